"""The site without a network: what was visited, what was saved, and never styles and scripts of two builds on one page."""
import bisect
import re

import pytest

import reader as readers
from cases import IS_THOROUGH, rarely, thorough
from controlled_server import ControlledServer
from preferences import FORBIDDEN
from reader import Reader
from site_copy import BUILD, PAGES, SiteCopy

PIKACHU = "pokemon/pikachu/"
STYLE = "getComputedStyle(document.querySelector('.dex-top__row')).display"


def visit(reader, path):
    """Opens a page and waits until it is stored."""
    page = reader.open(path)
    reader.stored(page, path, "assets/style.css", path[:2] + "/offline/")
    return page


# Visited pages


@pytest.fixture(scope="module")
def visited_once(browser, site_folder, tmp_path_factory):
    """A reader of a site that does not change, who has visited some pages, and its server."""
    copy = SiteCopy(site_folder, tmp_path_factory.mktemp("visited") / "site", PAGES)
    with ControlledServer(copy.folder) as server, browser.new_context(**readers.SETTINGS) as context:
        reader = Reader(context, server.address)
        for path in ("en/" + PIKACHU, "ja/" + PIKACHU, "en/"):
            visit(reader, path).close()
        yield reader, server


@pytest.fixture
def visited(visited_once):
    """That reader, with the network, and without a page; no test may leave a fault."""
    reader, server = visited_once
    yield reader
    server.is_off = False
    server.failing = server.erring = set()
    server.go_on()
    reader.go_online()
    for page in reader.context.pages:
        page.close()
    assert reader.faults == []


@pytest.fixture
def visited_server(visited_once):
    return visited_once[1]


@pytest.mark.parametrize("language", ["en", *rarely("ja")])
def test_a_visited_page_works_offline_at_once(visited, language):
    page = visited.open(language + "/" + PIKACHU)
    heading = page.locator("h1").inner_text()
    visited.go_offline()
    page.reload()
    assert page.locator("h1").inner_text() == heading
    assert page.evaluate(STYLE) == "flex"
    assert page.evaluate("document.documentElement.dataset.script") == "on"


@thorough
def test_works_below_another_address(browser, copy):
    with ControlledServer(copy.folder, base="below/pokedex/") as server, \
            browser.new_context(**readers.SETTINGS) as context:
        reader = Reader(context, server.address)
        page = visit(reader, "ja/" + PIKACHU)
        scopes = page.evaluate(
            "navigator.serviceWorker.getRegistrations().then((all) => all.map(({ scope }) => scope))")
        assert scopes == [server.address]
        reader.go_offline()
        page.reload()
        assert page.evaluate(STYLE) == "flex"
        page = reader.open("ja/pokemon/mew/", page)
        page.wait_for_url(server.address + "ja/offline/?page=*")
        assert reader.faults == []


@pytest.mark.parametrize("language", ["ja", *rarely("en")])
def test_the_offline_page_names_what_is_missing_and_leads_to_what_is_at_hand(visited, language):
    page = visited.open(language + "/" + PIKACHU)
    title = page.locator("h1").inner_text()
    visited.go_offline()
    page = visited.open(language + "/pokemon/mew/?from=here", page)
    page.wait_for_url("**/%s/offline/?page=*" % language)
    assert page.locator("html").get_attribute("lang") == language
    asked = page.locator("[data-part=asked] a")
    asked.wait_for()
    assert asked.get_attribute("href") == visited.address + language + "/pokemon/mew/?from=here"
    assert asked.inner_text() == language + "/pokemon/mew/?from=here"
    page.get_by_role("link", name=title).click()
    page.wait_for_url("**/" + PIKACHU)


def test_the_offline_page_leads_on_when_the_network_is_back(visited):
    page = visited.open("en/" + PIKACHU)
    visited.go_offline()
    page = visited.open("en/pokemon/smeargle/", page)
    page.locator("[data-part=asked] a").wait_for()
    visited.go_online()
    # Chromium can hang when a page is closed while its address changes.
    page.wait_for_url("**/en/pokemon/smeargle/")


