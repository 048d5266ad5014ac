"""How many requests wait for one another until a page answers its reader."""
import urllib.request

import pytest

from cases import rarely


class Steps:
    """By address, how many requests had to come before a page's request could be made, and itself."""

    def __init__(self, page):
        self.of = {}
        client = page.context.new_cdp_session(page)
        client.send("Network.enable")
        client.on("Network.requestWillBeSent", self.note)

    def note(self, event):
        address = event["request"]["url"]
        if address not in self.of:
            steps = [self.of[asker] for asker in askers(event["initiator"]) if asker in self.of]
            self.of[address] = 1 + max(steps, default=self.step_of_nobody(address))

    def step_of_nobody(self, address):
        """Chromium does not know who asked for modules in advance: the page, or a script."""
        if not self.of:
            self.page = urllib.request.urlopen(address).read().decode()
            return 0
        return 1 if address.partition("/assets/")[2] in self.page else self.step_of("page/modules.js")

    def step_of(self, script):
        return next(step for address, step in self.of.items() if address.endswith("/scripts/" + script))

    def longest(self):
        """The most, and what was requested last so."""
        return max((step, address.split("/", 3)[3]) for address, step in self.of.items() if "worker" not in address)


def askers(initiator):
    """The files that made a request."""
    yield initiator.get("url")
    stack = initiator.get("stack")
    while stack:
        yield from (frame["url"] for frame in stack["callFrames"])
        stack = stack.get("parent")


def opened(visitor, path):
    steps = []
    page = visitor.open(path, is_new=True, prepare=lambda page: steps.append(Steps(page)))
    return page, steps[0]


@pytest.mark.parametrize("path, most", [("ja/pokemon/pikachu/", 3), *rarely(("en/about/", 3), ("en/moves/", 3))])
def test_a_page_has_all_its_scripts_soon(visitor, path, most):
    page, steps = opened(visitor, path)
    page.wait_for_selector("[data-module]:not([data-is-started])", state="detached")
    assert steps.longest()[0] <= most, steps.longest()


def test_the_search_requests_its_scripts_and_names_together(visitor):
    page, steps = opened(visitor, "en/about/")
    page.fill("#find", "pikachu")
    page.locator(".dex-find [role=option]:visible").first.wait_for()
    page.locator(".dex-find__art .dex-art").first.wait_for()
    assert steps.of[visitor.address + "data/search.json"] == 3
    # What is shown beside the names comes after them.
    late = {address for address, step in steps.of.items() if step > 3 and "worker" not in address}
    assert late <= {visitor.address + "data/details/en.json"}


def test_filters_request_their_scripts_and_data_together(visitor):
    page, steps = opened(visitor, "ja/?q=type:water")
    page.wait_for_selector(".dex-results:not([hidden]) .dex-cards > li")
    assert steps.longest()[0] <= 4, steps.longest()
    assert {steps.of["%sdata/%s.json" % (visitor.address, name)] for name in ("search", "queries", "pokemon")} == {4}
