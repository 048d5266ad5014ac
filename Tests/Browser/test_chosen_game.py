"""Whoever has chosen HeartGold sees on every page what is true there, in both languages, and keeps it from page to page."""
import json
import re

import pytest
from playwright.sync_api import expect

from cases import IS_THOROUGH, cases, rarely, thorough
from controlled_server import ControlledServer
from pages import KINDS, LANGUAGES, LEADING_ON, asking
from preferences import decided, forbid, kept
from test_pictures import DRAWN_AGAIN, PAINTED, moved, watch

# A busy machine is late.
expect.set_options(timeout=30_000)

NAMES = {"en": "HeartGold", "ja": "ハートゴールド"}
# The types that can be seen in the parts of a page that match, by slug.
TYPES = """(selector) => [...document.querySelectorAll(selector)]
    .flatMap((part) => [...part.querySelectorAll("[class*=t1-]:not(.dex-art, .dex-art__tint), .dex-cards b")])
    .filter((type) => type.checkVisibility() && !type.closest("details:not([open])"))
    .map((type) => /(?:.*t1-)?([a-z]+)/.exec(type.className)[1])"""
# The types in each row of match-ups that can be seen, by what it multiplies damage with.
MATCHES = """(selector) => Object.fromEntries([...document.querySelectorAll(`${selector} .dex-match > div`)]
    .filter((row) => row.checkVisibility())
    .map((row) => [row.querySelector("dt").firstChild.data,
        [...row.querySelectorAll("[class*=t1-]")].map((type) => /t1-([a-z]+)/.exec(type.className)[1])]))"""
# What the chart shows that one type deals to another.
CELL = """([attacking, defending]) => {
    const [{ cells }, ...rows] = document.querySelector(".dex-chart").rows;
    const column = [...cells].findIndex((head) => head.querySelector(`.t1-${defending}`));
    return rows.find((row) => row.cells[0].querySelector(`.t1-${attacking}`)).cells[column].innerText.trim();
}"""


def in_heartgold(visitor, path, **settings):
    """A page in its own window, where the game was chosen before."""
    return visitor.open(path, prepare=decided(game="heartgold"), **settings)


def chip(page):
    """That of the page's bar, or of the header where there is none."""
    return page.locator(".dex-game__chip").locator("visible=true").first


def texts(page, selector):
    """The texts of those that can be seen."""
    return page.locator(selector).locator("visible=true").all_inner_texts()


def assert_shows_heartgold(page, language):
    expect(page.locator("html")).to_have_attribute("data-version", "heartgold")
    expect(chip(page)).to_contain_text(NAMES[language])


def assert_shows_all_games(page):
    assert page.locator("html").get_attribute("data-game") is None
    assert page.evaluate("document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]).length") == 0


@cases(("path, part, types", [
    ("pokemon/togekiss/", ".dex-identity", ["normal", "flying"]),
    ("finder/?q=move:moonlight+game:heartgold-soulsilver", "tr:has([href$='/clefable/'])", ["normal"]),
    *rarely(
        ("pokedexes/updated-johto/", ".dex-cards > li:has([href$='/togetic/'])", ["normal", "flying"]),
        ("moves/bite/", ".dex-identity", ["dark"]),
        ("types/fairy/", ".dex-cards > li:has([href$='/clefairy/'], [href$='/togetic/'])", []),
        ("pokemon/clefairy/", ".dex-identity", ["normal"]), ("pokemon/magnezone/", ".dex-identity", ["electric", "steel"]),
        ("pokemon/charizard/", ".dex-identity", ["fire", "flying"]), ("pokemon/gengar/", ".dex-identity", ["ghost", "poison"]),
        ("evolutions/cleffa/", "#members .dex-cards > li:has([href$='/clefable/'])", ["normal"]),
        ("egg-groups/fairy/", ".dex-cards > li:has([href$='/clefairy/'])", ["normal"]),
        ("abilities/cute-charm/", ".dex-cards > li:has([href$='/clefairy/'])", ["normal"]),
        ("types/normal/", ".dex-cards > li:has([href$='/togepi/'])", ["normal"]))]),
    ("language", LANGUAGES))
