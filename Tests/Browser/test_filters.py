"""The list's filters: one query is its text, its form, its chips and its address."""
import json
import pathlib
import re
import urllib.parse

import pytest
from playwright.sync_api import expect

from accessibility import SHORTEN, assert_accessible
from cases import cases, rarely, thorough
from pages import LANGUAGES, asking
from preferences import decided
from reflow import assert_fits

RESULTS = ".dex-results:not([hidden])"
CARDS = RESULTS + " .dex-cards > li"
# The same query in both languages' words, and what its address says.
SPELLINGS = {
    "en": "type:water move:surf speed>=100",
    "ja": "タイプ：みず　わざ:波乗り　すばやさ＞＝100",
}
CANONICAL = "type:water move:surf spe>=100"


def query(page):
    """What the address asks for; None for nothing."""
    return urllib.parse.parse_qs(urllib.parse.urlsplit(page.url).query).get("q", [None])[0]


def shows(page, canonical):
    """Waits until a query is answered."""
    page.wait_for_function("(wanted) => document.querySelector('.dex-listing').dataset.shown === wanted", arg=canonical)


def opened(visitor, path, **settings):
    """The list once its scripts have started."""
    page = visitor.open(path, stays=False, **settings)
    page.wait_for_selector(".dex-listing[data-is-started]")
    return page


def open_panel(page):
    page.click("[data-part=toggle]")
    page.wait_for_selector("#filters:not([hidden])")


def names(page):
    return page.locator(CARDS + " > a").all_text_contents()


def hits(page):
    """How many Pokémon the list says that it has found."""
    count = re.search(r"^[\d,]+|(?<=ポケモン)[\d,]+(?=匹)", page.inner_text("#hits"))
    return int(count[0].replace(",", ""))


def numbers(page):
    return [int(number) for number in page.locator(CARDS + " small").all_text_contents()]


@pytest.mark.parametrize("language", ["ja", *rarely("en")])
def test_text_chips_form_and_address_say_the_same(visitor, language):
    page = opened(visitor, language + "/")
    page.fill("#query", SPELLINGS[language])
    shows(page, CANONICAL)
    assert query(page) == CANONICAL
    assert page.locator(".dex-results .dex-chip").count() == 3
    open_panel(page)
    assert page.is_checked("#type-water") and not page.is_checked("#type-fire")
    assert page.locator("[data-picker=move] .dex-chip").count() == 1
    assert page.input_value("[name=spe][data-bound=least]") == "100"
    texts = page.locator("#hits").inner_text(), names(page)
    page.reload()
    shows(page, CANONICAL)
    assert (page.locator("#hits").inner_text(), names(page)) == texts


@thorough
@pytest.mark.whole
@pytest.mark.parametrize("path, heading, figures", [
    ("en/?q=type:water+spe>=120+-is:form+sort:-spe",
     "5 Water Pokémon with Speed 120 or more, without alternate forms, fastest first",
     ["Speed 136", "Speed 136", "Speed 122", "Speed 120", "Speed 120"]),
    *rarely(
        ("ja/?q=type:water+weight>=235+-is:form+sort:weight", "みずタイプ、重さ235kg以上の、別のすがたを除くポケモン5匹（軽い順）",
         ["重さ235kg", "重さ280kg", "重さ336kg", "重さ352kg", "重さ398kg"]),
        ("en/?q=type:water+spe>=250", "No Water Pokémon with Speed 250 or more", [])),
])
def test_the_heading_and_the_cards_say_what_is_asked(visitor, path, heading, figures):
    page = opened(visitor, path)
    page.wait_for_selector(".dex-listing[data-shown]")
    assert page.locator("h1").all_inner_texts() == [heading]
    assert page.title().startswith(heading + " – ")
    assert page.locator(CARDS + " .dex-card__figure").all_inner_texts() == figures
    page.click("[data-part=clear]")
    page.wait_for_selector(RESULTS, state="detached")
    assert page.inner_text("h1") in ("All 1,025 Pokémon", "全1,025種のポケモン")
    assert heading not in page.title()


