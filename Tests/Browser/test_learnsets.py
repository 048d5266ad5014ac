"""What a Pokémon learns, and who learns a move: my game alone, and sorted tables."""
import re
import urllib.request

import pytest

from accessibility import SHORTEN, assert_accessible
from cases import cases
from pages import LANGUAGES
from reflow import assert_fits
from test_finder import FAILURES, at, fails

POKEMON = "pokemon/pikachu/"
MOVE = "moves/thunderbolt/"
# The visible cells of a column of the first table with that head, by its text.
COLUMN = """(fold, head) => {
    const isShown = (element) => element.checkVisibility();
    const table = [...fold.querySelectorAll("table")].find((table) => isShown(table)
        && [...table.tHead.rows[0].cells].some((cell) => isShown(cell) && cell.textContent === head));
    const column = [...table.tHead.rows[0].cells].findIndex((cell) => isShown(cell) && cell.textContent === head);
    const text = (cell) => (cell.querySelector("th > a") ?? cell).textContent.trim();
    return [...table.querySelectorAll("tbody tr")].filter(isShown).map(({ cells }) => text(cells[column]));
}"""
# The slugs that visible heads of games stand for, and those of the folds that are open.
HEADS = """(section) => [...section.querySelectorAll("th[data-games]")]
    .filter((head) => head.checkVisibility()).map((head) => head.dataset.games)"""
OPEN = "(section) => [...section.querySelectorAll('.dex-fold[open]')].map(({ id }) => id)"


def ready(page):
    """Waits until games can be chosen."""
    page.locator("[data-module=learnset][data-is-started], [data-module=learners][data-is-started]").wait_for()
    return page


def remember(game):
    return lambda page: page.add_init_script("localStorage['dex / game'] ??= '%s'" % game)


def section(page):
    return page.locator("#learnset, #learners")


def assert_shows(page, game, fold):
    assert section(page).evaluate(OPEN) == ["generation-%d" % fold]
    heads = section(page).evaluate(HEADS)
    assert heads and all(game in head.split() for head in heads)
    # What is not learnt is not there, nor are tables without anything.
    rows = page.locator("#generation-%d tbody tr" % fold).locator("visible=true")
    assert rows.count() > 0


@cases(("path", [POKEMON, MOVE]), ("language, said", [("en", "Sword & Shield"), ("ja", "ソード・シールド")]))
def test_shows_my_game_alone(visitor, language, path, said):
    page = ready(visitor.open(language + "/" + path, stays=False))
    all_rows = page.locator(".dex-fold tbody tr").locator("visible=true").count()
    page.locator("#my-game").focus()
    page.locator("#my-game").select_option("sword-shield")
    at(page, path + "?game=sword-shield")
    assert_shows(page, "sword-shield", 8)
    assert said in page.locator(".dex-games__note").text_content()
    assert page.evaluate("localStorage['dex / game']") == "sword-shield"
    # It is the same when the page is opened anew, in the other language too, and on other pages.
    page.reload()
    assert_shows(ready(page), "sword-shield", 8)
    page.locator(".dex-top__tool[hreflang]").click()
    page.wait_for_url(lambda url: "/%s/" % language not in url)
    assert_shows(ready(page), "sword-shield", 8)
    page.locator("#my-game").select_option("")
    assert page.url.endswith(path) and page.evaluate("localStorage['dex / game']") is None
    assert not page.locator(".dex-fold [hidden]").count()
    page.locator("#generation-9").evaluate("(fold) => fold.open = true")
    page.locator("#generation-8").evaluate("(fold) => fold.open = false")
    page.locator("#generation-9 table").first.wait_for()
    assert page.locator(".dex-fold tbody tr").locator("visible=true").count() == all_rows


def test_leaves_nothing_that_the_game_lacks(visitor):
    page = ready(visitor.open("en/" + POKEMON + "?game=legends-arceus"))
    assert_shows(page, "legends-arceus", 8)
    assert page.locator("#generation-8 .dex-moves__game .dex-unknown").count() == 0
    names = page.locator("#generation-8 caption").locator("visible=true").all_text_contents()
    assert [re.sub(r"\d+ moves?$", "", name) for name in names] == ["Level up"]
    for caption, rows in zip(names, page.locator("#generation-8 table").locator("visible=true").all()):
        shown = rows.locator("tbody tr").locator("visible=true").count()
        assert re.search(r"(\d+) moves?$", caption)[1] == str(shown)


def test_sorts_one_game_by_its_levels(visitor):
    page = ready(visitor.open("en/" + POKEMON + "?game=sword-shield"))
    levels = page.locator("#generation-8").evaluate(COLUMN, "SwSh BDSP")
    assert len(levels) == 20
    figures = [int(level.split(",")[0]) if level[0].isdigit() else 0 for level in levels]
    assert figures == sorted(figures)


