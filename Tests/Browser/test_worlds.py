"""The owner's worlds and spots, made with the command and built: pages, map, orders, search, offline copy."""
import json
import os
import random
import shutil
import subprocess

import pytest
from playwright.sync_api import expect

from accessibility import assert_accessible
from cases import cases, rarely
from chromium import png
from pages import LANGUAGES, ROOT
from reflow import assert_fits
from site_server import SiteServer
from sample import PROGRAM, sample_content
from visitor import Visitor

# Where no label lies on another one.
OVERLAPS = """() => {
    const boxes = [...document.querySelectorAll(".dex-map__label")].map((label) => label.getBoundingClientRect());
    return boxes.filter((one, index) => boxes.some((other, place) => place < index && one.left < other.right
        && other.left < one.right && one.top + 4 < other.bottom && other.top + 4 < one.bottom)).length;
}"""
# A name without a space.
LONG = "W" * 200
NAMES = "(list) => [...list.querySelectorAll('.dex-spot__name')].map((name) => name.textContent)"


def run(*arguments):
    subprocess.run([PROGRAM, *arguments], check=True, stdout=subprocess.DEVNULL)


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    """A site with two worlds: a small one, and one of 300 spots."""
    content = sample_content(tmp_path_factory.mktemp("content"))
    shot = content / "shot.png"
    shot.write_bytes(png(320, 180))
    place = ["--content", str(content), "--database", str(content / "pokedex.sqlite")]
    run("worlds", "add", "world", "home", "--name", "<b>みんな</b>", "--seed", "-42", "--comment", "One\nTwo",
        "--language", "ja", *place)
    run("worlds", "add", "spot", "village", "--world", "home", "--name", "村", "--x", "100", "--y", "64", "--z", "-200",
        "--image", str(shot), "--pokemon", "pikachu", *place)
    run("worlds", "add", "spot", "mine", "--world", "home", "--name", "Abandoned mine", "--x", "-30", "--z", "40",
        "--comment", "<script>alert(1)</script>", *place)
    run("worlds", "add", "spot", "north", "--world", "home", "--name", "Far north", "--x", "north", *place)
    run("worlds", "add", "spot", "alone", "--name", "Somewhere", "--pokemon", "raichu", *place)
    run("worlds", "add", "world", "arabic", "--name", "عالمي!", "--seed", "بذرة!", "--comment", "مرحبا (أهلا)!", "--language", "ar", *place)
    run("worlds", "add", "world", "long", "--name", LONG, "--seed", LONG, "--comment", LONG, *place)
    for world, name, word in [("arabic", "واحة!", "باب!"), ("long", LONG, LONG[:40])]:
        (content / "worlds" / world / "spots.json").write_text(json.dumps([
            {"id": "%s-%d" % (world, number), "name": name, "x": x, "z": "2", "comment": name, "pokemon": ["mew"]}
            for number, x in enumerate(["1", "70", word])]))
    run("worlds", "add", "world", "large", "--name", "Large", *place)
    numbers = random.Random(18)
    spots = content / "worlds/large/spots.json"
    spots.write_text("[%s]\n" % ",".join(
        '{"id": "s%d", "name": "%s %d", "x": "%d", "z": "%d"}' % (
            number, numbers.choice(["村", "Desert temple", "Ocean monument"]), number,
            numbers.randint(-2000, 2000), numbers.randint(-1500, 1500)) for number in range(300)))
    output = tmp_path_factory.mktemp("site") / "Public"
    run("build", *place, "--templates", os.path.join(ROOT, "Templates"), "--output", str(output), "--quiet")
    yield output
    shutil.rmtree(output)


@pytest.fixture(scope="session")
def worlds(folder):
    with SiteServer(folder) as server:
        yield server.address


@pytest.fixture
def player(shared_windows, worlds):
    visitor = Visitor(shared_windows, worlds)
    yield visitor
    visitor.close()
    assert visitor.faults == []


@cases(("language", ["ja", *rarely("en")]), ("path", ["home/village/", *rarely("", "home/", "spots/alone/")]))
def test_is_complete_without_scripts_fits_and_is_accessible(player, language, path):
    page = player.open("%s/worlds/%s" % (language, path), java_script_enabled=False)
    expect(page.locator("h1")).not_to_be_empty()
    for width in [*rarely(1280), 320]:
        page = player.open("%s/worlds/%s" % (language, path), width=width)
        assert_fits(page)
    assert_accessible(page)


