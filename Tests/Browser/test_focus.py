"""A reader with a keyboard sees where they are, and can open and close everything."""
import pytest

from cases import IS_THOROUGH, cases, rarely
from preferences import decided
from reflow import LAY_OUT

STOPS = 30

# Whether the focused element, its cover or its label is outlined, and lies in the window uncovered.
FOCUS = """() => {
    const element = document.activeElement;
    const outlined = (target, pseudo) => {
        const style = target && getComputedStyle(target, pseudo);
        return Boolean(style) && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
    };
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
        (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
    const hit = document.elementFromPoint(x, y);
    return {
        element: element.outerHTML.slice(0, 120),
        isOutlined: outlined(element) || outlined(element, "::after")
            || (element.matches("input") && outlined(element.nextElementSibling)),
        isInView: Boolean(hit) && (element.contains(hit) || hit.contains(element)),
    };
}"""

# Puts the focus on the first elements that can have it, down and up the page. Returns those that are not seen, since neither
# the centre nor a point near a corner shows them, and those that are cut off at a side, though they need less than half of
# the room: what reaches over the middle browsers leave where it is.
COVERED = """(most) => {
    const stops = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")]
        .filter((element) => element.tabIndex >= 0).slice(0, most);
    // What of the window the boxes around an element leave to it.
    const room = (element) => {
        const room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
        for (let around = element.parentElement; around !== document.body; around = around.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(around);
            const { left, top, right, bottom } = around.getBoundingClientRect();
            if (overflowX !== "visible") [room.left, room.right] = [Math.max(room.left, left), Math.min(room.right, right)];
            if (overflowY !== "visible") [room.top, room.bottom] = [Math.max(room.top, top), Math.min(room.bottom, bottom)];
        }
        return room;
    };
    const isSeen = (element) => {
        const { left, top, right, bottom, width } = element.getBoundingClientRect();
        const box = room(element);
        if (width < (box.right - box.left) / 2 && (left < box.left - 1 || right > box.right + 1)) return false;
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return [[x, y], ...[left + 2, right - 2].flatMap((x) => [[x, top + 2], [x, bottom - 2]])].some(([x, y]) => {
            const hit = x > box.left && x < box.right && y > box.top && y < box.bottom && document.elementFromPoint(x, y);
            return hit && hit !== document.body && hit !== document.documentElement
                && (element.contains(hit) || hit.contains(element));
        });
    };
    const covered = (way) => way.filter((element) => {
        element.focus();
        return document.activeElement === element && !isSeen(element);
    }).map((element) => element.outerHTML.slice(0, 120));
    return { down: covered(stops), up: covered(stops.reverse()), count: stops.length };
}"""

# Until the page has had one height for 20 frames: what browsers have skipped gets its real size when it comes into sight.
STEADY = """new Promise((done) => {
    let [last, same] = [-1, 0];
    const frame = () => {
        const { scrollHeight } = document.documentElement;
        [last, same] = [scrollHeight, scrollHeight === last ? same + 1 : 0];
        if (same > 20) done();
        else requestAnimationFrame(frame);
    };
    frame();
})"""

# Pages with heads and columns of tables, bars or buttons that stay in sight, and with lines that scroll sideways.
COMPARED = "en/compare/?p=pikachu,raichu-alola,urshifu-rapid-strike-gmax,meowth-galar"
STICKING = ["en/pokemon/dratini/", "ja/finder/", "en/moves/thunderbolt/", "ja/games/heartgold-soulsilver/", "ja/natures/", "en/moves/",
            "ja/", "en/", "en/abilities/levitate/", "en/types/fire/", "ja/pokemon/meowth-galar/", COMPARED]


@cases(
    ("path", STICKING),
    ("width, height", [(390, 600), (320, 256), *rarely((800, 600), (1280, 800))]),
    ("javascript", [True, *rarely(False)]))
def test_nothing_covers_the_focus(visitor, path, width, height, javascript):
    page = visitor.open(path, width=width, height=height, java_script_enabled=javascript, prepare=decided(view="list"))
    if javascript and page.locator("#filters").count():
        page.locator("[data-is-started] [aria-controls=filters]").click()
        page.locator("#filters").wait_for()
    if javascript and path == COMPARED:
        page.locator(".dex-compare").wait_for()
    page.evaluate(LAY_OUT)
    found = page.evaluate(COVERED, 10_000 if IS_THOROUGH else 250)
    assert found["count"] > 20
    assert (found["down"], found["up"]) == ([], [])


@cases(
    ("width", [1280, 320]),
    ("path", ["en/finder/", "ja/pokemon/eevee/", *rarely("en/", "en/moves/", "ja/moves/thunderbolt/", "en/types/", "ja/evolutions/eevee/")]))
def test_shows_the_focus(visitor, path, width):
    page = visitor.open(path, width=width)
    seen = []
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        seen.append(page.evaluate(FOCUS))
    # Behind the last element comes the page itself, and then the first element again.
    elements = [stop["element"] for stop in seen]
    end = next((number for number, element in enumerate(elements) if element.startswith("<body")), len(seen))
    assert elements[end + 1:] == elements[:len(elements[end + 1:])]
    seen = seen[:end]
    assert [stop for stop in seen if not (stop["isOutlined"] and stop["isInView"])] == []
    assert len({stop["element"] for stop in seen}) > STOPS / 2


@pytest.mark.whole
@cases(("path", ["en/", *rarely("ja/", "en/moves/", "en/pokemon/mew/")]), ("width", [390, *rarely(320, 1280)]))
def test_shows_the_last_link_to_readers_who_go_back_from_the_start(visitor, path, width):
    page = visitor.open(path, width=width, height=600, wait_until="networkidle")
    page.evaluate(STEADY)
    for _ in range(3):
        page.keyboard.press("Shift+Tab")
        page.evaluate(STEADY)
        seen = page.evaluate(FOCUS)
        assert seen["isInView"], seen["element"]


def test_leads_past_the_header_first(visitor):
    page = visitor.open("en/pokemon/dratini/", stays=False)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**#main")
    page.keyboard.press("Tab")
    assert page.evaluate("document.querySelector('main').contains(document.activeElement)")


@pytest.mark.parametrize("javascript", [False, *rarely(True)])
def test_folds_open_and_close_by_keyboard(visitor, javascript):
    page = visitor.open("en/pokemon/dratini/", java_script_enabled=javascript)
    fold = page.locator(".dex-fold:not([open])").first
    number = fold.get_attribute("id")
    fold = page.locator("#" + number)
    table = fold.locator("table").first
    fold.locator("summary").focus()
    page.keyboard.press("Enter")
    table.wait_for(state="visible")
    page.keyboard.press("Space")
    table.wait_for(state="hidden")


@pytest.mark.parametrize("javascript", [False, *rarely(True)])
def test_shiny_switch_changes_the_picture(visitor, javascript):
    page = visitor.open("ja/pokemon/dratini/", java_script_enabled=javascript)
    ordinary = page.locator(".dex-art__look").first
    shiny = page.locator(".dex-art__look--shiny")
    assert ordinary.is_visible() and not shiny.is_visible()
    page.get_by_role("checkbox").focus()
    page.keyboard.press("Space")
    shiny.wait_for(state="visible")
    assert not ordinary.is_visible()
    page.get_by_role("checkbox").click()
    ordinary.wait_for(state="visible")
