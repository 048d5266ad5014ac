"""The move finder: who can have several moves, in which games, and how."""
import json
import random
import re
import urllib.parse
import urllib.request

import pytest
from playwright.sync_api import expect

from accessibility import assert_accessible
from cases import IS_THOROUGH, cases, rarely, thorough
from learnset_oracle import Oracle
from pages import asking
from reflow import assert_fits

QUESTIONS = 200 if IS_THOROUGH else 15
# What of the page's modules is asked: places, ways and order of an answer.
ANSWER = """async ({ questions, games }) => {
    const [answers, { complete }, { earlierStages, readLearnset }, { load }] = await Promise.all(
        ["finder/answers", "learnset/ways", "learnset/learnsets", "page/data"].map((name) => import(new URL(`${name}.js`, document.querySelector("script[type=module]").src))));
    const learnsetOf = (name) => load(`learnsets/${name}`, readLearnset);
    const [{ number, "evolves-from": before }, { slug }] = await Promise.all(["pokemon", "moves"].map((name) =>
        fetch(`/data/${name}.json`).then((file) => file.json())));
    const families = { number, stages: earlierStages(before) };
    const found = [];
    for (const { moves, game, methods } of questions) {
        const places = moves.map((move) => slug.indexOf(move));
        let hits;
        if (game) {
            hits = answers.answerInGame(places, methods, await learnsetOf(game), families);
        } else {
            const learnsets = await Promise.all(methods.map(async (method) => [method, await learnsetOf(`any/${method}`)]));
            hits = answers.answerInAnyGame(places, methods, new Map(learnsets), families);
            let lacking = hits;
            for (const next of games) {
                const learnset = await learnsetOf(next);
                lacking = complete(lacking, { game: next, learnset }, families.stages);
            }
        }
        found.push(hits.map(({ pokemon, ways }) => [pokemon, ways.map(([way]) => way)]));
    }
    return found;
}"""
MAIN = ["level-up", "machine", "egg", "tutor"]
FAILURES = {
    "unreachable": lambda route: route.abort(),
    "missing": lambda route: route.fulfill(status=404, body="not here"),
    "broken": lambda route: route.fulfill(body="{\"version\": 1, ", content_type="application/json"),
    "of another version": lambda route: route.fulfill(body="{\"version\": 2}", content_type="application/json"),
}


@pytest.fixture(scope="module")
def oracle(site):
    with urllib.request.urlopen(site + "data/pokemon.json") as file:
        return Oracle(json.load(file))


def questions(oracle, count=QUESTIONS, seed=20261121):
    """Questions that some Pokémon or other answers, now and then with a move too many."""
    choice = random.Random(seed)
    others = [method for method in oracle.methods if method not in MAIN]
    asked = []
    while len(asked) < count:
        place = choice.randrange(len(oracle.learnsets))
        game = choice.choice(sorted(oracle.learnsets[place]) or [None])
        stage = choice.choice([place, *oracle.stages(place)])
        known = sorted(oracle.learnsets[stage].get(game, {}))
        if not known:
            continue
        moves = choice.sample(known, min(len(known), choice.randint(1, 4)))
        ways = MAIN + ["other"]
        if choice.random() < 0.4:
            ways = choice.sample(ways, choice.randint(1, 4))
        methods = [method for way in ways for method in (others if way == "other" else [way])]
        asked.append({"moves": moves, "game": choice.choice([game, game, None]), "methods": methods})
    return asked


def test_answers_as_the_database_does(visitor, oracle):
    asked = questions(oracle)
    page = visitor.open("en/about/")
    answers = page.evaluate(ANSWER, {"questions": asked, "games": oracle.games})
    found = 0
    for question, answer in zip(asked, answers):
        expected = oracle.answer(question["moves"], question["game"], question["methods"])
        assert [place for place, _ in answer] == oracle.order(expected, question["game"]), question
        for place, ways in answer:
            for move, way, told in zip(question["moves"], ways, expected[place]):
                assert_agrees(oracle, move, way, told, question["game"])
        found += len(answer)
    assert found > 10 * QUESTIONS


def assert_agrees(oracle, move, way, told, asked):
    (cost, is_before, _), game, ways = told
    assert (way["cost"], way["isBefore"]) == (cost, is_before)
    assert way["game"] == (None if asked else game)
    assert (way["method"], way["level"], way["from"]) in [(method, level, stage) for _, _, method, level, stage in ways]
    machines = oracle.machines[game, move] if way["method"] == "machine" else []
    assert sorted(way["machines"]) == sorted(machines)