def test_types_are_those_of_the_game(visitor, language, path, part, types):
    page = in_heartgold(visitor, "%s/%s" % (language, path))
    page.locator(part).first.wait_for(state="attached")
    assert page.evaluate(TYPES, part) == types


@cases(("path, matches", [
    ("pokemon/magnezone/ #match", {
        "×4": ["ground"], "×2": ["fighting", "fire"], "×0": ["poison"], "×¼": ["flying", "steel"],
        "×½": ["normal", "rock", "bug", "ghost", "grass", "electric", "psychic", "ice", "dragon", "dark"]}),
    *rarely(("pokemon/clefairy/ #match", {"×2": ["fighting"], "×0": ["ghost"]}),
            ("types/steel/ #attacking", {"×2": ["rock", "ice"], "×½": ["steel", "fire", "water", "electric"]}),
            ("moves/bite/ #match", {"×2": ["ghost", "psychic"], "×½": ["fighting", "steel", "dark"]})),
    ("types/flying-steel/ #defending", {
        "×2": ["fire", "electric"], "×0": ["poison", "ground"], "×¼": ["bug", "grass"],
        "×½": ["normal", "flying", "ghost", "steel", "psychic", "dragon", "dark"]})]),
    ("language", LANGUAGES))
def test_match_ups_are_those_of_the_game(visitor, language, path, matches):
    path, part = path.split()
    page = in_heartgold(visitor, "%s/%s" % (language, path))
    assert page.evaluate(MATCHES, part) == matches


@pytest.mark.parametrize("language", ["ja", *rarely("en")])
def test_the_chart_is_that_of_the_game(visitor, language):
    page = in_heartgold(visitor, language + "/types/")
    assert not page.locator(".dex-chart .t1-fairy").locator("visible=true").count()
    assert page.locator(".dex-chart__column").locator("visible=true").count() == 17
    assert page.evaluate(CELL, ["ghost", "steel"]) == page.evaluate(CELL, ["dark", "steel"]) == "½"


@cases(("move, values", [("tackle", ["35", "95%", "35"]), *rarely(("bite", ["60", "100%", "25"]), ("outrage", ["120", "100%", "15"]))]),
       ("language", ["en", *rarely("ja")]))
def test_values_of_moves_are_those_of_the_game(visitor, language, move, values):
    page = in_heartgold(visitor, "%s/moves/%s/" % (language, move))
    assert texts(page, ".dex-keys__value")[:3] == values


@pytest.mark.parametrize("language", ["ja", *rarely("en")])
def test_abilities_are_those_of_the_game(visitor, language):
    page = in_heartgold(visitor, language + "/pokemon/gengar/")
    shown = page.locator("[id^=ability-]").locator("visible=true")
    assert [one.get_attribute("id") for one in shown.all()] == ["ability-levitate"]
    page = in_heartgold(visitor, language + "/abilities/levitate/")
    assert page.locator(".dex-cards > li [href$='/gengar/']").is_visible()
    assert not visitor.open(language + "/abilities/levitate/").locator(".dex-cards > li [href$='/gengar/']").is_visible()


@cases(("path, english, japanese", [
    ("pokemon/sylveon/", r"It is not in this game\. It is in .*X & Y\.", "このゲームには登場しません。登場するゲーム：.*X・Y"),
    *rarely(
        ("types/fairy/", r"There is no Fairy type in this game\.", "このゲームにフェアリータイプはありません。"),
        ("abilities/pixilate/", r"Nobody has it in this game\.", "このゲームでは、どのポケモンも持っていません。"),
        ("types/steel-fairy/", r"There is no Fairy type in this game\.", "このゲームにフェアリータイプはありません。")),
    ("moves/play-rough/", r"Our data has nobody who learns it in this game\.", "このゲームで覚えるポケモンは、データにありません。")]),
    ("language", LANGUAGES))
def test_says_what_is_not_in_the_game(visitor, language, path, english, japanese):
    page = in_heartgold(visitor, "%s/%s" % (language, path))
    expected = re.compile({"en": english, "ja": japanese}[language])
    assert [text for text in texts(page, ".dex-era") if expected.match(text)]


