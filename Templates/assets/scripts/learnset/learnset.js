// What a Pokémon learns: the tables of one game come first; those of all games are in folds by method.
import { linkLanguages } from "../page/address.js";
import { element, partsOf } from "../page/elements.js";
import { failureNote } from "../page/loading.js";
import { language, otherLanguage, pageAddress, pageAt } from "../page/page-addresses.js";
import { after } from "../page/schedule.js";
import { translateCount } from "../page/translations.js";
import { cellText, sortedRows, SortableTable } from "../tables/sortable.js";
import { MoveRow, NamedGames } from "./all-games.js";
import { targetOf, whenFirstOpen } from "./folds.js";
import { moveTexts } from "./move-texts.js";
import { absenceOf, chosenGame, namesOfGame, watchGame } from "../games/my-game.js";

/** Milliseconds that rows wait for what their moves do, before they come without. */
const longestWait = 60;

/** @param {HTMLElement} section */
export function start(section) {
  const { main, note } = partsOf(section);
  // Where nothing is learnt there are no games.
  if (!main) return;
  const games = new NamedGames(section);
  const folds = [...section.querySelectorAll(".dex-fold")];
  for (const fold of folds) whenFirstOpen(fold, prepare);
  openTarget(section);
  window.addEventListener("hashchange", () => openTarget(section));
  linkLanguages();
  prepare(main);

  let shown = main;
  function put(part) {
    if (part === shown) return;
    shown.replaceWith(part);
    shown = part;
  }

  async function show(game) {
    const isHere = game !== null && games.has(game);
    note.textContent = game === null || isHere ? "" : absenceOf(game, "learnset.absent");
    if (!isHere || game === main.dataset.game) {
      put(main);
      return;
    }
    const texts = moveTexts();
    await Promise.race([texts.catch(() => {}), after(longestWait)]);
    if (chosenGame() !== game) return;
    const part = partOf(game, games, folds, main);
    put(part);
    texts.then((known) => addTexts(part, known), complain);
  }

  /** Says why the rows come without what their moves do. */
  function complain(error) {
    note.append(failureNote(error, () => { note.replaceChildren(); show(chosenGame()); }));
  }

  show(chosenGame()).then(() => { if (shown !== main) targetOf(location)?.scrollIntoView(); });
  watchGame(show);
}

/** Opens the fold that the address leads to: `#learn-machine`, or `#learn-4-machine`, whose games a line above the folds names. */
function openTarget(section) {
  const target = targetOf(location);
  if (!section.contains(target)) return;
  const method = /^learn-(?:\d+-)?(.+)$/.exec(target.id)?.[1];
  const fold = method && document.getElementById(`learn-${method}`);
  if (!fold) return;
  fold.open = true;
  fold.scrollIntoView();
}

/** Makes tables sortable, and keeps their rows and cells for screen readers where styles make them grids. */
function prepare(part) {
  for (const table of part.querySelectorAll("table")) {
    new SortableTable(table);
    table.role = "table";
    for (const group of [table.tHead, ...table.tBodies]) group.role = "rowgroup";
    for (const row of table.rows) {
      row.role = "row";
      for (const cell of row.cells) cell.role = roleOf(cell);
    }
  }
}

const roleOf = (cell) => (cell.tagName === "TD" ? "cell" : cell.closest("thead") ? "columnheader" : "rowheader");

/** The tables of a game as those that come first, made of those of all games; they do not say yet what the moves do. */
function partOf(game, games, folds, main) {
  const heading = main.firstElementChild.cloneNode(true);
  const textHead = main.querySelector("thead .text");
  const tables = folds.map((fold) => tableOf(game, games, fold, textHead));
  const own = tables.filter((table, index) => table && folds[index].id !== "learn-inherited");
  const { name, count } = partsOf(heading);
  name.textContent = namesOfGame(game).name;
  count.textContent = translateCount("learnset.moves", new Set(own.flatMap((table) => rowsOf(table).map(slugOf))).size);
  const part = main.cloneNode(false);
  part.dataset.game = game;
  part.append(heading, ...tables.filter((table) => table));
  prepare(part);
  return part;
}

const rowsOf = (table) => [...table.tBodies[0].rows];

const slugOf = (row) => pageAt(row.querySelector("th a").href).slug;

/** The table of a game, made of a fold's; null where nothing is learnt so. */
function tableOf(game, games, fold, textHead) {
  const table = fold.querySelector("table");
  const { number } = table.dataset;
  const hasSources = "from" in table.dataset;
  const rows = rowsOf(table).flatMap((row) => rowOf(game, new MoveRow(row, games), { number, hasSources }));
  if (rows.length === 0) return null;
  const texts = number === undefined ? [] : rows.map((row) => cellText(row.cells[0]));
  const order = number === undefined ? rows.keys() : sortedRows(texts, { isDescending: false, isName: false, language });
  const made = table.cloneNode(true);
  made.classList.replace("dex-learnset--games", "dex-learnset--main");
  made.caption.append(element("span", { class: "dex-table__sub" }, translateCount("learnset.moves", rows.length)));
  made.tBodies[0].replaceChildren(...[...order].map((row) => rows[row]));
  const [head] = made.tHead.rows;
  const last = head.lastElementChild;
  last.before(textHead.cloneNode(true));
  for (const cell of head.cells) cell.removeAttribute("aria-sort");
  for (const button of head.querySelectorAll("button")) button.replaceWith(...button.childNodes);
  if (number !== undefined) head.prepend(element("th", { class: "dex-learnset__at", scope: "col" }, number));
  if (hasSources) last.textContent = table.dataset.from;
  else last.remove();
  return made;
}

/** A move's row in a game; none where it is not learned. */
function rowOf(game, row, { number, hasSources }) {
  const way = row.wayIn(game);
  if (!way) return [];
  const values = row.valuesIn(game);
  const [type] = values;
  type.replaceChildren(element("a", { href: pageAddress("type", type.className) }, ...type.childNodes));
  return [element(
    "tr", {}, number === undefined ? null : element("td", {}, ...way), element("th", {}, row.link.cloneNode(true)), ...values,
    element("td", { class: "text" }), hasSources ? element("td", { class: "from" }, ...way) : null)];
}

/** Adds what moves do, and their names in the other language. */
function addTexts(part, moves) {
  for (const table of part.querySelectorAll("table")) {
    for (const row of rowsOf(table)) {
      const { text, other } = moves.get(slugOf(row));
      row.querySelector(".text").textContent = text;
      if (other) row.querySelector("th").append(" ", element("span", { lang: otherLanguage }, other));
    }
  }
}
