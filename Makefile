# `make play` and `make test` need Python 3.11 or later and nothing else: they set up the rest in .venv.

# A new .venv is made by the first of these that will do; `make play PYTHON=/some/python` overrules.
PYTHON = python3.13 python3.12 python3.11 python3 python

# Relative on purpose: the checkout may lie in a folder with spaces in its name.
VENV_PYTHON = .venv/bin/python
# What pip says is kept out of the way, and shown only when it could not do its work.
PIP_INSTALL = $(VENV_PYTHON) -m pip --disable-pip-version-check install --progress-bar off
QUIETLY = > .venv/pip.log 2>&1 || { tail -n 5 .venv/pip.log; \
	echo 'That could not be installed (is the network there?); .venv/pip.log has the whole story.'; exit 1; } >&2

# In constraints.txt everything above this line is enough to play.
FOR_DEVELOPERS = \# For developers, besides:

# What is installed in .venv is compiled where that can be: quickly to play, fully to test and to measure, or as
# ALEHOUSE_COMPILE says (see setup.py). Which of them is there now is kept as the name of a file.
TO_PLAY = .venv/installed-$(or $(ALEHOUSE_COMPILE),quick)
TO_TEST = .venv/installed-$(or $(ALEHOUSE_COMPILE),fully)
# In front of what is installed, this runs the source as it is.
AS_IT_IS = PYTHONPATH=src

.PHONY: help play page pictures transcripts test test-page test-compiled test-long test-learners ppo bench bench-envs bench-server bench-page lint format lock clean FORCE
.DELETE_ON_ERROR:
.NOTPARALLEL:

help:
	@echo 'make play       set up what is needed and open the page with the games (for others too: make play LAN=--lan)'
	@echo 'make page       build the page alone, after a change in web/'
	@echo 'make test       set up what is needed and run every check'
	@echo 'make test-long  run the slow searches that make test leaves out'
	@echo 'make test-learners run learners of others, which need PyTorch, in our environments'
	@echo 'make ppo        train a learner for five minutes, and say how well it plays'
	@echo 'make bench      measure the speed of every game, beside that of other libraries (takes half an hour)'
	@echo 'make bench-server  measure the server under load, beside that of boardgame.io (takes ten minutes)'
	@echo 'make bench-envs measure the learning environments, beside those of other libraries (takes five minutes)'
	@echo 'make bench-page    measure the page in a Chromium: how soon a board is there, how large it is, how soon an answer shows'
	@echo 'make pictures   take the pictures of the page anew (docs/screenshots)'
	@echo 'make transcripts  play in a terminal and write down anew what it looks like (docs/transcripts)'
	@echo 'make lint       run the checks that need no play: ruff and mypy'
	@echo 'make format     lay out the code, and mend what can be mended by itself'
	@echo 'make lock       rewrite constraints.txt with the newest versions'
	@echo 'make clean      remove all that make has set up or left behind'

play: $(TO_PLAY)
	@.venv/bin/alehouse page $(LAN)

page: .venv/has-what-it-needs
	$(VENV_PYTHON) web/tool.py build

