import Foundation
import PokedexDomain

/// A form into which names, and what people type for them, are brought before they are compared.
///
/// `Templates/assets/scripts/text/fold.js` has the same forms for browsers; `text/folding.js`
/// is the table `folding.json` as a module.
package enum Folding: String, CaseIterable, Sendable {
    /// Letters and digits. Accents, case, spaces and punctuation are dropped, ♀ and ♂ are f and m,
    /// wide letters and half-width kana have their usual width, and hiragana is katakana.
    case letters
    /// The letters, with small kana as large ones and without length marks.
    case kana
    /// How a name sounds, in Latin letters and in one spelling for all ways of writing Japanese
    /// with them: "pikatyu" for ピカチュウ, `pikachuu` and `pikacyu`. The beginning of a name gives
    /// the beginning of the whole: `ぴかch` is "pikaty".
    case romaji

    /// The forms in which names of a language are compared.
    static func forms(of language: Language) -> Set<Folding> {
        FoldingTable.shared.languages[language] ?? []
    }

    /// The form in which whole names of a language are compared.
    static func main(of language: Language) -> Folding {
        forms(of: language).contains(.kana) ? .kana : .letters
    }

    /// A text in this form.
    package func callAsFunction(_ text: String) -> String {
        switch self {
        case .letters: Self.letters(text)
        case .kana: Self.kana(text)
        case .romaji: Self.romaji(text)
        }
    }

    /// A text in the form ``letters``.
    package static func letters(_ text: String) -> String {
        let plain = text.unicodeScalars.allSatisfy(\.isPlain)
        let composed = plain ? text : withoutAccents(text).precomposedStringWithCanonicalMapping
        var letters = String.UnicodeScalarView()
        for scalar in composed.lowercased().unicodeScalars {
            if let symbol = FoldingTable.shared.symbols[scalar] {
                letters.append(contentsOf: symbol.unicodeScalars)
            } else if scalar.isLetterOrNumber {
                letters.append(scalar.asKatakana)
            }
        }
        return String(letters)
    }

    /// A text in the form ``kana``.
    package static func kana(_ text: String) -> String {
        var kana = String.UnicodeScalarView()
        for scalar in letters(text).unicodeScalars where scalar != "ー" {
            kana.append(FoldingTable.shared.largeKana[scalar] ?? scalar)
        }
        return String(kana)
    }

    /// A text in the form ``romaji``.
    package static func romaji(_ text: String) -> String {
        let table = FoldingTable.shared
        let spelling = table.spellings.reduce(Array(table.transliterated(letters(text)).utf8)) {
            $1.applied(to: $0)
        }
        return String(decoding: spelling, as: UTF8.self)
    }

    /// A text without accents, compatibility characters replaced by what they stand for; voiced
    /// kana are two characters.
    static func withoutAccents(_ text: String) -> String {
        let scalars = text.decomposedStringWithCompatibilityMapping.unicodeScalars
            .filter { !("\u{300}"..."\u{36F}").contains($0) }
        return String(String.UnicodeScalarView(scalars))
    }
}

extension Unicode.Scalar {
    /// Whether decomposing and composing it again changes nothing.
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

    /// Whether it is hiragana or katakana.
    var isKana: Bool { ("ぁ"..."ヺ").contains(self) }

    fileprivate var isLetterOrNumber: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber:
            true
        default: false
        }
    }
}
