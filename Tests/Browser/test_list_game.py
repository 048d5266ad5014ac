"""The list of Pokémon as it is in the reader's game."""
import re
import urllib.parse

import pytest
from playwright.sync_api import expect

from accessibility import SHORTEN, assert_accessible
from cases import cases, rarely, thorough
from pages import asking
from preferences import decided
from reflow import assert_fits

RESULTS = ".dex-results:not([hidden])"
CARDS = RESULTS + " .dex-cards > li:not(.dex-cards__part)"
TITLES = RESULTS + " .dex-cards__part"
CHIPS = ".dex-results__asked .dex-chip"
WATCH_SHIFTS = """window.shifts = [];
    new PerformanceObserver((list) => list.getEntries().forEach(({ value, sources }) =>
        window.shifts.push([value, sources.map(({ node }) => node?.outerHTML?.slice(0, 120))])))
        .observe({ type: "layout-shift", buffered: true });"""


def opened(visitor, path, **settings):
    """The list once it shows what the address says."""
    page = visitor.open(path, stays=False, **settings)
    page.wait_for_selector(".dex-listing[data-shown]")
    return page


def shows(page, canonical):
    """Waits until a query is answered."""
    page.wait_for_function("(wanted) => document.querySelector('.dex-listing').dataset.shown === wanted", arg=canonical)


def all_cards(page):
    """Waits for all cards of the list; the texts of each: number and name."""
    expect(page.locator(CARDS)).to_have_count(1025, timeout=30_000)
    return page.locator(CARDS).evaluate_all("""(cards) => cards.map((card) =>
        [card.querySelector("small").textContent, card.querySelector("a").textContent, card.classList.contains("dex-absent")])""")


def choose(page, game):
    page.locator(".dex-top .dex-game__chip").click()
    page.locator(".dex-top .dex-game__menu [data-game='%s']" % game).click()


@pytest.mark.whole
@thorough
@pytest.mark.parametrize("language, titles, first", [
    ("en", ["Updated Johto (HeartGold & SoulSilver)", "In HeartGold & SoulSilver, but not in its Pokédex",
            "Not in HeartGold & SoulSilver"], "Chikorita"),
    *rarely(("ja", ["ジョウト（ハートゴールド・ソウルシルバー）", "ハートゴールド・ソウルシルバーの図鑑にいないポケモン",
                    "ハートゴールド・ソウルシルバーに登場しないポケモン"], "チコリータ"))])
def test_the_list_begins_with_the_game_s_pokédex(visitor, language, titles, first):
    page = opened(visitor, language + "/?game=heartgold")
    cards = all_cards(page)
    assert page.locator(TITLES).all_inner_texts() == titles
    assert cards[0] == ["0001", first, False]
    assert [number for number, *_ in cards[:256]] == ["%04d" % number for number in range(1, 257)]
    # Turtwig is the first that the Pokédex lacks, Victini the first that the game lacks.
    assert cards[256 + 237][0] == "0494" and [absent for *_, absent in cards].index(True) == 256 + 237
    assert not page.locator("[data-part=all]").is_visible() and not page.locator("[data-part=clear]").is_visible()


@pytest.mark.whole
@thorough
def test_several_pokédexes_follow_each_other_with_each_pokémon_once(visitor):
    page = opened(visitor, "en/?game=sword")
    cards = all_cards(page)
    assert page.locator(TITLES).all_inner_texts()[:3] == ["Galar", "Isle of Armor", "Crown Tundra"]
    assert len({name for _, name, _ in cards}) == 1025 and cards[0][:2] == ["0001", "Grookey"]


@pytest.mark.whole
@thorough
def test_a_game_without_pokédex_has_its_pokémon_by_national_number(visitor):
    page = opened(visitor, "en/?game=colosseum")
    cards = all_cards(page)
    assert page.locator(TITLES).all_inner_texts() == ["In Colosseum", "Not in Colosseum"]
    assert [number for number, *_ in cards] == ["%04d" % number for number in range(1, 1026)]


@pytest.mark.whole
@thorough
def test_a_form_stands_for_a_species_whose_default_one_is_not_in_the_game(visitor):
    page = opened(visitor, "en/?game=legends-arceus")
    names = [name for _, name, _ in all_cards(page)]
    assert "Hisuian Growlithe" in names and "Growlithe" not in names


@thorough
def test_types_are_those_of_the_game(visitor):
    page = opened(visitor, "en/?q=type:fairy&game=heartgold")
    assert page.inner_text("h1").startswith("No ") and page.locator(CARDS).count() == 0
    page.fill("#query", "clefairy type:normal")
    shows(page, "clefairy type:normal")
    expect(page.locator(CARDS + " > div")).to_have_text("Normal")


def test_a_query_has_those_of_the_game_first_with_their_numbers(visitor):
    page = opened(visitor, "en/?q=type:electric+-is:form&game=gold")
    cards = page.locator(CARDS)
    numbers = cards.locator("small").all_inner_texts()
    assert cards.nth(0).locator("a").inner_text() == "Pichu" and numbers[0] == "0021"
    assert "dex-absent" in cards.last.get_attribute("class")
    assert page.locator(TITLES).all_inner_texts() == ["Original Johto (Gold, Silver, Crystal)", "Not in Gold & Silver"]


