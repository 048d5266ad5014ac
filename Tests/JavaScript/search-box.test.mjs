// The search box in a page of our own.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import "./browser.mjs";
import { SearchBox } from "../../Templates/assets/scripts/search/search-box.js";
import { isFreeSlash, isShortcut } from "../../Templates/assets/scripts/search/search.js";
import { searchData } from "./search-names.mjs";
import { Page } from "./search-page.mjs";

const texts = {
  label: "Search",
  groups: { pokemon: "Pokémon", moves: "Moves", abilities: "Abilities", types: "Types", places: "Places", worlds: "Worlds" },
  count: { one: "{count} result", other: "{count} results" },
  none: "No results for “{text}”.",
  nearest: "Did you mean",
  all: "All Pokémon with “{text}”",
  loading: "Loading …",
};

// Pauses end at once, so that it is known when the names are prepared.
globalThis.scheduler = { yield: async () => {} };

/** A page with a box whose names have come unless `load` says otherwise. */
async function open({
  language = "en", load = async () => searchData, loadDetails = async () => () => null, loadPreferred, isReady = true,
} = {}) {
  const page = new Page();
  const failureNote = () => {
    const note = page.createElement("div");
    note.append("The names did not come.");
    return note;
  };
  new SearchBox(page.form, {
    texts, language, addressOf: ({ kind, slug }) => `../${language}/${kind}/${slug}/`, load, loadDetails, loadPreferred, failureNote,
  });
  if (isReady) {
    page.input.focus();
    await settled();
  }
  return page;
}

/** Lets everything happen that waits for nothing but its turn. */
async function settled() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resume) => setImmediate(resume));
}

test("results stand in groups, with both names, the match highlighted and the number", async () => {
  const page = await open();
  page.type("pi");
  assert.deepEqual(page.list, [
    "Pokémon",
    "[Pi]kachu ピカチュウ 0025",
    "[Pi]chu ピチュー 0172",
    "[Pi]kachu Rock Star ハードロック・ピカチュウ 0025",
    "Moves",
    "Fire S[pi]n ほのおのうず",
    "All Pokémon with “pi”",
  ]);
});

test("the Japanese page shows Japanese names first, with the language of the others", async () => {
  const page = await open({ language: "ja" });
  page.type("冷凍b");
  assert.deepEqual(page.list, ["Moves", "れいとうビーム [冷凍]ビーム Ice Beam", "れいとうパンチ [冷凍]パンチ Ice Punch"]);
  assert.deepEqual(page.options[0].children[1].children.map(({ lang }) => lang), ["", "", "en", "", ""]);
});

test("what is beside the names is shown as soon as it has come, in rows that are there already", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  let come;
  const page = await open({ loadDetails: () => new Promise((resolve) => { come = resolve; }) });
  page.type("pika");
  page.press("ArrowDown");
  const [option] = page.options;
  const parts = option.children.map(({ hidden }) => hidden);
  come(({ kind, slug }) => ({ art: page.createElement(kind), end: [page.createTextNode(`${slug}, electric`)], effect: "" }));
  await settled();
  assert.equal(page.list[1], "[Pika]chu ピカチュウ 0025 pikachu, electric");
  assert.equal(option.children[0].children[0].localName, "pokemon");
  assert.equal(page.active, option);
  assert.deepEqual(option.children.map(({ hidden }) => hidden), parts);
  // What was beside another name is gone at once, what belongs to this one comes a moment after the last key.
  for (const text of ["ice", "ice b"]) {
    page.type(text);
    context.mock.timers.tick(99);
  }
  assert.deepEqual(page.list.slice(1), ["[Ice B]eam れいとうビーム"]);
  context.mock.timers.tick(1);
  assert.deepEqual(page.list.slice(1), ["[Ice B]eam れいとうビーム ice-beam, electric"]);
});

test("what is preferred comes first as soon as it is known, unless an option is active", async () => {
  let come;
  const preferred = { pokemon: new Set([searchData.pokemon.slug.indexOf("porygon-z")]) };
  const loadPreferred = () => new Promise((resolve) => { come = () => resolve(preferred); });
  for (const key of ["ArrowDown", null]) {
    const page = await open({ loadPreferred });
    page.type("poryg");
    if (key !== null) page.press(key);
    const before = page.list;
    come();
    await settled();
    assert.equal(page.list[1], key === null ? "[Poryg]on-Z ポリゴンＺ 0474" : before[1]);
    page.type("porygo");
    assert.equal(page.list[1], "[Porygo]n-Z ポリゴンＺ 0474");
  }
});

