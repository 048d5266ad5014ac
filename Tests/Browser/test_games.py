"""Pages of games: making one my game, and what they are with narrow windows, without scripts and with other addresses."""
import pytest
from playwright.sync_api import expect

from accessibility import SHORTEN, assert_accessible
from cases import cases, rarely, thorough
from pages import LANGUAGES
from reflow import assert_fits

GAME = "games/heartgold-soulsilver/"


@cases(("language, choose, chosen", [("ja", "このゲームを選ぶ", "選択中のゲームです"),
                                     *rarely(("en", "Make this my game", "This is my game"))]))
def test_a_button_makes_it_my_game(visitor, language, choose, chosen):
    page = visitor.open(language + "/" + GAME, stays=False)
    page.locator("[data-module=own-game][data-is-started]").wait_for()
    button = page.get_by_role("button", name=choose)
    button.focus()
    page.keyboard.press("Enter")
    # The games come with the first choice of one.
    expect(button).to_be_hidden()
    page.wait_for_function("(text) => document.activeElement.textContent === text", arg=chosen)
    assert page.url.endswith("?game=heartgold-soulsilver")
    assert page.evaluate("localStorage['dex / game']") == "heartgold-soulsilver"
    page.locator(".dex-bar .dex-choice[data-is-started]").wait_for()
    page.locator(".dex-bar .dex-game__off").click()
    assert button.is_visible() and page.evaluate("localStorage['dex / game']") is None
    assert page.url.endswith(GAME)


@pytest.mark.parametrize("path, end", [
    ("games/soulsilver/", "/en/games/heartgold-soulsilver/"),
    ("games/the-indigo-disk/", "/en/games/scarlet-violet/#pokedex-blueberry")])
def test_a_version_and_an_add_on_lead_to_their_game(visitor, path, end):
    page = visitor.open("en/" + path, stays=False, wait_until="commit")
    page.wait_for_url("**" + end)
    page.locator("h1").wait_for()


@pytest.mark.parametrize("language", ["en", *rarely("ja")])
def test_is_complete_without_scripts(visitor, language):
    page = visitor.open(language + "/" + GAME, java_script_enabled=False)
    assert not page.locator(".dex-game, [data-module=own-game], [data-in]").locator("visible=true").count()
    assert page.locator("#machines tbody tr").count() == 100
    for section in ("pokedexes", "exclusives", "machines", "changes", "places"):
        assert page.locator("#%s h2" % section).is_visible()


@cases(("language", LANGUAGES), ("width", [320, 768]), ("path", ["games/", "games/lets-go-pikachu-lets-go-eevee/", *rarely(GAME)]))
def test_fits_narrow_screens(visitor, language, width, path):
    page = visitor.open(language + "/" + path, width=width, height=640)
    page.locator("details").evaluate_all("(folds) => folds.forEach((fold) => { fold.open = true; })")
    assert_fits(page)


@thorough
@pytest.mark.parametrize("language", LANGUAGES)
def test_has_no_violation_with_folds_open(visitor, language):
    page = visitor.open(language + "/games/scarlet-violet/?game=violet")
    page.locator(".dex-bar .dex-choice[data-is-started]").wait_for()
    page.locator("#changes details").evaluate_all("(folds) => folds.forEach((fold) => { fold.open = true; })")
    page.evaluate(SHORTEN)
    page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    assert_accessible(page)
