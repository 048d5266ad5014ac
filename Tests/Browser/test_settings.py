"""What readers decide takes effect at once, holds on every page, and comes from the keyboard alone."""
import json
import re

import pytest
from playwright.sync_api import expect

from accessibility import OPTIONS, assert_accessible, violations
from cases import IS_THOROUGH, cases, rarely, thorough
from preferences import decided, forbid, kept
from reflow import assert_fits
from test_focus import FOCUS
from test_pictures import DRAWN_AGAIN, PAINTED, moved, watch

# Whether the page, the browser's bars and what they are drawn with are dark.
DARK = """() => ({
    page: getComputedStyle(document.documentElement).backgroundColor === "rgb(17, 19, 23)",
    bars: [...document.querySelectorAll("meta[name=theme-color]")]
        .filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
})"""
DARK_PAGE, LIGHT_PAGE = {"page": True, "bars": ["#111317"]}, {"page": False, "bars": ["#fff"]}
FILE = {"name": "favourites.json", "mimeType": "application/json"}
# A busy machine is late.
expect.set_options(timeout=30_000)


def opened(visitor, path="en/settings/", **settings):
    """The settings, made alive."""
    page = visitor.open(path, **settings)
    page.locator("[data-module=settings][data-is-started]").wait_for(state="attached")
    return page


def choose(page, preference, value):
    """Presses one of a preference's choices as a mouse does."""
    page.locator("[data-preference=%s] input[value='%s']" % (preference, value)).check()


def without_modules(page):
    """Lets only what runs before the first paint show what was decided."""
    page.context.route("**/scripts/site.js", lambda route: route.fulfill(body="", content_type="text/javascript"))


def test_themes_take_effect_at_once(visitor):
    page = opened(visitor, color_scheme="light")
    assert page.evaluate(DARK) == LIGHT_PAGE
    choose(page, "theme", "dark")
    assert page.evaluate(DARK) == DARK_PAGE and kept(page, "theme") == "dark"
    expect(page.locator("[data-part=said]")).to_have_text("Theme: Dark. Saved.")
    choose(page, "theme", "light")
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(DARK) == LIGHT_PAGE
    choose(page, "theme", "")
    assert page.evaluate(DARK) == DARK_PAGE and kept(page, "theme") is None
    page.emulate_media(color_scheme="light")
    assert page.evaluate(DARK) == LIGHT_PAGE


@pytest.mark.parametrize("path", ["ja/pokemon/pikachu/", "no/such/page/", *rarely("en/", "ja/settings/")])
def test_the_theme_is_there_before_the_first_paint(visitor, path):
    dark = decided(theme="dark")
    page = visitor.open(path, color_scheme="light", prepare=lambda page: (dark(page), without_modules(page)))
    assert page.evaluate(DARK) == DARK_PAGE


@thorough
def test_windows_follow_each_other(visitor):
    page = opened(visitor, color_scheme="light", stays=False)
    other = page.context.new_page()
    other.goto(page.url.replace("settings/", "pokemon/pikachu/"))
    choose(page, "theme", "dark")
    choose(page, "units", "imperial")
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    assert other.evaluate(DARK) == DARK_PAGE
    expect(other.locator("html")).to_have_attribute("data-units", "imperial")
    other.goto(page.url.replace("en/", "ja/"))
    expect(other.locator("#theme-dark")).to_be_checked()
    choose(page, "theme", "light")
    expect(other.locator("#theme-light")).to_be_checked()


@pytest.mark.parametrize("language, value, height, weight", [
    ("ja", "imperial", "1 ft 4 in", "13.2 lb"),
    *rarely(("en", None, "0.4 m (1′04″)", "6.0 kg (13.2 lb)"), ("ja", None, "0.4 m", "6.0 kg"), ("ja", "cubits", "0.4 m", "6.0 kg"), ("en", "metric", "0.4 m", "6.0 kg"), ("en", "imperial", "1′04″", "13.2 lb"), ("en", "both", "0.4 m (1′04″)", "6.0 kg (13.2 lb)"),
            ("ja", "metric", "0.4 m", "6.0 kg"), ("ja", "both", "0.4 m (1 ft 4 in)", "6.0 kg (13.2 lb)"))])
def test_units_are_there_before_the_first_paint(visitor, language, value, height, weight):
    prepared = decided(units=value) if value else lambda page: None
    page = visitor.open(language + "/pokemon/pikachu/", prepare=lambda page: (
        prepared(page), watch(page), without_modules(page)))
    values = page.locator(".dex-identity__value")
    assert [values.nth(place).inner_text() for place in range(2)] == [height, weight]
    page.evaluate(PAINTED)
    page.evaluate(DRAWN_AGAIN)
    assert moved(page) == []