# Who evolves in HeartGold, and who is in it but evolves in other games alone.
@cases(("path, possible, impossible", [
    ("pokemon/eevee/", ["espeon", "vaporeon"], ["leafeon", "glaceon"]), ("evolutions/nosepass/", [], ["probopass"]),
    *rarely(("pokemon/magneton/", ["magneton"], ["magnezone"]), ("pokemon/feebas/", [], ["milotic"]))]),
    ("language", LANGUAGES))
def test_evolutions_that_the_game_has_no_way_for_say_so(visitor, language, path, possible, impossible):
    page = in_heartgold(visitor, "%s/%s" % (language, path))
    words = {"en": "Not possible in this game", "ja": "このゲームではできない"}[language]
    for slugs, is_said in (possible, False), (impossible, True):
        for slug in slugs:
            way = page.locator(".dex-stages li:has(> .dex-node [href$='/%s/']) > .dex-stages__how" % slug)
            assert (words in way.inner_text()) is is_said, slug


@thorough
@cases(("path, forms", [("pokemon/gengar/", ["gengar-mega", "gengar-gmax"]), *rarely(("pokemon/charizard/", ["charizard-mega-x"]))]),
       ("language", ["en", *rarely("ja")]))
def test_forms_that_the_game_lacks_are_faded(visitor, language, path, forms):
    page = in_heartgold(visitor, "%s/%s" % (language, path))
    words = {"en": "Not in this game", "ja": "このゲームにはいない"}[language]
    assert page.locator(".dex-tabs a:visible:not([aria-current])").count() == 0
    for form in forms:
        for node in page.locator(".dex-node:has([href$='/%s/'])" % form).all():
            assert words in node.inner_text()
            assert float(node.locator(".dex-art").evaluate("(art) => getComputedStyle(art).opacity")) < .5
    assert not [text for text in texts(page, ".dex-line") if "Mega" in text or "メガ" in text]
    page = visitor.open("%s/%s" % (language, path))
    assert page.locator(".dex-tabs a:visible").count() > 1 and words not in page.inner_text("main")


@pytest.mark.parametrize("language", ["ja", *rarely("en")])
def test_abilities_that_change_a_type_s_damage_are_those_of_the_game(visitor, language):
    page = in_heartgold(visitor, language + "/types/fire/")
    shown = page.locator("#abilities a:visible").evaluate_all("(links) => links.map((link) => link.href.split('/').at(-2))")
    assert {"levitate", "water-absorb"} <= set(shown) and not {"well-baked-body", "earth-eater", "fluffy"} & set(shown)
    assert in_heartgold(visitor, language + "/types/fairy/").locator("#abilities").is_hidden()


@pytest.mark.parametrize("language", ["en", *rarely("ja")])
def test_places_are_those_of_the_version(visitor, language):
    page = in_heartgold(visitor, language + "/places/viridian-forest/")
    page.locator("#places-heartgold-soulsilver[open]").wait_for()
    assert page.locator("[id^=places-][open]").count() == 1
    found = page.locator("#places-heartgold-soulsilver")
    assert found.locator("[href*='/caterpie/']").first.is_visible()
    assert not found.locator("[href*='/weedle/']").locator("visible=true").count()


# All, or the home page and some of the others.
FOLLOWING = [kind for kind in KINDS if "en/" + kind not in LEADING_ON][::None if IS_THOROUGH else 28]


@cases(("path", FOLLOWING), ("language", LANGUAGES))
def test_every_kind_of_page_follows_the_game_and_comes_back(visitor, language, path):
    page = in_heartgold(visitor, "%s/%s" % (language, path))
    assert_shows_heartgold(page, language)
    # The button has nothing behind it before its script has come.
    page.wait_for_selector("[data-module=game][data-is-started]")
    page.locator(".dex-game__off").locator("visible=true").first.click()
    assert_shows_all_games(page)


# Pages on which nothing is about one game, and that of another game.
@thorough
@cases(("path", ["items/leftovers/", "games/heartgold-soulsilver/", *rarely("natures/", "games/", "about/", "settings/")]),
       ("language", LANGUAGES))
