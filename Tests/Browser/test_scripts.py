"""Scripts that do not arrive: what the page says, and how it goes on."""
import pytest

from cases import IS_THOROUGH

# A page, what a reader does there, and some of the scripts that this needs; the rest is tried in `make test-all`.
PAGES = {
    "en/?q=gen:1": (lambda page: page.click("[data-part=toggle]"),
                    ["list/list.js", "list/list-page.js", "list/filter-form.js", "words/en.js"]),
    "en/finder/?q=move:surf": (lambda page: None, ["finder/results.js", "words/en/finder.js"]),
    "en/compare/?p=mew,ditto": (lambda page: None, ["compare/comparison-table.js", "page/data.js"]),
    "en/moves/?q=type:fire": (lambda page: None, ["moves/move-table.js"]),
    "en/settings/": (lambda page: None, ["settings/favourites.js", "offline/panel.js"]),
    "en/pokemon/pikachu/": (lambda page: page.locator("[data-list=compare]").first.click(),
                            ["cards/card-actions.js", "cards/tray.js", "learnset/games.js"]),
    "en/about/": (lambda page: page.focus("#find"), ["search/search.js", "search/search-box.js", "text/fold.js"]),
}
# Each part has started, or one cannot.
SETTLED = """() => "incomplete" in document.documentElement.dataset
    || [...document.querySelectorAll("[data-module]")].every(({ dataset }) => "isStarted" in dataset)"""
LOADED = "performance.getEntriesByType('resource').map(({ name }) => name)"
NOTICE = ".dex-incomplete:visible"


def scripts_of(visitor, path, act):
    """The scripts that are loaded after the entry's own."""
    page = visitor.open(path)
    page.wait_for_function(SETTLED)
    act(page)
    page.wait_for_load_state("networkidle")
    paths = {address.split("?")[0].partition("/scripts/")[2] for address in page.evaluate(LOADED)}
    return sorted(path for path in paths if path.endswith(".js") and path != "start.js")


@pytest.mark.parametrize("path", PAGES)
def test_every_page_says_which_of_its_scripts_is_missing(visitor, path):
    act, chosen = PAGES[path]
    loaded = scripts_of(visitor, path, act)
    assert set(chosen) <= set(loaded)
    for script in loaded if IS_THOROUGH else chosen:
        if script.startswith("offline/") and "settings" not in path:
            continue
        page = visitor.open(path, stays=False, service_workers="block", wait_until="commit", prepare=lambda page: page.route(
            "**/scripts/" + script, lambda route: route.abort(), times=1))
        if script not in STARTERS:
            page.wait_for_load_state()
            try_to(act, page)
        page.wait_for_selector(NOTICE)
        page.click(NOTICE + " button")
        page.wait_for_selector("[data-is-started]")
        assert page.locator(NOTICE).count() == 0
    visitor.faults.clear()


# What the entry cannot do without.
STARTERS = ["site.js", "language.js", "page/arrival.js", "page/schedule.js"]


def try_to(act, page):
    """What is missing may be what the reader wants to use."""
    page.wait_for_function(SETTLED)
    if not page.locator(NOTICE).count():
        act(page)


@pytest.mark.parametrize("language, said", [
    ("en", "A part of this page couldn’t be loaded."), ("ja", "このページの一部を読み込めませんでした。")])
def test_without_its_entry_a_page_is_as_without_scripts(visitor, language, said):
    page = visitor.open(language + "/finder/", prepare=lambda page: page.route(
        "**/scripts/site.js", lambda route: route.abort()))
    page.locator(".dex-incomplete", has_text=said).wait_for()
    assert page.locator(".dex-needs-script").is_visible()
    assert not page.locator("[data-module=finder]").is_visible() and not page.locator("#find").is_visible()
    visitor.faults.clear()


def test_a_script_that_is_late_is_missed_until_it_comes(visitor):
    held = []

    def prepare(page):
        page.clock.install()
        page.route("**/finder/answers.js", lambda route: held.append(route))

    page = visitor.open("en/finder/", wait_until="commit", prepare=prepare)
    for _ in range(500):
        if page.locator(NOTICE).count():
            break
        page.clock.run_for(500)
    page.wait_for_selector(NOTICE)
    held[0].continue_()
    page.wait_for_selector(NOTICE, state="hidden")
    page.wait_for_selector("[data-module=finder][data-is-started]")