@thorough
def test_a_query_that_sorts_keeps_its_order_and_cards_say_who_is_absent(visitor):
    page = opened(visitor, "en/?q=type:electric+-is:form+sort:-spe&game=gold")
    assert page.locator(TITLES).count() == 0
    first = page.locator(CARDS).first
    expect(first.locator("a")).to_have_text("Regieleki")
    expect(first.locator(".dex-absent__note")).to_have_text("Not in Gold & Silver")
    expect(page.locator(CARDS).filter(has_text="Jolteon").locator(".dex-absent__note")).to_have_count(0)


def test_the_table_has_the_figures_of_the_game(visitor):
    page = opened(visitor, "en/?q=tentacruel|sylveon|chansey&game=red", prepare=decided(view="list"))
    rows = page.locator(RESULTS + " .dex-list tbody tr")
    expect(rows).to_have_count(5)
    assert rows.nth(0).inner_text() == "Kanto" and rows.nth(3).inner_text() == "Not in Red & Blue"
    tentacruel = rows.filter(has_text="Tentacruel").locator("td").all_inner_texts()
    assert tentacruel[7] == tentacruel[8] == "120" and tentacruel[3] == ""
    page.locator(RESULTS + " thead [data-order] a").nth(4).click()
    page.wait_for_selector(RESULTS + " [aria-sort]")
    expect(rows).to_have_count(3)


@thorough
def test_moves_are_those_of_the_game_until_the_reader_takes_it_off(visitor):
    page = opened(visitor, "en/?q=move:surf&game=heartgold")
    expect(page.locator(CHIPS)).to_have_count(2)
    assert "in HeartGold & SoulSilver" in page.inner_text("h1")
    assert urllib.parse.parse_qs(urllib.parse.urlsplit(page.url).query)["q"] == ["move:surf"]
    page.locator(CHIPS).nth(1).locator("button").click()
    expect(page.locator(CHIPS)).to_have_count(1)
    expect(page.locator("h1")).not_to_contain_text("HeartGold")
    expect(page.locator(TITLES).last).to_have_text("Not in HeartGold & SoulSilver")
    page.reload()
    page.wait_for_selector(CARDS)
    expect(page.locator(CHIPS)).to_have_count(1)
    choose(page, "red-blue")
    expect(page.locator("h1")).to_contain_text("in Red & Blue")
    page.select_option("#order", "hp")
    expect(page.locator("h1")).to_contain_text("in Red & Blue")
    shows(page, "move:surf sort:hp")


@thorough
def test_conditions_on_moves_are_about_their_values_in_the_game(visitor):
    fairy, normal = ["move:(type:%s name:moonlight)" % kind for kind in ["fairy", "normal"]]
    page = opened(visitor, asking("en/", fairy) + "&game=heartgold")
    assert page.inner_text("h1").startswith("No Pokémon")
    page.locator(".dex-game__off:visible").first.click()
    expect(page.locator("h1")).to_contain_text("Pokémon that can learn")
    page = opened(visitor, asking("en/", normal) + "&game=heartgold")
    assert not page.inner_text("h1").startswith("No ")
    for query, count in [(fairy, 0), (normal, 1)]:
        page = visitor.open(asking("en/finder/", query) + "&game=heartgold")
        expect(page.locator("[data-part=count]")).to_have_text(re.compile(r"^\d"))
        expect(page.locator(".dex-hits tbody tr:has([href$='/clefairy/'])")).to_have_count(count)


@thorough
@pytest.mark.parametrize("kind", ["normal", "fairy"])
def test_conditions_on_moves_are_about_today_s_values_once_the_game_is_taken_off(visitor, kind):
    query = "move:(type:%s name:moonlight)" % kind
    today = opened(visitor, asking("en/", query))
    heading, count = today.inner_text("h1"), today.locator(CARDS).count()
    assert (count == 0) is (kind == "normal")
    page = opened(visitor, asking("en/", query) + "&game=heartgold")
    then = page.inner_text("h1")
    assert then.startswith("No Pokémon") is (kind == "fairy")
    page.locator(CHIPS).nth(1).locator("button").click()
    expect(page.locator("h1")).to_have_text(heading)
    expect(page.locator(CARDS)).to_have_count(count)
    page.reload()
    expect(page.locator("h1")).to_have_text(heading)
    page.go_back()
    expect(page.locator("h1")).to_have_text(then)
    page = visitor.open(asking("en/finder/", query) + "&game=heartgold")
    expect(page.locator("[data-part=count]")).to_have_text(re.compile(r"^\d"))
    hit = page.locator(".dex-hits tbody tr:has([href$='/clefairy/'])")
    expect(hit).to_have_count(int(kind == "normal"))
    page.select_option("[data-part=game]", "")
    expect(hit).to_have_count(int(kind == "fairy"))


