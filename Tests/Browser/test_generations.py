"""Long pages: who learns a move in earlier games has a page of its own."""
import gzip
import os
import re

import pytest
from playwright.sync_api import expect

from cases import IS_THOROUGH, rarely
from pages import LANGUAGES, WHOLE
from test_finder import FAILURES, fails
from test_learnsets import choose, ready

pytestmark = pytest.mark.whole
# The lists of all Pokémon, whole without scripts.
LISTS = [os.path.join(WHOLE, language) for language in LANGUAGES]


def html_files():
    for language in LANGUAGES:
        for folder, _, names in os.walk(os.path.join(WHOLE, language)):
            yield from (os.path.join(folder, name) for name in names if name.endswith(".html"))


def test_no_page_is_too_long():
    for file in html_files():
        size = os.path.getsize(file)
        is_list = os.path.dirname(file) in LISTS
        assert size <= (400_000 if is_list else 300_000), file
        # Markup takes at most a quarter of its size when it is compressed, and of what is long a sixth.
        if size > (140_000 if IS_THOROUGH else 220_000):
            with open(file, "rb") as page:
                assert len(gzip.compress(page.read(), 6)) <= (44_000 if is_list else 43_000), file


@pytest.mark.parametrize("language", ["en", *rarely("ja")])
def test_a_line_leads_to_the_earlier_games(visitor, language):
    page = visitor.open(language + "/moves/rest/", java_script_enabled=False)
    # Rows that scroll into view get their own heights, so that the line moves away from a pointer.
    page.locator("#learners-earlier > a").press("Enter")
    page.wait_for_url("**/%s/moves/rest/earlier/" % language, wait_until="commit")
    page.locator("#learners-earlier tbody tr").nth(500).wait_for(state="attached")
    page.locator(".dex-head a").click()
    page.wait_for_url("**/%s/moves/rest/" % language, wait_until="commit")


def test_fragments_lead_to_the_earlier_games(visitor):
    page = ready(visitor.open("en/moves/rest/#generation-3", stays=False))
    page.wait_for_function("""() => {
        const line = document.getElementById("generation-3");
        const { top, height } = line.getBoundingClientRect();
        return line.closest("details")?.open && height > 0 && top >= 0 && top < innerHeight;
    }""")


def test_learners_of_the_earlier_games_come(visitor):
    page = ready(visitor.open("en/moves/rest/", stays=False))
    choose(page, "ruby-sapphire")
    rows = page.locator("details#learners-earlier[open] tbody tr").locator("visible=true")
    rows.first.wait_for()
    assert page.locator("details.dex-fold[open]").count() == 1
    assert "?game=ruby-sapphire" in page.url
    # They say how it is learned in this game alone: all by TM44, some by level, too.
    ways = set(page.locator("#learners-earlier tr:not([hidden]) td:last-child").all_text_contents())
    assert all(re.fullmatch(r"(Level [0-9, ]+, )?TM44", way) for way in ways), ways
    # Its links are those of its own page.
    address = rows.locator("a").first.evaluate("(link) => link.href")
    assert re.search(r"/en/pokemon/[a-z0-9-]+/$", address)
    # All games are shown again.
    choose(page, "")
    expect(page.locator(".dex-fold [hidden]")).to_have_count(0)
    assert page.locator("#learners-earlier tbody tr").first.inner_text().count("TM") > 1


def test_the_address_asks_for_earlier_games(visitor):
    page = ready(visitor.open("ja/moves/rest/?game=ruby-sapphire"))
    page.locator("details#learners-earlier[open] tbody tr").first.wait_for()
    page.locator("[data-part=note]", has_text="ルビー・サファイア").wait_for()


@pytest.mark.parametrize("failure", [FAILURES["missing"], *rarely(FAILURES["unreachable"])])
def test_says_that_the_earlier_games_cannot_be_loaded(visitor, failure):
    page = ready(visitor.open("en/moves/rest/"))
    page.route("**/rest/earlier/", failure)
    choose(page, "ruby-sapphire")
    note = page.locator("[data-part=note]", has_text="couldn’t be loaded: Earlier games")
    note.wait_for()
    assert note.locator("a").get_attribute("href").endswith("/en/moves/rest/earlier/")
    fails(visitor, "earlier")
