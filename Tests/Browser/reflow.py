"""Finds text that is cut off, text that reaches over its box, and pages that scroll sideways."""

# Elements with text that leave the window sideways, except those in a box that scrolls.
CUT_OFF = """() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element) => element && element !== document.body
        && (["auto", "scroll"].includes(getComputedStyle(element).overflowX)
            || scrolls(element.parentElement));
    const speaks = (element) => [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    return [...document.body.querySelectorAll("*")].filter((element) => {
        if (!speaks(element) || element.closest(".dex-visually-hidden, script")) return false;
        const { left, right, width: own } = element.getBoundingClientRect();
        return own > 0 && (left < -1 || right > width + 1) && !scrolls(element);
    }).map((element) => element.outerHTML.slice(0, 160));
}"""
# Boxes whose text is wider than the box, so that it overlaps its neighbours.
SPILLS = """() => [...document.body.querySelectorAll("*")].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
        && !element.closest(".dex-visually-hidden, svg, script") && element.clientWidth > 0
        && getComputedStyle(element).overflowX === "visible"
        && element.scrollWidth > element.clientWidth + 1
).map((element) => element.outerHTML.slice(0, 160))"""
SCROLLS_SIDEWAYS = """() => {
    const page = document.scrollingElement;
    page.scrollLeft = 99;
    return page.scrollLeft > 0 || page.scrollWidth > page.clientWidth;
}"""


# What is laid out only when it is near the window is laid out now.
LAY_OUT = """() => {
    const style = new CSSStyleSheet();
    style.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets = [style];
}"""


def assert_fits(page):
    page.evaluate(LAY_OUT)
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(SPILLS) == []
    assert not page.evaluate(SCROLLS_SIDEWAYS)
