// What the search finds, and in which order: among a few names, and among all where the site is built.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import "./browser.mjs";
import { matchClass } from "../../Templates/assets/scripts/search/entry.js";
import { preferredIn } from "../../Templates/assets/scripts/search/game-contents.js";
import { SearchIndex, shownOf } from "../../Templates/assets/scripts/search/search-index.js";
import { searchData } from "./search-names.mjs";

const withoutPause = async () => {};
const few = await SearchIndex.prepare(searchData, withoutPause);

const address = new URL("../../Public/data/search.json", import.meta.url);
const text = await readFile(address, "utf8").catch(() => null);
const allData = text === null ? null : JSON.parse(text);
const all = allData === null ? null : await SearchIndex.prepare(allData, withoutPause);
const allNames = { skip: all === null && "the site is not built: there is no Public/data/search.json" };

/** The slugs of all results in the order in which they are shown. */
function found(text, language = "en", index = few) {
  return index.search(text, language).groups.flatMap(({ results }) => results.map(({ slug }) => slug));
}

/** The first result. */
function first(text, language = "en", index = few) {
  return index.search(text, language).groups[0]?.results[0];
}

/** A text with what is highlighted in brackets. */
function marked({ text, range }) {
  return range === null ? text : `${text.slice(0, range[0])}[${text.slice(...range)}]${text.slice(range[1])}`;
}

/** The names of the first result, the page's language first. */
function shown(text, language) {
  const { name, other } = first(text, language);
  return [marked(name), marked(other)];
}

const samples = [
  ["pikachu", ["pikachu", "PIKACHU", "Ｐｉｋａｃｈｕ", "pikachuu", "pikatyuu", "pikchu", "pikch"]],
  ["pikachu", ["ぴかちゅう", "ピカチュウ", "ﾋﾟｶﾁｭｳ", "ピカチウ", "ぴかｃ", "ぴかch"]],
  ["pikachu", ["25", "#025", "no.25", "No. 025", "＃25", "０２５", "0025"]],
  ["ice-beam", ["ice beam", "Ice-Beam", "ice baem", "れいとうびーむ", "reitoubiimu", "reitobimu"]],
  ["ice-beam", ["冷凍ビーム", "冷凍びーむ", "冷凍", "冷凍b"]],
  ["type-null", ["type null", "type: null", "たいぷぬる", "タイプ：ヌル", "taipunuru"]],
  ["thunderbolt", ["10まんぼると", "１０まんボルト", "10manboruto", "thundrebolt", "10万ボルト", "十万ボルト"]],
  ["surf", ["波乗り", "なみのり", "naminori", "surf"]],
  ["intimidate", ["威嚇", "いかく", "ikaku"]],
  ["fire", ["炎", "ほのお", "honoo"]],
  ["linoone", ["ますぐま", "マッスグマ", "massuguma"]],
  ["flabebe", ["flabebe", "Flabébé"]],
  ["farfetchd", ["farfetchd", "farfetch'd", "Farfetch’d"]],
  ["nidoran-f", ["nidoran f", "nidoran♀", "にどらん♀"]],
  ["mr-mime", ["mr mime", "mr.mime"]],
  ["ho-oh", ["ho oh", "hooh", "ほうおう"]],
  ["porygon-z", ["porygon z", "ぽりごんz"]],
];

for (const [slug, texts] of samples) {
  test(`${slug} is the first that is found by ${texts.join(", ")}`, () => {
    for (const text of texts) {
      assert.equal(first(text, "en")?.slug, slug, `${text} in English`);
      assert.equal(first(text, "ja")?.slug, slug, `${text} in Japanese`);
    }
  });

  test(`${slug} is the first of all names that is found by them, too: ${texts[0]} …`, allNames, () => {
    // The words with kanji are younger than some data files.
    for (const text of texts.filter((text) => !/\p{Script=Han}/u.test(text))) {
      assert.equal(first(text, "en", all)?.slug, slug, `${text} in English`);
      assert.equal(first(text, "ja", all)?.slug, slug, `${text} in Japanese`);
    }
  });
}

