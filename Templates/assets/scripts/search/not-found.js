// The page that is shown where there is none: offers what has a name like that in the address.
import { load } from "../page/data.js";
import { language } from "../page/page-addresses.js";
import { pause } from "../page/schedule.js";
import { nearestNote } from "./similar-names.js";
import { SearchIndex } from "./search-index.js";

/** @param {HTMLElement} place where names are offered */
export async function start(place) {
  const text = wantedName(location.pathname);
  if (text === "") return;
  document.querySelector(".dex-find__input").value = text;
  const search = await load("search");
  const { groups, nearest } = (await SearchIndex.prepare(search, pause)).search(text, language);
  const found = groups.length > 0 ? groups.map(({ results: [best] }) => best) : nearest;
  place.replaceChildren(...nearestNote(search, found));
}

/** The last part of a path as words: `pika chu` for `/en/pokemon/pika-chu/`. */
export function wantedName(path) {
  const [last = ""] = path.split("/").filter((part) => part !== "").slice(-1);
  try {
    return decodeURIComponent(last).replace(/\.html?$/, "").replaceAll("-", " ");
  } catch {
    // Not every `%` begins a letter.
    return "";
  }
}