@pytest.mark.parametrize("language, usual", [("ja", "metric"), *rarely(("en", "both"))])
def test_units_can_be_chosen(visitor, language, usual):
    page = opened(visitor, language + "/settings/")
    expect(page.locator("#units-" + usual)).to_be_checked()
    choose(page, "units", "imperial")
    assert kept(page, "units") == "imperial"
    page.reload()
    expect(page.locator("#units-imperial")).to_be_checked()


# Where names in the other language stand: in headings, and elsewhere.
OTHER_NAMES = [
    ("en/pokemon/garchomp/", ".dex-identity__second", ".dex-abilities__other, .dex-node__other, #learnset th > a + [lang]"),
    ("ja/moves/thunderbolt/", ".dex-identity__other[lang]", ".dex-learners th > a + [lang]"),
    ("en/abilities/levitate/", ".dex-head__other", ".dex-cards > li > [lang]"), ("ja/", None, ".dex-cards > li > [lang]")]


@cases(("path, heading, elsewhere", OTHER_NAMES if IS_THOROUGH else OTHER_NAMES[:2]),
       ("value, in_headings, anywhere", [("headings", True, False), ("never", False, False),
                                         *rarely((None, True, True), ("sometimes", True, True))]))
def test_names_in_the_other_language_are_there_where_the_reader_wants_them(
        visitor, path, heading, elsewhere, value, in_headings, anywhere):
    prepared = decided(names=value) if value else lambda page: None
    page = visitor.open(path, prepare=lambda page: (prepared(page), without_modules(page)))
    shown = "(names) => names.map((name) => getComputedStyle(name).display !== 'none')"
    if heading:
        assert set(page.locator(heading).evaluate_all(shown)) == {in_headings}
    assert set(page.locator(elsewhere).evaluate_all(shown)) == {anywhere}


@pytest.mark.parametrize("language, usual", [("en", "Everywhere"), *rarely(("ja", "すべて表示"))])
def test_names_in_the_other_language_can_be_chosen(visitor, language, usual):
    page = opened(visitor, language + "/settings/")
    chosen = page.locator("[data-preference=names] input:checked + label")
    expect(chosen).to_have_text(usual)
    choose(page, "names", "never")
    assert kept(page, "names") == "never"
    expect(page.locator("html")).to_have_attribute("data-names", "never")
    choose(page, "names", "")
    assert kept(page, "names") is None
    expect(page.locator("html:not([data-names])")).to_be_attached()


@thorough
@pytest.mark.parametrize("path", ["ja/", *rarely("en/")])
def test_lists_open_as_they_were_left(visitor, path):
    page = visitor.open(path, width=320)
    page.locator("[data-module=view][data-is-started]").wait_for()
    page.locator("#view-list").check()
    assert kept(page, "view") == "list"
    table = visitor.open(path, width=320, prepare=decided(view="list"))
    table.wait_for_selector(".dex-list tbody tr")
    assert table.locator("#view-list").is_checked() and not table.locator("[data-part=all]").is_visible()
    grid = visitor.open(path, width=320, prepare=decided(view="grid"))
    assert grid.locator("#view-grid").is_checked() and grid.locator("[data-part=all]").is_visible()


def test_the_settings_and_lists_agree(visitor):
    page = opened(visitor, stays=False)
    other = page.context.new_page()
    other.goto(page.url.replace("settings/", ""))
    choose(page, "view", "list")
    assert kept(page, "view") == "list"
    expect(other.locator("#view-list")).to_be_checked()
    other.locator("[data-module=view][data-is-started]").wait_for()
    other.locator("#view-grid").check()
    expect(page.locator("[data-preference=view] #view-grid")).to_be_checked()


def test_the_slash_can_be_switched_off(visitor):
    page = opened(visitor)
    expect(page.locator("#slash-on")).to_be_checked()
    box = page.locator("#find")
    page.locator("[data-module=search][data-is-started]").wait_for()
    choose(page, "slash", "off")
    assert kept(page, "slash") == "off"
    page.keyboard.press("/")
    expect(box).not_to_be_focused()
    choose(page, "slash", "")
    assert kept(page, "slash") is None
    page.keyboard.press("/")
    expect(box).to_be_focused()


def test_a_language_leads_to_the_same_page_and_is_remembered(visitor):
    page = opened(visitor, stays=False)
    languages = page.get_by_role("group", name="Language")
    expect(languages.get_by_role("link", name="English")).to_have_attribute("aria-current", "true")
    languages.get_by_role("link", name="日本語").focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/ja/settings/$"))
    assert kept(page, "language") == "ja"
    page.goto(page.url.replace("ja/settings/", ""), wait_until="commit")
    expect(page).to_have_url(re.compile("/ja/$"))


