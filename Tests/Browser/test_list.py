"""The list of Pokémon: its table, the pages by stat, and what the home page invites to."""
import re

import pytest
from playwright.sync_api import expect

from accessibility import SHORTEN, assert_accessible
from cases import IS_THOROUGH, cases, rarely, thorough
from pages import LANGUAGES, asking
from preferences import decided, kept
from reflow import assert_fits

ROWS = ".dex-results:not([hidden]) .dex-list tbody tr"


def opened(visitor, path, **settings):
    """The list as a table."""
    page = visitor.open(path, stays=False, prepare=decided(view="list"), **settings)
    page.wait_for_selector(ROWS)
    return page


def cells(page, row):
    """What is in the cells of a row from its name on."""
    return [text.replace("\n", " ") for text in page.locator(ROWS).nth(row).locator("th, td").all_inner_texts()][2:]


@pytest.mark.whole
def test_the_table_has_every_species_with_its_figures(visitor):
    page = opened(visitor, "en/")
    if IS_THOROUGH:
        page.wait_for_function("() => document.querySelectorAll('.dex-list tbody tr').length === 1025")
    assert cells(page, 0) == ["Bulbasaur フシギダネ", "Grass Poison", "Overgrow (Chlorophyll)",
                              "45", "49", "49", "65", "65", "45", "318"]
    assert page.inner_text("h1") == "All 1,025 Pokémon"
    assert not page.locator("[data-part=clear]").is_visible()


@pytest.mark.parametrize("language, heading, name", [
    ("ja", "（すばやさの高い順）", "レジエレキ"), *rarely(("en", ", fastest first", "Regieleki"))])
def test_every_column_of_figures_sorts(visitor, language, heading, name):
    page = opened(visitor, language + "/?q=type:electric+gen:8")
    keys = ["number", "name", "hp", "atk", "def", "spa", "spd", "spe", "total"]
    heads = page.locator(".dex-results thead [data-order]")
    assert heads.count() == len(keys)
    tried = keys[2:] if IS_THOROUGH else ["total"]
    for key, head in zip(keys, heads.all()):
        if key not in tried:
            continue
        head.locator("a").click()
        page.wait_for_function("(key) => document.querySelector('.dex-listing').dataset.shown === `type:electric gen:8 sort:-${key}`", arg=key)
        expect(head).to_have_attribute("aria-sort", "descending")
        assert page.locator(".dex-results thead [aria-sort]").count() == 1
    head = heads.nth(7).locator("a")
    head.click()
    page.wait_for_function("() => document.querySelector('.dex-listing').dataset.shown === 'type:electric gen:8 sort:-spe'")
    assert heading in page.inner_text("h1") and name in cells(page, 2)[0] + cells(page, 0)[0] + cells(page, 1)[0]
    head.click()
    expect(heads.nth(7)).to_have_attribute("aria-sort", "ascending")
    heads.nth(1).locator("a").click()
    expect(heads.nth(1)).to_have_attribute("aria-sort", "ascending")


def test_the_reader_goes_from_cards_to_the_table_and_back(visitor):
    page = visitor.open("en/?q=type:ghost+gen:1", stays=False)
    cards = page.locator(".dex-results .dex-cards > li")
    expect(cards).to_have_count(3)
    page.locator("#view-list").check(force=True)
    expect(page.locator(ROWS)).to_have_count(3)
    assert cards.count() == 0 and kept(page, "view") == "list"
    page.locator("#view-grid").check(force=True)
    expect(cards).to_have_count(3)
    page.click("[data-part=clear]")
    expect(page.locator("#generation-1")).to_be_visible()


@cases(("width", [320, *rarely(1280, 390, 768)]), ("language", ["ja", *rarely("en")]))
def test_the_table_fits(visitor, language, width):
    page = opened(visitor, asking(language + "/", "type:ghost is:gigantamax|mega sort:-total"), width=width)
    assert_fits(page)
    heights = page.locator(ROWS).evaluate_all("(rows) => rows.map((row) => row.getBoundingClientRect().height)")
    assert max(heights) < 120
    if width == 320 or IS_THOROUGH:
        assert_accessible(page)


def test_the_head_of_the_table_stays_in_sight(visitor):
    page = opened(visitor, "en/?q=gen:1")
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate("scrollTo(0, 3000)")
        head = page.locator(".dex-results thead [data-order=total]").bounding_box()
        top = page.locator(".dex-top").bounding_box()
        assert abs(head["y"] - top["y"] - top["height"]) < 3