@cases(("width, rows", [(320, 2), *rarely((960, 1), (390, 2), (768, 2), (1280, 1))]), ("language", ["ja", *rarely("en")]))
def test_the_tools_stand_in_one_row_or_two(visitor, language, width, rows):
    page = opened(visitor, language + "/", width=width)
    tops = page.locator(".dex-tools > *").evaluate_all(
        "(tools) => tools.map((tool) => { const { top, height } = tool.getBoundingClientRect(); return Math.round((top + height / 2) / 20); })")
    assert len(set(tops)) == rows, tops


@thorough
def test_the_same_query_opens_in_the_other_language(visitor):
    page = opened(visitor, "en/?q=" + urllib.parse.quote(CANONICAL))
    shows(page, CANONICAL)
    found = numbers(page)
    page.click(".dex-top__tool[hreflang=ja]")
    page.wait_for_url("**/ja/?q=*")
    shows(page, CANONICAL)
    assert numbers(page) == found and query(page) == CANONICAL
    assert page.input_value("#query") == "タイプ:みず わざ:なみのり すばやさ>=100"


def test_each_control_says_its_term(visitor):
    page = opened(visitor, "en/")
    open_panel(page)
    for summary in page.locator(".dex-field__fold").all():
        summary.click()
    steps = [
        (lambda: page.check("#type-fire", force=True), "type:fire"),
        (lambda: page.check("#type-flying", force=True), "type:fire|flying"),
        (lambda: page.check("#type-all", force=True), "type:fire type:flying"),
        (lambda: page.check("#gen-1", force=True), "type:fire type:flying gen:1"),
        (lambda: page.select_option("#egg", "dragon"), "type:fire type:flying gen:1 egg:dragon"),
        (lambda: page.select_option("#dex", "kanto"), "type:fire type:flying gen:1 egg:dragon dex:kanto"),
        (lambda: page.select_option("#order", "dex"), "type:fire type:flying gen:1 egg:dragon dex:kanto sort:dex"),
        (lambda: page.select_option("#egg", ""), "type:fire type:flying gen:1 dex:kanto sort:dex"),
    ]
    for change, canonical in steps:
        change()
        shows(page, canonical)
        assert query(page) == canonical
    page.fill("[name=height][data-bound=least]", "1.6")
    page.keyboard.press("Tab")
    shows(page, "type:fire type:flying gen:1 dex:kanto height>=1.6 sort:dex")
    page.click("[data-part=descending]")
    shows(page, "type:fire type:flying gen:1 dex:kanto height>=1.6 sort:-dex")
    assert names(page) == ["Moltres", "Charizard"]
    page.click("[data-part=clear]")
    page.wait_for_selector(RESULTS, state="detached")
    assert query(page) is None and page.locator("#generation-1").is_visible()
    assert not page.is_checked("#type-fire") and page.input_value("#query") == ""


@thorough
@pytest.mark.parametrize("language, typed", [("ja", "色:赤 体形:四足"), ("en", "color:red shape:quadruped")])
def test_colours_and_shapes_are_typed_and_chosen(visitor, language, typed):
    page = opened(visitor, language + "/")
    page.fill("#query", typed)
    shows(page, "color:red shape:quadruped")
    open_panel(page)
    page.locator("details", has=page.locator("#color")).locator("summary").click()
    assert (page.input_value("#color"), page.input_value("#shape")) == ("red", "quadruped")
    page.select_option("#shape", "wings")
    shows(page, "color:red shape:wings")
    page.select_option("#color", "")
    shows(page, "shape:wings")


