// What words of forms mean, for form-names.js: the word of an address, or of the Japanese name, and others for it, in the other
// language or with kanji. A module, as folding.js is.
export default {
  // These say only that it is a form.
  "fillers": "form forme style mode size breed mask cloak plumage core type face build family of striped segment reversion flower "
    + "の のすがた なすがた すがた フォルム フォーム スタイル モード のサイズ サイズ タイプ のかた のめん のミノ のコア フェザー "
    + "フェイス もよう けいたい かぞく 種 しゅ のいろ のコア のはな はな の姿 な姿 姿 の型 型 の面 の蓑 の色 の花 家族",
  "words": {
    "alola": "alolan アローラ", "galar": "galarian ガラル", "hisui": "hisuian ヒスイ", "paldea": "paldean パルデア",
    "mega": "メガシンカ メガシンカした メガ進化 メガ進化した メガ", "gmax": "gigantamax max キョダイマックス キョダイ", "primal": "ゲンシカイキ ゲンシ 原始",
    "f": "female girl メス 雌 女の子 女", "m": "male boy オス 雄 男の子 男", "totem": "ぬし ぬしポケモン 主 主ポケモン", "starter": "partner 相棒 あいぼう",
    // The first forms of species, whose names have no word for it; `normal` where the address has none, either.
    "normal": "standard ノーマル 通常 原種 chest はこ 箱 confined いましめられし teal みどり 碧 apex かんぜん ultimate コンプリート "
      + "れきせんのゆうしゃ 歴戦の勇者",
    "plant": "くさき 草木", "altered": "アナザー", "land": "ランド", "red": "あかすじ あかいろ 赤筋 赤色 赤", "blue": "青色 青", "white": "白色 白", "yellow": "黄色 黄", "black": "黒", "color": "colour", "incarnate": "けしん 化身",
    "therian": "れいじゅう 霊獣", "ordinary": "いつも", "aria": "ボイス", "shield": "シールド", "average": "ふつう 普通",
    "baile": "めらめら", "midday": "まひる 真昼", "solo": "たんどく 単独", "meteor": "りゅうせい 流星", "disguised": "ばけた 化けた",
    "amped": "ハイ", "low key": "ロー", "ice": "アイス はくばじょう 白馬上 白馬", "shadow": "こくばじょう 黒馬上 黒馬", "full belly": "まんぷく 満腹",
    "single strike": "いちげき 一撃 悪", "rapid strike": "れんげき 連撃 水", "four": "４ひき ４匹 四ひき 四匹", "three": "３びき ３匹 三びき 三匹 みつふし 三節",
    "green": "グリーン", "ash": "ash's ash’s", "zero": "ナイーブ", "curly": "そった 反った", "two": "ふたふし 二節",
    // Others with kanji.
    "dusk": "たそがれのたてがみ たそがれ 黄昏のたてがみ 黄昏の鬣 黄昏 日食",
    "dawn": "あかつきのつばさ 暁の翼 月食", "midnight": "まよなか 真夜中", "bloodmoon": "アカツキ 赫月",
    "すなち": "砂地", "たいよう": "太陽", "あまみず": "雨水", "ゆきぐも": "雪雲", "あおすじ": "青筋", "しろすじ": "白筋",
    "かくご": "覚悟", "ちいさい": "小さい", "おおきい": "大きい", "とくだい": "特大", "えいえん": "永遠", "５００ねんまえ": "５００年前",
    "むれた": "群れた", "うのみ": "鵜呑み", "まるのみ": "丸呑み", "はらぺこ": "腹ぺこ", "けんのおう": "剣の王", "たてのおう": "盾の王",
    "とうちゃん": "父ちゃん", "いど": "井戸", "かまど": "竈", "いしずえ": "礎", "とほ": "徒歩", "たれた": "垂れた", "のびた": "伸びた",
    "きずなへんげ": "絆変化", "ときはなたれし": "解き放たれし", "せいげん": "制限", "しっそう": "疾走", "ゆうえい": "遊泳", "かっくう": "滑空",
  },
};