// Of the names of the site, one of so many is searched for.
const step = process.env.TEST_ALL ? 1 : 6;

test("every name of the site finds its own", allNames, async () => {
  for (const [kind, { slug: slugs }] of Object.entries(allData)) {
    for (const [place, slug] of (slugs ?? []).entries()) {
      if (place % step !== 0) continue;
      for (const language of ["en", "ja"]) {
        const name = allData[kind][language][place];
        // A type is called ???.
        if (!/[\p{L}\p{N}]/u.test(name)) continue;
        const results = all.search(name, language).groups.flatMap((group) => group.results);
        const own = results.find((result) => result.kind === kind && result.name.text === name);
        assert.equal(own?.class, matchClass.exact, `${kind} ${slug}: ${name}`);
      }
    }
  }
});

test("every default Pokémon is the first that its number finds", allNames, async () => {
  for (let number = 1; number <= 1025; number += 1) {
    assert.equal(first(`#${number}`, "en", all).slug, allData.pokemon.slug[number - 1]);
  }
});

test("a beginning comes before the start of a word, that before the inside, and slips come last", () => {
  const classOf = (text, slug) => few.search(text, "en").groups
    .flatMap(({ results }) => results).find((result) => result.slug === slug)?.class;
  assert.equal(classOf("charizard", "charizard"), matchClass.exact);
  assert.equal(classOf("char", "charizard"), matchClass.beginning);
  assert.equal(classOf("char", "charizard-mega-x"), matchClass.word);
  assert.equal(classOf("びーむ", "ice-beam"), matchClass.word);
  assert.equal(classOf("zard", "charizard"), matchClass.inside);
  assert.equal(classOf("biimu", "ice-beam"), matchClass.word);
  assert.equal(classOf("raabiimu", "solar-beam"), matchClass.insideSound);
  assert.equal(classOf("chraizard", "charizard"), matchClass.typo);
  assert.deepEqual(found("char"), ["charizard", "charizard-mega-x", "charizard-gmax"]);
});

test("the page's language comes first, then the number", async () => {
  const index = await SearchIndex.prepare({
    ...searchData,
    pokemon: {
      slug: ["mirabel", "shell", "mirage", "mira", "second-mirage"],
      number: [1, 2, 3, 4, 5],
      en: ["Mirabel", "Shell", "Mirage", "Miran", "Mirage"],
      ja: ["アアア", "ミラガイ", "イイイ", "ウウウ", "エエエ"],
    },
  }, withoutPause);
  assert.deepEqual(found("mira", "en", index), ["mirabel", "mirage", "mira", "second-mirage", "shell"]);
  assert.deepEqual(found("mira", "ja", index), ["shell", "mirabel", "mirage", "mira", "second-mirage"]);
});

test("other forms come after the species themselves, whatever the length of their names", () => {
  assert.deepEqual(found("pi").slice(0, 3), ["pikachu", "pichu", "pikachu-rock-star"]);
  assert.deepEqual(found("#006"), ["charizard", "charizard-mega-x", "charizard-gmax"]);
});

test("forms are those of the data, in whatever order they stand", async () => {
  const index = await SearchIndex.prepare({
    ...searchData,
    pokemon: { slug: ["mira-x", "mirage"], number: [7, 7], forms: [0], en: ["Mira X", "Mirage"], ja: ["アア", "イイ"] },
  }, withoutPause);
  assert.deepEqual(found("mira", "en", index), ["mirage", "mira-x"]);
});