# Rules and bots are tested as they are and compiled. The tests of server and terminal wait for clocks, lines, disks and
# processes, texts, documents and this file are what they are, the laboratory is hardly compiled, and it and what bots
# tell each other are counted over many games: these are run once, with what is installed. What is compiled cannot be
# broken on purpose: tests that do that to the server are run on the source as it is, and only there.
ONCE = tests/server tests/terminal tests/text tests/docs tests/setup tests/lab $(wildcard tests/games/*/test_talking.py)
BREAKING = tests/server/test_secrecy_catches.py

test: lint $(TO_TEST)
	$(AS_IT_IS) $(VENV_PYTHON) -m pytest -n auto --engine interpreted $(addprefix --ignore ,$(ONCE))
	$(AS_IT_IS) $(VENV_PYTHON) -m pytest --engine interpreted $(BREAKING)
	@$(MAKE) --no-print-directory test-page
	@$(MAKE) --no-print-directory test-compiled

# A machine with Python, pip and make alone can test what it can run; whoever counts on both kinds sets CI.
test-compiled: .venv/ready-to-develop $(TO_TEST)
	@if $(VENV_PYTHON) -c 'import alehouse, sys; sys.exit(not alehouse.COMPILED)'; then \
		$(VENV_PYTHON) -m pytest -n auto --engine compiled --ignore $(BREAKING); \
	else \
		$(VENV_PYTHON) -m pytest -n auto $(ONCE) || exit 1; \
		cat .venv/why-interpreted >&2; \
		echo 'Nothing is compiled here: what is compiled has NOT been tested.' >&2; test -z "$$CI"; \
	fi

# The page: types, lint, units, and whole games in a browser, if there is one.
test-page: .venv/ready-to-develop $(TO_TEST)
	$(AS_IT_IS) $(VENV_PYTHON) -m tests.web.fixtures
	$(AS_IT_IS) $(VENV_PYTHON) -m tests.web.bristol
	$(VENV_PYTHON) web/tool.py check

test-long: .venv/ready-to-develop $(TO_TEST)
	$(VENV_PYTHON) -m pytest -n auto -m long --timeout 3600

# PyTorch is large, and what comes with it is not pinned by hashes: it has an environment of its own, which finds all
# else in .venv.
LEARNERS = build/learners
test-learners: .venv/ready-to-develop $(TO_TEST) $(LEARNERS)/ready
	$(LEARNERS)/bin/python -m pytest learners

ppo: .venv/ready-to-develop $(TO_TEST) $(LEARNERS)/ready
	$(LEARNERS)/bin/python examples/ppo.py

$(LEARNERS)/ready: learners/requirements.txt .venv/ready-to-develop
	$(VENV_PYTHON) -m venv --clear $(LEARNERS)
	$(VENV_PYTHON) -c 'import sysconfig; print(sysconfig.get_path("purelib"))' \
		> "$$($(LEARNERS)/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/alehouse.pth"
	$(LEARNERS)/bin/python -m pip install --quiet $(PIP_LEARNERS) -r learners/requirements.txt
	@touch $@

bench: .venv/ready-to-develop $(TO_TEST)
	$(VENV_PYTHON) -m benchmarks

bench-envs: .venv/ready-to-develop $(TO_TEST)
	$(VENV_PYTHON) -m benchmarks.envs

bench-server: .venv/ready-to-develop $(TO_TEST)
	$(VENV_PYTHON) -m benchmarks.server

bench-page: .venv/ready-to-develop $(TO_TEST)
	$(VENV_PYTHON) -m benchmarks.page

pictures: .venv/ready-to-develop
	$(AS_IT_IS) $(VENV_PYTHON) -m tests.web.fixtures
	$(AS_IT_IS) $(VENV_PYTHON) -m tests.web.bristol
	$(VENV_PYTHON) web/tool.py pictures

transcripts: .venv/ready-to-develop
	$(AS_IT_IS) $(VENV_PYTHON) -m tests.terminal.transcripts

lint: .venv/ready-to-develop
	$(VENV_PYTHON) -m ruff check
	$(VENV_PYTHON) -m ruff format --check
	$(VENV_PYTHON) -m mypy

format: .venv/ready-to-develop
	$(VENV_PYTHON) -m ruff check --fix
	$(VENV_PYTHON) -m ruff format

clean:
	rm -rf .venv build dist src/*.egg-info src/alehouse/server/page web/node_modules web/test-results web/gallery/moments web/gallery/pictures .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +


# Setting up.

# What tests leave behind is no reason to compile again. What building left behind would be packed again, removed
# modules too. pip keeps to itself what setup.py says, unless it is asked to be verbose; and why nothing was compiled is
# worth showing.
.venv/installed-%: .venv/has-what-it-needs setup.py pyproject.toml $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.value.json') \
		$(shell find web \( -name node_modules -o -name moments -o -name tests -o -name test-results \) -prune -o -type f -print)
	@echo 'Installing Alehouse into .venv$(TAKES_$*) ...'
	@rm -rf .venv/installed-* build/lib* build/bdist* build/temp*
	@ALEHOUSE_COMPILE=$(filter-out fully,$*) \
		$(PIP_INSTALL) --verbose --no-deps --no-build-isolation --force-reinstall . $(QUIETLY)
	@sed -n 's/^ *\(.*: Alehouse will run interpreted, and slower\.\)$$/\1/p' .venv/pip.log > .venv/why-interpreted
	@cat .venv/why-interpreted
	@.venv/bin/alehouse --version
	@touch $@ $(WILL_DO_FOR_$*)

TAKES_quick = ; compiling takes a minute or two, once (to do without: make play ALEHOUSE_COMPILE=no)
TAKES_fully = ; compiling it fully takes a few minutes, once
TAKES_yes = $(TAKES_fully)
WILL_DO_FOR_fully = .venv/installed-quick
WILL_DO_FOR_yes = .venv/installed-quick .venv/installed-fully

.venv/has-what-it-needs: .venv/here constraints.txt
	@echo 'Installing what Alehouse needs into .venv ...'
	@sed '/^$(FOR_DEVELOPERS)/,$$d' constraints.txt > .venv/to-play.txt
	@$(PIP_INSTALL) --require-hashes -r .venv/to-play.txt $(QUIETLY)
	@touch $@

.venv/ready-to-develop: .venv/has-what-it-needs
	@echo 'Installing the tools that check Alehouse into .venv ...'
	@$(PIP_INSTALL) --require-hashes -r constraints.txt $(QUIETLY)
	@touch $@

NEW_ENOUGH = import sys; sys.exit(sys.version_info < (3, 11))

# Looked at every time, changed only when needed: a checkout that was moved must be installed again, because
# scripts in .venv know where they lie; a .venv whose Python is gone or too old must be made again.
.venv/here: FORCE
	@$(VENV_PYTHON) -c 'import pip; $(NEW_ENOUGH)' 2>/dev/null || { $(MAKE_VENV); }
	@test "$$(cat $@ 2>/dev/null)" = "$$(pwd)" || pwd > $@

# A name on the path proves nothing (it may be a shim without a Python behind it), so each is tried. Debian
# packs ensurepip, without which a .venv has no pip, apart from Python.
define MAKE_VENV
found=; \
for python in $(PYTHON); do \
	"$$python" -c '$(NEW_ENOUGH)' 2>/dev/null || continue; \
	found="$$python"; \
	"$$python" -c 'import ensurepip, venv' 2>/dev/null && exec "$$python" -m venv --clear .venv; \
done; \
if [ "$$found" ]; then \
	echo "$$found cannot make virtual environments yet: install its venv module (on Debian and Ubuntu:" \
		"apt install $$("$$found" -c 'import sys; print("python3.%d-venv" % sys.version_info[1])'))." >&2; \
else \
	echo 'Alehouse needs Python 3.11 or later, and none was found: install it, or name it with make PYTHON=...' >&2; \
fi; \
exit 1
endef


# Pinning. Two parts, because pip can install a whole file with hashes, but not a part of it by name.

LOCK = build/lock
COMPILE = $(LOCK)/bin/python -m uv pip compile --no-config --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-emit-find-links --no-header --no-annotate

TO_BUILD = import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")

# What playing needs on some machines only, developing may need on all: it stands in both parts.
lock: .venv/here
	$(VENV_PYTHON) -m venv --clear $(LOCK)
	$(LOCK)/bin/python -m pip install --quiet uv
	$(VENV_PYTHON) -c '$(TO_BUILD)' | $(COMPILE) pyproject.toml - > $(LOCK)/to-play.txt
	$(COMPILE) pyproject.toml --extra dev --constraints $(LOCK)/to-play.txt > $(LOCK)/besides.txt \
		$$(sed -n '/ ; /!s/^\([a-z0-9-]*\)==.*/--no-emit-package \1/p' $(LOCK)/to-play.txt)
	(echo '# To play:'; cat $(LOCK)/to-play.txt; \
		echo '$(FOR_DEVELOPERS)'; grep -v '^#' $(LOCK)/besides.txt) > constraints.txt
	$(COMPILE) benchmarks/peers.in > benchmarks/peers.txt
	$(COMPILE) benchmarks/server/node.in > benchmarks/server/node.txt
	rm -rf $(LOCK)
