"""docs/RULES.md and the tests beside this file must not part ways."""

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULES = (HERE.parents[3] / "docs" / "RULES.md").read_text(encoding="utf-8")
TESTS = re.findall(r"def (test_r\w+)", "".join(file.read_text(encoding="utf-8") for file in HERE.glob("test_r*.py")))

RULE_TEXTS = dict(re.findall(r"^(R\d+\.\d+) (.*?)(?=^R\d+\.\d+ |^## |\Z)", RULES, re.MULTILINE | re.DOTALL))


def named_after(rule):
    return [test for test in TESTS if re.match(rf"test_{rule.replace('.', '_').lower()}_(?!\d)", test)]


def test_the_rules_were_found():
    assert len(RULE_TEXTS) == 38


@pytest.mark.parametrize("rule", ["R1", *RULE_TEXTS])
def test_the_rule_has_a_test(rule):
    assert named_after(rule)


@pytest.mark.parametrize("rule", [rule for rule, text in RULE_TEXTS.items() if "ruling" in text.lower()])
def test_the_ruling_has_a_test(rule):
    assert [test for test in named_after(rule) if "_ruling_" in test]
