import PokedexDomain

/// What all things in queries are called, in both languages.
package struct QueryVocabulary: Sendable {
    /// The keys.
    package let keys: QueryNames
    private let values: [QueryKey: QueryNames]
    /// The Pokémon whose names have a colon: Type: Null.
    private let namesWithColon: [(english: String, japanese: String)]

    /// Takes the names of a catalog's records, and the words of the language.
    package init(_ translations: QueryTranslations, words: QueryWords) {
        keys = QueryNames(words.keys.map(QueryNames.Entry.init))
        values = [
            .type: QueryNames(translations[.types]),
            .ability: QueryNames(translations[.abilities]),
            .move: QueryNames(translations[.moves]),
            .game: QueryNames(translations[.games]),
            .method: QueryNames(translations[.methods]),
            .eggGroup: QueryNames(translations[.eggGroups]),
            .pokedex: QueryNames(translations[.pokedexes]),
            .trait: QueryNames(words.traits.map(QueryNames.Entry.init)),
            .sort: QueryNames(Self.orders(words)),
        ]
        namesWithColon = zip(
            translations.pokemon[.english] ?? [], translations.pokemon[.japanese] ?? []
        )
        .map { ($0, $1) }
        .filter { ($0 + $1).contains { ":：".contains($0) } }
    }

    /// The key that is called so; `nil` where none is.
    func key(_ text: String) -> QueryKey? {
        keys.find(text).first.flatMap(QueryKey.init)
    }

    /// The values of a key that are told by name; `nil` for keys with figures, and for names.
    package func values(of key: QueryKey) -> QueryNames? { values[key] }

    /// The English name of the Pokémon that a key, a colon and a value are together.
    func nameWithColon(_ text: String) -> String? {
        let (letters, kana) = (Folding.letters(text), Folding.kana(text))
        return namesWithColon.first { name in
            Folding.letters(name.english) == letters || Folding.kana(name.japanese) == kana
        }?.english
    }

    private static func orders(_ words: QueryWords) -> [QueryNames.Entry] {
        QueryOrder.all.compactMap { order in
            (words.orders + words.keys).first { $0.slug == order }.map(QueryNames.Entry.init)
        }
    }
}

extension QueryNames.Entry {
    /// What the words of the language say.
    fileprivate init(_ entry: QueryWords.Entry) {
        self.init(slug: entry.slug, english: entry.english, japanese: entry.japanese)
    }
}
