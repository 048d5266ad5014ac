import PokedexDomain

/// Finds Pokémon by queries as people write them: everything that it takes, prepared once.
public struct PokemonSearch: Sendable {
    /// What everything in queries is called.
    public let vocabulary: QueryVocabulary
    private let reader: QueryReader
    private let resolver: QueryResolver
    private let finder: PokemonFinder
    private let index: CatalogIndex
    private let english: Names
    private let japanese: Names

    /// Prepares a catalog for being searched.
    ///
    /// - Throws: ``TranslationError`` when a word is missing that a name is made with.
    public init(
        _ catalog: Catalog, translations: Translations, words: QueryWords, spellings: Spellings
    ) throws(TranslationError) {
        index = CatalogIndex(catalog)
        let battleForms = BattleForms(index)
        let families = PokemonFamilies(index)
        english = try Names(catalog: catalog, translation: translations.english)
        japanese = try Names(catalog: catalog, translation: translations.japanese)
        vocabulary = QueryVocabulary(
            catalog: catalog, english: english, japanese: japanese, words: words,
            spellings: spellings)
        reader = QueryReader(vocabulary)
        resolver = QueryResolver(
            catalog,
            names: PokemonNameSearch(catalog: catalog, english: english, japanese: japanese))
        finder = PokemonFinder(
            index, battleForms: battleForms,
            moveAccess: MoveAccess(index, families: families, battleForms: battleForms))
    }

    /// What a query came to.
    public struct Answer: Hashable, Sendable {
        /// The query in its canonical form, without what is wrong with it.
        public let query: String
        /// What is wrong with it, in the order of places.
        public let mistakes: [QueryMistake]
        /// Whom it wants, in the order it asks for.
        public let hits: [Hit]
    }

    /// Reads a query and finds whom it wants.
    ///
    /// - Parameter language: that of the hits' names, and of an order by name.
    public func find(_ text: String, in language: Language) -> Answer {
        let reading = reader.read(text)
        let query = resolver.resolve(reading.query)
        let names = language == .english ? english : japanese
        let ranks = query.order.key == .name ? ranks(of: names) : nil
        let found = finder.find(query) { ranks?.position(of: $0) ?? 0 }
        return Answer(
            query: QueryWriter.text(of: reading.query), mistakes: reading.mistakes,
            hits: found.map { hit($0, names: names) })
    }

    private func ranks(of names: Names) -> NameOrder<Pokemon> {
        NameOrder(index.catalog.pokemon.map(\.id), names: names.pokemon, in: names.language)
    }
}

extension PokemonSearch {
    /// A Pokémon that was found, as lists tell it.
    public struct Hit: Hashable, Sendable {
        /// Its identifier.
        public let slug: Slug
        /// Its species' number in the national Pokédex.
        public let number: Int
        /// Its name.
        public let name: String
        /// Its types, in order.
        public let types: [Slug]
        /// The names of its types.
        public let typeNames: [String]
        /// Its base stats in the order of `Stat.permanent`; `nil` where one is unknown.
        public let stats: [Int?]
        /// Their sum; `nil` where one is unknown.
        public let total: Int?
    }

    private func hit(_ pokemon: Pokemon, names: Names) -> Hit {
        Hit(
            slug: pokemon.slug, number: pokemon.species.rawValue,
            name: names.pokemon[pokemon.id].text,
            types: pokemon.types.map { index[$0].slug },
            typeNames: pokemon.types.map { names.types[$0].text },
            stats: Stat.permanent.map { pokemon.base($0) }, total: pokemon.baseTotal)
    }
}