test("names are found where what is preferred is not known", async () => {
  const page = await open({ loadPreferred: async () => { throw new Error("missing"); } });
  page.type("poryg");
  assert.equal(page.list[1], "[Poryg]on ポリゴン 0137");
});

test("names are found without what is beside them, for which the next focus asks again", async () => {
  let calls = 0;
  const loadDetails = async () => {
    calls += 1;
    if (calls === 1) throw new Error("not there");
    return () => ({ art: null, end: [], effect: "Deals damage." });
  };
  const page = await open({ loadDetails });
  page.type("ice b");
  assert.deepEqual(page.list.slice(1), ["[Ice B]eam れいとうビーム"]);
  page.input.focus();
  await settled();
  assert.deepEqual(page.list.slice(1), ["[Ice B]eam れいとうビーム Deals damage."]);
});

test("options are links that the keyboard reaches through the box alone", async () => {
  const page = await open();
  page.type("ice");
  assert.deepEqual(page.options.map(({ href }) => href),
    ["../en/types/ice/", "../en/moves/ice-beam/", "../en/moves/ice-punch/"]);
  assert.ok(page.options.every(({ localName, tabIndex }) => localName === "a" && tabIndex === -1));
});

test("assistive technology is told of a combobox with a listbox of labelled groups", async () => {
  const page = await open();
  assert.deepEqual(["role", "aria-autocomplete", "aria-expanded"].map((name) => page.input.getAttribute(name)),
    ["combobox", "list", "false"]);
  page.type("ice");
  assert.equal(page.isExpanded, true);
  const listbox = page.form.visible.find((element) => element.getAttribute("role") === "listbox");
  assert.equal(page.input.getAttribute("aria-controls"), listbox.id);
  const groups = listbox.visible.filter((element) => element.getAttribute("role") === "group");
  const headings = ["find-list-types", "find-list-moves"];
  assert.deepEqual(groups.map((group) => group.getAttribute("aria-labelledby")), headings);
  assert.deepEqual(groups.map((group) => group.children[0].id), headings);
  assert.equal(new Set(page.options.map(({ id }) => id)).size, page.options.length);
});

test("the last option leads to the list of all Pokémon with the text in their name", async () => {
  const page = await open();
  const last = (text) => {
    page.type(text);
    return page.options.at(-1).href;
  };
  assert.equal(last("pika"), "../en/?q=pika");
  assert.equal(last(" Mr. Mime "), "../en/?q=%22Mr.+Mime%22");
  assert.equal(last("ho-oh"), "../en/?q=ho-oh");
  assert.equal(last("x mega"), "../en/?q=x+mega");
  assert.equal(last("タイプ：ヌル"), `../en/?${new URLSearchParams({ q: "\"タイプ：ヌル\"" })}`);
  assert.equal(last("pika\ud83d"), "../en/?q=pika%EF%BF%BD");
  assert.equal(last("surf"), "../en/moves/surf/");
  assert.equal(last("25"), "../en/pokemon/pikachu-rock-star/");
});

test("arrows go from option to option, from the last to the first and back", async () => {
  const page = await open();
  page.type("ice");
  const reached = (key) => {
    assert.equal(page.press(key).defaultPrevented, true);
    return page.active.href.split("/").at(-2);
  };
  assert.equal(page.active, null);
  assert.deepEqual(Array(4).fill("ArrowDown").map(reached), ["ice", "ice-beam", "ice-punch", "ice"]);
  assert.deepEqual(["ArrowUp", "ArrowUp"].map(reached), ["ice-punch", "ice-beam"]);
  assert.equal(page.scrolledTo, page.active);
  page.type("ice b");
  assert.equal(page.active, null);
  assert.equal(reached("ArrowUp"), "ice-beam");
});

test("Home, End and the arrows to the sides are the text's, and no option is active any more", async () => {
  const page = await open();
  for (const key of ["Home", "End", "ArrowLeft", "ArrowRight"]) {
    page.type("ice");
    page.press("ArrowDown");
    assert.equal(page.press(key).defaultPrevented, false);
    assert.equal(page.active, null);
  }
});

test("keys with modifiers are the browser's", async () => {
  const page = await open();
  page.type("ice");
  assert.equal(page.press("ArrowDown", { altKey: true }).defaultPrevented, false);
  assert.equal(page.press("ArrowDown", { shiftKey: true }).defaultPrevented, false);
  assert.equal(page.active, null);
});

