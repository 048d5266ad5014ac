"""Wherever a page says how many there are, that many are there."""
import glob
import os
import re

import pytest

from cases import IS_THOROUGH, rarely
from pages import LANGUAGES, WHOLE

# `make test` reads a part of the pages, and fewer of moves and Pokémon; `make test-all` all pages.
STEP, OTHER_STEP = (1, 1) if IS_THOROUGH else (80, 4)
TABLE = re.compile(r"<table.*?</table>", re.DOTALL)
FOLD = re.compile(r'<details class="dex-fold".*?</details>', re.DOTALL)
SECTION = re.compile(r'<section class="dex-section"(?:(?!<section).)*?</section>', re.DOTALL)
COUNT = r'[^>]*>([\d,]+)[^<]*<'
# Cards, but those that are shown in earlier games alone.
CARD = re.compile(r'<li(?![^>]* data-in=)[^>]*><span class="dex-art')


def pages(language):
    folder = os.path.join(WHOLE, language)
    places = sorted(glob.glob(os.path.join(folder, "**", "index.html"), recursive=True))
    others = [place for place in places if not re.match(r"(moves|pokemon)/.", os.path.relpath(place, folder))]
    of_many = sorted(set(places) - set(others))
    return others[::OTHER_STEP] + of_many[::STEP]


def number(text):
    return int(text.replace(",", ""))


def rows(table):
    return len(re.findall("<tr", table.partition("<tbody>")[2]))


def wrong_counts(html):
    """What a page says, and how many there are, wherever these differ."""
    said = []
    for fold in FOLD.findall(html):
        for count in re.findall(r'data-count="pokemon"' + COUNT, fold):
            said.append((count, rows(fold)))
    for table in TABLE.findall(html):
        for count in re.findall(r'data-count="moves"' + COUNT, table):
            said.append((count, rows(table)))
    for section in SECTION.findall(html):
        note = re.search(r'<p class="dex-section__note"' + COUNT, section)
        cards = len(CARD.findall(section))
        if note and cards:
            said.append((note.group(1), cards))
    return [(count, real) for count, real in said if number(count) != real], len(said)


@pytest.mark.parametrize("language", ["en", *rarely("ja")])
def test_every_count_is_right(language):
    wrong, counted = {}, 0
    for place in pages(language):
        with open(place, encoding="utf-8") as file:
            found, said = wrong_counts(file.read())
        counted += said
        if found:
            wrong[os.path.relpath(place, WHOLE)] = found
    assert counted > (500 if IS_THOROUGH else 200)
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ability_has_as_many_pokemon_as_its_lists_together(language):
    for place in glob.glob(os.path.join(WHOLE, language, "abilities", "*", "index.html")):
        with open(place, encoding="utf-8") as file:
            html = file.read()
        # The last figure of the head; side games' abilities have none.
        figures = re.findall(r'<dd>([\d,]+)<', html)
        titles = re.findall(r'<h2 class="dex-section__title">([^<]*)</h2>', html)
        terms = re.findall(r'<dt>([^<]*)<', html)
        if figures:
            assert number(figures[-1]) == len(CARD.findall(html)), place
        if CARD.search(html):
            assert not set(titles) & set(terms), place


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_families_has_as_many_as_it_says(language):
    with open(os.path.join(WHOLE, language, "evolutions", "index.html"), encoding="utf-8") as file:
        html = file.read()
    with open(os.path.join(WHOLE, language, "about", "index.html"), encoding="utf-8") as file:
        about = file.read()
    families = set(re.findall(r'href="\.\./evolutions/((?!generation-)[a-z0-9-]+)/"', html.partition("<main")[2]))
    assert number(re.search(r'class="dex-head__count"' + COUNT, html).group(1)) == len(families)
    assert '<dd>%d<' % len(families) in about
