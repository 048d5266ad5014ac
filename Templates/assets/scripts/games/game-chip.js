// The chip "my game": it names the game that counts, and its list sets it. In a bar it has the games of the page; in the
// header those of the whole site, which arrive when it is opened.
import { load } from "../page/data.js";
import { partsOf } from "../page/elements.js";
import { failureNote } from "../page/loading.js";
import { whenFirstOpen } from "../learnset/folds.js";
import { chooseGame, chosenGame, namesOfGame, watchGame } from "./my-game.js";

/** @param {HTMLDetailsElement} chip */
export function start(chip) {
  const { name, short, list } = partsOf(chip);
  const isOfPage = chip.closest(".dex-bar") !== null;
  const own = { name: name?.textContent, short: short.textContent };
  const none = list.querySelector("[data-game='']").parentElement;
  const main = list.querySelector("[aria-current]");

  function show(game) {
    const names = (game !== null && namesOfGame(game)) || own;
    if (name) name.textContent = names.name;
    short.textContent = names.short;
    const current = list.querySelector(`[data-game="${CSS.escape(game ?? "")}"]`) ?? main;
    for (const item of list.querySelectorAll("[aria-current]")) item.removeAttribute("aria-current");
    current?.setAttribute("aria-current", "true");
  }

  /** Adds the games of the whole site, the newest first; says so where they cannot be loaded. */
  async function fill() {
    let games;
    try {
      ({ games } = await load("queries"));
    } catch (error) {
      list.before(failureNote(error, fill));
      return;
    }
    none.before(...games.slug.toReversed().map((slug) => {
      const item = none.cloneNode(true);
      item.className = "";
      item.firstElementChild.dataset.game = slug;
      item.firstElementChild.textContent = namesOfGame(slug).name;
      return item;
    }));
    show(chosenGame());
  }

  const close = () => { chip.open = false; };
  list.addEventListener("click", (event) => {
    const item = event.target.closest("[data-game]");
    if (!item) return;
    event.preventDefault();
    close();
    chip.firstElementChild.focus();
    chooseGame(item.dataset.game || null, { isOfPage });
    if (isOfPage) document.querySelector("#learnset, #learners").scrollIntoView();
  });
  chip.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !chip.open) return;
    close();
    chip.firstElementChild.focus();
  });
  for (const type of ["pointerdown", "focusin"]) {
    document.addEventListener(type, ({ target }) => { if (!chip.contains(target)) close(); });
  }
  if (!isOfPage) whenFirstOpen(chip, fill);
  watchGame(show);
  show(chosenGame());
}
