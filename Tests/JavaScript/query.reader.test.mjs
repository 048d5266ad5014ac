// What a query asks for, and what is wrong with it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { nearest } from "../../Templates/assets/scripts/query/suggestions.js";
import { readQuery } from "../../Templates/assets/scripts/query/reader.js";
import { Vocabulary } from "../../Templates/assets/scripts/query/vocabulary.js";
import { queries, search, vocabulary } from "../Queries/small.mjs";

const words = vocabulary();
const read = (text) => readQuery(text, words);
const canonical = (text) => read(text).canonical;
const mistakes = (text) => read(text).errors.map(({ key, ...mistake }) => mistake);

/** What each mistake marks in a query. */
function marks(text) {
  return mistakes(text).map(({ kind, start, length }) => [kind, text.slice(start, start + length)]);
}

test("both languages say the same", () => {
  const query = "type:water move:surf gen:1 -egg:dragon spe>=100 sort:-atk";
  assert.equal(canonical("type:water move:surf spe>=100 -egg:dragon gen:1 sort:-atk"), query);
  assert.equal(canonical("タイプ:みず わざ:なみのり すばやさ>=100 -タマゴ:ドラゴン 世代:1 並び:-こうげき"), query);
  assert.equal(canonical("taipu:mizu waza:naminori subayasa>=100 -tamago:doragon 世代:1 narabi:-kougeki"), query);
});

test("signs of every width are the same", () => {
  const query = "-type:fire hp>=80 sort:-hp";
  assert.equal(canonical("　－タイプ：ほのお　ＨＰ＞＝８０　並び：ーＨＰ"), query);
  assert.equal(canonical("−type：“fire”\thp≧80 sort:−hp"), query);
  assert.equal(canonical("ーtype:｢ほのお｣ hp≥80 sort : -hp"), query);
});

test("names keep what tells them apart, and stand in quotes where they must", () => {
  assert.equal(canonical("PIKA ぴか ﾋﾟｶ"), "pika ピカ");
  assert.equal(canonical("\"Mr.  Mime\"|Flabébé"), "\"mr. mime\"|flabebe");
  assert.equal(canonical("\"-x\" \"#x\" \"a:b\" \"ーx\" 'x'"), "\"#x\" \"-x\" \"a:b\" \"ーx\" 'x'");
  assert.equal(canonical("a\"b 「c\"d」"), "ab cd");
  assert.equal(canonical("#025 025 25 #x"), "\"#x\" 25");
});

test("a name with a colon is no value", () => {
  for (const name of ["Type: Null", "type:null", "タイプ：ヌル", "タイプ: ぬる"]) {
    assert.equal(canonical(name), "\"type: null\"");
  }
  assert.equal(canonical("-type:null"), "-\"type: null\"");
  assert.deepEqual(marks("タイプ:null"), [["unknown-value", "null"]]);
});

test("a minus alone, and what cannot be compared, is no term", () => {
  for (const text of ["", " ", "-", "ーー - －", "!!!", "| |", "\"\"", "-「」", "\u0000"]) {
    assert.deepEqual({ ...read(text) }, { terms: [], errors: [], leftOut: [], canonical: "" });
  }
  assert.equal(canonical("- pika --pika"), "pika -pika");
});

test("terms have one order, and stand once", () => {
  assert.equal(canonical("sort:hp pika -is:form is:mega type:water|fire|water type:fire type:fire|water"),
    "pika type:fire type:fire|water is:mega -is:form sort:hp");
});

test("of several bounds those that say most stay", () => {
  assert.equal(canonical("hp>=1 hp>=20 hp>5 hp<=90 hp<80 hp<=99"), "hp<=79 hp>=20");
  assert.equal(canonical("-hp>=80 -hp<5"), "hp<=79 hp>=5");
  assert.equal(canonical("hp>=90|80 atk<9|8 -spe>=7|3"), "hp>=80 atk<=8 spe<=2");
  assert.equal(canonical("hp:80 -hp:90|85 hp=80|80.0"), "hp:80 -hp:85|90");
});

test("units are converted before the next step is taken", () => {
  assert.equal(canonical("height>=6ft height<200cm"), "height<=1.9 height>=1.8");
  assert.equal(canonical("weight>1lb weight<\"2500 g\""), "weight<=2.4 weight>=0.6");
  assert.equal(canonical("height:4.35m|1.75|2.0"), "height:1.8|2|4.4");
});

test("what several are called alike means any of them", () => {
  assert.equal(canonical("game:red"), "game:red-blue|red-green-japan");
  assert.equal(canonical("ゲーム:赤 -game:青"), "game:red-blue|red-green-japan -game:red-blue");
});

