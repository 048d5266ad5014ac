// What the theme's files keep to: README names the oldest browsers in which everything works, and the theme uses nothing
// that came later. Lines of templates are short, and scripts do not depend on themselves.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { posix } from "node:path";
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

test("no line of a template is longer than 160 characters", () => {
  const long = files.filter((name) => name.endsWith(".mustache")).flatMap((name) =>
    readFileSync(new URL(name, folder), "utf8").split("\n").flatMap((line, index) =>
      (line.length > 160 ? [`${name}:${index + 1}`] : [])));
  assert.deepEqual(long, []);
});

test("style sheets select elements that the theme has", () => {
  const read = (ending) => files.filter((name) => name.endsWith(ending)).map((name) => readFileSync(new URL(name, folder), "utf8"));
  const made = [...read(".mustache"), ...read(".js")].join("\n");
  const rules = read(".css").map((text) => text.replace(/\/\*[^]*?\*\/|@[^{};]*[{;]|\[[^\]]*\]/gu, "")).join("");
  const selectors = [...rules.matchAll(/([^{};]+)\{/gu)].map(([, selector]) => selector.replace(/\([-+n\d ]*\)/gu, "")).join(" ");
  const names = new Set(selectors.match(/(?<![-\w.#:])[a-z][a-z\d]*(?![-\w(])/gu));
  assert.ok(names.has("summary") && names.has("caption"));
  // Steps of animations; a heading that the owner's own templates may have.
  for (const name of ["from", "to", "h4"]) names.delete(name);
  assert.deepEqual([...names].filter((name) => !new RegExp(`<${name}\\b|"${name}"`, "u").test(made)), []);
});

test("no script needs itself by way of what it imports or loads", () => {
  const folder = new URL("../../Templates/assets/scripts/", import.meta.url);
  const scripts = new Map(readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".js"))
    .map((name) => [name, readFileSync(new URL(name, folder), "utf8").replace(/\/\*[^]*?\*\//gu, "")]));
  const needs = (name) => [...scripts.get(name).matchAll(/"([^"\s]+\.js)"/gu)]
    .map(([, path]) => (path.startsWith(".") ? posix.join(posix.dirname(name), path) : path))
    .filter((other) => scripts.has(other));
  const done = new Set();
  const follow = (name, way) => {
    assert.ok(!way.includes(name), [...way, name].join(" → "));
    if (done.has(name)) return;
    for (const other of needs(name)) follow(other, [...way, name]);
    done.add(name);
  };
  for (const name of scripts.keys()) follow(name, []);
  assert.ok(needs("site.js").includes("list/list.js"));
});
