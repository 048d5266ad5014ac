"""What an older build of the site left in a browser: its service worker knew assets without a digest in their addresses."""
import pytest

from preferences import kept
from test_offline import PIKACHU, STYLE, news, panel, save, state

# Stores the English pages and all that they need, as the older service worker did: under these names, with a note for each
# open page. Its pages have other headings. Whatever hash the files have, it is not that of the new ones.
OLDER = """async ([root, pages]) => {
    const [site, hash] = ["0123456789", "abcdefabcd"];
    const { assets, files } = await (await fetch(root + "version.json")).json();
    const open = (folder) => caches.open(`dex / 1 ${folder}`);
    const store = async (folder, path, content, type) => {
        const stream = new Blob([content]).stream().pipeThrough(new CompressionStream("gzip"));
        const body = await new Response(stream).arrayBuffer();
        const headers = { "content-type": type, "x-name": `${path}?${hash}`, "x-size": body.byteLength, "x-gzip": "1" };
        await (await open(folder)).put(`${root}${path}?${hash}`, new Response(body, { headers }));
    };
    const take = async (folder, path) => {
        const answer = await fetch(root + path);
        const content = (await answer.text()).replaceAll(assets, "assets/").replace("</h1>", ", as it was</h1>");
        await store(folder, path.replace(assets, "assets/"), content, answer.headers.get("content-type"));
    };
    const shell = [...Object.keys(files).filter((path) => path.startsWith(assets) && !path.endsWith(".png")),
        "index.html", "en/manifest.webmanifest", "en/offline/"];
    const data = Object.keys(files).filter((path) => /^data\\/[^/]+\\.json$/.test(path));
    const list = { version: 1, path: pages, generation: pages.map(() => 1), hash: pages.map(() => hash), size: pages.map(() => 1) };
    await Promise.all([
        ...shell.map((path) => take("shell", path)), ...data.map((path) => take("data", path)),
        ...pages.filter((path) => path !== "offline/").map((path) => take("en", `en/${path}`)),
        store("shell", "data/pages/en.json", JSON.stringify(list), "application/json"),
    ]);
    const paths = [...shell, ...data, "data/pages/en.json"].map((path) => path.replace(assets, "assets/"));
    const versions = [{ site, files: Object.fromEntries(paths.map((path) => [path, hash])), languages: ["en"] }];
    for (const [name, value] of [["versions", versions], ["clients/1", site], ["clients/2", null]]) {
        await (await open("notes")).put(root + name, new Response(JSON.stringify(value)));
    }
}"""
# What the reader had decided, as the older build named it.
DECIDED = """() => {
    localStorage.setItem("dex-theme", "dark");
    localStorage.setItem("dex-favourites", '["mew"]');
    localStorage.setItem("dex-offline-first", "9");
    localStorage.setItem("dex-offline-en", '{"state":"done","site":"0123456789","at":1700000000000}');
}"""
NOTES = """() => caches.open("dex / 1 notes").then((notes) => notes.keys())
    .then((requests) => requests.map(({ url }) => new URL(url).pathname))"""
# Whether no page is stored any more that is of the older build.
NONE_LEFT = """() => caches.open("dex / 1 en").then((pages) => pages.keys())
    .then((requests) => !requests.some(({ url }) => url.endsWith("?abcdefabcd")))"""


@pytest.fixture
def older(reader, copy):
    """A page that has no service worker, in a browser with what the older build stored."""
    page = reader.open("version.json")
    page.evaluate(OLDER, [reader.address, list(copy.pages)])
    return page


def script_of(page):
    return page.locator("script[type=module]").first.get_attribute("src")


def test_pages_of_an_older_build_stay_whole(reader, copy, older):
    mew = reader.open("en/pokemon/mew/")
    reader.stored(mew, "en/pokemon/mew/", "assets/style.css")
    reader.go_offline()
    page = reader.open("en/" + PIKACHU)
    assert page.locator("h1").inner_text() == "Pikachu, as it was"
    assert script_of(page) == "../../../assets/scripts/site.js"
    assert page.evaluate(STYLE) == "flex"
    mew.reload()
    assert mew.locator("h1").inner_text() == "Mew"
    assert script_of(mew) == "../../../%sscripts/site.js" % copy.assets
    assert mew.evaluate(STYLE) == "flex"


def test_a_copy_of_an_older_build_is_brought_up_to_date(reader, copy, older):
    older.evaluate(DECIDED)
    page = reader.open("en/about/")
    page.wait_for_function("""(site) => {
        const { state, site: its } = JSON.parse(localStorage.getItem("dex / offline-en")) ?? {};
        return state === "done" && its !== site;
    }""", arg="0123456789")
    assert page.evaluate(NOTES) == ["/versions"]
    page.wait_for_function(NONE_LEFT)
    reader.go_offline()
    for path in copy.pages:
        page.goto(reader.address + "en/" + path)
        assert page.url == reader.address + "en/" + path
        assert "as it was" not in page.locator("h1").inner_text()
        assert page.evaluate(STYLE) == "flex"


def test_what_the_reader_of_an_older_build_decided_holds(reader, older):
    older.evaluate(DECIDED)
    page = reader.open("en/settings/")
    page.locator("[data-module=offline-copy][data-is-started]").wait_for()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.locator("#offline-first").input_value() == "9"
    assert kept(page, "favourites") == '["mew"]'


def test_saves_while_the_older_service_worker_still_answers(reader, copy):
    # It did not know this question.
    copy.change("service-worker.js", "count:({folder})=>store.count(folder),", "")
    page = save(reader)
    for again in (lambda: None, page.reload):
        again()
        panel(page, "check").wait_for()
        assert [state(page).inner_text(), news(page).inner_text()] == ["Everything is saved", ""]
    page.evaluate("""async () => {
        const { saveCopies } = await import(new URL("offline/copy.js", document.querySelector("script[type=module]").src));
        return saveCopies();
    }""")
