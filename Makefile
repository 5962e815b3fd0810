# `make play` and `make test` set everything up by themselves; the second time they start at once.

PY := .venv/bin/python

.PHONY: play demo shots test torture check golden bench paintings school clean

play: .venv/set-up-play
	@if $(PY) -m modernart.app.window; then $(PY) main.py; \
	else echo "There is no screen here, so a game is played offscreen instead."; $(PY) -m tools.stagehand.demo; fi

demo: .venv/set-up-play
	@$(PY) -m tools.stagehand.demo

shots: .venv/set-up-play
	@$(PY) -m tools.stagehand.shots

test: check
	$(PY) -m pytest -n 2 --dist worksteal
	@echo "Once more without asserts and docstrings, as on a phone:"
	HYPOTHESIS_PROFILE=quick $(PY) -OO -m pytest -n 2 tests/games tests/players tests/table tests/saves

# As many as one likes: make torture N=2000
N ?= 2000
torture: .venv/set-up-dev
	@$(PY) -m tools.torture $(N)

check: .venv/set-up-dev
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	.venv/bin/lint-imports --no-logo

golden: .venv/set-up-dev
	PYTHONPATH=tests $(PY) -m golden.write

bench: .venv/set-up-bench
	$(PY) -m bench

paintings: .venv/set-up-art
	$(PY) -m tools.painters --sheet
	$(PY) -m tools.marks --sheet
	$(PY) -m tools.sounds

# Teach the bots' appraiser anew, from a few thousand games among bots: about ten minutes on two cores.
school: .venv/set-up-art
	$(PY) -m tools.school

# One stamp for each set of packages; older than pyproject.toml, and it is made again.
.venv/set-up-%: pyproject.toml tools/set_up.sh
	@sh tools/set_up.sh $*

clean:
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
