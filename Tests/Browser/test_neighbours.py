"""Two sites on one origin, which share the browser's storage."""
import json
import shutil

import pytest

from cases import rarely, thorough
import reader as readers
from controlled_server import ControlledServer
from reader import Reader
from site_copy import SiteCopy

PAGES = {"", "settings/", "about/", "offline/", "pokemon/pikachu/", "pokemon/mew/", "moves/thunderbolt/"}
STATE = """(root) => import(new URL("offline/copies.js", document.querySelector("script[type=module]").src))
    .then(({ copies, stateOf }) => copies.map(stateOf).filter((state) => state !== null))"""
SAVED = """([root, list]) => import(new URL("cards/saved-pokemon.js", document.querySelector("script[type=module]").src))
    .then(({ savedPokemon }) => savedPokemon(list))"""


@pytest.fixture(scope="module")
def server(site_folder, tmp_path_factory):
    folder = tmp_path_factory.mktemp("all")
    copy = SiteCopy(site_folder, folder / "a", PAGES)
    shutil.copytree(copy.folder, folder / "b")
    # Another build: its names are other ones.
    other = SiteCopy(site_folder, folder / "c", PAGES)
    other.change("en/pokemon/mew/index.html", "</h1>", ", elsewhere</h1>")
    other.publish()
    with ControlledServer(folder) as server:
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


@pytest.mark.parametrize("other", ["c", *rarely("b")])
def test_what_is_saved_in_one_site_is_not_fetched_in_another(context, server, other):
    server.forget()
    saving, neighbour = at(context, server, "a"), at(context, server, other)
    save_everything(saving)
    page = neighbour.open("en/settings/")
    button(page, "start").wait_for()
    assert page.evaluate(STATE, neighbour.address) == []
    assert server.asked(other + "/en/pokemon/mew/") == []


@thorough
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


@thorough
def test_the_place_in_a_list_is_kept_by_site(context, server):
    page = at(context, server, "a").open("en/?q=gen:1")
    page.wait_for_selector("[data-shown]")
    page.reload()
    page.wait_for_selector("[data-shown]")
    assert page.evaluate("Object.keys(sessionStorage)") == ["dex /a/ place"]


@thorough
@pytest.mark.parametrize("state", ["{", *rarely('{"state":"done","at":1e300}', "[]", '"x"', "7", '{"state":"done","at":"never"}')])
def test_a_state_that_cannot_be_read_does_not_stop_the_panel(context, server, state):
    context.add_init_script("localStorage.setItem('dex /a/ offline-en', %s)" % json.dumps(state))
    reader = at(context, server, "a")
    page = reader.open("en/settings/")
    button(page, "start").wait_for()
    assert reader.faults == []