const formsByWords = {
  "raichu-alola": ["raichu alola", "Alola Raichu", "raichu-alola", "らいちゅう あろーら", "raichu arora", "raichu あろーら"],
  "charizard-mega-x": ["charizard mega x", "x mega charizard", "charizard-mega-x", "リザードン メガ X", "メガ リザードンX"],
  "charizard-gmax": ["gmax charizard", "charizard gmax", "リザードン キョダイ"],
  "farfetchd-galar": ["farfetch'd galar", "ネギ ガラル"],
};
for (const [slug, texts] of Object.entries(formsByWords)) {
  test(`${slug} is found by its words in any order: ${texts.join(", ")}`, allNames, () => {
    for (const text of texts) {
      for (const language of ["en", "ja"]) assert.equal(first(text, language, all)?.slug, slug, `${text} in ${language}`);
    }
  });
}

test("every Pokémon is found by its slug", allNames, () => {
  for (const slug of allData.pokemon.slug.filter((_, place) => place % step === 0)) {
    assert.ok(all.search(slug, "en").groups[0].results.some((result) => result.slug === slug), slug);
  }
});

test("all words are needed, and Latin ones begin a word", () => {
  assert.deepEqual(found("charizard zzz").includes("charizard-mega-x"), false);
  assert.deepEqual(found("rizard ega"), []);
  assert.deepEqual(found("beam ice"), ["ice-beam"]);
});

test("words that no form has are a look of the species, but a part of another name or a typo is not", allNames, () => {
  const names = (text, language = "en") => all.search(text, language).groups.map(({ results: [{ slug }] }) => slug);
  assert.deepEqual(names("slowpoke w"), ["slowpoke-well", "slowpoke"]);
  assert.deepEqual(names("aloln raichu"), ["raichu-alola"]);
  assert.deepEqual(names("raichu arora"), ["raichu-alola"]);
  assert.deepEqual(found("メガミュウ", "ja", all), ["mewtwo-mega-x", "mewtwo-mega-y"]);
  assert.deepEqual(found("porygon z", "en", all), ["porygon-z"]);
  assert.deepEqual(found("charizard blastoise", "en", all), []);
  assert.deepEqual(all.search("Unfezant (Female)", "en").inNames, ["Unfezant", "(Female)"]);
});

test("the first of several words is highlighted", () => {
  assert.deepEqual(shown("charizard mega", "en"), ["Mega [Charizard] X", "メガリザードンＸ"]);
  assert.deepEqual(shown("gmax リザードン", "ja"), ["キョダイマックス[リザードン]", "Gigantamax Charizard"]);
});

test("among names that begin so, species come before forms, and in the order of their numbers", allNames, () => {
  assert.deepEqual(found("char", "en", all).slice(0, 4), ["charmander", "charmeleon", "charizard", "charjabug"]);
});

test("the group with the closest name is the first", allNames, () => {
  for (const language of ["en", "ja"]) {
    assert.equal(first("Snath", language, all).slug, "snatch");
    assert.equal(first("Tacke", language, all).slug, "tackle");
  }
});

test("letters that cannot be Japanese have no sound", () => {
  assert.deepEqual(found("kki").includes("kingler"), true);
  assert.deepEqual(found("kkki"), []);
  assert.equal(first("picka").class, matchClass.typo);
});

test("forms do not crowd out the species with numbers that begin so", allNames, () => {
  assert.deepEqual(found("25", "en", all).slice(0, 6), ["pikachu", "ho-oh", "celebi", "treecko", "grovyle", "sceptile"]);
});

test("digits are a number from its beginning on, with zeros as with three or four digits", () => {
  assert.deepEqual(found("25"), ["pikachu", "ho-oh", "pikachu-rock-star"]);
  assert.deepEqual(found("02"), ["pikachu", "raichu", "nidoran-f", "ho-oh", "linoone", "pikachu-rock-star"]);
  assert.deepEqual(found("#0025"), ["pikachu", "pikachu-rock-star"]);
  assert.deepEqual(found("#9999"), []);
  assert.deepEqual(found("０７７２"), ["type-null"]);
  assert.equal(marked(first("no.25").number), "00[25]");
  assert.equal(marked(first("077").number), "[077]2");
});

