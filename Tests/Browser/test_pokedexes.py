"""The pages of Pokédexes are whole together."""
import os
import re

import pytest

from pages import LANGUAGES, WHOLE

pytestmark = pytest.mark.whole
CARD = re.compile(r'<small>(\d+)<')


def read(place):
    with open(place, encoding="utf-8") as file:
        return file.read()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_generations_of_the_national_pokedex_are_whole_together(language):
    folder = os.path.join(WHOLE, language, "pokedexes", "national")
    whole = read(os.path.join(folder, "index.html"))
    generations = re.findall(r'id="generation-(\d)"', whole)
    assert generations == list("123456789")
    numbers = [int(number) for generation in generations
               for number in CARD.findall(read(os.path.join(folder, "generation-" + generation, "index.html")))]
    assert numbers == list(range(1, len(numbers) + 1))
    count = re.search(r'class="dex-head__count">([\d,]+)', whole).group(1)
    assert len(numbers) == int(count.replace(",", ""))


def test_the_generations_lead_to_each_other_without_scripts(visitor):
    page = visitor.open("en/pokedexes/national/", java_script_enabled=False)
    page.click("#generation-1 a")
    assert page.locator(".dex-cards > li").first.text_content().split()[:2] == ["0001", "Bulbasaur"]
    page.click(".dex-page-nav__step[rel=next]")
    assert page.locator(".dex-cards > li").first.text_content().split()[:2] == ["0152", "Chikorita"]
    page.click(".dex-head__count a")
    page.wait_for_url("**/en/pokedexes/national/")


def test_cards_three_folders_deep_can_be_kept(visitor):
    page = visitor.open("ja/pokedexes/national/generation-9/")
    star = page.locator(".dex-cards > li [data-list=favourites]").first
    star.click()
    assert star.get_attribute("data-slug") == "sprigatito" and star.get_attribute("aria-pressed") == "true"
