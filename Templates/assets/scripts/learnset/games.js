// The choice of one game above the folds of a Pokémon's moves, or of a move's learners: it shows that game alone.
import { linkLanguages, parameter, searchText, setParameters } from "../page/address.js";
import { load } from "../page/data.js";
import { element } from "../page/elements.js";
import { preference, setPreference } from "../page/preferences.js";
import { language } from "../page/routes.js";
import { translate, translateCount } from "../page/translations.js";
import { bodyRows, cellText, SortableTable } from "../tables/sortable.js";
import { foldInPlaceOf, lineOfGame, lineOfTarget } from "./moved.js";

/** Starts the section of what a Pokémon learns. */
export const startLearnset = (section) => startGameChoice(
  section, { texts: { shown: "learnset.shown", absent: "learnset.absent" }, sortsByGame: true });

/** Starts the section of who learns a move. */
export function startLearners(section) {
  const link = section.querySelector("[data-part=finder]");
  const url = link && new URL(link.href);
  startGameChoice(section, {
    texts: { shown: "learnset.shown-learners", absent: "learnset.absent-learners" },
    // The link to the finder asks for the same game.
    onShow(game) {
      const query = url.searchParams.get("q");
      link.href = url.origin + url.pathname + searchText({ q: game === null ? query : `${query} game:${game}` });
    },
  });
}

/**
 * @param {HTMLElement} section
 * @param {object} settings
 * @param {{ shown: string, absent: string }} settings.texts the keys of the note about the game that is shown, and of
 *   that about one that is not on the page
 * @param {boolean} [settings.sortsByGame] whether the tables of one game are sorted by its column
 * @param {(game: string | null) => void} [settings.onShow] called with the game that is shown; null for all
 */
function startGameChoice(section, { texts, sortsByGame = false, onShow = () => {} }) {
  const select = section.querySelector(".dex-games__select");
  // Where nothing is learnt there are no games.
  if (!select) return;
  const note = section.querySelector(".dex-games__note");
  const tables = new GameTables(section, sortsByGame);
  const slugs = [...select.options].map(({ value }) => value);
  linkLanguages();
  openTargets(section, bring);

  /** Puts the fold of a generation with a page of its own here; says so, with a link to that page, if it cannot. */
  async function bring(line) {
    try {
      tables.add(await foldInPlaceOf(line));
    } catch {
      const { href } = line.querySelector("a");
      const link = element("a", { class: "dex-link", href }, line.querySelector(".dex-fold__title").textContent);
      note.replaceChildren(translate("learnset.unreachable"), " ", link);
    }
  }

  async function show(game, target = null) {
    const option = [...select.options].find(({ value }) => value === (game ?? ""));
    select.value = option.value;
    const line = game && lineOfGame(section, game);
    if (line) {
      tables.showAll();
      await bring(line);
      // Another game was chosen meanwhile, or the fold could not be loaded.
      if (select.value !== game || line.isConnected) return;
    }
    if (game === null) {
      tables.showAll();
      note.replaceChildren();
    } else {
      const fold = tables.showGame(game, target);
      // Folds of newer generations may be between the choice and the one that it opens.
      const { textContent: generation } = fold.querySelector(".dex-fold__title");
      const link = element("a", { class: "dex-link", href: `#${fold.id}` }, generation);
      note.replaceChildren(translate(texts.shown, { game: option.text }), " ", link);
    }
    onShow(game);
  }

  // The address takes precedence over the preference; with an empty game it shows all.
  const wanted = (parameter("game") ?? preference("game")) || null;
  let isChosen = false;
  if (wanted !== null && slugs.includes(wanted)) {
    const target = targetOf(location);
    show(wanted, target).then(() => {
      if (target?.closest("[hidden]")) show(null);
      // Opening and closing folds has moved the target, or put another in its place.
      targetOf(location)?.scrollIntoView();
    });
  } else if (wanted !== null) {
    note.textContent = translate("learnset.absent-unnamed");
    absenceOf(wanted, texts.absent).then((text) => {
      if (!isChosen && text !== null) note.textContent = text;
    });
  }
  select.addEventListener("change", () => {
    isChosen = true;
    const game = select.value || null;
    setPreference("game", game);
    setParameters({ game }, { isStep: false });
    show(game);
  });
}

/** The element that the fragment of an address names. */
const targetOf = ({ hash }) => (hash.length > 1 ? document.getElementById(hash.slice(1)) : null);

/**
 * Opens the folds that the address, and links in the section, lead to.
 *
 * @param {HTMLElement} section
 * @param {(line: HTMLElement) => Promise<void>} bring puts a fold in the place of a line
 */
