#!/usr/bin/env python3
"""Measures how quickly the scripts answer a reader in Chromium, from nginx on this machine.

usage: Tests/Browser/speed.py SITE, with the Python in .build/browser-venv

Prints lines of a figure, its milliseconds and its limit, apart by tabs; .ci/bench shows them.
"""
import itertools
import json
import random
import re
import statistics
import sys

from playwright.sync_api import sync_playwright

import chromium
from paint import LARGEST
from site_server import SiteServer

# How much slower the processor is made, and the limits that hold then.
SEARCH_LIMITS = {1: 16, 4: 50}
FILTER_LIMITS = {1: 50, 4: 150}
COMPUTE_LIMIT = 8
FINDER_LIMIT = 16
TASK_LIMIT = 50
BLOCKING_LIMIT = 200
SLOWDOWN = 4
# "Slow 4G": 150 ms until an answer begins, and 1.6 Mbit/s.
SLOW_NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
VISITS = 5

TYPED = [
    "pikachu", "charizard mega", "garchomp", "ice beam", "thunderbolt", "type null", "levitate", "water", "pikchu",
    "reitoubiimu", "rizaadon", "flabebe", "mr mime", "0025", "xqzzkw", "ぴかちゅう", "れいとうびーむ", "たいぷぬる",
    "りざーどん", "いかく", "10まんぼると", "冷凍ビーム", "みず", "めがしんか",
]
MOVES_TYPED = ["t", "th", "thu", "x", "", "t", "", "a", "", "s"]
# What queries are made of: some of each are joined.
TERMS = [
    ["", "type:water", "type:fire|flying", "type:dragon type:flying", "-type:normal", "タイプ:みず"],
    ["", "gen:1", "gen:1|9", "-gen:4"],
    ["", "spe>=100", "hp<=60", "total>=500 total<=600", "weight>=100", "すばやさ>=80"],
    ["", "ability:swift-swim", "ability:levitate|intimidate", "-ability:levitate"],
    ["", "move:surf", "move:ice-beam move:earthquake", "move:surf game:scarlet-violet", "move:fly method:machine"],
    ["", "egg:dragon", "-egg:no-eggs", "dex:paldea", "is:legendary", "-is:form"],
    ["", "char", "ドン", "a"],
    ["", "sort:-attack", "sort:name", "sort:weight"],
]
QUERIES = 150
# Moves that many can have, in games with many.
QUESTIONS = [
    {"moves": ["protect", "rest", "substitute", "facade"][:count], "game": game, "methods": methods}
    for count in (1, 2, 4) for game in ("scarlet-violet", "ultra-sun-ultra-moon", None)
    for methods in (["level-up", "machine", "egg", "tutor"], ["machine"])]

