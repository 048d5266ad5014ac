"""Where Pokémon are met: a section of each Pokémon, a page for each place, and lists of places."""
import gzip
import os
import re

import pytest

import reader as readers
from accessibility import assert_accessible
from cases import IS_THOROUGH, cases, rarely, thorough
from controlled_server import ControlledServer
from pages import LANGUAGES, WHOLE
from reader import Reader
from reflow import assert_fits
from site_copy import SiteCopy

FOREST = "places/viridian-forest/"
LARGEST = "places/giants-bed/"
LISTS = ["places/", "places/in/heartgold-soulsilver/"]
# One that is met, one with the longest section, one that evolves, one that is taken in battle, a region's form.
POKEMON = ["pikachu", "magikarp", "garchomp", "charizard-mega-x", "raichu-alola"]
OPEN = "() => document.querySelectorAll('#games details, #places details').forEach((fold) => { fold.open = true; })"
# The section alone: what is beside it has tests of its own.
SECTION_ALONE = "() => document.querySelectorAll('main section:not(#places)').forEach((section) => section.remove())"
# Rows and tables are alike: the first of each stand for the rest.
SHORTEN = """() => document.querySelectorAll(`
    .dex-found tr:nth-child(n + 5), .dex-found:nth-of-type(n + 4), [data-part=games] > .dex-fold:nth-child(n + 5),
    .dex-places li:nth-child(n + 8)`).forEach((element) => element.remove())"""

# The levels in the section, and in pages of places, that stand in more than one line.
BROKEN = """() => {
    const range = document.createRange();
    return [...document.querySelectorAll("#places .dex-found td:nth-child(3), #games .dex-found th + td")].filter((cell) => {
        range.selectNodeContents(cell);
        return range.getClientRects().length > 1;
    }).map((cell) => cell.textContent);
}"""


def read(path):
    with open(os.path.join(WHOLE, path, "index.html"), encoding="utf-8") as page:
        return page.read()


def section(language, pokemon):
    """The markup of a Pokémon's section."""
    return re.search(r'<section [^>]*id="places"[^>]*>.*?</section>', read("%s/pokemon/%s" % (language, pokemon)), re.S).group()


# What is there without scripts


@cases(("language", ["ja", *rarely("en")]), ("width", [390, *rarely(1280)]))
def test_a_place_is_complete_without_scripts(visitor, language, width):
    page = visitor.open("%s/%s" % (language, FOREST), width=width, java_script_enabled=False)
    folds = page.locator("#games [data-part=games] > .dex-fold")
    assert folds.count() >= 6
    opened = page.locator("#games [data-part=games] > .dex-fold[open]")
    assert opened.count() == 1 and opened.first.get_attribute("id") == folds.first.get_attribute("id")
    assert opened.locator("tbody tr").first.is_visible()
    assert not page.locator("#places-red-blue table").first.is_visible()
    page.locator("#places-red-blue > summary").click()
    row = page.locator("#places-red-blue tr", has=page.locator("a[href$='/pokemon/pikachu/#places']"))
    assert row.is_visible() and "5%" in row.inner_text()


@pytest.mark.whole
@cases(("language, best", [("en", "Viridian Forest (5%)"), *rarely(("ja", "トキワのもり（5%）"))]), ("width", [390, *rarely(1280)]))
def test_a_section_is_complete_without_scripts(visitor, language, best, width):
    page = visitor.open(language + "/pokemon/pikachu/", width=width, java_script_enabled=False)
    fold = page.locator("#places-red-blue")
    assert best in fold.locator("summary").inner_text()
    assert not fold.locator("table").is_visible()
    fold.locator("summary").click()
    assert fold.locator("tbody tr").count() == 2 and fold.locator("table").is_visible()


# Folds and links


@cases(("language", ["en", *rarely("ja")]), ("path, fold", [(FOREST, "#places-yellow"), *rarely(("pokemon/pikachu/", "#places-red-blue"))]))
def test_folds_open_by_keyboard(visitor, language, path, fold):
    page = visitor.open("%s/%s" % (language, path))
    summary = page.locator(fold + " > summary")
    table = page.locator(fold + " table").first
    summary.focus()
    for key, is_open in [("Enter", True), ("Space", False), ("Space", True)]:
        page.keyboard.press(key)
        table.wait_for(state="visible" if is_open else "hidden")
    page.keyboard.press("Tab")
    assert page.evaluate("(fold) => document.activeElement.matches(`${fold} table a`)", fold)


def test_readers_go_from_lists_to_places_to_pokemon(visitor):
    page = visitor.open("en/places/", stays=False)
    page.locator("#kanto a", has_text="Viridian Forest").click()
    page.wait_for_url("**/en/" + FOREST, wait_until="commit")
    assert page.locator("h1").inner_text() == "Viridian Forest"
    page.locator(".dex-found a").first.click()
    page.wait_for_url("**/en/pokemon/*/#places", wait_until="commit")
    page.locator("#places-red-blue summary, #places-red-blue p").first.wait_for()
    page.go_back()
    page.locator(".dex-head__count a").click()
    page.wait_for_url("**/en/places/#kanto", wait_until="commit")


