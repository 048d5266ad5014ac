"""What the pages ask for, and how much of it there is."""
import glob
import gzip
import os
import re
import urllib.request
from urllib.parse import urljoin

import pytest

from cases import rarely
from pages import LANGUAGES, LEADING_ON, WHOLE, all_kinds

LOADED = "performance.getEntriesByType('resource').map(({ name }) => name)"
STYLES = re.compile('<link rel="stylesheet" href="([^"]+)"')


def size_on_the_way(address):
    """How many bytes a file takes from nginx, which compresses it."""
    request = urllib.request.Request(address, headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(request) as response:
        body = response.read()
    assert response.headers["Content-Encoding"] == "gzip" and gzip.decompress(body)
    return len(body)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_is_small(whole_site, language):
    address = whole_site + language + "/"
    assert size_on_the_way(address) <= 60_000
    with urllib.request.urlopen(address) as response:
        assert len(response.read()) <= 500_000


def test_the_data_are_small():
    """The names of everything that is searched for, and who learns what in a game, take most."""
    for place in glob.glob(os.path.join(WHOLE, "data", "**", "*.json"), recursive=True):
        path = os.path.relpath(place, os.path.join(WHOLE, "data"))
        with open(place, "rb") as file:
            size = len(gzip.compress(file.read(), 6))
        limits = {"search": 90_000, "pages/": 76_000, "learnsets/": 72_000}
        most = next((limit for start, limit in limits.items() if path.startswith(start)), 60_000)
        assert size <= most, path


@pytest.mark.parametrize("path", [path for path in ("en/" + kind for kind in all_kinds()) if path not in LEADING_ON])
def test_the_styles_are_small(site, path):
    with urllib.request.urlopen(site + path) as response:
        styles = STYLES.findall(response.read().decode())
    assert styles and sum(size_on_the_way(urljoin(site + path, style)) for style in styles) <= 14_000


@pytest.mark.parametrize("path, most", [
    ("ja/?q=type:water+move:surf", 45_000),
    *rarely(("ja/pokedexes/paldea/", 35_000), ("en/", 35_000), ("ja/?q=type:water", 39_300), ("en/?q=place:mt-moon", 39_800),
            ("en/?q=pika", 43_400))])
def test_the_scripts_of_a_list_are_small(visitor, path, most):
    page = visitor.open(path, wait_until="networkidle")
    addresses = {address.split("?")[0] for address in page.evaluate(LOADED) if address.endswith(".js")}
    assert len(addresses) > 10
    assert sum(size_on_the_way(address) for address in addresses) <= most


@pytest.mark.parametrize("locale, language", [("ja-JP", "ja"), *rarely(("en-GB", "en"), ("fr-FR", "en"))])
def test_the_front_page_leads_to_the_reader_s_language(visitor, locale, language):
    visitor.open("", stays=False, locale=locale, wait_until="commit").wait_for_url("**/%s/" % language)


def test_the_front_page_offers_both_languages_without_scripts(visitor):
    page = visitor.open("", java_script_enabled=False)
    offered = page.locator("main a").evaluate_all("(links) => links.map((link) => link.hreflang)")
    assert offered == LANGUAGES


def test_another_address_leads_to_its_pokemon(visitor):
    page = visitor.open("en/pokemon/giratina/", stays=False, wait_until="commit")
    page.wait_for_url("**/en/pokemon/giratina-*/")
