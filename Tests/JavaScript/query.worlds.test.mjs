// Queries about the worlds of the site's owner, whose names may be anything.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";
import { PokemonFilter } from "../../Templates/assets/scripts/query/evaluation.js";
import { readCanonical, readQuery } from "../../Templates/assets/scripts/query/reader.js";
import { searchText } from "../../Templates/assets/scripts/page/address.js";
import { format } from "../../Templates/assets/scripts/query/writer.js";
import { vocabulary, withWorlds } from "../Queries/small.mjs";

const site = withWorlds([
  { slug: "overworld", name: "Overworld", seen: ["pikachu", "charizard"] },
  { slug: "nether", name: "ネザー", seen: ["charizard"] },
  { slug: "empty", name: "Empty", seen: [] },
  { slug: "twin", name: "Twin Peaks", seen: ["farfetchd"] },
  { slug: "twin-2", name: "twin peaks", seen: ["type-null"] },
], ["charmander"]);
const filter = new PokemonFilter(site.pokemon, site.vocabulary);

function find(text) {
  const query = readQuery(text, site.vocabulary);
  assert.deepEqual(query.errors, []);
  return [query.canonical, ...filter.find(query).map((place) => site.pokemon.slug[place])];
}

test("Pokémon are found by the worlds whose spots name them", () => {
  assert.deepEqual(find("world:overworld"), ["world:overworld", "charizard", "pikachu"]);
  assert.deepEqual(find("ワールド:ネザー"), ["world:nether", "charizard"]);
  assert.deepEqual(find("世界:nezaa"), ["world:nether", "charizard"]);
  assert.deepEqual(find("world:overworld -world:nether"), ["world:overworld -world:nether", "pikachu"]);
  assert.deepEqual(find("world:empty"), ["world:empty"]);
  assert.deepEqual(find("type:electric world:OVERWORLD sort:-atk"), ["type:electric world:overworld sort:-atk", "pikachu"]);
});

test("a name of two worlds means either, an id one", () => {
  assert.deepEqual(find("world:\"twin peaks\""), ["world:twin|twin-2", "farfetchd", "type-null"]);
  assert.deepEqual(find("world:twin"), ["world:twin", "farfetchd"]);
});

test("an id means itself alone, although another one has the same letters", () => {
  const worlds = [{ slug: "world1", name: "A", seen: [] }, { slug: "world-1", name: "B", seen: [] }];
  const { vocabulary: words } = withWorlds(worlds);
  assert.equal(readQuery("world:world-1", words).canonical, "world:world-1");
  assert.equal(readQuery("world:world1", words).canonical, "world:world1");
  assert.equal(readQuery("world:\"World 1\"", words).canonical, "world:world-1|world1");
});

test("those seen at a spot of any world, or of none, are seen", () => {
  assert.deepEqual(find("is:seen"), ["is:seen", "charmander", "charizard", "pikachu", "farfetchd", "type-null"]);
  assert.deepEqual(find("区分:見た -ワールド:twin-2").slice(0, 3), ["-world:twin-2 is:seen", "charmander", "charizard"]);
  assert.deepEqual(find("-is:seen is:mega"), ["is:mega -is:seen", "charizard-mega-x"]);
});

test("spots are no worlds", () => {
  for (const name of ["spots/a", "A"]) {
    const [mistake] = readQuery(`world:${name}`, site.vocabulary).errors;
    assert.equal(mistake.kind, "unknown-value");
  }
});

test("a site without worlds has neither the key nor the flag", () => {
  const kinds = ["world:overworld", "ワールド:x", "is:seen"].map((text) => readQuery(text, vocabulary()).errors[0].kind);
  assert.deepEqual(kinds, ["unknown-key", "unknown-key", "unknown-value"]);
});

const names = [
  "constructor", "mega", "<b>Bold</b>", "My: World", "a:b", ":a", "=a", ">=5", "type:fire", "\"Quoted\" World", "「村」", "it's “a” b",
  "“a”b", "＂a＂ b", "a|b", "a｜b", "-minus", "ー長い", "－full", "−sign", "#25", "＃25", "(Nether", "（地下", "(a) b", "a)", "a (b", "!!!", "🌍",
  "x {chip}", "{value} {what}", "  spaces   inside ", "a\u3000b", "\u00a0", "\\back", "$& $1", "&amp;", "ＡＢＣ",
  "e\u0301", "is:seen", "sort:-atk",
];

test("a query in words is read again as it was, whatever worlds are called", () => {
  const { vocabulary: words } = withWorlds(names.map((name, place) => ({ slug: `w-${place}`, name, seen: [] })));
  for (const place of names.keys()) {
    for (const text of [`world:w-${place}`, `-world:w-${place} is:seen`]) {
      const query = readCanonical(text, words);
      assert.equal(query.canonical, text);
      assert.equal(new URLSearchParams(searchText({ q: query.canonical })).get("q"), text);
      for (const language of ["en", "ja"]) {
        const written = format(query, language, words);
        const again = readQuery(written, words);
        assert.deepEqual([again.canonical, again.errors], [text, []], written);
      }
    }
  }
});

test("a name with letters is found in quotation marks, unless a minus begins it or it has such marks itself", () => {
  const typed = names.filter((name) => /[\p{L}\p{N}]/u.test(name) && !/^[-ー－−]|["“”＂「」]/.test(name));
  const { vocabulary: words } = withWorlds(typed.map((name, place) => ({ slug: `w-${place}`, name, seen: [] })));
  for (const [place, name] of typed.entries()) {
    const [term, ...others] = readQuery(`world:"${name}"`, words).terms;
    assert.deepEqual(others, []);
    assert.ok(term.values.includes(`w-${place}`), name);
  }
});

test("chips and headings say names as they are", async () => {
  globalThis.document = { documentElement: { lang: "en" } };
  await import("./browser.mjs");
  const { loadTranslations } = await import("../../Templates/assets/scripts/page/translations.js");
  await loadTranslations("list");
  const { Wording } = await import("../../Templates/assets/scripts/list/wording.js");
  // Ids may be words of the programming language, or values of other keys.
  const worlds = names.map((name, place) => ({ slug: ["constructor", "mega"][place] ?? `w-${place}`, name, seen: [] }));
  const { vocabulary: words } = withWorlds(worlds);
  const wording = new Wording(words);
  for (const { slug, name } of worlds) {
    const [named, excluded] = [`world:${slug}`, `-world:${slug}`].map((text) => readCanonical(text, words));
    assert.equal(wording.chips(named)[0].text, `Seen in ${name}`);
    assert.equal(wording.heading(named, 3), `3 Pokémon already seen in ${name}`);
    assert.equal(wording.chips(excluded)[0].text, `Not seen in ${name}`);
    // In a heading, {chip} of what is excluded stands for the chip itself.
    if (!name.includes("{chip}")) assert.equal(wording.heading(excluded, 1), `1 Pokémon not seen in ${name}`);
  }
  // What runs from right to left is isolated from the words around it.
  const arabic = withWorlds([{ slug: "arabic", name: "عالمي!", seen: [] }]).vocabulary;
  assert.equal(new Wording(arabic).chips(readCanonical("world:arabic", arabic))[0].text, "Seen in \u2068عالمي!\u2069");
  const heading = (text) => wording.heading(readQuery(text, words), 2);
  assert.equal(heading("is:seen is:mega"), "2 Mega Pokémon already seen at a spot");
  assert.equal(heading("-is:seen"), "2 Pokémon not seen at a spot");
});