@pytest.mark.parametrize("language", ["en", *rarely("ja")])
def test_the_keyboard_is_enough(visitor, language):
    page = opened(visitor, language + "/settings/", color_scheme="light")
    # Who listens for it only when the key is pressed may come too late.
    page.on("filechooser", lambda chooser: None)
    page.locator("#theme-system").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert kept(page, "theme") == "dark"
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    assert kept(page, "units") is not None
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    assert kept(page, "names") == "headings"
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    assert kept(page, "view") == "list"
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    assert kept(page, "slash") == "off"
    page.keyboard.press("Tab")
    with page.expect_file_chooser():
        page.keyboard.press("Enter")


def test_nonsense_in_the_storage_counts_as_undecided(visitor):
    page = opened(visitor, prepare=decided(theme="<b>", units="7", view="{}", game="tetris", slash="maybe"))
    for name in ("theme-system", "units-both", "view-grid", "slash-on"):
        expect(page.locator("#" + name)).to_be_checked()
    assert page.locator("html").get_attribute("data-theme") is None
    assert page.locator("html").get_attribute("data-game") is None


@pytest.mark.parametrize("language, text", [
    ("ja", "このブラウザーでは設定を保存できません"), *rarely(("en", "This browser can’t save settings"))])
def test_says_where_nothing_is_kept(visitor, language, text):
    page = opened(visitor, language + "/settings/", prepare=forbid, color_scheme="light")
    expect(page.get_by_role("alert").filter(has_text=text)).to_be_visible()
    choose(page, "theme", "dark")
    assert page.evaluate(DARK) == DARK_PAGE
    expect(page.locator("#theme-dark")).to_be_checked()
    choose(page, "units", "imperial")
    expect(page.locator("html")).to_have_attribute("data-units", "imperial")
    assert not opened(visitor, language + "/settings/").get_by_role("alert").is_visible()


def test_favourites_leave_as_a_file(visitor):
    page = opened(visitor, prepare=decided(favourites=["pikachu", "mr-mime"]), accept_downloads=True)
    expect(page.get_by_text("2 favorites", exact=True)).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Export").click()
    assert download.value.suggested_filename == "pokedex-favourites.json"
    with open(download.value.path()) as file:
        assert json.load(file) == {"version": 1, "favourites": ["pikachu", "mr-mime"]}
    expect(page.locator("[data-part=outcome]")).to_have_text("Exported 2 favorites.")


@pytest.mark.parametrize("language, outcome", [
    *rarely(("en", ["2 new favorites; 1 you had already.",
                    "2 entries are no Pokémon of this Pokédex and were left out: nobody, 7"])),
    ("ja", ["2匹を新しく追加しました（登録済み：1匹）。", "この図鑑にない2件は除きました：nobody、7"])])
def test_favourites_come_from_a_file_and_none_is_lost(visitor, language, outcome):
    page = opened(visitor, language + "/settings/", prepare=decided(favourites=["pikachu", "mr-mime"]))
    content = {"version": 1, "favourites": ["mew", "pikachu", "muk", "mew", "nobody", 7]}
    page.locator("[data-part=file]").set_input_files({**FILE, "buffer": json.dumps(content).encode()})
    told = page.locator("[data-part=outcome]")
    expect(told.locator("p")).to_have_text(outcome)
    assert json.loads(kept(page, "favourites")) == ["pikachu", "mr-mime", "mew", "muk"]
    expect(page.locator("[data-part=count]")).to_have_text(
        {"en": "4 favorites", "ja": "4匹"}[language])
    # The same file once more brings nothing new.
    page.locator("[data-part=file]").set_input_files({**FILE, "buffer": json.dumps(content).encode()})
    expect(told.locator("p").first).to_contain_text({"en": "0 new", "ja": "0匹を新しく"}[language])
    assert len(json.loads(kept(page, "favourites"))) == 4


@thorough
@pytest.mark.parametrize("language, file, text", [
    ("ja", b"\x89PNG\r\n", "壊れている"), ("en", b"[\"pikachu\"]", "no list of favorites"),
    ("en", b"{\"version\":2,\"favourites\":[\"mew\"]}", "newer version"), ("ja", b" " * 2_000_000, "大きすぎます"),
    *rarely(("en", b"", "it is not valid JSON"), ("en", b"{\"version\":1", "it is not valid JSON"),
            ("ja", b"{\"version\":1,\"favourites\":{}}", "一覧がありません"))])
