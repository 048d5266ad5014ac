"""The main ways through the site in Firefox and WebKit; all other tests here are in Chromium."""
import time

import pytest

import engines
from cases import IS_THOROUGH, cases, rarely, thorough
from controlled_server import ControlledServer
from pages import KINDS, LANGUAGES, LEADING_ON, asking
from preferences import KEY

STARTED = """return [...document.querySelectorAll("[data-module]")].length > 0
    && [...document.querySelectorAll("[data-module]")].every(({ dataset }) => "isStarted" in dataset)"""
# Whether a query is answered; its terms may be in any order.
SHOWN = """return document.querySelector(".dex-listing").dataset.shown?.split(" ").sort().join(" ") === arguments[0]"""
# How far the top of the target is from where it should be.
OFF = """const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    return Math.abs(document.getElementById(arguments[0]).getBoundingClientRect().top - parseFloat(scrollPaddingTop)) <= 4"""
# The computed style and the script of a page, each of which says whether it is of the second build.
ASSETS = """const style = getComputedStyle(document.documentElement).getPropertyValue("--build");
    const script = new URL("page/page-addresses.js", document.querySelector("script[type=module]").src);
    return fetch(script).then((file) => file.text()).then((text) => [style.trim(), text.includes("Build two")])"""
STYLE = "return getComputedStyle(document.querySelector('.dex-top__row')).display"


@pytest.fixture(scope="session")
def started():
    """The browsers that are running, by name."""
    running = {}
    yield running
    for engine in running.values():
        engine.quit()


@pytest.fixture(params=engines.ENGINES)
def engine(request, started):
    """A browser, as wide as a desk."""
    if request.param not in started:
        started[request.param] = engines.ENGINES[request.param]()
    engine = started[request.param]
    engine.resize(1280, 900)
    return engine


def opened(engine, address):
    engine.open(address)
    engine.wait(STARTED)


@thorough
def test_starts_both_lists_of_an_ability(engine, site):
    opened(engine, site + "en/abilities/static/")
    cards = "document.querySelectorAll('.dex-cards > li').length"
    engine.wait("return document.querySelectorAll('.dex-cards .dex-action--favourites').length === %s" % cards)


@pytest.mark.parametrize("engine", ["WebKit", *rarely("Firefox")], indirect=True)
def test_searches_and_filters(engine, site):
    opened(engine, site + "en/about/")
    engine.type("#find", "pikchu")
    engine.wait("return document.querySelector('.dex-find [role=option]')?.outerHTML.includes('pokemon/pikachu/')")
    opened(engine, site + "ja/")
    engine.type("#query", "タイプ:みず わざ:なみのり 素早さ>=100")
    engine.wait(SHOWN, "move:surf spe>=100 type:water")
    engine.click("[data-part=toggle]")
    engine.wait("return !document.querySelector('#filters').hidden")
    engine.click("#gen-1")
    engine.wait(SHOWN, "gen:1 move:surf spe>=100 type:water")
    engine.reload()
    engine.wait(SHOWN, "gen:1 move:surf spe>=100 type:water")


@pytest.mark.parametrize("engine", ["Firefox", *rarely("WebKit")], indirect=True)
def test_shows_what_is_true_in_the_chosen_game(engine, site):
    opened(engine, site + "en/pokemon/clefairy/")
    shown = """return [...document.querySelectorAll(arguments[0])]
        .filter((element) => element.getClientRects().length > 0).map(({ textContent }) => textContent).join()"""
    types = ".dex-identity .dex-badge"
    assert engine.run(shown, types) == "Fairy"
    engine.click(".dex-bar .dex-game__chip")
    engine.click(".dex-bar [data-game=heartgold]")
    assert engine.run(shown, types) == "Normal"
    opened(engine, site + "ja/types/")
    columns = ".dex-chart__column"
    assert "フェアリー" not in engine.run(shown, columns)
    engine.click(".dex-top .dex-game__off")
    assert "フェアリー" in engine.run(shown, columns)
    assert engine.run("return localStorage.getItem(arguments[0])", KEY % "game") is None