@thorough
def test_only_a_pokedex_offers_its_numbers_as_order(visitor):
    page = opened(visitor, "en/")
    option = page.locator("#order option[value=dex]")
    assert option.is_disabled()
    open_panel(page)
    for summary in page.locator(".dex-field__fold").all():
        summary.click()
    page.select_option("#dex", "kanto")
    shows(page, "dex:kanto")
    assert not option.is_disabled()
    page.select_option("#order", "dex")
    shows(page, "dex:kanto sort:dex")
    page.select_option("#dex", "")
    page.wait_for_function("() => !location.search")
    assert option.is_disabled() and page.input_value("#order") == "number"
    assert page.inner_text("#mistakes") == ""


# A place in both languages' words, the chip, what the heading says, what is typed for another place, and a mistake.
AT_A_PLACE = {
    "en": ("at:\"viridian forest\"", "Viridian Forest", "25 Pokémon found at Viridian Forest", "mt moo",
           "There is no place “viridan-forest”."),
    "ja": ("場所：ときわのもり", "トキワのもりで会える", "トキワのもりで会えるポケモン25匹", "おつきみ",
           "「viridan-forest」という場所はありません。"),
}


@thorough
@pytest.mark.whole
@pytest.mark.parametrize("language", ["en", *rarely("ja")])
def test_finds_who_is_met_at_a_place(visitor, language):
    text, chip, heading, other, _ = AT_A_PLACE[language]
    asked = []
    page = opened(visitor, language + "/?q=type:water",
                  prepare=lambda page: page.on("request", lambda request: asked.append(request.url)))
    shows(page, "type:water")
    places = visitor.address + "data/places.json"
    assert asked.count(places) == 0
    page.fill("#query", text)
    shows(page, "place:viridian-forest")
    assert asked.count(places) == 1
    assert page.inner_text("#hits") == heading
    assert page.locator(".dex-results .dex-chip").first.inner_text().startswith(chip)
    open_panel(page)
    assert page.locator("[data-picker=place] .dex-chip").count() == 1
    page.select_option("#game", "heartgold-soulsilver")
    shows(page, "place:viridian-forest game:heartgold-soulsilver")
    assert hits(page) == 22
    page.reload()
    shows(page, "place:viridian-forest game:heartgold-soulsilver")
    assert hits(page) == 22
    open_panel(page)
    page.fill("#place", other)
    page.locator("[data-picker=place] [role=option]").first.click()
    shows(page, "place:mt-moon|viridian-forest game:heartgold-soulsilver")
    assert hits(page) > 22
    for _ in range(2):
        page.locator("[data-picker=place] .dex-chip__remove").first.click()
    shows(page, "game:heartgold-soulsilver")


@thorough
@pytest.mark.parametrize("language", ["ja", *rarely("en")])
def test_a_place_that_is_unknown_can_be_mended(visitor, language):
    page = opened(visitor, language + "/")
    page.fill("#query", "place:viridan-forest")
    page.locator("#mistakes", has_text=AT_A_PLACE[language][-1]).wait_for()
    page.locator("#mistakes button").click()
    shows(page, "place:viridian-forest")


@pytest.mark.whole
@thorough
@pytest.mark.parametrize("language", ["en", *rarely("ja")])
def test_a_place_leads_to_the_list_of_who_is_met_there(visitor, language):
    page = visitor.open(language + "/places/viridian-forest/", stays=False)
    page.click("a[href$='?q=place:viridian-forest']")
    shows(page, "place:viridian-forest")
    assert hits(page) == 25


# Moves that are described, in both languages' words, and the chip.
DESCRIBED = {
    "en": ("move:(type:electric power>=100) is:legendary -is:form", "Moves (Electric, power 100 or more)"),
    "ja": ("わざ：（タイプ：でんき　威力≧100） 区分:伝説 -区分:フォルム", "わざ（でんきタイプ、威力100以上）を覚える"),
}