@pytest.mark.parametrize("language", ["ja", *rarely("en")])
def test_links_of_a_game_lead_to_its_fold(visitor, language):
    page = visitor.open(language + "/places/in/heartgold-soulsilver/")
    assert page.locator("nav a[aria-current=page]").get_attribute("href").endswith("/heartgold-soulsilver/")
    page.locator("a[href*='/viridian-forest/']").click()
    page.wait_for_url("**/%s/%s#places-heartgold-soulsilver" % (language, FOREST), wait_until="commit")
    page.locator("#places-heartgold-soulsilver table").first.wait_for(state="visible")


@cases(("language", LANGUAGES), ("path", [FOREST, "pokemon/pikachu/", *LISTS]))
def test_links_have_the_names_of_their_pages(language, path):
    text = read("%s/%s" % (language, path)) if "pokemon" not in path else section(language, "pikachu")
    links = re.findall(r'<a href="((?:\.\./)+)((?:places|pokemon)/[a-z0-9-]+)/[^"]*">(.*?)</a>', text)
    assert len(links) > 3
    for up, target, name in links[::max(1, len(links) // 40)]:
        heading = re.search(r"<h1[^>]*>(.*?)</h1>", read("%s/%s" % (language, target)), re.S).group(1)
        plain = [re.sub(r"<[^>]+>", "", part) for part in (heading, name)]
        assert plain[0] == plain[1], target
        assert up == "../" * path.count("/")


# Looks


@thorough
@cases(("language", ["ja", *rarely("en")]), ("path", [FOREST, *rarely(*LISTS, LARGEST)]))
def test_places_are_accessible(visitor, language, path):
    page = visitor.open("%s/%s" % (language, path))
    page.evaluate(OPEN)
    page.evaluate(SHORTEN)
    assert_accessible(page)


@thorough
@cases(("language", ["en", *rarely("ja")]), ("pokemon", POKEMON if IS_THOROUGH else POKEMON[:1]))
def test_sections_are_accessible(visitor, language, pokemon):
    page = visitor.open("%s/pokemon/%s/" % (language, pokemon))
    assert page.locator("#places .dex-fold, #places .dex-section__note a").count() > 0
    page.evaluate(SECTION_ALONE)
    page.evaluate(OPEN)
    page.evaluate(SHORTEN)
    assert_accessible(page)


@cases(("language", ["ja", *rarely("en")]), ("path", ["pokemon/magikarp/", *rarely(FOREST, *LISTS, LARGEST, "pokemon/pikachu/")]))
def test_nothing_scrolls_sideways(visitor, language, path):
    page = visitor.open("%s/%s" % (language, path), width=320)
    if "pokemon" in path:
        page.evaluate(SECTION_ALONE)
    page.evaluate(OPEN)
    assert_fits(page)


@pytest.mark.whole
@cases(("language", LANGUAGES), ("path", [
    "places/lake-verity/", "pokemon/goldeen/", *rarely("places/kanto-route-17/", LARGEST, "pokemon/watchog/")]), ("width", [320, 500]))
def test_names_and_levels_have_room_on_phones(visitor, language, path, width):
    page = visitor.open("%s/%s" % (language, path), width=width)
    if "pokemon" in path:
        page.evaluate(SECTION_ALONE)
    page.evaluate(OPEN)
    widths = page.evaluate("""() => [...document.querySelectorAll(".dex-found")].map((table) =>
        [table, table.querySelector("tbody th")].map((element) => element.getBoundingClientRect().width))""")
    assert len(widths) > 2
    assert all(table <= width - 29 and name >= 75 for table, name in widths), widths
    assert page.evaluate(BROKEN) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_section_is_short(language):
    """test_generations.py has limits for whole pages."""
    assert len(gzip.compress(section(language, "magikarp").encode(), 6)) <= 14_000


# Elsewhere


@thorough
def test_places_work_below_another_address_and_offline(browser, site_folder, tmp_path):
    copy = SiteCopy(site_folder, tmp_path / "site", {"", "offline/", "places/", FOREST, "pokemon/pikachu/"})
    with ControlledServer(copy.folder, base="below/pokedex/") as server, \
            browser.new_context(**readers.SETTINGS) as context:
        reader = Reader(context, server.address)
        page = reader.open("ja/places/")
        page.locator("#kanto a", has_text="トキワのもり").click()
        page.wait_for_url(server.address + "ja/" + FOREST)
        heading = page.locator("h1").inner_text()
        reader.stored(page, "ja/" + FOREST, "ja/offline/", "assets/link-lists.css")
        reader.go_offline()
        page.reload()
        assert page.locator("h1").inner_text() == heading
        assert page.locator("#games table").first.is_visible()
        assert reader.faults == []
