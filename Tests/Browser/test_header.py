"""The header in browsers that know less, and in forced colours."""
from cases import cases, rarely
from pages import LANGUAGES
from reflow import assert_fits


def forget_popovers(page):
    """Makes the page what it is in a browser without popovers."""
    def answer(route):
        response = route.fetch()
        text = response.text().replace("@supports not selector(:popover-open)", "@supports selector(:popover-open)")
        route.fulfill(response=response, body=text.replace(' popover="auto"', "").replace(' popovertarget="nav"', ""))

    page.route("**/*.css", answer)
    page.route("**/types/", answer)


@cases(("language", LANGUAGES), ("width", [320, 1280, *rarely(768)]))
def test_the_navigation_is_in_sight_where_there_are_no_popovers(visitor, language, width):
    page = visitor.open(language + "/types/", width=width, prepare=forget_popovers, is_new=True)
    assert not page.locator(".dex-top__menu").is_visible()
    links = page.locator(".dex-nav a")
    boxes = [links.nth(index).bounding_box() for index in range(links.count()) if links.nth(index).is_visible()]
    assert len(boxes) == (10 if width < 768 else 8)
    assert all(0 <= box["x"] and box["x"] + box["width"] <= width for box in boxes)
    assert_fits(page)


def test_the_navigation_of_a_phone_can_be_touched(visitor):
    page = visitor.open("en/about/", width=320)
    page.click(".dex-top__menu")
    links = page.locator(".dex-nav a:visible")
    assert links.count() == 10 and min(link.bounding_box()["height"] for link in links.all()) >= 44


def test_the_current_page_and_form_are_marked_in_forced_colors(visitor):
    page = visitor.open("en/pokemon/charizard/", forced_colors="active")
    for links in (".dex-nav a", ".dex-tabs__tab"):
        grounds = page.locator(links).evaluate_all("""(links) => links.map((link) =>
            [link.hasAttribute("aria-current"), getComputedStyle(link).backgroundColor])""")
        current = {ground for is_current, ground in grounds if is_current}
        others = {ground for is_current, ground in grounds if not is_current}
        assert len(current) == 1 and others and not current & others, links


def test_signs_are_drawn_in_forced_colors(visitor):
    page = visitor.open("en/pokemon/charizard/", forced_colors="active")
    page.wait_for_selector(".dex-action")
    signs = page.locator(".dex-action").evaluate_all("""(buttons) => buttons.map((button) => {
        const { backgroundColor, clipPath, forcedColorAdjust } = getComputedStyle(button, "::before");
        return clipPath !== "none" && forcedColorAdjust === "none" && backgroundColor !== "rgba(0, 0, 0, 0)";
    })""")
    assert signs and all(signs)
    # The drawing where a picture is not there.
    adjust = page.locator(".dex-art img").first.evaluate("(image) => getComputedStyle(image, '::after').forcedColorAdjust")
    assert adjust == "none"
