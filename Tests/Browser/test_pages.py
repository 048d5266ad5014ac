"""What must hold on every kind of page."""
import pytest

from accessibility import OPTIONS, SHORTEN, WITHOUT_CONTRAST, assert_accessible
from cases import IS_THOROUGH, rarely
from pages import AKIN, EVERY_PAGE, EVERYTHING, IN_WINDOWS, LEADING_ON, SCRIPTED, SHARED
from reflow import SCROLLS_SIDEWAYS, assert_fits

# The words of the page as it came from the server, and as it is now. Not the inner text: that depends on
# what is laid out yet.
WORDS = """async () => {
    const html = await (await fetch(location.href)).text();
    const sent = new DOMParser().parseFromString(html, "text/html");
    return [sent, document].map((page) => {
        const body = page.body.cloneNode(true);
        // The home page's invitation depends on the day and the reader.
        for (const part of body.querySelectorAll("[data-part=today], [data-part=seen]")) part.remove();
        return body.textContent.trim().split(/\\s+/);
    });
}"""
# Texts with Japanese letters that are marked as another language.
MISREAD = r"""() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set();
    while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode;
        const isJapanese = /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u.test(data);
        if (isJapanese && parentElement.closest("[lang]").lang !== "ja") found.add(data.trim());
    }
    return [...found];
}"""

# Fields without a name; axe passes over those that are not shown yet.
UNNAMED = """() => [...document.querySelectorAll("input:not([type=hidden]), select, textarea")].filter((field) =>
    !field.labels.length && !field.ariaLabel && !field.hasAttribute("aria-labelledby")).map((field) => field.outerHTML)"""

# Windows by their size and standard font size, in CSS pixels. 320 px are 1280 px at 400 %. Every part of a
# page is seen in the first; in the others the first of each list stand for the rest.
WINDOWS = {
    "a narrow screen": (320, 256, 16),
    "a tablet": (768, 1024, 16),
    "type twice as large": (1280, 800, 32),
}

# Where large type on a phone was too wide.
LARGE = ["ja/pokemon/eevee/", "en/games/xd/", "ja/moves/", "en/natures/", "ja/settings/", "ja/pokemon/urshifu-rapid-strike-gmax/",
         "en/pokemon/urshifu-rapid-strike-gmax/", "ja/games/legends-arceus/", "en/games/sword-shield/", "en/places/viridian-forest/",
         "ja/moves/barrage/", "ja/moves/body-slam/", "ja/growth/", "en/finder/?q=all-moves:surf", "en/moves/", "en/"]

@pytest.mark.parametrize("path", EVERY_PAGE)
def test_page(visitor, path, subtests):
    page = visitor.open(path, wait_until="domcontentloaded", stays=path in LEADING_ON)
    # The page for missing addresses is in all languages until its script takes one.
    if not path[3:].startswith(SCRIPTED) and path != "no/such/page/":
        with subtests.test("has everything without scripts"):
            sent, shown = page.evaluate(WORDS)
            assert sent == shown and len(sent) >= 3
    with subtests.test("marks what is Japanese"):
        assert page.evaluate(MISREAD) == []
        language = path[:2] if path[:3] in ("en/", "ja/") else "en"
        assert page.locator("html").get_attribute("lang") == language
    with subtests.test("names every field"):
        assert page.evaluate(UNNAMED) == []
    page.wait_for_load_state("load")
    is_seen_in_full = IS_THOROUGH or path in SHARED or path[3:] in IN_WINDOWS
    if is_seen_in_full:
        look_through_windows(page, subtests)
    if IS_THOROUGH or path[3:] not in AKIN:
        page.evaluate(SHORTEN)
        with subtests.test("has no accessibility violation"):
            assert_accessible(page, IS_THOROUGH or path in SHARED, OPTIONS if is_seen_in_full else WITHOUT_CONTRAST)
    if path not in SHARED:
        with subtests.test("has the search box"):
            page.locator(".dex-find[data-is-started]").wait_for()
            page.keyboard.press("/")
            assert page.evaluate("document.activeElement.id") == "find"