test("spellings, slugs and quotes name a value", () => {
  for (const name of ["ice-beam", "icebeam", "\"Ice Beam\"", "「れいとうビーム」", "冷凍ビーム", "reitoubiimu"]) {
    assert.equal(canonical(`move:${name}`), "move:ice-beam");
  }
});

test("a term that follows leaves the one before without a value", () => {
  assert.deepEqual(marks("type: hp>=80"), [["missing-value", "type:"]]);
  assert.deepEqual(marks("type : -egg:dragon"), [["missing-value", "type :"]]);
  assert.equal(canonical("type: water|\nfire"), "type:fire|water");
});

test("mistakes are marked, and the rest still applies", () => {
  assert.deepEqual(mistakes("pika tpye:fire"), [{ kind: "unknown-key", start: 5, length: 4, unknown: "tpye" }]);
  assert.deepEqual(mistakes("type:watr"), [{ kind: "unknown-value", start: 5, length: 4, unknown: "watr" }]);
  assert.deepEqual(mistakes("-move:"), [{ kind: "missing-value", start: 1, length: 5 }]);
  assert.deepEqual(marks("spe>=fast"), [["not-a-figure", "fast"]]);
  assert.deepEqual(marks("hp:1.5 height:2x weight>=-1"), [
    ["not-a-figure", "1.5"], ["not-a-figure", "2x"], ["not-a-figure", "-1"],
  ]);
  assert.deepEqual(marks("gen:12 gen>9 -spe>=0 hp>99999"), [
    ["out-of-range", "12"], ["out-of-range", "9"], ["out-of-range", "0"], ["out-of-range", "99999"],
  ]);
  assert.deepEqual(marks("type>=water sort<hp"), [["no-comparison", ">="], ["no-comparison", "<"]]);
  assert.deepEqual(marks("move:\"ice"), [["unclosed-quote", "\"ice"], ["unknown-value", "\"ice"]]);
  assert.deepEqual(marks("sort:hp -sort:atk"), [["second-sort", "-sort:atk"]]);
  assert.deepEqual(marks("sort:-dex -dex:kanto"), [["no-dex", "dex"]]);
  assert.deepEqual(marks(":x >=80"), [["unknown-key", ":"], ["unknown-key", ">="]]);
  assert.equal(canonical("type:watr hp>x pika sort:dex move:\"surf"), "pika move:surf");
});

test("a word for and between terms is left out, elsewhere it is a name", () => {
  for (const word of ["AND", "and", "ＡＮＤ", "かつ"]) {
    assert.deepEqual(marks(`type:water ${word} gen:1`), [], word);
    assert.equal(canonical(`type:water ${word} gen:1`), "type:water gen:1", word);
    assert.equal(canonical(`move:(type:water ${word} power>=80)`), "move:(type:water power>=80)", word);
  }
  for (const [text, form] of [["and", "\"and\""], ["かつ", "\"カツ\""], ["pika and", "\"and\" pika"], ["\"and\" b c", "\"and\" b c"]]) {
    assert.equal(canonical(text), form, text);
    assert.equal(canonical(form), form, text);
  }
});

test("a word for or between terms is marked, elsewhere it is a name", () => {
  for (const word of ["OR", "or", "ＯＲ", "または", "又は"]) {
    assert.deepEqual(marks(`type:water ${word} タイプ：ほのお`), [["no-or", word]], word);
    assert.equal(canonical(`type:water ${word} タイプ：ほのお`), "type:fire type:water", word);
    assert.deepEqual(marks(`pika ${word} rai`), [["no-or", word]], word);
  }
  assert.deepEqual(marks("move:(type:water or power>=80)"), [["no-or", "or"]]);
  // A canonical form is read as it was meant.
  for (const [text, form] of [["or", "\"or\""], ["pika Or", "\"or\" pika"], ["\"or\" pika ab", "\"or\" ab pika"], ["orb", "orb"],
    ["または", "\"マタハ\""], ["or|pika", "\"or\"|pika"], ["a -or b", "a b -\"or\""]]) {
    assert.equal(canonical(text), form, text);
    assert.equal(canonical(form), form, text);
  }
});

test("generations are those that are declared, and newer ones of the site's games", () => {
  const own = new Vocabulary(search, { ...queries, games: { ...queries.games, generation: [1, 1, 10] } });
  assert.equal(readQuery("gen:10", own).canonical, "gen:10");
  assert.deepEqual(readQuery("gen:11", own).errors.map(({ kind }) => kind), ["out-of-range"]);
});