test("the groups keep their order but for one whose best hit is better", () => {
  const kinds = (text, language) => few.search(text, language).groups.map(({ kind }) => kind);
  assert.deepEqual(kinds("ice", "en"), ["types", "moves"]);
  assert.deepEqual(kinds("fire", "en"), ["types", "moves"]);
  assert.deepEqual(kinds("po", "en"), ["pokemon", "abilities"]);
  assert.deepEqual(kinds("i", "en"), ["moves", "pokemon", "abilities", "types", "places"]);
  assert.deepEqual(kinds("冷凍", "ja"), ["moves"]);
});

test("no more results are shown than the list has room for", allNames, () => {
  for (const text of ["a", "e", "あ", "ン", "1"]) {
    for (const { kind, results } of all.search(text, "ja").groups) assert.ok(results.length <= shownOf(kind), text);
  }
});

test("slips are not looked for where the beginning of a name was typed, or where enough is found", () => {
  assert.deepEqual(found("mew"), ["mew"]);
  assert.deepEqual(found("char").includes("pichu"), false);
  assert.equal(few.search("pich", "en").groups[0].results.every((result) => result.class < matchClass.typo), true);
});

test("short words are not forgiven a slip", () => {
  assert.deepEqual(found("mev"), []);
  assert.deepEqual(found("ピユ"), []);
  assert.deepEqual(found("aaaaaaaa"), []);
});

test("signs of length count as letters where slips are forgiven", () => {
  assert.deepEqual(found("ピーチョ", "ja").slice(0, 1), ["pichu"]);
  assert.deepEqual(found("キンダラー", "ja"), ["kingler"]);
});

test("of slips as many, a whole name is meant, then the one that agrees for longer", () => {
  assert.deepEqual(found("pihcu").slice(0, 1), ["pichu"]);
  assert.deepEqual(found("pikchu").slice(0, 2), ["pikachu", "pichu"]);
});

test("a slip within a name of several words is found from the start of a word", () => {
  assert.equal(first("baem").slug, "ice-beam");
  assert.equal(first("charizrad").slug, "charizard");
});

test("two Latin letters are not looked for inside of what Japanese names sound like", () => {
  assert.equal(found("zu").includes("water"), false);
  assert.equal(found("gur").includes("kingler"), true);
});

test("kana are found where their sound is written otherwise", () => {
  assert.equal(first("キングラア", "ja")?.slug, "kingler");
  assert.equal(first("れえとう", "ja")?.slug, "ice-beam");
});

test("what is highlighted is the part of the name that was typed, in any writing", () => {
  assert.deepEqual(shown("pika", "en"), ["[Pika]chu", "ピカチュウ"]);
  assert.deepEqual(shown("ぴか", "en"), ["Pikachu", "[ピカ]チュウ"]);
  assert.deepEqual(shown("ﾋﾟｶ", "ja"), ["[ピカ]チュウ", "Pikachu"]);
  assert.deepEqual(shown("pikach", "ja"), ["[ピカチ]ュウ", "Pikachu"]);
  assert.deepEqual(shown("pikachuu", "ja"), ["[ピカチュウ]", "Pikachu"]);
  assert.deepEqual(shown("achu", "en"), ["Pik[achu]", "ピカチュウ"]);
  assert.deepEqual(shown("etchd", "en"), ["Farf[etch’d]", "カモネギ"]);
  assert.deepEqual(shown("fetch", "ja"), ["カモネギ", "Far[fetch]’d"]);
  assert.deepEqual(shown("flabe", "en"), ["[Flabé]bé", "フラベベ"]);
  assert.deepEqual(shown("abe", "en"), ["Fl[abé]bé", "フラベベ"]);
  assert.deepEqual(shown("nidoran f", "en"), ["[Nidoran♀]", "ニドラン♀"]);
  assert.deepEqual(shown("null", "en"), ["Type: [Null]", "タイプ：ヌル"]);
  assert.deepEqual(shown("ぬる", "ja"), ["タイプ：[ヌル]", "Type: Null"]);
  assert.deepEqual(shown("reitou", "ja"), ["[れいとう]ビーム", "Ice Beam"]);
  assert.deepEqual(shown("10まん", "ja"), ["[１０まん]ボルト", "Thunderbolt"]);
  assert.deepEqual(shown("pikch", "en"), ["[Pikach]u", "ピカチュウ"]);
});

