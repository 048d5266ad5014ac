"""What axe-core finds on a page."""
from axe_playwright_python.sync_playwright import Axe

from cases import IS_THOROUGH
from reflow import LAY_OUT

# English pages are seen bright and wide, Japanese ones dark and narrow: every kind of page is tested in
# both languages.
SIGHTS = {"en": ("light", 1280), "ja": ("dark", 320)}
# What follows WCAG 2.2 alone is off unless asked for.
OPTIONS = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}
# The rule that takes two thirds of the time; kinds of pages share their colors.
WITHOUT_CONTRAST = {**OPTIONS, "rules": {**OPTIONS["rules"], "color-contrast": {"enabled": False}}}
# Cards and rows are alike: the first of each list stand for the rest, which would take minutes. What is closed is not
# examined in any case.
SHORTEN = """() => document.querySelectorAll(`
    :is(.dex-table, .dex-learnset, .dex-list) :is(tbody:nth-of-type(n + 4), tr:nth-child(n + 4)),
    .dex-cards > li:nth-child(n + 5), .dex-families__item:nth-child(n + 5), :is(.dex-names, .dex-places) > :nth-child(n + 9),
    dd > :nth-child(n + 9), details:not([open]) > :not(summary)
`).forEach((element) => element.remove())"""


# The whole results, of which one needs the violations alone, would take longer to fetch than to find.
RUN = """(options) => axe.run(options).then(({ violations }) => violations.map(({ id, nodes }) =>
    [id, nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`)]))"""


def violations(page, options):
    """What axe-core finds on a page: each rule broken, with some places."""
    page.evaluate(LAY_OUT)
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(Axe().axe_script)
    return page.evaluate(RUN, options)


def assert_accessible(page, in_every_sight=IS_THOROUGH, options=OPTIONS):
    """A page has no violation as it is seen in its language, or in every way."""
    language = page.locator("html").get_attribute("lang")
    for scheme, width in SIGHTS.values() if in_every_sight else [SIGHTS[language]]:
        page.set_viewport_size({"width": width, "height": 800})
        page.emulate_media(color_scheme=scheme)
        assert violations(page, options) == [], "%s at %d px" % (scheme, width)
