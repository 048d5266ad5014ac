"""Today's copy of the site and the next build, which has another service worker, style, script, pages and data."""
from cases import thorough
from preferences import kept
from site_copy import BUILD
from test_offline import PIKACHU, save, visit

# How many of the stored pages are no longer those of the site.
OUTDATED = """async () => {
    const { hash } = await (await fetch("/data/pages/en.json")).json();
    const pages = await (await caches.open("dex / 1 en")).keys();
    return pages.filter(({ url }) => !hash.includes(url.split("?")[1])).length;
}"""


def publish_next(copy):
    """The next build: all pages have other headings."""
    copy.write("service-worker.js", copy.read("service-worker.js") + b"// Build two\n")
    copy.rebuild(*("en/" + path for path in copy.pages))


def replace_worker(reader):
    """The next service worker replaces today's when no page is open; waits until it has.

    A page that is opened in that moment may get no answer from Chromium.
    """
    page = reader.context.pages[-1]
    page.wait_for_function("() => navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting !== null)")
    watcher = reader.context.new_page()
    states = {}
    session = reader.context.new_cdp_session(watcher)
    session.on("ServiceWorker.workerVersionUpdated", lambda event: states.update(
        (version["versionId"], version["status"]) for version in event["versions"]))
    session.send("ServiceWorker.enable")
    for page in reader.context.pages:
        if page is not watcher:
            page.close()
    for _ in range(600):
        if sorted(states.values()) == ["activated", "redundant"]:
            break
        watcher.wait_for_timeout(100)
    assert sorted(states.values()) == ["activated", "redundant"]
    watcher.close()


@thorough
def test_pages_of_todays_build_stay_whole_with_the_next_service_worker(reader, copy):
    visit(reader, "en/" + PIKACHU)
    publish_next(copy)
    visit(reader, "en/pokemon/mew/")
    replace_worker(reader)
    reader.go_offline()
    page = reader.open("en/" + PIKACHU)
    assert page.locator("h1").inner_text() == "Pikachu"
    assert page.evaluate(BUILD) == [False, False, None]
    mew = reader.open("en/pokemon/mew/")
    assert mew.locator("h1").inner_text() == "Mew, anew"
    assert mew.evaluate(BUILD) == [True, True, None]


def test_todays_copy_is_brought_up_to_date_and_what_the_reader_decided_holds(reader, copy):
    page = save(reader)
    page.check("#theme-dark")
    page.select_option("#offline-first", "9")
    publish_next(copy)
    site = page.evaluate("JSON.parse(localStorage.getItem('dex / offline-en')).site")
    page = reader.open("en/about/")
    page.wait_for_function("""(site) => {
        const { state, site: its } = JSON.parse(localStorage.getItem("dex / offline-en"));
        return state === "done" && its !== site;
    }""", arg=site)
    page.wait_for_function("async () => await (%s)() === 0" % OUTDATED)
    replace_worker(reader)
    reader.go_offline()
    page = reader.open("en/settings/")
    for path in ("", PIKACHU, "moves/thunderbolt/", "types/fire/"):
        page.goto(reader.address + "en/" + path, wait_until="domcontentloaded")
        assert page.url == reader.address + "en/" + path
        assert page.locator("h1").inner_text().endswith(", anew")
        assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--build')") == "two"
    page.goto(reader.address + "en/settings/")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.wait_for_function("() => document.querySelector('#offline-first').value === '9'")
    assert kept(page, "offline-first") == "9"