# The work from a letter to its frame, without the wait for the frame.
NOTE_KEYS = """() => {
    window.times = [];
    const painted = new MessageChannel();
    let start, work, frame;
    addEventListener("input", () => { start = performance.now(); }, true);
    addEventListener("input", () => {
        work = performance.now() - start;
        requestAnimationFrame(() => {
            frame = performance.now();
            painted.port2.postMessage(null);
        });
    });
    painted.port1.onmessage = () => times.push(work + performance.now() - frame);
}"""
COUNTED = "(count) => window.times.length >= count"
# Has a query in the field; the page says in `data-shown` when it has shown the answer.
ASK = """async (query) => {
    const field = document.querySelector("#query");
    const start = performance.now();
    await new Promise((resolve) => {
        new MutationObserver((_, observer) => {
            observer.disconnect();
            resolve();
        }).observe(document.querySelector("[data-module=list]"), { attributeFilter: ["data-shown"] });
        field.value = query;
        field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await new Promise((resolve) => requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = resolve;
        painted.port2.postMessage(null);
    }));
    return performance.now() - start;
}"""
# How long it takes to work out each of some queries; the files that they need are there.
COMPUTE = """async (queries) => {
    const at = (place) => import(new URL(place, document.querySelector("script[type=module]").src));
    const [{ readLearnset }, { load }, { PokemonFilter }, { Learnsets, neededFiles }, { readQuery }, { Vocabulary }, { FormNames }] = await Promise.all(
        ["learnset/learnsets.js", "page/data.js", "query/evaluation.js", "query/needed-learnsets.js", "query/reader.js", "query/vocabulary.js",
         "text/form-names.js"].map(at));
    const [search, words, pokemon] = await Promise.all(["search", "queries", "pokemon"].map((name) => load(name)));
    const vocabulary = new Vocabulary(search, words);
    const filter = new PokemonFilter(pokemon, vocabulary);
    const learnsets = new Learnsets(pokemon);
    const settings = { language: document.documentElement.lang, formNames: new FormNames(search.pokemon), learnsets, favourites: new Set() };
    const times = [];
    for (const text of queries) {
        for (const name of neededFiles(readQuery(text, vocabulary), vocabulary)) {
            if (!learnsets.has(name)) learnsets.add(name, await load(name, readLearnset));
        }
        filter.find(readQuery("char", vocabulary), settings);
        const start = performance.now();
        filter.find(readQuery(text, vocabulary), settings);
        times.push(performance.now() - start);
    }
    return times;
}"""
# How long it takes to find who can have some moves; the files are there.
FIND = """async (questions) => {
    const [answers, { earlierStages, readLearnset }, { load }] = await Promise.all(
        ["finder/answers", "learnset/learnsets", "page/data"].map((name) => import(new URL(`${name}.js`, document.querySelector("script[type=module]").src))));
    const learnsetOf = (name) => load(`learnsets/${name}`, readLearnset);
    const [{ number, "evolves-from": before }, { slug }] = await Promise.all(["pokemon", "moves"].map((name) =>
        fetch(`/data/${name}.json`).then((file) => file.json())));
    const families = { number, stages: earlierStages(before) };
    const times = [];
    for (const { moves, game, methods } of questions) {
        const places = moves.map((move) => slug.indexOf(move));
        const learnsets = game ? await learnsetOf(game) : new Map(await Promise.all(
            methods.map(async (method) => [method, await learnsetOf(`any/${method}`)])));
        const answer = game ? answers.answerInGame : answers.answerInAnyGame;
        const start = performance.now();
        answer(places, methods, learnsets, families);
        times.push(performance.now() - start);
    }
    return times;
}"""
# The work from a letter in the field of the list of moves to the list that is laid out.
FILTER_MOVES = """async (texts) => {
    const name = document.querySelector("[data-part=name]");
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const times = [];
    for (const text of texts) {
        await frame();
        const start = performance.now();
        name.value = text;
        name.dispatchEvent(new Event("input", { bubbles: true }));
        document.body.getBoundingClientRect();
        times.push(performance.now() - start);
    }
    return times;
}"""
# Chooses games in the bar of a Pokémon's page, and waits until the rows of each are painted.
CHOOSE_GAMES = """async (games) => {
    const section = document.querySelector("#learnset");
    const times = [];
    for (const game of games) {
        const item = document.querySelector(`.dex-bar [data-game="${game}"]`);
        const start = performance.now();
        await new Promise((resolve) => {
            new MutationObserver((_, observer) => {
                if (!section.querySelector(`[data-part=main][data-game="${game}"]`)) return;
                observer.disconnect();
                resolve();
            }).observe(section, { childList: true, subtree: true });
            item.click();
        });
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        times.push(performance.now() - start);
    }
    return times;
}"""
# Chooses a game for the first time on a page, and waits until the choice is painted.
CHOOSE_FIRST = """(game) => new Promise((resolve) => {
    const item = [...document.querySelectorAll(`.dex-game [data-game="${game}"]`)].find((one) => one.checkVisibility());
    const start = performance.now();
    new MutationObserver(() => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage(null);
    })).observe(document.documentElement, { attributeFilter: ["data-game"] });
    item.click();
})"""
CHOSEN_ON = {"a Pokémon": "en/pokemon/pikachu/", "the list": "en/", "the list of moves": "ja/moves/"}
GAMES = ["red-blue", "crystal", "emerald", "black-white", "x-y", "ultra-sun-ultra-moon", "sword-shield", "scarlet-violet"]
GAME_LIMIT = 100
# Types into a field as soon as there is one, and notes when what it answers with is there.
NOTE_ANSWER = """([field, answer]) => addEventListener("DOMContentLoaded", () => {
    const input = document.querySelector(field);
    input?.focus();
    if (input) input.value = "pikachu";
    input?.dispatchEvent(new Event("input", { bubbles: true }));
    const look = () => {
        if (document.querySelector(answer)) window.answered = performance.now();
        else requestAnimationFrame(look);
    };
    look();
})"""
# On the slow network, with either processor: a page, the field, the answer, and the most milliseconds.
ANSWERS = {
    "search": ("en/pokemon/pikachu/", "#find", ".dex-find__panel--open [role=option]", 2000),
    "filters": ("en/?q=type:water", None, ".dex-results:not([hidden]) .dex-cards > li", 3000),
}
PAINT_LIMIT = 1800
LOADED = {"list": "en/", "Pokémon": "en/pokemon/pikachu/", "move": "en/moves/protect/", "moves": "en/moves/"}
NOTE_TASKS = """window.tasks = [];
new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: "longtask", buffered: true });"""


