"""Nothing moves when pictures arrive, and nothing looks broken when they don't."""
import pytest

from cases import IS_THOROUGH, cases, rarely
from visitor import Pictures

# Adds up what moved on a page without the reader's doing, and remembers what it was.
WATCH = """
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) {
            const sources = shift.sources.map(({ node }) => node?.outerHTML?.slice(0, 120));
            window.shifts.push([shift.value, sources]);
        }
    }).observe({ type: "layout-shift", buffered: true });
"""
# Playwright's own waiting for a function breaks the pages' content policy: these are promises.
PAINTED = """() => new Promise((done) => new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) requestAnimationFrame(done);
}).observe({ type: "paint", buffered: true }))"""
DRAWN_AGAIN = """() => new Promise(
    (done) => requestAnimationFrame(() => requestAnimationFrame(done)))"""
ARRIVED = """() => Promise.all([...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && !image.complete;
}).map((image) => new Promise((done) => image.onload = image.onerror = done)))"""
MISSING_DRAWINGS = """() => [...document.querySelectorAll("use")].filter((use) => {
    const { width, height } = use.closest("svg").getBoundingClientRect();
    return width > 0 && height > 0 && use.getBBox().width === 0;
}).map((use) => use.getAttribute("href"))"""
PATHS = ["en/pokemon/eevee/", "ja/types/fire/", "en/evolutions/eevee/", *rarely(
    "en/", "ja/pokemon/charizard-mega-x/", "ja/evolutions/generation-1/", "ja/moves/thunderbolt/", "en/pokedexes/paldea/")]
SOME = PATHS if IS_THOROUGH else PATHS[:1]


def watch(page):
    page.add_init_script(WATCH)


def moved(page):
    """What has moved on a page that is watched."""
    return page.evaluate("window.shifts")


def read_on(page, screens=6):
    """Scrolls down screen by screen, so that what is loaded or drawn late comes."""
    for _ in range(screens):
        page.evaluate("scrollBy({ top: innerHeight, behavior: 'instant' })")
        page.evaluate(ARRIVED)
        page.evaluate(DRAWN_AGAIN)


@cases(("width", [320, *rarely(1280)]), ("path", SOME))
def test_nothing_moves_when_pictures_come_late(visitor, path, width):
    page = visitor.open(path, pictures=Pictures.HELD, wait_until="domcontentloaded", width=width,
                        prepare=watch)
    page.evaluate(PAINTED)
    visitor.let_pictures_arrive()
    page.wait_for_load_state("load")
    read_on(page)
    assert moved(page) == []


# The tables whose heads, or the words in them, stood elsewhere before they had buttons that sort.
MOVED_HEADS = """() => [...document.querySelectorAll("table:has(.dex-sort)")].filter((table) => {
    const heads = [...table.tHead.rows[0].cells];
    const places = () => heads.flatMap((head) => {
        const range = document.createRange();
        range.selectNodeContents(head.querySelector(".dex-sort") ?? head);
        const [words, top] = [range.getBoundingClientRect(), table.getBoundingClientRect().top];
        return [words.left, words.top - top, table.tHead.offsetHeight].map(Math.round);
    }).join();
    const withButtons = places();
    table.querySelectorAll(".dex-sort").forEach((button) => button.replaceWith(...button.childNodes));
    return places() !== withButtons;
}).map((table) => table.className)"""


@cases(("width", [320, 1280]),
       ("path", ["ja/moves/thunderbolt/", "en/moves/", *rarely("en/pokemon/eevee/", "ja/moves/protect/", "ja/moves/")]))
def test_heads_stand_where_they_stood_before_they_sort(visitor, path, width):
    page = visitor.open(path, width=width)
    page.locator(".dex-sort").locator("visible=true").first.wait_for()
    assert page.evaluate(MOVED_HEADS) == []


def test_finds_what_moves(visitor):
    page = visitor.open("en/about/", prepare=watch)
    page.evaluate(PAINTED)
    page.evaluate("""() => {
        const late = document.createElement("div");
        late.style.height = "90px";
        document.body.prepend(late);
    }""")
    page.evaluate(DRAWN_AGAIN)
    assert page.evaluate("window.shifts.length") > 0


@pytest.mark.parametrize("path", SOME + ["no/such/page/", *rarely("en/pokemon/koraidon-limited-build/", "")])
def test_pictures_that_arrive_are_whole_and_drawings_are_found(visitor, path):
    page = visitor.open(path, pictures=Pictures.ARRIVE, stays=path == "")
    page.evaluate(ARRIVED)
    assert page.evaluate(MISSING_DRAWINGS) == []
    assert page.evaluate("""() => [...document.images].filter((image) => image.complete
        && image.loading !== "lazy" && !image.naturalWidth).map((image) => image.src)""") == []
    assert page.locator(".dex-art--drawn img[src]:not([loading])").count() == 0


@pytest.mark.parametrize("path", PATHS if IS_THOROUGH else PATHS[:1])
def test_without_scripts_browsers_draw_what_does_not_come(visitor, path):
    page = visitor.open(path, java_script_enabled=False)
    assert page.evaluate("""() => [...document.images].filter((image) => {
        const [disc, drawing] = ["::before", "::after"].map((part) => getComputedStyle(image, part));
        return disc.backgroundImage === "none" || !drawing.maskImage.includes("shapes/");
    }).map((image) => image.outerHTML)""") == []


@pytest.mark.parametrize("path", SOME)
def test_nothing_moves_or_looks_broken_when_pictures_do_not_come(visitor, path):
    page = visitor.open(path, wait_until="domcontentloaded", prepare=watch)
    page.wait_for_load_state("load")
    read_on(page)
    assert moved(page) == []
    # Each is hidden, and our drawing is in its place: masked out of the text's colour, on a disc.
    assert page.evaluate("""() => [...document.images].filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && (getComputedStyle(image).opacity !== "0"
            || !getComputedStyle(image.parentElement, "::after").maskImage.includes("shapes/"));
    }).map((image) => image.outerHTML)""") == []