def answered(page):
    """Waits until the finder has answered; says how many it found."""
    page.locator("[data-part=count]:not(:empty)").wait_for()
    page.locator("[data-part=results][aria-busy]").wait_for(state="detached")
    return int(re.sub(r"\D", "", page.locator("[data-part=count]").text_content()))


def at(page, end):
    """Waits until the address ends so."""
    page.wait_for_url(lambda url: url.endswith(end))


def completed(page):
    """Waits until all is known about an answer for any game."""
    page.locator("td:not([data-game])").first.wait_for(state="detached")


def row(page, slug):
    return page.locator(".dex-hits tr", has=page.locator("a[href$='/pokemon/%s/']" % slug))


@pytest.mark.parametrize("language, level, machine, egg", [
    ("ja", "Lv.36", "わざマシン123", "ピチューのとき：タマゴ"), *rarely(("en", "Lv. 36", "TM123", "As Pichu: Egg"))])
def test_tells_how(visitor, language, level, machine, egg):
    page = visitor.open(asking(language + "/finder/", "move:thunderbolt move:surf move:wish game:scarlet-violet"))
    assert answered(page) > 0
    assert row(page, "pikachu").locator(".dex-hit__way").all_text_contents() == [level, machine, egg]


@thorough
@pytest.mark.parametrize("language, way", [("en", "As Charmander: Egg"), *rarely(("ja", "ヒトカゲのとき：タマゴ"))])
def test_tells_the_earlier_stage(visitor, language, way):
    page = visitor.open(asking(language + "/finder/", "move:belly-drum game:heartgold-soulsilver method:egg"))
    answered(page)
    assert row(page, "charizard").locator(".dex-hit__way").text_content() == way


@thorough
def test_follows_families_form_by_form(visitor):
    page = visitor.open(asking("en/finder/", "move:wish game:scarlet-violet method:egg"))
    answered(page)
    assert row(page, "raichu-alola").locator(".dex-hit__way").text_content() == "As Pichu: Egg"
    assert row(page, "raichu-alola").count() == 1


@thorough
@pytest.mark.parametrize("language, game", [("en", "Scarlet & Violet"), *rarely(("ja", "スカーレット・バイオレット"))])
def test_tells_the_newest_games_of_any(visitor, language, game):
    page = visitor.open(asking(language + "/finder/", "move:surf"))
    answered(page)
    cell = row(page, "lapras").locator("td")
    cell.locator(".dex-hit__more:not(:empty)").wait_for()
    # It learns it by level in games that are older than those of the machine.
    assert cell.locator(".dex-hit__way").text_content().startswith("Lv.")
    assert row(page, "pikachu").locator(".dex-hit__more").text_content() == game
    completed(page)


@pytest.mark.parametrize("language, other, typed", [("ja", "en", "れいとうび"), *rarely(("en", "ja", "ice bea"))])
def test_is_asked_by_keyboard_alone(visitor, language, other, typed):
    page = visitor.open(language + "/finder/", stays=False)
    page.locator("[data-part=note] p").wait_for()
    page.locator("#move").focus()
    page.keyboard.type("surf")
    page.locator("[role=option]").first.wait_for()
    page.keyboard.press("Enter")
    alone = answered(page)
    page.keyboard.type(typed)
    page.locator("[role=option]").first.wait_for()
    page.keyboard.press("ArrowDown")
    active = page.locator("#move").get_attribute("aria-activedescendant")
    assert page.locator("[role=option][aria-selected=true]").get_attribute("id") == active
    page.keyboard.press("Enter")
    page.locator(".dex-hits thead th:nth-child(3)").wait_for()
    both = answered(page)
    assert 0 < both < alone
    assert page.url.endswith("?q=move:surf+move:ice-beam")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(".dex-chip").nth(1).wait_for(state="detached")
    # The next chip has the focus, then the field.
    page.keyboard.press("Enter")
    page.locator(".dex-chip").wait_for(state="detached")
    assert page.evaluate("document.activeElement.id") == "move"


@pytest.mark.parametrize("language, text", [
    ("en", "move:(type:electric power>=100) move:surf"), *rarely(("ja", "わざ:(タイプ:でんき 威力>=100) わざ:なみのり"))])
