// What belongs to a copy, and how much of it is stored.
import { language as pageLanguage } from "../page/routes.js";
import { entriesOfLanguage, entriesOfPictures, missing, nameOf } from "./contents.js";
import { Sizes } from "./sizes.js";
import { ask } from "./worker.js";

/**
 * @param {string} copy
 * @returns what the service worker says of the version, with `entries`, those that are `missing`, and the `sizes`
 * @throws {import("./worker.js").WorkerError}
 */
export async function survey(copy) {
  const isOfPictures = copy === "pictures";
  const version = await ask({ ask: "version", language: isOfPictures ? pageLanguage : copy });
  const entries = isOfPictures
    ? entriesOfPictures(version.pictures ?? { path: [] }) : entriesOfLanguage(copy, version.data, version.pages);
  const folders = isOfPictures ? ["pictures"] : ["shell", "data", copy];
  const stored = new Map(await ask({ ask: "inventory", folders }));
  const sizes = new Sizes(entries, !isOfPictures);
  for (const entry of entries) {
    const size = stored.get(nameOf(entry));
    if (size !== undefined) sizes.add(entry, size);
  }
  return { ...version, entries, missing: missing(entries, stored), sizes };
}
