"""Two sites on one origin, which share the browser's storage, and what an earlier version of a site stored there."""
import json
import shutil

import pytest

import reader as readers
from controlled_server import ControlledServer
from reader import Reader
from site_copy import SiteCopy

PAGES = {"", "settings/", "about/", "offline/", "pokemon/pikachu/", "pokemon/mew/", "moves/thunderbolt/"}
STATE = """(root) => import(new URL("offline/copies.js", document.querySelector("script[type=module]").src))
    .then(({ copies, stateOf }) => copies.map(stateOf).filter((state) => state !== null))"""
SAVED = """([root, list]) => import(new URL("cards/saved-pokemon.js", document.querySelector("script[type=module]").src))
    .then(({ savedPokemon }) => savedPokemon(list))"""


@pytest.fixture
def server(site_folder, tmp_path):
    copy = SiteCopy(site_folder, tmp_path / "all" / "a", PAGES)
    shutil.copytree(copy.folder, tmp_path / "all" / "b")
    # Another build: its names are other ones.
    other = SiteCopy(site_folder, tmp_path / "all" / "c", PAGES)
    other.change("en/pokemon/mew/index.html", "</h1>", ", elsewhere</h1>")
    other.publish()
    with ControlledServer(tmp_path / "all") as server:
        yield server


@pytest.fixture
def context(browser):
    with browser.new_context(**readers.SETTINGS) as context:
        yield context


def at(context, server, name):
    return Reader(context, server.address + name + "/")


def button(page, action):
    return page.locator("[data-copy=en] [data-action=%s]" % action)


def save_everything(reader):
    page = reader.open("en/settings/")
    button(page, "start").click()
    button(page, "check").wait_for()
    return page


@pytest.mark.parametrize("other", ["b", "c"])
def test_what_is_saved_in_one_site_is_not_fetched_in_another(context, server, other):
    saving, neighbour = at(context, server, "a"), at(context, server, other)
    save_everything(saving)
    page = neighbour.open("en/settings/")
    button(page, "start").wait_for()
    assert page.evaluate(STATE, neighbour.address) == []
    assert server.asked(other + "/en/pokemon/mew/") == []


def test_favourites_and_settings_belong_to_their_site(context, server):
    one, other = at(context, server, "a"), at(context, server, "b")
    page = one.open("en/pokemon/mew/")
    page.locator("[data-list=favourites]").first.click()
    page.goto(one.address + "en/settings/")
    page.locator("[data-module=settings][data-is-started]").wait_for()
    page.check("#theme-dark")
    page.reload()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page = other.open("en/pokemon/mew/")
    assert page.evaluate("document.documentElement.dataset.theme") is None
    assert page.evaluate(SAVED, [other.address, "favourites"]) == []


def test_what_was_stored_without_a_path_is_taken_over_once(context, server):
    reader = at(context, server, "a")
    context.add_init_script("""if (!localStorage.getItem("dex-theme")) {
        localStorage.setItem("dex-theme", "dark");
        localStorage.setItem("dex-favourites", '["mew"]');
        localStorage.setItem("dex-language", "ja");
    }""")
    page = reader.open("en/settings/")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate(SAVED, [reader.address, "favourites"]) == ["mew"]
    page.locator("[data-module=settings][data-is-started]").wait_for()
    page.check("#theme-system")
    page.reload()
    assert page.evaluate("document.documentElement.dataset.theme") is None
    page.goto(reader.address, wait_until="commit")
    page.wait_for_url(reader.address + "ja/")


def test_the_place_in_a_list_is_kept_by_site(context, server):
    page = at(context, server, "a").open("en/?q=gen:1")
    page.wait_for_selector("[data-shown]")
    page.reload()
    page.wait_for_selector("[data-shown]")
    assert page.evaluate("Object.keys(sessionStorage)") == ["dex /a/ place"]


def test_a_copy_from_before_is_taken_over_where_its_files_are(context, server):
    saving, neighbour = at(context, server, "a"), at(context, server, "c")
    page = save_everything(saving)
    # As an earlier version had it.
    page.evaluate("""() => {
        const state = localStorage.getItem("dex /a/ offline-en");
        localStorage.clear();
        localStorage.setItem("dex-offline-en", state);
    }""")
    page = neighbour.open("en/settings/")
    page.wait_for_function("() => localStorage.getItem('dex /c/ offline-en-taken-over') !== null")
    assert page.evaluate(STATE, neighbour.address) == []
    assert server.asked("c/en/pokemon/mew/") == []
    page = saving.open("en/settings/")
    page.wait_for_function("() => localStorage.getItem('dex /a/ offline-en') !== null")
    button(page, "check").wait_for()


@pytest.mark.parametrize("state", ["[]", '"x"', "7", "{", '{"state":"done","at":"never"}', '{"state":"done","at":1e300}'])
def test_a_state_that_cannot_be_read_does_not_stop_the_panel(context, server, state):
    context.add_init_script("localStorage.setItem('dex /a/ offline-en', %s)" % json.dumps(state))
    reader = at(context, server, "a")
    page = reader.open("en/settings/")
    button(page, "start").wait_for()
    assert reader.faults == []