def test_shows_by_which_of_the_described_moves(visitor, language, text):
    page = visitor.open(language + "/finder/?q=" + urllib.parse.quote(text + " game:scarlet-violet"), stays=False)
    assert answered(page) > 10
    row = page.locator(".dex-hits tbody tr", has_text={"en": "Pikachu", "ja": "ピカチュウ"}[language]).first
    assert {"en": "Thunder: ", "ja": "かみなり："}[language] in row.inner_text()
    assert page.locator(".dex-hits thead th").nth(1).inner_text() == {
        "en": "type:Electric power>=100", "ja": "タイプ:でんき 威力>=100"}[language]
    page.locator(".dex-chip__remove").first.click()
    page.wait_for_function("() => location.search === '?q=move:surf+game:scarlet-violet'")


@thorough
@pytest.mark.parametrize("language, text, cell", [
    *rarely(("en", "all-moves:(type:Electric power:90)", "Thunderbolt: Lv. 36\nWild Charge: TM147")),
    ("ja", "全わざ:(タイプ:でんき 威力:90)", "１０まんボルト：Lv.36\nワイルドボルト：わざマシン147"),
])
def test_shows_how_all_of_the_described_moves_are_learned(visitor, language, text, cell):
    page = visitor.open(asking(language + "/finder/", "move:surf game:scarlet-violet " + text), stays=False)
    assert answered(page) > 5
    assert page.locator("[data-part=note] p").count() == 0
    assert page.locator(".dex-hits thead th").nth(2).inner_text() == text
    assert re.sub(r"\s*\n\s*", "\n", row(page, "pikachu").locator("td").nth(1).inner_text()) == cell
    page.locator(".dex-chip__remove").first.click()
    page.wait_for_function(
        "() => new URLSearchParams(location.search).get('q') === 'all-moves:(type:electric power:90) game:scarlet-violet'")
    page.locator(".dex-chip__remove").first.click()
    page.wait_for_function("() => new URLSearchParams(location.search).get('q') === 'game:scarlet-violet'")


@thorough
def test_tells_the_games_of_each_of_all_moves(visitor):
    page = visitor.open(asking("en/finder/", "all-moves:(type:electric power:90)"), stays=False)
    assert answered(page) > 5
    completed(page)
    assert re.sub(r"\s*\n\s*", "\n", row(page, "pikachu").locator("td").inner_text()) == (
        "Thunderbolt: Lv. 36 (Scarlet & Violet)\nWild Charge: Lv. 50 (Ultra Sun & Ultra Moon)")


@pytest.mark.parametrize("language, part", [("ja", "name"), *rarely(("en", "other"))])
def test_long_names_end_lines_at_their_seams(visitor, language, part):
    page = visitor.open(asking(language + "/finder/", "move:ice-beam game:ultra-sun-ultra-moon"))
    answered(page)
    hit = page.locator(".dex-hit__text", has=page.locator("a[href$='/ninetales-alola/']"))
    assert hit.locator(".dex-hit__" + part).inner_html() == "アローラ<wbr>キュウコン"


@thorough
def test_suggests_all_that_begin_so(visitor):
    page = visitor.open(asking("en/finder/", "move:surf"))
    answered(page)
    page.locator("#move").fill("to")
    page.locator("[role=option]", has_text="Toxic Spikes").wait_for()
    # What is chosen already is not suggested again.
    page.locator("#move").fill("surf")
    page.wait_for_function("""() => {
        const names = [...document.querySelectorAll("[role=option]")].map((option) => option.firstChild.data);
        return names.length > 0 && !names.includes("Surf");
    }""")
    page.locator("#move").fill("su")
    page.locator("[role=option]").first.wait_for()
    page.keyboard.press("Escape")
    assert not page.locator("[role=listbox]").is_visible()
    assert page.locator("#move").input_value() == "su"


@thorough
def test_says_when_no_move_fits_and_how_many_do(visitor):
    page = visitor.open("en/finder/")
    page.locator("[data-module=finder][data-is-started]").wait_for()
    field, spoken = page.locator("#move"), page.locator("#move ~ [role=status]")
    field.fill("zzz")
    page.locator(".dex-suggest__note", has_text="zzz").wait_for()
    spoken.filter(has_text="zzz").wait_for()
    assert not page.locator("[role=listbox]").is_visible()
    page.keyboard.press("Enter")
    assert field.input_value() == "zzz"
    field.fill("swords dance")
    spoken.filter(has_text="1 result").wait_for()
    assert not page.locator(".dex-suggest__note").is_visible()


@thorough
def test_offers_similar_moves_where_none_fits(visitor):
    page = visitor.open("en/finder/")
    page.locator("[data-module=finder][data-is-started]").wait_for()
    page.locator("#move").fill("zzthundabolt")
    page.locator(".dex-suggest__note", has_text="No results for “zzthundabolt”. Did you mean").wait_for()
    page.keyboard.press("Enter")
    assert page.locator("[role=option][aria-selected=true]").count() == 0
    page.locator("[role=option]", has_text="Thunderbolt").click()
    page.wait_for_url("**/?q=move:thunderbolt")


