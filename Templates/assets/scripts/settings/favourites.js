// Favourites in the settings: how many there are, and the ways in and out.
import { chosen, keep } from "../cards/chosen.js";
import { load } from "../page/data.js";
import { element } from "../page/element.js";
import { watch } from "../page/preferences.js";
import { counted, phrase } from "../page/words.js";
import { favouritesIn, FavouritesError, fileOf, merged } from "./favourites-file.js";

/** Bytes; a file with every Pokémon has 20 kB. */
const largestFile = 1_000_000;

/** @param {HTMLElement} place */
export function startFavourites(place) {
  const part = (name) => place.querySelector(`[data-part="${name}"]`);
  const say = ({ texts, isError = false }) => {
    part("outcome").replaceChildren(...texts.map((text) => element("p", {}, text)));
    part("outcome").classList.toggle("dex-outcome--error", isError);
  };
  const show = () => {
    const count = chosen("favourites").length;
    part("count").textContent = counted("settings.favourites.count", count);
    for (const name of ["list", "export", "clear"]) part(name).hidden = count === 0;
  };
  show();
  watch("favourites", show);
  part("export").addEventListener("click", () => {
    download(fileOf(chosen("favourites")));
    say({ texts: [counted("settings.favourites.exported", chosen("favourites").length)] });
  });
  part("import").addEventListener("click", () => part("file").click());
  part("file").addEventListener("change", async ({ target }) => {
    const [file] = target.files;
    // The same file can be chosen again.
    say(await taken(file));
    target.value = "";
  });
  startClearing(part("clear"), part("dialog"), part("import"), say);
}

function download(text) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  element("a", { href: address, download: "pokedex-favourites.json" }).click();
  // Once the browser has begun to save it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Takes in a file's favourites, and tells what came of it. */
async function taken(file) {
  try {
    if (file.size > largestFile) return failed("too-large");
    const { slugs, refused } = favouritesIn(await file.text());
    const known = await existing(slugs);
    const { all, added } = merged(chosen("favourites"), known);
    keep("favourites", all);
    const leftOut = refused + slugs.length - known.length;
    const texts = [counted("settings.favourites.imported", added, { known: known.length - added })];
    if (leftOut > 0) texts.push(counted("settings.favourites.left-out", leftOut));
    return { texts };
  } catch (error) {
    return failed(error instanceof FavouritesError ? error.kind : "unreadable");
  }
}

const failed = (kind) => ({ texts: [phrase(`settings.favourites.${kind}`)], isError: true });

/** Those that this Pokédex has; all where that cannot be found out. */
async function existing(slugs) {
  const { pokemon } = await load("search").catch(() => ({ pokemon: null }));
  const known = pokemon && new Set(pokemon.slug);
  return known === null ? slugs : slugs.filter((slug) => known.has(slug));
}

function startClearing(button, dialog, next, say) {
  button.addEventListener("click", () => {
    dialog.querySelector("[data-part='question']").textContent =
      counted("settings.favourites.question", chosen("favourites").length);
    dialog.returnValue = "";
    dialog.showModal();
  });
  for (const choice of dialog.querySelectorAll("button")) {
    choice.addEventListener("click", () => dialog.close(choice.value));
  }
  dialog.addEventListener("close", () => {
    if (dialog.returnValue !== "clear") return;
    keep("favourites", []);
    say({ texts: [phrase("settings.favourites.cleared")] });
    // The button that had the focus has gone.
    next.focus();
  });
}
