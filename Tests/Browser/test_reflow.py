"""Nothing is cut off and nothing scrolls sideways on narrow screens, zoomed in, or in large type."""
import pytest

from pages import EVERYTHING

# Elements with text that leave the window sideways, but for those in a frame that scrolls.
CUT_OFF = """() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element) => element && element !== document.body
        && (["auto", "scroll"].includes(getComputedStyle(element).overflowX)
            || scrolls(element.parentElement));
    const speaks = (element) => [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    return [...document.body.querySelectorAll("*")].filter((element) => {
        if (!speaks(element) || element.closest(".dex-spoken, script")) return false;
        const { left, right, width: own } = element.getBoundingClientRect();
        return own > 0 && (left < -1 || right > width + 1) && !scrolls(element);
    }).map((element) => element.outerHTML.slice(0, 160));
}"""
# Boxes whose text is wider than they are, and so reaches over what stands beside them.
SPILLS = """() => [...document.body.querySelectorAll("*")].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
        && !element.closest(".dex-spoken, svg, script") && element.clientWidth > 0
        && getComputedStyle(element).overflowX === "visible"
        && element.scrollWidth > element.clientWidth + 1
).map((element) => element.outerHTML.slice(0, 160))"""
SCROLLS_SIDEWAYS = """() => {
    const page = document.scrollingElement;
    page.scrollLeft = 99;
    return page.scrollLeft > 0 || page.scrollWidth > page.clientWidth;
}"""


def assert_fits(page):
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(SPILLS) == []
    assert not page.evaluate(SCROLLS_SIDEWAYS)


@pytest.mark.parametrize("path", EVERYTHING)
def test_fits_a_narrow_screen_a_tablet_and_a_wide_one_at_four_times_its_size(visitor, path):
    # 1280 px at 400 % are 320 px of four dots each.
    page = visitor.open(path, width=320, height=256, device_scale_factor=4)
    assert_fits(page)
    # And a tablet on its way to the full width.
    page.set_viewport_size({"width": 768, "height": 1024})
    assert_fits(page)


@pytest.mark.parametrize("path", EVERYTHING)
def test_fits_in_type_twice_as_large(visitor, path):
    page = visitor.open(path, prepare=lambda page: page.context.new_cdp_session(page).send(
        "Page.setFontSizes", {"fontSizes": {"standard": 32}}))
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "30px"
    assert_fits(page)
