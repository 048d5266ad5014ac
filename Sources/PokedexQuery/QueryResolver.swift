import PokedexDomain

/// Turns queries of words into queries of identifiers, which the domain understands.
struct QueryResolver: Sendable {
    private let names: PokemonNameSearch
    private let types: [String: Identifier<PokemonType>]
    private let abilities: [String: Identifier<Ability>]
    private let moves: [String: Identifier<Move>]
    private let games: [String: Identifier<VersionGroup>]
    private let methods: [String: Identifier<LearnMethod>]
    private let eggGroups: [String: Identifier<EggGroup>]
    private let pokedexes: [String: Identifier<Pokedex>]

    /// Indexes a catalog by slug.
    init(_ catalog: Catalog, names: PokemonNameSearch) {
        self.names = names
        types = Self.identifiers(catalog.types, \.slug, \.id)
        abilities = Self.identifiers(catalog.abilities, \.slug, \.id)
        moves = Self.identifiers(catalog.moves, \.slug, \.id)
        games = Self.identifiers(catalog.versionGroups, \.slug, \.id)
        methods = Self.identifiers(catalog.learnMethods, \.slug, \.id)
        eggGroups = Self.identifiers(catalog.eggGroups, \.slug, \.id)
        pokedexes = Self.identifiers(catalog.pokedexes, \.slug, \.id)
    }

    /// What a query asks for.
    func resolve(_ query: Query) -> PokemonQuery {
        let orders = query.terms.compactMap { order($0, in: query) }
        return PokemonQuery(
            conditions: query.terms.compactMap { term in
                subject(of: term).map { .init($0, isNegated: term.isNegated) }
            },
            order: orders.first ?? .init())
    }

    private func subject(of term: QueryTerm) -> PokemonQuery.Subject? {
        switch term.content {
        case .words(let words): subject(of: term.key, words)
        case .figure(let test): term.key.figure.map { .figure($0, test) }
        case .order: nil
        }
    }

    private func subject(of key: QueryKey, _ words: [String]) -> PokemonQuery.Subject? {
        switch key {
        case .name: .pokemon(Set(words.flatMap(names.find)))
        case .type: .types(words.compactMap { types[$0] })
        case .ability: .abilities(words.compactMap { abilities[$0] })
        case .move: .moves(words.compactMap { moves[$0] })
        case .game: .games(words.compactMap { games[$0] })
        case .method: .methods(words.compactMap { methods[$0] })
        case .eggGroup: .eggGroups(words.compactMap { eggGroups[$0] })
        case .pokedex: .pokedexes(words.compactMap { pokedexes[$0] })
        // What readers call favourites their browser alone knows: no Pokémon is one here.
        case .trait: .traits(words.compactMap(PokemonQuery.Trait.init))
        default: nil
        }
    }

    private func order(_ term: QueryTerm, in query: Query) -> PokemonQuery.Order? {
        guard case .order(let order, let isReversed) = term.content else { return nil }
        return orderKey(order, in: query).map { .init(by: $0, isReversed: isReversed) }
    }

    private func orderKey(_ order: String, in query: Query) -> PokemonQuery.OrderKey? {
        switch order {
        case QueryOrder.name: return .name
        case QueryOrder.pokedex:
            guard case .words(let slugs) = query.terms.first(where: \.namesPokedex)?.content
            else { return nil }
            return slugs.first.flatMap { pokedexes[$0] }.map { .pokedex($0) }
        default: return QueryKey(rawValue: order)?.figure.map { .figure($0) }
        }
    }

    private static func identifiers<Entity>(
        _ entities: [Entity], _ slug: (Entity) -> Slug, _ id: (Entity) -> Identifier<Entity>
    ) -> [String: Identifier<Entity>] {
        Dictionary(uniqueKeysWithValues: entities.map { (slug($0).text, id($0)) })
    }
}
