"""The search box of every page finds anything by its name."""
import pytest

from accessibility import assert_accessible
from cases import rarely, thorough
from held import Held

OPTION = ".dex-find [role=option]:visible"
ACTIVE = ".dex-find [role=option][aria-selected=true]"

# What people type, and the last part of the first result's address.
TYPED = {
    "ぴかちゅう": "pokemon/pikachu", "ﾋﾟｶﾁｭｳ": "pokemon/pikachu", "pikachuu": "pokemon/pikachu",
    "PIKACHU": "pokemon/pikachu", "25": "pokemon/pikachu", "#025": "pokemon/pikachu", "pikchu": "pokemon/pikachu",
    "ぴかｃ": "pokemon/pikachu", "れいとうびーむ": "moves/ice-beam", "ice beam": "moves/ice-beam",
    "reitoubiimu": "moves/ice-beam", "冷凍ビーム": "moves/ice-beam", "type null": "pokemon/type-null",
    "たいぷぬる": "pokemon/type-null", "10まんぼると": "moves/thunderbolt", "10万ボルト": "moves/thunderbolt",
    "波乗り": "moves/surf", "威嚇": "abilities/intimidate", "flabebe": "pokemon/flabebe",
    "farfetchd": "pokemon/farfetchd", "nidoran f": "pokemon/nidoran-f", "ho oh": "pokemon/ho-oh",
    "炎": "types/fire", "raichu alola": "pokemon/raichu-alola", "charizard mega x": "pokemon/charizard-mega-x",
    "gmax charizard": "pokemon/charizard-gmax", "らいちゅう あろーら": "pokemon/raichu-alola",
    "raichu-alola": "pokemon/raichu-alola", "Snath": "moves/snatch", "Tacke": "moves/tackle",
}


# Whether the centre of the chosen option is in sight.
IS_IN_SIGHT = """() => {
    const option = document.querySelector(".dex-find [role=option][aria-selected=true]");
    const { left, top, width, height } = option.getBoundingClientRect();
    return option.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def opened(visitor, path, **settings):
    page = visitor.open(path, stays=False, **settings)
    page.wait_for_selector(".dex-find[data-is-started]")
    return page


def answered(page):
    """The addresses of what was found, from the site's root on."""
    page.locator(OPTION).first.wait_for()
    return page.locator(".dex-find [role=group] [role=option]:visible").evaluate_all(
        "(options) => options.map((option) => (option.href ?? option.querySelector('a').href)"
        ".split('/').slice(-3, -1).join('/'))")


@thorough
@pytest.mark.parametrize("language", ["ja", *rarely("en")])
def test_finds_what_people_mean(visitor, language):
    page = opened(visitor, language + "/about/")
    found = {}
    for typed in TYPED:
        page.fill("#find", "")
        page.fill("#find", typed)
        found[typed] = answered(page)[0]
    assert found == TYPED


@pytest.mark.parametrize("language, width", [("ja", 320), *rarely(("en", 1280))])
def test_leads_to_a_page_by_keyboard_alone(visitor, language, width):
    page = opened(visitor, language + "/moves/", width=width)
    page.keyboard.press("/")
    page.keyboard.type("raich")
    assert "pokemon/raichu" in answered(page)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    active = page.locator(ACTIVE)
    assert active.count() == 1 and active.get_attribute("id") == page.get_attribute("#find", "aria-activedescendant")
    page.keyboard.press("Escape")
    page.locator(OPTION).first.wait_for(state="detached")
    assert page.get_attribute("#find", "aria-expanded") == "false" and page.input_value("#find") == "raich"
    page.keyboard.press("ArrowDown")
    answered(page)
    page.keyboard.press("Enter")
    page.wait_for_url("**/%s/pokemon/raichu/" % language)


@pytest.mark.parametrize("language, typed", [("ja", "ピカ"), *rarely(("en", "pika"))])
def test_the_line_that_shows_all_does_not_cover_the_chosen_one(visitor, language, typed):
    page = opened(visitor, language + "/about/", width=320, height=256)
    page.fill("#find", typed)
    page.locator(OPTION + "[data-kind=all]").wait_for()
    count = page.locator(OPTION).count()
    assert count > 5
    covered = []
    for key in ["ArrowDown"] * count + ["ArrowUp"] * (count - 1):
        page.keyboard.press(key)
        if not page.evaluate(IS_IN_SIGHT):
            covered.append((key, page.inner_text(ACTIVE)))
    assert covered == []


@pytest.mark.parametrize("keys", ["Control+k", *rarely("/", "Meta+k")])
def test_keys_lead_to_the_box(visitor, keys):
    page = opened(visitor, "en/about/")
    assert page.locator(".dex-find__key").get_attribute("data-keys") == "Ctrl K"
    assert page.get_attribute("#find", "aria-keyshortcuts") == "/ Control+K Meta+K"
    page.keyboard.press(keys)
    page.wait_for_function("() => document.activeElement.id === 'find'")
    assert page.input_value("#find") == "" and not page.locator(".dex-find__key").is_visible()


@pytest.mark.parametrize("language, typed, shown", [
    ("en", "voltorb", ["Voltorb", "Electric"]), ("ja", "10万ボルト", ["まんボルト", "でんき", "威力90", "10%の確率で"]),
    *rarely(("en", "volt absorb", ["Volt Absorb", "Electric"]))])
def test_shows_what_results_are_like(visitor, language, typed, shown):
    page = opened(visitor, language + "/about/")
    page.fill("#find", typed)
    option = page.locator(OPTION).first
    for text in shown:
        option.filter(has_text=text).wait_for()


