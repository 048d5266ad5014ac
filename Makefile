# `make site` and `make test` do everything on a fresh Debian with Swift, set-up included.

release  := swift build -c release --static-swift-stdlib --product pokedex-site \
            --explicit-target-dependency-import-check error -Xlinker --strip-all
program  := .build/release/pokedex-site
sources  := Package.swift Sources Tests

# What the build and `update` need: a library as pkg-config names it, or a command that succeeds only
# where it is there, and the Debian package it comes in.
libraries := sqlite3:libsqlite3-dev libxml-2.0:libxml2-dev libcurl:libcurl4-openssl-dev \
             'test -s /etc/ssl/certs/ca-certificates.crt:ca-certificates'

# What shows the site as readers see it, and the Python that looks at it.
browser := chromium-headless-shell:chromium-headless-shell nginx:nginx fc-list:fontconfig 'fc-list -q :lang=ja:fonts-noto-cjk' \
           'python3 -m ensurepip --version:python3-venv'
python  := .build/browser-venv

.PHONY: site test test-all test-browser bench check icons pictures format lint program packages browser clean help

site: program ## Builds the program and, with it, the website into Public.
	$(program) build

# Tests of other kinds come before Swift's, whose count closes the output.
test: test-browser ## Runs all tests; the count of Swift's stands in the last line.
	@.ci/packages node:nodejs
	node --test Tests/JavaScript/*.test.mjs
	swift test --disable-xctest --explicit-target-dependency-import-check error

test-all: test ## Runs all tests, and those that fetch the whole of PokéAPI from the server beside the project.
	TEST_ALL=1 swift test --disable-xctest --filter RealContentUpdateTests

test-browser: site browser ## Runs the tests that look at the website in Chromium.
	$(python)/bin/python -m pytest Tests/Browser

bench: program browser ## Measures the program and prints a table of figures.
	.ci/bench $(program) --python $(python)/bin/python

check: program ## Checks the templates and every page in Public.
	$(program) check

icons: ## Renders the icons that must be PNG from the one that is SVG.
	.ci/icons

pictures: site browser ## Takes the pictures of the website that the README shows.
	$(python)/bin/python .ci/pictures

format: ## Formats the Swift files in place.
	swift format format --in-place --parallel --recursive $(sources)

lint: ## Says where a Swift file departs from the format, and fails.
	swift format lint --strict --parallel --recursive $(sources)

program: packages
	$(release)

packages:
	@.ci/packages $(libraries)

browser: $(python)/ready
	@.ci/packages $(browser)

$(python)/ready: Tests/Browser/requirements.txt
	@.ci/packages $(browser)
	python3 -m venv --clear $(python)
	$(python)/bin/pip install --quiet --disable-pip-version-check --requirement $<
	@touch $@

clean: ## Removes what the compiler made; the website stays.
	rm -rf .build .build-bench

help: ## Shows this list.
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' Makefile | expand -t 14
