// Favourites in the settings: how many there are, export, import, and deletion.
import { isSlug, savedPokemon, savePokemon } from "../cards/saved-pokemon.js";
import { DataError, loadAll } from "../page/data.js";
import { element, partsOf } from "../page/elements.js";
import { failureNote, progressNote } from "../page/loading.js";
import { watchPreference } from "../page/preferences.js";
import { translate, translateCount } from "../page/translations.js";
import { quoted } from "../text/quoted.js";

/** Bytes; a file with every Pokémon has 20 kB. */
const largestFile = 1_000_000;

/** @param {HTMLElement} section */
export function start(section) {
  const parts = partsOf(section);
  const report = ({ texts, isError = false }) => {
    parts.outcome.replaceChildren(...texts.map((text) => element("p", {}, text)));
    parts.outcome.classList.toggle("dex-outcome--error", isError);
  };
  const show = () => {
    const count = savedPokemon("favourites").length;
    parts.count.textContent = translateCount("settings.favourites.count", count);
    for (const name of ["list", "export", "clear"]) parts[name].hidden = count === 0;
  };
  show();
  watchPreference("favourites", show);
  parts.export.addEventListener("click", () => {
    download(fileOf(savedPokemon("favourites")));
    report({ texts: [translateCount("settings.favourites.exported", savedPokemon("favourites").length)] });
  });
  parts.import.addEventListener("click", () => parts.file.click());
  const importFile = async (file) => {
    try {
      report(await imported(file, (files) => parts.outcome.replaceChildren(progressNote(files))));
    } catch (error) {
      parts.outcome.replaceChildren(failureNote(error, () => importFile(file)));
    }
  };
  parts.file.addEventListener("change", ({ target }) => {
    importFile(target.files[0]);
    // Without this, choosing the same file again would not be a change.
    target.value = "";
  });
  startClearing(parts.clear, parts.dialog, parts.import, report);
}

function download(text) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  element("a", { href: address, download: "pokedex-favourites.json" }).click();
  // By then the browser has begun to save it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * Adds the favourites in a file; returns the report.
 *
 * @throws {DataError} without the data that tell which Pokémon there are
 */
async function imported(file, count) {
  try {
    if (file.size > largestFile) return failed("too-large");
    const { slugs, refused } = favouritesIn(await file.text());
    const known = await existing(slugs, count);
    const { all, added } = merged(savedPokemon("favourites"), known);
    savePokemon("favourites", all);
    const leftOut = [...slugs.filter((slug) => !known.includes(slug)), ...refused];
    const texts = [translateCount("settings.favourites.imported", added, { known: known.length - added })];
    if (leftOut.length > 0) {
      const names = quoted(leftOut).join(translate("settings.favourites.separator"));
      texts.push(translateCount("settings.favourites.left-out", leftOut.length, { names }));
    }
    return { texts };
  } catch (error) {
    if (error instanceof DataError) throw error;
    return failed(error instanceof FavouritesError ? error.kind : "unreadable");
  }
}

const failed = (kind) => ({ texts: [translate(`settings.favourites.${kind}`)], isError: true });

/** The slugs of Pokémon that exist. */
async function existing(slugs, count) {
  const [{ pokemon }] = await loadAll(["search"], { count });
  const known = new Set(pokemon.slug);
  return slugs.filter((slug) => known.has(slug));
}

function startClearing(button, dialog, next, report) {
  button.addEventListener("click", () => {
    dialog.querySelector("[data-part='question']").textContent =
      translateCount("settings.favourites.question", savedPokemon("favourites").length);
    dialog.returnValue = "";
    dialog.showModal();
  });
  for (const choice of dialog.querySelectorAll("button")) {
    choice.addEventListener("click", () => dialog.close(choice.value));
  }
  dialog.addEventListener("close", () => {
    if (dialog.returnValue !== "clear") return;
    savePokemon("favourites", []);
    report({ texts: [translate("settings.favourites.cleared")] });
    // The button that had the focus is hidden now.
    next.focus();
  });
}

// The file: `{"version":1,"favourites":["pikachu"]}`

/** The version of the format that is written, and the newest that can be read. */
const version = 1;

/** A file without favourites that can be read. */
export class FavouritesError extends Error {
  /** @param {"not-json" | "not-favourites" | "too-new"} kind */
  constructor(kind) {
    super(`the file is ${kind}`);
    this.kind = kind;
  }
}

/** @param {string[]} slugs */
export const fileOf = (slugs) => `${JSON.stringify({ version, favourites: slugs })}\n`;

/**
 * @param {string} text the file's
 * @returns {{ slugs: string[], refused: string[] }} each slug once, and the entries that are no slugs, as JSON
 * @throws {FavouritesError}
 */
export function favouritesIn(text) {
  const content = parsed(text);
  if (!Array.isArray(content?.favourites)) throw new FavouritesError("not-favourites");
  if (!Number.isInteger(content.version) || content.version < 1) throw new FavouritesError("not-favourites");
  if (content.version > version) throw new FavouritesError("too-new");
  const isRefused = (entry) => !isSlug(entry);
  return {
    slugs: [...new Set(content.favourites.filter(isSlug))],
    refused: content.favourites.filter(isRefused).map((entry) => JSON.stringify(entry)),
  };
}

function parsed(text) {
  try {
    // Some editors write a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new FavouritesError("not-json");
  }
}

/**
 * Adds favourites behind those there are.
 *
 * @param {string[]} before
 * @param {string[]} more
 * @returns {{ all: string[], added: number }}
 */
export function merged(before, more) {
  const all = [...new Set([...before, ...more])];
  return { all, added: all.length - before.length };
}
