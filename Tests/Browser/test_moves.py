"""The list of all moves: filtered, sorted, and kept in its address."""
import json
import random
import re
import urllib.request
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from accessibility import SHORTEN, assert_accessible
from cases import IS_THOROUGH, cases, rarely, thorough
from pages import asking
from reflow import assert_fits
from test_finder import FAILURES, at, fails

# The slugs of the moves that are shown, in their order.
SHOWN = """() => [...document.querySelectorAll("[data-part=table] tbody tr a")]
    .map((link) => link.getAttribute("href").split("/").at(-2))"""
# Waits until all rows that are to come are there.
COMPLETE = """(count) => new Promise((done) => {
    const look = () => (document.querySelectorAll("[data-part=table] tbody tr").length === count
        ? done() : requestAnimationFrame(look));
    look();
})"""


@pytest.fixture(scope="module")
def moves(site):
    def load(name):
        with urllib.request.urlopen("%sdata/%s.json" % (site, name)) as file:
            return json.load(file)
    moves = load("moves")
    moves["names"] = load("search")["moves"]
    return moves


def ready(page):
    """Waits until the list can be filtered, and opens its filters."""
    page.locator("[data-module=moves][data-is-started] .dex-sort").first.wait_for()
    page.locator("[data-part=toggle][aria-expanded=false]").click()
    return page


def shown(page, expected_count=None):
    """The slugs of all moves that are shown."""
    if expected_count is not None:
        page.evaluate(COMPLETE, expected_count)
    return page.evaluate(SHOWN)


def count(page):
    """How many moves the page says it has found."""
    page.locator("[data-part=count]:not(:empty)").wait_for()
    return int(re.search(r"\d+", page.locator("[data-part=count]").text_content())[0])


FIGURES = {"power": "power", "accuracy": "accuracy", "pp": "pp", "priority": "priority", "gen": "generation"}


def random_query(choice, moves):
    """A query and the test that it stands for."""
    tests, terms = [], []
    for key, column in choice.sample(sorted(FIGURES.items()), choice.randint(0, 2)):
        bound = choice.choice([value for value in moves[column] if value is not None])
        sign = choice.choice([">=", "<=", ":"])
        holds = {">=": int.__ge__, "<=": int.__le__, ":": int.__eq__}[sign]
        terms.append("%s%s%d" % (key, sign, bound))
        tests.append(lambda place, column=column, holds=holds, bound=bound:
                     moves[column][place] is not None and holds(moves[column][place], bound))
    for key in choice.sample(["type", "class"], choice.randint(0, 2)):
        values = choice.sample(moves[key + "-slugs"], choice.randint(1, 2))
        is_negated = choice.random() < 0.3
        terms.append(("-" if is_negated else "") + key + ":" + "|".join(values))
        tests.append(lambda place, key=key, values=values, is_negated=is_negated:
                     (moves[key + "-slugs"][moves[key][place]] in values) != is_negated)
    return " ".join(terms), lambda place: all(test(place) for test in tests)


@pytest.mark.parametrize("seed", range(8 if IS_THOROUGH else 1))
def test_shows_what_the_data_has(visitor, moves, seed):
    choice = random.Random(seed)
    query, holds = random_query(choice, moves)
    order = choice.choice(["name", "gen", "power", "accuracy", "pp"])
    is_descending = choice.random() < 0.5
    page = ready(visitor.open(asking("en/moves/", "%s sort:%s%s" % (query, "-" * is_descending, order))))
    places = [place for place in range(len(moves["slug"])) if holds(place)]
    found = shown(page, len(places))
    assert sorted(found) == sorted(moves["slug"][place] for place in places)
    if order == "name":
        return
    # Unknown ones stand last in either direction.
    column = moves[FIGURES[order]]
    figures = [column[moves["slug"].index(slug)] for slug in found]
    known = [figure for figure in figures if figure is not None]
    assert figures == sorted(known, reverse=is_descending) + [None] * (len(figures) - len(known))


