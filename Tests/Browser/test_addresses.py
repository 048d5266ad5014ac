"""What follows the `?` of an address may be anything: every page shows what it has."""
import pytest

from cases import IS_THOROUGH, cases
from pages import KINDS

# Parameters of other sites, empty ones, and some that are not encoded as they should be.
NONSENSE = ["?q=", "?q", "?q=+", "?faq=1", "?utm_content=abcq==", "?q=%", "?q=%E3%81", "?q=&q=surf", "?=q=&&==", "?game=&p=&page="]
PATHS = sorted({page.split("?")[0] for page in KINDS})
# Whether all of the page has started, and no list waits for an answer to a query.
AT_REST = """() => !document.querySelector("[data-query] [data-part=all]")
    && [...document.querySelectorAll("[data-module]")].every(({ dataset }) => "isStarted" in dataset)"""


@cases(("path", PATHS), ("nonsense", NONSENSE))
def test_every_page_shows_what_it_has(visitor, path, nonsense):
    page = visitor.open("en/" + path + nonsense)
    page.wait_for_function(AT_REST)
    text = "document.querySelector('main').innerText.length"
    shown = page.evaluate(text)
    page = visitor.open("en/" + path)
    page.wait_for_function(AT_REST)
    # A note about what was not understood may be added.
    assert shown >= page.evaluate(text) * .9


@pytest.mark.parametrize("path", ["en/", "ja/moves/"] if not IS_THOROUGH else ["en/", "ja/", "en/moves/", "ja/moves/"])
@pytest.mark.parametrize("nonsense", ["?q=", "?faq=1", "?utm_content=abcq=="])
def test_lists_are_whole(visitor, path, nonsense):
    page = visitor.open(path + nonsense)
    page.wait_for_function(AT_REST)
    assert page.locator("[data-part=all]").is_visible()


def test_enter_in_the_empty_box_leads_to_the_list_before_scripts_come(visitor):
    page = visitor.open("en/types/", prepare=lambda page: page.route("**/scripts/site.js", lambda route: None),
                        wait_until="commit")
    page.locator("#find").press("Enter")
    page.wait_for_url("**/en/?q=", wait_until="commit")
    page.locator("#generation-1").wait_for()
