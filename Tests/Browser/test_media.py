"""Pages as paper, in the reader's own colours, and at rest."""
import re

import pytest

from cases import rarely
from preferences import decided

POKEMON = ["ja/pokemon/alcremie/", *rarely("en/pokemon/dratini/", "ja/pokemon/eevee/", "en/pokemon/pikachu/")]
KINDS = ["ja/pokemon/eevee/", *rarely("en/types/", "en/", "en/moves/thunderbolt/", "en/evolutions/eevee/")]


def sheets(page):
    """How many sheets of A4 a page takes."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", prefer_css_page_size=True)))


def fold(page, is_open):
    page.locator(".dex-fold").evaluate_all(
        "(folds, isOpen) => folds.forEach((fold) => fold.open = isOpen)", is_open)


@pytest.mark.parametrize("path", POKEMON)
def test_prints_on_two_sheets(visitor, path):
    page = visitor.open(path)
    fold(page, False)
    assert sheets(page) <= 2


def test_prints_the_tables_that_are_open(visitor):
    page = visitor.open("en/pokemon/sprigatito/")
    fold(page, False)
    folded = sheets(page)
    fold(page, True)
    assert sheets(page) > folded
    page.emulate_media(media="print")
    assert page.locator(".dex-fold table").first.is_visible()
    assert not page.locator(".dex-shiny, .dex-nav, .dex-bar").locator("visible=true").count()


@pytest.mark.parametrize("path", KINDS)
def test_shows_everything_in_forced_colors(visitor, path):
    page = visitor.open(path, forced_colors="active")
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    # What is told apart by its ground alone has a line around it there.
    assert page.evaluate("""() => [...document.querySelectorAll(
        ".dex-badge, .dex-chart__type, .dex-art, .dex-shiny__label")].filter((element) =>
            element.checkVisibility() && parseFloat(getComputedStyle(element).borderTopWidth) < 1
    ).map((element) => element.outerHTML.slice(0, 120))""") == []
    assert page.evaluate("""() => [...document.querySelectorAll("h1, p, td, a")].filter((element) => {
        const style = getComputedStyle(element);
        return style.color === style.backgroundColor;
    }).map((element) => element.outerHTML.slice(0, 120))""") == []


def test_shows_bars_in_forced_colors(visitor):
    page = visitor.open("en/pokemon/dratini/", forced_colors="active")
    bar, track, line = page.locator(".dex-meter").first.evaluate("""(track) => {
        const { backgroundColor, outlineStyle } = getComputedStyle(track);
        return [getComputedStyle(track.querySelector("rect")).fill, backgroundColor, outlineStyle];
    }""")
    assert bar != track and line == "solid"


@pytest.mark.parametrize("path", KINDS)
def test_is_at_rest_for_those_who_want_it(visitor, path):
    page = visitor.open(path, reduced_motion="reduce")
    assert page.evaluate("""() => [...document.querySelectorAll("html, body, body *")].filter((element) => {
        const style = getComputedStyle(element);
        return style.transitionDuration !== "0s" || style.scrollBehavior !== "auto";
    }).length""") == 0
    assert page.evaluate("document.getAnimations().length") == 0


INK = "getComputedStyle(document.body).color"


@pytest.mark.parametrize("theme, scheme, is_dark", [
    (None, "light", False), (None, "dark", True), ("light", "dark", False), ("dark", "light", True)])
def test_colors_follow_the_theme_and_the_system(visitor, theme, scheme, is_dark):
    page = visitor.open("en/about/", color_scheme=scheme, prepare=decided(**({"theme": theme} if theme else {})))
    ink = page.evaluate(INK)
    assert ink == ("rgb(238, 240, 244)" if is_dark else "rgb(22, 27, 36)")
    # Paper is white.
    page.emulate_media(media="print")
    assert page.evaluate(INK) == "rgb(22, 27, 36)"


@pytest.mark.parametrize("path, opens", [("ja/finder/", None), *rarely(("en/", ".dex-tools [data-part=toggle]"), ("en/settings/", None))])
def test_the_sign_of_a_choice_has_room_at_the_edge(visitor, path, opens):
    page = visitor.open(path, wait_until="networkidle")
    if opens:
        page.click(opens)
    signs = page.locator("select").evaluate_all("""(choices) => choices.filter((choice) => choice.checkVisibility()).map((choice) => {
        const { appearance, backgroundImage, backgroundPositionX } = getComputedStyle(choice);
        return appearance === "none" && backgroundImage !== "none" && backgroundPositionX !== "100%";
    })""")
    assert signs and all(signs)


def test_row_lines_stay_below_the_column_that_sticks(visitor):
    page = visitor.open("ja/types/fire/", width=320)
    # Collapsed borders would not stick with the cell.
    styles = page.locator(".dex-table tbody th").first.evaluate("""(cell) => {
        const { position, borderBlockEndWidth } = getComputedStyle(cell);
        return { position, width: borderBlockEndWidth, collapse: getComputedStyle(cell.closest("table")).borderCollapse };
    }""")
    assert styles == {"position": "sticky", "width": "1px", "collapse": "separate"}


def test_no_full_stop_stands_in_a_line_of_its_own(visitor):
    page = visitor.open("ja/abilities/", width=390)
    assert page.locator(".dex-table__lead").evaluate_all("""(leads) => leads.filter((lead) => {
        const { firstChild: text } = lead;
        const top = (index) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + 1);
            return range.getBoundingClientRect().top;
        };
        return top(text.length - 1) > top(text.length - 2) + 2;
    }).map((lead) => lead.textContent)""") == []
