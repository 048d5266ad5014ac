"""What a Pokémon learns, and who learns a move: my game first, and sorted tables."""
import re
import urllib.request

import pytest
from playwright.sync_api import expect

from accessibility import SHORTEN, assert_accessible
from cases import cases, rarely, thorough
from pages import LANGUAGES
from reflow import assert_fits
from test_finder import at, fails

POKEMON = "pokemon/pikachu/"
MOVE = "moves/thunderbolt/"
# The visible cells of a column of the first table with that head, by its text.
COLUMN = """(fold, head) => {
    const isShown = (element) => element.checkVisibility();
    const table = [...fold.querySelectorAll("table")].find((table) => isShown(table)
        && [...table.tHead.rows[0].cells].some((cell) => isShown(cell) && cell.textContent === head));
    const column = [...table.tHead.rows[0].cells].findIndex((cell) => isShown(cell) && cell.textContent === head);
    // Small print has what was different in earlier games.
    const text = (cell) => cell.querySelector("th > a")?.textContent
        ?? [...cell.childNodes].filter(({ nodeName }) => nodeName !== "SMALL").map(({ textContent }) => textContent).join("").trim();
    return [...table.querySelectorAll("tbody tr")].filter(isShown).map(({ cells }) => text(cells[column]));
}"""
# The slugs that visible heads of games stand for, and those of the folds that are open.
HEADS = """(section) => [...section.querySelectorAll("th[data-games]")]
    .filter((head) => head.checkVisibility()).map((head) => head.dataset.games)"""
# What a fold of all games says: its rows, each with the move's slug and text, its values and its ways, by what games are called.
FOLD = """(fold) => [...fold.querySelectorAll("tbody tr")].map(({ cells }) => {
    const [name, ...values] = cells;
    const ways = [];
    for (const node of values.pop().childNodes) {
        if (node.nodeName === "B") ways.push([node.textContent, ""]);
        else ways.at(-1)[1] += node.textContent;
    }
    return { name: name.textContent, ways: ways.map(([games, way]) => [games, way.replace(/;\\s*$/, "").trim()]),
        values: values.map((cell) => [
            ["", [...cell.childNodes].filter(({ nodeName }) => nodeName !== "SMALL").map((node) => node.textContent).join("").trim()],
            ...[...cell.querySelectorAll("small")].map((then) => {
                const [games, ...rest] = then.childNodes;
                return [games.textContent, rest.map((node) => node.textContent).join("").trim()];
            })]) };
})"""
OPEN = "(section) => [...section.querySelectorAll('.dex-fold[open]')].map(({ id }) => id)"


def ready(page):
    """Waits until games can be chosen."""
    page.locator("[data-module=learnset][data-is-started], [data-module=learners][data-is-started]").wait_for()
    page.locator(".dex-bar .dex-choice[data-is-started]").wait_for()
    return page


def remember(game):
    return lambda page: page.add_init_script("localStorage['dex / game'] ??= '%s'" % game)


def choose(page, game):
    """Chooses a game of the page in its bar; none for an empty one."""
    page.locator(".dex-bar .dex-game__chip").click()
    page.locator(".dex-bar [data-game='%s']" % game).click()


def section(page):
    return page.locator("#learnset, #learners")


def assert_first(page, game):
    page.locator("[data-part=main][data-game='%s']" % game).wait_for()
    assert page.locator("[data-part=main]").count() == 1


def assert_shows(page, fold):
    assert section(page).evaluate(OPEN) == [fold]
    rows = page.locator("#%s tbody tr" % fold).locator("visible=true")
    # What is not learnt is not there, and the others say how in this game alone.
    assert 0 < rows.count() < page.locator("#%s tbody tr" % fold).count()
    assert rows.locator("b").count() == 0


@cases(("language, said", [("en", "Sword & Shield"), *rarely(("ja", "ソード・シールド"))]))
def test_puts_my_game_first(visitor, language, said):
    page = ready(visitor.open(language + "/" + POKEMON, stays=False))
    assert_first(page, "scarlet-violet")
    choose(page, "sword-shield")
    at(page, POKEMON + "?game=sword-shield")
    assert_first(page, "sword-shield")
    assert page.locator("[data-part=main] h3").text_content().startswith(said)
    assert page.locator("[data-part=main] .dex-sort").count() > page.locator(".dex-sort .dex-sort").count() == 0
    assert page.evaluate("localStorage['dex / game']") == "sword-shield"
    # It is the same when the page is opened anew, and in the other language.
    page.reload()
    assert_first(ready(page), "sword-shield")
    page.locator(".dex-top__tool[hreflang]").click()
    page.wait_for_url(lambda url: "/%s/" % language not in url)
    assert_first(ready(page), "sword-shield")
    choose(page, "")
    assert page.url.endswith(POKEMON) and page.evaluate("localStorage['dex / game']") is None
    assert_first(page, "scarlet-violet")