test("Enter opens the active option, or the first result", async () => {
  const page = await open();
  page.type("ice");
  page.press("ArrowDown");
  page.press("ArrowDown");
  page.press("Enter");
  assert.deepEqual(page.visited, ["../en/moves/ice-beam/"]);
  assert.deepEqual([page.list, page.isExpanded], [[], false]);
  page.type("pika");
  page.press("Enter");
  assert.deepEqual(page.visited.slice(1), ["../en/pokemon/pikachu/"]);
});

test("Enter in an empty box does nothing, and without results asks the list", async () => {
  const page = await open();
  page.type("  ");
  page.press("Enter");
  assert.deepEqual(page.visited, []);
  page.type("mww");
  page.press("Enter");
  assert.deepEqual(page.visited, ["../en/?q=mww"]);
});

test("results follow what an input method composes, whose keys open nothing", async () => {
  const page = await open({ language: "ja" });
  page.type("ぴかｃ", { isComposing: true });
  assert.equal(page.options[0].href, "../ja/pokemon/pikachu/");
  assert.equal(page.press("ArrowDown", { isComposing: true }).defaultPrevented, false);
  assert.equal(page.active, null);
  page.press("ArrowDown");
  page.press("Enter", { isComposing: true });
  page.press("Enter", { keyCode: 229 });
  page.press("Escape", { isComposing: true });
  assert.deepEqual(page.visited, []);
  assert.equal(page.isExpanded, true);
  page.press("Enter", { keyCode: 13 });
  assert.deepEqual(page.visited, ["../ja/pokemon/pikachu/"]);
});

test("Escape closes the list, then empties the box, then is left alone", async () => {
  const page = await open();
  page.type("ice");
  assert.equal(page.press("Escape").defaultPrevented, true);
  assert.deepEqual([page.list, page.input.value], [[], "ice"]);
  assert.equal(page.press("Escape").defaultPrevented, true);
  assert.equal(page.input.value, "");
  assert.equal(page.press("Escape").defaultPrevented, false);
});

test("an arrow or a click opens the closed list again", async () => {
  const page = await open();
  page.type("ice");
  page.press("Escape");
  page.press("ArrowUp");
  assert.equal(page.active.href, "../en/moves/ice-punch/");
  page.press("Escape");
  page.input.click();
  assert.equal(page.options.length, 3);
});

test("Tab, leaving the box and pressing elsewhere close the list; pressing it does not", async () => {
  const page = await open();
  const closers = [() => page.press("Tab"), () => page.leave(), () => page.field.dispatch("pointerdown")];
  for (const close of closers) {
    page.type("ice");
    close();
    assert.deepEqual([page.list, page.isExpanded, page.active], [[], false, null]);
  }
  page.type("ice");
  page.options[0].dispatch("pointerdown");
  assert.equal(page.options[0].dispatch("mousedown").defaultPrevented, true);
  page.leave(page.options[0]);
  assert.equal(page.isExpanded, true);
});

test("a click closes the list, but not one that opens a new tab", async () => {
  const page = await open();
  page.type("ice");
  page.options[0].click({ ctrlKey: true });
  page.options[0].click({ metaKey: true });
  assert.equal(page.isExpanded, true);
  page.options[0].click();
  assert.equal(page.isExpanded, false);
  assert.equal(page.visited.length, 3);
});

test("an emptied box closes the list", async () => {
  const page = await open();
  page.type("ice");
  page.type("");
  assert.deepEqual([page.list, page.isExpanded], [[], false]);
});

test("where nothing is found the list says so and offers the nearest", async () => {
  const page = await open();
  page.type("mww");
  assert.deepEqual(page.list, ["No results for “mww”.", "Did you mean", "Mew ミュウ 0151"]);
  assert.equal(page.isExpanded, true);
  page.press("ArrowDown");
  page.press("Enter");
  assert.deepEqual(page.visited, ["../en/pokemon/mew/"]);
  page.type("$&{text}");
  assert.deepEqual([page.list, page.isExpanded], [["No results for “$&{text}”."], false]);
});

test("the number of results is said once the typing pauses", async (context) => {
  const page = await open();
  let waiting = null;
  context.mock.method(globalThis, "setTimeout", (work) => { waiting = work; });
  context.mock.method(globalThis, "clearTimeout", () => { waiting = null; });
  const said = () => {
    waiting?.();
    return page.said;
  };
  page.type("ice");
  page.type("ice b");
  assert.equal(page.said, "");
  assert.equal(said(), "1 result");
  page.type("pika");
  assert.equal(said(), "2 results");
  page.type("xqz");
  assert.equal(said(), "No results for “xqz”.");
  page.press("Escape");
  assert.equal(said(), "");
});