def test_the_address_goes_before_what_is_remembered(visitor):
    page = ready(visitor.open("en/" + POKEMON + "?game=red-blue", prepare=remember("sword-shield")))
    assert_shows(page, "red-blue", 1)
    assert page.evaluate("localStorage['dex / game']") == "sword-shield"
    page = ready(visitor.open("en/" + POKEMON + "?game=", prepare=remember("sword-shield")))
    assert section(page).evaluate(OPEN) == ["generation-9"] and not page.locator(".dex-fold [hidden]").count()


def test_inherited_moves_are_those_of_the_game(visitor):
    page = ready(visitor.open("en/" + POKEMON + "?game=ruby-sapphire"))
    rows = page.locator("#learn-3-inherited >> xpath=ancestor::table").locator("tbody tr")
    marked = rows.evaluate_all("""(rows) => rows.filter((row) => row.dataset.games
        && row.dataset.games.split(" ").includes("ruby-sapphire") === row.hidden).length""")
    assert rows.count() > 0 and marked == 0


@pytest.mark.parametrize("path, en, ja", [
    ("pokemon/charizard/", "It is not in Legends: Arceus; all games are shown.",
     "『LEGENDS アルセウス』には登場しません。すべてのゲームを表示しています。"),
    ("moves/belly-drum/", "Nobody learns it in Legends: Arceus; all games are shown.",
     "『LEGENDS アルセウス』で覚えるポケモンはいません。すべてのゲームを表示しています。")])
def test_says_where_my_game_is_not(visitor, path, en, ja):
    for language, said in (("en", en), ("ja", ja)):
        page = ready(visitor.open(language + "/" + path, prepare=remember("legends-arceus")))
        note = page.locator(".dex-games__note:not(:empty)")
        note.wait_for()
        assert note.text_content() == said
        assert page.locator("#my-game").input_value() == "" and not page.locator(".dex-fold [hidden]").count()


@cases(("kind", FAILURES), ("language, said", [("en", "is not here"), ("ja", "ありません")]))
def test_says_so_without_data_too(visitor, language, said, kind):
    page = visitor.open(language + "/pokemon/charizard/", prepare=lambda page: (
        remember("legends-arceus")(page), page.route("**/data/queries.json", FAILURES[kind])))
    page.locator(".dex-games__note", has_text=said).wait_for()
    fails(visitor, "queries")


def test_ignores_games_that_nobody_knows(visitor):
    page = ready(visitor.open("en/" + POKEMON + "?game=no-such-game"))
    page.locator(".dex-games__note:not(:empty)").wait_for()
    assert section(page).evaluate(OPEN) == ["generation-9"]


def test_what_the_address_leads_to_stays_in_view(visitor):
    page = ready(visitor.open("en/" + POKEMON + "#learn-4-machine", stays=False, prepare=remember("sword-shield")))
    assert section(page).evaluate(OPEN) == ["generation-8", "generation-4"]
    caption = page.locator("#learn-4-machine")
    assert caption.is_visible()
    assert page.evaluate("""() => {
        const { top } = document.getElementById("learn-4-machine").getBoundingClientRect();
        return top >= 0 && top < innerHeight;
    }""")
    # A table that my game does not have is shown with all games.
    page = ready(visitor.open("en/" + POKEMON + "#learn-8-tutor", stays=False, prepare=remember("legends-arceus")))
    assert page.locator("#learn-8-tutor").is_visible() and not page.locator(".dex-fold [hidden]").count()


def sort(page, fold, head, presses=1):
    """Presses a head of a fold's first table that has it; says its column then."""
    button = page.locator("#generation-%d .dex-sort" % fold).filter(
        has_text=re.compile("^%s$" % re.escape(head))).locator("visible=true").first
    for _ in range(presses):
        button.focus()
        page.keyboard.press("Enter")
    return page.locator("#generation-%d" % fold).evaluate(COLUMN, head)


@pytest.mark.parametrize("language, name, level, power", [("en", "Move", "SV", "Power"), ("ja", "わざ", "SV", "威力")])
def test_sorts_a_learnset(visitor, language, name, level, power):
    page = ready(visitor.open(language + "/" + POKEMON))
    first = page.locator("#generation-9").evaluate(COLUMN, name)
    by_name = sort(page, 9, name)
    collated = page.evaluate("(names) => [...names].sort(new Intl.Collator(document.documentElement.lang).compare)",
                             by_name)
    assert by_name == collated and by_name != first
    assert sort(page, 9, name) == by_name[::-1]
    levels = [int(text.split(",")[0]) for text in sort(page, 9, level) if text[0].isdigit()]
    assert levels == sorted(levels)
    for is_descending in (False, True):
        powers = sort(page, 9, power)
        known = [int(text) for text in powers if text.isdigit()]
        assert known == sorted(known, reverse=is_descending)
        # What is not known stands last in either direction.
        assert not any(text.isdigit() for text in powers[len(known):])
    table = page.locator("#generation-9 table").first
    assert table.locator("[aria-sort]").evaluate_all("(all) => all.map((head) => head.ariaSort)") == ["descending"]


