import PokedexDomain

extension PokemonFinder {
    /// Whether a condition holds for a Pokémon.
    func holds(
        _ condition: PokemonQuery.Condition, for pokemon: Pokemon, _ scope: MoveScope
    ) -> Bool {
        guard let holds = holds(condition.subject, for: pokemon, scope) else { return false }
        // What narrows the search for moves holds for all, negated or not.
        if case .methods = condition.subject { return true }
        return holds != condition.isNegated
    }

    /// Whether what is asked holds; `nil` where it is unknown.
    private func holds(
        _ subject: PokemonQuery.Subject, for pokemon: Pokemon, _ scope: MoveScope
    ) -> Bool? {
        switch subject {
        case .pokemon(let wanted): wanted.contains(pokemon.id)
        case .types(let types): types.contains { pokemon.types.contains($0) }
        case .abilities(let abilities):
            pokemon.abilities.contains { $0.ability.map(abilities.contains) ?? false }
        case .moves(let moves):
            moves.contains { moveAccess.canHave($0, pokemon, where: scope.contains) }
        case .games(let games): games.contains { moveAccess.exists(pokemon, in: $0) }
        case .methods: true
        case .eggGroups(let groups):
            index[pokemon.species].eggGroups.contains { groups.contains($0) }
        case .pokedexes(let pokedexes):
            pokedexes.contains { number(of: pokemon.species, in: $0) != nil }
        case .traits(let traits): traits.contains { has($0, pokemon) }
        case .figure(let figure, let test):
            self.figure(figure, of: pokemon).map { test.holds(for: $0) }
        }
    }

    private func has(_ trait: PokemonQuery.Trait, _ pokemon: Pokemon) -> Bool {
        switch trait {
        case .legendary: index[pokemon.species].isLegendary
        case .mythical: index[pokemon.species].isMythical
        case .baby: index[pokemon.species].isBaby
        case .form: index.defaultPokemon(of: pokemon.species).id != pokemon.id
        case .mega: pokemon.isMega
        case .gigantamax: pokemon.isGigantamax
        case .battleOnly: pokemon.isBattleOnly
        }
    }
}

/// The games and ways of learning in which a query looks for moves.
struct MoveScope {
    /// The games; `nil` for any.
    private let games: Set<Identifier<VersionGroup>>?
    /// The methods; `nil` for any.
    private let methods: Set<Identifier<LearnMethod>>?
    /// The methods that do not count.
    private let excludedMethods: Set<Identifier<LearnMethod>>

    /// Gathers what a query's conditions name.
    init(of query: PokemonQuery) {
        var games: Set<Identifier<VersionGroup>>?
        var methods: Set<Identifier<LearnMethod>>?
        var excludedMethods: Set<Identifier<LearnMethod>> = []
        for condition in query.conditions {
            switch condition.subject {
            case .games(let named) where !condition.isNegated:
                games = (games ?? []).union(named)
            case .methods(let named) where condition.isNegated:
                excludedMethods.formUnion(named)
            case .methods(let named):
                methods = (methods ?? []).union(named)
            default:
                break
            }
        }
        self.games = games
        self.methods = methods
        self.excludedMethods = excludedMethods
    }

    /// Whether an entry of a learnset counts.
    func contains(_ entry: LearnsetEntry) -> Bool {
        games?.contains(entry.versionGroup) ?? true
            && methods?.contains(entry.method) ?? true
            && !excludedMethods.contains(entry.method)
    }
}