@thorough
def test_leads_from_a_place_to_where_a_pokemon_is_found(engine, site):
    opened(engine, site + "ja/places/viridian-forest/")
    engine.click("#places-red-blue summary")
    engine.click("#places-red-blue a[href*='pokemon/pikachu/']")
    engine.wait("return location.href.endsWith('/pokemon/pikachu/#places') && document.readyState === 'complete'")
    engine.click("#places-red-blue summary")
    engine.wait("return document.querySelector('#places-red-blue[open] a[href*=\"places/viridian-forest/\"]') !== null")


@thorough
@pytest.mark.parametrize("path, target", [("en/", "generation-9"), ("ja/evolutions/", "generation-5"),
                                          ("en/pokemon/pikachu/", "generation-3"),
                                          ("en/pokemon/pikachu/?game=red-blue", "learnset")])
def test_jumps_to_the_target(engine, site, path, target):
    opened(engine, site + path + "#" + target)
    engine.wait(OFF, target)
    opened(engine, site + path)
    engine.click("main nav [href='#%s']" % target)
    engine.wait(OFF, target)


@thorough
@pytest.mark.parametrize("language", LANGUAGES)
def test_shows_one_game_of_a_learnset(engine, site, language):
    opened(engine, site + language + "/pokemon/pikachu/?game=sword-shield")
    engine.wait("return document.querySelector('[data-part=main]').dataset.game === 'sword-shield'")


@thorough
@pytest.mark.parametrize("language", LANGUAGES)
def test_finds_and_compares(engine, site, language):
    opened(engine, site + asking(language + "/finder/", "move:surf move:thunderbolt game:sword-shield"))
    engine.wait("return document.querySelectorAll('.dex-hits tbody tr').length > 5")
    opened(engine, site + language + "/compare/?p=pikachu,raichu-alola")
    engine.wait("return document.querySelectorAll('.dex-compare thead th').length === 2")


@thorough
@pytest.mark.parametrize("language", LANGUAGES)
def test_keeps_settings(engine, site, language):
    opened(engine, site + language + "/settings/")
    engine.click("#theme-dark")
    opened(engine, site + language + "/about/")
    assert engine.run("return getComputedStyle(document.body).color") == "rgb(238, 240, 244)"
    opened(engine, site + language + "/settings/")
    engine.run("localStorage.clear()")


@thorough
def test_who_returns_is_where_they_were(engine, whole_site):
    opened(engine, whole_site + "en/?q=sort:-total")
    engine.wait("return document.querySelectorAll('.dex-results .dex-cards > li').length === 1351")
    # Cards above it get their heights when they are drawn, and move it. It is scrolled to until it stays.
    engine.wait("""const card = document.querySelectorAll(".dex-results .dex-cards > li")[300];
        const { top, bottom } = card.getBoundingClientRect();
        if (top > 0 && bottom < innerHeight && top === self.lastTop) return ++self.rest > 5;
        if (top !== self.lastTop) self.rest = 0;
        self.lastTop = top;
        if (top <= 0 || bottom >= innerHeight) card.scrollIntoView({ block: "center", behavior: "instant" });""")
    engine.click(".dex-results .dex-cards > li:nth-child(301) a")
    engine.wait("return location.pathname.includes('/pokemon/')")
    engine.back()
    engine.wait("""const { top, bottom } = document.querySelectorAll(".dex-results .dex-cards > li")[300]?.getBoundingClientRect() ?? {};
        return bottom > 0 && top < innerHeight""")


@thorough
def test_shows_the_stored_choices_after_a_reload(engine, site):
    opened(engine, site + "en/settings/")
    engine.click("#theme-dark")
    # The browser itself restores what the page showed.
    engine.run("localStorage.setItem(arguments[0], 'light')", KEY % "theme")
    engine.reload()
    engine.wait(STARTED)
    assert engine.run("return document.querySelector('[name=theme]:checked').value") == "light"
    engine.run("localStorage.clear()")


def controlled(engine, address):
    """Opens a page, and waits until the service worker controls it."""
    opened(engine, address)
    engine.wait("return navigator.serviceWorker.controller !== null")


@thorough
def test_reads_offline_what_was_visited(engine, server):
    controlled(engine, server.address + "en/pokemon/pikachu/")
    opened(engine, server.address + "en/pokemon/mew/")
    opened(engine, server.address + "en/pokemon/pikachu/")
    server.is_off = True
    opened(engine, server.address + "en/pokemon/mew/")
    assert engine.text("h1") == "Mew"
    assert engine.run(STYLE) == "flex"


