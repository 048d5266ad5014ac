"""What axe-core finds on a page."""
from axe_playwright_python.sync_playwright import Axe

# Each scheme and each width is seen, not each of them in all others.
SIGHTS = [("light", 1280), ("dark", 320)]
# What follows WCAG 2.2 alone is off unless asked for.
OPTIONS = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}
# What depends on how a page looks; all else is judged once.
LOOKS = {"resultTypes": ["violations"], "runOnly": {"type": "rule", "values": [
    "color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"]}}
# Cards and rows are alike: the first of each list stand for the rest, which would take minutes.
SHORTEN = """() => document.querySelectorAll(`
    .dex-table tbody:nth-of-type(n + 4), .dex-table tr:nth-child(n + 5),
    .dex-card:nth-child(n + 9), .dex-families__item:nth-child(n + 5)
`).forEach((element) => element.remove())"""


def violations(page, options):
    """What axe-core finds on a page: each rule broken, with some places."""
    found = Axe().run(page, options=options).response["violations"]
    return [(rule["id"], [node["html"][:200] + " " + node["failureSummary"]
                          for node in rule["nodes"][:3]]) for rule in found]


def assert_accessible(page):
    """A page has no violation in either scheme, wide and narrow."""
    options = OPTIONS
    for scheme, width in SIGHTS:
        page.set_viewport_size({"width": width, "height": 800})
        page.emulate_media(color_scheme=scheme)
        assert violations(page, options) == [], "%s at %d px" % (scheme, width)
        options = LOOKS
