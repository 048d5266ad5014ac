import PokedexDomain

/// Finds Pokémon by queries as people write them: everything that it takes, prepared once.
package struct PokemonSearch: Sendable {
    /// What everything in queries is called.
    package let vocabulary: QueryVocabulary
    private let reader: QueryReader
    private let finder: PokemonFinder
    private let index: CatalogIndex
    private let names: RecordNames
    /// What queries can ask of a Pokémon.
    let fields: PokemonFields

    /// Prepares a catalog for being searched.
    package init(_ catalog: Catalog, declaration: QueryDeclaration, names: RecordNames) {
        index = CatalogIndex(catalog)
        self.names = names
        vocabulary = QueryVocabulary(declaration, names: names)
        reader = QueryReader(vocabulary)
        finder = PokemonFinder(
            index, declaration: declaration, names: names, vocabulary: vocabulary)
        fields = finder.fields
    }

    /// The answer to a query.
    package struct Answer: Hashable, Sendable {
        /// The query in its canonical form, without what is wrong with it.
        package let query: String
        /// What is wrong with it, by position.
        package let mistakes: [QueryMistake]
        /// The Pokémon for which it holds, in the order it asks for.
        package let hits: [Hit]
    }

    /// A Pokémon that was found.
    package struct Hit: Hashable, Sendable {
        /// Its identifier.
        package let slug: Slug
        /// Its species' number in the national Pokédex.
        package let number: Int
        /// Its name.
        package let name: String
        /// Its types, in order.
        package let types: [Slug]
        /// The names of its types.
        package let typeNames: [String]
        /// Its base stats in the order of `Stat.permanent`; `nil` where one is unknown.
        package let stats: [Int?]
        /// Their sum; `nil` where one is unknown.
        package let total: Int?
    }

    /// Reads a query and finds the Pokémon for which it holds.
    ///
    /// - Parameter language: that of the hits' names, and of an order by name.
    package func find(_ text: String, in language: Language) -> Answer {
        let reading = reader.read(text)
        return Answer(
            query: reading.query.text, mistakes: reading.mistakes,
            hits: finder.find(reading.query, in: language).map { hit(at: $0, in: language) })
    }

    private func hit(at position: Int, in language: Language) -> Hit {
        let pokemon = index.catalog.pokemon[position]
        let stats = Stat.permanent.map { pokemon.base($0) }
        let known = stats.compactMap(\.self)
        return Hit(
            slug: pokemon.slug, number: pokemon.species.rawValue,
            name: names.pokemon[language]?[position] ?? pokemon.slug.text,
            types: pokemon.types.map { index[$0].slug },
            typeNames: pokemon.types.map { type in
                names.lists["types"]?[index.position(of: type)].name(in: language) ?? ""
            },
            stats: stats, total: known.count == stats.count ? known.reduce(0, +) : nil)
    }
}
