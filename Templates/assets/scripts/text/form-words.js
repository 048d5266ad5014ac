// What words of forms mean, for form-names.js: the word of an address, or of the Japanese name, and others for it, in the other
// language or with kanji. A module, as folding.js is.
export default {
  // These say only that it is a form.
  "fillers": "form forme style mode size breed mask cloak plumage type face build family of striped segment reversion flower "
    + "の のすがた なすがた すがた フォルム フォーム スタイル モード のサイズ サイズ タイプ のかた のめん のミノ フェザー "
    + "フェイス もよう 模様 けいたい 形態 かぞく 種 しゅ のいろ のはな はな の姿 な姿 姿 の型 型 の面 の蓑 の色 の花 家族",
  "words": {
    "alola": "alolan アローラ", "galar": "galarian ガラル", "hisui": "hisuian ヒスイ", "paldea": "paldean パルデア",
    "mega": "メガシンカ メガシンカした メガ進化 メガ進化した メガ", "mega x": "megax", "mega y": "megay",
    "gmax": "gigantamax max キョダイマックス キョダイマックスした キョダイ", "primal": "ゲンシカイキ ゲンシカイキした ゲンシ 原始 原始回帰",
    "f": "female girl メス 雌 女の子 女", "m": "male boy オス 雄 男の子 男", "totem": "ぬし ぬしポケモン 主 主ポケモン", "starter": "partner 相棒 あいぼう",
    // The first forms of species, whose names have no word for it; `normal` where the address has none, either.
    "normal": "standard ノーマル 通常 原種 chest はこ 箱 confined いましめられし 戒められし teal みどり 碧 apex かんぜん ultimate コンプリート "
      + "れきせんのゆうしゃ 歴戦の勇者",
    "plant": "くさき 草木", "altered": "アナザー", "land": "ランド", "red": "あかすじ あかいろ 赤筋 赤すじ 赤色 赤い 赤", "blue": "みずいろ 水色 青い 青", "white": "しろ しろい 白色 白い 白",
    "yellow": "きいろ きいろい 黄色 黄色い 黄", "orange": "だいだいいろ 橙色 橙", "violet": "むらさきいろ 紫色 紫", "black": "黒い 黒",
    "color": "colour", "core": "コア のコア", "あおいろ": "青色", "defense": "defence", "pom": "pompom", "incarnate": "けしん 化身",
    "therian": "れいじゅう 霊獣", "ordinary": "いつも", "aria": "ボイス", "shield": "シールド", "average": "ふつう 普通",
    "baile": "めらめら", "midday": "day まひる 真昼 昼", "solo": "たんどく 単独", "meteor": "りゅうせい 流星", "disguised": "ばけた 化けた",
    "amped": "ハイ ハイな", "low key": "ロー ローな", "ice": "アイス",
    "ice rider": "はくばじょう はくば 白馬上 白馬", "shadow rider": "こくばじょう こくば 黒馬上 黒馬", "full belly": "まんぷく 満腹",
    "single strike": "いちげき 一撃 悪", "rapid strike": "れんげき 連撃 水", "four": "４ひき ４びき ４匹 四ひき 四匹", "three": "３びき ３匹 三びき 三匹 みつふし 三節",
    "green": "グリーン みどりいろ 緑色 緑", "ash": "ash's ash’s", "zero": "ナイーブ", "curly": "そった 反った", "two": "ふたふし 二節",
    // Others with kanji.
    "dusk": "たそがれのたてがみ たそがれ 黄昏のたてがみ 黄昏の鬣 黄昏 日食",
    "dawn": "あかつきのつばさ 暁の翼 月食", "midnight": "night まよなか 真夜中 夜", "bloodmoon": "アカツキ 赫月",
    "すなち": "砂地", "たいよう": "太陽", "あまみず": "雨水", "ゆきぐも": "雪雲", "あおすじ": "青筋 青すじ", "しろすじ": "白筋 白すじ",
    "かくご": "覚悟", "ちいさい": "小さい", "おおきい": "大きい", "とくだい": "特大", "えいえん": "永遠 az az's", "５００ねんまえ": "５００年前",
    "むれた": "群れた 群れ むれ", "complete": "パーフェクト", "うのみ": "鵜呑み", "まるのみ": "丸呑み", "はらぺこ": "腹ぺこ", "けんのおう": "剣の王", "たてのおう": "盾の王",
    "とうちゃん": "父ちゃん", "いど": "井戸", "かまど": "竈", "いしずえ": "礎", "とほ": "徒歩", "たれた": "垂れた", "のびた": "伸びた",
    "きずなへんげ": "絆変化", "ときはなたれし": "解き放たれし", "せいげん": "制限", "しっそう": "疾走", "ゆうえい": "遊泳", "かっくう": "滑空",
  },
};