TYPED = {
    "thunderb": "thunderbolt", "THUNDERB": "thunderbolt", "１０まん": "thunderbolt", "10まん": "thunderbolt",
    "れいとうび": "ice-beam", "レイトウビ": "ice-beam", "reitoubi": "ice-beam", "冷凍ビ": "ice-beam",
    "beam": "ice-beam", "u-tu": "u-turn",
}


@thorough
@pytest.mark.parametrize("language", ["ja", *rarely("en")])
def test_finds_names_in_either_language(visitor, language):
    page = ready(visitor.open(language + "/moves/"))
    for typed, slug in TYPED.items():
        page.locator("#name").fill("xyzzy")
        page.evaluate(COMPLETE, 0)
        page.locator("#name").fill(typed)
        assert 0 < count(page) < 60, typed
        assert slug in shown(page), typed


@pytest.mark.parametrize("language, typed, address", [
    *rarely(("en", "type:electric power>=100", "/moves/?q=type:electric+power%3E=100"),
            ("ja", "タイプ:でんき 威力>=100", "/moves/?q=type:electric+power%3E=100")),
    ("ja", "かみなり 命中<=70 -分類:変化", "/moves/?q=%E3%81%8B%E3%81%BF%E3%81%AA%E3%82%8A+-class:status+accuracy%3C=70")])
def test_conditions_are_typed_in_either_language(visitor, language, typed, address):
    page = ready(visitor.open(language + "/moves/"))
    page.locator("#name").press_sequentially(typed)
    assert 0 < count(page) < 60
    at(page, address)
    assert page.locator("#name").input_value() == typed
    # They move into the form when the text is finished.
    page.keyboard.press("Enter")
    name = "かみなり" if typed.startswith("か") else ""
    assert page.locator("#name").input_value() == name
    assert page.locator("#type-electric").is_checked() == (name == "")
    page.locator("#name").fill("")
    at(page, address.replace("%E3%81%8B%E3%81%BF%E3%81%AA%E3%82%8A+", ""))


@pytest.mark.parametrize("language, text, said", [
    ("ja", "タイプ:ほのお OR タイプ:みず", "「タイプ:みず|ほのお」のように"), *rarely(("en", "fire OR water", "type:water|fire"))])
def test_says_how_values_are_joined(visitor, language, text, said):
    page = ready(visitor.open(language + "/moves/?q=" + quote(text)))
    note = page.locator("[data-part=note]")
    expect(note).to_contain_text(said)
    page.locator("[data-part=clear]").click()
    expect(note).to_be_empty()
    page.locator("#name").fill(text)
    expect(note).to_contain_text("OR")
    expect(note).to_contain_text(said)
    # What joins conditions anyway is left out.
    page.locator("#name").fill("type:fire かつ power>=150 AND class:special")
    at(page, "/moves/?q=type:fire+class:special+power%3E=150")
    expect(note).to_be_empty()


@pytest.mark.parametrize("language, text", [("ja", "タイプ:でんき 威力>=100 並び:-威力"), *rarely(("en", "thunder type:electric"))])
def test_leads_to_who_learns_any_or_all_of_them(visitor, language, text):
    page = ready(visitor.open(language + "/moves/", stays=False))
    links = page.locator("[data-part=learners]")
    assert not links.is_visible()
    page.locator("#name").fill(text)
    canonical = text if language == "en" else "type:electric power>=100"
    links.wait_for()
    addresses = {key: page.locator(f"[data-part={part}]").evaluate("(link) => link.href")
                 for part, key in [("any", "move"), ("all-of", "all-moves")]}
    found = {}
    for key, address in addresses.items():
        page.goto(address)
        page.wait_for_function("(wanted) => document.querySelector('.dex-listing')?.dataset.shown === wanted",
                               arg=f"{key}:({canonical})")
        found[key] = int(re.sub(r"\D", "", page.text_content("[data-part=show]")))
    assert 0 <= found["all-moves"] < found["move"] < 1000


