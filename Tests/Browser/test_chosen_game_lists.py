"""Lists and counts are those of the reader's game: all moves, abilities, types, forms; in both languages."""
from itertools import accumulate

import pytest
from playwright.sync_api import expect

from accessibility import SHORTEN, assert_accessible
from cases import cases, rarely, thorough
from pages import LANGUAGES, asking
from preferences import decided, kept
from reflow import assert_fits
from test_list_game import WATCH_SHIFTS

# A busy machine is late.
expect.set_options(timeout=30_000)

FIGURES = ("type", "class", "power", "accuracy", "pp")
# The rows that are shown, by slug: type, class, power, accuracy and PP as they are seen, and whether it says that nobody
# learns it.
ROWS = """() => [...document.querySelectorAll("[data-part=table] tbody tr")].map((row) => {
    const [name, , type, damage, ...figures] = row.cells;
    return [name.querySelector("a").getAttribute("href").split("/").at(-2), type.className, damage.className,
        ...figures.map((cell) => (cell.querySelector("i") ? null : Number(cell.textContent))),
        row.querySelector(".dex-absent__note") !== null];
})"""
# Waits until so many rows are there.
COMPLETE = """(count) => new Promise((done) => {
    const look = () => (document.querySelectorAll("[data-part=table] tbody tr").length === count
        ? done() : requestAnimationFrame(look));
    look();
})"""
# What the filters offer of a key, and between which bounds.
OFFERED = """(key) => [...document.querySelectorAll(`#filters [name=${key}]`)]
    .filter((input) => input.labels[0].checkVisibility()).map(({ value }) => value)"""
BOUNDS = """() => [...document.querySelectorAll("#filters [name$=-from], #filters [name$=-to]")]
    .map(({ name, min, max, placeholder }) => [name, min, max, placeholder])"""
# How many of what matches can be seen.
SEEN = "(parts) => parts.filter((part) => part.checkVisibility()).length"


def in_game(visitor, game, path, **settings):
    return visitor.open(path, prepare=decided(game=game), **settings)


def moves_of(data, game=None):
    """What every move is in a game: its values, and whether anybody learns it there."""
    moves = data("moves")
    columns = {name: list(moves[name]) for name in FIGURES}
    learned = range(len(moves["slug"]))
    if game:
        file = data("games/" + game)
        for row, position in enumerate(accumulate(file["moves"]["moves"])):
            for name in FIGURES:
                columns[name][position] = file["moves"][name][row]
        learned = set(accumulate(file["taught"]))
    return {slug: [moves["type-slugs"][columns["type"][place]], moves["class-slugs"][columns["class"][place]],
                   *(columns[name][place] for name in FIGURES[2:]), place not in learned]
            for place, slug in enumerate(moves["slug"])}


def shown(page, count):
    page.evaluate(COMPLETE, count)
    return page.evaluate(ROWS)


def ready(page):
    page.locator("[data-module=moves][data-is-started] .dex-sort").first.wait_for()
    return page


def counted(page):
    return page.locator("[data-part=count]").inner_text()


@cases(("version, game", [("heartgold", "heartgold-soulsilver"), *rarely(("red", "red-blue"), ("violet", "scarlet-violet"))]),
       ("language", ["en", *rarely("ja")]))
def test_values_of_all_moves_are_those_of_the_game(visitor, data, language, version, game):
    page = ready(in_game(visitor, version, language + "/moves/"))
    expected = moves_of(data, game)
    rows = page.evaluate(ROWS)
    assert {slug: values for slug, *values in rows} == expected and len(rows) == 938
    number = sum(not values[-1] for values in expected.values())
    assert counted(page).startswith({"en": "%d moves that" % number, "ja": "このゲームで覚えるわざ%d個" % number}[language])
    assert page.locator("[data-part=initials]").is_visible()


@cases(("version, game, query", [
    ("heartgold", "heartgold-soulsilver", "type:normal class:special sort:-power"),
    ("red", "red-blue", "class:special power>=65 sort:power"),
    *rarely(("red", "red-blue", "type:normal accuracy:90 sort:type"), ("heartgold", "heartgold-soulsilver", "type:fairy"),
            ("heartgold", "heartgold-soulsilver", "gen:5 power>=100 sort:pp"))]),
    ("language", LANGUAGES))
