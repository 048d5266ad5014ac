"""Who learns a move: cards in the newest generation, rows of one or two lines in earlier games."""
import pytest

from cases import rarely, thorough
from test_generations import ready

pytestmark = pytest.mark.whole
# Where the name, the types and the first game of the first row begin, from above.
TOPS = """(fold) => {
    const { cells } = fold.querySelector("tbody tr");
    return [0, 2, 3].map((index) => Math.round(cells[index].getBoundingClientRect().top));
}"""


def test_the_newest_generation_has_pictures(visitor):
    page = visitor.open("en/moves/thunderbolt/", java_script_enabled=False)
    cards = page.locator("#generation-9 tbody tr")
    assert cards.count() == page.locator("#generation-9 tbody th > .dex-art").count() > 100
    assert page.locator("#learners-earlier tr").count() > 100 and page.locator("#learners-earlier .dex-art").count() == 0


@pytest.mark.parametrize("width, lines", [(390, 2), *rarely((1280, 1))])
def test_a_row_has_two_lines_on_narrow_screens(visitor, width, lines):
    page = ready(visitor.open("ja/moves/thunderbolt/", width=width))
    page.locator("#learners-earlier > summary").click()
    name, types, game = page.locator("#learners-earlier").evaluate(TOPS)
    assert abs(name - types) < 8 and (game - name > 16) == (lines == 2)


@pytest.mark.parametrize("language", ["ja", *rarely("en")])
def test_the_heads_stay_below_the_bar(visitor, language):
    page = ready(visitor.open(language + "/moves/thunderbolt/", stays=True))
    page.mouse.wheel(0, 4000)
    page.wait_for_function("() => scrollY > 2000")
    bar = page.locator(".dex-bar").bounding_box()
    head = page.locator("#generation-9 thead").bounding_box()
    assert bar["y"] == 0 and abs(head["y"] - bar["height"]) <= 2


@thorough
def test_far_parts_are_not_rendered(visitor):
    page = visitor.open("en/moves/rest/", java_script_enabled=False)
    assert page.locator("#generation-9 tbody").count() > 10
    styles = page.locator("#generation-9 tbody").evaluate_all(
        "(parts) => parts.map((part) => getComputedStyle(part).contentVisibility)")
    assert set(styles) == {"auto"}


def test_sorts_across_all_parts(visitor):
    page = ready(visitor.open("en/moves/thunderbolt/"))
    page.locator("#generation-9 thead button", has_text="Pokémon").click()
    rows = page.locator("#generation-9 tbody tr")
    names = page.locator("#generation-9 th > a").all_text_contents()
    assert names == sorted(names, key=str.lower) and len(names) == rows.count()
    assert page.locator("#generation-9 tbody").first.locator("tr").count() == 48