def test_the_offline_page_leads_to_no_other_site(visited):
    page = visited.open("en/" + PIKACHU)
    visited.open("en/offline/?page=https%3A%2F%2Fexample.org%2F", page)
    page.get_by_role("link", name="Pikachu").wait_for()
    assert page.locator("[data-part=asked]").is_hidden()


@thorough
def test_other_addresses_of_a_page_lead_to_it_with_and_without_the_network(visited):
    page = visited.open("en/" + PIKACHU)
    for leave in (lambda: None, visited.go_offline):
        leave()
        visited.open("en/pokemon/pikachu", page)
        assert page.url == visited.address + "en/" + PIKACHU
        visited.open("en/pokemon/pikachu/index.html?some=thing", page)
        assert page.locator("h1").inner_text() == "Pikachu"


def test_the_front_page_leads_to_the_reader_s_language_offline_too(visited):
    page = visited.open("en/")
    visited.go_offline()
    page.goto(visited.address, wait_until="commit")
    page.wait_for_url(visited.address + "en/")
    page.locator("h1", has_text=re.compile(r"^All [\d,]+ Pokémon$")).wait_for()


def test_data_that_was_used_is_there_offline(visited):
    page = visited.open("en/" + PIKACHU)
    get = "fetch('../../../data/moves.json').then((file) => file.json()).then(({ slug }) => slug.length)"
    assert page.evaluate(get) == 938
    visited.stored(page, "data/moves.json")
    visited.go_offline()
    page.reload()
    assert page.evaluate(get) == 938


@thorough
@pytest.mark.parametrize("cause, kind", [("is_off", "unreachable"), ("failing", "missing"), ("erring", "failing")])
def test_pages_learn_why_a_file_does_not_come(visited, visited_server, cause, kind):
    page = visited.open("en/" + PIKACHU)
    setattr(visited_server, cause, True if cause == "is_off" else {"data/types.json"})
    assert page.evaluate("""(root) => import(new URL("page/data.js", document.querySelector("script[type=module]").src))
        .then(({ load }) => load("types")).catch(({ kind }) => kind)""", visited.address) == kind


# The network comes first


@thorough
def test_a_stored_page_stands_in_when_the_network_is_slow(visited, visited_server):
    page = visited.open("en/" + PIKACHU)
    visited_server.hold()
    page.reload()
    assert page.locator("h1").inner_text() == "Pikachu"
    assert page.evaluate(STYLE) == "flex"


def test_a_stored_page_stands_in_for_a_server_that_fails(visited, visited_server):
    page = visited.open("en/" + PIKACHU)
    visited_server.is_off = True
    page.reload()
    assert page.locator("h1").inner_text() == "Pikachu"


# A new build


@thorough
def test_two_tabs_each_have_the_styles_and_scripts_of_their_own_build(reader, copy):
    old = visit(reader, "en/" + PIKACHU)
    assert old.evaluate(BUILD) == [False, False, False]
    reader.stored(old, "data/types.json")
    copy.rebuild("en/" + PIKACHU)
    new = reader.open("en/" + PIKACHU)
    assert new.locator("h1").inner_text() == "Pikachu, anew"
    assert new.evaluate(BUILD) == [True, True, True]
    # Data are those of the build that is there.
    assert old.evaluate(BUILD) == [False, False, True]
    old.reload()
    assert old.evaluate(BUILD) == [True, True, True]


@thorough
def test_a_page_has_its_own_styles_though_the_list_of_versions_is_old(reader, copy, server):
    visit(reader, "en/" + PIKACHU)
    old = copy.read("version.json")
    copy.rebuild("en/" + PIKACHU)
    copy.write("version.json", old)
    page = reader.open("en/" + PIKACHU)
    assert page.locator("h1").inner_text() == "Pikachu, anew"
    assert page.evaluate(BUILD)[:2] == [True, True]


