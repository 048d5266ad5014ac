// The table of cases that all readers of the query language share, over the site's real data.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { PokemonFilter } from "../../Templates/assets/scripts/query/evaluation.js";
import { readLearnset } from "../../Templates/assets/scripts/learnset/learnsets.js";
import { Learnsets, neededFiles } from "../../Templates/assets/scripts/query/learnsets.js";
import { longestQuery, readCanonical, readQuery } from "../../Templates/assets/scripts/query/reader.js";
import { address, format } from "../../Templates/assets/scripts/query/writer.js";
import { learnsetFile, missing, siteData, siteMoves, sitePlaces } from "../Queries/data.mjs";
import { tableMistake } from "../Queries/small.mjs";

const cases = JSON.parse(readFileSync(new URL("../Queries/cases.json", import.meta.url), "utf8"));
const read = (text) => readQuery(text, siteData().vocabulary);

test("every case is read as the table says", { skip: missing }, () => {
  for (const { query, canonical, errors = [] } of cases) {
    const found = read(query);
    const mistakes = found.errors.map((mistake) => tableMistake(mistake, siteData().vocabulary));
    assert.deepEqual({ query, canonical: found.canonical, errors: mistakes }, { query, canonical, errors });
  }
});

test("every case finds what the table says", { skip: missing }, () => {
  const { pokemon, vocabulary } = siteData();
  const filter = new PokemonFilter(pokemon, vocabulary);
  const learnsets = new Learnsets(pokemon);
  const [moves, places] = [siteMoves(), sitePlaces()];
  for (const { query: text, language, hits } of cases) {
    const query = read(text);
    for (const name of neededFiles(query, vocabulary)) {
      if (!learnsets.has(name)) learnsets.add(name, readLearnset(learnsetFile(name)));
    }
    const found = filter.find(query, { language, learnsets, moves, places }).map((place) => pokemon.slug[place]);
    const shown = { count: found.length, first: found.slice(0, 5), last: found.at(-1) ?? null };
    assert.deepEqual({ text, hits: shown }, { text, hits });
  }
});

test("every case is read again as it is written", { skip: missing }, () => {
  for (const { canonical } of cases) {
    const query = readCanonical(canonical, siteData().vocabulary);
    assert.deepEqual([query.canonical, query.errors], [canonical, []]);
    assert.equal(new URLSearchParams(`q=${address(query)}`).get("q") ?? "", canonical);
    for (const language of ["en", "ja"]) {
      const again = readCanonical(format(query, language, siteData().vocabulary), siteData().vocabulary);
      assert.deepEqual([again.canonical, again.errors], [canonical, []]);
    }
  }
  assert.ok(cases.some(({ query, canonical }) => query.length <= longestQuery && canonical.length > longestQuery));
});

test("whatever has a name is found by it, in both languages", { skip: missing }, () => {
  const { vocabulary } = siteData();
  for (const key of ["type", "ability", "move", "place", "game", "method", "egg", "color", "shape", "dex", "is", "sort"]) {
    const names = vocabulary.values(key);
    for (const slug of names.slugs) {
      for (const name of [slug, names.name(slug, "en"), names.name(slug, "ja")]) {
        // Types that are no types are called by signs.
        if (!/^[?？]+$/.test(name)) assert.deepEqual(names.find(name), [slug], `${key}:${name}`);
      }
    }
  }
});
