"""Scripts that do not arrive: what the page says, and how it goes on."""
import time

import pytest

from accessibility import SHORTEN, assert_accessible
from cases import IS_THOROUGH, rarely, thorough
from reflow import assert_fits

# A page, what a reader does there, and some of the scripts that this needs; the rest, and on all pages, in `make test-all`.
PAGES = {
    "en/?q=gen:1": (lambda page: page.click("[data-part=toggle]"),
                    ["list/list.js", "list/list-page.js", "list/filter-form.js", "words/en.js"]),
    "en/finder/?q=move:surf": (lambda page: None, ["finder/results-table.js", "words/en/finder.js"]),
    "en/compare/?p=mew,ditto": (lambda page: None, ["compare/comparison-table.js", "page/data.js"]),
    "en/moves/?q=type:fire": (lambda page: None, ["moves/move-table.js"]),
    "en/settings/": (lambda page: None, ["settings/favourites.js", "offline/panel.js"]),
    "en/pokemon/pikachu/": (lambda page: page.locator("[data-list=compare]").first.click(),
                            ["cards/card-actions.js", "cards/tray.js", "learnset/learnset.js"]),
    "en/about/": (lambda page: page.focus("#find"), ["search/search.js", "search/search-box.js", "text/fold.js"]),
}
# Each part has started, or one cannot.
SETTLED = """() => "incomplete" in document.documentElement.dataset || document.querySelector(".dex-absence")
    || [...document.querySelectorAll("[data-module]")].every(({ dataset }) => "isStarted" in dataset)"""
LOADED = "performance.getEntriesByType('resource').map(({ name }) => name)"
HAVE_LOADED = "(paths) => paths.every((path) => %s.some((name) => name.includes('/scripts/' + path)))" % LOADED
NOTICE = ":is([data-incomplete] .dex-incomplete, .dex-absence):visible"


def scripts_of(visitor, path):
    """The scripts that are loaded after the entry's own."""
    act, chosen = PAGES[path]
    page = visitor.open(path)
    page.wait_for_function(SETTLED)
    act(page)
    page.wait_for_function(HAVE_LOADED, arg=chosen)
    page.wait_for_load_state("networkidle")
    paths = {address.split("?")[0].partition("/scripts/")[2] for address in page.evaluate(LOADED)}
    return sorted(path for path in paths if path.endswith(".js") and path != "start.js")


@pytest.mark.parametrize("path", ["en/settings/", *rarely(*(path for path in PAGES if path != "en/settings/"))])
def test_every_page_says_which_of_its_scripts_is_missing(visitor, path):
    act, chosen = PAGES[path]
    loaded = scripts_of(visitor, path)
    for script in loaded if IS_THOROUGH else chosen:
        # Other pages do all they can without the scripts of copies, and every page without the one that registers them.
        if script == "offline/start-offline.js" or script.startswith("offline/") and "settings" not in path:
            continue
        page = visitor.open(path, wait_until="commit", prepare=lambda page: page.route(
            "**/scripts/" + script, lambda route: route.abort()))
        if script not in STARTERS:
            page.wait_for_load_state()
            try_to(act, page)
        page.wait_for_selector(NOTICE)
        page.unroute("**/scripts/" + script)
        page.locator(NOTICE + " button").first.click()
        page.wait_for_selector("[data-is-started]")
        assert page.locator(NOTICE).count() == 0
    visitor.faults.clear()


# What the entry cannot do without.
STARTERS = ["site.js", "language.js", "imports.js", "routes.js"] + [
    "page/%s.js" % name for name in ("arrival", "data", "modules", "page-addresses", "schedule", "site-root")]


def try_to(act, page):
    """What is missing may be what the reader wants to use."""
    page.wait_for_function(SETTLED)
    if not page.locator(NOTICE).count():
        act(page)


@pytest.mark.parametrize("language, said", [
    ("ja", "このページの一部を読み込めませんでした。"), *rarely(("en", "A part of this page couldn’t be loaded."))])
def test_without_its_entry_a_page_is_as_without_scripts(visitor, language, said):
    page = visitor.open(language + "/finder/", prepare=lambda page: page.route(
        "**/scripts/site.js", lambda route: route.abort()))
    page.locator(".dex-incomplete", has_text=said).wait_for()
    assert page.locator(".dex-needs-script").is_visible()
    assert not page.locator("[data-module=finder]").is_visible() and not page.locator("#find").is_visible()
    visitor.faults.clear()


