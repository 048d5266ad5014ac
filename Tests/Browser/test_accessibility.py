"""axe-core finds nothing wrong on any kind of page, however it is looked at."""
import pytest
from axe_playwright_python.sync_playwright import Axe

from pages import EVERYTHING

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


@pytest.mark.parametrize("path", EVERYTHING)
def test_has_no_violation(visitor, path):
    page = visitor.open(path)
    page.evaluate(SHORTEN)
    options = OPTIONS
    for scheme, width in SIGHTS:
        page.set_viewport_size({"width": width, "height": 800})
        page.emulate_media(color_scheme=scheme)
        assert violations(page, options) == [], "%s at %d px" % (scheme, width)
        options = LOOKS


def test_finds_what_it_should(visitor):
    page = visitor.open("en/about/")
    page.evaluate("""() => {
        const main = document.querySelector("main");
        main.innerHTML = "<p>Pale</p><img src='/assets/icon.svg'><button>a</button><button>b</button>";
        main.querySelector("p").style.color = "#ccc";
        for (const button of main.querySelectorAll("button"))
            Object.assign(button.style, { width: "9px", height: "9px", padding: "0" });
    }""")
    found = {rule for rule, _ in violations(page, OPTIONS)}
    assert {"color-contrast", "image-alt", "target-size"} <= found