def high(times):
    """The 95th percentile."""
    return sorted(times)[int(len(times) * 0.95)]


def queries():
    """Queries of several terms, the same each time."""
    chance = random.Random(25)
    made = (" ".join(term for term in (chance.choice(terms) for terms in TERMS) if term)
            for _ in itertools.count())
    return list(itertools.islice((query for query in made if query), QUERIES))


class Reader:
    """Opens pages whose pictures of other hosts come at once, with a slower processor if wanted."""

    def __init__(self, browser, site):
        self.browser = browser
        self.site = site
        self.picture = chromium.png(96, 96)

    def open(self, path, slowdown=1, script=None, network=None):
        context = self.browser.new_context(viewport={"width": 1280, "height": 800}, service_workers="block")
        context.route(re.compile("^(?!%s)" % re.escape(self.site)), lambda route: route.fulfill(
            body=self.picture, content_type="image/png"))
        page = context.new_page()
        if script:
            page.add_init_script(script)
        client = page.context.new_cdp_session(page)
        client.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
        if network:
            client.send("Network.enable")
            client.send("Network.emulateNetworkConditions", network)
        page.goto(self.site + path)
        page.locator("[data-is-started]").first.wait_for(state="attached")
        return page


def search(reader, language, slowdown):
    """From a key to painted results, for every letter of some texts."""
    page = reader.open(language + "/", slowdown)
    box = page.locator("#find")
    box.press_sequentially("a")
    page.locator("#find-list [role=option]").first.wait_for()
    box.fill("")
    page.evaluate(NOTE_KEYS)
    times = []
    for text in TYPED:
        box.fill("?")
        box.fill("")
        page.wait_for_function(COUNTED, arg=2)
        page.evaluate("() => { window.times = []; }")
        for count, letter in enumerate(text, 1):
            page.keyboard.press(letter) if letter.isascii() else page.keyboard.insert_text(letter)
            page.wait_for_function(COUNTED, arg=count)
        times += page.evaluate("window.times")
    page.context.close()
    return times


def filters(reader, language, slowdown):
    """From what is typed to the count and the first screen of results, painted."""
    page = reader.open(language + "/", slowdown)
    page.locator("#query").press_sequentially("a")
    page.locator(".dex-results:not([hidden])").wait_for()
    asked = queries()
    # Files come once; what they take on the way is the network's.
    for query in asked:
        page.evaluate(ASK, query)
    times = [page.evaluate(ASK, query) for query in asked]
    page.context.close()
    return times


def tasks(reader, path):
    """How long the long tasks take while a page loads."""
    page = reader.open(path, SLOWDOWN, NOTE_TASKS)
    page.wait_for_load_state("networkidle")
    times = page.evaluate("window.tasks")
    page.context.close()
    return times


def blocking(times):
    """How long a reader who does something has to wait in all: the time of each task beyond 50 ms."""
    return sum(time - 50 for time in times)