def test_nothing_of_later_games_is_on_other_pages(visitor, language, path):
    page = in_heartgold(visitor, "%s/%s" % (language, path))
    assert_shows_heartgold(page, language)
    assert "fairy" not in page.evaluate(TYPES, "main")


@pytest.mark.parametrize("language", ["en", *rarely("ja")])
def test_the_list_and_the_finder_are_about_the_game(visitor, language):
    page = in_heartgold(visitor, asking(language + "/", "clefairy"))
    page.wait_for_selector(".dex-listing[data-shown]")
    card = page.locator(".dex-results:not([hidden]) .dex-cards > li:has([href$='/clefairy/'])")
    expect(card).to_have_count(1)
    assert page.evaluate(TYPES, ".dex-results .dex-cards > li:has([href$='/clefairy/'])") == ["normal"]
    page = in_heartgold(visitor, language + "/finder/")
    expect(page.locator("#game")).to_have_value("heartgold-soulsilver")


@thorough
def test_the_finder_takes_the_game_of_the_address_unless_it_is_asked_for_another(visitor):
    prepare = decided(game="sword-shield")
    page = visitor.open("en/finder/?game=heartgold", prepare=prepare)
    expect(page.locator("#game")).to_have_value("heartgold-soulsilver")
    page = visitor.open(asking("en/finder/", "move:surf game:red-blue") + "&game=heartgold", prepare=prepare)
    page.wait_for_selector(".dex-hits tbody tr")
    assert page.locator("#game").input_value() == "red-blue"


@thorough
@pytest.mark.parametrize("language", ["en", *rarely("ja")])
def test_a_question_to_the_finder_without_a_game_is_about_the_reader_s_until_it_is_taken_off(visitor, language):
    page = visitor.open(asking(language + "/finder/", "move:surf") + "&game=heartgold", stays=False)
    game = page.locator("#game")
    page.wait_for_selector(".dex-hits tbody tr")
    assert game.input_value() == "heartgold-soulsilver"
    game.select_option("")
    assert page.url.endswith("?q=move:surf&game=heartgold")
    page.reload()
    page.wait_for_selector(".dex-hits tbody tr")
    assert game.input_value() == ""
    page.go_back()
    expect(game).to_have_value("heartgold-soulsilver")


def test_the_finder_follows_the_game_that_is_chosen_for_all_pages(visitor):
    page = visitor.open(asking("en/finder/", "move:surf game:red-blue"), stays=False)
    page.wait_for_selector(".dex-hits tbody tr")
    chip(page).click()
    page.locator("[data-game=heartgold]").click()
    expect(page.locator("#game")).to_have_value("heartgold-soulsilver")
    assert page.url.endswith("?q=move:surf&game=heartgold")
    page.locator(".dex-game__off").first.click()
    expect(page.locator("#game")).to_have_value("")
    assert page.url.endswith("?q=move:surf")


@cases(("path", ["pokemon/clefairy/", *rarely("types/")]), ("language", ["ja", *rarely("en")]))
def test_a_game_is_chosen_and_taken_off_by_keyboard(visitor, language, path):
    page = visitor.open("%s/%s" % (language, path), stays=False)
    page.wait_for_selector(".dex-find[data-is-started]")
    if path == "pokemon/clefairy/":
        page.wait_for_selector("[data-module=game][data-is-started]")
    none = chip(page).inner_text()
    chip(page).focus()
    page.keyboard.press("Enter")
    page.locator("[data-game=heartgold]").wait_for()
    while page.evaluate("document.activeElement.dataset.game") != "heartgold":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert_shows_heartgold(page, language)
    assert page.url.endswith(path + "?game=heartgold") and kept(page, "game") == "heartgold"
    assert page.evaluate("document.activeElement.matches('.dex-game__chip')")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('.dex-game__off')")
    page.keyboard.press("Enter")
    assert_shows_all_games(page)
    assert page.url.endswith(path) and kept(page, "game") is None
    assert chip(page).inner_text() == none
    assert page.evaluate("document.activeElement !== document.body")


