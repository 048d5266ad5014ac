// The tables of queries over the site's real data: how each is read, and whom it finds.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./browser.mjs";
import { answerInAnyGame, answerInGame } from "../../Templates/assets/scripts/finder/answers.js";
import { conditionsOf, describes, describesAll, methodsOf, readQuestion } from "../../Templates/assets/scripts/finder/question.js";
import { longestQuery, readCanonical, readQuery } from "../../Templates/assets/scripts/query/reader.js";
import { searchText } from "../../Templates/assets/scripts/page/address.js";
import { format } from "../../Templates/assets/scripts/query/writer.js";
import { find, learnsetsWith, missing, read, shortened, site } from "../Queries/data.mjs";
import { tableMistake } from "../Queries/small.mjs";

const table = (name) => JSON.parse(readFileSync(new URL(`../Queries/${name}.json`, import.meta.url), "utf8"));
const [cases, answers] = [table("cases"), table("answers")];

test("every case is read as the table says", { skip: missing }, () => {
  const { vocabulary } = site();
  for (const { query, canonical, errors = [] } of cases) {
    const found = readQuery(query, vocabulary);
    const mistakes = found.errors.map((mistake) => tableMistake(mistake, vocabulary));
    assert.deepEqual({ query, canonical: found.canonical, errors: mistakes }, { query, canonical, errors });
  }
});

test("every case finds what the table says", { skip: missing }, () => {
  const { pokemon } = site();
  for (const { query, language, hits } of cases) {
    const found = find(query, language).found.map((place) => pokemon.slug[place]);
    const shown = { count: found.length, first: found.slice(0, 5), last: found.at(-1) ?? null };
    assert.deepEqual({ query, hits: shown }, { query, hits });
  }
});

test("every query of the answers finds exactly these, in this order", { skip: missing }, () => {
  for (const { query: text, canonical, language, hits } of answers) {
    const { query, found } = find(text, language);
    assert.deepEqual({ text, canonical: query.canonical, hits: shortened(found) }, { text, canonical, hits });
  }
});

test("games are found by slug and by each name, add-ons as the games that they belong to", { skip: missing }, () => {
  const { vocabulary } = site();
  const gamesOf = (name) => {
    const { terms: [term], errors } = readQuery(`game:"${name}"`, vocabulary);
    assert.deepEqual(errors, [], name);
    return term.values;
  };
  const { slug: games } = read("queries").games;
  const strings = (language) => JSON.parse(readFileSync(new URL(`../../content/strings/${language}.json`, import.meta.url), "utf8"));
  for (const groups of ["en", "ja"].map((language) => strings(language)["version-group"])) {
    for (const [slug, { name, short }] of Object.entries(groups)) {
      const [game] = gamesOf(slug);
      assert.equal(gamesOf(slug).length, 1);
      assert.ok(games.includes(game) && (game === slug || !games.includes(slug)), slug);
      for (const word of [name, short]) assert.ok(gamesOf(word).includes(game), word);
    }
  }
  for (const [game, words] of Object.entries({
    "red-green-japan": ["red-japan", "green-japan"],
    "legends-arceus": ["PLA", "アルセウス", "ポケモンレジェンズアルセウス"],
    "legends-za": ["legends-za", "Legends ZA", "PLZA", "レジェンズZA", "Pokémon Legends: Z-A"],
    "lets-go-pikachu-lets-go-eevee": ["Let's Go", "レッツゴー"],
  })) for (const word of words) assert.deepEqual(gamesOf(word), [game], word);
});

/** A field that there is not would find nothing, without a message. */
test("keys and flags ask for fields that the data has", { skip: missing }, () => {
  const { pokemon, vocabulary } = site();
  for (const { declaration, data } of [
    { declaration: vocabulary.declaration, data: pokemon }, { declaration: vocabulary.moves.declaration, data: read("moves") },
  ]) {
    const fields = Object.values(declaration.keys).flatMap(({ fields = [] }) => fields);
    assert.deepEqual(fields.filter((field) => !Array.isArray(data[field])), []);
  }
  const flags = Object.values(vocabulary.declaration.is).flatMap(({ flag }) => flag ?? []);
  assert.deepEqual(flags.filter((flag) => !pokemon["flag-names"].includes(flag)), []);
});

