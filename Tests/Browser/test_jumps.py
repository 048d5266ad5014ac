"""Links within a page lead to their target, for readers who have not asked for reduced motion too."""
from cases import cases, rarely

PHONE = {"width": 412, "height": 915, "reduced_motion": "no-preference"}
# Where the page has come to rest: how far the target's top is from where it should be, and how much is left to scroll.
REST = """async (id) => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    for (let still = 0, before = null; still < 20; await frame()) {
        still = scrollY === before ? still + 1 : 0;
        before = scrollY;
    }
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    return {
        off: Math.round(document.getElementById(id).getBoundingClientRect().top - parseFloat(scrollPaddingTop)),
        left: Math.round(document.documentElement.scrollHeight - innerHeight - scrollY),
    };
}"""


def assert_at(page, target):
    """The target is at the top, or the page's end is reached before it can be."""
    found = page.evaluate(REST, target)
    assert abs(found["off"]) <= 4 or (found["off"] > 0 and found["left"] <= 1), found


@cases(
    ("path, target", [("ja/evolutions/", "generation-5"), ("en/types/water/", "moves"), *rarely(
                      ("en/", "generation-9"), ("en/pokemon/eevee/", "learnset"), ("ja/", "generation-3"), ("en/evolutions/", "alone"))]),
    ("way", ["click", "address"]))
def test_leads_to_the_target(visitor, path, target, way):
    if way == "address":
        page = visitor.open(path + "#" + target, **PHONE)
    else:
        page = visitor.open(path, **PHONE)
        page.click(":is(.dex-jumps, .dex-bar) [href='#%s']" % target)
    assert_at(page, target)


@cases(("path, target, fold", [("en/pokemon/pikachu/", "learn-3-machine", "learn-machine"),
                              ("ja/moves/thunderbolt/", "generation-4", "learners-earlier")]), ("way", ["address", "load"]))
def test_links_to_a_generation_open_its_fold(visitor, path, target, fold, way):
    page = visitor.open(path + ("#" + target if way == "load" else ""), **PHONE)
    page.wait_for_selector("[data-module^=learn][data-is-started]")
    if way == "address":
        page.evaluate("(target) => { location.hash = target; }", target)
    page.wait_for_selector("#%s[open]" % fold)
    assert_at(page, fold if fold == "learn-machine" else target)


@cases(("way", ["load", *rarely("click")]), ("path", ["ja/pokemon/pikachu/", *rarely("en/pokemon/pikachu/")]))
def test_my_game_does_not_move_the_target(visitor, path, way):
    page = visitor.open(path + "?game=ruby-sapphire" + ("#learnset" if way == "load" else ""), **PHONE)
    page.wait_for_selector("[data-module=learnset][data-is-started]")
    if way == "click":
        page.click(".dex-bar [href='#learnset']")
    assert_at(page, "learnset")
