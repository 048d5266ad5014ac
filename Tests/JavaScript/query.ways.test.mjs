// How Pokémon have the moves that queries ask for: the table that the scripts and `pokedex-site find` share.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readLearnset } from "../../Templates/assets/scripts/learnset/learnsets.js";
import { complete } from "../../Templates/assets/scripts/learnset/ways.js";
import { PokemonFilter } from "../../Templates/assets/scripts/query/evaluation.js";
import { asksForMoves, scope } from "../../Templates/assets/scripts/query/groups.js";
import { filesOfWays, Learnsets } from "../../Templates/assets/scripts/query/learnsets.js";
import { readQuery } from "../../Templates/assets/scripts/query/reader.js";
import { askedWays } from "../../Templates/assets/scripts/query/ways.js";
import { learnsetFile, missing, siteData, siteMoves } from "../Queries/data.mjs";

const cases = JSON.parse(readFileSync(new URL("../Queries/ways.json", import.meta.url), "utf8"));

/** The ways of a Pokémon as the table has them. */
function waysOf(text, slug) {
  const { pokemon, vocabulary } = siteData();
  const query = readQuery(text, vocabulary);
  const filter = new PokemonFilter(pokemon, vocabulary);
  const learnsets = new Learnsets(pokemon);
  const newestFirst = vocabulary.values("game").slugs.toReversed();
  const { games: wanted, methods } = scope(query, vocabulary);
  const games = newestFirst.filter((game) => wanted.includes(game));
  for (const name of filesOfWays({ games, methods }, vocabulary)) learnsets.add(name, readLearnset(learnsetFile(name)));
  const moves = siteMoves();
  const asked = query.terms.filter(asksForMoves).map((term) => filter.movesOf(term, moves));
  const place = pokemon.slug.indexOf(slug);
  let hits = [{ pokemon: place,
    ways: askedWays(asked, { games, methods }, vocabulary.values("method").slugs, learnsets)(place) }];
  const [hit] = hits;
  if (games.length === 0) {
    for (const game of newestFirst) {
      hits = complete(hits, { game, learnset: readLearnset(learnsetFile(`learnsets/${game}`)) }, learnsets.stages);
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