@thorough
def test_a_page_does_not_wait_for_the_list_of_versions(reader, server):
    visit(reader, "en/" + PIKACHU)
    server.hold("version.json")
    page = reader.open("en/pokemon/mew/")
    assert page.evaluate(STYLE) == "flex"
    assert "version.json" in server.asked()


def test_a_page_is_never_stale_and_only_what_changed_is_fetched_again(reader, copy, server):
    page = visit(reader, "en/" + PIKACHU)
    copy.change("en/pokemon/pikachu/index.html", "</h1>", ", anew</h1>")
    copy.publish()
    server.forget()
    page.reload()
    assert page.locator("h1").inner_text() == "Pikachu, anew"
    reader.stored(page, "data/pages/en.json", times=2)
    asked = [path for path in server.asked() if path != "service-worker.js"]
    assert sorted(asked) == sorted(["en/" + PIKACHU, "version.json", "data/pages/en.json"])


@thorough
def test_offline_each_page_has_the_styles_and_scripts_of_its_own_build(reader, copy):
    page = visit(reader, "en/" + PIKACHU)
    copy.rebuild("en/" + PIKACHU, "en/pokemon/mew/")
    mew = visit(reader, "en/pokemon/mew/")
    reader.go_offline()
    page.reload()
    # The new page of Pikachu was never visited: the old one comes with the old style.
    assert page.locator("h1").inner_text() == "Pikachu"
    assert page.evaluate(BUILD) == [False, False, None]
    mew.reload()
    assert mew.evaluate(BUILD) == [True, True, None]


# The data saver

SAVER = """Object.defineProperty(navigator, "connection", { value: { saveData: %s }, configurable: true });"""
# Once all is loaded and the browser has had time for what can wait.
IDLE = "new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)))"


def test_the_data_saver_keeps_pages_from_fetching_for_later(reader, server):
    reader.context.add_init_script(SAVER % "true")
    page = reader.open("en/" + PIKACHU)
    page.wait_for_load_state("networkidle")
    page.evaluate(IDLE)
    later = [path for path in server.asked() if "offline/" in path or path in ("service-worker.js", "version.json")]
    assert later == []
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0


@thorough
def test_with_the_data_saver_everything_can_be_saved_in_the_settings(reader, server):
    reader.context.add_init_script(SAVER % "true")
    page = reader.open("en/settings/")
    start(page, server)
    server.go_on()
    page.reload()
    panel(page, "check").wait_for()


# Everything


def panel(page, action):
    return page.locator("[data-copy]:not([data-copy=pictures]) [data-action=%s]" % action)


def state(page):
    return page.locator("[data-part=state]").first


def save(reader, language="en"):
    """Has everything saved, and returns the settings."""
    page = reader.open(language + "/settings/")
    panel(page, "start").click()
    panel(page, "check").wait_for()
    return page


# The other tests save the English pages.
@pytest.mark.parametrize("language", ["ja", *rarely("en")])
def test_everything_that_was_saved_is_there_after_a_fresh_start(
        playwright, server, copy, tmp_path, language):
    with readers.persistent_context(playwright, tmp_path / "profile") as context:
        save(Reader(context, server.address), language)
    with readers.persistent_context(playwright, tmp_path / "profile", offline=True) as context:
        reader = Reader(context, server.address)
        read_everything(reader, copy, language)
        use_everything(reader, language)
        assert reader.faults == []


@thorough
def test_saves_where_the_browser_has_no_storage_manager(reader):
    reader.context.add_init_script("Object.defineProperty(Navigator.prototype, 'storage', { value: undefined })")
    save(reader)


def read_everything(reader, copy, language):
    page = reader.open(language + "/")
    for path in list(copy.pages)[::None if IS_THOROUGH else 4]:
        page.goto(reader.address + language + "/" + path)
        assert page.url == reader.address + language + "/" + path
        assert page.evaluate(STYLE) == "flex"
    data = [path for path in copy.below("data") if not path.startswith("data/pages/")]
    assert len(data) > 20
    versions = page.evaluate("""([root, paths]) => Promise.all(paths.map((path) =>
        fetch(root + path).then((file) => file.json()).then(({ version }) => version)))""",
                             [reader.address, data])
    assert versions == [1] * len(data)


