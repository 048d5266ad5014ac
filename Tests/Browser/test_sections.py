"""The sections of a Pokémon's page below its moves: evolution, forms, facts, numbers, and what changed."""
import re
import urllib.parse

import pytest

from cases import IS_THOROUGH, cases, rarely
from reflow import assert_fits

FAMILIES = ["ja/pokemon/pikachu/", *rarely(
    "en/evolutions/slowpoke/", "en/pokemon/garchomp/", "ja/pokemon/charizard/", "en/evolutions/wurmple/")]
# Where each node and each way begins and how wide it is, by the number of Pokémon before it.
PLACES = """() => [...document.querySelectorAll(".dex-stages .dex-node, .dex-stages__how")].map((part) => {
    const { left, width } = part.getBoundingClientRect();
    let depth = -1;
    for (let item = part.closest("li"); item; item = item.parentElement.closest("li")) depth += 1;
    return { kind: part.className.includes("how") ? "way" : "node", depth, left: Math.round(left),
             width: Math.round(width) };
})"""
# For every item of a rail: how far its line ends from its way's first line, and from the next item.
RAIL = """() => [...document.querySelectorAll(".dex-stages li li")].map((item) => {
    const { top, bottom } = item.getBoundingClientRect();
    const how = item.querySelector(".dex-stages__how").getBoundingClientRect();
    const elbow = top + parseFloat(getComputedStyle(item, "::before").height);
    const next = item.nextElementSibling;
    return {
        reaches: elbow > how.top && elbow < how.top + 24,
        goesOn: next === null ? getComputedStyle(item, "::after").content === "none"
            : getComputedStyle(item, "::after").borderInlineStartWidth === "2px"
                && Math.abs(next.getBoundingClientRect().top - bottom) < 1,
        begins: Math.abs(top - (item.previousElementSibling ?? item.parentElement).getBoundingClientRect()[
            item.previousElementSibling ? "bottom" : "top"]) < 1,
    };
})"""


@pytest.mark.parametrize("path", FAMILIES)
def test_stages_stand_in_columns(visitor, path):
    places = visitor.open(path).evaluate(PLACES)
    for kind in ("node", "way"):
        parts = [part for part in places if part["kind"] == kind]
        assert len({part["width"] for part in parts}) == 1, parts
        for depth in {part["depth"] for part in parts}:
            assert len({part["left"] for part in parts if part["depth"] == depth}) == 1, parts


def test_many_branches_stand_in_two_columns(visitor):
    places = visitor.open("en/evolutions/eevee/").evaluate(PLACES)
    nodes = [part for part in places if part["kind"] == "node" and part["depth"] == 1]
    assert len(nodes) == 9 and len({node["left"] for node in nodes}) == 2


@cases(("width", [320, *rarely(768, 390)]), ("path", ["ja/evolutions/eevee/", *rarely("en/pokemon/garchomp/")]))
def test_the_rail_of_a_narrow_window_has_no_gap(visitor, path, width):
    rail = visitor.open(path, width=width).evaluate(RAIL)
    assert rail and all(item["reaches"] and item["goesOn"] and item["begins"] for item in rail), rail


@cases(("width", [320, *rarely(1000, 1100)]), ("path", ["en/evolutions/toxel/", *rarely("ja/pokemon/charizard/")]))
def test_the_widest_families_fit(visitor, path, width):
    page = visitor.open(path, width=width)
    assert_fits(page)
    assert page.evaluate("(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)"
                         "(document.querySelector('.dex-stages'))")


@pytest.mark.parametrize("path, name", [
    ("ja/pokemon/charizard-mega-x/", "メガリザードンＸ"), *rarely(("en/pokemon/garchomp/", "Garchomp"))])
def test_the_tree_and_the_forms_mark_the_pokemon_of_the_page(visitor, path, name):
    page = visitor.open(path, forced_colors="active")
    for section in ("#evolution", "#forms"):
        current = page.locator(section + " .dex-node--here")
        assert current.locator("[aria-current=page]").all_inner_texts() == [name]
        assert current.evaluate("(node) => getComputedStyle(node).outlineStyle") == "solid"


@pytest.mark.parametrize("path, title, count", [
    ("ja/pokemon/unown/", "ほか27種類の見た目", 28), *rarely(("en/pokemon/pikachu/", "+14 looks", 14), ("en/pokemon/garchomp/", None, 0))])
