extension Folding {
    /// How a name sounds, in Latin letters and in one spelling for every habit of writing Japanese
    /// with them: "pikatyu" for ピカチュウ, `pikachuu` and `pikacyu`. A beginning has the beginning of
    /// the whole: `ぴかch` is "pikaty".
    package static func romaji(_ text: String) -> String {
        let spelling = SpellingHabit.all.reduce(Array(transliterated(letters(text)).utf8)) {
            $1.unified($0)
        }
        return String(decoding: spelling, as: UTF8.self)
    }

    /// Katakana as Latin letters; everything else stays.
    private static func transliterated(_ text: String) -> String {
        var parts: [String] = []
        for scalar in text.unicodeScalars {
            if let glide = glides[scalar] {
                parts.append(stem(of: parts.popLast() ?? "") + glide)
            } else if let vowel = smallVowels[scalar] {
                parts.append(joined(parts.popLast() ?? "", vowel))
            } else {
                parts.append(syllables[scalar] ?? String(scalar))
            }
        }
        return parts.joined()
    }

    /// What a small vowel makes of the syllable before it: フ and ァ are "ha", シ and ェ "sye".
    private static func joined(_ syllable: String, _ vowel: String) -> String {
        let stem = stem(of: syllable)
        if syllable == "u" { return vowel == "u" ? "u" : "u" + vowel }
        return syllable.hasSuffix("i") && vowel != "i" ? "\(stem)y\(vowel)" : stem + vowel
    }

    /// A syllable without its vowel.
    private static func stem(of syllable: String) -> String {
        guard let last = syllable.last, vowels.contains(String(last)) else { return syllable }
        return String(syllable.dropLast())
    }

    private static let vowels = ["a", "i", "u", "e", "o"]

    private static let glides: [Unicode.Scalar: String] = [
        "ャ": "ya", "ュ": "yu", "ョ": "yo", "ヮ": "a",
    ]

    private static let smallVowels = Dictionary(
        uniqueKeysWithValues: zip("ァィゥェォ".unicodeScalars, vowels))

    /// Each row of the syllabary, by the consonant its kana begin with.
    private static let rows = [
        "": "アイウエオ", "k": "カキクケコ", "g": "ガギグゲゴ", "s": "サシスセソ", "z": "ザジズゼゾ",
        "t": "タチツテト", "d": "ダヂヅデド", "n": "ナニヌネノ", "h": "ハヒフヘホ", "b": "バビブベボ",
        "p": "パピプペポ", "m": "マミムメモ", "r": "ラリルレロ",
    ]

    private static let otherSyllables: [Unicode.Scalar: String] = [
        "ヂ": "zi", "ヅ": "zu", "ヤ": "ya", "ユ": "yu", "ヨ": "yo", "ワ": "wa", "ヲ": "o", "ン": "n",
        "ヴ": "bu", "ヵ": "ka", "ヶ": "ke", "ッ": "", "ー": "",
    ]

    private static let syllables = rows.reduce(into: otherSyllables) { syllables, row in
        for (kana, vowel) in zip(row.value.unicodeScalars, vowels) where syllables[kana] == nil {
            syllables[kana] = row.key + vowel
        }
    }
}
