"""Stars and the comparison's buttons on cards and Pokémon's pages, and the bar of those to compare."""
import json
import re

import pytest
from playwright.sync_api import expect

from accessibility import SHORTEN, assert_accessible
from cases import cases, rarely, thorough
from preferences import decided, forbid, kept
from reflow import assert_fits
from test_focus import FOCUS
from test_pictures import PAINTED, moved, read_on, watch

WORDS = {"en": ("%s: favorite", "%s: compare"), "ja": ("%s：お気に入り", "%s：くらべる")}
CARDS = ":is([data-module=cards] .dex-cards, .dex-cards[data-module=cards]) > li"
# Waits until every card has its buttons. Playwright's own waiting takes seconds on a page with many cards.
EQUIPPED = """() => new Promise((done) => {
    const look = () => (document.querySelector("%s:not(:has([data-list=compare]))") ? setTimeout(look, 20) : done());
    look();
})""" % CARDS
# Buttons of the first cards that are smaller than they should be or leave their card, and links that they cover.
SMALL_OR_IN_THE_WAY = """(size) => [...document.querySelectorAll(".dex-cards > li")].slice(0, 4).flatMap((card) => {
    card.scrollIntoView({ block: "center", behavior: "instant" });
    const bounds = card.getBoundingClientRect();
    const at = (x, y) => document.elementFromPoint(x, y);
    const faults = [];
    for (const button of card.querySelectorAll("button")) {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        // How far one can press beside the middle.
        const reach = (dx, dy) => {
            let length = 0;
            while (length < 60 && at(x + dx * (length + 1), y + dy * (length + 1)) === button) length += 1;
            return length;
        };
        const [wide, high] = [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1];
        if (wide < size || high < size) faults.push([button.ariaLabel, wide, high]);
        if (left < bounds.left - 1 || right > bounds.right + 1 || top < bounds.top - 1
            || bottom > bounds.bottom + 1) faults.push([button.ariaLabel, "leaves its card"]);
    }
    const link = card.querySelector("a");
    const name = link.getClientRects()[0];
    const art = card.querySelector(".dex-art").getBoundingClientRect();
    const places = [[name.left + name.width / 2, name.top + name.height / 2],
        [art.left + art.width / 3, art.top + art.height / 2]];
    for (const [x, y] of places) if (at(x, y) !== link) faults.push([link.textContent, x, y]);
    return faults;
})"""
# A busy machine is idle late.
expect.set_options(timeout=30_000)


def opened(visitor, path, **settings):
    """A page whose cards have their buttons."""
    page = visitor.open(path, **settings)
    page.evaluate(EQUIPPED)
    return page


def button(page, language, name, place=0):
    return page.locator("button[aria-label='%s']" % (WORDS[language][place] % name))


def is_pressed(value):
    return "true" if value else "false"


@pytest.mark.parametrize("path", ["ja/types/ice/", *rarely("en/pokedexes/paldea/", "en/", "en/abilities/levitate/", "ja/evolutions/eevee/")])
def test_every_card_has_both_buttons(visitor, path):
    page = opened(visitor, path)
    language = path[:2]
    assert page.locator(CARDS).count() > 3
    assert page.locator(CARDS).evaluate_all("""(cards, words) => cards.every((card) => {
        const link = card.querySelector("a");
        const slug = link.href.split("/").at(-2);
        return ["favourites", "compare"].every((list, place) => {
            const [button, ...more] = card.querySelectorAll(`button[data-list=${list}]`);
            return more.length === 0 && button.dataset.slug === slug
                && button.ariaLabel === words[place].replace("%s", link.textContent);
        });
    })""", list(WORDS[language]))


@pytest.mark.parametrize("language, name", [("ja", "フシギダネ"), *rarely(("en", "Bulbasaur"))])
def test_a_star_stays_on_the_device(visitor, language, name):
    page = visitor.open(language + "/")
    star = button(page, language, name)
    expect(star).to_have_attribute("aria-pressed", "false")
    star.focus()
    page.keyboard.press("Space")
    expect(star).to_have_attribute("aria-pressed", "true")
    assert json.loads(kept(page, "favourites")) == ["bulbasaur"]
    page.reload()
    expect(star).to_have_attribute("aria-pressed", "true")
    star.click()
    expect(star).to_have_attribute("aria-pressed", "false")
    assert kept(page, "favourites") is None