def test_looks_are_a_fold(visitor, path, title, count):
    page = visitor.open(path)
    fold = page.locator("#forms .dex-fold")
    assert fold.locator("h3").all_inner_texts() == ([title] if title else [])
    assert fold.locator("li").count() == count
    if title:
        assert not fold.locator("li").first.is_visible()
        fold.locator("summary").click()
        assert fold.locator("li").first.is_visible()
    assert page.locator("#forms .dex-forms__row").count() == (0 if "unown" in path else 3)


@pytest.mark.parametrize("path, text", [
    ("en/pokemon/garchomp/", "National number 0445\nand 14 regional Pokédexes"), *rarely(("ja/pokemon/koraidon/", None))])
def test_numbers_are_a_fold(visitor, path, text):
    page = visitor.open(path)
    fold = page.locator("#numbers .dex-fold")
    if text:
        assert fold.locator("summary").inner_text() == text
    assert not fold.locator("dl").is_visible()
    fold.locator("summary").click()
    assert fold.locator("dl").is_visible()


@pytest.mark.parametrize("language", ["en", *rarely("ja")])
def test_facts_lead_on(visitor, language):
    page = visitor.open(language + "/pokemon/mew/", stays=False)
    links = page.locator("#training dd a").evaluate_all("(links) => links.map((link) => link.getAttribute('href'))")
    assert links == ["../../?q=is:mythical", "../../?q=gen:1", "../../growth/#medium-slow", "../../egg-groups/no-eggs/",
                     "../../?q=color:pink", "../../?q=shape:upright", "../../items/lum-berry/", "../../items/miracleberry/"]
    for link in [link for link in links if "?q=" in link][:None if IS_THOROUGH else 1]:
        page.goto("%s%s/%s" % (visitor.address, language, link.removeprefix("../../")))
        wanted = urllib.parse.unquote(link.partition("?q=")[2])
        page.wait_for_function("(wanted) => document.querySelector('.dex-listing').dataset.shown === wanted", arg=wanted)
        assert page.locator(".dex-results .dex-chip").count() == 1
        assert page.locator(".dex-results .dex-cards > li").count() > 0


@pytest.mark.parametrize("path, text", [("ja/pokemon/pikachu/", "特性が「ひらいしん」のとき"),
                                        *rarely(("en/pokemon/pikachu/", "with Lightning Rod"))])
def test_an_immunity_leads_to_its_ability_on_the_card(visitor, path, text):
    page = visitor.open(path)
    note = page.locator(".dex-match > div:has-text('×0') .dex-badge--note").locator("visible=true")
    assert note.inner_text() == text
    target = page.locator(".dex-abilities").locator(note.get_attribute("href"))
    assert target.count() == 1 and target.locator("a[href$='/lightning-rod/']").count() == 1


@pytest.mark.parametrize("path, game, lines", [
    ("en/pokemon/clefable/", "x-y", ["Type Normal → Fairy", "Special Attack 85 → 95"]),
    *rarely(("ja/pokemon/gengar/", "sun-moon", ["特性1 ふゆう → のろわれボディ"]),
            ("en/pokemon/garchomp/", "black-white", ["Hidden ability None → Rough Skin"]),
            ("en/pokemon/charizard/", "gold-silver", ["Special 85 → Sp. Atk 109 / Sp. Def 85"])),
])
def test_what_changed_is_said_by_game(visitor, path, game, lines):
    page = visitor.open(path)
    page.locator(f"#changes-{game} summary").click()
    rows = page.locator(f"#changes-{game} .dex-rows > div").all()
    shown = [f"{row.locator('dt').inner_text()} {row.locator('dd').inner_text()}" for row in rows]
    assert set(lines) <= set(shown), shown


def test_changes_of_the_own_game_are_open(visitor):
    page = visitor.open("en/pokemon/garchomp/?game=platinum")
    page.locator("#changes-platinum[open]").wait_for()
    assert page.locator("#changes [data-part=games] > :first-child").get_attribute("id") == "changes-platinum"


def test_moves_gained_and_lost_are_counted_and_named(visitor):
    page = visitor.open("en/pokemon/garchomp/")
    fold = page.locator("#changes-heartgold-soulsilver")
    assert "since Platinum" in fold.locator("summary").inner_text()
    fold.locator("summary").click()
    assert fold.locator(".dex-rows > div", has_text="Now learns").is_visible()
    # The summary counts the moves that are named.
    counts = fold.locator("summary").locator(".gain, .loss").all_text_contents()
    names = [name for text in fold.locator("dd").all_text_contents() for name in text.split(", ")]
    assert len(names) == len(set(names)) == sum(int(re.sub(r"\D", "", count)) for count in counts) > 0