@thorough
@pytest.mark.parametrize("language", ["ja", *rarely("en")])
def test_saves_everything_and_reads_it_offline(engine, copy, server, language):
    opened(engine, server.address + language + "/settings/")
    shown = "return document.querySelector(arguments[0])?.checkVisibility()"
    button = "[data-copy=%s] [data-action=%%s]" % language
    engine.wait(shown, button % "start")
    engine.click(button % "start")
    engine.wait(shown, button % "check")
    server.is_off = True
    for path in copy.pages if IS_THOROUGH else ["", "pokemon/mew/"]:
        opened(engine, server.address + language + "/" + path)
        assert engine.run("return location.href") == server.address + language + "/" + path
        assert engine.run(STYLE) == "flex"
    opened(engine, server.address + asking(language + "/", "type:electric move:surf"))
    engine.wait(SHOWN, "move:surf type:electric")
    opened(engine, server.address + asking(language + "/finder/", "move:surf game:scarlet-violet"))
    engine.wait("return document.querySelector('.dex-hits tbody tr') !== null")


@thorough
@pytest.mark.parametrize("versions", ["new", "old", "hanging"])
def test_a_page_of_a_new_build_has_its_styles_in_the_same_tab(engine, copy, server, versions):
    # A page that waited for the list of versions would wait for ever.
    for limit in ("patience=10_000", "longestRequest=10_000"):
        copy.change("service-worker.js", limit, limit.split("=")[0] + "=1e9")
    controlled(engine, server.address + "en/pokemon/pikachu/")
    opened(engine, server.address + "en/pokemon/mew/")
    assert engine.run(ASSETS) == ["", False]
    old = copy.read("version.json")
    copy.rebuild("en/pokemon/pikachu/")
    if versions == "old":
        copy.write("version.json", old)
    if versions == "hanging":
        server.hold("version.json")
    engine.open(server.address + "en/pokemon/pikachu/")
    assert engine.text("h1") == "Pikachu, anew"
    assert engine.run(ASSETS) == ["two", True]


def screenshot_at_rest(engine):
    """A picture of the window that has not changed for a second."""
    shots = [engine.screenshot()]
    while len(shots) < 100 and (len(shots) < 5 or len(set(shots[-5:])) > 1):
        time.sleep(.25)
        shots.append(engine.screenshot())
    return shots[-1]


@thorough
@pytest.mark.parametrize("engine", ["WebKit"], indirect=True)
def test_draws_nothing_around_a_picture_that_is_not_there(engine, site):
    engine.open(site + "en/pokedexes/paldea/")
    engine.wait("return document.querySelector('.dex-art--drawn > [alt=\"\"]') !== null")
    engine.wait("return document.querySelector('.dex-cards > li:last-child .dex-action') !== null")
    # Its scroll bar fades away.
    engine.run("document.documentElement.style.overflow = 'hidden'")
    show = "document.querySelector('.dex-art--drawn > [alt=\"\"]').style.opacity = arguments[0]"
    engine.run(show, "0")
    without = screenshot_at_rest(engine)
    engine.run(show, "")
    assert screenshot_at_rest(engine) == without


# Opens a page in a frame of a certain width: windows are not as narrow as phones.
FRAME = """const frame = document.createElement("iframe");
    frame.style.cssText = `border: 0; block-size: 800px; inline-size: ${arguments[1]}px`;
    frame.src = arguments[0];
    frame.onload = () => { frame.dataset.isLoaded = ""; };
    document.body.replaceChildren(frame)"""
BEYOND = """const { documentElement: root } = document.querySelector("iframe").contentDocument;
    return root.scrollWidth"""


@pytest.fixture(scope="session")
def frameable(site_folder):
    """The site's address without the headers that keep its pages out of frames."""
    with ControlledServer(site_folder) as server:
        yield server.address


@thorough
@cases(("page", KINDS), ("language", LANGUAGES), ("width", [390, 1280]))
def test_fits(engine, frameable, page, language, width):
    if language + "/" + page in LEADING_ON:
        pytest.skip("leads on to another page")
    engine.open(frameable + "version.json")
    engine.run(FRAME, frameable + language + "/" + page, width)
    engine.wait("return 'isLoaded' in document.querySelector('iframe').dataset")
    assert engine.run(BEYOND) <= width