# A script, where the page says that it is missing, and what is started with it.
PLACES = {
    "list/list.js": ("en/?q=gen:1", ".dex-tools + .dex-absence", "list"),
    "moves/filter.js": ("en/?q=move:(power>=100)", ".dex-tools + .dex-absence", None),
    "query/places.js": ("en/?q=place:mt-moon", ".dex-tools + .dex-absence", None),
    "list/filter-form.js": ("ja/", ".dex-tools + .dex-absence", None),
    "moves/move-table.js": ("en/moves/?q=type:fire", ".dex-tools + .dex-absence", "moves"),
    "moves/game-moves.js": ("en/moves/?game=heartgold", ".dex-tools + .dex-absence", None),
    "finder/answers.js": ("en/finder/", ".dex-absence:has(+ [data-module=finder])", "finder"),
    "compare/comparison-table.js": ("en/compare/?p=mew,ditto", ".dex-absence:has(+ [data-module=compare])", "compare"),
    "settings/settings.js": ("ja/settings/", ".dex-absence:has(+ [data-module=settings])", "settings"),
    "settings/favourites.js": ("en/settings/", ".dex-absence:has(+ #favourites)", "favourites"),
    "offline/panel.js": ("en/settings/", ".dex-absence:has(+ [data-module=offline-copy])", "offline-copy"),
    "offline/page.js": ("en/offline/", ".dex-absence:has(+ [data-module=offline])", "offline"),
    "learnset/learnset.js": ("en/pokemon/pikachu/", ".dex-absence:has(+ #learnset)", "learnset"),
    "tables/sortable.js": ("en/moves/thunderbolt/", ".dex-absence:has(+ #learners)", "learners"),
    "games/game-chip.js": ("en/pokemon/pikachu/", ".dex-bar + .dex-absence", "game"),
    "search/search.js": ("en/about/", "#find + .dex-absence", "search"),
    "search/search-box.js": ("en/about/", "#find + .dex-absence", None),
}
# With what a list has, and in a section.
CHOSEN = ["list/list.js", "learnset/learnset.js"]
TRIED = [*CHOSEN, *rarely(*(script for script in PLACES if script not in CHOSEN))]
# What brings a script that waits for the reader.
ACTS = {
    "list/filter-form.js": lambda page: page.click("[data-part=toggle]"),
    "search/search-box.js": lambda page: page.focus("#find"),
}


def act_for(script, page):
    if script in ACTS:
        page.wait_for_selector("[data-is-started]:is(.dex-listing, .dex-find)")
        ACTS[script](page)


def shows_what_it_has(page, path):
    """A list that was hidden until a query is answered is not hidden."""
    if path.startswith("en/?q="):
        page.wait_for_selector(".dex-cards > li:visible")


@pytest.mark.parametrize("script", TRIED)
def test_the_page_says_what_is_missing_where_it_is(visitor, script):
    path, place, _ = PLACES[script]
    page = visitor.open(path, stays=False, prepare=lambda page: page.route(
        "**/scripts/" + script, lambda route: route.abort()))
    act_for(script, page)
    page.wait_for_selector(place)
    assert page.locator(NOTICE).count() == 1
    shows_what_it_has(page, path)
    visitor.faults.clear()


def test_the_other_parts_go_on_without_one(visitor):
    page = visitor.open("en/settings/", prepare=lambda page: page.route(
        "**/settings/favourites.js", lambda route: route.abort()))
    page.wait_for_selector(".dex-absence")
    page.wait_for_selector("[data-module=settings][data-is-started]")
    page.check("#theme-dark", force=True)
    assert page.get_attribute("html", "data-theme") == "dark"
    visitor.faults.clear()


@thorough
@pytest.mark.parametrize("width", [320, *rarely(1280)])
def test_a_notice_fits_where_it_is(visitor, width):
    for script in ["search/search.js", *rarely("list/list.js", "learnset/learnset.js", "offline/page.js")]:
        path, place, _ = PLACES[script]
        page = visitor.open(path, width=width, prepare=lambda page, script=script: page.route(
            "**/scripts/" + script, lambda route: route.abort()))
        page.wait_for_selector(place)
        assert_fits(page)
        page.evaluate(SHORTEN)
        assert_accessible(page)
    visitor.faults.clear()


def held_open(visitor, path, script):
    """A page of which one script hangs, and the request for it."""
    held = []

    def prepare(page):
        page.clock.install()
        page.route("**/scripts/" + script, lambda route: held.append(route))

    return visitor.open(path, wait_until="commit", prepare=prepare, is_new=True), held


def let_time_pass(page, selector):
    # The page's clock goes on for as long as a slow machine needs to answer what the page requests.
    end = time.monotonic() + 60
    while not page.locator(selector).count() and time.monotonic() < end:
        page.clock.run_for(500)
    page.wait_for_selector(selector)


@pytest.mark.parametrize("script", TRIED if IS_THOROUGH else TRIED[:1])
def test_a_script_that_is_late_is_missed_until_it_comes(visitor, script):
    path, place, part = PLACES[script]
    page, held = held_open(visitor, path, script)
    if script in ACTS:
        let_time_pass(page, "[data-is-started]:is(.dex-listing, .dex-find)")
    act_for(script, page)
    let_time_pass(page, place)
    shows_what_it_has(page, path)
    held[0].continue_()
    page.wait_for_selector(NOTICE, state="hidden")
    if part:
        page.wait_for_selector("[data-module=%s][data-is-started]" % part, state="attached")


@thorough
def test_without_its_entry_in_time_a_page_is_as_without_scripts_until_it_comes(visitor):
    page, held = held_open(visitor, "en/finder/", "site.js")
    let_time_pass(page, NOTICE)
    assert page.locator(".dex-needs-script").is_visible() and not page.locator("#find").is_visible()
    held[0].continue_()
    page.wait_for_selector("[data-module=finder][data-is-started]")
    assert page.locator("#find").is_visible()
    assert page.locator(NOTICE).count() == 0 and not page.locator(".dex-needs-script").is_visible()


def test_a_list_whose_entry_hangs_is_shown_in_the_end(visitor):
    page, _ = held_open(visitor, "en/?q=gen:1", "site.js")
    let_time_pass(page, NOTICE)
    assert page.locator("[data-part=all]").is_visible()
