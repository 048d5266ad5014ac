#!/usr/bin/env python3
"""Measures when the largest part of a page is drawn in Chromium, from nginx on this machine.

usage: Tests/Browser/paint.py SITE, with the Python in .build/browser-venv

Prints a page and the median of its seconds a line, apart by a tab; .ci/bench shows them. Each visit is
a first one. Pictures of other hosts are a stand-in of their size that comes at once.
"""
import re
import statistics
import sys

from playwright.sync_api import sync_playwright

import chromium
from site_server import SiteServer

VISITS = 9
PAGES = {"list": "en/", "Pokémon": "en/pokemon/pikachu/"}
LARGEST = """() => new Promise((done) => new PerformanceObserver((list) => {
    done(list.getEntries().at(-1).startTime / 1000);
}).observe({ type: "largest-contentful-paint", buffered: true }))"""
PAINTED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


def visit(browser, site, path, pictures):
    """The seconds from asking for a page to its largest contentful paint."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, service_workers="block")
    context.route(re.compile("^(?!%s)" % re.escape(site)), lambda route: route.fulfill(
        body=pictures["home" in route.request.url], content_type="image/png"))
    page = context.new_page()
    page.goto(site + path, wait_until="load")
    page.evaluate(PAINTED)
    seconds = page.evaluate(LARGEST)
    context.close()
    return seconds


def main():
    # Keyed by whether it stands for the large picture of a Pokémon's own page.
    pictures = {True: chromium.png(512, 512), False: chromium.png(96, 96)}
    with SiteServer(sys.argv[1]) as server, sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        for name, path in PAGES.items():
            visit(browser, server.address, path, pictures)
            print("%s\t%.4f" % (name, statistics.median(
                visit(browser, server.address, path, pictures) for _ in range(VISITS))))
        browser.close()


if __name__ == "__main__":
    main()
