"""The families of all Pokémon: the list, and a page for each generation."""
import os
import re

import pytest

from pages import LANGUAGES

FAMILY = re.compile(r'href="\.\.(?:/\.\.)?/evolutions/((?!generation-)[a-z0-9-]+)/"')


def read(site_folder, language, *path):
    with open(os.path.join(site_folder, language, "evolutions", *path, "index.html"), encoding="utf-8") as file:
        return file.read()


def section(html, anchor):
    return re.search(r'<section class="dex-section" id="%s">.*?</section>' % anchor, html, re.DOTALL).group()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_family_that_evolves_is_drawn_on_the_page_of_its_generation(site_folder, language):
    html = read(site_folder, language)
    for number in range(1, 10):
        named = section(html, "generation-%d" % number)
        assert "../evolutions/generation-%d/" % number in named
        families = FAMILY.findall(named)
        drawing = read(site_folder, language, "generation-%d" % number).partition("<main")[2]
        assert families and FAMILY.findall(drawing) == families
        assert drawing.count('<div class="dex-stages">') == len(families)
    assert FAMILY.findall(section(html, "alone"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_fragments_of_the_list_lead_to_their_generation_without_scripts(visitor, language):
    page = visitor.open(language + "/evolutions/#generation-5", java_script_enabled=False)
    assert page.evaluate("document.querySelector(':target').id") == "generation-5"
    page.click("#generation-5 .dex-section__note a")
    page.wait_for_url("**/evolutions/generation-5/")
    assert page.locator(".dex-jumps [aria-current=page]").count() == 1
    assert page.locator(".dex-stages").first.is_visible()
