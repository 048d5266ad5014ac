"""What all tests in this folder share: two sites behind nginx, Chromium, and a visitor."""
import json
import os
import urllib.request

import pytest
from playwright.sync_api import sync_playwright

import sample

# Before others look at it. Processes that run the tests begin after this one.
if "PYTEST_XDIST_WORKER" not in os.environ:
    sample.build()

import chromium
import reader as readers
from controlled_server import ControlledServer
from pages import SITE, WHOLE
from reader import Reader
from site_copy import PAGES, SiteCopy
from site_server import SiteServer
from visitor import SharedWindows, Visitor

# Failures in these say what was found, as in the tests themselves.
pytest.register_assert_rewrite("accessibility", "reflow")


def pytest_configure(config):
    config.addinivalue_line("markers", "whole: opens pages of the site that `make site` built")


@pytest.fixture(scope="session")
def site_folder():
    """The site of some Pokémon."""
    return SITE


@pytest.fixture(scope="session")
def site(site_folder):
    """The address of that site."""
    with SiteServer(site_folder) as server:
        yield server.address


@pytest.fixture(scope="session")
def whole_site():
    """The address of the site that `make site` built."""
    with SiteServer(WHOLE) as server:
        yield server.address


@pytest.fixture(scope="session")
def data(site):
    """Loads a data file of the sample."""
    def load(name):
        with urllib.request.urlopen("%sdata/%s.json" % (site, name)) as file:
            return json.load(file)
    return load


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright):
    browser = chromium.launch(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def shared_windows(browser):
    return SharedWindows(browser)


@pytest.fixture
def visitor(shared_windows, request):
    """Opens pages of the sample, or of the whole site in tests that are marked so; no test may leave a fault on one: an
    error, a request that no page should make."""
    is_whole = request.node.get_closest_marker("whole") is not None
    visitor = Visitor(shared_windows, request.getfixturevalue("whole_site" if is_whole else "site"))
    yield visitor
    visitor.close()
    assert visitor.faults == []


@pytest.fixture
def copy(site_folder, tmp_path):
    return SiteCopy(site_folder, tmp_path / "site", PAGES)


@pytest.fixture
def server(copy):
    with ControlledServer(copy.folder) as server:
        yield server


@pytest.fixture
def reader(browser, server):
    """No test may leave a fault on a page: an error, or a word in the console."""
    with browser.new_context(**readers.SETTINGS) as context:
        reader = Reader(context, server.address)
        yield reader
    assert reader.faults == []