@thorough
@cases(("path", ["ja/moves/", *rarely("en/", "en/pokemon/clefairy/")]))
def test_a_choice_does_not_lay_out_what_is_out_of_sight(visitor, path):
    """All of a list would take most of a second. Only a jump within the page needs it."""
    page = visitor.open(path, stays=False)
    page.wait_for_selector(".dex-find[data-is-started]")
    chip(page).click()
    page.locator("[data-game=heartgold]").locator("visible=true").click()
    assert_shows_heartgold(page, path[:2])
    assert page.locator("html").get_attribute("data-target") is None
    page.evaluate("document.querySelector('a[href=\"#main\"]').click()")
    assert page.locator("html").get_attribute("data-target") == ""


def test_an_address_carries_the_game_along(visitor):
    """To other pages, through the search and into the other language, without becoming the reader's own."""
    page = visitor.open("en/pokemon/clefairy/?game=heartgold", stays=False)
    assert_shows_heartgold(page, "en")
    page.locator(".dex-nav a[href$='/types/']").click()
    page.wait_for_url("**/en/types/?game=heartgold")
    assert_shows_heartgold(page, "en")
    page.wait_for_selector(".dex-find[data-is-started]")
    page.fill("#find", "togekiss")
    page.locator(".dex-find [role=option]:visible").first.wait_for()
    page.keyboard.press("Enter")
    page.wait_for_url("**/en/pokemon/togekiss/?game=heartgold")
    page.locator("a[hreflang=ja]").locator("visible=true").first.click()
    page.wait_for_url("**/ja/pokemon/togekiss/?game=heartgold")
    assert_shows_heartgold(page, "ja")
    assert kept(page, "game") is None


@thorough
def test_a_link_that_was_opened_elsewhere_carries_the_game_that_is_chosen_next(visitor):
    page = visitor.open("en/pokemon/eevee/?game=heartgold")
    link = page.locator(".dex-nav a[href*='moves/']").first
    with page.context.expect_page() as other:
        link.click(modifiers=["Control"])
    other.value.wait_for_url("**/en/moves/?game=heartgold")
    assert "game=" not in link.get_attribute("href")
    page.evaluate("history.replaceState(null, '', '?game=platinum')")
    link.click()
    page.wait_for_url("**/en/moves/?game=platinum")


@thorough
def test_the_choice_of_a_language_keeps_the_game(visitor):
    page = visitor.open("?game=heartgold", stays=False, wait_until="commit", locale="ja")
    page.wait_for_url("**/ja/?game=heartgold")
    page = visitor.open("?game=heartgold", stays=False, java_script_enabled=False)
    assert page.locator("a[hreflang]").count() == 2


@thorough
@pytest.mark.parametrize("path", ["compare/?p=clefairy,gengar&game=heartgold", *rarely("compare/?p=clefairy,gengar&game=champions")])
def test_a_comparison_knows_versions(visitor, path):
    page = visitor.open("en/" + path)
    page.wait_for_selector(".dex-compare tbody")
    assert page.locator("[data-part=notes]").inner_text() == ""
    expected = "heartgold-soulsilver" if path.endswith("heartgold") else "champions"
    expect(page.locator("[data-part=game]")).to_have_value(expected)


def test_a_comparison_is_about_the_game(visitor):
    page = in_heartgold(visitor, "en/compare/?p=clefairy,gengar")
    page.wait_for_selector(".dex-compare tbody")
    assert page.evaluate(TYPES, ".dex-compare .dex-badges") == ["normal", "ghost", "poison"]
    assert page.locator(".dex-compare [href*='/abilities/']").all_inner_texts() == ["Cute Charm", "Magic Guard", "Levitate"]
    page.evaluate("localStorage.clear()")
    page.reload()
    expect(page.locator(".dex-compare [href*='/abilities/']").last).to_have_text("Cursed Body")


@pytest.mark.parametrize("game", ["constructor", *rarely("", "tetris", "%00", "__proto__", "toString", "%22%5D")])
def test_a_game_that_nobody_knows_shows_all_games(visitor, game):
    page = visitor.open("en/pokemon/clefairy/?game=" + game)
    page.wait_for_selector("[data-module=learnset][data-is-started]")
    assert_shows_all_games(page)
    assert page.evaluate(TYPES, ".dex-identity") == ["fairy"]


