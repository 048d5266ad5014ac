"""Long pages: their oldest generations have pages of their own."""
import gzip
import os
import re

import pytest

from cases import IS_THOROUGH, rarely
from pages import LANGUAGES, WHOLE
from test_finder import FAILURES, fails
from test_learnsets import assert_first, choose, ready

pytestmark = pytest.mark.whole


def html_files():
    for language in LANGUAGES:
        for folder, _, names in os.walk(os.path.join(WHOLE, language)):
            yield from (os.path.join(folder, name) for name in names if name.endswith(".html"))


def test_no_page_is_too_long():
    for file in html_files():
        size = os.path.getsize(file)
        assert size <= 500_000, file
        # Markup takes at most a quarter of its size when it is compressed, and of what is long a sixth.
        if size > (200_000 if IS_THOROUGH else 360_000):
            with open(file, "rb") as page:
                assert len(gzip.compress(page.read(), 6)) <= 60_000, file


def moved(path):
    """The generations of a page that have pages of their own, the newest first."""
    with open(os.path.join(WHOLE, "en", path, "index.html"), encoding="utf-8") as page:
        return re.findall(r'dex-fold--moved" id="(generation-\d)"', page.read())


@pytest.mark.parametrize("path, older", [("moves/rest/", 3), *rarely(("pokemon/mew/", 1))])
def test_a_line_leads_to_each_moved_generation(visitor, path, older):
    assert "generation-%d" % older in moved(path)
    for language in ("en", *rarely("ja")):
        page = visitor.open(language + "/" + path, java_script_enabled=False)
        line = page.locator("#generation-%d > a" % older)
        # Rows that scroll into view get their own heights, so that the line moves away from a pointer.
        line.press("Enter")
        page.wait_for_url("**/%s/%sgeneration-%d/" % (language, path, older), wait_until="commit")
        assert page.locator("#generation-%d tbody tr" % older).count() > 50
        page.locator(".dex-head a").click()
        page.wait_for_url("**/%s/%s" % (language, path), wait_until="commit")


@pytest.mark.parametrize("path, fragment", [
    ("pokemon/mew/", "learn-1-machine"), *rarely(("moves/rest/", "generation-3"), ("pokemon/mew/", "generation-1"))])
def test_fragments_lead_to_moved_generations(visitor, path, fragment):
    page = ready(visitor.open("en/" + path + "#" + fragment, stays=False))
    page.locator("details[open] table").locator("visible=true").last.wait_for()
    found = page.locator("#" + fragment)
    page.wait_for_function("(id) => document.getElementById(id).closest('details')?.open", arg=fragment)
    assert found.is_visible()
    assert page.evaluate("(id) => document.getElementById(id).getBoundingClientRect().top < innerHeight", fragment)


def test_a_game_of_a_moved_generation_comes_first(visitor):
    page = ready(visitor.open("en/pokemon/mew/", stays=False))
    choose(page, "red-blue")
    assert_first(page, "red-blue")
    rows = page.locator("[data-part=main] tbody tr")
    assert rows.count() > 50
    assert "?game=red-blue" in page.url
    # Its links are those of this page.
    address = rows.locator("a").first.evaluate("(link) => link.href")
    assert re.search(r"/en/moves/[a-z0-9-]+/$", address)
    choose(page, "")
    assert_first(page, "scarlet-violet")


def test_learners_of_a_moved_generation_come(visitor):
    page = ready(visitor.open("en/moves/rest/", stays=False))
    choose(page, "ruby-sapphire")
    rows = page.locator("details#generation-3[open] tbody tr").locator("visible=true")
    rows.first.wait_for()
    assert page.locator("details.dex-fold[open]").count() == 1
    assert "?game=ruby-sapphire" in page.url
    # Its links are those of its own page.
    address = rows.locator("a").first.evaluate("(link) => link.href")
    assert re.search(r"/en/pokemon/[a-z0-9-]+/$", address)
    # All games are shown again.
    choose(page, "")
    assert page.locator(".dex-fold [hidden]").count() == 0


def test_the_address_asks_for_a_moved_generation(visitor):
    page = ready(visitor.open("ja/moves/rest/?game=ruby-sapphire"))
    page.locator("details#generation-3[open] tbody tr").first.wait_for()
    page.locator("[data-part=note]", has_text="ルビー・サファイア").wait_for()


@pytest.mark.parametrize("failure", [FAILURES["missing"], *rarely(FAILURES["unreachable"])])
def test_says_that_a_generation_cannot_be_loaded(visitor, failure):
    page = ready(visitor.open("en/moves/rest/"))
    page.route("**/generation-3/", failure)
    choose(page, "ruby-sapphire")
    note = page.locator("[data-part=note]", has_text="couldn’t be loaded: Generation III")
    note.wait_for()
    assert note.locator("a").get_attribute("href").endswith("/en/moves/rest/generation-3/")
    fails(visitor, "generation-3")