def use_everything(reader, language):
    """Searches, filters, finds who learns a move, and compares, all from what is stored."""
    page = reader.open(language + "/?q=type:electric+move:surf")
    page.locator("[data-module=list][data-shown]").wait_for()
    assert page.locator(".dex-results .dex-cards > li a[href$='/pokemon/pikachu/']").count() == 1
    page.locator("#find").fill("pikachuu")
    page.locator("#find-list [role=option][href$='/pokemon/pikachu/']:visible").wait_for()
    page.goto(reader.address + language + "/finder/?q=move:surf+game:scarlet-violet")
    page.locator(".dex-hits tbody tr").first.wait_for()
    page.goto(reader.address + language + "/compare/?p=pikachu,mew")
    page.locator(".dex-compare thead th").nth(1).wait_for()
    page.locator("[data-fold=shared]").wait_for()


@thorough
def test_tells_how_far_it_is_and_begins_again_where_what_was_stored_is_gone(reader, copy):
    page = save(reader)
    count = len(copy.pages) + len([path for path in copy.below("data") if "/pages/" not in path])
    assert state(page).inner_text() == "Everything is saved"
    assert page.locator("[data-part=counts]").first.inner_text() == "%d pages and files" % count
    assert page.locator("[data-part=size]").first.inner_text().endswith(" MB")
    assert page.locator("[data-part=at]").first.inner_text() != ""
    page.evaluate("caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))")
    page = reader.open("en/about/")
    reader.stored(page, *["en/" + path for path in copy.pages])


def misplaced(server, copy, language, generations):
    """The pages that were not asked for in the order of their generations, with the order.

    Five are on the way at once, and may overtake one another: a quarter may come late.
    """
    asked = [path[3:] for path in server.asked("/") if path[3:] in copy.pages and path[:2] == language]
    assert len(asked) > 15
    # The longest part that is in order, by the places of what it may end with.
    ends = []
    for place in (generations.index(copy.pages[path]) for path in asked):
        spot = bisect.bisect_right(ends, place)
        ends[spot:spot + 1] = [place]
    late = len(asked) - len(ends)
    return [(path, copy.pages[path]) for path in asked] if late > len(asked) // 4 else []


def start(page, server):
    """Begins to save everything, while the server does not answer yet."""
    panel(page, "start").wait_for()
    server.forget()
    server.hold()
    panel(page, "start").click()
    panel(page, "pause").wait_for()


@thorough
def test_saves_lists_and_the_first_generation_first(reader, server, copy):
    page = reader.open("en/settings/")
    start(page, server)
    server.go_on()
    panel(page, "check").wait_for()
    assert misplaced(server, copy, "en", list(range(10))) == []
    assert server.busiest <= 5


@thorough
def test_the_chosen_generation_comes_after_the_first(reader, server, copy):
    page = reader.open("ja/settings/")
    page.get_by_label("先に保存する世代").select_option("9")
    start(page, server)
    server.go_on()
    panel(page, "check").wait_for()
    assert misplaced(server, copy, "ja", [0, 1, 9, 2, 3, 4, 5, 6, 7, 8]) == []


@thorough
def test_the_generation_of_the_reader_s_own_game_comes_before_the_first(reader, server, copy):
    page = reader.open("en/settings/")
    page.locator("[data-module=offline-copy][data-is-started]").wait_for()
    page.locator(".dex-top .dex-game__chip").click()
    page.locator(".dex-top [data-game=scarlet-violet]").click()
    start(page, server)
    server.go_on()
    panel(page, "check").wait_for()
    assert misplaced(server, copy, "en", [0, 9, 1, 2, 3, 4, 5, 6, 7, 8]) == []