test("a spelling with kanji is shown where it is what was found", () => {
  const { name, spelling } = first("冷凍", "ja");
  assert.equal(marked(name), "れいとうビーム");
  assert.equal(marked(spelling), "[冷凍]ビーム");
  assert.equal(first("れいとう", "ja").spelling, null);
});

test("a place is found in kana, as it sounds, in kanji and without its region", () => {
  for (const text of ["まよいのもり", "迷いの森", "mayoinomori"]) {
    assert.equal(first(text, "ja").slug, "lostlorn-forest", text);
  }
  assert.equal(first("テンガン山", "ja").slug, "mt-coronet");
  const { name, spelling } = first("まよいのも", "ja");
  assert.deepEqual([marked(name), marked(spelling)], ["迷いの森", "[まよいのも]り"]);
  for (const [text, language, highlighted] of [
    ["safari zone", "en", "[Safari Zone] (Johto)"], ["サファリ", "ja", "[サファリ]ゾーン（ジョウト）"],
  ]) {
    const result = first(text, language);
    assert.deepEqual([marked(result.name), result.spelling], [highlighted, null]);
  }
  assert.equal(first("safari zone", "en").class, matchClass.exact);
});

test("a result has its kind, its address's last part, its number and the languages of its names", () => {
  assert.deepEqual(first("mew", "ja"), {
    kind: "pokemon", index: 9, slug: "mew", class: matchClass.exact,
    number: { text: "0151", range: null },
    name: { text: "ミュウ", language: "ja", range: null },
    other: { text: "Mew", language: "en", range: [0, 3] },
    spelling: null,
  });
  const { number, name, other } = first("power nap", "ja");
  assert.deepEqual([number, name.language, other], [null, "en", null]);
});

test("where nothing is found the nearest are offered, of any kind, at most three", () => {
  const nearest = (text, language = "en", index = few) => {
    const answer = index.search(text, language);
    assert.deepEqual(answer.groups, [], text);
    return answer.nearest.map(({ slug }) => slug);
  };
  assert.deepEqual(nearest("mww"), ["mew"]);
  assert.deepEqual(nearest("gyrad0zz").length <= 3, true);
  assert.deepEqual(nearest("intmdat"), ["intimidate"]);
  assert.deepEqual(nearest("ぴかぴかちゆ"), ["pikachu"]);
  assert.deepEqual(nearest("冷東ビイム"), ["ice-beam"]);
  assert.deepEqual(nearest("xqz"), []);
});

test("the nearest of all names are near", allNames, () => {
  assert.equal(all.search("gyrad0zs", "en").nearest[0].slug, "gyarados");
  assert.ok(all.search("rizadonnn", "ja").nearest.length <= 3);
});

test("the text, or else its words, are in names where a Pokémon is found by a part of its name", () => {
  assert.deepEqual(few.search(" pika ", "en").inNames, ["pika"]);
  assert.deepEqual(few.search("mr mime", "en").inNames, ["mr mime"]);
  assert.deepEqual(few.search("charizard mega x", "en").inNames, ["charizard", "mega", "x"]);
  assert.deepEqual(few.search("25", "en").inNames, []);
  assert.deepEqual(few.search("pikch", "en").inNames, []);
  assert.deepEqual(few.search("surf", "en").inNames, []);
});

