// The list of Pokémon is complete as it is; what filters it comes when it is wanted.

/** What a reader may have done before there is anything to answer it. */
const deeds = ["click", "input", "change"];

/**
 * @param {HTMLElement} page
 */
export async function start(page) {
  const tools = page.querySelector(".dex-tools");
  const undone = new Map();
  const keep = ({ type, target }) => undone.set(target.closest("button") ?? target, type);
  let coming;
  const come = () => coming ??= import("./list-page.js").then(({ ListPage }) => {
    for (const deed of deeds) tools.removeEventListener(deed, keep);
    const made = new ListPage(page);
    for (const [control, deed] of undone) control.dispatchEvent(new Event(deed, { bubbles: true }));
    return made;
  }).catch((error) => {
    // Asked for again at the next deed.
    coming = undefined;
    throw error;
  });
  if (new URLSearchParams(location.search).has("q")) return come();
  for (const deed of deeds) tools.addEventListener(deed, keep);
  for (const sign of ["focusin", "pointerdown", ...deeds]) {
    tools.addEventListener(sign, () => come().catch(() => {}));
  }
}