def test_a_game_can_be_chosen_where_nothing_is_stored(visitor):
    page = visitor.open("en/types/", prepare=forbid)
    page.wait_for_selector(".dex-find[data-is-started]")
    chip(page).click()
    page.locator("[data-game=heartgold]").click()
    assert_shows_heartgold(page, "en")
    page.locator("main [href$='/fire/']").first.click()
    page.wait_for_url("**/en/types/fire/?game=heartgold")
    assert_shows_heartgold(page, "en")


def test_the_choice_shows_without_the_network(visitor):
    page = visitor.open("en/pokemon/clefairy/", stays=False)
    page.wait_for_selector("[data-module=game][data-is-started]")
    chip(page).click()
    page.locator("[data-game=heartgold]").wait_for()
    page.context.set_offline(True)
    try:
        page.locator("[data-game=heartgold]").click()
        assert page.evaluate(TYPES, ".dex-identity") == ["normal"]
    finally:
        page.context.set_offline(False)
    # What else is true is loaded afterwards: what moves do.
    visitor.faults = [fault for fault in visitor.faults if "INTERNET_DISCONNECTED" not in fault]


@cases(("path", ["en/types/fairy/", "ja/pokemon/clefairy/", *rarely("en/moves/tackle/", "ja/places/viridian-forest/", "en/games/")]),
       ("width, height", [(320, 800), (1280, 800)]))
def test_nothing_moves_when_a_page_opens_with_a_game(visitor, path, width, height):
    assert_nothing_moves(visitor, path, width, height)


@thorough
@cases(("path", ["en/places/viridian-forest/", "en/finder/?q=move:surf", *rarely("ja/games/heartgold-soulsilver/")]),
       ("width, height", [(390, 844), (1600, 1200)]))
def test_nothing_moves_in_high_windows(visitor, path, width, height):
    page = assert_nothing_moves(visitor, path, width, height)
    page.wait_for_load_state("networkidle")
    page.evaluate(DRAWN_AGAIN)
    assert moved(page) == []


@cases(("path", ["en/moves/thunderbolt/", *rarely("ja/moves/sacred-fire/")]), ("width, height", [(1280, 900), *rarely((1600, 1200))]))
def test_learners_do_not_move_when_a_page_opens_with_a_game(visitor, path, width, height):
    page = assert_nothing_moves(visitor, path, width, height)
    assert page.locator("#learners details[open]").get_attribute("id") == "learners-earlier"
    assert page.locator("#learners .dex-section__body, #facts").evaluate_all(
        "(parts) => parts.every((part) => getComputedStyle(part).visibility === 'visible')")


@thorough
def test_learners_are_there_where_their_script_does_not_come(visitor):
    game = decided(game="heartgold")
    page = visitor.open("en/moves/thunderbolt/", prepare=lambda page: (
        game(page), page.route("**/learnset/games.js", lambda route: route.abort())))
    page.locator("#learners .dex-fold").first.wait_for()
    visitor.faults.clear()


def assert_nothing_moves(visitor, path, width, height):
    game = decided(game="heartgold")
    page = visitor.open(path, width=width, height=height, prepare=lambda page: (game(page), watch(page)))
    page.evaluate(PAINTED)
    page.wait_for_selector("[data-module=game][data-is-started]")
    page.evaluate(DRAWN_AGAIN)
    assert moved(page) == []
    return page


@thorough
def test_works_below_another_address(browser, copy):
    with ControlledServer(copy.folder, base="below/pokedex/") as server, browser.new_context(service_workers="block") as context:
        page = context.new_page()
        page.goto(server.address + "en/pokemon/pikachu/?game=heartgold")
        assert_shows_heartgold(page, "en")
        page.wait_for_selector("[data-module=game][data-is-started]")
        page.locator(".dex-top__name, header a").first.click()
        page.wait_for_url(server.address + "en/?game=heartgold")
        assert_shows_heartgold(page, "en")


def test_the_copy_for_offline_use_has_the_games(site_folder):
    with open(site_folder + "/version.json") as file:
        files = json.load(file)["files"]
    assert "data/games/heartgold-soulsilver.json" in files


