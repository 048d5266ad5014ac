// The choice of the reader's game: start-game.js writes its name on the chip, the list sets it, and a button takes it off. On
// pages about games the list has those of the page; on others it gets all.
import { element, partsOf } from "../page/elements.js";
import { whenFirstOpen } from "../learnset/folds.js";
import { arrival } from "../page/modules.js";
import { chooseGame, chosenGame, chosenVersion, games, loadGames, watchGame } from "./my-game.js";

/** @param {HTMLElement} choice */
export function start(choice) {
  const { list, off } = partsOf(choice);
  const chip = choice.querySelector("details");
  const isOfPage = list.children.length > 1;
  const none = list.querySelector("[data-game='']").parentElement;

  function show() {
    const wanted = chosenVersion() ?? chosenGame() ?? "";
    for (const item of list.querySelectorAll("[data-game]")) {
      if (item.dataset.game === wanted) item.setAttribute("aria-current", "true");
      else item.removeAttribute("aria-current");
    }
  }

  async function fill() {
    await arrival(loadGames(), choice);
    if (isOfPage) for (const item of list.querySelectorAll("[data-game]")) addVersions(item);
    else none.after(...games().toReversed().map(itemOf));
    show();
  }

  /** An item of the list as the one for no game. */
  function itemOf({ slug, name }) {
    const item = none.cloneNode(true);
    item.firstElementChild.dataset.game = slug;
    item.firstElementChild.textContent = name;
    addVersions(item.firstElementChild);
    return item;
  }

  async function choose(game) {
    chip.open = false;
    chip.firstElementChild.focus();
    await chooseGame(game);
    if (isOfPage && game) document.querySelector("#learnset, #learners")?.scrollIntoView();
  }

  list.addEventListener("click", (event) => {
    const item = event.target.closest("[data-game]");
    if (!item) return;
    event.preventDefault();
    choose(item.dataset.game || null);
  });
  off.addEventListener("click", () => choose(null));
  chip.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !chip.open) return;
    chip.open = false;
    chip.firstElementChild.focus();
  });
  for (const type of ["pointerdown", "focusin"]) {
    document.addEventListener(type, ({ target }) => { if (!chip.contains(target)) chip.open = false; });
  }
  whenFirstOpen(chip, fill);
  watchGame(show);
}

/** Puts the versions of a game under its item. */
function addVersions(item) {
  const versions = Object.entries(games().find(({ slug }) => slug === item.dataset.game)?.versions ?? {});
  if (versions.length === 0) return;
  item.after(element("span", { class: "dex-game__versions" }, ...versions.map(([slug, name]) => {
    const version = item.cloneNode(false);
    version.removeAttribute("aria-current");
    version.dataset.game = slug;
    version.textContent = name;
    return version;
  })));
}
