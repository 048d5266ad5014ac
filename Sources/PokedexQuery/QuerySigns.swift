/// The signs of the query language.
enum QuerySigns {
    /// A text with the plain signs of the language, each character in its place.
    static func plain(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { plainSigns[$0] ?? $0 }))
    }

    private static let plainSigns: [Unicode.Scalar: Unicode.Scalar] = [
        "：": ":", "＞": ">", "＜": "<", "＝": "=", "－": "-", "−": "-", "｜": "|", "＃": "#", "≧": "≥",
        "≦": "≤", "＂": "\"", "“": "\"", "”": "\"", "｢": "「", "｣": "」",
    ]

    /// What stands between alternatives.
    static let bar = unit("|")

    /// How a sign can be written, once signs are plain.
    static func spellings(of kind: WrittenTerm.Sign.Kind) -> [[UInt16]] {
        let whole = Array(kind.rawValue.utf16)
        return switch kind {
        case .atLeast: [whole, [unit("≥")]]
        case .atMost: [whole, [unit("≤")]]
        case .colon: [whole, [unit("=")]]
        default: [whole]
        }
    }

    /// What may stand before a national number.
    static let hash = unit("#")

    /// Whether it turns a term, or an order, into its opposite.
    static func isMinus(_ unit: UInt16) -> Bool { minuses.contains(unit) }

    /// Whether it is part of a key.
    static func isInKey(_ unit: UInt16) -> Bool { isInValue(unit) && !signs.contains(unit) }

    /// Whether it is part of a value without quotes.
    static func isInValue(_ unit: UInt16) -> Bool { unit != bar && !isSpace(unit) }

    /// Whether it is one of Unicode's spaces, all of which are one unit.
    static func isSpace(_ unit: UInt16) -> Bool {
        Unicode.Scalar(unit)?.properties.isWhitespace ?? false
    }

    /// Whether a text is nothing but spaces.
    static func isBlank(_ text: String) -> Bool { text.utf16.allSatisfy(isSpace) }

    /// Whether it begins a value in quotes.
    static func isQuote(_ unit: UInt16) -> Bool { unit == quote || unit == bracket }

    /// What ends a value that a quote begins.
    static func fellow(of opening: UInt16) -> UInt16 {
        opening == bracket ? closingBracket : opening
    }

    /// All quotes.
    static let quotes: Set<Unicode.Scalar> = ["\"", "「", "」"]

    /// What makes quotes necessary around a name.
    static let separators: Set<UInt16> = signs.union([bar])

    private static let signs = Set(":=<>≥≤".utf16)
    private static let minuses = Set("-ー".utf16)
    private static let quote = unit("\"")
    private static let bracket = unit("「")
    private static let closingBracket = unit("」")

    /// - Parameter sign: one of the language's, all of which are one unit.
    private static func unit(_ sign: Unicode.Scalar) -> UInt16 {
        UInt16(truncatingIfNeeded: sign.value)
    }
}
