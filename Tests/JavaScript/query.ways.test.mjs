// How Pokémon have the moves that queries ask for, over the site's real data.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { complete } from "../../Templates/assets/scripts/learnset/ways.js";
import { asksForMoves, scope } from "../../Templates/assets/scripts/query/groups.js";
import { filesOfWays } from "../../Templates/assets/scripts/query/needed-learnsets.js";
import { readQuery } from "../../Templates/assets/scripts/query/reader.js";
import { askedWays } from "../../Templates/assets/scripts/query/asked-ways.js";
import { learnsetsWith, missing, site } from "../Queries/data.mjs";

const cases = JSON.parse(readFileSync(new URL("../Queries/ways.json", import.meta.url), "utf8"));

/** The ways of a Pokémon as the table has them. */
function waysOf(text, slug) {
  const { pokemon, vocabulary, filter, moves } = site();
  const query = readQuery(text, vocabulary);
  const newestFirst = vocabulary.values("game").slugs.toReversed();
  const { games: wanted, methods } = scope(query, vocabulary);
  const games = newestFirst.filter((game) => wanted.includes(game));
  const learnsets = learnsetsWith(filesOfWays({ games, methods }, vocabulary));
  const asked = query.terms.filter(asksForMoves).map((term) => filter.movesOf(term, moves));
  const place = pokemon.slug.indexOf(slug);
  let hits = [{ pokemon: place,
    ways: askedWays(asked, { games, methods }, vocabulary.values("method").slugs, learnsets)(place) }];
  const [hit] = hits;
  if (games.length === 0) {
    for (const game of newestFirst) {
      const name = `learnsets/${game}`;
      hits = complete(hits, { game, learnset: learnsetsWith([name]).get(name) }, learnsets.stages);
    }
  }
  return hit.ways.map((ways) => ({
    move: vocabulary.search.moves.slug[ways[0].move],
    game: ways[0].game ?? games[0],
    ways: ways.map(({ method, level, machines, from }) => ({
      method, ...(level !== null && { level }), ...(machines.length > 0 && { machines }),
      ...(from !== null && { from: pokemon.slug[from] }),
    })),
  }));
}

test("every case is told as the table says", { skip: missing }, () => {
  for (const { query, pokemon, moves } of cases) {
    assert.deepEqual({ query, pokemon, moves: waysOf(query, pokemon) }, { query, pokemon, moves });
  }
});