@pytest.mark.parametrize("language, said", [("ja", "キノコのほうしを外すと"), *rarely(("en", "Without Spore: "))])
def test_says_which_move_rules_everything_out(visitor, language, said):
    page = visitor.open(language + "/finder/?q=move:spore+move:flamethrower+move:protect+game:scarlet-violet", stays=False)
    link = page.locator("[data-part=note] a", has_text=said)
    count = int(re.search(r"\d+", link.inner_text())[0])
    link.click()
    page.wait_for_url("**/?q=move:flamethrower+move:protect+game:scarlet-violet")
    page.locator(".dex-hits").wait_for()
    assert str(count) in page.locator("[data-part=count]").inner_text()


@thorough
def test_enter_takes_the_marked_move_alone(visitor):
    page = visitor.open("en/finder/", stays=False)
    page.locator("[data-part=note] p").wait_for()
    page.locator("#move").fill("to")
    marked = page.locator("[role=option][aria-selected=true]")
    marked.wait_for()
    page.keyboard.press("Home")
    assert marked.count() == 0
    page.keyboard.press("Enter")
    assert page.locator("#move").input_value() == "to"
    page.keyboard.press("Escape")
    assert not page.locator("[role=listbox]").is_visible()
    page.keyboard.press("ArrowDown")
    marked.wait_for()
    assert marked.get_attribute("id") == page.get_attribute("#move", "aria-activedescendant")
    page.keyboard.press("ArrowDown")
    chosen = marked.evaluate("(option) => option.firstChild.data")
    page.keyboard.press("Enter")
    page.locator(".dex-chip", has_text=chosen).wait_for()


@pytest.mark.whole
@thorough
@pytest.mark.parametrize("language", ["en", *rarely("ja")])
def test_suggests_names_in_either_language(visitor, language):
    page = visitor.open(language + "/finder/")
    page.locator("[data-part=note] p").wait_for()
    surf = page.locator("[role=option]", has_text="なみのり")
    for typed in ["なみの", "ナミノ", "nami", "波乗", "Surf", "ｓｕｒｆ"]:
        page.locator("#move").fill("")
        surf.wait_for(state="detached")
        page.locator("#move").fill(typed)
        surf.wait_for()
    surf.click()
    assert answered(page) > 100
    assert page.url.endswith("?q=move:surf")


def test_keeps_the_question_in_the_address(visitor):
    page = visitor.open(asking("en/finder/", "move:surf"), stays=False)
    any_game = answered(page)
    page.locator("#game").select_option("scarlet-violet")
    at(page, "game:scarlet-violet")
    in_game = answered(page)
    assert in_game < any_game
    page.locator("#method-egg").check()
    at(page, "/?q=move:surf+game:scarlet-violet+method:egg")
    page.reload()
    eggs = answered(page)
    assert eggs < in_game and page.locator("#method-egg").is_checked()
    page.get_by_role("link", name="日本語").click()
    at(page, "/ja/finder/?q=move:surf+game:scarlet-violet+method:egg")
    assert answered(page) == eggs
    page.go_back()
    page.wait_for_url("**/en/finder/**")
    assert answered(page) == eggs
    page.go_back()
    at(page, "/?q=move:surf+game:scarlet-violet")
    page.locator("[data-part=count]", has_text=str(in_game)).wait_for()
    assert not page.locator("#method-egg").is_checked()
    page.get_by_role("button", name="Clear").click()
    page.locator(".dex-chip").wait_for(state="detached")
    assert page.locator("#game").input_value() == "" and not page.locator(".dex-hits").count()


@thorough
def test_understands_queries_in_both_languages(visitor):
    page = visitor.open(asking("en/finder/", "わざ:なみのり 技:冷凍ビーム ゲーム:スカーレット・バイオレット 方法:レベル"))
    answered(page)
    assert page.locator(".dex-chip").count() == 2
    assert page.locator("#game").input_value() == "scarlet-violet"
    assert page.locator("[name=method]:checked").evaluate_all("(all) => all.map(({ value }) => value)") == ["level-up"]


@thorough
@pytest.mark.parametrize("method, checked", [
    ("-method:egg|machine", ["level-up", "tutor", "other"]), *rarely(("-method:egg|level-up|machine|tutor", ["other"]))])
