"""Files of data that come late, damaged or not at all: what each page says, and how it goes on."""
import pytest

from cases import IS_THOROUGH, cases, rarely, thorough
from held import Held
from pages import LANGUAGES

# What a server or a network does, and what the page then says.
FAILURES = {
    "unreachable": (lambda route: route.abort(), "no connection", "ネットワークに接続できない"),
    "slow": (lambda route: None, "too long", "時間内に応答がなかった"),
    "missing": (lambda route: route.fulfill(status=404, body="not here"), "missing", "見つからない"),
    "broken": (lambda route: route.fulfill(body='{"version": 1, '), "damaged", "壊れている"),
    "failing": (lambda route: route.fulfill(status=500, body="oh"), "server", "サーバーでエラー"),
}
# What may pass by itself is tried three times.
TRIES = {"unreachable": 3, "slow": 3, "failing": 3, "missing": 1, "broken": 1}
# A page, a file that it needs, where it says so, and what is there once the file has come.
PLACES = {
    "the list": ("?q=gen:1", "pokemon", "#results", "[data-shown='gen:1']"),
    "the list by moves": ("?q=gen:1+move:surf", "learnsets/any", "#results", "[data-shown='move:surf gen:1']"),
    "the list by places": ("?q=gen:1+place:mt-moon", "places", "#results", "[data-shown='place:mt-moon gen:1']"),
    "the finder": ("finder/?q=move:surf", "search", "[data-part=note]", ".dex-hits tbody tr"),
    "the finder's answer": ("finder/?q=move:surf+game:red-blue", "learnsets/red-blue", "[data-part=note]",
                            ".dex-hits tbody tr"),
    "the moves": ("moves/?q=type:electric", "moves", "[data-part=note]", ".dex-sort"),
    "the comparison": ("compare/?p=mew,ditto", "types", "[data-part=table]", ".dex-compare__name"),
    "the compared moves": ("compare/?p=mew,pikachu", "learnsets/any", "[data-part=lists]", "[data-fold=shared]"),
}


class Failing:
    """Fails to deliver a file of data until `end`, and counts how often it is asked for."""

    def __init__(self, name, answer):
        self.pattern = "**/data/%s.json" % name
        self.answer = answer
        self.count = 0

    def prepare(self, page):
        # The limit and the pauses between tries go by the page's clock.
        page.clock.install()
        page.route(self.pattern, self.answer)
        page.on("request", self.watch)

    def watch(self, request):
        self.count += request.url.endswith(self.pattern[2:])

    def end(self, page):
        page.unroute(self.pattern)


def wait_for_failure(page, place, longest=None):
    """Lets seconds pass by the page's clock until the button to try again is there, no more than `longest`."""
    again = page.locator(place + " .dex-failure button")
    for seconds in range(500):
        if again.count():
            assert longest is None or seconds <= longest
            return again
        page.clock.run_for(1000)
        # What the page does meanwhile takes real time.
        page.wait_for_timeout(20)
    raise AssertionError("nothing was said: " + page.locator(place).inner_text())


# One for each kind of failure; in `make test-all` all.
CHOSEN = ["the list by moves", "the finder", "the moves", "the comparison", "the compared moves"]


@cases(("place", PLACES if IS_THOROUGH else CHOSEN), ("kind", FAILURES), ("language", LANGUAGES))
def test_every_page_says_why_a_file_did_not_come_and_tries_again(visitor, place, kind, language):
    path, name, where, whole = PLACES[place]
    answer, *said = FAILURES[kind]
    failing = Failing(name, answer)
    page = visitor.open(language + "/" + path, is_new=True, prepare=failing.prepare)
    again = wait_for_failure(page, where)
    assert said[LANGUAGES.index(language)] in page.locator(where + " .dex-failure").inner_text()
    assert failing.count == TRIES[kind]
    assert page.locator("[data-query] [data-part=all]").count() == 0
    failing.end(page)
    again.click()
    page.wait_for_selector(whole)
    assert page.locator(".dex-failure").count() == 0
    visitor.faults.clear()


