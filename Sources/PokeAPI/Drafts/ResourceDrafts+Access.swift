extension ResourceDrafts {
    /// The numbers of the resources of a kind, sorted.
    func ids(of resource: PokeAPIResource) -> [Int] {
        let ids: any Sequence<Int> =
            switch resource {
            case .generation: generations.keys
            case .versionGroup: versionGroups.keys
            case .version: versions.keys
            case .type: types.keys
            case .ability: abilities.keys
            case .nature: natures.keys
            case .move: moves.keys
            case .machine: machines.keys
            case .pokemonSpecies: species.keys
            case .pokemon: pokemon.keys
            case .pokemonForm: forms.keys
            case .evolutionChain: evolutionChains.keys
            case .pokedex: pokedexes.keys
            case .growthRate, .moveCategory: (bareTerms[resource] ?? [:]).keys
            case .region, .eggGroup, .pokemonColor, .pokemonShape, .pokemonHabitat,
                .moveLearnMethod, .moveTarget, .moveAilment, .evolutionTrigger, .item, .location:
                (terms[resource] ?? [:]).keys
            }
        return ids.sorted()
    }

    /// One resource; `nil` where it is not there.
    subscript(resource: PokeAPIResource, id: Int) -> ResourceDraft? {
        switch resource {
        case .generation: generations[id].map { .generation($0) }
        case .versionGroup: versionGroups[id].map { .versionGroup($0) }
        case .version: versions[id].map { .version($0) }
        case .type: types[id].map { .type($0) }
        case .ability: abilities[id].map { .ability($0) }
        case .nature: natures[id].map { .nature($0) }
        case .move: moves[id].map { .move($0) }
        case .machine: machines[id].map { .machine($0) }
        case .pokemonSpecies: species[id].map { .species($0) }
        case .pokemon: pokemon[id].map { .pokemon($0) }
        case .pokemonForm: forms[id].map { .form($0) }
        case .evolutionChain: evolutionChains[id].map { .evolutionChain($0) }
        case .pokedex: pokedexes[id].map { .pokedex($0) }
        case .growthRate, .moveCategory: bareTerms[resource]?[id].map { .bareTerm($0) }
        case .region, .eggGroup, .pokemonColor, .pokemonShape, .pokemonHabitat, .moveLearnMethod,
            .moveTarget, .moveAilment, .evolutionTrigger, .item, .location:
            terms[resource]?[id].map { .term($0) }
        }
    }

    /// Takes a resource out, where it is there.
    mutating func remove(_ resource: PokeAPIResource, id: Int) {
        switch resource {
        case .generation: generations[id] = nil
        case .versionGroup: versionGroups[id] = nil
        case .version: versions[id] = nil
        case .type: types[id] = nil
        case .ability: abilities[id] = nil
        case .nature: natures[id] = nil
        case .move: moves[id] = nil
        case .machine: machines[id] = nil
        case .pokemonSpecies: species[id] = nil
        case .pokemon: pokemon[id] = nil
        case .pokemonForm: forms[id] = nil
        case .evolutionChain: evolutionChains[id] = nil
        case .pokedex: pokedexes[id] = nil
        case .growthRate, .moveCategory: bareTerms[resource]?[id] = nil
        case .region, .eggGroup, .pokemonColor, .pokemonShape, .pokemonHabitat, .moveLearnMethod,
            .moveTarget, .moveAilment, .evolutionTrigger, .item, .location:
            terms[resource]?[id] = nil
        }
    }
}