@pytest.mark.whole
@thorough
@pytest.mark.parametrize("language", LANGUAGES)
def test_finds_who_learns_moves_that_are_described(visitor, language):
    text, chip = DESCRIBED[language]
    page = opened(visitor, language + "/")
    page.fill("#query", text)
    shows(page, "move:(type:electric power>=100) is:legendary -is:form")
    assert query(page) == "move:(type:electric power>=100) is:legendary -is:form"
    found = hits(page)
    assert 0 < found < 200
    chips = page.locator(".dex-results .dex-chip")
    assert chips.first.inner_text().startswith(chip)
    page.reload()
    shows(page, "move:(type:electric power>=100) is:legendary -is:form")
    assert hits(page) == found
    # What the form cannot show stays when it changes something else.
    open_panel(page)
    page.select_option("#game", "scarlet-violet")
    shows(page, "move:(type:electric power>=100) game:scarlet-violet is:legendary -is:form")
    assert 0 < hits(page) < found
    chips.first.locator("button").click()
    shows(page, "game:scarlet-violet is:legendary -is:form")


def ways_of(page, slug):
    """What a card says about how its Pokémon learns the moves that are asked for."""
    return page.locator(CARDS, has=page.locator("a[href$='/pokemon/%s/']" % slug)).locator(".dex-card__ways")


@pytest.mark.parametrize("language, expected", [
    ("ja", "なみのり：わざマシン123 ・ １０まんボルト：Lv.36、わざマシン126"),
    *rarely(("en", "Surf: TM123 · Thunderbolt: Lv. 36, TM126")),
])
def test_cards_say_how_each_learns_the_moves(visitor, language, expected):
    page = opened(visitor, language + "/?q=pikachu+move:surf+move:thunderbolt+game:scarlet-violet")
    shows(page, "pikachu move:surf move:thunderbolt game:scarlet-violet")
    expect(ways_of(page, "pikachu")).to_have_text(expected)


@thorough
@pytest.mark.parametrize("language, expected", [
    ("en", "Surf: TM123 (Scarlet & Violet)"),
    *rarely(("ja", "なみのり：わざマシン123（スカーレット・バイオレット）")),
])
def test_cards_name_the_newest_games_where_none_is_chosen(visitor, language, expected):
    page = opened(visitor, language + "/?q=pikachu+move:surf+-is:form")
    shows(page, "pikachu move:surf -is:form")
    expect(ways_of(page, "pikachu")).to_have_text(expected)


@thorough
def test_cards_name_three_of_many_moves(visitor):
    page = opened(visitor, "en/?q=" + urllib.parse.quote("pikachu move:(type:electric power>=60) game:scarlet-violet"))
    expect(ways_of(page, "pikachu")).to_have_text(
        "Spark: Lv. 20 · Discharge: Lv. 32 · Thunderbolt: Lv. 36, TM126 · +4 more")


@thorough
def test_cards_say_how_for_what_is_asked_alone(visitor):
    page = opened(visitor, "en/?q=pikachu+move:surf+game:scarlet-violet+method:egg|machine")
    expect(ways_of(page, "pikachu")).to_have_text("Surf: TM123")
    page.fill("#query", "pikachu game:sv -move:pay-day")
    shows(page, "pikachu -move:pay-day game:scarlet-violet")
    assert page.locator(CARDS).count() > 0 and page.locator(".dex-card__ways").count() == 0


def test_cards_out_of_sight_are_not_worked_out(visitor):
    page = opened(visitor, "en/?q=move:protect+game:scarlet-violet+gen:1")
    shows(page, "move:protect game:scarlet-violet gen:1")
    expect(page.locator(CARDS)).to_have_count(hits(page), timeout=30_000)
    page.locator(".dex-card__ways").first.wait_for()
    # The line has its place, but nothing in it yet.
    assert page.locator(CARDS).last.locator(".dex-card__ways").inner_text() == ""
    # The cards above grow when they come into the window, which may push the last one out of it.
    page.wait_for_function("""() => {
        const card = [...document.querySelectorAll(".dex-results .dex-cards > li")].at(-1);
        card.scrollIntoView();
        return card.querySelector(".dex-card__ways")?.textContent.startsWith("Protect: ");
    }""")