test("places are those of the text as it was typed", () => {
  const text = "😀　わざ：「なみ";
  const [open, unknown] = mistakes(text);
  assert.equal(text.slice(open.start, open.start + open.length), "「なみ");
  assert.deepEqual(unknown, { kind: "unknown-value", start: 6, length: 3, unknown: "なみ" });
});

test("what is wrong in several ways is marked in several places, in order", () => {
  assert.deepEqual(marks("sort:dex type:watr|fire|fier spe>=fast foo:1").map(([kind]) => kind),
    ["no-dex", "unknown-value", "unknown-value", "not-a-figure", "unknown-key"]);
});

test("words that objects have are no keys and no values", () => {
  assert.deepEqual(marks("__proto__:x constructor:y type:__proto__ is:toString sort:constructor height:1constructor"), [
    ["unknown-key", "__proto__"], ["unknown-key", "constructor"], ["unknown-value", "__proto__"],
    ["unknown-value", "toString"], ["unknown-value", "constructor"], ["not-a-figure", "1constructor"],
  ]);
});

test("lone surrogates do no harm", () => {
  assert.equal(canonical("\ud83d"), "");
  assert.equal(canonical("a\ud83d \ude00b"), "a\ufffd \ufffdb");
  assert.deepEqual(mistakes("type:\ud83d"), [{ kind: "unknown-value", start: 5, length: 1, unknown: "\ufffd" }]);
});

test("of very long queries the beginning is read, and the rest is marked", () => {
  assert.equal(canonical("pika ".repeat(20000)), "pika");
  assert.equal(canonical("x|".repeat(50000)), "x");
  assert.equal(canonical("-".repeat(200000)), "");
  assert.deepEqual(mistakes("a".repeat(500)), []);
  assert.deepEqual(mistakes("a".repeat(501)), [{ kind: "too-long", start: 500, length: 1 }]);
  assert.deepEqual(mistakes(`type:${"water".repeat(20000)}`).map(({ kind }) => kind), ["unknown-value", "too-long"]);
  assert.equal(mistakes(`hp>=${"9".repeat(20000)}`)[0].kind, "out-of-range");
  const { leftOut } = readQuery("gen:1 ".repeat(20000), vocabulary());
  assert.ok(leftOut.join("").length < 100);
});

test("similar words are looked for after the first mistakes alone, in 100 KB too", () => {
  const { errors } = read("move:srf ".repeat(12000));
  assert.equal(errors.filter(({ unknown }) => unknown === "srf").length, 3);
  assert.ok(errors.length < 100);
});

test("conditions on moves are read with the words of moves", () => {
  assert.equal(canonical("わざ:（タイプ:でんき 威力≧100）"), "move:(type:electric power>=100)");
  assert.equal(canonical("move: ( power>=100 type:electric sort:power )"), "move:(type:electric power>=100)");
  assert.equal(canonical("all-moves:surf|(type:water)hp>=80"), "all-moves:(type:water)|surf hp>=80");
  assert.equal(canonical("move:(\"a)b\" type:water)"), "move:(\"a)b\" type:water)");
  assert.deepEqual(mistakes("move:(type:watr"), [
    { kind: "unclosed-group", start: 5, length: 1 },
    { kind: "unknown-value", start: 11, length: 4, unknown: "watr", isOfMoves: true },
  ]);
  assert.deepEqual(mistakes("move:()"), [{ kind: "missing-value", start: 5, length: 1 }]);
});

test("what may be meant is near to an unknown word, in every form", () => {
  const meant = (text) => read(text).errors.map((mistake) => nearest(mistake, words).map(({ slug }) => slug));
  assert.deepEqual(meant("tpye:fire"), [["type"]]);
  assert.deepEqual(meant("type:watr"), [["water"]]);
  assert.deepEqual(meant("わざ：「なみ"), [[], ["surf"]]);
  assert.deepEqual(meant("move:(type:watr)"), [["water"]]);
  assert.deepEqual(meant("type:\ud83d"), [[]]);
  assert.deepEqual(meant("hp:x"), [[]]);
});

test("a value that is unknown has a word for what it should be, in every language", () => {
  const read = (name) => JSON.parse(readFileSync(new URL(`../../content/${name}.json`, import.meta.url), "utf8"));
  const keys = Object.values(read("queries").subjects).flatMap((subject) => Object.entries(subject.keys));
  const lacking = (texts) => keys.filter(([key, { values }]) => values && !texts[key]).map(([key]) => key);
  for (const language of ["en", "ja"]) assert.deepEqual(lacking(read(`strings/${language}`).script.kind), []);
});