@thorough
def test_one_move_is_no_choice(visitor):
    page = ready(visitor.open("en/moves/?q=%22volt+tackle%22"))
    page.locator("[data-part=any]").wait_for()
    assert not page.locator("[data-part=all-of]").is_visible()
    page.locator("#name").fill("xyzzy")
    page.locator("[data-part=learners]").wait_for(state="hidden")


@thorough
def test_conditions_that_are_typed_go_as_they_are_deleted(visitor):
    page = ready(visitor.open("ja/moves/?q=pp:5"))
    page.locator("#name").press_sequentially("威力>=100")
    at(page, "/moves/?q=power%3E=100+pp:5")
    for _ in "00":
        page.keyboard.press("Backspace")
    at(page, "/moves/?q=power%3E=1+pp:5")
    page.locator("#name").fill("")
    at(page, "/moves/?q=pp:5")


@pytest.mark.parametrize("language, other, said", [("en", "日本語", "23 moves"), *rarely(("ja", "English", "23個のわざ"))])
def test_is_filtered_and_sorted_by_keyboard(visitor, language, other, said):
    page = ready(visitor.open(language + "/moves/", stays=False))
    page.locator("#type-electric").focus()
    page.keyboard.press("Space")
    page.locator("[name=power-from]").focus()
    page.keyboard.type("80")
    page.locator("[data-part=count]", has_text=said).wait_for()
    head = page.locator("th", has=page.locator(".dex-sort")).nth(4)
    head.locator("button").focus()
    page.keyboard.press("Enter")
    assert head.get_attribute("aria-sort") == "ascending"
    page.keyboard.press("Enter")
    assert head.get_attribute("aria-sort") == "descending"
    assert page.locator("[aria-sort]").count() == 1
    at(page, "/moves/?q=type:electric+power%3E=80+sort:-power")
    found = shown(page)
    page.reload()
    ready(page)
    assert shown(page) == found and count(page) == 23
    assert page.locator("#type-electric").is_checked()
    assert page.locator("[name=power-from]").input_value() == "80"
    page.get_by_role("link", name=other).click()
    page.wait_for_url(lambda url: "/%s/moves/" % language not in url)
    ready(page)
    assert sorted(shown(page)) == sorted(found)
    page.go_back()
    page.wait_for_url(lambda url: "/%s/moves/" % language in url)
    ready(page)
    assert shown(page) == found
    # Back through what was decided, step by step.
    page.go_back()
    page.locator("[data-part=table] th[aria-sort=ascending]").wait_for()
    page.get_by_role("button", name=re.compile("Clear all|すべて外す")).click()
    page.evaluate(COMPLETE, 938)
    assert page.url.endswith("/moves/") and page.evaluate("document.activeElement.id") == "name"
    assert page.locator("tr#initial-2").count() == 1


@thorough
@pytest.mark.parametrize("language", ["ja", *rarely("en")])
def test_is_as_it_was_once_cleared(visitor, language):
    page = ready(visitor.open(language + "/moves/"))
    before, initials = shown(page), page.locator("[data-part=initials]")
    page.locator("#name").fill("x")
    assert count(page) < len(before) and not initials.is_visible()
    page.locator("#name").fill("")
    assert shown(page, len(before)) == before
    assert page.locator("[data-part=count]").text_content() == ""
    assert initials.is_visible() and not page.locator("[data-part=clear]").is_visible()


@pytest.mark.parametrize("language, label, nothing", [
    ("ja", "威力80以上", "この条件に合うわざはありません。"), *rarely(("en", "Power 80 or more", "No moves match."))])
def test_says_what_is_filtered(visitor, language, label, nothing):
    page = ready(visitor.open(asking(language + "/moves/", "power>=80 type:normal -class:status priority>=9 foo:bar")))
    assert page.locator(".dex-chip").count() == 4
    assert page.locator(".dex-chip", has_text=label).count() == 1
    note = page.locator("[data-part=note]")
    assert nothing in note.text_content() and "foo:bar" in note.text_content()
    page.locator(".dex-chip", has_text="9").locator("button").click()
    assert count(page) > 10 and page.locator(".dex-chip").count() == 3
    # The focus stays among the filters.
    assert page.evaluate("document.activeElement.className") == "dex-chip__remove"


