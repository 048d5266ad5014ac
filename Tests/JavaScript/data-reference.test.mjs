// The example in Templates/DATA.md reads the site's data, wherever the site is.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { missing } from "../Queries/data.mjs";

const root = new URL("../../", import.meta.url);
const reference = readFileSync(new URL("Templates/DATA.md", root), "utf8");
const example = /```js\n(const site = [^]*?)```/.exec(reference)[1];

test("the example reads a learnset of a site below a path", { skip: missing }, async () => {
  const prefix = "https://example.org/pokedex/";
  const fetch = async (address) => {
    assert.ok(address.startsWith(prefix), address);
    return { json: () => JSON.parse(readFileSync(new URL(`Public/${address.slice(prefix.length)}`, root), "utf8")) };
  };
  const lines = [];
  const AsyncFunction = (async () => {}).constructor;
  await new AsyncFunction("fetch", "console", example)(fetch, { log: (...parts) => lines.push(parts.join(" ")) });
  const moves = JSON.parse(readFileSync(new URL("Public/data/moves.json", root), "utf8"));
  assert.ok(lines.includes(`pikachu learns move ${moves.slug.indexOf("thunderbolt")} at level 36`));
});