test("the answers ask with every key, in both languages", { skip: missing }, () => {
  const { declaration, keys } = site().vocabulary;
  for (const language of ["en", "ja"]) {
    const asked = answers.filter((answer) => answer.language === language).flatMap(({ canonical }) =>
      readCanonical(canonical, site().vocabulary).terms.map(({ key }) => key));
    assert.deepEqual(keys.slugs.filter((key) => !asked.includes(key)), [], language);
    const orders = answers.flatMap(({ canonical }) => /sort:-?([a-z]+)$/.exec(canonical)?.[1] ?? []);
    assert.deepEqual(Object.keys(declaration.sort).filter((order) => order !== "number" && !orders.includes(order)), []);
  }
});

test("the finder finds those whom the same query finds", { skip: missing }, () => {
  const { pokemon, vocabulary, moves, learnsets: { stages } } = site();
  const families = { number: pokemon.number, stages };
  const others = vocabulary.values("method").slugs.filter((slug) => !["level-up", "machine", "egg", "tutor"].includes(slug));
  let asked = 0;
  for (const { canonical } of answers) {
    const question = readQuestion(canonical, vocabulary);
    if (question.leftOut.length > 0 || question.moves.length === 0) continue;
    asked += 1;
    const columns = question.moves.map((move) => (describes(move)
      ? { moves: moves.matching(readCanonical(conditionsOf(move), vocabulary.moves).terms), areAll: describesAll(move) }
      : vocabulary.search.moves.slug.indexOf(move)));
    const methods = methodsOf(question.ways, others);
    const files = question.game === null ? methods.map((method) => `learnsets/any/${method}`) : [`learnsets/${question.game}`];
    const learnsets = learnsetsWith(files);
    const hits = question.game === null
      ? answerInAnyGame(columns, methods, new Map(methods.map((method, at) => [method, learnsets.get(files[at])])), families)
      : answerInGame(columns, methods, learnsets.get(files[0]), families);
    const byPosition = (positions) => positions.toSorted((one, other) => one - other);
    assert.deepEqual(byPosition(hits.map((hit) => hit.pokemon)), byPosition(find(canonical, "en").found), canonical);
  }
  assert.ok(asked >= 20, `${asked}`);
});

test("every case is read again as it is written", { skip: missing }, () => {
  const { vocabulary } = site();
  for (const { canonical } of cases) {
    const query = readCanonical(canonical, vocabulary);
    assert.deepEqual([query.canonical, query.errors], [canonical, []]);
    assert.equal(new URLSearchParams(searchText({ q: query.canonical })).get("q") ?? "", canonical);
    for (const language of ["en", "ja"]) {
      const again = readCanonical(format(query, language, vocabulary), vocabulary);
      assert.deepEqual([again.canonical, again.errors], [canonical, []]);
    }
  }
  assert.ok(cases.some(({ query, canonical }) => query.length <= longestQuery && canonical.length > longestQuery));
});

test("the examples of the list ask what they say, in both languages", { skip: missing }, () => {
  for (const language of ["en", "ja"]) {
    const page = readFileSync(new URL(`../../Public/${language}/index.html`, import.meta.url), "utf8");
    const [, help] = /<ul class="dex-help">([^]*?)<\/ul>/.exec(page);
    const plain = (text) => text.replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&quot;", "\"").replaceAll("&amp;", "&");
    const examples = [...help.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>([^]*?)<\/a>/g)];
    assert.equal(examples.length, 8);
    for (const [, address, text] of examples) {
      const { canonical, errors } = readQuery(plain(text.replaceAll(/<[^>]*>/g, "")).trim(), site().vocabulary);
      assert.deepEqual([canonical, errors], [new URL(plain(address), "https://example.org/").searchParams.get("q"), []]);
    }
  }
});

test("whatever has a name is found by it, in both languages", { skip: missing }, () => {
  for (const key of ["type", "ability", "move", "place", "game", "method", "egg", "color", "shape", "dex", "is", "sort"]) {
    const names = site().vocabulary.values(key);
    for (const slug of names.slugs) {
      for (const name of [slug, names.name(slug, "en"), names.name(slug, "ja")]) {
        // Types that are no types are called by signs.
        if (!/^[?？]+$/.test(name)) assert.deepEqual(names.find(name), [slug], `${key}:${name}`);
      }
    }
  }
});
