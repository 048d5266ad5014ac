"""`pokedex-site serve`: open pages follow the files from which they are made."""
import re

import pytest

from cases import rarely, thorough
import chromium
from preview_server import IS_MARKED, PreviewServer, measure
from sample import sample_content

PAGE = "en/pokemon/pikachu/"
TEMPLATE = "Templates/pages/pokemon.mustache"
LAYOUT = "Templates/layouts/page.mustache"
MAIN = '<main id="main">'
FAILURE = "preview-failure"
# What a page asks of other hosts: pictures.
ELSEWHERE = re.compile("^https://")
# Long enough for a busy computer.
PATIENCE = 60_000


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with PreviewServer(tmp_path_factory.mktemp("preview"), copy_content=sample_content) as server:
        yield server


@pytest.fixture
def page(browser, server):
    """A page of the preview. No test may leave an error in the console, but those about pages that
    a test asks for although they cannot be there."""
    page = browser.new_page()
    page.set_default_timeout(PATIENCE)
    faults = []
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.route(ELSEWHERE, lambda route: route.fulfill(body=chromium.png(8, 8), content_type="image/png"))
    page.goto(server.address + PAGE)
    yield page
    page.close()
    assert [fault for fault in faults if "the server responded with a status of" not in fault] == []


@pytest.fixture(autouse=True)
def restored(server):
    """Each test finds the files as they were."""
    server.remember()
    yield
    server.restore()


def remember(page):
    """Marks the page, so that a reload can be told."""
    page.evaluate("() => { window.isOld = true; }")


def is_old(page):
    return page.evaluate("() => window.isOld === true")


def mark(server, value):
    """Marks all pages by their layout."""
    server.change(LAYOUT, MAIN, '<main id="main" data-mark="%s">' % value)


def test_a_page_reloads_when_its_template_changes(server, page):
    remember(page)
    mark(server, "new")
    page.wait_for_function(IS_MARKED, arg="new")
    assert not is_old(page)


@thorough
def test_a_page_reloads_when_a_partial_changes_that_pages_share(server, page):
    server.change("Templates/partials/art.mustache", "<span ", '<span data-new="" ')
    page.wait_for_function("() => document.querySelector('[data-new]') !== null")


@thorough
def test_only_pages_with_the_template_reload(server, page, browser):
    other = browser.new_page()
    other.set_default_timeout(PATIENCE)
    other.goto(server.address + "en/natures/")
    remember(page)
    remember(other)
    # Both pages are told; when the one is loaded again and the style has arrived, the other was told of the template.
    server.change("Templates/pages/natures.mustache", "<h1 ", '<h1 data-new="" ')
    other.wait_for_function("() => document.querySelector('h1[data-new]') !== null")
    add_style(server, "body { outline: 3px solid rgb(3, 2, 1); }")
    page.wait_for_function("() => getComputedStyle(document.body).outlineColor === 'rgb(3, 2, 1)'")
    assert (is_old(page), is_old(other)) == (True, False)
    other.close()


def add_style(server, rule):
    path = "Templates/assets/style.css"
    server.write(path, "%s\n%s\n" % (server.read(path), rule))


def test_styles_are_exchanged_without_a_reload(server, page):
    remember(page)
    count = page.locator("link[rel=stylesheet]").count()
    add_style(server, "body { outline: 3px solid rgb(1, 2, 3); }")
    page.wait_for_function("() => getComputedStyle(document.body).outlineColor === 'rgb(1, 2, 3)'")
    page.wait_for_function("(count) => document.querySelectorAll('link[rel=stylesheet]').length === count", arg=count)
    assert is_old(page)


@thorough
def test_a_script_reloads_the_page(server, page):
    remember(page)
    path = "Templates/assets/scripts/site.js"
    server.write(path, server.read(path) + "\nwindow.isNew = true;\n")
    page.wait_for_function("() => window.isNew === true")
    assert not is_old(page)