def test_filters_and_orders_go_by_the_values_of_the_game(visitor, data, language, version, game, query):
    expected = moves_of(data, game)
    generations = dict(zip(data("moves")["slug"], data("moves")["generation"]))
    conditions = dict(part.replace(">=", ":>").split(":", 1) for part in query.split() if not part.startswith("sort"))

    def matches(slug):
        kind, damage, power, accuracy, _, _ = expected[slug]
        values = {"type": kind, "class": damage, "accuracy": str(accuracy), "gen": str(generations[slug]), "power": power}
        return all((values[key] or 0) >= int(text[1:]) if text.startswith(">") else values[key] == text
                   for key, text in conditions.items())

    found = [slug for slug in expected if matches(slug)]
    present = [slug for slug in found if not expected[slug][-1]]
    page = ready(in_game(visitor, version, asking(language + "/moves/", query)))
    rows = shown(page, len(found))
    slugs = [slug for slug, *_ in rows]
    assert set(slugs[:len(present)]) == set(present) and sorted(slugs) == sorted(found)
    assert all(values == expected[slug] for slug, *values in rows)
    if found:
        of = sum(not values[-1] for values in expected.values())
        count, number = counted(page), {"en": "%d move", "ja": "%d個のわざ"}[language] % len(present)
        assert count.startswith(number) and str(of) in count
    for key, column, sign in ("sort:-power", 3, -1), ("sort:power", 3, 1), ("sort:pp", 5, 1):
        if key in query.split():
            for part in rows[:len(present)], rows[len(present):]:
                figures = [row[column] * sign for row in part if row[column] is not None]
                assert figures == sorted(figures)


@pytest.mark.parametrize("language", ["ja", *rarely("en")])
def test_a_game_is_chosen_and_taken_off_by_keyboard_without_loading_the_list_again(visitor, data, language):
    page = ready(visitor.open(asking(language + "/moves/", "type:fairy gen:2"), stays=True))
    page.wait_for_selector(".dex-find[data-is-started]")
    today = [[slug, *values] for slug, *values in page.evaluate(ROWS)]
    assert [slug for slug, *_ in today] and all(values[0] == "fairy" for _, *values in today)
    page.locator(".dex-game__chip").locator("visible=true").first.focus()
    page.keyboard.press("Enter")
    page.locator("[data-game=heartgold]").wait_for()
    while page.evaluate("document.activeElement.dataset.game") != "heartgold":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.evaluate(COMPLETE, 0)
    none = {"en": "No moves match.", "ja": "この条件に合うわざはありません。"}[language]
    expect(page.locator("[data-part=note]")).to_contain_text(none)
    page.locator("[data-part=clear]").focus()
    page.keyboard.press("Enter")
    assert {slug: values for slug, *values in shown(page, 938)} == moves_of(data, "heartgold-soulsilver")
    page.go_back()
    page.evaluate(COMPLETE, 0)
    page.locator(".dex-game__off").locator("visible=true").first.focus()
    page.keyboard.press("Enter")
    assert shown(page, len(today)) == today
    assert page.locator(".dex-absent__note").count() == 0 and kept(page, "game") is None


@cases(("path", ["moves/?q=type:fire", *rarely("moves/")]), ("language", ["en", *rarely("ja")]), ("width", [360, *rarely(1280)]))
def test_nothing_moves_when_the_values_of_the_game_come(visitor, language, path, width):
    def prepare(page):
        decided(game="heartgold")(page)
        page.add_init_script(WATCH_SHIFTS)
    page = ready(visitor.open("%s/%s" % (language, path), width=width, stays=True, prepare=prepare))
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate("window.shifts") == []


@cases(("version, game, generation", [("heartgold", "heartgold-soulsilver", 4),
                                      *rarely(("red", "red-blue", 1), ("violet", "scarlet-violet", 9))]), ("path", ["moves/", *rarely("?q=type:ghost")]), ("language", ["ja", *rarely("en")]))
