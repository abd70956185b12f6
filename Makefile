# Long Roll: `make play` starts the program, `make test` runs every test. Both prepare .venv first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
GAMES ?= 5000

.PHONY: play test setup lint check web-check tests test-browser soak bench compiled test-compiled clean

play: setup
	@$(BIN)/longroll play

test: setup
	@$(MAKE) --no-print-directory -j 2 lint check web-check
	@$(MAKE) --no-print-directory tests

setup: $(READY)
	@$(BIN)/python tools/build_web.py

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Long Roll needs Python 3.11 or newer; this is " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $(READY)

web-check: setup
	@$(BIN)/python tools/build_web.py --check

lint: setup
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

check: setup
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache

tests: setup
	@$(BIN)/pytest -n 3 --dist worksteal --ignore=tests/browser --ignore=tests/soak
	@$(BIN)/pytest -n 2 --dist worksteal tests/browser

test-browser: setup
	@$(BIN)/pytest -n 2 --dist worksteal tests/browser

soak: setup
	@LONGROLL_GAMES=$(GAMES) LONGROLL_SWAPS=200 $(BIN)/pytest -n 2 tests/soak tests/acceptance tests/server/test_secrets.py \
		tests/gettysburg/test_literal.py tests/guns/test_literal.py tests/glory/test_literal.py tests/reason/test_literal.py

compiled: setup
	@$(BIN)/python tools/compile.py

test-compiled: compiled
	@PYTHONPATH=build/compiled $(BIN)/pytest -n 2 tests/gettysburg tests/acceptance

bench: setup
	@$(BIN)/longroll bench

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