def test_cards_say_that_a_game_did_not_come_and_try_again(visitor):
    page = opened(visitor, "en/?q=pikachu+move:surf+-is:form", prepare=lambda page: page.route(
        "**/data/learnsets/legends-za.json", lambda route: route.fulfill(status=404, body=""), times=1))
    failure = page.locator("#results .dex-failure")
    expect(failure.locator("p")).to_have_text([
        "The data couldn’t be loaded: a file is missing from the site.",
        "How these Pokémon learn the moves couldn’t be shown completely."])
    expect(ways_of(page, "pikachu")).to_have_text("Surf: Machine")
    failure.get_by_role("button").click()
    expect(ways_of(page, "pikachu")).to_have_text("Surf: TM073 (Legends: Z-A)")
    assert failure.count() == 0
    visitor.faults.clear()


@thorough
@cases(("language", ["en", *rarely("ja")]), ("view", ["grid", *rarely("list")]))
def test_cards_with_ways_are_accessible_and_fit(visitor, language, view):
    page = opened(visitor, asking(language + "/", "pichu|raichu move:(type:electric power>=60) game:legends-za"),
                  prepare=decided(view=view))
    page.locator(".dex-card__ways").first.wait_for()
    page.evaluate(SHORTEN)
    assert_accessible(page)
    page.set_viewport_size({"width": 320, "height": 640})
    assert_fits(page)


@thorough
def test_marks_what_is_wrong_in_a_description_and_mends_it(visitor):
    page = opened(visitor, "en/")
    page.fill("#query", "move:(type:watr power>=100")
    shows(page, "move:(power>=100)")
    lines = page.locator(".dex-mistakes__line")
    assert "parenthesis" in lines.first.inner_text() and "watr" in lines.last.inner_text()
    lines.last.get_by_role("button").click()
    shows(page, "move:(type:water power>=100)")


@thorough
def test_reads_the_beginning_of_a_pasted_page_and_says_so(visitor):
    page = opened(visitor, "ja/")
    page.fill("#query", "世代:1 " + "わざ:なみのl " * 12000)
    shows(page, "gen:1")
    lines = page.locator(".dex-mistakes__line")
    assert "500" in lines.last.inner_text()
    assert lines.locator("button").count() <= 9


@pytest.mark.whole
@thorough
def test_the_address_of_a_query_may_be_longer_than_what_was_typed(visitor):
    table = json.loads((pathlib.Path(__file__).parent.parent / "Queries" / "cases.json").read_text(encoding="utf-8"))
    long = next(case for case in table if len(case["query"]) <= 500 < len(case["canonical"]))
    page = opened(visitor, "ja/")
    page.fill("#query", long["query"])
    shows(page, long["canonical"])
    page.reload()
    shows(page, long["canonical"])
    assert page.inner_text("#mistakes") == "" and hits(page) == long["hits"]["count"]
    # What the form adds is not cut off, either.
    open_panel(page)
    page.check("#type-fire", force=True)
    shows(page, long["canonical"].replace("type:water", "type:fire|water"))


@pytest.mark.whole
@thorough
def test_moves_and_abilities_are_picked_by_how_they_begin(visitor):
    page = opened(visitor, "ja/")
    open_panel(page)
    option = page.locator("[data-picker=move] [role=option]")
    for typed in ("つるぎ", "tsurugi", "swords d"):
        page.fill("#move", "")
        option.first.wait_for(state="detached")
        page.fill("#move", typed)
        option.first.wait_for()
        assert "つるぎのまい" in option.first.inner_text()
    page.keyboard.press("Enter")
    shows(page, "move:swords-dance")
    page.fill("#ability", "tekio")
    page.locator("[data-picker=ability] [role=option]").first.click()
    shows(page, "ability:adaptability move:swords-dance")
    page.select_option("#game", "scarlet-violet")
    page.select_option("#method", "machine")
    shows(page, "ability:adaptability move:swords-dance game:scarlet-violet method:machine")
    assert 0 < len(names(page)) < 20
    page.locator("[data-picker=move] .dex-chip__remove").click()
    shows(page, "ability:adaptability game:scarlet-violet method:machine")