# In the search box

OPTION = ".dex-find [role=option]:visible"


def searching(visitor, path, prepare):
    """A page whose box has the focus, and the addresses of what is requested from then on."""
    page = visitor.open(path, prepare=prepare)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.wait_for_selector(".dex-find[data-is-started]")
    page.focus("#find")
    return page, asked


def found(page, typed, kind):
    """The slugs of one kind that are found."""
    page.fill("#find", "")
    page.fill("#find", typed)
    page.locator(OPTION).first.wait_for()
    return page.locator(".dex-find [data-kind=%s]:visible" % kind).evaluate_all(
        "(options) => options.map(({ href }) => href.split('/').at(-2))")


@pytest.mark.parametrize("language", ["en", *rarely("ja")])
def test_the_search_shows_first_what_is_in_the_game(visitor, language):
    page, asked = searching(visitor, language + "/about/", lambda page: None)
    pokemon, moves = found(page, "mew", "pokemon"), found(page, "aqua", "moves")
    assert not [url for url in asked if "/games/" in url or "game-contents" in url]
    page, asked = searching(visitor, language + "/about/", decided(game="red-blue"))
    page.fill("#find", "dra")
    # The names may come before the game's.
    expect(page.locator(OPTION).first).to_have_attribute("href", re.compile("/dratini/|/dragonair/"))
    # Closer matches come first all the same.
    assert found(page, "dracovish", "pokemon")[0] == "dracovish"
    assert found(page, "mew", "pokemon") == pokemon
    assert moves and set(found(page, "aqua", "moves")) == set(moves)
    assert sum("/data/games/red-blue.json" in url for url in asked) == 1


@pytest.mark.parametrize("typed, then, today", [
    ("thunderbolt", "Power 95", "Power 90"),
    *rarely(("clefairy", "Normal", "Fairy"), ("charm", "Normal", "Fairy"), ("magnezone", "Electric", "Electric"))])
def test_the_search_says_what_it_is_in_the_game(visitor, typed, then, today):
    page = in_heartgold(visitor, "en/about/")
    page.locator(".dex-find[data-is-started]").wait_for()
    page.fill("#find", typed)
    end = page.locator(OPTION).first
    expect(end).to_contain_text(then)
    page.locator(".dex-game__off").locator("visible=true").first.click()
    page.fill("#find", "")
    page.fill("#find", typed)
    expect(end).to_contain_text(today)


@thorough
def test_the_search_works_where_the_game_s_data_do_not_come(visitor):
    def prepare(page):
        decided(game="red-blue")(page)
        page.route("**/data/games/*.json", lambda route: route.fulfill(body="{"))
    page, _ = searching(visitor, "en/about/", prepare)
    assert found(page, "dracovish", "pokemon") == ["dracovish"]


NAME = ".dex-game [data-part=name]"


# The page stops in the middle of the chip's text; in the header before the chip, before its text, and behind it.
@pytest.mark.parametrize("end, last", [
    ('data-part="name">All ', NAME), *rarely(
        ("</nav>", ".dex-nav"),
        ('<span class="dex-game__long" data-part="name">', NAME), ('data-part="name">All games</span>', NAME))])
def test_a_page_that_comes_in_pieces_shows_the_game(site_folder, browser, end, last):
    with ControlledServer(site_folder) as server, browser.new_context() as context:
        page = context.new_page()
        page.set_default_timeout(10_000)
        decided(game="heartgold")(page)
        watch(page)
        server.hold_after("en/types/fairy/", end)
        page.goto(server.address + "en/types/fairy/", wait_until="commit")
        page.wait_for_selector(last, state="attached")
        page.evaluate(DRAWN_AGAIN)
        server.go_on()
        page.wait_for_load_state("load")
        names = page.locator(NAME)
        assert set(names.all_text_contents()) == {"HeartGold"}
        page.wait_for_selector("[data-module=game][data-is-started]")
        assert moved(page) == []
        page.locator(".dex-game__off").locator("visible=true").first.click()
        expect(names.first).to_have_text("All games")
