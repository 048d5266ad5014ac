// Who learns a move, in the game that counts: the fold of its generation shows that game alone.
import { linkLanguages, searchText } from "../page/address.js";
import { element } from "../page/elements.js";
import { translate, translateCount } from "../page/translations.js";
import { bodyRows, cellText, SortableTable } from "../tables/sortable.js";
import { MoveRow, NamedGames } from "./all-games.js";
import { Folds, isOf, targetOf } from "./folds.js";
import { absenceOf, chosenGame, namesOfGame, watchGame } from "../games/my-game.js";

/**
 * Starts the section of who learns a move.
 *
 * @returns {Promise<void>} fulfilled when it shows the reader's game, and nothing of it moves any more
 */
export async function startLearners(section) {
  const link = section.querySelector("[data-part=finder]");
  const url = link && new URL(link.href);
  const note = section.querySelector("[data-part=note]");
  // Where nobody learns it there are no games.
  if (!note) return;
  const tables = new GameTables();
  const folds = new Folds(section, note, (fold) => tables.prepare(fold));
  let asked = null;
  linkLanguages();

  async function show(game, target = null) {
    asked = game;
    tables.showAll();
    const isHere = game !== null && folds.has(game);
    note.textContent = game === null || isHere ? "" : absenceOf(game, "learnset.absent-learners");
    const fold = isHere ? await folds.with(game) : null;
    if (asked !== game) return;
    if (fold) {
      for (const other of folds.all) if (other !== fold && !other.contains(target)) other.open = false;
      tables.show(fold, game);
      // Folds of newer generations may be between the note and the one that is open.
      const { textContent: generation } = fold.querySelector("summary > :first-child");
      const to = element("a", { class: "dex-link", href: `#${fold.id}` }, generation);
      note.replaceChildren(translate("learnset.shown-learners", { game: namesOfGame(game).name }), " ", to);
    }
    // The link to the finder asks for the same game.
    const query = url.searchParams.get("q");
    link.href = url.origin + url.pathname + searchText({ q: fold ? `${query} game:${game}` : query });
  }

  watchGame(show);
  const wanted = chosenGame();
  if (wanted === null) return;
  const target = targetOf(location);
  await show(wanted, target);
  if (target?.closest("[hidden]")) show(null);
  // Opening and closing folds has moved the target, or put another in its place.
  targetOf(location)?.scrollIntoView();
  // The parts of an opened table have their sizes in the second frame.
  await nextFrame();
  await nextFrame();
}

const nextFrame = () => new Promise(requestAnimationFrame);

/** The tables in the folds, of which one shows one game alone. */
class GameTables {
  #sortable = new Map();
  #narrowed = null;
  /** What the cells that show one game's way had, by cell. */
  #ways = new Map();
  /** The counts in captions and heads of folds while all games are shown. */
  #counts = new Map();

  /** Makes the tables of a fold sortable. */
  prepare(fold) {
    for (const table of fold.querySelectorAll("table")) this.#sorting(table);
  }

  /**
   * Opens a fold, and shows in it only a game's column and who learns the move in it.
   *
   * @param {HTMLDetailsElement} fold
   * @param {string} game one of its games
   */
  show(fold, game) {
    this.#narrowed = fold;
    fold.open = true;
    for (const table of fold.querySelectorAll("table")) this.#narrow(table, game);
  }

  /** Shows all games again. */
  showAll() {
    for (const part of this.#narrowed?.querySelectorAll("[hidden]") ?? []) part.hidden = false;
    for (const [cell, nodes] of this.#ways) cell.replaceChildren(...nodes);
    this.#ways.clear();
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
    if (!heads.some((head) => "games" in head.dataset)) {
      this.#narrowWays(table, game);
      return;
    }
    const columns = heads.flatMap((head, column) => ("games" in head.dataset ? [column] : []));
    const shown = columns.find((column) => isOf(game, heads[column]));
    const rows = bodyRows(table);
    const learnt = new Set(rows.filter((row) => cellText(row.cells[shown]) !== null));
    for (const row of rows) row.hidden = !learnt.has(row);
    for (const column of columns.filter((other) => other !== shown)) {
      for (const row of [table.tHead.rows[0], ...rows]) row.cells[column].hidden = true;
    }
    this.#showCount(table, learnt.size);
  }

  /** Shows how the move is learned in one game, in a table of many. */
  #narrowWays(table, game) {
    const games = new NamedGames(table.parentElement);
    let count = 0;
    for (const row of bodyRows(table)) {
      const way = new MoveRow(row, games).wayIn(game);
      row.hidden = way === null;
      if (way === null) continue;
      const cell = row.lastElementChild;
      this.#ways.set(cell, [...cell.childNodes]);
      cell.replaceChildren(...way);
      count += 1;
    }
    this.#showCount(table, count);
  }

  #showCount(table, count) {
    const counted = "[data-count]";
    const counter = table.caption.querySelector(counted) ?? table.closest(".dex-fold").querySelector(counted);
    this.#counts.set(counter, counter.textContent);
    counter.textContent = translateCount(`learnset.${counter.dataset.count}`, count);
  }
}