@cases(("language, said", [("ja", "ソード・シールド"), *rarely(("en", "Sword & Shield"))]))
def test_shows_my_game_alone_among_the_learners(visitor, language, said):
    page = ready(visitor.open(language + "/" + MOVE, stays=False))
    all_rows = page.locator(".dex-fold tbody tr").locator("visible=true").count()
    choose(page, "sword-shield")
    at(page, MOVE + "?game=sword-shield")
    assert_shows(page, "learners-earlier")
    assert said in page.locator("[data-part=note]").text_content()
    page.reload()
    assert_shows(ready(page), "learners-earlier")
    choose(page, "")
    assert page.url.endswith(MOVE) and page.evaluate("localStorage['dex / game']") is None
    expect(page.locator(".dex-fold [hidden]")).to_have_count(0)
    page.locator("#generation-9").evaluate("(fold) => fold.open = true")
    page.locator("#learners-earlier").evaluate("(fold) => fold.open = false")
    page.locator("#generation-9 table").first.wait_for()
    assert page.locator(".dex-fold tbody tr").locator("visible=true").count() == all_rows


# What a first table says of each move: number or nothing, name and figures, and whom it is from.
ROWS = """(table) => [...table.tBodies[0].rows].map((row) => [
    table.dataset.number === undefined ? "" : row.cells[0].textContent, row.querySelector("th a").textContent,
    ...[...row.querySelectorAll("th ~ td:not(.text, .from)")].map((cell) => cell.textContent.trim()),
    row.querySelector(".from")?.textContent.trim() ?? ""].join("|"))"""


def called(page):
    """The games that each name in the folds stands for, and the names of generations, the newest first."""
    lines = page.locator("#learnset [data-generation]").evaluate_all("""(lines) => lines.map((line) => [
        line.dataset.generation, [...line.querySelectorAll("[data-game]")].map((game) => [
            game.querySelector("b").textContent, game.dataset.game])])""")
    games = {name: [slug for _, slug in all_of_it] for name, all_of_it in lines}
    for _, all_of_it in lines:
        games.update((short, [slug]) for short, slug in all_of_it)
    return games, [name for name, _ in lines]


def is_of(game, label, games, generations):
    for name in re.split(", |、", label):
        ends = re.split("[–～]", name)
        if len(ends) == 2 and all(end in generations for end in ends):
            oldest, newest = map(generations.index, ends)
            if any(game in games[generation] for generation in generations[newest:oldest + 1]):
                return True
        elif game in games[name]:
            return True
    return False


@cases(("path, game", [(POKEMON, "red-blue"),
                       *rarely(("pokemon/garchomp/", "champions"), (POKEMON, "legends-arceus"), (POKEMON, "heartgold-soulsilver"), ("pokemon/raichu/", "ruby-sapphire"))]), ("language", ["ja", *rarely("en")]))
def test_the_first_tables_have_what_the_folds_have(visitor, language, path, game):
    page = ready(visitor.open(language + "/" + path + "?game=" + game))
    assert_first(page, game)
    page.locator("[data-part=main] td.text:not(:empty)").first.wait_for(state="attached")
    main = page.locator("[data-part=main] table").evaluate_all("(tables) => tables.map(%s)" % ROWS)
    games, generations = called(page)

    def now(parts, today):
        return next((text for label, text in parts if label and is_of(game, label, games, generations)), today)

    folds = []
    for fold in page.locator("#learnset .dex-fold").all():
        has_number, has_from = (fold.locator("table[data-%s]" % name).count() for name in ("number", "from"))
        rows = []
        for row in fold.evaluate(FOLD):
            way = now(row["ways"], None)
            if way is not None:
                values = [now(parts, parts[0][1]) for parts in row["values"]]
                rows.append("|".join([way if has_number else "", row["name"], *values, way if has_from else ""]))
        if rows:
            folds.append(rows)
    assert [sorted(rows) for rows in main] == [sorted(rows) for rows in folds]
    counts = page.locator("[data-part=main] caption .dex-table__sub").all_text_contents()
    assert [int(re.search(r"\d+", count)[0]) for count in counts] == [len(rows) for rows in main]
    # Every row says what its move does, and leads to its type.
    texts = page.locator("[data-part=main] tbody .text").all_text_contents()
    assert len(texts) == sum(map(len, main)) and all(texts)
    types = page.locator("[data-part=main] td[class] > a[href*='/types/']").evaluate_all(
        "(links) => links.map((link) => link.href)")
    assert len(types) == len(texts) and all("/%s/types/" % language in address for address in types)
    assert page.evaluate("document.querySelectorAll('[id]').length === new Set([...document.querySelectorAll('[id]')]"
                         ".map(({ id }) => id)).size")