@thorough
@pytest.mark.whole
@pytest.mark.parametrize("language, heading", [("en", "Pokémon by Total"), *rarely(("ja", "合計の高いポケモン"))])
def test_without_scripts_pages_show_the_figures(visitor, language, heading):
    page = visitor.open(language + "/", java_script_enabled=False, wait_until="domcontentloaded")
    page.locator(".dex-unscripted a").last.click()
    assert page.url.endswith("/%s/pokemon/by/total/" % language) and page.inner_text("h1") == heading
    rows = page.locator(".dex-list tbody tr")
    expect(rows).to_have_count(256)
    totals = [int(text) for text in page.locator(".dex-list__by").all_inner_texts()]
    assert totals == sorted(totals, reverse=True) and page.locator("thead [aria-sort=descending]").count() == 1
    page.locator(".dex-jumps").last.locator("a").nth(1).click()
    page.wait_for_url("**/pokemon/by/total/2/")
    expect(rows).to_have_count(256)
    page.locator("thead a").first.click()
    assert page.url.endswith("/pokemon/by/hp/")


@pytest.mark.whole
@pytest.mark.parametrize("path", ["ja/pokemon/by/special-attack/3/", *rarely("en/pokemon/by/total/")])
def test_the_pages_by_stat_fit_and_are_accessible(visitor, path):
    page = visitor.open(path, width=320)
    assert_fits(page)
    page.evaluate(SHORTEN)
    assert_accessible(page)


@cases(("language", LANGUAGES), ("seen", [[], [{"slug": "pikachu", "name": "Pikachu", "lang": "en"}]]))
def test_the_first_row_of_cards_is_on_a_phone_s_first_screen(visitor, language, seen):
    page = visitor.open(language + "/", width=390, height=844, prepare=decided(seen=seen) if seen else None)
    page.wait_for_selector(".dex-invite__name", state="attached")
    bottoms = page.locator("[data-part=all] .dex-cards > li").evaluate_all(
        "(cards) => cards.slice(0, 2).map((card) => card.getBoundingClientRect().bottom)")
    assert max(bottoms) <= 844


@thorough
def test_each_day_has_its_pokemon(visitor):
    def name(date):
        page = visitor.open("en/", is_new=True, prepare=lambda page: page.clock.set_fixed_time(date))
        page.wait_for_selector(".dex-invite__name", state="attached")
        return page.inner_text(".dex-invite__name")
    assert name("2026-11-23T12:00:00") == name("2026-11-23T18:00:00") != name("2026-11-24T12:00:00")


@pytest.mark.parametrize("language, name", [("ja", "ピカチュウ"), *rarely(("en", "Pikachu"))])
def test_what_was_seen_is_one_click_away(visitor, language, name):
    page = visitor.open("en/pokemon/pikachu/", stays=False)
    page.wait_for_selector("[data-module=seen][data-is-started]")
    page.goto(page.url.replace("en/pokemon/pikachu/", "en/pokemon/charizard-mega-x/"))
    page.wait_for_selector("[data-module=seen][data-is-started]")
    page.goto(page.url.replace("en/pokemon/charizard-mega-x/", language + "/"))
    expect(page.locator(".dex-invite__seen a")).to_have_text(["Mega Charizard X", name])
    expect(page.locator(".dex-invite__seen a").last).to_have_attribute("href", re.compile("/%s/pokemon/pikachu/$" % language))


def test_who_comes_with_a_query_sees_no_invitation(visitor):
    page = visitor.open("en/?q=type:water", stays=False)
    page.wait_for_selector(".dex-listing[data-shown]")
    assert not page.locator(".dex-invite").is_visible()


def test_the_invitation_leads_to_favourites_types_and_tools(visitor):
    page = visitor.open("en/", stays=False, prepare=decided(favourites=["mew"]))
    assert page.locator(".dex-invite__types a").count() == 18
    assert [link.rsplit("/", 2)[1] for link in page.locator(".dex-invite__tools a").evaluate_all(
        "(links) => links.slice(0, 3).map((link) => link.href)")] == ["types", "finder", "compare"]
    page.get_by_role("link", name="Favorites").click()
    expect(page.locator("h1")).to_have_text("1 favorite Pokémon")