def test_filters_offer_what_the_game_has(visitor, data, language, path, version, game, generation):
    page = visitor.open("%s/%s" % (language, path), stays=True)
    page.wait_for_selector(".dex-listing[data-is-started], [data-module=moves][data-is-started] .dex-sort")
    page.locator("[aria-controls=filters]").click()
    page.locator("#filters").wait_for()
    today = [page.evaluate(OFFERED, "type"), page.evaluate(OFFERED, "gen"), page.evaluate(BOUNDS)]
    page.locator(".dex-game__chip").locator("visible=true").first.click()
    page.locator("[data-game=%s]" % version).locator("visible=true").first.click()
    expect(page.locator("html")).to_have_attribute("data-version", version)
    values = [one for one in moves_of(data, game).values() if not one[-1]]
    slugs = data("search")["types"]["slug"]
    types = {one[0] for one in values} - {"unknown"} if path == "moves/" else {slugs[place] for place in data("games/" + game)["chart-types"]}
    assert set(page.evaluate(OFFERED, "type")) == types
    assert page.evaluate(OFFERED, "gen") == [str(number) for number in range(1, generation + 1)]
    if path == "moves/":
        for column, name in (2, "power"), (3, "accuracy"), (4, "pp"):
            known = [one[column] for one in values if one[column] is not None]
            for end, bound in ("from", min(known)), ("to", max(known)):
                control = page.locator("#filters [name=%s-%s]" % (name, end))
                expect(control).to_have_attribute("placeholder", str(bound))
    else:
        assert page.locator("#ability").is_visible() is (generation > 2)
    page.locator(".dex-game__off").locator("visible=true").first.click()
    expect(page.locator("html[data-game]")).to_have_count(0)
    page.wait_for_function("(bounds) => JSON.stringify((%s)()) === JSON.stringify(bounds)" % BOUNDS, arg=today[-1])
    assert [page.evaluate(OFFERED, "type"), page.evaluate(OFFERED, "gen"), page.evaluate(BOUNDS)] == today


@pytest.mark.parametrize("language", ["ja", *rarely("en")])
def test_back_to_today_every_row_is_as_before(visitor, language):
    page = ready(visitor.open(language + "/moves/"))
    before = page.locator("[data-part=table]").inner_html()
    page.locator(".dex-game__chip").locator("visible=true").first.click()
    page.locator("[data-game=heartgold]").click()
    expect(page.locator("tr:has([href$='/play-rough/']) .dex-absent__note")).to_be_attached()
    page.locator(".dex-game__off").locator("visible=true").first.click()
    expect(page.locator(".dex-absent__note")).to_have_count(0)
    assert page.locator("[data-part=table]").inner_html().replace(' class=""', "") == before


def test_readers_without_a_game_load_nothing_for_games(visitor):
    page = ready(visitor.open("en/moves/"))
    names = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert not [name for name in names if "game-moves" in name or "data/games/" in name or "my-game.js" in name]


@thorough
def test_without_the_game_s_file_the_list_shows_today_s_values(visitor, data):
    page = visitor.open("en/moves/", stays=True, prepare=lambda page: (
        decided(game="heartgold")(page), page.route("**/data/games/*.json", lambda route: route.fulfill(status=404))))
    page.get_by_text("These are today’s values.").wait_for()
    assert {slug: values for slug, *values in page.evaluate(ROWS)} == moves_of(data)
    page.unroute("**/data/games/*.json")
    page.locator(".dex-failure button").click()
    expect(page.locator("tr:has([href$='/play-rough/']) .dex-absent__note")).to_be_attached()
    visitor.faults = [fault for fault in visitor.faults if "404" not in fault and "heartgold" not in fault]


@cases(("path", ["moves/?q=moon+sort:power", *rarely("abilities/", "abilities/pixilate/", "types/fairy/", "pokemon/by/speed/")]),
       ("language", ["ja", *rarely("en")]), ("width", [320, *rarely(1280)]))
def test_what_is_of_a_game_fits_and_has_no_violation(visitor, language, path, width):
    page = in_game(visitor, "heartgold", "%s/%s" % (language, path), width=width)
    if path.startswith("moves/"):
        ready(page)
    assert_fits(page)
    page.evaluate(SHORTEN)
    assert_accessible(page)


