# Two commands: `make run` plays, `make test` proves. `make dev` is for whoever changes something.

PYTHON ?= python3
BIN := .venv/bin
export UV_PYTHON_DOWNLOADS := never
export UV_LINK_MODE := copy
# Behind a company's certificate: uv and node trust what this machine trusts.
export UV_SYSTEM_CERTS := 1
export NODE_USE_SYSTEM_CA := 1
UV := $(BIN)/uv --quiet
STATIC := build/offline
SOURCES := $(shell find src web hatch_build.py scripts/build_*.py scripts/rules.h pyproject.toml -type f \
	-not -path '*/node_modules/*' -not -path '*/__pycache__/*' -not -path '*/tests/*' 2>/dev/null)

.PHONY: run dev test check coverage test-compiled chromium web-test tools setup setup-dev lock \
	clean mutants static static-parts test-static

run: setup
	$(BIN)/ludotheque serve $(if $(wildcard $(STATIC)/boot.js),--offline $(STATIC))

# The whole collection as a folder for any web host; `make run` then offers it to visitors, too.
static: setup-dev
	$(BIN)/ludotheque build-static $(STATIC)

# The working tree, served while it is worked on: http://127.0.0.1:5173
dev: tools
	$(BIN)/python scripts/dev

test: setup-dev chromium
	$(MAKE) web-test
	$(MAKE) --jobs=2 --output-sync=target check coverage static-parts
	$(MAKE) test-compiled

# Format, lint, types, layers: under a minute.
check: tools
	$(BIN)/ruff format --check . scripts/dev scripts/mutants scripts/versions
	$(BIN)/ruff check . scripts/dev scripts/mutants scripts/versions
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

# The working tree: compiled code hides from coverage, so the rules run from their sources here.
coverage: tools
	$(BIN)/coverage run -m pytest -q -p no:cacheprovider -m 'not slow' \
		tests/rules tests/library/test_pickle.py tests/test_package.py src/ludotheque/games
	$(BIN)/coverage report

# Every test, against the package as it is installed; four at once, for browsers wait a lot. What
# fails beside others is named and tried once more, alone: it may only have waited for the machine.
test-compiled: export TEST_STATIC = 1
test-compiled: export TEST_COMPILED = 1
test-compiled: setup-dev chromium
	$(BIN)/python -m pytest -n 4 || \
		$(BIN)/python -m pytest --last-failed --last-failed-no-failures none

# Parts of the static edition, kept for its tests; where they cannot be fetched, those are left out.
static-parts: setup-dev
	-$(BIN)/ludotheque build-static build/tried

# On demand: all tests of the static edition; with TEST_FIREFOX=1 those in Firefox, too.
test-static: setup-dev chromium
	TEST_STATIC=all TEST_COMPILED=1 $(BIN)/python -m pytest tests/static

# Format, types and unit tests of the browser's side, with node from the virtual environment.
web-test: tools
	cd web && export PATH="$(CURDIR)/$(BIN):$$PATH" && npm install --no-save --loglevel=error && \
		npm run --silent format-check && npm run --silent check && npm run --silent test

chromium:
	@command -v chromium-headless-shell >/dev/null || scripts/install-chromium

tools: .venv/locked-dev
setup: .venv/installed
setup-dev: tools .venv/installed

# An old pip knows only its own certificates: then the machine's are tried.
.venv/bin/uv:
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv || \
		PIP_CERT="$$($(PYTHON) -c 'import ssl; found = ssl.get_default_verify_paths(); \
			print(found.cafile or found.capath or "")')" \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check uv

.venv/locked: .venv/bin/uv requirements.lock
	$(UV) pip install --python $(BIN)/python -r requirements.lock
	@touch $@

.venv/locked-dev: .venv/bin/uv requirements-dev.lock
	$(UV) pip install --python $(BIN)/python -r requirements-dev.lock
	@touch .venv/locked $@

.venv/installed: .venv/locked $(SOURCES)
	@echo "Building the rules and the pages (about a minute the first time)"
	$(BIN)/uv pip install --python $(BIN)/python --quiet --no-deps --no-build-isolation \
		--reinstall-package ludotheque .
	@$(BIN)/python -c 'from ludotheque.lab.bench import is_compiled; is_compiled() or print(\
		"No C compiler with Python headers was found: the rules run interpreted, slower.")'
	@touch $@

lock: .venv/bin/uv
	$(UV) pip compile --universal --generate-hashes --no-header --no-annotate \
		--no-emit-index-url --extra server --extra build -o requirements.lock pyproject.toml >/dev/null
	$(UV) pip compile --universal --generate-hashes --no-header --no-annotate \
		--no-emit-index-url --extra dev -o requirements-dev.lock pyproject.toml >/dev/null

clean:
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache \
		.hypothesis .coverage web/node_modules src/ludotheque/server/static

# On demand: small changes of a game's rules that its rule tests must notice.
mutants: setup-dev
	$(BIN)/python scripts/mutants $(GAME)
