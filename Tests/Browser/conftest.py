"""What all tests in this folder share: the site behind nginx, Chromium, and a visitor."""
import os

import pytest
from playwright.sync_api import sync_playwright

import chromium
from site_server import SiteServer
from visitor import Visitor

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


@pytest.fixture(scope="session")
def site():
    """The address of the site that `make site` built."""
    with SiteServer(os.environ.get("SITE", os.path.join(ROOT, "Public"))) as server:
        yield server.address


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def visitor(browser, site):
    """Opens pages; no test may leave a fault on one: an error, a request that no page should make."""
    visitor = Visitor(browser, site)
    yield visitor
    visitor.close()
    assert visitor.faults == []
