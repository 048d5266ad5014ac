// How letters are compared, and which signs queries have; content/queries.md explains `spellings`. A module, since fetching it
// as data would delay the first answer of the search.
export default {
  "languages": {"en": ["letters"], "ja": ["letters", "kana", "romaji"]},
  "symbols": {"♀": "f", "♂": "m"},
  "smallKana": "ァィゥェォッャュョヮヵヶ",
  "largeKana": "アイウエオツヤユヨワカケ",
  "vowels": "aiueo",
  "rows": {
    "": "アイウエオ", "k": "カキクケコ", "g": "ガギグゲゴ", "s": "サシスセソ", "z": "ザジズゼゾ", "t": "タチツテト",
    "d": "ダヂヅデド", "n": "ナニヌネノ", "h": "ハヒフヘホ", "b": "バビブベボ", "p": "パピプペポ", "m": "マミムメモ",
    "r": "ラリルレロ"
  },
  "syllables": {
    "ヂ": "zi", "ヅ": "zu", "ヤ": "ya", "ユ": "yu", "ヨ": "yo", "ワ": "wa", "ヲ": "o", "ン": "n", "ヴ": "bu", "ヵ": "ka",
    "ヶ": "ke", "ッ": "", "ー": ""
  },
  "glides": {"ャ": "ya", "ュ": "yu", "ョ": "yo", "ヮ": "a"},
  "smallVowels": "ァィゥェォ",
  "spellings": [
    {"xtsu": "", "xtu": "", "ltsu": "", "ltu": ""},
    {
      "xa": "a", "xi": "i", "xu": "u", "xe": "e", "xo": "o",
      "xya": "ya", "xyi": "yi", "xyu": "yu", "xye": "ye", "xyo": "yo",
      "la": "ra", "li": "ri", "lu": "ru", "le": "re", "lo": "ro",
      "lya": "rya", "lyi": "ryi", "lyu": "ryu", "lye": "rye", "lyo": "ryo"
    },
    {"tch": "ch"}, {"ch": "ty"}, {"sh": "sy"}, {"ts": "t"}, {"th": "t"}, {"dh": "d"}, {"dz": "z"}, {"cy": "ty"},
    {"jy": "zy", "j": "zy"}, {"f": "h"}, {"v": "b"}, {"q": "k"}, {"kw": "k", "gw": "g"}, {"wh": "w"}, {"l": "r"},
    {"c$": ""}, {"c": "k"}, {"yi": "i"}, {"hua": "ha", "hui": "hi", "hue": "he", "huo": "ho"},
    {"tei": "ti", "dei": "di"}, {"wi": "ui", "we": "ue", "wo": "uo"},
    ["bdghkmnprstz", {"iye": "ye", "ie": "ye"}], ["bdghkmnprstz", {"iya": "ya", "iyu": "yu", "iyo": "yo"}],
    {"mb": "nb", "mp": "np"}, "bcdfghjklmnpqrstvwxyz", "aiueo", {"ou": "o"}, {"ei": "e"}, "aiueo"
  ],
  "signs": {
    "：": ":", "＞": ">", "＜": "<", "＝": "=", "－": "-", "−": "-", "｜": "|", "＃": "#", "≧": "≥", "≦": "≤",
    "＂": "\"", "“": "\"", "”": "\"", "｢": "「", "｣": "」", "（": "(", "）": ")"
  },
  "comparisons": {">=": ">=", "≥": ">=", "<=": "<=", "≤": "<=", ":": ":", "=": ":", ">": ">", "<": "<"},
  "quotes": {"\"": "\"", "「": "」"},
  "minuses": "-ー"
};