def test_the_back_button_takes_back_one_decision_after_the_other(visitor):
    page = opened(visitor, "en/")
    open_panel(page)
    page.check("#type-ghost", force=True)
    shows(page, "type:ghost")
    page.focus("#query")
    page.keyboard.press("End")
    page.keyboard.type(" gen:1", delay=1)
    shows(page, "type:ghost gen:1")
    page.go_back()
    shows(page, "type:ghost")
    assert page.input_value("#query") == "type:Ghost"
    page.go_back()
    page.wait_for_selector(RESULTS, state="detached")
    assert not page.is_checked("#type-ghost")
    page.go_forward()
    shows(page, "type:ghost")


def test_a_mistake_is_marked_where_it_stands_and_mended_by_a_press(visitor):
    page = opened(visitor, "en/")
    page.fill("#query", "gen:1 type:watr spe>=fast")
    shows(page, "gen:1")
    assert page.get_attribute("#query", "aria-invalid") == "true"
    # What marks mistakes comes with the first of them.
    expect(page.locator(".dex-query__mark")).to_have_text(["watr", "fast"])
    assert page.locator(".dex-mistakes__line").count() == 2
    page.locator(".dex-mistakes__mend", has_text="Water").click()
    shows(page, "type:water gen:1")


@pytest.mark.parametrize("language, typed, said", [
    ("ja", "タイプ：みず OR タイプ：ほのお", "「タイプ:みず|ほのお」のように"), *rarely(("en", "type:water OR type:fire", "type:water|fire"))])
def test_says_how_values_are_joined(visitor, language, typed, said):
    page = opened(visitor, language + "/")
    page.fill("#query", typed)
    expect(page.locator(".dex-query__mark")).to_have_text(["OR"])
    expect(page.locator(".dex-mistakes__line")).to_contain_text([said])


@thorough
def test_two_mistakes_at_one_place_mark_its_text_once(visitor):
    page = opened(visitor, "en/")
    page.fill("#query", 'move:"ice')
    page.wait_for_function("() => document.querySelectorAll('.dex-mistakes__line').length === 2")
    assert page.locator(".dex-query__marks").text_content() == 'move:"ice'


# The names on cards, with the places where their lines may end, by address.
SEAMS = """(cards) => Object.fromEntries(cards.map((card) => [...card.querySelectorAll(":scope > a, :scope > [lang]")])
    .map(([link, other]) => [link.href, [link, other].map((name) => name?.innerHTML)]))"""


@thorough
@pytest.mark.parametrize("language", ["ja", *rarely("en")])
def test_long_names_of_hits_end_lines_where_those_of_other_pages_do(visitor, language):
    page = visitor.open(language + "/types/fire/")
    wanted = page.eval_on_selector_all(".dex-cards > li", SEAMS)
    assert any("<wbr>" in str(names) for names in wanted.values())
    page = opened(visitor, language + "/?q=type:fire")
    shows(page, "type:fire")
    page.wait_for_function("(count) => document.querySelectorAll('.dex-results .dex-cards > li').length === count", arg=len(wanted))
    assert page.eval_on_selector_all(CARDS, SEAMS) == wanted


def test_forms_are_shown_or_not(visitor):
    page = opened(visitor, "en/?q=raichu")
    shows(page, "raichu")
    assert "Alolan Raichu" in names(page)
    open_panel(page)
    page.uncheck("#forms")
    shows(page, "raichu -is:form")
    assert names(page) == ["Raichu"]


@pytest.mark.whole
@thorough
def test_all_of_a_long_list_is_there_in_the_end(visitor):
    page = opened(visitor, "en/?q=sort:-total")
    shows(page, "sort:-total")
    assert page.locator("#hits").inner_text() == "1,351 Pokémon, highest total first"
    page.wait_for_function("() => document.querySelectorAll('.dex-results .dex-cards > li').length === 1351")
    assert names(page)[0] == "Eternamax Eternatus"