@pytest.mark.parametrize("language", ["ja", *rarely("en")])
def test_scripts_make_the_same_rows_as_the_page_has(visitor, language):
    """The tables of the newest game, made by scripts, are those of the page without them."""
    page = visitor.open(language + "/pokemon/charizard/", java_script_enabled=False)
    # The figures in a fold are those of its newest game.
    read = """(main) => [...main.querySelectorAll("table")].map((table) => [table.caption.textContent, table.tHead.textContent,
        ...[...table.tBodies[0].rows].map(({ cells }) => [...cells].filter((cell) => cell.matches(
            ":first-child, th, .text")).map((cell) => cell.textContent).join("|")).sort()])"""
    served = page.locator("[data-part=main]").evaluate(read)
    game = page.locator("[data-part=main]").get_attribute("data-game")
    page = visitor.open(language + "/pokemon/charizard/", prepare=lambda page: page.add_init_script(
        "addEventListener('DOMContentLoaded', () => { document.querySelector('[data-part=main]').dataset.game = 'none'; })"))
    ready(page)
    choose(page, game)
    assert_first(page, game)
    page.locator("[data-part=main] td.text:not(:empty)").first.wait_for(state="attached")
    assert page.locator("[data-part=main]").evaluate(read) == served


@thorough
def test_sorts_one_game_by_its_levels(visitor):
    page = ready(visitor.open("en/" + POKEMON + "?game=sword-shield"))
    assert_first(page, "sword-shield")
    levels = section(page).locator("[data-part=main]").evaluate(COLUMN, "Lv.")
    assert len(levels) == 20
    figures = [int(level.split(",")[0]) if level[0].isdigit() else 0 for level in levels]
    assert figures == sorted(figures)


@thorough
def test_the_address_goes_before_what_is_remembered(visitor):
    page = ready(visitor.open("en/" + POKEMON + "?game=red-blue", prepare=remember("sword-shield")))
    assert_first(page, "red-blue")
    assert page.evaluate("localStorage['dex / game']") == "sword-shield"
    page = ready(visitor.open("en/" + POKEMON + "?game=", prepare=remember("sword-shield")))
    assert_first(page, "scarlet-violet")
    page = ready(visitor.open("en/" + MOVE + "?game=", prepare=remember("sword-shield")))
    assert section(page).evaluate(OPEN) == ["generation-9"] and not page.locator(".dex-fold [hidden]").count()


@pytest.mark.parametrize("path, en, ja", [
    ("pokemon/charizard/", "Our data has no moves that it learns in Legends: Arceus; the newest game comes first.",
     "『LEGENDS アルセウス』で覚えるわざはデータにありません。最新のゲームを先に表示しています。"),
    *rarely(("moves/belly-drum/", "Our data has nobody who learns it in Legends: Arceus; all games are shown.",
             "『LEGENDS アルセウス』で覚えるポケモンはデータにありません。すべてのゲームを表示しています。"))])
def test_says_where_my_game_is_not(visitor, path, en, ja):
    for language, said in (("en", en), ("ja", ja)):
        page = ready(visitor.open(language + "/" + path, prepare=remember("legends-arceus")))
        note = page.locator("[data-part=note]:not(:empty)")
        note.wait_for()
        assert note.text_content() == said
        expect(page.locator(".dex-fold [hidden]")).to_have_count(0)
        # The chip names the reader's game nevertheless.
        assert page.locator(".dex-bar .dex-game__chip").inner_text().endswith(
            "Legends: Arceus" if language == "en" else "LEGENDS アルセウス")


