import PokedexDomain

extension PokeAPIReference {
    /// Names an entity as the source does.
    init<Entity>(_ resource: PokeAPIResource, _ identifier: Identifier<Entity>) {
        self.init(url: "/api/v2/\(resource)/\(identifier.rawValue)/")
    }
}

extension Nullable where Value == PokeAPIReference {
    /// Names an entity as the source does, or none.
    init<Entity>(_ resource: PokeAPIResource, _ identifier: Identifier<Entity>?) {
        self.init(identifier.map { PokeAPIReference(resource, $0) })
    }
}

extension PokeAPINames {
    /// Tells a name in the languages that have one.
    init(_ name: LocalizedName) {
        self.init(
            Language.allCases.compactMap { language in
                name[language].map {
                    Name(name: $0, language: PokeAPIWord(name: language.code))
                }
            })
    }
}

extension PokeAPIWord {
    /// Names a word of a fixed list.
    init(_ word: some RawRepresentable<String>) {
        self.init(name: word.rawValue)
    }
}
