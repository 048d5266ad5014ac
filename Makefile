# `make site` and `make test` install what they need on a fresh Debian with Swift.

options  := --explicit-target-dependency-import-check error
# The optimized program and the tests use the same modules, so that these are compiled once. What debuggers
# need takes a tenth of the time, and is not in the program. A module's interface comes with its code: apart, the
# compiler would read everything twice.
release  := -c release -Xswiftc -enable-testing -Xswiftc -gnone -Xswiftc -no-emit-module-separately-wmo $(options)
program  := .build/release/pokedex-site
sources  := Package.swift Sources Tests

# Build dependencies, as NAME:PACKAGE. NAME is a library as pkg-config knows it, or a command that succeeds
# only when the Debian package is installed.
libraries := sqlite3:libsqlite3-dev libxml-2.0:libxml2-dev libcurl:libcurl4-openssl-dev \
             'test -s /etc/ssl/certs/ca-certificates.crt:ca-certificates'

# What the tests of the completions and the manual need.
shells  := zsh:zsh fish:fish groff:groff-base mandoc:mandoc

# What the tests of the website need: three browsers, a screen for one of them, a web server, a Japanese font, Python.
browser := chromium-headless-shell:chromium-headless-shell firefox-esr:firefox-esr WebKitWebDriver:webkit2gtk-driver Xvfb:xvfb nginx:nginx fc-list:fontconfig 'fc-list -q :lang=ja:fonts-noto-cjk' \
           'python3 -m ensurepip --version:python3-venv'
python  := .build/browser-venv

# What other sources say about the games, for `make facts`.
FACTS := ../shared/facts

# Where `make install` installs. Packages set DESTDIR to the folder that stands for the root.
PREFIX  := /usr/local
DESTDIR :=

# macOS has Swift's libraries, and Xcode has SQLite and libxml2; Homebrew has the rest.
ifeq ($(shell uname),Darwin)
libraries :=
else
release += -Xlinker --strip-all
endif

script_tests  := node --test Tests/JavaScript/*.test.mjs
browser_tests := $(python)/bin/python -m pytest Tests/Browser
facts_tests   := $(python)/bin/python -m pytest -q -rs -p no:cacheprovider .ci/facts/tests

.PHONY: site test test-fast test-all test-browser bench check dist install facts icons pictures format lint compile program place packages node browser shells clean help

site: program ## Builds the program, and the website into Public.
	$(program) build

# All tests run at the same time; the count of Swift's is the last line.
test: compile site browser node shells ## Runs the tests.
	.ci/together JavaScript '$(script_tests)' Facts '$(facts_tests)' Chromium '$(browser_tests)' Swift 'swift test $(release) --disable-xctest --skip-build'

test-fast: packages node place ## Runs the unit tests of Swift and JavaScript, without the program, the browser and whole contents.
	$(script_tests)
	swift test --disable-xctest $(options) --skip PokedexCLITests --skip PokeAPITests.RealContent

test-all: export TEST_ALL = 1
test-all: browser += 'java -version:default-jre-headless' rsync:rsync jq:jq apache2:apache2 caddy:caddy lighttpd:lighttpd \
                     'test -e /usr/lib/lighttpd/mod_deflate.so:lighttpd-mod-deflate'
test-all: test ## Runs all tests with every combination, every random case, whole updates, and the packages.
	@.ci/require debootstrap:debootstrap
	$(python)/bin/python -m pytest -q --tb=short -p no:cacheprovider Tests/Packages

test-browser: site browser ## Runs the tests of the website in browsers.
	$(browser_tests)

bench: compile site browser ## Measures the program and the website, and prints a table.
	.ci/bench $(program) --python $(python)/bin/python

check: program ## Checks the templates and every page in Public.
	$(program) check

dist: program ## Makes the packages: a .tar.gz, a .deb and their sums, in dist.
	@.ci/require objdump:binutils dpkg-deb:dpkg git:git xz:xz-utils
	.ci/dist $(program)

install: ## Installs what `make program` has built, below PREFIX (/usr/local).
	@test -x $(program) || { echo 'error: there is no $(program); run "make program" first' >&2; exit 1; }
	.ci/install $(program) $(PREFIX) $(DESTDIR)

facts: ## Makes content/facts from what other sources say, in the folder FACTS.
	python3 .ci/facts $(FACTS) content/pokedex.sqlite content/facts

icons: ## Renders the PNG icons from the SVG icon.
	.ci/icons

pictures: program browser ## Takes the screenshots in the README.
	$(python)/bin/python .ci/pictures

format: ## Formats the Swift files in place.
	swift format format --in-place --parallel --recursive $(sources)

lint: ## Checks the format of the Swift files.
	swift format lint --strict --parallel --recursive $(sources)

program: packages place ## Builds the program.
	swift build $(release) --product pokedex-site

compile: packages place ## Compiles the program and the tests at the same time.
	swift build $(release) --build-tests --disable-xctest

# What was compiled names its folder: in another one the compiler says "missing required module".
place:
	@test ! -f .build/place || test "$$(cat .build/place)" = "$(CURDIR)" || \
	    { echo "this checkout was built in $$(cat .build/place) and has been moved since: run make clean first" >&2; exit 1; }
	@mkdir -p .build && echo "$(CURDIR)" > .build/place

packages:
	@.ci/require $(libraries)

node:
	@.ci/require node:nodejs

shells:
	@.ci/require $(shells)

browser: $(python)/ready
	@.ci/require $(browser)

$(python)/ready: Tests/Browser/requirements.txt
	@.ci/require $(browser)
	python3 -m venv --clear $(python)
	$(python)/bin/pip install --quiet --disable-pip-version-check --requirement $<
	@touch $@

clean: ## Removes all build products; the website stays.
	rm -rf .build .build-compare dist

help: ## Shows this list.
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' Makefile | expand -t 14