def test_says_so_when_what_moves_do_cannot_be_loaded(visitor):
    page = ready(visitor.open("en/" + POKEMON + "?game=red-blue", prepare=lambda page: page.route(
        "**/data/details/en.json", lambda route: route.fulfill(status=404))))
    assert_first(page, "red-blue")
    page.locator("[data-part=note] .dex-failure").wait_for()
    assert page.locator("[data-part=main] tbody tr").count() > 20
    page.unroute("**/data/details/en.json")
    page.locator("[data-part=note] button").click()
    page.locator("[data-part=main] td.text:not(:empty)").first.wait_for()
    assert not page.locator("[data-part=note] .dex-failure").count()
    fails(visitor, "details/en")


@thorough
@pytest.mark.parametrize("game", ["no-such-game", *rarely("", "__proto__", "%00", "constructor")])
def test_ignores_games_that_nobody_knows(visitor, game):
    page = ready(visitor.open("en/" + POKEMON + "?game=" + game))
    assert page.locator("html").get_attribute("data-game") is None
    assert_first(page, "scarlet-violet")


@thorough
@pytest.mark.parametrize("game", ["sword-shield", *rarely("legends-arceus")])
def test_what_the_address_leads_to_stays_in_view(visitor, game):
    page = ready(visitor.open("en/" + POKEMON + "#learn-4-machine", stays=False, prepare=remember(game)))
    assert_first(page, game)
    assert section(page).evaluate(OPEN) == ["learn-machine"]
    page.wait_for_function("""() => {
        const { top } = document.getElementById("learn-machine").getBoundingClientRect();
        return top >= 0 && top < innerHeight;
    }""")


def sort(page, fold, head, presses=1):
    """Presses a head of a fold's first table that has it; says its column then."""
    page.locator("#" + fold).evaluate("(fold) => fold.open = true")
    button = page.locator("#%s .dex-sort" % fold).filter(
        has_text=re.compile("^%s$" % re.escape(head))).locator("visible=true").first
    for _ in range(presses):
        button.focus()
        page.keyboard.press("Enter")
    return page.locator("#" + fold).evaluate(COLUMN, head)


@pytest.mark.parametrize("language, name, power", [("ja", "わざ", "威力"), *rarely(("en", "Move", "Power"))])
def test_sorts_a_learnset(visitor, language, name, power):
    page = ready(visitor.open(language + "/" + POKEMON))
    page.locator("#learn-machine").evaluate("(fold) => fold.open = true")
    first = page.locator("#learn-machine").evaluate(COLUMN, name)
    by_name = sort(page, "learn-machine", name)
    collated = page.evaluate("(names) => [...names].sort(new Intl.Collator(document.documentElement.lang).compare)",
                             by_name)
    assert by_name == collated and by_name != first
    assert sort(page, "learn-machine", name) == by_name[::-1]
    for is_descending in (False, True):
        powers = sort(page, "learn-machine", power)
        known = [int(text) for text in powers if text.isdigit()]
        assert known == sorted(known, reverse=is_descending)
        # What is not known stands last in either direction.
        assert not any(text.isdigit() for text in powers[len(known):])
    table = page.locator("#learn-machine table").first
    assert table.locator("[aria-sort]").evaluate_all("(all) => all.map((head) => head.ariaSort)") == ["descending"]


@thorough
@pytest.mark.parametrize("language, head, prefix", [("en", "No.", "TM"), *rarely(("ja", "番号", "マシン"))])
def test_sorts_machines_by_number(visitor, language, head, prefix):
    page = ready(visitor.open(language + "/" + POKEMON))
    table = page.locator("[data-part=main] table").nth(1)
    for is_descending in (False, True):
        table.locator(".dex-sort", has_text=head).focus()
        page.keyboard.press("Enter")
        numbers = [int(text[len(prefix):]) for text in table.locator("tbody td:first-child").all_text_contents()]
        assert numbers == sorted(numbers, reverse=is_descending) and len(numbers) > 30


@pytest.mark.parametrize("language, counted", [("en", "%d Pokémon"), *rarely(("ja", "%d匹"))])
def test_counts_the_learners_that_are_shown(visitor, language, counted):
    page = ready(visitor.open(language + "/" + MOVE))
    fold = page.locator("#generation-9")
    count = fold.locator("[data-count]")
    of_all_games = count.inner_text()

    def shown():
        return counted % fold.locator("tbody tr").locator("visible=true").count()

    assert of_all_games == shown()
    choose(page, "scarlet-violet")
    expect(count).not_to_have_text(of_all_games)
    assert count.inner_text() == shown()
    choose(page, "")
    expect(count).to_have_text(of_all_games)
    assert shown() == of_all_games