# What nobody counts in a game stays out of the counts of lists, and of the lists.
@cases(("game", ["heartgold", *rarely("x", "sword")]), ("ability", ["levitate", *rarely("static", "lightning-rod", "cute-charm")]),
       ("language", ["en", *rarely("ja")]))
def test_abilities_count_who_had_them(visitor, language, game, ability):
    page = in_game(visitor, game, "%s/abilities/%s/" % (language, ability))
    total = 0
    for part in page.locator("main section:has(.dex-cards)").locator("visible=true").all():
        number = part.locator(".dex-cards > li").evaluate_all(SEEN)
        assert part.locator(".dex-section__note").inner_text().split("匹")[0].split(" ")[0] == str(number) != "0"
        total += number
    assert page.locator(".dex-facts dd").last.inner_text() == str(total)
    assert page.locator(".dex-era").locator("visible=true").count()
    page = in_game(visitor, game, language + "/abilities/")
    assert page.locator("tr:has([href$='/abilities/%s/']) td" % ability).last.inner_text() == str(total)


@pytest.mark.parametrize("language", ["en", *rarely("ja")])
def test_the_list_of_abilities_says_which_the_game_lacks(visitor, language):
    words = {"en": "Not in this game", "ja": "このゲームにはいない"}[language]
    page = in_game(visitor, "heartgold", language + "/abilities/")
    rows = {slug: page.locator("tr:has([href$='/%s/'])" % slug) for slug in ("levitate", "pixilate")}
    assert words not in rows["levitate"].inner_text() and words in rows["pixilate"].inner_text()
    assert rows["pixilate"].locator("td").last.inner_text() == ""
    assert "123" in page.locator(".dex-head__count").inner_text()
    page = in_game(visitor, "red", language + "/abilities/")
    said = {"en": "There are no abilities in this game.", "ja": "このゲームに特性はありません。"}[language]
    assert [text for text in page.locator(".dex-era:visible").all_inner_texts() if text.startswith(said)]
    assert page.locator("tr[data-absent]").evaluate_all(SEEN) == page.locator("tbody tr").count()


# Counts of generation IV, whose last Pokémon is number 493, and of today.
@cases(("kind", ["normal", *rarely("psychic-fairy", "steel", "fairy", "ghost", "normal-flying", "ghost-electric")]),
       ("language", ["ja", *rarely("en")]))
def test_types_count_who_had_them(visitor, data, language, kind):
    pokemon, file = data("pokemon"), data("games/heartgold-soulsilver")
    types = list(pokemon["types"])
    today = [[pokemon["type-slugs"][one] for one in types[place]] for place in range(len(types))]
    for row, position in enumerate(accumulate(file["types"]["pokemon"])):
        types[position] = file["types"]["types"][row]
    then = [[pokemon["type-slugs"][one] for one in types[place]] for place in range(len(types))]
    wanted = set(kind.split("-"))

    def has(types):
        return wanted <= set(types) and (len(wanted) == 1 or len(types) == 2)

    number = sum(has(one) for place, one in enumerate(then) if pokemon["generation"][place] <= 4)
    for game, expected in (None, sum(map(has, today))), ("heartgold", number):
        page = in_game(visitor, game, "%s/types/%s/" % (language, kind)) if game \
            else visitor.open("%s/types/%s/" % (language, kind))
        text = page.locator("#pokemon .dex-section__note").inner_text()
        assert text.split("種類")[0].split(" ")[0] == str(expected)


@cases(("game, slug", [("heartgold", "heartgold-soulsilver"), *rarely(("red", "red-blue"), ("emerald", "emerald"))]),
       ("kind", ["normal", *rarely("fire", "dark", "fairy")]), ("language", ["en", *rarely("ja")]))
def test_moves_of_a_type_are_those_of_the_game(visitor, data, language, game, slug, kind):
    page = in_game(visitor, game, "%s/types/%s/" % (language, kind))
    rows = page.evaluate("""() => [...document.querySelectorAll("#moves tbody tr")].filter((row) => row.checkVisibility())
        .filter((row) => !row.querySelector("small:last-of-type")?.checkVisibility())
        .map(({ cells: [name, damage, ...figures] }) => [name.querySelector("a").getAttribute("href").split("/").at(-2),
            damage.className, ...figures.map((cell) => (cell.querySelector("i") ? null : Number(cell.textContent)))])""")
    expected = {move: values[1:-1] for move, values in moves_of(data, slug).items() if values[0] == kind and not values[-1]}
    assert {move: values for move, *values in rows} == expected and len(rows) == len(expected)