@pytest.mark.parametrize("language, said", [("en", "ja"), *rarely(("ja", None))])
def test_shows_the_owner_s_words_as_they_are_in_their_language(player, language, said):
    page = player.open(language + "/worlds/home/")
    heading = page.locator("h1")
    assert heading.inner_text() == "<b>みんな</b>" and heading.get_attribute("lang") == said
    assert page.locator(".dex-own").inner_text() == "One\nTwo"
    page = player.open(language + "/worlds/home/mine/")
    assert page.locator(".dex-own").inner_text() == "<script>alert(1)</script>"
    page = player.open(language + "/worlds/spots/alone/")
    assert page.locator("h1").get_attribute("lang") == "und"


@pytest.mark.parametrize("path", ["en/worlds/arabic/", *rarely("ja/worlds/")])
def test_words_run_in_the_direction_of_their_script(player, path):
    page = player.open(path)
    for part in page.locator(":lang(ar):not(bdi, text)").all():
        assert part.evaluate("(part) => getComputedStyle(part).direction") == "rtl"
    assert page.locator(":lang(ar)").count() >= 2
    assert page.locator("h1").evaluate("(part) => getComputedStyle(part).direction") == ("rtl" if "arabic" in path else "ltr")
    if "arabic" in path:
        for part in ["dt:text-is('Seed') + dd", "#order option[value=from-arabic-0]"]:
            assert page.locator(part).evaluate("(part) => getComputedStyle(part).direction") == "rtl", part
        assert page.locator(".dex-map__label").first.evaluate("(label) => getComputedStyle(label).unicodeBidi") == "plaintext"
        assert page.locator(".dex-map title").first.text_content().startswith("\u2068")
    page.wait_for_selector(".dex-find[data-is-started]")
    page.locator("#find").fill("عالمي")
    found = page.locator(".dex-find [role=option][data-kind=worlds]:visible span").get_by_text("عالمي!", exact=True).first
    expect(found).to_be_visible()
    assert found.evaluate("(part) => [getComputedStyle(part).direction, part.closest('[lang]').lang]") == ["rtl", "ar"]


@pytest.mark.parametrize("path", [
    "en/worlds/long/", "ja/?q=world:long", *rarely("en/worlds/", "en/worlds/long/long-0/", "ja/worlds/long/long-2/", "en/pokemon/mew/", "en/?q=world:long")])
def test_a_long_name_does_not_widen_the_page(player, path):
    page = player.open(path, width=390)
    if "q=" in path:
        page.wait_for_selector(".dex-listing[data-shown]")
        assert LONG in page.inner_text("h1") and LONG in page.inner_text(".dex-results__asked .dex-chip")
    assert_fits(page)


def test_a_long_name_of_the_site_does_not_widen_the_page(player):
    page = player.open("en/")
    page.locator(".dex-top__name").evaluate("(name, text) => { name.textContent = text; }", LONG)
    for width in [320, 700, 1024, 1280]:
        page.set_viewport_size({"width": width, "height": 700})
        assert_fits(page)
        assert page.locator("#find").evaluate("(field) => field.getBoundingClientRect().width") > 60, width


def test_the_map_leads_to_spots_and_labels_do_not_overlap(player):
    page = player.open("en/worlds/large/")
    assert page.locator(".dex-map__dot").count() == 300
    assert page.locator(".dex-map__label").count() > 60
    assert page.evaluate(OVERLAPS) == 0
    page = player.open("en/worlds/home/")
    dots = [page.locator(".dex-map a[href*='/%s/'] circle" % spot) for spot in ["village", "mine"]]
    (right, top), (left, below) = [(float(dot.get_attribute("cx")), float(dot.get_attribute("cy"))) for dot in dots]
    assert left < right and top < below
    assert page.locator("#unmapped a").all_inner_texts() == ["Far north"]
    dots[0].click()
    page.wait_for_url("**/worlds/home/village/")


def test_sorts_spots_and_keeps_the_order_in_the_address(player):
    page = player.open("en/worlds/home/")
    spots = page.locator("#spots .dex-spots")
    newest = spots.evaluate(NAMES)
    order = page.locator("#order")
    order.select_option("name")
    assert spots.evaluate(NAMES) == ["Abandoned mine", "Far north", "村"]
    order.select_option("origin")
    assert spots.evaluate(NAMES) == ["Abandoned mine", "村", "Far north"]
    order.select_option("from-village")
    assert spots.evaluate(NAMES) == ["村", "Abandoned mine", "Far north"]
    assert page.url.endswith("?order=from-village")
    page.reload()
    assert spots.evaluate(NAMES)[0] == "村" and order.input_value() == "from-village"
    page = player.open("en/worlds/home/?order=nonsense")
    assert page.locator("#spots .dex-spots").evaluate(NAMES) == newest