@thorough
@pytest.mark.parametrize("language, name, number", [("ja", "ポケモン", "図鑑番号"), *rarely(("en", "Pokémon", "No."))])
def test_sorts_the_learners(visitor, language, name, number):
    page = ready(visitor.open(language + "/" + MOVE))
    by_number = page.locator("#generation-9").evaluate(COLUMN, number)
    assert by_number == sorted(by_number)
    assert sort(page, "generation-9", name) != by_number
    assert sort(page, "generation-9", number, presses=2) == sorted(by_number, reverse=True)
    ways = sort(page, "generation-9", "SV")
    empty = ways.index("")
    assert 0 < empty < len(ways) and not any(ways[empty:])
    assert ways[:empty] == page.evaluate("""(ways) => {
        const { compare } = new Intl.Collator(document.documentElement.lang, { numeric: true });
        return ways.sort(compare);
    }""", ways[:empty])


@pytest.mark.parametrize("path", [POKEMON, MOVE])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_of_the_chip_is_on_the_page(site, language, path):
    with urllib.request.urlopen(site + language + "/" + path) as file:
        page = file.read().decode()
    marked = set(" ".join(re.findall(r'data-games="([^"]*)"', page)).split()
                 + re.findall(r'<span data-game="([^"]*)"', page))
    offered = re.findall(r'href="#(generation-\d+)" data-game="([^"]+)"', page)
    assert marked == {game for _, game in offered}
    assert all('id="%s"' % fold in page for fold, _ in offered)


@cases(("path", [POKEMON, *rarely(MOVE)]), ("language", ["en", *rarely("ja")]))
def test_everything_stays_without_scripts(visitor, language, path):
    page = visitor.open(language + "/" + path + "?game=red-blue", stays=False, java_script_enabled=False)
    assert page.locator(".dex-fold [hidden]").count() == 0
    assert page.locator("table").first.is_visible()
    # The chip leads to the games; it sets nothing.
    page.locator(".dex-bar .dex-game__chip").click()
    assert not page.locator(".dex-game__menu .dex-section__note, [data-game='']").locator("visible=true").count()
    page.locator(".dex-bar [data-game=red-blue]").click()
    assert page.url.endswith("#generation-1")


@pytest.mark.parametrize("language", ["ja", *rarely("en")])
def test_a_switch_shows_what_moves_do_on_phones(visitor, language):
    page = visitor.open(language + "/" + POKEMON, width=320, height=640, java_script_enabled=False)
    text = page.locator("td.text").first
    assert not text.is_visible()
    page.locator(".dex-effects__input").check()
    assert text.is_visible() and page.locator("td.text").last.is_visible()
    page.locator(".dex-effects__input").uncheck()
    page.set_viewport_size({"width": 1280, "height": 800})
    assert text.is_visible() and not page.locator(".dex-effects").is_visible()


@cases(("width", [320, *rarely(768, 1280)]), ("path", [POKEMON + "?game=red-blue", *rarely(POKEMON)]))
def test_heads_stay_below_the_bar(visitor, width, path):
    page = ready(visitor.open("ja/" + path, width=width, height=640))
    for table in ("[data-part=main] table", "#learn-machine table"):
        page.locator("#learn-machine").evaluate("(fold) => fold.open = true")
        gap = page.evaluate("""(name) => {
            const table = [...document.querySelectorAll(name)].find(({ rows }) => rows.length > 8);
            table.rows[7].scrollIntoView({ block: "start", behavior: "instant" });
            const bar = document.querySelector(".dex-bar").getBoundingClientRect();
            const head = table.tHead.rows[0].cells[0].getBoundingClientRect();
            return [bar.top, head.top - bar.bottom];
        }""", table)
        assert gap[0] == 0 and abs(gap[1]) <= 2, gap


