// Generations that have pages of their own, because one page would be too long: their folds come when they are wanted.

/** The line that stands for what an address leads to; null if that is on this page. */
export const lineOfTarget = (target) => target?.closest(".dex-fold--moved") ?? null;

const folds = new WeakMap();

/**
 * The fold of another page in the place of the line that leads there.
 *
 * @param {HTMLElement} line
 * @returns {Promise<HTMLDetailsElement>}
 * @throws if the page cannot be loaded; the line stays
 */
export function foldInPlaceOf(line) {
  if (!folds.has(line)) {
    folds.set(line, fetched(line));
    folds.get(line).catch(() => folds.delete(line));
  }
  return folds.get(line);
}

async function fetched(line) {
  const { href } = line.querySelector("a");
  const answer = await fetch(href);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fold = page.getElementById(line.id);
  if (!fold) throw new Error(`${href} has no ${line.id}`);
  // Addresses in it are relative to its own page.
  for (const link of fold.querySelectorAll("a")) link.href = new URL(link.getAttribute("href"), href);
  line.replaceWith(fold);
  return fold;
}
