"""Addresses of earlier designs still lead to their matter, and what follows the `?` of one may be anything."""
import pytest

from cases import IS_THOROUGH, cases, rarely
from pages import KINDS, LANGUAGES

# Parameters of other sites, empty ones, and some that are not encoded as they should be.
NONSENSE = ["?q=", "?q", "?q=+", "?faq=1", "?utm_content=abcq==", "?q=%", "?q=%E3%81", "?q=&q=surf", "?=q=&&==", "?game=&p=&page="]
PATHS = sorted({page.split("?")[0] for page in KINDS})
# Whether all of the page has started, and no list waits for an answer to a query.
AT_REST = """() => !document.querySelector("[data-query] [data-part=all]")
    && [...document.querySelectorAll("[data-module]")].every(({ dataset }) => "isStarted" in dataset)"""

GENERATIONS = " ".join("generation-%d" % number for number in range(9, 0, -1))
SECTIONS = "stats match abilities evolution training numbers learnset "
# The fragments that pages had before Pokémon had a card of answers: sections, folds and tables.
EARLIER = {
    "": GENERATIONS,
    "moves/": "found moves initial-1 initial-9",
    "abilities/": "abilities initial-1 initial-9 others",
    "types/": "chart others changes",
    "evolutions/": GENERATIONS + " alone",
    "pokedexes/": "national kanto paldea others",
    "about/": "facts rights",
    "settings/": "display favourites",
    "pokemon/eevee/": SECTIONS + "forms other-games changes learn-9-egg learn-5-machine generation-2",
    "pokemon/garchomp/": SECTIONS + "forms changes learn-9-inherited learn-4-level-up generation-6",
    "pokemon/mew/": SECTIONS + "changes learn-9-machine learn-3-tutor learn-1-level-up " + GENERATIONS,
    "pokemon/rotom-heat/": SECTIONS + "forms learn-7-form-change generation-4",
    "moves/rest/": "facts machines learners " + GENERATIONS,
    "moves/thunderbolt/": "facts match changes machines learners " + GENERATIONS,
    "abilities/levitate/": "ordinary past",
    "types/water/": "attacking defending pokemon moves",
}
# Whether an element is on the screen: at the top, or as near as the end of the page lets it.
ON_SCREEN = """(id) => {
    // What is learned in one generation is in a fold with all games.
    const fold = document.getElementById(id.replace(/^learn-[0-9]-/, "learn-"));
    const { top, height } = (document.getElementById(id) && fold)?.getBoundingClientRect() ?? {};
    return height > 0 && top >= -1 && top < innerHeight;
}"""


# Those with the most kinds of fragments; in `make test-all` all.
CHOSEN = ["evolutions/", "pokemon/rotom-heat/"]


@cases(("language", LANGUAGES), ("path", EARLIER if IS_THOROUGH else CHOSEN))
def test_fragments_of_earlier_designs_lead_to_their_matter(visitor, language, path):
    page = visitor.open("%s/%s" % (language, path))
    page.wait_for_function(AT_REST)
    for fragment in EARLIER[path].split():
        page.goto("%s%s/%s#%s" % (visitor.address, language, path, fragment))
        page.wait_for_function(ON_SCREEN, arg=fragment)


@cases(("path", PATHS if IS_THOROUGH else PATHS[::30]), ("nonsense", NONSENSE if IS_THOROUGH else NONSENSE[::5]))
def test_every_page_shows_what_it_has(visitor, path, nonsense):
    page = visitor.open("en/" + path)
    page.wait_for_function(AT_REST)
    text = "document.querySelector('main').innerText.length"
    shown = page.evaluate(text)
    page = visitor.open("en/" + path + nonsense)
    page.wait_for_function(AT_REST)
    # A note about what was not understood may be added. What is far down is rendered a little later.
    page.wait_for_function("(least) => %s >= least" % text, arg=shown * .9)


@cases(("path", ["ja/moves/", *rarely("en/", "ja/", "en/moves/")]), ("nonsense", ["?utm_content=abcq==", *rarely("?q=", "?faq=1")]))
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


# As WebKit does it: the 101st change of the address in ten seconds throws.
LIMITED = """
    const written = [];
    for (const name of ["pushState", "replaceState"]) {
        const write = history[name].bind(history);
        history[name] = (...change) => {
            if (written.filter((time) => time > performance.now() - 10000).length >= 100) {
                throw new DOMException("more than 100 times per 10 seconds", "SecurityError");
            }
            written.push(performance.now());
            write(...change);
        };
    }
"""
# Waits until the rows are those that the page counts.
COUNTED = """() => {
    const count = document.querySelector("[data-part=count]").textContent.match(/[0-9]+/)?.[0];
    return Number(count) === document.querySelectorAll("[data-part=table] tbody tr").length;
}"""
ASKED = "(asked) => new URLSearchParams(location.search).get('q') === asked"


@pytest.mark.parametrize("language", ["ja", *rarely("en")])
def test_a_key_that_is_held_asks_for_all_that_is_typed(visitor, language):
    page = visitor.open(language + "/moves/", prepare=lambda page: page.add_init_script(LIMITED))
    page.locator("[data-part=table] .dex-sort").first.wait_for()
    page.locator("[data-part=toggle][aria-expanded=false]").click()
    power = page.locator("[name=power-from]")
    power.evaluate("""(input) => {
        for (let value = 1; value <= 150; value++) {
            input.value = value;
            input.dispatchEvent(new Event("input", { bubbles: true }));
        }
    }""")
    page.wait_for_function(ASKED, arg="power>=150")
    page.wait_for_function(COUNTED)
    assert power.input_value() == "150" and page.locator("[data-part=table] tbody tr").count() < 60


@pytest.mark.parametrize("language, typed, left", [
    ("ja", "タイプ：ほのお" + "あ" * 120, "タイプ：ほのお"), *rarely(("en", "type:fire" + " x" * 60, "type:fire"))])
def test_letters_that_are_taken_away_change_the_list(visitor, language, typed, left):
    page = visitor.open(language + "/", stays=False, prepare=lambda page: page.add_init_script(LIMITED))
    page.wait_for_selector(".dex-listing[data-is-started]")
    page.fill("#query", typed)
    page.focus("#query")
    for _ in range(len(typed) - len(left)):
        page.keyboard.press("Backspace")
    page.wait_for_selector(".dex-listing[data-shown='type:fire']", state="attached")
    page.wait_for_function(ASKED, arg="type:fire")
    assert page.input_value("#query") == left


@pytest.mark.parametrize("language", ["en", *rarely("ja")])
def test_what_was_typed_last_is_in_the_address_of_a_page_that_is_left(visitor, language):
    page = visitor.open(language + "/moves/?q=thunder", stays=False)
    page.locator("[data-part=table] .dex-sort").first.wait_for()
    page.fill("#name", "surf")
    page.evaluate("document.querySelector('main a[href*=\"/surf/\"]').click()")
    page.wait_for_url("**/moves/surf/")
    page.go_back()
    page.wait_for_function(ASKED, arg="surf")
