import Foundation

/// Brings names, and what people type for them, into forms that can be compared: the twin of
/// `Templates/assets/scripts/text/fold.js`, which has the same forms for browsers.
package enum Folding {
    /// What is compared of a name: its letters and digits. Accents, case, spaces and punctuation are
    /// dropped, ♀ and ♂ are f and m, wide letters and half-width kana have their usual width, and
    /// hiragana is katakana.
    package static func letters(_ text: String) -> String {
        var letters = String.UnicodeScalarView()
        for scalar in composed(text).lowercased().unicodeScalars {
            switch scalar {
            case "♀": letters.append("f")
            case "♂": letters.append("m")
            default:
                if scalar.isLetterOrNumber { letters.append(scalar.asKatakana) }
            }
        }
        return String(letters)
    }

    /// The letters of a name with small kana as large ones and without signs of length.
    package static func kana(_ text: String) -> String {
        var kana = String.UnicodeScalarView()
        for scalar in letters(text).unicodeScalars where scalar != "ー" {
            kana.append(largeKana[scalar] ?? scalar)
        }
        return String(kana)
    }

    /// A text without accents, compatibility characters as what they stand for.
    private static func composed(_ text: String) -> String {
        guard !text.unicodeScalars.allSatisfy(\.isPlain) else { return text }
        return withoutAccents(text).precomposedStringWithCanonicalMapping
    }

    /// A text taken apart by compatibility, without accents; voiced kana are in two parts.
    static func withoutAccents(_ text: String) -> String {
        let scalars = text.decomposedStringWithCompatibilityMapping.unicodeScalars
            .filter { !("\u{300}"..."\u{36F}").contains($0) }
        return String(String.UnicodeScalarView(scalars))
    }

    private static let largeKana = Dictionary(
        uniqueKeysWithValues: zip("ァィゥェォッャュョヮヵヶ".unicodeScalars, "アイウエオツヤユヨワカケ".unicodeScalars))
}

extension Unicode.Scalar {
    /// Whether taking it apart and together again changes nothing.
    fileprivate var isPlain: Bool {
        switch value {
        case 0x20...0x7E, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x4E00...0x9FFF: true
        default: false
        }
    }

    /// Hiragana as katakana; everything else as it is.
    var asKatakana: Unicode.Scalar {
        guard ("ぁ"..."ゖ").contains(self) else { return self }
        return Unicode.Scalar(value + 0x60) ?? self
    }

    /// Whether it is one of Unicode's letters or numbers.
    fileprivate var isLetterOrNumber: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber:
            true
        default: false
        }
    }
}
