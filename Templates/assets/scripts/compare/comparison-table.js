// The table of Pokémon side by side.
import { art, element, icon, nameParts, visuallyHidden, svgElement } from "../page/elements.js";
import { language, otherLanguage, pageAddress } from "../page/page-addresses.js";
import { formatNumber, translate, translations } from "../page/translations.js";
import { height, weight } from "../text/measures.js";
import { bestOf, damageTaken, stats } from "./comparison.js";

/** The value at the right end of the bars, and the lowest of each colour but the first: as on a Pokémon's page. */
const barEnd = 200;
const colorSteps = [50, 75, 100, 130];

/**
 * @param {import("./comparison.js").Entry[]} entries
 * @param {object} names
 * @param {(slug: string) => string} names.type a type's in the page's language
 * @param {string} names.all of all Pokémon, as a list
 * @param {object} chart `data/types.json`
 * @param {(slug: string) => void} remove
 */
export function comparisonTable(entries, names, chart, remove) {
  const text = translations("compare.rows");
  const row = (name, cell) => rowOf(entries, name, cell);
  const table = element(
    "table", { class: `dex-table dex-compare dex-compare--${entries.length}` },
    element("caption", { class: "dex-visually-hidden" }, translate("compare.caption", { names: names.all })),
    element("thead", {}, element("tr", {}, element("td"), ...entries.map((entry) => head(entry, remove)))),
    element(
      "tbody", {},
      row(text.types, ({ types }) => [badges(types, names.type)]),
      row(text.height, (entry) => measure(entry.height, height)),
      row(text.weight, (entry) => measure(entry.weight, weight)),
      row(text.abilities, abilities)),
    element("tbody", {}, group(text.stats, entries.length), ...statRows(entries)),
    element(
      "tbody", {}, group(text.taken, entries.length, text["taken-note"]),
      ...damageRows(entries, chart, names.type)));
  return element(
    "div", { class: "dex-scroll", role: "region", tabindex: 0, "aria-label": translate("compare.region") }, table);
}

function rowOf(entries, name, cell) {
  return element(
    "tr", {}, element("th", { scope: "row" }, name),
    ...entries.map((entry, column) => element("td", {}, ...cell(entry, column))));
}

function group(name, columns, note) {
  return element("tr", {}, element(
    "th", { class: "dex-compare__group", colspan: columns + 1, scope: "colgroup" },
    element("span", { class: "dex-compare__title" }, name, note && element("small", {}, note))));
}

function head({ slug, number, name, types, shape, picture }, remove) {
  return element(
    "th", { scope: "col" },
    art({ types, shape, picture }),
    element("span", { class: "dex-compare__number" }, number),
    element(
      "a", { class: "dex-compare__name", href: pageAddress("pokemon", slug), ...foreign(name) },
      ...nameParts(name.text, name.lang)),
    name.other && element(
      "span", { class: "dex-compare__other", lang: otherLanguage }, ...nameParts(name.other, otherLanguage)),
    element("button", {
      class: "dex-compare__remove", type: "button", "aria-label": translate("compare.remove", { name: name.text }),
      onclick: () => remove(slug),
    }, icon("icon-close")));
}

/** The attribute of a name that is not in the page's language. */
const foreign = ({ lang }) => (lang === language ? {} : { lang });

function badges(types, nameOf) {
  return element("span", { class: "dex-badges" }, ...types.map((type) =>
    element("a", { class: `dex-badge t1-${type}`, href: pageAddress("type", type) }, nameOf(type))));
}

/** As partials/measure: styles show the units that the reader chose. */
function measure(value, inUnits) {
  if (value === null) return unknown();
  const { metric, imperial } = inUnits(value, language);
  const part = (system, text) => element("span", { class: `dex-measure__${system}` }, text);
  return [part("metric", metric), part("both", " ("), part("imperial", imperial), part("both", ")")];
}

const unknown = () => [element("span", { class: "dex-unknown" }, translate("compare.unknown"))];

function abilities({ abilities, hasAbilities }) {
  if (!hasAbilities) return [element("span", { class: "dex-compare__none" }, translate("compare.none"))];
  if (abilities.length === 0) return unknown();
  return [element("ul", { class: "dex-compare__list" }, ...abilities.map(({ slug, name, isHidden }) => element(
    "li", {}, element("a", { href: pageAddress("ability", slug), ...foreign(name) }, name.text),
    isHidden ? " " : null, isHidden ? tag("compare.hidden") : null)))];
}

const tag = (key) => element("span", { class: "dex-tag" }, translate(key));

function statRows(entries) {
  const rows = stats.map((stat, index) => {
    const values = entries.map((entry) => entry.stats[index]);
    const best = bestOf(values);
    return rowOf(entries, translations("compare.stats")[stat], (_, column) =>
      [value(values[column], best[column]), bar(values[column])]);
  });
  const totals = entries.map(({ total }) => total);
  const best = bestOf(totals);
  const total = rowOf(entries, translate("compare.rows.total"), (_, column) => [value(totals[column], best[column])]);
  return [...rows, total];
}

function value(base, isBest) {
  return element(
    "span", { class: isBest ? "dex-compare__value dex-compare__best" : "dex-compare__value" },
    formatNumber(base), isBest ? tag("compare.best") : null);
}

function bar(base) {
  const step = 1 + colorSteps.filter((first) => base >= first).length;
  const width = `${Math.min(base, barEnd) / barEnd * 100}%`;
  return svgElement(
    "svg", { class: `dex-meter s${step}`, "aria-hidden": "true" },
    svgElement("rect", { width, height: 8, rx: 4 }));
}

const fractions = new Map([[0.5, "½"], [0.25, "¼"], [0.125, "⅛"]]);

function damageRows(entries, chart, nameOf) {
  const pokemon = entries.map(({ types, abilities }) => ({ types, abilities: abilities.map(({ slug }) => slug) }));
  return damageTaken(pokemon, chart).map(({ times, taken }) =>
    rowOf(entries, `×${fractions.get(times) ?? times}`, (entry, column) => [typeList(taken[column], entry, nameOf)]));
}

function typeList(taken, entry, nameOf) {
  if (taken.length === 0) return element("span", { class: "dex-compare__none" }, translate("compare.none"));
  return element("ul", { class: "dex-compare__list" }, ...taken.map(({ type, abilities }) => element(
    "li", {}, element("span", { class: `dex-type t1-${type}` }, nameOf(type)),
    abilities.length > 0 ? element("small", {}, ` ${withAbilities(abilities, entry)}`) : null)));
}

function withAbilities(slugs, entry) {
  const names = slugs.map((slug) => entry.abilities.find((ability) => ability.slug === slug).name.text);
  return translate("compare.rows.with", { abilities: names.join(translations("compare.rows").or) });
}