def test_broken_files_are_refused_with_a_reason(visitor, language, file, text):
    page = opened(visitor, language + "/settings/", prepare=decided(favourites=["pikachu"]))
    page.locator("[data-part=file]").set_input_files({**FILE, "buffer": file})
    told = page.locator("[data-part=outcome]")
    expect(told).to_contain_text(text)
    expect(told).to_have_class(re.compile("dex-outcome--error"))
    assert json.loads(kept(page, "favourites")) == ["pikachu"]


@thorough
def test_favourites_are_taken_in_once_the_data_are_there(visitor):
    fails = lambda page: page.context.route("**/data/search.json", lambda route: route.abort())
    page = opened(visitor, prepare=fails)
    page.locator("[data-part=file]").set_input_files(
        {**FILE, "buffer": b"{\"version\":1,\"favourites\":[\"mew\"]}"})
    again = page.get_by_role("button", name="Try again")
    again.wait_for()
    expect(page.locator("[data-part=outcome]")).to_contain_text("no connection")
    # The console has said so.
    visitor.faults.clear()
    page.context.unroute("**/data/search.json")
    again.click()
    expect(page.locator("[data-part=outcome]")).to_contain_text("1 new favorite")


@pytest.mark.parametrize("language, clear, remove, question", [
    ("en", "Remove all…", "Remove all", "Remove all 2 favorites?"),
    *rarely(("ja", "すべて削除…", "すべて削除", "お気に入り2匹をすべて削除しますか？"))])
def test_favourites_are_removed_after_a_question(visitor, language, clear, remove, question):
    page = opened(visitor, language + "/settings/", prepare=decided(favourites=["pikachu", "mew"]))
    button = page.get_by_role("button", name=clear, exact=True)
    dialog = page.get_by_role("dialog")
    button.focus()
    page.keyboard.press("Enter")
    expect(dialog).to_have_accessible_name(question)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(button).to_be_focused()
    assert kept(page, "favourites") is not None
    button.click()
    # The harmless button has the focus first.
    page.keyboard.press("Enter")
    expect(dialog).to_be_hidden()
    assert kept(page, "favourites") is not None
    button.click()
    assert violations(page, OPTIONS) == []
    dialog.get_by_role("button", name=remove).click()
    expect(dialog).to_be_hidden()
    expect(button).to_be_hidden()
    assert kept(page, "favourites") is None
    expect(page.locator("[data-part=import]")).to_be_focused()


@thorough
def test_favourites_follow_other_windows(visitor):
    page = opened(visitor, stays=False)
    other = page.context.new_page()
    other.goto(page.url.replace("settings/", "pokemon/pikachu/"))
    other.locator("[data-module=actions][data-is-started]").wait_for()
    other.locator("[data-list=favourites]").click()
    expect(page.locator("[data-part=count]")).to_have_text("1 favorite")
    link = page.get_by_role("link", name="See them")
    expect(link).to_have_attribute("href", re.compile(r"q=is:favourite$"))


@pytest.mark.parametrize("language", ["ja", *rarely("en")])
def test_fits_a_narrow_screen(visitor, language):
    page = opened(visitor, language + "/settings/", width=320, height=600, prepare=decided(favourites=["mew", "muk"]))
    expect(page.locator("[data-part=export]")).to_be_visible()
    assert_fits(page)
    page.locator("[data-part=clear]").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_fits(page)


@thorough
@pytest.mark.parametrize("language", ["en", *rarely("ja")])
def test_has_no_violation(visitor, language):
    page = opened(visitor, language + "/settings/", prepare=decided(favourites=["mew", "muk"]))
    page.locator("[data-part=file]").set_input_files({**FILE, "buffer": b"{"})
    expect(page.locator(".dex-outcome--error")).to_be_visible()
    assert_accessible(page)


@pytest.mark.parametrize("width", [320, *rarely(1280)])
def test_shows_the_focus(visitor, width):
    page = opened(visitor, width=width, prepare=decided(favourites=["mew"]))
    page.locator(".dex-segments a").first.focus()
    stops = [page.evaluate(FOCUS)]
    for _ in range(10):
        page.keyboard.press("Tab")
        stops.append(page.evaluate(FOCUS))
    assert [stop for stop in stops if not (stop["isOutlined"] and stop["isInView"])] == []


def test_says_without_scripts_that_it_needs_them(visitor):
    page = visitor.open("en/settings/", java_script_enabled=False)
    expect(page.get_by_text("This page needs JavaScript.")).to_be_visible()
    assert not page.locator("[data-preference]").first.is_visible()
    assert page.locator("main").inner_text().split("\n")[-1].startswith("This page needs JavaScript.")