@thorough
def test_the_generation_that_is_opened_meanwhile_comes_next(reader, server, copy):
    other = visit(reader, "en/pokemon/sprigatito/")
    page = reader.open("en/settings/")
    start(page, server)
    # The page is at hand while the server does not answer.
    other.reload()
    # What one window stores reaches another one a little later.
    for window in (other, page):
        window.wait_for_function("() => localStorage.getItem('dex / offline-opened') !== null")
    server.forget()
    server.go_on()
    panel(page, "check").wait_for()
    assert misplaced(server, copy, "en", [0, 1, 9, 2, 3, 4, 5, 6, 7, 8]) == []


def test_pauses_and_goes_on_after_a_reload(reader, server):
    page = reader.open("en/settings/")
    start(page, server)
    panel(page, "pause").click()
    panel(page, "resume").wait_for()
    server.go_on()
    page.reload()
    panel(page, "resume").wait_for()
    assert state(page).inner_text().startswith("Paused (")
    panel(page, "resume").click()
    panel(page, "check").wait_for()


@thorough
def test_goes_on_with_what_failed_once_the_network_is_back(reader, server, copy):
    page = reader.open("en/settings/")
    start(page, server)
    server.is_off = True
    server.go_on()
    page.get_by_text("Waiting for the network (").first.wait_for()
    server.is_off = False
    page.evaluate("dispatchEvent(new Event('online'))")
    panel(page, "check").wait_for()
    assert state(page).inner_text() == "Everything is saved"
    reader.stored(page, *["en/" + path for path in copy.pages])


@thorough
def test_goes_on_while_other_pages_are_open(reader, server, copy):
    page = reader.open("en/settings/")
    start(page, server)
    server.go_on()
    page.goto(reader.address + "en/about/")
    reader.stored(page, *["en/" + path for path in copy.pages])
    page.goto(reader.address + "en/settings/")
    panel(page, "check").wait_for()


LOGS = [
    ("en", ["Started: ", "Fetched en/pokemon/mew/", "Trying again: en/pokemon/litten/ (file missing)",
            "Failed: en/pokemon/litten/ (file missing)", "Up to 3 requests at once", "Finished"]),
    ("ja", ["開始：", "取得：ja/pokemon/mew/", "再試行：ja/pokemon/litten/（ファイルなし）",
            "失敗：ja/pokemon/litten/（ファイルなし）", "同時に3件まで", "完了"])]


@pytest.mark.parametrize("language, texts", [LOGS[0], *rarely(LOGS[1])])
def test_logs_what_happened_and_tries_again_what_failed(reader, server, language, texts):
    server.failing = {language + "/pokemon/litten/"}
    page = reader.open(language + "/settings/")
    assert not page.locator(".dex-log").is_visible()
    panel(page, "start").click()
    panel(page, "retry").wait_for()
    assert page.locator("[data-part=counts]").first.inner_text() == {
        "en": "1 couldn’t be saved", "ja": "失敗 1"}[language]
    assert len(server.asked(language + "/pokemon/litten/")) == 3
    page.locator(".dex-log__title").click()
    log = page.locator(".dex-log__list")
    for text in texts:
        log.get_by_text(text).first.wait_for()
    # The newest comes first, and a reload keeps it.
    assert texts[-1] in log.locator("li").first.inner_text()
    page.reload()
    # Once the panel is there, nothing moves under the pointer.
    panel(page, "retry").wait_for()
    page.locator(".dex-log__title").click()
    log.get_by_text(texts[1]).wait_for()
    server.failing = set()
    panel(page, "retry").click()
    panel(page, "check").wait_for()


@thorough
def test_fetches_everything_again_and_clears_after_a_confirmation(reader, server, copy):
    page = save(reader)
    server.forget()
    panel(page, "refetch").click()
    server.hold()
    page.get_by_role("button", name="Fetch again").click()
    panel(page, "pause").wait_for()
    server.go_on()
    panel(page, "check").wait_for()
    missed = [path for path in copy.pages if "en/" + path not in server.asked() and path != "offline/"]
    assert missed == []
    panel(page, "clear").click()
    page.get_by_role("button", name="Cancel").click()
    panel(page, "check").wait_for()
    assert "en/" + PIKACHU in reader.stored(page)
    panel(page, "clear").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    panel(page, "start").wait_for()
    left = reader.stored(page)
    assert [path for path in left if path.startswith("en/") and path.endswith("/")] == ["en/offline/"]
    assert [path for path in left if path.startswith("data/") and "/pages/" not in path] == []