@pytest.mark.parametrize("text", ["%00%ff", *rarely("__proto__:x", "%F0%9F%98%80", "%22", "-", "||", "type:" * 300, "constructor")])
def test_a_nonsense_address_leaves_the_page_usable(visitor, text):
    page = opened(visitor, "en/?q=" + text)
    page.wait_for_function("() => !('query' in document.documentElement.dataset)")
    page.fill("#query", "mew")
    shows(page, "mew")
    assert "Mew" in names(page)


@thorough
@pytest.mark.parametrize("body, status", [("{\"version\":99}", 200), *rarely(("{\"version\":1,", 200), ("", 404))])
def test_says_so_where_the_data_does_not_come_and_goes_on_when_it_does(visitor, body, status):
    page = opened(visitor, "ja/", prepare=lambda page: page.route(
        "**/data/pokemon.json", lambda route: route.fulfill(status=status, body=body), times=1))
    page.fill("#query", "ミュウ")
    note = page.locator("#results .dex-failure p")
    note.wait_for()
    assert "データを読み込めませんでした。" in note.inner_text()
    assert page.locator("#generation-1").is_visible()
    page.fill("#query", "ミュウツ")
    shows(page, "ミュウツ")
    visitor.faults.clear()


def test_other_conditions_apply_where_learnsets_do_not_come(visitor):
    page = opened(visitor, "en/", prepare=lambda page: page.route(
        "**/data/learnsets/any.json", lambda route: route.fulfill(status=404, body="")))
    page.fill("#query", "move:surf gen:1 type:dragon")
    shows(page, "type:dragon move:surf gen:1")
    assert page.locator("#results .dex-failure p").all_inner_texts() == [
        "The data couldn’t be loaded: a file is missing from the site.", "The other conditions apply."]
    assert names(page) == ["Dratini", "Dragonair", "Dragonite"]
    visitor.faults.clear()