@pytest.mark.parametrize("language, said", [("ja", "技データを準備中… (0/1)"), *rarely(("en", "Preparing move data (0/1)"))])
def test_the_list_applies_what_it_can_while_move_data_are_loaded(visitor, language, said):
    held = Held("**/data/learnsets/any.json")
    page = visitor.open(language + "/?q=gen:1+type:dragon+move:surf", prepare=held.prepare)
    page.locator("#results .dex-results__note", has_text=said).wait_for()
    page.wait_for_function("() => document.querySelectorAll('#results .dex-cards > li').length === 3")
    assert page.locator(".dex-chip").count() == 3
    held.release()
    page.wait_for_selector("[data-shown='type:dragon move:surf gen:1']")
    assert page.locator("#results .dex-results__note").text_content() == ""


@thorough
def test_the_count_grows_with_the_files(visitor):
    held = Held("**/data/learnsets/any/*.json")
    page = visitor.open("en/?q=gen:1+move:surf+method:egg|machine|tutor", prepare=held.prepare)
    note = page.locator("#results .dex-results__note")
    for done in range(3):
        note.get_by_text("Preparing move data (%d/3)" % done).wait_for()
        held.release()
    page.wait_for_selector("[data-shown]")


def test_the_moves_mention_their_data_when_they_are_asked_for(visitor):
    held = Held("**/data/moves.json")
    page = visitor.open("en/moves/", prepare=held.prepare)
    page.locator("[data-part=filters]").wait_for(state="attached")
    note = page.locator("main [data-part=note]")
    assert note.text_content() == ""
    page.fill("#name", "thu")
    # What hears it may come later than it is typed.
    page.wait_for_function("""() => {
        document.querySelector("#name").dispatchEvent(new Event("input", { bubbles: true }));
        return document.querySelector("main [data-part=note]").textContent.startsWith("Loading data (");
    }""")
    page.locator("[data-part=toggle]").click()
    page.check("#type-electric")
    held.release()
    # What was typed and chosen meanwhile counts.
    page.wait_for_function("() => decodeURIComponent(location.search).includes('type:electric')")
    assert page.input_value("#name") == "thu"
    assert all("Thu" in name for name in page.locator("tbody tr:visible th").all_inner_texts())
    assert page.locator("#type-electric").is_checked()
    assert note.text_content() == ""


def test_the_search_box_says_why_the_names_did_not_come(visitor):
    failing = Failing("search", FAILURES["slow"][0])
    page = visitor.open("en/about/", is_new=True, prepare=failing.prepare)
    page.locator("[data-module=search][data-is-started]").wait_for()
    page.fill("#find", "mewtwo")
    page.locator(".dex-find__note", has_text="Loading").wait_for()
    # One more, since the clock's seconds do not begin with the request.
    wait_for_failure(page, ".dex-find__note", longest=11)
    assert "too long" in page.locator(".dex-find__note").inner_text()
    failing.end(page)
    # The keyboard reaches the button, and the focus returns to the box.
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator("#find-list [role=option][href$='/pokemon/mewtwo/']:visible").wait_for()
    assert page.evaluate("document.activeElement.id") == "find"


def test_a_file_that_comes_slowly_is_waited_for(visitor):
    """The limit is for a file of which nothing arrives."""
    page = visitor.open("en/about/", is_new=True, prepare=lambda page: page.clock.install())
    waited = page.evaluate("""async () => {
        const { load } = await import(new URL("page/data.js", document.querySelector("script[type=module]").src));
        const text = '{"version":1,"slug":[]}';
        let send;
        const body = new ReadableStream({ start(stream) { send = stream; } });
        window.fetch = async () => new Response(body);
        window.sendLetters = (from, to) => {
            send.enqueue(new TextEncoder().encode(text.slice(from, to)));
            if (to === text.length) send.close();
        };
        window.loaded = load("slow").then(({ slug }) => slug.length, ({ kind }) => kind);
        return text.length;
    }""")
    for start in range(0, waited, 8):
        page.evaluate("([from, to]) => sendLetters(from, to)", [start, min(start + 8, waited)])
        page.clock.run_for(9_000)
    assert page.evaluate("loaded") == 0


def test_without_a_network_it_is_said_at_once(visitor):
    page = visitor.open("en/moves/", wait_until="networkidle", stays=True)
    page.context.set_offline(True)
    kind = page.evaluate("""async () => {
        const { load } = await import(new URL("page/data.js", document.querySelector("script[type=module]").src));
        return load("types").catch(({ kind }) => kind);
    }""")
    assert kind == "unreachable"
    visitor.faults.clear()