@thorough
def test_words_change_on_the_page(server, page):
    begins = "(text) => document.querySelector('.dex-skip')?.textContent.startsWith(text)"
    server.change("content/strings/en.json", '"skip": "', '"skip": "Quickly: ')
    page.wait_for_function(begins, arg="Quickly: ")
    server.restore()
    page.wait_for_function(begins, arg="Skip")


def test_a_mistake_is_shown_until_it_is_mended(server, page):
    remember(page)
    before = server.read(TEMPLATE)
    server.write(TEMPLATE, before + "{{#never}}\n")
    line = before.count("\n") + 1
    shown = page.locator(FAILURE)
    shown.wait_for()
    text = shown.inner_text()
    assert "%s:%d:1: error: section \"never\" is never closed" % (TEMPLATE, line) in text
    assert "{{#never}}\n^" in text
    assert "%s:%d:1: error: " % (TEMPLATE, line) in server.messages
    # The page of before is still there.
    assert is_old(page)
    server.restore()
    shown.wait_for(state="detached")
    assert is_old(page)


def test_a_mistake_that_only_rendering_finds_is_shown(server, page):
    server.write(TEMPLATE, server.read(TEMPLATE) + "{{unknown-name}}\n")
    page.locator(FAILURE).wait_for()
    assert re.search(r"pokemon\.mustache:\d+:1: error: ", page.locator(FAILURE).inner_text())
    # A page that cannot be made says so as well.
    page.goto(server.address + "en/pokemon/mew/")
    page.locator(FAILURE).wait_for()
    server.restore()
    page.wait_for_function("() => document.querySelector('h1')?.textContent.includes('Mew')")
    assert page.locator(FAILURE).count() == 0


@thorough
def test_a_mistake_on_another_page_is_shown(server, page):
    path = "Templates/pages/egg-group.mustache"
    server.write(path, server.read(path) + "{{unknown-name}}\n")
    page.locator(FAILURE).wait_for()
    assert "egg-group.mustache" in page.locator(FAILURE).inner_text()
    server.restore()
    page.locator(FAILURE).wait_for(state="detached")


@thorough
def test_a_file_that_is_saved_in_steps_causes_no_failure_that_stays(server, page):
    before = server.read(LAYOUT)
    for step in range(10):
        text = before.replace(MAIN, '<main id="main" data-mark="%d">' % step)
        server.write_in_two_steps(LAYOUT, text, 0.02 * (step % 4))
    page.wait_for_function(IS_MARKED, arg="9")
    page.locator(FAILURE).wait_for(state="detached")


def test_addresses_that_lead_nowhere_have_the_sites_page(server, page):
    response = page.goto(server.address + "en/nowhere/")
    assert response.status == 404
    assert page.locator("h1").count() == 1
    server.change("Templates/pages/not-found.mustache", "<body", '<body data-changed=""')
    page.wait_for_function("() => document.body.dataset.changed === ''")


@pytest.mark.parametrize("path", ["en/finder/", *rarely("", "en/", "ja/moves/", "en/compare/", "en/settings/", "en/offline/")])
def test_pages_find_all_that_they_load(server, page, path):
    missing = []
    page.on("response", lambda response: missing.append(response.url) if response.status >= 400 else None)
    page.goto(server.address + path)
    assert missing == []


def test_no_service_worker_answers_with_old_pages(server, page):
    page.goto(server.address + "en/offline/")
    refused = page.evaluate("() => navigator.serviceWorker.register('/service-worker.js').then(() => false, () => true)")
    assert refused
    # What was refused goes a moment later.
    page.wait_for_function("() => navigator.serviceWorker.getRegistrations().then((all) => all.length === 0)")


@thorough
def test_the_page_is_reloaded_after_each_of_many_changes(server, page):
    """`make bench` has the limit of time."""
    assert len(measure(server, page, 3)) == 3
