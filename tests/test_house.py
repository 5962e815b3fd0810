"""The floor plan. import-linter holds the layers; this holds what each floor may take from outside."""

import ast
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "modernart"
PURE = ["games", "players", "table", "saves", "league", "terminal"]


def imports(file):
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are spelled out"
            yield node.module


def sources(floor):
    files = sorted((PACKAGE / floor).rglob("*.py"))
    assert files
    return files


@pytest.mark.parametrize("floor", PURE)
def test_below_the_screen_there_is_only_the_standard_library(floor):
    for file in sources(floor):
        for module in imports(file):
            top = module.split(".")[0]
            assert top == "modernart" or top in sys.stdlib_module_names, f"{file}: {module}"


def test_the_rules_know_no_files_no_clock_no_global_random():
    forbidden = {
        "os",
        "io",
        "pathlib",
        "time",
        "datetime",
        "random",
        "secrets",
        "threading",
        "sys",
        "socket",
        "tempfile",
    }
    for file in sources("games"):
        assert not forbidden & {module.split(".")[0] for module in imports(file)}, file
        names = {
            node.id for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Name)
        }
        assert not {"print", "input", "eval", "exec"} & names, file


def test_no_check_hangs_on_an_assert():
    """Packed for a phone, asserts are gone."""
    for file in sorted(PACKAGE.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        assert not [node for node in ast.walk(tree) if isinstance(node, ast.Assert)], file


def test_every_test_folder_mirrors_a_floor():
    folders = {path.name for path in Path(__file__).parent.iterdir() if path.is_dir() and not path.name.startswith("_")}
    assert folders - {"golden"} <= {path.name for path in PACKAGE.iterdir() if path.is_dir()}