function openTargets(section, bring) {
  const open = async (target) => {
    if (!section.contains(target)) return;
    const line = lineOfTarget(target);
    if (line) await bring(line);
    // The fold has elements with the fragments of the line's.
    const found = line ? document.getElementById(target.id) : target;
    const fold = found.closest("details.dex-fold");
    if (fold) fold.open = true;
    if (fold || line) found.scrollIntoView();
  };
  open(targetOf(location));
  window.addEventListener("hashchange", () => open(targetOf(location)));
  // A link to where the reader is already changes nothing in the address.
  section.addEventListener("click", ({ target }) => {
    const link = target.closest("a[href^='#']");
    if (link) open(targetOf(link));
  });
}

/** The note that a game is not on the page. Its name comes from the data; null without it. */
async function absenceOf(slug, key) {
  const { games } = await load("queries").catch(() => ({}));
  const name = games?.[language][games.slug.indexOf(slug)];
  return name ? translate(key, { game: name }) : null;
}

/** The tables in the folds of a section; each fold is a generation. */
class GameTables {
  #folds = [];
  #sortsByGame;
  #sortable = new Map();
  #narrowed = null;
  /** The counts in captions and heads of folds while all games are shown. */
  #counts = new Map();

  constructor(section, sortsByGame) {
    this.#sortsByGame = sortsByGame;
    for (const fold of section.querySelectorAll("details.dex-fold")) this.add(fold);
  }

  /** Takes a fold that came later; nothing if it is there already. */
  add(fold) {
    if (this.#folds.includes(fold)) return;
    this.#folds.push(fold);
    whenFirstOpen(fold, () => fold.querySelectorAll("table").forEach((table) => this.#sorting(table)));
  }

  /**
   * Shows one game: opens its generation's fold alone, and shows in it only the game's column and what is learnt in it.
   *
   * @param {string} game one of the section's
   * @param {HTMLElement | null} target of the address; the fold with it stays as it is
   * @returns {HTMLElement} the fold
   */
  showGame(game, target) {
    this.showAll();
    this.#narrowed = this.#folds.find((fold) => fold.querySelector(`th[data-games~="${game}"]`));
    for (const fold of this.#folds) {
      if (fold === this.#narrowed) fold.open = true;
      else if (!fold.contains(target)) fold.open = false;
    }
    for (const table of this.#narrowed.querySelectorAll("table")) this.#narrow(table, game);
    return this.#narrowed;
  }

  /** Shows all games again. */
  showAll() {
    for (const part of this.#narrowed?.querySelectorAll("[hidden]") ?? []) part.hidden = false;
    for (const table of this.#narrowed?.querySelectorAll("table") ?? []) this.#sorting(table).reset();
    for (const [count, text] of this.#counts) count.textContent = text;
    this.#counts.clear();
    this.#narrowed = null;
  }

  #sorting(table) {
    if (!this.#sortable.has(table)) this.#sortable.set(table, new SortableTable(table));
    return this.#sortable.get(table);
  }

  #narrow(table, game) {
    const heads = [...table.tHead.rows[0].cells];
    const columns = heads.flatMap((head, column) => ("games" in head.dataset ? [column] : []));
    const shown = columns.find((column) => isOf(game, heads[column]));
    const rows = bodyRows(table);
    // A table without columns of games marks the rows that not all of its games have.
    const learnt = new Set(rows.filter((row) => (columns.length === 0
      ? !("games" in row.dataset) || isOf(game, row)
      : shown !== undefined && cellText(row.cells[shown]) !== null)));
    const frame = table.closest(".dex-scroll") ?? table;
    frame.hidden = learnt.size === 0;
    if (frame.hidden) return;
    for (const row of rows) row.hidden = !learnt.has(row);
    for (const column of columns.filter((other) => other !== shown)) {
      for (const row of [table.tHead.rows[0], ...rows]) row.cells[column].hidden = true;
    }
    this.#showCount(table, learnt.size);
    if (this.#sortsByGame && areDifferent([...learnt].map((row) => row.cells[shown]))) this.#sorting(table).sort(shown);
  }

  #showCount(table, count) {
    const counted = "[data-count]";
    const counter = table.caption.querySelector(counted) ?? table.closest(".dex-fold").querySelector(counted);
    this.#counts.set(counter, counter.textContent);
    counter.textContent = translateCount(`learnset.${counter.dataset.count}`, count);
  }
}

const isOf = (game, { dataset: { games } }) => games.split(" ").includes(game);

/** Whether cells have different texts, such as levels. */
const areDifferent = (cells) => cells.some((cell) => cell && cellText(cell) !== cellText(cells[0]));

/** Calls a function once, when a fold is open. */
function whenFirstOpen(fold, act) {
  if (fold.open) act();
  else fold.addEventListener("toggle", act, { once: true });
}