@cases(("version, pokemon, form, expected", [
    *rarely(("heartgold", "gengar", "gengar", ["ghost", "poison", "500", "Levitate", "ふゆう"]),
            ("heartgold", "rotom", "rotom-heat", ["electric", "ghost", "520", "Levitate", "ふゆう"])),
    ("red", "raichu", "raichu", ["electric", "395", "", ""]),
    ("y", "pikachu", "pikachu", ["electric", "320", "Static / Lightning Rod", "せいでんき / ひらいしん"])]), ("language", LANGUAGES))
def test_forms_are_as_in_the_game(visitor, language, version, pokemon, form, expected):
    page = in_game(visitor, version, "%s/pokemon/%s/" % (language, pokemon))
    row = page.locator(".dex-forms__row:has([href$='/%s/'])" % form)
    *types, total, english, japanese = expected
    assert row.locator(".dex-types .dex-type").locator("visible=true").evaluate_all(
        "(types) => types.map((type) => /t1-([a-z]+)/.exec(type.className)[1])") == types
    text = row.locator(".dex-forms__sum").locator("visible=true").inner_text()
    assert total in text and text.endswith({"en": english, "ja": japanese}[language])
    assert ("·" in text) is (english != "")


@thorough
@pytest.mark.parametrize("language", ["ja", *rarely("en")])
def test_says_which_facts_are_today_s(visitor, language):
    note = "#training .dex-section__head .dex-era"
    page = in_game(visitor, "heartgold", language + "/pokemon/gengar/")
    assert {"en": "catch rate", "ja": "捕捉率"}[language] in page.locator(note).inner_text()
    assert page.locator("#forms .dex-era").count() == 0
    assert visitor.open(language + "/pokemon/gengar/").locator(note).is_hidden()


@thorough
@pytest.mark.parametrize("language", ["ja", *rarely("en")])
def test_the_list_by_a_stat_leads_to_that_of_the_game(visitor, language):
    page = in_game(visitor, "heartgold", language + "/pokemon/by/speed/")
    note = page.locator(".dex-head .dex-era")
    assert note.inner_text() == {"en": "These are today’s values. In HeartGold & SoulSilver: Pokémon by Speed",
                                 "ja": "現在のゲームでの値です。ハートゴールド・ソウルシルバーでは： すばやさの高いポケモン"}[language]
    assert "/%s/?q=sort:-speed" % language in note.locator("a").evaluate("(link) => link.href")
    assert visitor.open(language + "/pokemon/by/speed/").locator(".dex-head .dex-era").is_hidden()


# Each as `from into`: what the item evolves in the game, and what it does not.
@cases(("version, item, possible, impossible", [
    ("heartgold", "leaf-stone", ["gloom vileplume", "exeggcute exeggutor"], ["pansage simisage", "eevee leafeon"]),
    ("red", "metal-coat", [], ["onix steelix", "scyther scizor"]),
    *rarely(("heartgold", "metal-coat", ["onix steelix", "scyther scizor"], []), ("red", "leaf-stone", ["gloom vileplume"], ["pansage simisage"]),
            ("sword", "leaf-stone", ["gloom vileplume", "eevee leafeon"], ["pansage simisage"]))]), ("language", LANGUAGES))
def test_an_item_says_which_evolutions_the_game_lacks(visitor, language, version, item, possible, impossible):
    page = in_game(visitor, version, "%s/items/%s/" % (language, item))
    words = {"en": "Not possible in this game", "ja": "このゲームではできない"}[language]
    for steps, is_said in (possible, False), (impossible, True):
        for step in steps:
            start, end = step.split()
            rows = page.locator("#evolution tr:has(th [href$='/%s/']):has([href$='/%s/'])" % (start, end))
            texts = rows.all_inner_texts()
            assert texts and all(words in text for text in texts) is is_said, step