LINE = ".dex-saving:visible"
LATE_REPORT = """async (copy) => {
    const { channelName } = await import(new URL("offline/copies.js", document.querySelector("script[type=module]").src));
    new BroadcastChannel(channelName).postMessage({ copy, done: 1, total: 2, failed: 0, isCut: false });
    await new Promise((resolve) => setTimeout(resolve, 500));
}"""


SAVING = [("en", "Saving (", "Everything is saved"), ("ja", "保存しています（", "すべて保存済み")]


@thorough
@pytest.mark.parametrize("language, running, saved", [SAVING[1], *rarely(SAVING[0])])
def test_any_page_shows_how_far_it_is_and_that_it_is_done(reader, server, language, running, saved):
    other = visit(reader, language + "/" + PIKACHU)
    page = reader.open(language + "/settings/")
    start(page, server)
    other.locator(LINE, has_text=running).wait_for()
    server.go_on()
    end = other.locator(LINE + " [role=status]", has_text=saved)
    end.wait_for()
    # A report that comes late does not hide the end.
    page.evaluate(LATE_REPORT, language)
    assert end.is_visible()
    assert page.locator(LINE).count() == 0
    other.locator(LINE + " button").click()
    assert other.locator(LINE).count() == 0


@thorough
def test_the_line_goes_with_a_pause(reader, server):
    other = visit(reader, "en/" + PIKACHU)
    page = reader.open("en/settings/")
    start(page, server)
    other.locator(LINE, has_text="Saving (").wait_for()
    panel(page, "pause").click()
    other.locator(".dex-saving").wait_for(state="hidden")
    server.go_on()


@thorough
def test_an_update_fetches_what_changed_and_says_how_much(reader, server, copy):
    save(reader)
    copy.rebuild("en/pokemon/snivy/", "en/pokemon/litten/", has_new_assets=False)
    server.forget()
    # It is enough that any page is visited.
    page = reader.open("en/about/")
    page.wait_for_function("() => JSON.parse(localStorage.getItem('dex / offline-en')).updated === 3")
    pages = [path for path in server.asked("/") if path != "en/about/"]
    assert sorted(pages) == ["en/pokemon/litten/", "en/pokemon/snivy/"]
    page.goto(reader.address + "en/settings/")
    panel(page, "check").wait_for()
    assert page.locator("[data-part=updated]").first.inner_text() == "3 pages and files had changed"
    panel(page, "check").click()
    page.get_by_text("Everything is up to date.").wait_for()
    reader.go_offline()
    page = reader.open("en/pokemon/snivy/")
    assert page.locator("h1").inner_text() == "Snivy, anew"


@thorough
def test_looks_for_updates_when_asked(reader, copy):
    page = save(reader)
    panel(page, "check").click()
    page.get_by_text("Everything is up to date.").wait_for()
    copy.rebuild("en/pokemon/snivy/", has_new_assets=False)
    panel(page, "check").click()
    page.get_by_text("2 pages and files had changed").wait_for()


@thorough
def test_saves_the_site_s_own_pictures_apart(reader, copy):
    for name in ("1.png", "2.png"):
        copy.write("pictures/pokemon/" + name, copy.read(copy.assets + "icon-192.png"))
    copy.publish()
    page = save(reader)
    pictures = page.locator("[data-copy=pictures]")
    assert "pictures/pokemon/1.png" not in reader.stored(page)
    pictures.locator("[data-action=start]").click()
    pictures.locator("[data-action=check]").wait_for()
    reader.go_offline()
    size = """(address) => new Promise((resolve) => {
        const picture = new Image();
        picture.onload = picture.onerror = () => resolve(picture.naturalWidth);
        picture.src = address;
    })"""
    assert page.evaluate(size, reader.address + "pictures/pokemon/2.png") == 192