@thorough
def test_shows_figures_as_bounds(visitor):
    page = ready(visitor.open(asking("en/moves/", "pp:10 accuracy<=90")))
    values = page.locator("[name=pp-from], [name=pp-to], [name=accuracy-from], [name=accuracy-to]")
    assert sorted(values.evaluate_all("(all) => all.map(({ name, value }) => name + value)")) == [
        "accuracy-from", "accuracy-to90", "pp-from10", "pp-to10"]
    page.locator("[name=pp-to]").fill("15")
    at(page, "?q=accuracy%3C=90+pp%3C=15+pp%3E=10")


@thorough
def test_leads_to_initials(visitor):
    page = ready(visitor.open("en/moves/"))
    page.get_by_role("link", name="S", exact=True).click()
    at(page, "#initial-20")
    assert page.locator("tr#initial-20").is_visible()
    page.wait_for_function("""() => {
        const { top } = document.querySelector("#initial-20").getBoundingClientRect();
        return top >= document.querySelector("[data-part=table] thead").getBoundingClientRect().bottom - 1 && top < innerHeight;
    }""")


def test_rows_are_laid_out_where_they_are_in_sight(visitor):
    page = visitor.open("en/moves/")
    # A browser decides with the first picture.
    page.wait_for_function("""() => {
        const rows = [...document.querySelectorAll("[data-part=table] tbody tr th")];
        const skipped = rows.map((row) => !row.checkVisibility({ contentVisibilityAuto: true }));
        return !skipped[0] && skipped.filter(Boolean).length > 700;
    }""")


@cases(("kind", FAILURES if IS_THOROUGH else ["broken"]), ("name", ["search", *rarely("moves")]), ("language", ["en", *rarely("ja")]))
def test_stays_whole_without_its_data(visitor, language, name, kind):
    is_broken = [True]

    def answer(route):
        FAILURES[kind](route) if is_broken else route.continue_()

    page = visitor.open(asking(language + "/moves/", "type:electric"),
                        prepare=lambda page: page.route("**/data/%s.json" % name, answer))
    again = page.locator("[data-part=note] button")
    again.wait_for()
    assert len(page.locator("[data-part=note]").text_content()) > 40
    assert len(shown(page)) == 938 and page.locator(".dex-sort").count() == 0
    is_broken.clear()
    again.click()
    assert count(page) == 49
    fails(visitor, name)


@pytest.mark.parametrize("language", ["en", *rarely("ja")])
def test_has_no_filters_without_scripts(visitor, language):
    page = visitor.open(language + "/moves/", java_script_enabled=False)
    assert page.locator("[data-part=table] tbody tr").count() == 938
    assert not page.locator("main form, main button, main input").locator("visible=true").count()


@pytest.mark.parametrize("language", ["en", *rarely("ja")])
def test_fits_narrow_screens(visitor, language):
    page = ready(visitor.open(asking(language + "/moves/", "thunder -class:status power>=10"), width=320, height=640))
    toggle = page.locator("[data-part=toggle]")
    assert page.locator("#filters").is_visible() and toggle.get_attribute("aria-expanded") == "true"
    assert_fits(page)
    toggle.focus()
    page.keyboard.press("Enter")
    assert not page.locator("#filters").is_visible() and toggle.get_attribute("aria-expanded") == "false"
    assert_fits(page)
    assert str(count(page)) in page.locator("[data-part=show]").text_content()


@thorough
@pytest.mark.parametrize("language", ["ja", *rarely("en")])
def test_has_no_violation(visitor, language):
    page = ready(visitor.open(asking(language + "/moves/", "t type:electric|water -class:status power>=10 sort:-power")))
    page.evaluate(SHORTEN)
    assert_accessible(page)