@thorough
def test_the_disc_behind_a_picture_has_the_colours_of_the_game(visitor):
    disc = "(tint) => [tint.checkVisibility(), getComputedStyle(tint).backgroundImage]"
    page = visitor.open("en/pokemon/clefable/")
    tint = page.locator(".dex-identity__art .dex-art__tint")
    assert tint.evaluate(disc)[0] is False
    page = in_game(visitor, "heartgold", "en/pokemon/clefable/")
    tint = page.locator(".dex-identity__art .dex-art__tint")
    is_seen, background = tint.evaluate(disc)
    assert is_seen and background != page.locator(".dex-identity__art > .dex-art").evaluate(disc)[1]
    assert visitor.open("en/pokemon/gengar/").locator(".dex-art__tint").count() == 0


# Those of generation IV who have, or had, the types, and the abilities that they had.
@cases(("kind", ["water", "normal-flying", *rarely("normal", "steel", "ghost", "electric", "water-flying")]), ("game", [None, "heartgold"]),
       ("language", LANGUAGES))
def test_abilities_that_change_a_type_are_grouped_by_who_had_them(visitor, data, language, kind, game):
    pokemon, search = data("pokemon"), data("search")
    columns = {name: list(pokemon[name]) for name in ("types", "abilities", "hidden-abilities")}
    for part in ("types", "abilities") if game else ():
        steps = data("games/heartgold-soulsilver")[part]
        for row, position in enumerate(accumulate(steps["pokemon"])):
            for name in steps:
                if name != "pokemon":
                    columns[name][position] = steps[name][row]
    wanted = set(kind.split("-"))

    def has(place):
        types = {pokemon["type-slugs"][one] for one in columns["types"][place]}
        return (not game or pokemon["generation"][place] <= 4) and (types == wanted if len(wanted) == 2 else wanted <= types)

    own = {pokemon["ability-slugs"][one] for place in range(len(pokemon["slug"])) if has(place)
           for name in ("abilities", "hidden-abilities") for one in columns[name][place]}
    page = in_game(visitor, game, "%s/types/%s/" % (language, kind)) if game else visitor.open("%s/types/%s/" % (language, kind))
    groups = dict(page.locator("#abilities .dex-section__subtitle").evaluate_all("""(titles) => titles
        .filter((title) => title.checkVisibility()).map((title) => [title.textContent, [...title.nextElementSibling.children]
            .filter((row) => row.checkVisibility()).map((row) => row.querySelector("a").getAttribute("href").split("/").at(-2))])"""))
    titles = {"en": ("Of these Pokémon", "Other abilities"), "ja": ("これらのポケモンの特性", "そのほかの特性")}[language]
    assert all(groups.values()) and set(groups) <= set(titles)
    assert set(groups.get(titles[0], [])) <= own and not set(groups.get(titles[1], [])) & own


def painted(page, selector, height=.5):
    """A few pixels at the left of an element, so far down in it."""
    box = page.locator(selector).bounding_box()
    return page.screenshot(clip={"x": box["x"] + 4, "y": box["y"] + box["height"] * height, "width": 4, "height": 4})


# Each is compared with a page whose types were always those that this one had.
@thorough
@cases(("path, then, today", [("pokemon/clefable/", "pokemon/persian/", "pokemon/florges/"),
                              *rarely(("moves/bite/", None, "moves/crunch/"),
                                      ("moves/moonlight/", "moves/tackle/", "moves/play-rough/"))]), ("width", [390, *rarely(1280)]))
def test_the_field_of_a_card_has_the_colours_of_the_game(visitor, path, then, today, width):
    wanted = painted(visitor.open("en/" + today, width=width), ".dex-identity")
    page = visitor.open("en/" + path, width=width)
    ground = painted(page, ".dex-summary__stats", height=0)
    assert painted(page, ".dex-identity") == wanted
    page = in_game(visitor, "heartgold", "en/" + path, width=width)
    in_the_game = painted(page, ".dex-identity")
    assert painted(page, ".dex-summary__stats", height=0) == ground
    if then is None:
        assert in_the_game == wanted
    else:
        assert in_the_game == painted(visitor.open("en/" + then, width=width), ".dex-identity") != wanted
