import Foundation

/// The forms in which browsers compare words with those of queries, as
/// `Templates/assets/scripts/text/fold.js` makes them.
enum Folding {
    /// Letters and digits. Accents, case, spaces and punctuation are dropped, ♀ and ♂ are f and m,
    /// wide letters and half-width kana have their usual width, and hiragana is katakana.
    static func letters(_ text: String) -> String {
        let plain = text.decomposedStringWithCompatibilityMapping.unicodeScalars
            .filter { !("\u{300}"..."\u{36F}").contains($0) }
        let composed = String(String.UnicodeScalarView(plain))
            .precomposedStringWithCanonicalMapping
        let letters = composed.lowercased().unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
            switch scalar {
            case "♀": "f"
            case "♂": "m"
            case "ぁ"..."ゖ": Unicode.Scalar(scalar.value + 0x60)
            default: scalar.isLetterOrNumber ? scalar : nil
            }
        }
        return String(String.UnicodeScalarView(letters))
    }

    /// The letters, with small kana as large ones and without length marks.
    static func kana(_ text: String) -> String {
        let kana = letters(text).unicodeScalars.filter { $0 != "ー" }.map { largeKana[$0] ?? $0 }
        return String(String.UnicodeScalarView(kana))
    }

    private static let largeKana = Dictionary(
        uniqueKeysWithValues: zip(
            "ァィゥェォッャュョヮヵヶ".unicodeScalars, "アイウエオツヤユヨワカケ".unicodeScalars))
}

extension Unicode.Scalar {
    fileprivate var isLetterOrNumber: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber:
            true
        default: false
        }
    }
}