@thorough
@pytest.mark.parametrize("width", [320, *rarely(768, 1280)])
def test_nothing_is_wider_than_the_window(visitor, width):
    page = opened(visitor, "ja/?q=" + urllib.parse.quote("わざ:(タイプ:みず)"), width=width)
    shows(page, "move:(type:water)")
    page.locator(".dex-card__ways").first.wait_for()
    open_panel(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_list_is_whole_without_scripts(visitor):
    page = visitor.open("en/?q=type:water", java_script_enabled=False, wait_until="domcontentloaded")
    assert page.locator("#generation-9").is_visible()
    assert not page.locator("#query").is_visible() and not page.locator("#filters").is_visible()


@pytest.mark.whole
@thorough
@pytest.mark.parametrize("language", ["ja", *rarely("en")])
def test_the_examples_ask_what_they_say(visitor, language):
    page = opened(visitor, language + "/")
    open_panel(page)
    examples = page.locator(".dex-help a").evaluate_all(
        "(links) => links.map((link) => [link.textContent, new URLSearchParams(link.search).get('q')])")
    assert len(examples) == 8
    for text, canonical in examples:
        page.fill("#query", text)
        shows(page, canonical)
        assert page.locator("#mistakes").text_content() == "" and page.locator(CARDS).count() > 0


FOCUSED = "document.activeElement.id || document.activeElement.dataset.part || document.activeElement.innerText.trim()"


def press(page, selector):
    """Presses a button with the keyboard."""
    page.locator(selector).first.focus()
    page.keyboard.press("Enter")


def test_who_removes_a_chip_goes_on_with_the_next(visitor):
    page = opened(visitor, "en/?q=type:fire+gen:1+spe>=90")
    shows(page, "type:fire gen:1 spe>=90")
    chips = ".dex-results__asked .dex-chip button"
    press(page, chips)
    shows(page, "gen:1 spe>=90")
    assert page.evaluate(FOCUSED) == page.locator(chips).nth(0).inner_text()
    press(page, chips + " >> nth=1")
    shows(page, "gen:1")
    assert page.evaluate(FOCUSED) == page.locator(chips).nth(0).inner_text()
    press(page, chips)
    page.wait_for_selector(RESULTS, state="detached")
    assert page.evaluate(FOCUSED) == "toggle"


@pytest.mark.parametrize("query, button, focused", [
    ("gen:1 type:watr", ".dex-mistakes__mend", "query"), *rarely(("gen:1", "[data-part=clear]", "toggle"))])
def test_the_focus_does_not_go_with_a_button(visitor, query, button, focused):
    page = opened(visitor, "en/")
    page.fill("#query", query)
    page.wait_for_selector(RESULTS)
    press(page, button)
    page.wait_for_selector(button, state="hidden")
    assert page.evaluate(FOCUSED) == focused


@thorough
def test_who_removes_a_chosen_move_goes_on_with_the_next(visitor):
    page = opened(visitor, "en/?q=move:fly+move:surf")
    shows(page, "move:fly move:surf")
    open_panel(page)
    chips = "[data-picker=move] .dex-chip__remove"
    press(page, chips)
    shows(page, "move:surf")
    assert "Surf" in page.evaluate(FOCUSED)
    press(page, chips)
    page.wait_for_selector(RESULTS, state="detached")
    assert page.evaluate(FOCUSED) == "move"


@thorough
def test_who_removes_a_favourite_goes_on_with_the_next(visitor):
    page = opened(visitor, "en/?q=is:favourite", prepare=decided(favourites=["bulbasaur", "pikachu", "mew"]))
    stars = CARDS + " .dex-action--favourites"
    for left in (["Bulbasaur", "Mew"], ["Bulbasaur"]):
        page.wait_for_function("(count) => document.querySelectorAll('.dex-results .dex-cards > li').length === count",
                               arg=len(left) + 1)
        page.locator(stars).nth(1).focus()
        page.keyboard.press("Enter")
        page.wait_for_function("(count) => document.querySelectorAll('.dex-results .dex-cards > li').length === count",
                               arg=len(left))
        assert names(page) == left
        assert page.evaluate("document.activeElement.dataset.slug") == left[-1].lower()
    page.locator(stars).focus()
    page.keyboard.press("Enter")
    page.locator(CARDS).wait_for(state="detached")
    assert page.evaluate(FOCUSED) == "clear"


# The first card in the window, and how far it is from the top.
PLACE = """() => [...document.querySelectorAll(".dex-results .dex-cards > li")]
    .map((card) => [card.querySelector("a").textContent, Math.round(card.getBoundingClientRect().top), card])
    .filter(([, , card]) => card.getBoundingClientRect().bottom > 0).map(([name, top]) => [name, top])[0]"""


@pytest.mark.whole
@pytest.mark.parametrize("way", ["back", *rarely("reload")])
def test_who_returns_is_where_they_were(visitor, way):
    page = opened(visitor, "en/?q=gen:1+sort:-total", width=412)
    shows(page, "gen:1 sort:-total")
    expect(page.locator(CARDS)).to_have_count(hits(page), timeout=30_000)
    page.locator(CARDS).nth(150).scroll_into_view_if_needed()
    page.evaluate("() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))")
    before = page.evaluate(PLACE)
    if way == "back":
        page.evaluate("document.querySelector('a[href*=about]').click()")
        page.wait_for_url("**/about/")
        page.go_back()
    else:
        page.reload()
    shows(page, "gen:1 sort:-total")
    name, top = page.evaluate(PLACE)
    assert name == before[0] and abs(top - before[1]) <= 4


@thorough
@pytest.mark.parametrize("language, typed, name", [("ja", "ぴかちゃうう", "ピカチュウ"), *rarely(("en", "zzgarchomb", "Garchomp"))])
def test_offers_the_nearest_names_where_none_is_called_so(visitor, language, typed, name):
    page = visitor.open(asking(language + "/", typed), stays=False)
    page.locator(".dex-results__note a", has_text=name).first.wait_for()
    assert page.locator(CARDS).count() == 0
