import Foundation
import PokedexDomain

/// Finds Pokémon by parts of their names, in all languages.
struct PokemonNameSearch: Sendable {
    /// A Pokémon's names in the forms in which they are compared, in UTF-8.
    private struct Forms: Sendable {
        let number: Int
        /// The slug, and names in languages without kana.
        let letters: [[UInt8]]
        let kana: [[UInt8]]
        let romaji: [[UInt8]]
    }

    private let forms: [Forms]

    /// Brings the names of a catalog's Pokémon into these forms.
    init(_ catalog: Catalog, names: RecordNames) {
        forms = catalog.pokemon.indices.map { position in
            let pokemon = catalog.pokemon[position]
            func forms(in form: Folding, where isWanted: (Language) -> Bool) -> [[UInt8]] {
                Language.allCases.filter(isWanted).compactMap { language in
                    names.pokemon[language].map { Array(form($0[position]).utf8) }
                }
            }
            return Forms(
                number: pokemon.species.rawValue,
                letters: [Array(Folding.letters(pokemon.slug.text).utf8)]
                    + forms(in: .letters) { Folding.main(of: $0) == .letters },
                kana: forms(in: .kana) { Folding.main(of: $0) == .kana },
                romaji: forms(in: .romaji) { Folding.forms(of: $0).contains(.romaji) })
        }
    }

    /// The positions of the Pokémon whose name has a text in it, or whose national number it is.
    ///
    /// - Parameter name: as the canonical form has it.
    func find(_ name: String) -> [Int] {
        let number = PokemonNameText.number(name)
        let letters = Array(Folding.letters(name).utf8)
        let kana = Array(Folding.kana(name).utf8)
        let isLatin = letters.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        let romaji = isLatin ? Array(Folding.romaji(name).utf8) : []
        return forms.indices.filter { position in
            let forms = forms[position]
            return forms.number == number
                || forms.letters.contains { $0.hasWithin(letters) }
                || forms.kana.contains { $0.hasWithin(kana) }
                || !romaji.isEmpty && forms.romaji.contains { $0.starts(with: romaji) }
        }
    }
}

extension [UInt8] {
    /// Whether another text is part of this one; an empty one never is.
    fileprivate func hasWithin(_ other: [UInt8]) -> Bool {
        guard let first = other.first, other.count <= count else { return false }
        return (0...count - other.count).contains { start in
            self[start] == first && self[start...].starts(with: other)
        }
    }
}

/// Names in queries.
enum PokemonNameText {
    /// A name as the canonical form has it, without quotes; empty where nothing of it can be
    /// compared.
    static func canonical(_ text: String) -> String {
        guard !Folding.letters(text).isEmpty else { return "" }
        let scalars = QuerySigns.plain(Folding.withoutAccents(text)).lowercased().unicodeScalars
            .filter { $0.utf16.count > 1 || !QuerySigns.quotes.contains($0.utf16[0]) }
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