@pytest.mark.parametrize("language, name", [("en", "Alolan Raichu"), *rarely(("ja", "アローラライチュウ"))])
def test_a_pokemon_s_page_has_both_buttons(visitor, language, name):
    page = visitor.open(language + "/pokemon/raichu-alola/")
    for place, preference in enumerate(["favourites", "compare"]):
        one = page.get_by_role("button", name=re.compile("^%s: " % name, re.IGNORECASE)).nth(place)
        expect(page.locator("[data-module=actions][data-is-started]")).to_have_count(1)
        one.click()
        expect(one).to_have_attribute("aria-pressed", "true")
        assert json.loads(kept(page, preference)) == ["raichu-alola"]
    expect(page.locator(".dex-tray .dex-chip")).to_have_text([name])


@thorough
def test_windows_agree(visitor):
    page = opened(visitor, "en/types/ice/", stays=False)
    other = page.context.new_page()
    other.goto(page.url.replace("types/ice", "pokemon/glaceon"))
    other.locator("[data-module=actions][data-is-started]").wait_for()
    star = button(page, "en", "Glaceon")
    button(other, "en", "Glaceon").or_(other.locator("[data-list=favourites]")).first.click()
    expect(star).to_have_attribute("aria-pressed", "true")
    star.click()
    expect(other.locator("[data-list=favourites]")).to_have_attribute("aria-pressed", "false")
    button(page, "en", "Glaceon", 1).click()
    expect(other.locator(".dex-tray .dex-chip")).to_have_text(["Glaceon"])
    other.get_by_role("button", name="Clear").click()
    expect(page.locator(".dex-tray")).to_be_hidden()


@thorough
def test_filtered_cards_have_buttons_of_their_own(visitor):
    page = visitor.open("en/?q=raichu", prepare=decided(favourites=["raichu-alola"]))
    results = page.locator(".dex-results .dex-cards > li")
    expect(results.first).to_be_visible()
    expect(page.locator(".dex-results [data-slug=raichu-alola][data-list=favourites]")).to_have_attribute(
        "aria-pressed", "true")
    page.locator(".dex-results [data-slug=raichu][data-list=favourites]").click()
    assert json.loads(kept(page, "favourites")) == ["raichu-alola", "raichu"]
    assert results.evaluate_all("(cards) => cards.every((card) => card.querySelectorAll('button').length === 2)")
    # A card that was away shows what was chosen meanwhile.
    page.locator("#query").fill("mewtwo")
    expect(results.first.locator("a")).to_have_text("Mewtwo")
    page.evaluate("localStorage.setItem('dex / favourites', '[]')")
    page.evaluate("dispatchEvent(new StorageEvent('storage', { key: 'dex / favourites', newValue: '[]' }))")
    page.locator("#query").fill("raichu")
    expect(page.locator(".dex-results [data-slug=raichu][data-list=favourites]")).to_have_attribute(
        "aria-pressed", "false")


@thorough
def test_lists_hold_for_the_page_where_nothing_is_kept(visitor):
    page = opened(visitor, "ja/types/ice/", prepare=forbid)
    star = button(page, "ja", "ユキノオー")
    star.click()
    expect(star).to_have_attribute("aria-pressed", "true")
    button(page, "ja", "ユキノオー", 1).click()
    expect(page.locator(".dex-tray .dex-chip")).to_have_text(["ユキノオー"])


@thorough
@pytest.mark.parametrize("nonsense", ["{", *rarely("null", "\"mew\"", "[1,null,\"<b>\",[]]", "[\"mew\",\"mew\"]")])
def test_nonsense_in_the_storage_does_no_harm(visitor, nonsense):
    page = opened(visitor, "en/types/ice/", prepare=decided(favourites=nonsense, compare=nonsense))
    star = button(page, "en", "Glaceon")
    star.click()
    expect(star).to_have_attribute("aria-pressed", "true")
    assert json.loads(kept(page, "favourites"))[-1] == "glaceon"