test("of matches that are equally close, those that are preferred come first", () => {
  const slugs = (text, preferred) =>
    few.search(text, "en", preferred).groups.flatMap(({ results }) => results.map(({ slug }) => slug));
  const position = (slug) => searchData.pokemon.slug.indexOf(slug);
  const pokemon = new Set(["pichu", "porygon-z", "pikachu-rock-star"].map(position));
  assert.deepEqual(slugs("po", {}).slice(0, 2), ["porygon", "porygon-z"]);
  assert.deepEqual(slugs("po", { pokemon }).slice(0, 2), ["porygon-z", "porygon"]);
  // A whole name is closer than a beginning.
  assert.deepEqual(slugs("pikachu", { pokemon }), ["pikachu", "pikachu-rock-star"]);
  assert.deepEqual(slugs("pi", { pokemon }).slice(0, 3), ["pichu", "pikachu-rock-star", "pikachu"]);
  assert.deepEqual(slugs("ice", { moves: new Set([2]) }).filter((slug) => slug !== "ice"), ["ice-punch", "ice-beam"]);
});

test("what a game has is read from its file", () => {
  assert.deepEqual(preferredIn({ pokemon: [0, 1, 3], taught: [2, 2] }), {
    pokemon: new Set([0, 1, 4]), moves: new Set([2, 4]),
  });
});

const oddities = {
  "nothing": "", "spaces": " \t　", "punctuation": "!?…・（）", "a sign of length": "ー", "a number sign": "#",
  "200 letters": "pikachu".repeat(29), "200 kana": "ぴかちゅう".repeat(40), "200 digits": "1".repeat(200),
  "emoji": "🔥👩‍👩‍👧", "half a letter": "\ud83d", "right-to-left letters": "بيكاتشو \u202e", "Cyrillic": "Пикачу",
  "too many zeros": "00000000", "a NUL": "\0", "combining accents": "\u0301\u0301", "quotes": "\"'`<&>",
};
for (const [name, text] of Object.entries(oddities)) {
  test(`nothing is found by ${name}, and nothing breaks`, () => {
    for (const index of [few, all ?? few]) {
      for (const language of ["en", "ja"]) {
        assert.deepEqual(index.search(text, language), { groups: [], nearest: [], inNames: [] });
      }
    }
  });
}

test("half a letter among others is passed over", () => {
  assert.equal(first("pika\udd25").slug, "pikachu");
});

test("another number is not taken for a slip", () => {
  assert.deepEqual(few.search("#7727", "en"), { groups: [], nearest: [], inNames: [] });
});

test("names of JavaScript's own are words like others", () => {
  for (const text of ["constructor", "__proto__", "toString", "hasOwnProperty"]) {
    assert.deepEqual(found(text), []);
    assert.doesNotThrow(() => (all ?? few).search(text, "ja"));
  }
});

test("data of another version, or other data, is not taken", async () => {
  await assert.rejects(SearchIndex.prepare({ ...searchData, version: 2 }, withoutPause),
    new Error("search data is of version 2, not 1"));
  await assert.rejects(SearchIndex.prepare(null, withoutPause),
    new Error("search data is of version undefined, not 1"));
  await assert.rejects(SearchIndex.prepare({ ...searchData, moves: {} }, withoutPause), TypeError);
});

test("a list that few sites have is searched where it is there", async () => {
  const worlds = { slug: ["home", "home/mine"], en: ["みんな", "Old mine"], ja: ["みんな", "Old mine"] };
  const index = await SearchIndex.prepare({ ...searchData, worlds }, withoutPause);
  assert.deepEqual(found("old mi", "ja", index), ["home/mine"]);
  assert.deepEqual(found("old mi", "ja"), []);
});

test("data without words is taken", async () => {
  const moves = { ...searchData.moves, words: undefined };
  const index = await SearchIndex.prepare({ ...searchData, moves }, withoutPause);
  assert.deepEqual(found("冷凍", "ja", index), []);
  assert.deepEqual(found("れいとう", "ja", index), ["ice-beam", "ice-punch"]);
});

test("others have the thread again and again while the names are prepared", allNames, async () => {
  let pauses = 0;
  await SearchIndex.prepare(allData, async () => { pauses += 1; });
  assert.ok(pauses > 5, `${pauses} pauses`);
});
