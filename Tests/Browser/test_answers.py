"""The first screen of a Pokémon or a move: what people look for is on it, without scrolling."""
import os

import pytest

from cases import IS_THOROUGH, cases, rarely
from pages import SITE

SCREENS = {"a phone": (390, 844), "a laptop": (1280, 800)}
ANSWERS = ("#match", "#stats", "#abilities", ".dex-summary__evolution")
ENDS = """(answers) => answers.map((answer) => document.querySelector(answer).getBoundingClientRect().bottom)"""
TOPS = """(answers) => answers.map((answer) => document.querySelector(answer).getBoundingClientRect().top)"""
# Where the prototype of this page has them at most, for Garchomp in English.
LIMITS = {"a phone": (279, 431, 621, 747), "a laptop": (175, 175, 324, 467)}


def pokemon():
    """The Pokémon with pages of their own, or some of them."""
    folder = os.path.join(SITE, "en", "pokemon")
    slugs = [slug for slug in sorted(os.listdir(folder))
             if os.path.exists(os.path.join(folder, slug, "index.html")) and "dex-summary" in html(os.path.join(folder, slug))]
    return slugs if IS_THOROUGH else slugs[::30]


def html(folder):
    with open(os.path.join(folder, "index.html"), encoding="utf-8") as file:
        return file.read()


@cases(("screen", SCREENS if IS_THOROUGH else ["a phone"]), ("language", ["en", *rarely("ja")]))
def test_nine_pokemon_in_ten_have_their_answers_on_the_first_screen(visitor, language, screen):
    width, height = SCREENS[screen]
    slugs = pokemon()
    page = visitor.open("en/about/", width=width, height=height, java_script_enabled=False)
    below = []
    for slug in slugs:
        page.goto("%s%s/pokemon/%s/" % (visitor.address, language, slug), wait_until="domcontentloaded")
        if max(page.evaluate(ENDS, ANSWERS)) > height:
            below.append(slug)
    assert len(below) * 10 <= len(slugs), below


@pytest.mark.parametrize("screen", ["a phone", *rarely("a laptop")])
def test_garchomps_answers_stand_no_lower_than_in_the_prototype(visitor, screen):
    width, height = SCREENS[screen]
    page = visitor.open("en/pokemon/garchomp/", width=width, height=height)
    tops = page.evaluate(TOPS, ANSWERS)
    assert all(top <= limit for top, limit in zip(tops, LIMITS[screen])), tops


@cases(("screen", ["a phone", *rarely("a laptop")]), ("path", ["ja/moves/toxic/", *rarely("en/moves/thunderbolt/", "ja/moves/hidden-power/")]))
def test_a_move_has_its_answers_on_the_first_screen(visitor, path, screen):
    width, height = SCREENS[screen]
    page = visitor.open(path, width=width, height=height)
    answers = [".dex-identity__lead", ".dex-keys"] + ["#match"] * page.locator("#match").count() + [".dex-bar"]
    assert max(page.evaluate(ENDS, answers)) <= height


@pytest.mark.whole
def test_a_narrow_card_shows_one_of_three_columns(visitor):
    page = visitor.open("en/pokemon/garchomp/", width=390, height=844)
    cells = page.locator(".dex-stats tbody tr").first.locator("td:visible")
    assert cells.all_inner_texts()[2:] == ["70"]
    page.check("#seen-100", force=True)
    assert cells.all_inner_texts()[2:] == ["326–420"]


@pytest.mark.parametrize("path, texts", [
    *rarely(("en/pokemon/garchomp/", ["Gible", "Lv 24", "Gabite", "Lv 48", "Garchomp", "and", "2 Mega Evolutions"])),
    ("ja/pokemon/pikachu/", ["ピチュー", "なつき度", "ピカチュウ", "かみなりのいし", "ライチュウ",
                            "かみなりのいし・アローラ地方", "アローラライチュウ", "ほか"]),
    *rarely(("en/pokemon/eevee/", ["Eevee", "8 evolutions", "and", "1 Gigantamax form"]),
            ("en/pokemon/tauros/", ["It does not evolve."]),
            ("en/pokemon/slowking/", ["Slowpoke", "Trade, holds King’s Rock", "Slowking"])),
])
def test_the_card_shows_the_way_to_the_pokemon_and_on(visitor, path, texts):
    page = visitor.open(path)
    shown = [text.strip() for text in page.locator(".dex-line").inner_text().split("\n") if text.strip()]
    assert shown[:len(texts)] == texts


@pytest.mark.parametrize("path, tabs", [
    *rarely(("en/pokemon/garchomp/", ["Garchomp", "Mega Garchomp", "Mega Garchomp Z"]), ("en/pokemon/unown/", ["Unown", "+27 looks"])),
    ("en/pokemon/pikachu/", ["Pikachu", "Pikachu Rock Star", "Partner Pikachu", "Gigantamax Pikachu", "+13 looks"]),
    *rarely(("en/pokemon/ditto/", [])),
])
def test_forms_are_tabs_and_looks_one_entry(visitor, path, tabs):
    page = visitor.open(path)
    assert page.locator(".dex-tabs__tab").all_inner_texts() == tabs
    assert page.locator(".dex-tabs [aria-current=page]").count() == (1 if tabs else 0)


def test_the_navigation_opens_on_a_phone_without_scripts(visitor):
    page = visitor.open("ja/pokemon/pikachu/", width=390, height=844, java_script_enabled=False)
    link = page.locator(".dex-nav a[href$='/compare/']")
    assert not link.is_visible()
    page.click(".dex-top__menu")
    assert link.is_visible()
    page.keyboard.press("Escape")
    assert not link.is_visible()


def test_the_bar_stays_and_its_search_leads_to_the_field(visitor):
    page = visitor.open("en/pokemon/garchomp/")
    page.click(".dex-bar [href='#numbers']")
    page.wait_for_function("() => Math.round(document.querySelector('.dex-bar').getBoundingClientRect().top) === 0")
    page.click(".dex-bar [href='#find']")
    page.wait_for_function("() => document.activeElement.id === 'find'")
