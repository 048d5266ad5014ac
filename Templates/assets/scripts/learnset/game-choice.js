// The choice of my game above the folds; it is remembered for the whole site, and the address has it.
import { carry, keep, parameter } from "../page/address.js";
import { load } from "../page/data.js";
import { element } from "../page/element.js";
import { language } from "../page/place.js";
import { decide, preference } from "../page/preferences.js";
import { phrase } from "../page/words.js";
import { GameTables } from "./game-tables.js";

/**
 * @param {HTMLElement} section
 * @param {object} settings
 * @param {{ shown: string, absent: string }} settings.texts the keys of what is said of a game that is shown, and of
 *   one that is not here
 * @param {boolean} [settings.sortsByGame] whether the tables of one game are sorted by its column
 * @param {(game: string | null) => void} [settings.shown] is told which game is shown; null for all
 */
export function startGameChoice(section, { texts, sortsByGame = false, shown = () => {} }) {
  const select = section.querySelector(".dex-games__select");
  // Where nothing is learnt there are no games.
  if (!select) return;
  const note = section.querySelector(".dex-games__note");
  const tables = new GameTables(section, sortsByGame);
  const slugs = [...select.options].map(({ value }) => value);
  carry();

  function show(game, target = null) {
    const option = [...select.options].find(({ value }) => value === (game ?? ""));
    select.value = option.value;
    if (game === null) {
      tables.widen();
      note.replaceChildren();
    } else {
      const fold = tables.narrow(game, target);
      // Folds of newer generations may stand between the choice and what it shows.
      const { textContent: generation } = fold.querySelector(".dex-fold__title");
      const link = element("a", { class: "dex-link", href: `#${fold.id}` }, generation);
      note.replaceChildren(phrase(texts.shown, { game: option.text }), " ", link);
    }
    shown(game);
  }

  // The address goes before what was decided; one without a game in it shows all.
  const wanted = (parameter("game") ?? preference("game")) || null;
  if (wanted !== null && slugs.includes(wanted)) {
    const target = targetOfAddress();
    show(wanted, target);
    if (target?.closest("[hidden]")) show(null);
    // What was opened and closed has moved what the address leads to.
    target?.scrollIntoView({ behavior: "instant" });
  } else if (wanted !== null) {
    absenceOf(wanted, texts.absent).then((text) => {
      if (!isChosen) note.textContent = text;
    });
  }
  let isChosen = false;
  select.addEventListener("change", () => {
    isChosen = true;
    const game = select.value || null;
    decide("game", game);
    keep("game", game, false);
    show(game);
  });
}

/** What the fragment of the address names. */
function targetOfAddress() {
  const { hash } = location;
  return hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
}

/** What says that a game is not here; its name is not on the page, and without the data it is not said. */
async function absenceOf(slug, key) {
  const { games } = await load("queries").catch(() => ({}));
  const name = games?.[language][games.slug.indexOf(slug)];
  return name ? phrase(key, { game: name }) : phrase("learnset.absent-unnamed");
}
