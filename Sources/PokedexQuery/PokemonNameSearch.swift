import PokedexDomain

/// Finds Pokémon by parts of their names, in both languages.
package struct PokemonNameSearch: Sendable {
    /// A Pokémon's names in the forms in which they are compared, in UTF-8.
    private struct Forms: Sendable {
        let pokemon: Identifier<Pokemon>
        let number: Int
        let slug: [UInt8]
        let english: [UInt8]
        let kana: [UInt8]
        let romaji: [UInt8]
    }

    private let forms: [Forms]

    /// Brings the names of a catalog's Pokémon into these forms.
    package init(catalog: Catalog, translations: QueryTranslations) {
        let english = translations.pokemon[.english] ?? []
        let japanese = translations.pokemon[.japanese] ?? []
        forms = catalog.pokemon.enumerated().map { index, pokemon in
            let name = japanese[index]
            return Forms(
                pokemon: pokemon.id, number: pokemon.species.rawValue,
                slug: Array(Folding.letters(pokemon.slug.text).utf8),
                english: Array(Folding.letters(english[index]).utf8),
                kana: Array(Folding.kana(name).utf8), romaji: Array(Folding.romaji(name).utf8))
        }
    }

    /// The Pokémon whose name has a text in it, or whose national number it is.
    ///
    /// - Parameter name: as the canonical form has it.
    func find(_ name: String) -> [Identifier<Pokemon>] {
        let number = PokemonNameText.number(name)
        let letters = Array(Folding.letters(name).utf8)
        let kana = Array(Folding.kana(name).utf8)
        let isLatin = letters.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        let romaji = isLatin ? Array(Folding.romaji(name).utf8) : []
        return forms.filter { forms in
            forms.number == number
                || forms.slug.hasWithin(letters) || forms.english.hasWithin(letters)
                || forms.kana.hasWithin(kana)
                || !romaji.isEmpty && forms.romaji.starts(with: romaji)
        }.map(\.pokemon)
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