def answer(reader, path, field, shown, slowdown):
    """From asking for a page to what it answers the reader, who knows at once what to ask."""
    script = "(%s)(%s)" % (NOTE_ANSWER, json.dumps([field, shown]))
    page = reader.open(path, slowdown, script, SLOW_NETWORK)
    time = page.wait_for_function("() => window.answered").json_value()
    page.context.close()
    return time


def paint(reader, path, slowdown):
    """The largest contentful paint."""
    page = reader.open(path, slowdown, network=SLOW_NETWORK)
    time = page.evaluate(LARGEST) * 1000
    page.context.close()
    return time


def median(measure):
    return statistics.median(measure() for _ in range(VISITS))


def first_choice(reader, path):
    """From the click on a game to the painted choice, where none was chosen before."""
    page = reader.open(path)
    page.locator(".dex-find[data-is-started]").wait_for()
    page.locator(".dex-game__chip").locator("visible=true").first.click()
    page.locator("[data-game=heartgold]").locator("visible=true").wait_for()
    time = page.evaluate(CHOOSE_FIRST, "heartgold")
    page.context.close()
    return time


def show(figure, milliseconds, limit):
    print("%s\t%.1f\t%d" % (figure, milliseconds, limit), flush=True)


def main():
    with SiteServer(sys.argv[1]) as server, sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        reader = Reader(browser, server.address)
        for slowdown, limit in SEARCH_LIMITS.items():
            times = search(reader, "en", slowdown) + search(reader, "ja", slowdown)
            show("a key to painted results%s" % slowed(slowdown), high(times), limit)
        for slowdown, limit in FILTER_LIMITS.items():
            times = filters(reader, "en", slowdown) + filters(reader, "ja", slowdown)
            show("a query to painted results%s" % slowed(slowdown), high(times), limit)
        page = reader.open("ja/")
        show("a query worked out", high(page.evaluate(COMPUTE, queries())), COMPUTE_LIMIT)
        times = [time for _ in range(10) for time in page.evaluate(FIND, QUESTIONS)]
        show("who can have some moves, worked out", high(times), FINDER_LIMIT)
        for slowdown, limit in FILTER_LIMITS.items():
            times = reader.open("ja/moves/", slowdown).evaluate(FILTER_MOVES, MOVES_TYPED * 5)
            show("the list of moves, a letter to the filtered list%s" % slowed(slowdown), high(times), limit)
        for slowdown in FILTER_LIMITS:
            page = reader.open("en/pokemon/pikachu/", slowdown)
            for part in ("#learnset", ".dex-bar .dex-choice"):
                page.locator(part + "[data-is-started]").wait_for()
            times = page.evaluate(CHOOSE_GAMES, GAMES)
            show("the moves of a chosen game%s" % slowed(slowdown), statistics.median(times), GAME_LIMIT)
        for name, path in CHOSEN_ON.items():
            time = median(lambda: first_choice(reader, path))
            show("the first choice of a game, %s" % name, time, GAME_LIMIT)
        for name, path in LOADED.items():
            visits = [tasks(reader, path) for _ in range(VISITS)]
            longest = statistics.median(max(times, default=0) for times in visits)
            show("longest task while loading, %s%s" % (name, slowed(SLOWDOWN)), longest, TASK_LIMIT)
            show("total blocking time, %s%s" % (name, slowed(SLOWDOWN)), statistics.median(map(blocking, visits)), BLOCKING_LIMIT)
        for slowdown in (1, SLOWDOWN):
            for name, (path, field, shown, limit) in ANSWERS.items():
                time = median(lambda: answer(reader, path, field, shown, slowdown))
                show("%s answer after opening the page, Slow 4G%s" % (name, slowed(slowdown)), time, limit)
            time = median(lambda: paint(reader, LOADED["Pokémon"], slowdown))
            show("largest contentful paint, Pokémon, Slow 4G%s" % slowed(slowdown), time, PAINT_LIMIT)
        browser.close()


def slowed(slowdown):
    return "" if slowdown == 1 else ", %d× slower" % slowdown


if __name__ == "__main__":
    main()