def test_counts_other_ways(visitor, method, checked):
    page = visitor.open(asking("en/finder/", "move:volt-tackle " + method), stays=False)
    answered(page)
    assert page.locator("[name=method]:checked").evaluate_all("(all) => all.map(({ value }) => value)") == checked
    page.locator("#game").select_option("scarlet-violet")
    at(page, "game:scarlet-violet+" + method)


@pytest.mark.parametrize("language, said", [("ja", "除きました"), *rarely(("en", "Left out"))])
def test_says_what_it_leaves_out(visitor, language, said):
    page = visitor.open(asking(language + "/finder/", "move:surf type:water move:nonsense"))
    answered(page)
    note = page.locator("[data-part=note]").text_content()
    assert said in note and "type:water" in note and "nonsense" in note


@thorough
def test_asks_about_my_game_first(visitor):
    def remember(page):
        page.add_init_script("localStorage.setItem('dex / game', 'sword-shield')")
    page = visitor.open("en/finder/", prepare=remember)
    expect(page.locator("#game")).to_have_value("sword-shield")
    # So does a question that names no game, as in the list.
    page = visitor.open(asking("en/finder/", "move:surf"), prepare=remember)
    answered(page)
    assert page.locator("#game").input_value() == "sword-shield"


@thorough
def test_is_reached_from_a_move(visitor):
    page = visitor.open("en/moves/surf/", stays=False)
    page.locator("#learners[data-is-started]").wait_for()
    page.locator(".dex-bar .dex-choice[data-is-started] .dex-game__chip").click()
    page.locator(".dex-bar [data-game=scarlet-violet]").click()
    page.get_by_role("link", name="Find Pokémon that learn this and other moves").click()
    at(page, "/en/finder/?q=move:surf+game:scarlet-violet&game=scarlet-violet")
    assert answered(page) > 0


def fails(visitor, what):
    """Forgets the faults that a test caused itself."""
    assert all(what in fault for fault in visitor.faults)
    visitor.faults.clear()


@thorough
@cases(
    ("kind", FAILURES if IS_THOROUGH else ["unreachable"]),
    ("language", ["en", *rarely("ja")]),
    ("name", ["learnsets/any/egg", *rarely("pokemon", "learnsets/scarlet-violet")]))
def test_says_that_data_did_not_come(visitor, language, kind, name):
    is_broken = [True]

    def answer(route):
        FAILURES[kind](route) if is_broken else route.continue_()

    game = " game:scarlet-violet" if "scarlet" in name else ""
    page = visitor.open(asking(language + "/finder/", "move:surf" + game),
                        prepare=lambda page: page.route("**/data/%s.json" % name, answer))
    again = page.locator("[data-part=note] button")
    again.wait_for()
    assert len(page.locator("[data-part=note] p").text_content()) > 10
    assert page.locator(".dex-hits").count() == 0
    is_broken.clear()
    again.click()
    assert answered(page) > 0
    assert page.locator("[data-part=note]").text_content() == ""
    fails(visitor, name)


@thorough
def test_goes_on_where_some_games_do_not_come(visitor):
    page = visitor.open(asking("en/finder/", "move:surf"), prepare=lambda page: page.route(
        "**/data/learnsets/sword-shield.json", FAILURES["missing"]))
    assert answered(page) > 0
    page.locator("[data-part=note] p", has_text="Sword & Shield").wait_for()
    assert row(page, "pikachu").locator(".dex-hit__more").text_content() == "Scarlet & Violet"
    fails(visitor, "sword-shield")


@pytest.mark.parametrize("language", ["ja", *rarely("en")])
def test_says_that_it_needs_scripts(visitor, language):
    page = visitor.open(language + "/finder/", java_script_enabled=False)
    assert page.locator(".dex-needs-script").is_visible()
    assert not page.locator("#move").is_visible()


@pytest.mark.parametrize("language", ["ja", *rarely("en")])
def test_fits_narrow_screens(visitor, language):
    page = visitor.open(asking(language + "/finder/", "move:surf move:ice-beam move:protect"), width=320, height=640)
    answered(page)
    completed(page)
    assert_fits(page)
    page.locator("#move").fill("s")
    page.locator("[role=option]").first.wait_for()
    assert_fits(page)


@thorough
@pytest.mark.parametrize("language", ["en", *rarely("ja")])
def test_has_no_violation(visitor, language):
    page = visitor.open(asking(language + "/finder/", "move:surf move:wish"))
    answered(page)
    completed(page)
    page.locator("#move").fill("s")
    page.locator("[role=option]").first.wait_for()
    assert_accessible(page)
