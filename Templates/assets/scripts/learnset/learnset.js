// What a Pokémon learns: the tables of one game come first, those of the others are in folds by generation.
import { linkLanguages } from "../page/address.js";
import { element, partsOf } from "../page/elements.js";
import { failureNote } from "../page/loading.js";
import { language, pageAddress, pageAt } from "../page/page-addresses.js";
import { after } from "../page/schedule.js";
import { translateCount } from "../page/translations.js";
import { cellText, sortedRows, SortableTable } from "../tables/sortable.js";
import { Folds, isOf, targetOf } from "./folds.js";
import { moveTexts } from "./move-texts.js";
import { absenceOf, chosenGame, namesOfGame, watchGame } from "../games/my-game.js";

/** Milliseconds that rows wait for what their moves do, before they come without. */
const longestWait = 60;

/** @param {HTMLElement} section */
export function start(section) {
  const { main, note } = partsOf(section);
  // Where nothing is learnt there are no games.
  if (!main) return;
  const folds = new Folds(section, note, prepare);
  linkLanguages();
  prepare(main);

  let shown = main;
  function put(part) {
    if (part === shown) return;
    shown.replaceWith(part);
    shown = part;
  }

  async function show(game) {
    const isHere = game !== null && folds.has(game);
    note.textContent = game === null || isHere ? "" : absenceOf(game, "learnset.absent");
    if (!isHere || game === main.dataset.game) {
      put(main);
      return;
    }
    const texts = moveTexts();
    const [fold] = await Promise.all([folds.with(game), Promise.race([texts.catch(() => {}), after(longestWait)])]);
    if (chosenGame() !== game) return;
    const part = fold ? partOf(game, fold, main) : main;
    put(part);
    if (fold) texts.then((known) => addTexts(part, known), complain);
  }

  /** Says why the rows come without what their moves do. */
  function complain(error) {
    note.append(failureNote(error, () => { note.replaceChildren(); show(chosenGame()); }));
  }

  show(chosenGame()).then(() => { if (shown !== main) targetOf(location)?.scrollIntoView(); });
  watchGame(show);
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

const roleOf = ({ tagName, scope }) => (tagName === "TD" ? "cell" : scope === "row" ? "rowheader" : "columnheader");

/** The tables of a game as those that come first, made of its generation's; they do not say yet what the moves do. */
function partOf(game, fold, main) {
  const textHead = main.querySelector("thead .dex-learnset__text");
  const heading = main.firstElementChild.cloneNode(true);
  const all = [...fold.querySelectorAll("table")];
  const tables = all.map((table) => tableOf(game, table, textHead));
  const own = tables.filter((table, index) => table && !all[index].caption.id.endsWith("-inherited"));
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

/** The table of a game, made of that of its generation; null where nothing is learnt. */
function tableOf(game, table, textHead) {
  const [head] = table.tHead.rows;
  const columns = [...head.cells].flatMap((cell, column) => (cell.matches(".dex-learnset__at") ? [column] : []));
  const shown = columns.find((column) => isOf(game, head.cells[column]));
  const learnt = rowsOf(table).filter((row) => isOf(game, row)
    && (columns.length === 0 || (shown !== undefined && cellText(row.cells[shown]) !== null)));
  if (learnt.length === 0) return null;
  const { number } = table.dataset;
  const leaves = columns.filter((column) => column !== shown || number === undefined).reverse();
  const rows = learnt.map((row) => rowOf(row, leaves));
  const made = table.cloneNode(true);
  made.classList.replace("dex-learnset--games", "dex-learnset--main");
  made.classList.add("dex-learnset--main");
  made.caption.removeAttribute("id");
  made.caption.querySelector("span").textContent = translateCount("learnset.moves", rows.length);
  const texts = number === undefined ? [] : rows.map((row) => cellText(row.cells[0]));
  const order = number === undefined ? rows.keys() : sortedRows(texts, { isDescending: false, isName: false, language });
  made.tBodies[0].replaceChildren(...[...order].map((row) => rows[row]));
  const [madeHead] = made.tHead.rows;
  for (const column of leaves) madeHead.deleteCell(column);
  if (number !== undefined) madeHead.cells[0].replaceChildren(number);
  textPlace(madeHead).after(textHead.cloneNode(true));
  for (const cell of madeHead.cells) {
    cell.removeAttribute("aria-sort");
    const button = cell.querySelector("button");
    button?.replaceWith(...button.childNodes);
  }
  return made;
}

/** The cell behind which a row says what its move does: PP, the fifth after the name. */
const textPlace = (row) => [...row.cells][[...row.cells].findIndex((cell) => cell.matches(nameCell)) + 5];

const nameCell = "[scope='row'], .dex-learnset__name";

function rowOf(row, leaves) {
  const made = row.cloneNode(true);
  for (const column of leaves) made.deleteCell(column);
  const type = made.querySelector(".dex-type");
  const [, slug] = /dex-t1-(\S+)/.exec(type.className);
  type.replaceWith(element(
    "td", {}, element("a", { class: type.className, href: pageAddress("type", slug) }, ...type.childNodes)));
  textPlace(made).after(element("td", { class: "dex-learnset__text" }));
  return made;
}

function addTexts(part, texts) {
  for (const table of part.querySelectorAll("table")) {
    for (const row of rowsOf(table)) row.querySelector(".dex-learnset__text").textContent = texts.get(slugOf(row));
  }
}
