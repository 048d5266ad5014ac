import PokedexDomain

/// Finds Pokémon by queries as people write them: everything that it takes, prepared once.
package struct PokemonSearch: Sendable {
    /// What everything in queries is called.
    package let vocabulary: QueryVocabulary
    private let reader: QueryReader
    private let resolver: QueryResolver
    private let finder: PokemonFinder
    private let index: CatalogIndex
    private let translations: QueryTranslations
    private let typeNames: [Identifier<PokemonType>: QueryNames.Entry]

    /// Prepares a catalog for being searched.
    package init(_ catalog: Catalog, translations: QueryTranslations, words: QueryWords) {
        index = CatalogIndex(catalog)
        let battleForms = BattleForms(index)
        let families = PokemonFamilies(index)
        self.translations = translations
        typeNames = Dictionary(
            uniqueKeysWithValues: zip(catalog.types.map(\.id), translations[.types]))
        vocabulary = QueryVocabulary(translations, words: words)
        reader = QueryReader(vocabulary)
        resolver = QueryResolver(
            catalog,
            names: PokemonNameSearch(catalog: catalog, translations: translations))
        finder = PokemonFinder(
            index,
            moveAccess: MoveAccess(index, families: families, battleForms: battleForms))
    }

    /// What a query came to.
    package struct Answer: Hashable, Sendable {
        /// The query in its canonical form, without what is wrong with it.
        package let query: String
        /// What is wrong with it, in the order of places.
        package let mistakes: [QueryMistake]
        /// Whom it wants, in the order it asks for.
        package let hits: [Hit]
    }

    /// Reads a query and finds whom it wants.
    ///
    /// - Parameter language: that of the hits' names, and of an order by name.
    package func find(_ text: String, in language: Language) -> Answer {
        let reading = reader.read(text)
        let query = resolver.resolve(reading.query)
        let ranks = query.order.key == .name ? translations.nameRanks(language) : []
        let found = finder.find(query) { ranks[index.position(of: $0)] }
        return Answer(
            query: QueryWriter.text(of: reading.query), mistakes: reading.mistakes,
            hits: found.map { hit($0, in: language) })
    }
}

extension PokemonSearch {
    /// A Pokémon that was found, as lists tell it.
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

    private func hit(_ pokemon: Pokemon, in language: Language) -> Hit {
        let names = translations.pokemon[language] ?? []
        return Hit(
            slug: pokemon.slug, number: pokemon.species.rawValue,
            name: names[index.position(of: pokemon.id)],
            types: pokemon.types.map { index[$0].slug },
            typeNames: pokemon.types.map { typeNames[$0]?.name(in: language) ?? "" },
            stats: Stat.permanent.map { pokemon.base($0) }, total: pokemon.baseTotal)
    }
}
