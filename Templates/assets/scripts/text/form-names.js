// Finds the form that is named with its words, in any order: `Raichu (Alolan Form)`, `ロコン（アローラのすがた）`, `Meowstic-F`. For
// words that no form has it finds the species, whose page shows its looks: `Unfezant (Female)`, `なつのメブキジカ`.
import { betweenWords, folded, kana, romaji, separator } from "./fold.js";
import table from "./folding.js";
import formWords from "./form-words.js";

const languages = Object.keys(table.languages);
const sounding = languages.filter((language) => table.languages[language].includes("romaji"));
const sexes = Object.values(table.symbols);
const signs = new RegExp(`[${Object.keys(table.symbols).join("")}]`, "g");

/** The words of a text as they are compared. */
const wordsOf = (text) => text.split(betweenWords).map(kana).filter((word) => word !== "");

const isLatin = /^[a-z\d]/;
/** What is compared instead of a word; nothing of those that only say that it is a form. */
const meanings = new Map([
  ...wordsOf(formWords.fillers).map((word) => [word, []]),
  ...Object.entries(formWords.words).flatMap(([meaning, others]) => {
    const meant = wordsOf(meaning);
    return [...wordsOf(others), ...meant.length > 1 ? [] : meant].map((word) => [word, meant]);
  }),
]);
const known = [...meanings.keys()].sort((one, other) => other.length - one.length);
// Japanese ones are also found where a run of letters begins and ends.
const japanese = known.filter((word) => !isLatin.test(word)).join("|");
const [start, end] = [new RegExp(`^(?:${japanese})`), new RegExp(`(?:${japanese})$`)];
const fillers = wordsOf(formWords.fillers).sort((one, other) => other.length - one.length);
const ending = new RegExp(`(?:${fillers.map((word) => (isLatin.test(word) ? ` ${word}` : ` ?${word}`)).join("|")})+$`);
const around = fillers.filter((word) => !isLatin.test(word)).join("|");
const fillersAround = new RegExp(`^(?:${around})+|(?:${around})+$`, "g");
/** A run of letters without what only says that it is a form. */
const coreOf = (run) => run.replace(fillersAround, "");
/** What may stand directly before and after a name that is a word of its own. */
const bounds = [new RegExp(`^$|[a-z\\d]$|${end.source}`), new RegExp(`^$|^[a-z\\d]|${start.source}`)];

// In fewer letters, too many sounds and names are found.
const fewestLettersOfSound = 3;
const fewestLettersOfJoined = 4;
/** That a form's name has in a word behind the species': `raichualola`. */
const fewestLettersBehind = 3;

/** The word for forms whose names have none. */
const unnamed = "normal";

/** What a text may say of a species: one of its forms, or that it has this sex or look; the surest first. */
const ranks = ["form", "sex", "look", "joined"];

/**
 * What a run of letters can mean: words, and perhaps the beginning of one more. The first has all of its words: a word that
 * ends like one for a form, as グライド does, is whole where the rest is no such word.
 *
 * @param {string} run
 * @returns {{ words: string[], begun: string }[]}
 */
function readingsOf(run) {
  const [words, begun] = [[], []];
  let rest = run;
  const take = (pattern) => {
    const [found] = pattern.exec(rest) ?? [];
    if (!found) return false;
    words.push(...meanings.get(found));
    rest = rest.replace(pattern, "");
    return true;
  };
  do begun.push({ words: [...words], begun: rest });
  while (take(start));
  while (take(end));
  const isWhole = rest === "" || meanings.has(rest);
  const parts = rest === "" ? words : [...words, ...meanings.get(rest) ?? [rest]];
  return [{ words: isWhole ? parts : [coreOf(run)], begun: "" }, ...isWhole ? [] : [{ words: parts, begun: "" }], ...begun];
}

/**
 * What a text says beside the words of a species' name; null where it lacks one of the name.
 *
 * @param {string} text words as they are compared, with spaces
 * @param {string[]} name
 * @returns {{ runs: string[], isApart: boolean, isJoined: boolean } | null} runs of letters; whether the name is a word of
 *   its own, or the end of the last one, or the beginning of the only one
 */
function beside(text, name) {
  if (!name.every((word) => text.includes(word))) return null;
  let rest = text;
  for (const word of name) {
    const without = rest.replace(new RegExp(isLatin.test(word) ? `\\b${word}\\b` : word, "g"), "|");
    if (without === rest) return null;
    rest = without;
  }
  return {
    runs: rest.split(/[ |]+/).filter((run) => run !== ""),
    isApart: [...rest.matchAll(/([^ |]*)\|([^ |]*)/g)]
      .every(([, ...sides]) => sides.every((side, index) => bounds[index].test(side))),
    isJoined: /^[^|]*[^ |]\|$|^\|[^ |]+$/.test(rest) && name[0].length >= fewestLettersOfJoined,
  };
}

const begins = (word, typed) => word.startsWith(typed);