@pytest.mark.parametrize("language, prefix", [("en", "TM"), ("ja", "マシン")])
def test_sorts_machines_by_number(visitor, language, prefix):
    page = ready(visitor.open(language + "/" + POKEMON))
    table = page.locator("#learn-9-machine >> xpath=ancestor::table")
    head = table.locator("th[data-games~=scarlet-violet]")
    for is_descending in (False, True):
        head.locator("button").focus()
        page.keyboard.press("Enter")
        numbers = [int(text[len(prefix):]) for text in table.locator("tbody td:nth-child(2)").all_text_contents()
                   if text.startswith(prefix)]
        assert numbers == sorted(numbers, reverse=is_descending) and len(numbers) > 30


@pytest.mark.parametrize("language, counted", [("en", "%d Pokémon"), ("ja", "%d匹")])
def test_counts_the_learners_that_are_shown(visitor, language, counted):
    page = ready(visitor.open(language + "/" + MOVE))
    fold = page.locator("#generation-9")
    count = fold.locator("[data-count]")
    of_all_games = count.inner_text()

    def shown():
        return counted % fold.locator("tbody tr").locator("visible=true").count()

    assert of_all_games == shown()
    page.locator("#my-game").select_option("scarlet-violet")
    assert count.inner_text() == shown() != of_all_games
    page.locator("#my-game").select_option("")
    assert count.inner_text() == shown() == of_all_games


@pytest.mark.parametrize("language, name, number", [("en", "Pokémon", "No."), ("ja", "ポケモン", "図鑑番号")])
def test_sorts_the_learners(visitor, language, name, number):
    page = ready(visitor.open(language + "/" + MOVE))
    by_number = page.locator("#generation-9").evaluate(COLUMN, number)
    assert by_number == sorted(by_number)
    assert sort(page, 9, name) != by_number
    assert sort(page, 9, number, presses=2) == sorted(by_number, reverse=True)
    ways = sort(page, 9, "SV")
    empty = ways.index("")
    assert 0 < empty < len(ways) and not any(ways[empty:])
    assert ways[:empty] == page.evaluate("""(ways) => {
        const { compare } = new Intl.Collator(document.documentElement.lang, { numeric: true });
        return ways.sort(compare);
    }""", ways[:empty])


@pytest.mark.parametrize("path", [POKEMON, MOVE])
@pytest.mark.parametrize("language", LANGUAGES)
def test_heads_say_which_games_they_stand_for(site, language, path):
    with urllib.request.urlopen(site + language + "/" + path) as file:
        page = file.read().decode()
    heads = re.findall(r'data-games="([^"]*)"', page)
    options = re.findall(r'<option value="([^"]+)">', page)
    assert set(" ".join(heads).split()) == set(options)
    # Only heads and rows that not all games have say so.
    assert page.count("data-games") == len(re.findall(r"<(?:th|tr)[^>]* data-games", page))


@cases(("path", [POKEMON, MOVE]), ("language", LANGUAGES))
def test_everything_stays_without_scripts(visitor, language, path):
    page = visitor.open(language + "/" + path + "?game=red-blue", java_script_enabled=False)
    assert not page.locator("#my-game").is_visible()
    assert page.locator(".dex-fold[open]").count() == 1 and page.locator(".dex-fold [hidden]").count() == 0


def test_a_page_without_moves_has_no_choice(visitor):
    page = visitor.open("en/pokemon/absol-mega-z/")
    assert page.locator("#my-game").count() == 0


@pytest.mark.parametrize("path", [POKEMON, MOVE])
def test_the_choice_is_not_printed(visitor, path):
    page = ready(visitor.open("en/" + path + "?game=sword-shield"))
    page.emulate_media(media="print")
    assert not page.locator("#my-game").is_visible()
    assert page.locator("#generation-8 table").first.is_visible()


@cases(("path", [POKEMON, MOVE]), ("language", LANGUAGES))
def test_fits_narrow_screens(visitor, language, path):
    page = ready(visitor.open(language + "/" + path + "?game=sword-shield", width=320, height=640))
    assert_fits(page)


@cases(("path", [POKEMON, MOVE]), ("language", LANGUAGES))
def test_has_no_violation(visitor, language, path):
    page = ready(visitor.open(language + "/" + path + "?game=sword-shield"))
    page.locator("#generation-8 .dex-sort").nth(1).click()
    page.evaluate(SHORTEN)
    assert_accessible(page)
