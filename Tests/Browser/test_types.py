"""The pages of types and of pairs of them, and the choice between them."""
import re

import pytest

from cases import cases, rarely

CHOICES = {"en": ("First type", "Second type"), "ja": ("1つ目のタイプ", "2つ目のタイプ")}
CHOSEN = ".dex-pair [aria-current]"


def choose(page, which, name):
    page.get_by_role("navigation", name=which).get_by_role("link", name=name, exact=True).click()
    page.wait_for_load_state()


def test_the_chart_has_heads_for_screen_readers(visitor):
    chart = visitor.open("en/types/").locator(".dex-chart")
    assert chart.get_by_role("rowheader").count() == 18 == chart.locator("tbody tr").count()
    assert chart.get_by_role("columnheader").count() >= 18


@cases(("language", ["ja", *rarely("en")]), ("width", [390, *rarely(1280)]))
def test_two_types_are_chosen_without_scripts(visitor, language, width):
    names = {"en": ("Dragon", "Ground", "None"), "ja": ("ドラゴン", "じめん", "なし")}[language]
    first, second = CHOICES[language]
    page = visitor.open(language + "/types/", width=width, java_script_enabled=False)
    choose(page, first, names[0])
    assert page.url.endswith("/types/dragon/#pair")
    assert page.locator(CHOSEN).all_text_contents() == [names[0], names[2]]
    choose(page, second, names[1])
    assert page.url.endswith("/types/ground-dragon/")
    assert page.locator(CHOSEN).all_text_contents() == [names[1], names[0]]
    assert re.match(r"×4.*(Ice|こおり)", page.locator("#defending .dex-match > div").first.text_content())
    choose(page, second, names[2])
    assert page.url.endswith("/types/ground/")


@pytest.mark.whole
@pytest.mark.parametrize("path", ["ja/types/ground-dragon/", *rarely("en/types/ground-dragon/", "en/types/ice/")])
def test_the_list_has_the_same_pokemon(visitor, path):
    page = visitor.open(path)
    count = page.locator("#pokemon .dex-cards > li").count()
    assert count > 10 and str(count) in page.locator("#pokemon .dex-section__note").text_content()
    found = visitor.open(path.split("/")[0] + "/" + page.locator("#pokemon .dex-section__note a").get_attribute("href")[6:])
    found.wait_for_selector("#results:not([hidden]) .dex-cards > li")
    assert str(count) in found.locator("#hits").text_content()


@pytest.mark.parametrize("path", ["ja/types/rock-fairy/", *rarely("en/types/ground-dragon/", "ja/types/fire/")])
def test_the_answers_are_on_the_first_screen(visitor, path):
    for width, height in ((1280, 800), (390, 844)):
        page = visitor.open(path, width=width, height=height)
        assert page.locator("#defending").evaluate("(element) => element.getBoundingClientRect().bottom") < height