/** Whether a word is, or begins, a species' name with that of a form behind it: `raichualola`, `meowsticf`. */
function isInOneWord(typed, { names }, slug) {
  const joined = slug.replaceAll("-", "");
  return names.map((name) => name.join("")).some((name) => {
    const rest = typed.startsWith(name) && isLatin.test(name) ? typed.slice(name.length) : "";
    return rest.length < fewestLettersBehind ? sexes.includes(rest) && joined.startsWith(typed) : joined.startsWith(typed);
  });
}

/**
 * The words of a form that a run names, with the one that may be begun at its end.
 *
 * @param {{ readings: ReturnType<typeof readingsOf>, isClosed: boolean }} run
 * @param {string[]} form
 * @param {(word: string, typed: string) => boolean} isBegun
 * @returns {string[] | null} null where the run says anything else
 */
function covered({ readings, isClosed }, form, isBegun) {
  const isOfForm = (words) => words.every((word) => form.includes(word));
  for (const { words, begun } of readings) {
    if (!isOfForm(words)) continue;
    if (begun === "") return words;
    if (isClosed) continue;
    const own = form.find((word) => isBegun(word, begun));
    if (own) return [...words, own];
    // Which words mean an unnamed form depends on the species.
    const meant = known.filter((word) => isBegun(word, begun)).map((word) => meanings.get(word))
      .filter((ofWord) => isOfForm(ofWord) && !ofWord.includes(unnamed));
    const more = meant.find(({ length }) => length > 0) ?? (meanings.has(begun) ? undefined : meant[0]);
    if (more) return [...words, ...more];
  }
  return null;
}

/** The forms of Pokémon, which stand for their positions. */
export class FormNames {
  #columns;
  #isLike;
  #species = null;
  #allNames = null;

  /**
   * @param {object} columns those of Pokémon in data/search.json
   * @param {(word: string, typed: string) => boolean} [isLike] whether a word may be meant by what was typed
   */
  constructor(columns, isLike = begins) {
    this.#columns = columns;
    // Of short words, many are like others.
    this.#isLike = (word, typed) => (typed.length < fewestLettersOfSound ? begins : isLike)(word, typed);
  }

