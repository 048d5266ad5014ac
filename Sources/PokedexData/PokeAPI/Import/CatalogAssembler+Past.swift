import PokedexDomain

extension CatalogAssembler {
    /// What was different in earlier generations.
    mutating func past(_ draft: PokeAPIPokemon) throws(MalformedResource) -> PokemonPast {
        PokemonPast(
            types: try distinct(try pastTypes(draft.pastTypes)),
            abilities: try distinct(try pastAbilities(draft.pastAbilities)),
            stats: try distinct(try pastStats(draft.pastStats)))
    }

    private mutating func pastTypes(
        _ drafts: [PokeAPIPastTypes]
    ) throws(MalformedResource) -> [PokemonPast.Entry<Identifier<PokemonType>>] {
        let what = "past types"
        var entries: [PokemonPast.Entry<Identifier<PokemonType>>] = []
        for past in drafts {
            let named: [Identifier<PokemonType>] = try elements(
                past.types.map(\.type), .type, what)
            guard let last = try lastGeneration(past.generation, what),
                named.count == past.types.count
            else { continue }
            entries.append(.init(lastGeneration: last, elements: try types(past.types)))
        }
        return entries
    }

    private mutating func pastAbilities(
        _ drafts: [PokeAPIPastAbilities]
    ) throws(MalformedResource) -> [PokemonPast.Entry<AbilitySlot>] {
        let what = "past ability"
        var entries: [PokemonPast.Entry<AbilitySlot>] = []
        for past in drafts {
            guard let last = try lastGeneration(past.generation, what) else { continue }
            let slots = try abilities(past.abilities, what)
            entries.append(.init(lastGeneration: last, elements: slots))
        }
        return entries
    }

    private mutating func pastStats(
        _ drafts: [PokeAPIPastStats]
    ) throws(MalformedResource) -> [PokemonPast.Entry<BaseStat>] {
        var entries: [PokemonPast.Entry<BaseStat>] = []
        for past in drafts {
            guard let last = try lastGeneration(past.generation, "past stats") else {
                continue
            }
            let values = try past.stats.map { (draft) throws(MalformedResource) in
                try baseStat(draft)
            }
            guard Set(values.map(\.stat)).count == values.count else {
                throw MalformedResource("it has a past stat twice")
            }
            entries.append(.init(lastGeneration: last, elements: values.inOrder))
        }
        return entries
    }

    private mutating func lastGeneration(
        _ reference: PokeAPIReference, _ element: String
    ) throws(MalformedResource) -> Identifier<Generation>? {
        try optional(reference, .generation, element)
    }

    private func distinct<Element>(
        _ entries: [PokemonPast.Entry<Element>]
    ) throws(MalformedResource) -> [PokemonPast.Entry<Element>] {
        guard Set(entries.map(\.lastGeneration)).count == entries.count else {
            throw MalformedResource("it has two past lists for one generation")
        }
        return entries.filter { !$0.elements.isEmpty }
            .sorted { $0.lastGeneration < $1.lastGeneration }
    }
}
