import PokedexDomain

/// What the records of a catalog are called in every language, as far as queries name them.
package struct RecordNames: Sendable {
    /// The names of the Pokémon, in the catalog's order.
    package let pokemon: [Language: [String]]
    /// The rank of each Pokémon by its name in a language, in the catalog's order.
    package let nameRanks: @Sendable (Language) -> [Int]
    /// The values of each list that `content/queries.json` names and does not hold.
    package let lists: [String: [QueryNames.Entry]]

    /// Holds the names.
    package init(
        pokemon: [Language: [String]], lists: [String: [QueryNames.Entry]],
        nameRanks: @escaping @Sendable (Language) -> [Int]
    ) {
        self.pokemon = pokemon
        self.lists = lists
        self.nameRanks = nameRanks
    }
}

/// The keys of the queries for one list of the website, and what they and their values are called in
/// every language.
package struct QueryVocabulary: Sendable {
    /// The keys as they are declared.
    package let subject: QueryDeclaration.Subject
    /// What the keys are called.
    package let keys: QueryNames
    private let values: [String: QueryNames]
    /// The words of conditions on moves, for queries for Pokémon.
    private let inner: [QueryVocabulary]
    /// The names that have a colon: Type: Null.
    private let namesWithColon: [[Language: String]]

    /// Takes the declaration of queries for Pokémon, and the names of a catalog's records.
    package init(_ declaration: QueryDeclaration, names: RecordNames) {
        let lists = names.lists.mapValues(QueryNames.init)
        self.init(
            declaration.pokemon, lists: lists, searched: names.pokemon,
            inner: [QueryVocabulary(declaration.moves, lists: lists, searched: [:], inner: [])])
    }

    /// Takes the declaration of queries for moves, and the names of a catalog's records.
    package init(ofMovesIn declaration: QueryDeclaration, names: RecordNames) {
        self.init(
            declaration.moves, lists: names.lists.mapValues(QueryNames.init), searched: [:],
            inner: [])
    }

    /// - Parameter searched: the names of what queries look for.
    private init(
        _ subject: QueryDeclaration.Subject, lists: [String: QueryNames],
        searched: [Language: [String]], inner: [QueryVocabulary]
    ) {
        func named(_ entries: [QueryDeclaration.Entry]) -> QueryNames {
            QueryNames(entries.map { QueryNames.Entry(slug: $0.slug, names: $0.names) })
        }
        self.subject = subject
        self.inner = inner
        keys = named(subject.keyEntries)
        values = lists.merging(subject.lists.mapValues(named)) { $1 }
        let count = searched.values.map(\.count).min() ?? 0
        namesWithColon = (0..<count)
            .map { index in searched.mapValues { $0[index] } }
            .filter { $0.values.contains { $0.contains { ":：".contains($0) } } }
    }

    /// The words of conditions on moves; `nil` in these.
    package var moves: QueryVocabulary? { inner.first }

    /// The key that is called so; `nil` where none is.
    func key(_ text: String) -> QueryKey? {
        keys.find(text).first.flatMap(subject.key)
    }

    /// What the values of a key are called; `nil` for keys with figures, and for names.
    package func values(of key: QueryKey) -> QueryNames? { key.values.flatMap { values[$0] } }

    /// The name, in the first language, that a key, a colon and a value are together.
    func nameWithColon(_ text: String) -> String? {
        let found = namesWithColon.first { names in
            names.contains { language, name in
                let form = Folding.main(of: language)
                return form(name) == form(text)
            }
        }
        return found?[Language.allCases[0]]
    }
}