@pytest.mark.parametrize("language, counts, full", [
    ("en", "Compare %d of 6", "At most 6"), *rarely(("ja", "くらべる：6匹中%d匹", "6匹まで"))])
def test_the_bar_gathers_up_to_six(visitor, language, counts, full):
    page = opened(visitor, language + "/types/ice/", stays=False)
    bar = page.locator(".dex-tray")
    expect(bar).to_have_count(0)
    buttons = page.locator(".dex-cards > li [data-list=compare]")
    slugs = [buttons.nth(place).get_attribute("data-slug") for place in range(6)]
    for place in range(6):
        buttons.nth(place).click()
        expect(bar.get_by_role("status")).to_have_text(counts % (place + 1))
        expect(buttons.nth(place)).to_have_attribute("aria-pressed", "true")
    buttons.nth(6).click()
    expect(bar.get_by_role("status")).to_contain_text(full)
    expect(buttons.nth(6)).to_have_attribute("aria-pressed", "false")
    bar.locator(".dex-chip__remove").first.click()
    expect(bar.locator(".dex-chip")).to_have_count(5)
    expect(bar.locator(".dex-chip__remove").first).to_be_focused()
    expect(buttons.first).to_have_attribute("aria-pressed", "false")
    bar.get_by_role("link").click()
    expect(page.locator(".dex-compare__name")).to_have_count(5)
    expect(page).to_have_url(re.compile(r"/%s/compare/\?p=%s$" % (language, ",".join(slugs[1:]))))


@thorough
def test_the_bar_names_those_of_other_pages_and_can_be_emptied(visitor):
    page = opened(visitor, "ja/types/ice/", prepare=decided(compare=["bulbasaur", "glaceon", "nobody-known"]))
    bar = page.locator(".dex-tray")
    expect(bar.locator(".dex-chip")).to_have_text(["フシギダネ", "グレイシア", "nobody-known"])
    bar.get_by_role("button", name="すべて外す").focus()
    page.keyboard.press("Enter")
    expect(bar).to_be_hidden()
    assert kept(page, "compare") is None
    assert page.evaluate("document.activeElement.id") == "main"


@thorough
def test_the_bar_comes_back_with_the_page(visitor):
    page = visitor.open("en/pokemon/glaceon/", prepare=decided(compare=["glaceon", "mew"]))
    expect(page.locator(".dex-tray .dex-chip")).to_have_text(["Glaceon", "Mew"])
    expect(page.locator("[data-list=compare]")).to_have_attribute("aria-pressed", "true")


def test_pages_without_pokemon_have_no_bar(visitor):
    page = visitor.open("en/about/", prepare=decided(compare=["mew"]))
    expect(page.locator(".dex-tray")).to_have_count(0)


@cases(("width, is_touch, size", [(320, True, 44), *rarely((1280, False, 24), (768, True, 44), (320, False, 24))]))
def test_buttons_are_large_enough_and_leave_the_link_free(visitor, width, is_touch, size):
    page = opened(visitor, "ja/types/ice/", width=width, has_touch=is_touch)
    assert page.evaluate(SMALL_OR_IN_THE_WAY, size) == []


@cases(("width", [320, *rarely(1280)]), ("path", ["en/types/ice/", *rarely("en/")]))
def test_nothing_moves_when_the_buttons_come(visitor, path, width):
    chosen = decided(compare=["bulbasaur", "mew"])
    page = visitor.open(path, width=width, prepare=lambda page: (watch(page), chosen(page)))
    page.evaluate(PAINTED)
    page.evaluate(EQUIPPED)
    page.locator(".dex-tray .dex-chip").first.wait_for()
    read_on(page)
    assert moved(page) == []


@thorough
def test_adds_the_buttons_in_many_turns(visitor):
    # Each look at the clock takes a tenth of a millisecond, however fast the machine is.
    page = visitor.open("en/", prepare=lambda page: page.add_init_script("""
        window.turns = 0;
        let now = 0;
        performance.now = () => now += .1;
        const idle = requestIdleCallback;
        window.requestIdleCallback = (work, how) => idle(() => {
            window.turns += 1;
            work();
        }, how);
    """))
    page.evaluate(EQUIPPED)
    assert page.evaluate("turns") > 3