  /**
   * The positions of those that a text names: of a species, the forms with all words and the fewest others; the species
   * itself where none has them, which is less sure.
   *
   * @param {string} text
   * @returns {Map<number, "named" | "look" | "joined" | "other">} `other` is a form that lacks a word where one has all
   */
  find(text) {
    const parts = text.replace(signs, " $&) ").split(/[)）]/).map(wordsOf);
    const closed = new Set(parts.slice(0, -1).map((words) => words.at(-1)));
    const typed = parts.flat().join(" ");
    if (typed === "") return new Map();
    this.#species ??= this.#allSpecies();
    const inOneWord = this.#named((species, position) => isInOneWord(typed, species, this.#columns.slug[position]));
    if (inOneWord.size > 0) return inOneWord;
    // Who has a look does not stand in brackets: `アルセウス（ゴーストタイプ）`.
    const outside = wordsOf(text.replace(/[(（][^)）]*/g, " ")).join(" ") || typed;
    const found = this.#species.flatMap((species) => (typed.length < species.shortest ? [] : species.names.flatMap((name) => {
      const said = beside(typed, name);
      if (said === null) return [];
      // A name alone, such as Porygon-Z, is not the look of another.
      if (said.runs.length === 0) return [{ rank: "sex", positions: [] }];
      const isOutside = name.every((word) => outside.includes(word));
      return this.#meant(said, closed, species).filter(({ rank }) => rank === "form" || isOutside);
    })));
    const rank = ranks.find((one) => found.some((said) => said.rank === one));
    const best = found.filter((said) => said.rank === rank);
    const isSure = rank === "form" || rank === "sex";
    // A part of another's name is no look, as ミュウ in メガミュウツー.
    if (!isSure && (best.length !== 1 || this.#isInNames(typed))) return new Map();
    const listed = (positions, what) => positions.map((position) => [position, what]);
    return new Map([...best.flatMap(({ others = [] }) => listed(others, "other")),
      ...best.flatMap(({ positions }) => listed(positions, isSure ? "named" : rank))]);
  }

  /**
   * The positions of the forms that have all words of a text without a species' name: `アローラのすがた`, `霊獣`; none where a
   * species has it in its name.
   *
   * @param {string} text
   * @param {number[]} inNames those that have it in their names; of forms, all of the species are looked at: of `いちげき`, too,
   *   what becomes the one whose name has it
   * @returns {Map<number, "named">}
   */
  withWords(text, inNames) {
    const { number, forms = [] } = this.#columns;
    const among = new Set(inNames.map((position) => number[position]));
    const runs = inNames.every((position) => forms.includes(position)) ? wordsOf(text) : [];
    const words = runs.flatMap((run) => readingsOf(run)[0].words);
    if (words.length === 0 || words.includes(unnamed) || runs.some((run) => coreOf(run).length === 1)) return new Map();
    this.#species ??= this.#allSpecies();
    return this.#named((species, position, index) => {
      if (species.positions.length === 1 || among.size > 0 && !among.has(number[position])) return false;
      return this.#formsOf(species)[index].some((form) => words.every((word) => form.includes(word)));
    });
  }

  /**
   * A text without words at its end that only say that it is a form: `アローラのすがた`; null where it has none, or no others,
   * or is in a name, such as コノハナ.
   */
  withoutFillers(text) {
    const words = wordsOf(text).join(" ");
    const rest = words.replace(ending, "");
    return rest === "" || rest === words || this.#isInNames(words) ? null : rest;
  }

  /** Whether a word only says that it is a form. */
  isFiller(word) {
    return meanings.get(kana(word))?.length === 0;
  }

  /** The positions for which something holds. */
  #named(holds) {
    return new Map(this.#species.flatMap((species) => species.positions
      .filter((position, index) => holds(species, position, index)).map((position) => [position, "named"])));
  }

  /** Whether words are in a name of a Pokémon, in any language. */
  #isInNames(words) {
    this.#allNames ??= kana(languages.flatMap((language) => this.#columns[language]).join(separator));
    return this.#allNames.includes(words.replaceAll(" ", ""));
  }

  /**
   * What is said beside the name of a species, as it ranks, and the positions that are meant; nothing where that is unclear.
   *
   * @param {NonNullable<ReturnType<typeof beside>>} said
   * @param {Set<string>} closed the runs that nobody types any more, since a bracket follows
   * @param {object} species
   * @returns {{ rank: string, positions: number[], others?: number[] }[]} one, or none; `others` lack a word
   */
  #meant({ runs: texts, isApart, isJoined }, closed, species) {
    const runs = texts.map((text) => ({ text, readings: readingsOf(text), isClosed: !isApart || closed.has(text) }));
    const forms = this.#formsOf(species);
    const covering = (run, isBegun) =>
      forms.flat().map((form) => covered(run, form, isBegun)).filter((words) => words !== null);
    const others = runs.filter((run) => covering(run, begins).length === 0);
    const isSex = others.every(({ readings: [{ words }] }) => words.every((word) => sexes.includes(word)));
    if (!isSex && others.some((run) => covering(run, this.#isLike).flat().length > 0 || this.#isHeard(run, species))) return [];
    const left = runs.filter((run) => !others.includes(run));
    const lacking = forms.map((ofOne) => Math.min(...ofOne.map((form) => {
      const words = left.map((run) => covered(run, form, begins));
      const count = new Set(words.flat()).size;
      // Of as many other words, more of the form's own.
      return words.includes(null) || count === 0 ? Infinity : form.length - count - count / 10;
    })));
    const fewest = Math.min(...lacking);
    const positions = fewest < Infinity ? species.positions.filter((_, index) => lacking[index] === fewest)
      : left.every((run) => covering(run, begins).flat().length === 0) ? [species.positions[0]] : [];
    if (positions.length === 0) return [];
    if (others.length === 0 && fewest < Infinity) {
      return [{ rank: "form", positions, others: species.positions.filter((_, index) => lacking[index] === Infinity) }];
    }
    if (isApart) return [{ rank: isSex && others.length > 0 ? "sex" : "look", positions }];
    return isJoined ? [{ rank: "joined", positions }] : [];
  }

  /** Whether a run is within the name of a form, or sounds like a part of it. */
  #isHeard({ text }, { positions }) {
    const isIn = (names, form) => names.some((language) =>
      positions.some((position) => form(this.#columns[language][position]).includes(form(text))));
    return isLatin.test(text) ? text.length >= fewestLettersOfSound && isIn(sounding, romaji) : isIn(languages, kana);
  }

  /** The words of what each form of a species is called, in each language. */
  #formsOf(species) {
    return species.forms ??= species.positions.map((position) => {
      const written = [...languages, "slug"]
        .map((column) => wordsOf(this.#columns[column][position].replace(signs, " $& ")).join(" "));
      const forms = written.flatMap((text) => species.names.map((name) => beside(text, name)?.runs ?? []))
        .map((runs) => [...new Set(runs.flatMap((run) => readingsOf(run)[0].words))]).filter(({ length }) => length > 0);
      return forms.length > 0 ? forms : [[unnamed]];
    });
  }

  /** The words of each species' name in all languages, the length of the shortest name, and the positions of its forms. */
  #allSpecies() {
    const { number, forms = [] } = this.#columns;
    const others = new Set(forms);
    const species = [...number.keys()].filter((position) => !others.has(position));
    const positions = new Map(species.map((position) => [number[position], [position]]));
    for (const position of forms) positions.get(number[position])?.push(position);
    const names = languages.map((language) => {
      const texts = species.map((position) => this.#columns[language][position].replace(signs, "").split(betweenWords));
      const words = folded(texts.flat(), kana);
      let index = 0;
      return texts.map(({ length }) => words.slice(index, index += length).filter((word) => word !== ""));
    });
    return species.map((position, index) => {
      const own = names.map((ofLanguage) => ofLanguage[index]).filter(({ length }) => length > 0);
      const shortest = Math.min(...own.map((words) => words.join("").length));
      return { names: own, shortest, positions: positions.get(number[position]) };
    });
  }
}
