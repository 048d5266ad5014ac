import Foundation

/// Names in queries.
enum PokemonNameText {
    /// A name as the canonical form has it, without quotes; empty where nothing of it can be
    /// compared.
    static func canonical(_ text: String) -> String {
        guard !Folding.letters(text).isEmpty else { return "" }
        let scalars = QuerySigns.plain(Folding.withoutAccents(text)).lowercased().unicodeScalars
            .filter { !QuerySigns.quotes.contains($0) }
            .map(\.asKatakana)
        let composed = String(String.UnicodeScalarView(scalars))
            .precomposedStringWithCanonicalMapping
        let words = composed.unicodeScalars.split { $0.properties.isWhitespace }
        return withoutZeros(words.map { String($0) }.joined(separator: " "))
    }

    /// The national number that a name in the canonical form can mean; `nil` where it is none.
    static func number(_ name: String) -> Int? {
        isNumber(name) ? Int(name) : nil
    }

    /// A number without `#` and the zeros before it; any other name as it is.
    private static func withoutZeros(_ name: String) -> String {
        let digits = name.hasPrefix("#") ? name.dropFirst() : name[...]
        guard isNumber(digits) else { return name }
        let shown = digits.drop { $0 == "0" }
        return shown.isEmpty ? "0" : String(shown)
    }

    private static func isNumber(_ text: some StringProtocol) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