@cases(("width", [320, *rarely(1280)]), ("path", ["ja/pokemon/eevee/", *rarely("en/types/ice/")]))
def test_the_bar_covers_neither_the_focus_nor_the_end(visitor, path, width):
    page = visitor.open(path, width=width, height=600,
                        prepare=decided(compare=["bulbasaur", "mew", "muk", "onix", "abra", "eevee"]))
    page.locator(".dex-tray .dex-chip").last.wait_for()
    stops = []
    for _ in range(40):
        page.keyboard.press("Tab")
        stops.append(page.evaluate(FOCUS))
    assert [stop for stop in stops if not (stop["isOutlined"] and stop["isInView"])] == []
    page.evaluate("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })")
    assert page.evaluate("""() => {
        const { bottom } = document.querySelector(".dex-tray").getBoundingClientRect();
        return bottom <= document.querySelector(".dex-bottom").getBoundingClientRect().top + 1;
    }""")


@pytest.mark.parametrize("path, view", [("ja/types/ice/", "grid"), *rarely(("ja/", "grid"), ("ja/", "list"))])
def test_fits_a_narrow_screen(visitor, path, view):
    page = opened(visitor, path, width=320, height=600,
                  prepare=decided(view=view, compare=["bulbasaur", "mr-mime-galar", "eternatus-eternamax"]))
    page.locator(".dex-tray .dex-chip").last.wait_for()
    assert_fits(page)


@thorough
@pytest.mark.parametrize("path", ["ja/types/ice/", *rarely("ja/pokemon/eevee/", "en/")])
def test_has_no_violation(visitor, path):
    page = visitor.open(path, prepare=decided(compare=["bulbasaur", "eevee", "mew"], favourites=["bulbasaur", "eevee"]))
    page.locator(".dex-tray .dex-chip").last.wait_for()
    page.locator("[data-list=compare]").first.wait_for()
    page.evaluate(SHORTEN)
    assert_accessible(page)


def test_shows_what_is_chosen_in_forced_colors(visitor):
    page = opened(visitor, "en/types/ice/", forced_colors="active", prepare=decided(favourites=["glaceon"]))
    grounds = [button(page, "en", name).evaluate("(star) => getComputedStyle(star).backgroundColor")
               for name in ("Glaceon", "Lapras")]
    assert grounds[0] != grounds[1]
    shapes = [button(page, "en", name).evaluate("(star) => getComputedStyle(star, '::before').clipPath")
              for name in ("Glaceon", "Lapras")]
    assert shapes[0] != shapes[1]


def test_is_not_there_without_scripts_or_on_paper(visitor):
    page = visitor.open("en/pokemon/glaceon/", java_script_enabled=False)
    assert not page.locator("[data-list]").first.is_visible()
    page = visitor.open("en/pokemon/glaceon/", prepare=decided(compare=["mew"]))
    page.locator(".dex-tray .dex-chip").wait_for()
    page.emulate_media(media="print")
    assert not page.locator(".dex-tray").is_visible() and not page.locator("[data-list]").first.is_visible()


@pytest.mark.parametrize("language, text", [("ja", "区分:お気に入り"), *rarely(("en", "is:favorite"))])
def test_the_list_can_be_that_of_favourites(visitor, language, text):
    page = visitor.open(language + "/", prepare=decided(favourites=["mew", "pikachu"]))
    page.locator("[data-module=list][data-is-started]").wait_for()
    page.fill("#query", text)
    page.locator("[data-module=list][data-shown='is:favourite']").wait_for()
    cards = page.locator(".dex-results .dex-cards > li")
    expect(cards).to_have_count(2)
    # Who loses its star leaves the list.
    cards.first.locator("[data-list=favourites]").click()
    expect(cards).to_have_count(1)
    expect(cards.locator("a")).to_have_attribute("href", re.compile("/pokemon/mew/$"))