@pytest.mark.parametrize("width", [320, *rarely(1280)])
def test_rows_are_rows_for_screen_readers(visitor, width):
    page = ready(visitor.open("en/" + POKEMON, width=width, height=640))
    table = page.get_by_role("table", name=re.compile("^Level up")).first
    assert table.get_by_role("columnheader").count() == table.locator("thead th").locator("visible=true").count() >= 7
    rows = table.locator("tbody tr").count()
    assert table.get_by_role("row").count() == rows + 1
    assert table.get_by_role("rowheader").count() == rows
    assert table.get_by_role("rowheader").first.get_attribute("role") == "rowheader"


@thorough
@pytest.mark.parametrize("path", [POKEMON, *rarely(MOVE)])
def test_the_choice_is_not_printed(visitor, path):
    page = ready(visitor.open("en/" + path + "?game=sword-shield"))
    page.locator("#learn-machine, #learners-earlier").evaluate("(fold) => fold.open = true")
    page.emulate_media(media="print")
    assert not page.locator(".dex-game").locator("visible=true").count()
    assert page.locator("#learn-machine table, #learners-earlier table").first.is_visible()


@thorough
@cases(("path", [POKEMON, *rarely(MOVE)]), ("language", ["ja", *rarely("en")]))
def test_fits_narrow_screens(visitor, language, path):
    page = ready(visitor.open(language + "/" + path + "?game=sword-shield", width=320, height=640))
    page.locator("#learnset .dex-fold").evaluate_all("(folds) => folds.forEach((fold) => { fold.open = true; })")
    assert_fits(page)
    assert page.locator("#learnset table").evaluate_all("""(tables) => tables.filter((table) =>
        table.getBoundingClientRect().width > innerWidth || table.scrollWidth > table.clientWidth + 1).length""") == 0
    page.locator(".dex-bar .dex-game__chip").click()
    assert_fits(page)


@thorough
@cases(("path", [MOVE, *rarely(POKEMON)]), ("language", ["ja", *rarely("en")]))
def test_has_no_violation(visitor, language, path):
    page = ready(visitor.open(language + "/" + path + "?game=sword-shield"))
    fold = page.locator("#learn-machine, #learners-earlier")
    fold.evaluate("(fold) => fold.open = true")
    fold.locator(".dex-sort").nth(1).click()
    page.locator(".dex-bar .dex-game__chip").click()
    page.evaluate(SHORTEN)
    # Heads that stay in place would cover parts of links.
    page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    assert_accessible(page)


@cases(("language, none, icon, name", [("en", "All games", "Game", "SwSh"), *rarely(("ja", "ゲーム", "ゲーム", "剣盾"))]),
       ("width", [320, *rarely(1280)]))
def test_the_header_sets_my_game_on_other_pages(visitor, language, none, icon, name, width):
    page = visitor.open(language + "/abilities/", stays=False, width=width, height=700)
    page.locator("[data-module=search][data-is-started]").wait_for()
    chip = page.locator(".dex-top .dex-game__chip")
    # Without a game the chip is an icon on narrow screens.
    assert chip.inner_text().split("\n")[-1].endswith(none if width > 320 else icon)
    box = chip.bounding_box()
    chip.click()
    page.locator(".dex-top [data-game=red-blue]").wait_for()
    assert_fits(page)
    page.locator(".dex-top [data-game=sword-shield]").click()
    assert chip.inner_text().endswith(name) and chip.bounding_box() == box
    assert page.evaluate("localStorage['dex / game']") == "sword-shield"
    assert page.url.endswith("/abilities/?game=sword-shield")
    page.goto(page.url.replace("/abilities/?game=sword-shield", "/" + POKEMON))
    assert_first(ready(page), "sword-shield")
    page.go_back()
    page.locator(".dex-top .dex-game__chip", has_text=name).wait_for()


def test_the_choice_closes(visitor):
    page = ready(visitor.open("en/" + POKEMON))
    chip = page.locator(".dex-bar .dex-game")
    chip.locator("summary").click()
    page.keyboard.press("Escape")
    assert chip.get_attribute("open") is None
    assert page.evaluate("document.activeElement.matches('.dex-bar .dex-game__chip')")
    chip.locator("summary").click()
    page.locator("#learnset h2").click()
    assert chip.get_attribute("open") is None


def test_the_header_has_no_choice_without_scripts_or_beside_a_bar(visitor):
    page = visitor.open("en/abilities/", java_script_enabled=False)
    assert not page.locator(".dex-game").is_visible()
    page = visitor.open("en/" + POKEMON)
    assert page.locator(".dex-top .dex-game").count() == 0