def look_through_windows(page, subtests):
    devtools = page.context.new_cdp_session(page)
    for name, (width, height, font_size) in WINDOWS.items():
        with subtests.test("fits " + name):
            page.set_viewport_size({"width": width, "height": height})
            devtools.send("Page.setFontSizes", {"fontSizes": {"standard": font_size}})
            if font_size == 32:
                assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "30px"
            assert_fits(page)
        page.evaluate(SHORTEN)
    devtools.send("Page.setFontSizes", {"fontSizes": {"standard": 16}})
    devtools.detach()


@pytest.mark.parametrize("path", LARGE + [path for path in EVERYTHING if IS_THOROUGH and path not in LARGE])
def test_no_page_scrolls_sideways_with_large_type_on_a_phone(visitor, path, subtests):
    page = visitor.open("en/about/", width=412, is_new=True)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    page.goto(visitor.address + path)
    if path == "en/finder/?q=all-moves:surf":
        page.locator(".dex-hits").wait_for()
    elif page.locator("#filters").count():
        page.locator("[data-is-started] [aria-controls=filters]").click()
        page.locator("#filters").wait_for()
    page.evaluate("document.querySelectorAll('main details').forEach((fold) => fold.open = true)")
    for width, font_size in [(412, 32), (320, 24)]:
        with subtests.test("%d px, letters of %d px" % (width, font_size)):
            page.set_viewport_size({"width": width, "height": 800})
            devtools.send("Page.setFontSizes", {"fontSizes": {"standard": font_size}})
            assert_fits(page)


# Fields to type in and to choose from, and their size of type.
FIELDS = """() => Object.fromEntries([...document.querySelectorAll(
    "input:not([type=checkbox], [type=radio], [type=hidden], [type=file]), select, textarea")].map((field) =>
        [field.name || field.id, getComputedStyle(field).fontSize]))"""


@pytest.mark.parametrize("path", ["en/", "ja/moves/", *rarely("ja/", "en/moves/", "ja/finder/", "en/compare/", "ja/settings/", "en/about/")])
def test_touch_screens_have_fields_that_ios_does_not_enlarge(visitor, path):
    page = visitor.open(path, width=390, has_touch=True, is_mobile=True)
    fields = page.evaluate(FIELDS)
    assert fields and {name: size for name, size in fields.items() if size != "16px"} == {}


@pytest.mark.parametrize("path, letter", [("en/settings/", "W"), *rarely(("ja/settings/", "ｗ"))])
def test_a_long_name_without_a_space_does_not_widen_the_page(visitor, path, letter):
    page = visitor.open(path, width=390)
    page.locator(".dex-crumbs [aria-current]").evaluate("(crumb, name) => crumb.textContent = name", letter * 200)
    assert not page.evaluate(SCROLLS_SIDEWAYS)


# The tops and bottoms of the header's parts.
HEADER = """() => [...document.querySelectorAll(".dex-top__row > *")].filter((part) => part.checkVisibility()).map((part) => {
    const { top, bottom, left, right } = part.getBoundingClientRect();
    return [top, bottom, left, right];
})"""


@pytest.mark.parametrize("path", ["ja/about/", *rarely("en/pokemon/ditto/", "en/pokemon/pikachu/", "en/", "en/moves/", "ja/evolutions/")])
def test_the_header_is_one_line(visitor, path):
    page = visitor.open(path)
    page.locator(".dex-find[data-is-started]").wait_for()
    for width in [*range(320, 960, 40), 959, 960, 961, *range(970, 1600, 30), 1600]:
        page.set_viewport_size({"width": width, "height": 600})
        parts = page.evaluate(HEADER)
        assert max(top for top, *_ in parts) < min(bottom for _, bottom, *_ in parts), "%d px" % width
        assert all(here[3] <= there[2] for here, there in zip(parts, parts[1:])), "%d px" % width