@pytest.mark.parametrize("language", ["ja", *rarely("en")])
def test_a_picture_is_as_high_as_its_card_on_a_phone(player, language):
    page = player.open(language + "/pokemon/pikachu/", width=390)
    card, picture = [page.locator(part).bounding_box() for part in ["#seen .dex-spot", "#seen .dex-spot__picture"]]
    # But for the card's two borders.
    assert abs(card["height"] - 2 - picture["height"]) < 1 and 90 < picture["width"] < 120


def test_prints_maps_and_lists_in_full(player):
    page = player.open("en/worlds/large/", width=703)
    page.emulate_media(media="print")
    assert not page.locator(".dex-order, .dex-copies, .dex-top").locator("visible=true").count()
    # The map is as wide as the paper, and cards are whole.
    frame, drawing = [page.locator(part).bounding_box() for part in [".dex-map-frame", ".dex-map"]]
    assert frame["x"] <= drawing["x"] and drawing["x"] + drawing["width"] <= frame["x"] + frame["width"] + 1
    assert page.locator(".dex-map__label").first.evaluate(
        "(label) => label.getBoundingClientRect().height") > 8
    assert page.locator(".dex-spot").first.evaluate("(spot) => getComputedStyle(spot).breakInside") == "avoid"
    sections = page.locator(".dex-section")
    assert set(sections.evaluate_all("(all) => all.map((one) => getComputedStyle(one).display)")) == {"block"}
    # 4 cards stand side by side.
    tops = page.locator(".dex-spot").evaluate_all("(all) => all.slice(0, 4).map((one) => one.getBoundingClientRect().top)")
    assert len(set(tops)) == 1
    page = player.open("en/worlds/home/village/")
    page.emulate_media(media="print")
    assert page.locator(".dex-shot").is_visible() and not page.locator("[data-copy]").first.is_visible()


def test_copies_where_a_spot_is(player):
    page = player.open("en/worlds/home/village/", permissions=["clipboard-read", "clipboard-write"])
    for number, text in enumerate(["100 64 -200", "/tp @s 100 64 -200"]):
        page.locator("[data-copy]").nth(number).click()
        expect(page.locator("[data-copied]")).to_have_text("Copied.")
        assert page.evaluate("navigator.clipboard.readText()") == text
    page = player.open("en/worlds/home/village/", prepare=lambda page: page.add_init_script(
        "navigator.clipboard.writeText = () => Promise.reject(new Error())"))
    page.locator("[data-copy]").first.click()
    expect(page.locator("[data-copied]")).to_have_text("Copy this: 100 64 -200")


@pytest.mark.parametrize("language", ["ja", *rarely("en")])
def test_pokemon_and_the_search_lead_to_spots(player, language):
    page = player.open(language + "/pokemon/pikachu/")
    page.locator("#seen .dex-spot__name").click()
    page.wait_for_url("**/%s/worlds/home/village/" % language)
    assert page.locator(".dex-shot").evaluate("(picture) => picture.naturalWidth") == 320
    page.wait_for_selector(".dex-find[data-is-started]")
    page.locator("#find").fill("somewhere")
    page.locator(".dex-find [role=option][data-kind=worlds]:visible").click()
    page.wait_for_url("**/%s/worlds/spots/alone/" % language)


@pytest.mark.parametrize("language, heading", [
    ("en", "1 Pokémon already seen in <b>みんな</b>"), *rarely(("ja", "<b>みんな</b>で見たポケモン1匹"))])
def test_the_list_answers_where_pokemon_were_seen(player, language, heading):
    page = player.open(language + "/worlds/home/")
    page.locator(".dex-head__count a").click()
    page.wait_for_selector(".dex-listing[data-shown]")
    assert page.inner_text("h1") == heading
    page = player.open(language + "/?q=is:seen")
    expect(page.locator(".dex-results:not([hidden]) .dex-cards > li")).to_have_count(3)


def test_belongs_to_the_copy_for_offline_use(folder):
    with open(folder / "data/pages/en.json", encoding="utf-8") as pages:
        assert '"worlds/home/village/"' in pages.read()
    with open(folder / "data/pages/pictures.json", encoding="utf-8") as pictures:
        assert '"pictures/spots/village.png"' in pictures.read()


def test_without_worlds_there_is_no_trace(site_folder):
    for path in ["en/worlds", "pictures"]:
        assert not os.path.exists(os.path.join(site_folder, path))
    with open(os.path.join(site_folder, "en/index.html"), encoding="utf-8") as page:
        assert "worlds" not in page.read()
    with open(os.path.join(site_folder, "data/search.json"), encoding="utf-8") as search:
        assert '"worlds"' not in search.read()
