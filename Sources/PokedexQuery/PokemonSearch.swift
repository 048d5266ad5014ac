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
    ///
    /// - Parameter worlds: those of the site's owner; without any, queries cannot ask about them.
    package init(
        _ catalog: Catalog, declaration: QueryDeclaration, names: RecordNames, worlds: Worlds
    ) {
        let declaration = declaration.fitting(worlds)
        index = CatalogIndex(catalog)
        self.names = names
        vocabulary = QueryVocabulary(declaration, names: names)
        reader = QueryReader(vocabulary)
        finder = PokemonFinder(
            index, declaration: declaration, names: names, vocabulary: vocabulary,
            worlds: worlds)
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
        /// How it has the moves that the query asks for, those to name first; `nil` where it asks
        /// for none.
        package let moves: [Learned]?
    }

    /// How a Pokémon has a move.
    package struct Learned: Hashable, Sendable {
        /// The move's identifier and name.
        package let move: Named
        /// The games: those that are asked for, or the newest in which the easiest way is one.
        package let game: Named
        /// Whether these are the only games that the query asks for.
        package let isOnlyGame: Bool
        /// The ways, the easiest first: all of them in the only games, else one.
        package let ways: [Way]
    }

    /// A way to have a move in some games.
    package struct Way: Hashable, Sendable {
        /// The method.
        package let method: Named
        /// The lowest level, 0 on evolving; `nil` for methods without one.
        package let level: Int?
        /// The machines that teach the move.
        package let machines: [Machine]
        /// The earlier stage that learns it; `nil` where the Pokémon does so itself.
        package let stage: Named?
    }

    /// What a record is called.
    package struct Named: Hashable, Sendable {
        /// Its identifier.
        package let slug: Slug
        /// Its name.
        package let name: String
    }

    /// Reads a query and finds the Pokémon for which it holds.
    ///
    /// - Parameter language: that of the hits' names, and of an order by name.
    package func find(_ text: String, in language: Language) -> Answer {
        let reading = reader.read(text)
        let learnedMoves = finder.learnedMoves(reading.query)
        return Answer(
            query: reading.query.text, mistakes: reading.mistakes,
            hits: finder.find(reading.query, in: language).map {
                hit(at: $0, learnedMoves, in: language)
            })
    }

    private func hit(
        at position: Int, _ learnedMoves: LearnedMoves?, in language: Language
    ) -> Hit {
        let pokemon = index.catalog.pokemon[position]
        let stats = Stat.permanent.map { pokemon.base($0) }
        let known = stats.compactMap(\.self)
        return Hit(
            slug: pokemon.slug, number: pokemon.species.rawValue,
            name: name(of: pokemon.id, in: language).name,
            types: pokemon.types.map { index[$0].slug },
            typeNames: pokemon.types.map { type in
                names.lists["types"]?[index.position(of: type)].name(in: language) ?? ""
            },
            stats: stats, total: known.count == stats.count ? known.reduce(0, +) : nil,
            moves: learnedMoves?.moves(of: pokemon).map { learned in
                Learned(
                    move: named(index[learned.move].slug, "moves", in: language),
                    game: named(index[learned.game].slug, "games", in: language),
                    isOnlyGame: learnedMoves?.isInOneGame ?? false,
                    ways: learned.ways.map { way($0, in: language) })
            })
    }

    private func way(_ way: MoveAccess.Way, in language: Language) -> Way {
        let method = index[way.entry.method]
        return Way(
            method: named(method.slug, "methods", in: language),
            level: method.known == .levelUp ? way.entry.level : nil,
            machines: way.machines.map {
                Machine(versionGroup: way.entry.versionGroup, kind: $0.kind, number: $0.number)
            },
            stage: way.stage.map { name(of: $0, in: language) })
    }

    private func name(of pokemon: Identifier<Pokemon>, in language: Language) -> Named {
        let slug = index[pokemon].slug
        return Named(
            slug: slug, name: names.pokemon[language]?[index.position(of: pokemon)] ?? slug.text)
    }

    /// What a record of a list is called; its identifier where it has no name in queries.
    private func named(_ slug: Slug, _ list: String, in language: Language) -> Named {
        let entry = names.lists[list]?.first { $0.slug == slug.text }
        return Named(slug: slug, name: entry?.name(in: language) ?? slug.text)
    }
}