@thorough
@pytest.mark.parametrize("kind, finds", [("fairy", True), *rarely(("normal", False))])
def test_conditions_on_moves_of_another_game_are_not_about_the_reader_s(visitor, kind, finds):
    page = opened(visitor, asking("en/", "move:(type:%s name:moonlight) game:x-y" % kind) + "&game=heartgold")
    assert page.inner_text("h1").startswith("No Pokémon") is not finds


@thorough
def test_a_game_in_the_query_stays(visitor):
    page = opened(visitor, "en/?q=move:surf+game:x-y&game=heartgold")
    assert "in X & Y" in page.inner_text("h1")
    page.locator(CHIPS).nth(1).locator("button").click()
    expect(page.locator(CHIPS)).to_have_count(1)
    shows(page, "move:surf")


@thorough
@pytest.mark.whole
def test_the_chip_changes_the_list_at_once_and_back(visitor):
    page = visitor.open("en/", stays=False)
    page.wait_for_selector(".dex-listing[data-is-started]")
    before = page.locator("[data-part=all]").text_content()
    page.wait_for_selector(".dex-choice")
    choose(page, "red-blue")
    expect(page.locator(TITLES).first).to_have_text("Kanto", timeout=30_000)
    choose(page, "heartgold-soulsilver")
    expect(page.locator(CARDS).first.locator("a")).to_have_text("Chikorita", timeout=30_000)
    page.locator(".dex-top .dex-game__off").click()
    expect(page.locator("[data-part=all]")).to_be_visible()
    assert not page.locator(".dex-results").is_visible()
    assert page.locator("[data-part=all]").text_content() == before
    assert page.inner_text("h1") == "All 1,025 Pokémon"


def test_without_a_game_nothing_of_it_is_loaded(visitor):
    asked = []
    page = visitor.open("en/?q=type:fairy", stays=False,
                        prepare=lambda page: page.on("request", lambda request: asked.append(request.url)))
    shows(page, "type:fairy")
    assert [url for url in asked if re.search(r"/data/games/|game-list\.js|my-game\.js", url)] == []
    assert page.locator(".dex-absent").count() == 0


def test_without_the_file_of_the_game_the_list_is_that_of_all_games(visitor):
    page = visitor.open("en/?game=heartgold", stays=False, prepare=lambda page: page.route(
        "**/data/games/heartgold-soulsilver.json", lambda route: route.fulfill(status=404, body=""), times=1))
    failure = page.locator("#results .dex-failure")
    expect(failure.locator("p")).to_have_text([
        "The data couldn’t be loaded: a file is missing from the site.", "This is the list for all games."])
    expect(page.locator("#generation-1")).to_be_visible()
    failure.get_by_role("button").click()
    expect(page.locator(CARDS).first.locator("a")).to_have_text("Chikorita", timeout=30_000)
    assert failure.count() == 0
    visitor.faults.clear()


@thorough
@cases(("query", ["q=type:electric+sort:-spe&", *rarely("")]), ("language", ["ja", *rarely("en")]))
def test_the_list_of_a_game_fits_and_is_accessible(visitor, language, query):
    page = opened(visitor, "%s/?%sgame=gold" % (language, query), width=320)
    assert_fits(page)
    page.evaluate(SHORTEN)
    assert_accessible(page)


@thorough
def test_the_table_of_a_game_fits_and_is_accessible(visitor):
    page = opened(visitor, "ja/?q=type:electric+-is:form&game=gold", width=320, prepare=decided(view="list"))
    assert_fits(page)
    assert_accessible(page)


@thorough
@pytest.mark.whole
@cases(("query", ["", *rarely("q=move:surf+move:fly&", "q=place:mt-moon&")]), ("width", [390, *rarely(1280)]))
def test_nothing_moves_while_the_list_of_the_game_comes(visitor, width, query):
    page = opened(visitor, "en/?%sgame=heartgold" % query, width=width,
                  prepare=lambda page: page.add_init_script(WATCH_SHIFTS))
    if query == "":
        all_cards(page)
    else:
        # The data are at hand then: while they are not, the list has fewer terms, and says so above.
        page.reload()
        page.locator(".dex-listing[data-shown]").wait_for()
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate("window.shifts") == []


@thorough
def test_who_removes_a_favourite_before_a_title_goes_on_with_the_next(visitor):
    # The last one that HeartGold's Pokédex has, and one that is in no Pokédex of the game.
    slugs = ["chikorita", "celebi", "glaceon"]
    page = opened(visitor, "en/?q=is:favourite", prepare=decided(game="heartgold", favourites=slugs))
    expect(page.locator(CARDS)).to_have_count(3)
    assert page.locator(TITLES).count() == 2
    star = CARDS + " [data-list=favourites][data-slug=%s]"
    page.locator(star % "celebi").focus()
    page.keyboard.press("Space")
    expect(page.locator(CARDS)).to_have_count(2)
    expect(page.locator(star % "glaceon")).to_be_focused()
