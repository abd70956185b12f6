# Long Roll: `make play` starts the program, `make test` runs every test. Both first prepare .venv with what they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAMES ?= 5000
OPTIONS ?=

.PHONY: play test setup slim lint check web-check tests test-browser soak bench compiled test-compiled wheels lock clean

play:
	@$(PYTHON) tools/setup.py play
	@$(BIN)/longroll play $(OPTIONS)

test: setup
	@$(MAKE) --no-print-directory -j 2 lint check web-check
	@$(MAKE) --no-print-directory tests

setup:
	@$(PYTHON) tools/setup.py dev

slim:
	@$(PYTHON) tools/setup.py slim

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

wheels: setup
	@$(BIN)/hatchling build
	@LONGROLL_COMPILE=1 $(BIN)/hatchling build -t wheel
	@ls -l dist

lock:
	@$(PYTHON) -m venv build/lock
	@build/lock/bin/pip install --quiet --disable-pip-version-check uv
	@build/lock/bin/uv pip compile --quiet --upgrade --universal --all-extras --python-version 3.11 --no-annotate \
		--custom-compile-command "make lock" --output-file requirements.lock pyproject.toml

bench: setup
	@$(BIN)/longroll bench

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
