// The documents of this repository: their links lead somewhere, and the files that they name are there.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folders = ["", ".github/", ".ci/", "Sources/", "Tests/", "Templates/", "content/"];
const documents = folders.flatMap((folder) => readdirSync(join(root, folder))
  .filter((name) => name.endsWith(".md")).map((name) => folder + name));
const read = (path) => readFileSync(join(root, path), "utf8");
/** A text without blocks of code, which may have brackets and number signs of their own. */
const prose = (text) => text.replace(/^ *```[^]*?^ *```$/gm, "");
const names = new Set(["Sources", "Tests"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })).map((path) => basename(path)));

/** The fragments of a document's headings, as GitHub makes them. */
function fragments(path) {
  const count = new Map();
  return new Set([...prose(read(path)).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => {
    const text = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, "").replaceAll(" ", "-");
    const before = count.get(text) ?? 0;
    count.set(text, before + 1);
    return before ? `${text}-${before}` : text;
  }));
}

for (const path of documents) {
  test(`the links of ${path} lead somewhere`, () => {
    for (const [, link] of prose(read(path)).matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:/.test(link) || link.startsWith("../../releases")) continue;
      const [file, fragment] = link.split("#");
      const target = file === "" ? path : join(dirname(path), file);
      assert.ok(existsSync(join(root, target)), link);
      if (fragment) assert.ok(fragments(target).has(fragment), link);
    }
  });

  test(`the files that ${path} names are there`, { skip: path === "CHANGELOG.md" }, () => {
    for (const [, name] of read(path).matchAll(/`([\w./+-]+)`/g)) {
      const isPath = /^(Sources|Tests|\.ci|\.github)\//.test(name);
      if (isPath) assert.ok(existsSync(join(root, name)), name);
      else if (name.endsWith(".swift") && name !== "Package.swift") assert.ok(names.has(basename(name)), name);
      if (/^(Poke|Pokedex|Preview|Publishing|Mustache|SiteChecker)\w*\/[\w./+-]+$/.test(name)) {
        assert.ok(existsSync(join(root, "Sources", name)), name);
      }
    }
  });
}

const website = join(root, "Public");
const skip = !existsSync(join(website, "index.html")) && "there is no website in Public; run make site";
test("the website is as large as texts say", { skip }, () => {
  const sizes = readdirSync(website, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath ?? entry.path, entry.name)).size);
  const files = `${Math.round(sizes.length / 1000)},000 files`;
  const megabytes = `${Math.round(sizes.reduce((sum, size) => sum + size) / 1e8)}00 MB`;
  for (const path of ["README.md", ".github/HOSTING.md", "Sources/PokedexCLI/Commands/BuildCommand.swift"]) {
    const text = read(path).replace(/"\n *\+ "/g, "");
    assert.match(text, new RegExp(`about ${files} and ${megabytes}`), path);
  }
});

/** The text of a page of the website. */
const text = (page) => readFileSync(join(website, "en", page, "index.html"), "utf8").replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

/** How many pages of a kind there are; those that only lead to others are none. */
const count = (kind, isOne = () => true) => readdirSync(join(website, "en", kind), { withFileTypes: true })
  .filter(({ name }) => isOne(name) && existsSync(join(website, "en", kind, name, "index.html")))
  .filter(({ name }) => !readFileSync(join(website, "en", kind, name, "index.html"), "utf8").includes('http-equiv="refresh"')).length;

test("the website has as much as the README says", { skip }, () => {
  const readme = read("README.md").replace(/\s+/g, " ");
  const shown = (page, pattern) => text(page).match(pattern)[1];
  const counts = {
    species: shown("about", / Species ([\d,]+) /), moves: shown("about", / Moves ([\d,]+) /),
    abilities: shown("about", / Abilities ([\d,]+) /), "evolution families": shown("about", / Evolution families ([\d,]+) /),
    Pokédexes: shown("about", / Pokédexes ([\d,]+) /), items: shown("items", / ([\d,]+) items /),
    places: shown("places", / ([\d,]+) places /), games: count("games"),
    types: count("types", (name) => !name.includes("-")), "pairs of them": count("types", (name) => name.includes("-")),
  };
  for (const [words, number] of Object.entries(counts)) assert.ok(readme.includes(` ${number} ${words}`), `${number} ${words}`);
});

test("the scripts that scripts call are there", () => {
  const scripts = readdirSync(join(root, ".ci"), { withFileTypes: true }).filter((entry) => entry.isFile())
    .map((entry) => `.ci/${entry.name}`);
  for (const path of ["Makefile", ...scripts]) {
    for (const [, name] of read(path).matchAll(/(?<!\/)(?:\$ci|\.ci)\/([\w-]+)/g)) {
      assert.ok(existsSync(join(root, ".ci", name)), `${path} calls .ci/${name}`);
    }
  }
});

test("make help lists the targets that texts name", () => {
  const { stdout } = spawnSync("make", ["help"], { cwd: root, encoding: "utf8" });
  const listed = new Set(stdout.split("\n").map((line) => line.split(" ")[0]));
  for (const path of ["README.md", ".github/CONTRIBUTING.md", ".github/HOSTING.md", "Makefile"]) {
    for (const [, target] of read(path).matchAll(/(?:`(?:sudo )?|^(?:sudo )?|run )make ([a-z-]+)/gm)) {
      assert.ok(listed.has(target), `${path}: make ${target}`);
    }
  }
});

test("a checkout that was built elsewhere says what to do", (context) => {
  const folder = mkdtempSync(join(tmpdir(), "moved-"));
  context.after(() => rmSync(folder, { recursive: true }));
  const place = () => spawnSync("make", ["-f", join(root, "Makefile"), "place"], { cwd: folder, encoding: "utf8" });
  assert.equal(place().status, 0);
  assert.equal(place().status, 0);
  writeFileSync(join(folder, ".build/place"), "/srv/before\n");
  const { status, stderr } = place();
  assert.notEqual(status, 0);
  assert.match(stderr, /built in \/srv\/before and has been moved since: run make clean first/);
});