@pytest.mark.parametrize("language, typed", [("ja", "でん"), *rarely(("en", "volt"))])
def test_the_panel_is_accessible(visitor, language, typed):
    page = opened(visitor, language + "/about/")
    page.fill("#find", typed)
    page.locator(".dex-find__effect:not(:empty):visible").first.wait_for()
    page.keyboard.press("ArrowDown")
    assert_accessible(page)


@pytest.mark.parametrize("width, is_wide", [(320, False), *rarely((1280, True), (768, False))])
def test_the_panel_is_as_wide_as_it_needs_and_nothing_in_it_moves(visitor, width, is_wide):
    held = Held("**/data/details/en.json")
    page = opened(visitor, "en/about/", width=width, prepare=held.prepare)
    page.fill("#find", "volt")
    answered(page)
    places = "[...document.querySelectorAll('.dex-find [role=option]')].map((option) => option.offsetTop)"
    before = page.evaluate(places)
    panel = page.locator(".dex-find__panel").bounding_box()
    field = page.locator("#find").bounding_box()
    if is_wide:
        assert panel["width"] == 46 * 15 and abs(panel["x"] + panel["width"] - field["x"] - field["width"]) <= 1
    else:
        assert panel["x"] == 0 and panel["width"] == width
    last = page.locator(OPTION).last.bounding_box()
    assert last["y"] + last["height"] <= panel["y"] + panel["height"]
    held.release()
    page.locator(".dex-find__effect:not(:empty):visible").first.wait_for()
    assert page.evaluate(places) == before


def test_what_is_found_is_shown_from_its_start(visitor):
    """Also where the reader had scrolled through what was found before."""
    page = opened(visitor, "en/about/", width=390, height=500)
    page.locator("#find").press_sequentially("ch")
    page.locator(OPTION).first.wait_for()
    found = page.locator("#find-list")
    found.evaluate("""(list) => new Promise((scrolled) => {
        list.addEventListener("scroll", () => requestAnimationFrame(scrolled));
        list.scrollTo(0, 200);
    })""")
    page.keyboard.press("a")
    page.wait_for_function("document.querySelector('#find-list').scrollTop === 0")


@pytest.mark.parametrize("path, address, name", [
    ("ja/moves/thundarbolt", "ja/moves/thunderbolt", "まんボルト"),
    *rarely(("en/pokemon/garchop/", "en/pokemon/garchomp", "Garchomp"), ("en/levitate/", "en/abilities/levitate", "Levitate"))])
def test_a_missing_page_offers_the_nearest_names(visitor, path, address, name):
    page = visitor.open("404.html", stays=False, prepare=lambda page: page.add_init_script(
        "history.replaceState(null, '', '/%s')" % path))
    assert page.get_attribute("html", "lang") == path[:2]
    link = page.locator("[data-module=not-found] a", has_text=name)
    link.wait_for()
    assert page.locator("header").count() == 1
    assert link.evaluate("(link) => link.href") == visitor.address + address + "/"
    assert_accessible(page)


@thorough
def test_marks_what_agrees_and_shows_the_other_language(visitor):
    page = opened(visitor, "en/about/")
    page.fill("#find", "らいち")
    answered(page)
    option = page.locator(OPTION).first
    assert option.locator("[lang=ja] mark").inner_text() == "ライチ"
    assert option.inner_text().split()[0] == "Raichu"


@thorough
def test_offers_the_nearest_where_nothing_is_called_so(visitor):
    page = opened(visitor, "en/about/")
    page.fill("#find", "zzpikachoozz")
    page.locator(".dex-find__note", has_text="zzpikachoozz").wait_for()


@thorough
def test_what_was_typed_before_the_names_came_is_answered(visitor):
    held = Held("**/data/search.json")
    page = opened(visitor, "ja/about/", prepare=held.prepare)
    page.focus("#find")
    page.keyboard.type("mewtwo")
    page.wait_for_selector(".dex-find__note")
    held.release()
    assert answered(page)[0] == "pokemon/mewtwo"


@thorough
def test_says_so_where_the_names_do_not_come_and_tries_again(visitor):
    page = opened(visitor, "ja/about/", prepare=lambda page: page.route(
        "**/data/search.json", lambda route: route.fulfill(status=200, body="{")))
    page.fill("#find", "みゅう")
    page.wait_for_function("() => document.querySelector('.dex-find__note')?.textContent.includes('読み込めません')")
    page.unroute("**/data/search.json")
    page.fill("#find", "みゅうつ")
    assert answered(page)[0] == "pokemon/mewtwo"


@thorough
def test_the_enter_that_ends_a_composition_opens_nothing(visitor):
    page = opened(visitor, "ja/about/")
    page.fill("#find", "ぴか")
    answered(page)
    page.evaluate("""() => document.querySelector("#find").dispatchEvent(
        new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true, cancelable: true }))""")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.url.endswith("/ja/about/")


@thorough
def test_leads_to_the_list_of_all_with_it_in_their_name(visitor):
    page = opened(visitor, "en/moves/")
    page.fill("#find", "chu")
    answered(page)
    page.locator(OPTION).last.click()
    page.wait_for_url("**/en/?q=chu")
    page.wait_for_selector(".dex-results:not([hidden])")


def test_is_not_shown_without_scripts(visitor):
    assert not visitor.open("en/about/", java_script_enabled=False).locator("#find").is_visible()