test("the names are loaded when the box is first entered, and once", async () => {
  const load = mock.fn(async () => searchData);
  const page = await open({ load, isReady: false });
  assert.equal(load.mock.callCount(), 0);
  page.input.focus();
  page.input.focus();
  page.type("p");
  await settled();
  page.type("pi");
  page.input.focus();
  await settled();
  assert.equal(load.mock.callCount(), 1);
});

test("what was typed before the script was there is answered", async () => {
  const page = new Page();
  page.input.value = "ice beam";
  page.activeElement = page.input;
  new SearchBox(page.form, { texts, language: "en", addressOf: () => "", load: async () => searchData });
  await settled();
  assert.deepEqual(page.list, ["Moves", "[Ice Beam] れいとうビーム"]);
});

test("what is typed before the names come is answered when they do", async () => {
  let arrive;
  const page = await open({ load: () => new Promise((resume) => { arrive = resume; }), isReady: false });
  page.type("ice b");
  assert.deepEqual([page.list, page.isExpanded], [["Loading …"], false]);
  page.type("ice be");
  arrive(searchData);
  await settled();
  assert.deepEqual(page.list, ["Moves", "[Ice Be]am れいとうビーム"]);
});

test("names that come after the box was left open nothing", async () => {
  let arrive;
  const page = await open({ load: () => new Promise((resume) => { arrive = resume; }), isReady: false });
  page.type("ice b");
  page.press("Enter");
  page.leave();
  arrive(searchData);
  await settled();
  assert.deepEqual([page.list, page.visited], [[], []]);
});

test("Enter before the names come opens the first result when they do, unless more is typed", async () => {
  for (const [more, visited] of [[null, ["../en/moves/ice-beam/"]], ["ice p", []]]) {
    let arrive;
    const page = await open({ load: () => new Promise((resume) => { arrive = resume; }), isReady: false });
    page.type("ice b");
    page.press("Enter");
    if (more !== null) page.type(more);
    arrive(searchData);
    await settled();
    assert.deepEqual(page.visited, visited);
  }
});

test("a failure is said, and the next key or the next entering tries again", async () => {
  const failures = [
    () => { throw new Error("at once"); },
    async () => { throw new TypeError("Failed to fetch"); },
    async () => ({ ...searchData, version: 2 }),
    async () => JSON.parse("{"),
    async () => ({ version: 1 }),
  ];
  const answers = [...failures, async () => searchData];
  const page = await open({ load: () => answers.shift()() });
  assert.deepEqual(page.list, []);
  const type = (text) => () => page.type(text);
  for (const tryAgain of [type("ice b"), type("ice be"), () => page.input.focus(), type("ice b")]) {
    tryAgain();
    assert.deepEqual(page.list, ["Loading …"]);
    await settled();
    assert.deepEqual([page.list, page.isExpanded], [["The names did not come."], false]);
  }
  page.press("Enter");
  assert.deepEqual(page.visited, ["../en/?q=ice b"]);
  page.leave();
  page.input.focus();
  await settled();
  assert.deepEqual(page.list, ["Moves", "[Ice B]eam れいとうビーム"]);
});

test("a slash leads to the box, but not from a field or with a modifier", () => {
  const isFree = (target, values = {}) => isFreeSlash({ key: "/", composedPath: () => [target], ...values });
  const paragraph = { localName: "p" };
  assert.equal(isFree(paragraph), true);
  assert.equal(isFree({ localName: "input", type: "checkbox" }), true);
  assert.equal(isFree(paragraph, { shiftKey: true }), true);
  for (const modifier of ["ctrlKey", "metaKey", "altKey", "isComposing", "defaultPrevented"]) {
    assert.equal(isFree(paragraph, { [modifier]: true }), false, modifier);
  }
  for (const localName of ["textarea", "select", "input"]) assert.equal(isFree({ localName }), false, localName);
  assert.equal(isFree({ localName: "div", isContentEditable: true }), false);
  assert.equal(isFree(paragraph, { key: "?" }), false);
});

test("⌘K and Ctrl+K are shortcuts, also while something is typed elsewhere", () => {
  const page = new Page();
  const isOne = (values) => isShortcut({ key: "k", ctrlKey: false, metaKey: false, composedPath: () => [page.field], ...values });
  assert.ok([{ ctrlKey: true }, { metaKey: true }, { ctrlKey: true, key: "K" }].every(isOne));
  assert.ok(![
    {}, { ctrlKey: true, metaKey: true }, { ctrlKey: true, shiftKey: true }, { metaKey: true, altKey: true },
    { ctrlKey: true, key: "j" }, { ctrlKey: true, isComposing: true }, { ctrlKey: true, defaultPrevented: true },
  ].some(isOne));
});