# What goes wrong


def news(page):
    return page.locator("[data-part=news]").first


@thorough
def test_says_that_the_storage_is_full(reader):
    page = reader.open("en/settings/")
    panel(page, "start").wait_for()
    used = page.evaluate("navigator.storage.estimate().then(({ usage }) => usage)")
    session = reader.context.new_cdp_session(page)
    session.send("Storage.overrideQuotaForOrigin", {
        "origin": reader.address.rstrip("/"), "quotaSize": used + 200_000})
    panel(page, "start").click()
    panel(page, "resume").wait_for()
    assert "not enough space" in news(page).inner_text()
    session.send("Storage.overrideQuotaForOrigin", {"origin": reader.address.rstrip("/")})
    panel(page, "resume").click()
    panel(page, "check").wait_for()


def test_offers_no_copy_where_no_preference_can_be_stored(reader):
    reader.context.add_init_script(FORBIDDEN)
    page = reader.open("en/settings/")
    panel(page, "again").wait_for()
    assert "does not let the site store anything" in news(page).inner_text()
    assert not page.get_by_text("saved already").is_visible() and not panel(page, "start").is_visible()


@thorough
def test_works_where_nothing_may_be_stored(reader, copy):
    script = copy.read("service-worker.js")
    refuse = b'caches.open = caches.keys = () => Promise.reject(new DOMException("no", "SecurityError"));\n'
    copy.write("service-worker.js", refuse + script)
    page = reader.open("en/settings/")
    panel(page, "again").wait_for()
    assert "does not let the site store anything" in news(page).inner_text()
    page.reload()
    assert page.evaluate("navigator.serviceWorker.controller !== null")
    assert page.evaluate(STYLE) == "flex"
    reader.open("en/" + PIKACHU, page)
    assert page.locator("h1").inner_text() == "Pikachu"


@pytest.mark.parametrize("script", [None, *rarely(b"throw new Error('no');")])
def test_works_without_a_service_worker(reader, copy, server, script):
    if script is None:
        server.failing = {"service-worker.js"}
    else:
        copy.write("service-worker.js", script)
    page = reader.open("ja/settings/")
    panel(page, "again").wait_for()
    assert "開始できませんでした" in news(page).inner_text()
    # The browser itself says so too.
    reader.faults = [fault for fault in reader.faults if "404" not in fault]


@thorough
@pytest.mark.parametrize("content, words", [
    (b'{"version":1,"site":"a","files":{}}', "can’t be read"),
    *rarely((None, "A file of the site is missing"), (b"<html>", "can’t be read"), (b'{"version":2}', "can’t be read")),
])
def test_works_with_a_broken_list(reader, copy, server, content, words):
    if content is None:
        server.failing = {"version.json"}
    else:
        copy.write("version.json", content)
    page = reader.open("en/settings/")
    panel(page, "again").wait_for()
    assert words in news(page).inner_text()
    page.reload()
    assert page.evaluate(STYLE) == "flex"
    panel(page, "again").wait_for()
    server.failing = set()
    copy.publish()
    panel(page, "again").click()
    panel(page, "start").wait_for()


@thorough
def test_works_where_something_on_the_way_alters_files(reader, copy):
    copy.change(copy.assets + "style.css", "@layer reset{", "@layer reset{:root{--altered: yes}")
    page = reader.open("en/settings/")
    panel(page, "again").wait_for()
    assert "being updated" in news(page).inner_text()
    page.reload()
    altered = "getComputedStyle(document.documentElement).getPropertyValue('--altered')"
    assert page.evaluate(altered) == "yes"


@pytest.mark.parametrize("language", ["ja", *rarely("en")])
def test_can_be_installed(reader, language):
    page = reader.open(language + "/")
    devtools = reader.context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == [] and manifest["manifest"]["startUrl"] == reader.address + language + "/"
    assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
