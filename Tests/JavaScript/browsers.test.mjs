// README names the oldest browsers in which everything works: the theme uses nothing that came later.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";

const folder = new URL("../../Templates/", import.meta.url);

/** What came after those versions, with an example of each; a feature that is used only where it exists is not listed. */
const newer = {
  ".js": [
    [/\(\?<[=!]/u, "/(?<=a)b/"],
    [/\b(?:Object|Map)\.groupBy\b/u, "Object.groupBy(all, kind)"],
    [/\bPromise\.(?:withResolvers|try)\b/u, "Promise.withResolvers()"],
    [/\bArray\.fromAsync\b/u, "Array.fromAsync(all)"],
    [/\bURL\.(?:canParse|parse)\b/u, "URL.canParse(text)"],
    [/\bAbortSignal\.any\b/u, "AbortSignal.any(all)"],
    [/\bRegExp\.escape\b/u, "RegExp.escape(text)"],
    [/\.(?:keys|values|entries)\(\)\.\w+\(/u, "names.keys().map(act)"],
    [/\.(?:union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/u, "one.union(other)"],
    [/\.checkVisibility\(/u, "element.checkVisibility()"],
    [/\.(?:showPopover|togglePopover|moveBefore)\(/u, "element.showPopover()"],
    [/\/[dgimsuy]*v[dgimsuy]*[,;)]/u, "/a/v;"],
    [/\bimport\b.*\bwith\s*\{/u, 'import a from "a" with { type: "json" }'],
  ],
  ".css": [
    [/light-dark\(/u, "light-dark(#fff, #000)"],
    [/@(?:scope|starting-style|position-try|function)\b/u, "@scope (main)"],
    [/(?:^|[{};])\s*&/mu, "a { & b { color: red } }"],
    [/\b(?:anchor|anchor-size|contrast-color|if|sibling-index)\(/u, "anchor(top)"],
    [/\b(?:field-sizing|interpolate-size|position-anchor|text-box)\b/u, "field-sizing: content"],
    [/text-decoration:\s*[\w-]+\s/u, "text-decoration: wavy underline;"],
    [/\bstyle\(/u, "@container style(--a: b)"],
  ],
};

const files = readdirSync(folder, { recursive: true });

for (const [ending, features] of Object.entries(newer)) {
  const sources = files.filter((name) => name.endsWith(ending)).map((name) =>
    [name, readFileSync(new URL(name, folder), "utf8").replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gmu, "")]);
  for (const [pattern, example] of features) {
    test(`${ending} files do without ${example}`, () => {
      assert.match(example, pattern);
      assert.deepEqual(sources.flatMap(([name, text]) => (pattern.test(text) ? [name] : [])), []);
    });
  }
}
