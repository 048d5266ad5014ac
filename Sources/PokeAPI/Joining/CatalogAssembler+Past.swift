import PokedexDomain

extension CatalogAssembler {
    /// What was different in earlier generations.
    mutating func past(_ draft: PokeAPIPokemon) throws(MalformedResource) -> PokemonPast {
        PokemonPast(
            types: try distinct(try pastTypes(draft.pastTypes), "past_types"),
            abilities: try distinct(try pastAbilities(draft.pastAbilities), "past_abilities"),
            stats: try distinct(try pastStats(draft.pastStats), "past_stats"))
    }

    private mutating func pastTypes(
        _ drafts: [PokeAPIPastTypes]
    ) throws(MalformedResource) -> [PokemonPast.Entry<Identifier<PokemonType>>] {
        let what = "past types"
        var entries: [PokemonPast.Entry<Identifier<PokemonType>>] = []
        for (index, past) in drafts.enumerated() {
            let place = "past_types[\(index)]"
            let named: [Identifier<PokemonType>] = try elements(
                past.types.map(\.type), .type, "\(place).types", dropping: what)
            guard let last = try lastGeneration(past.generation, place, dropping: what),
                named.count == past.types.count
            else { continue }
            entries.append(
                .init(lastGeneration: last, elements: try types(past.types, "\(place).types")))
        }
        return entries
    }

    private mutating func pastAbilities(
        _ drafts: [PokeAPIPastAbilities]
    ) throws(MalformedResource) -> [PokemonPast.Entry<AbilitySlot>] {
        let what = "past ability"
        var entries: [PokemonPast.Entry<AbilitySlot>] = []
        for (index, past) in drafts.enumerated() {
            let place = "past_abilities[\(index)]"
            guard let last = try lastGeneration(past.generation, place, dropping: what) else {
                continue
            }
            let slots = try abilities(past.abilities, "\(place).abilities", dropping: what)
            entries.append(.init(lastGeneration: last, elements: slots))
        }
        return entries
    }

    private mutating func pastStats(
        _ drafts: [PokeAPIPastStats]
    ) throws(MalformedResource) -> [PokemonPast.Entry<BaseStat>] {
        var entries: [PokemonPast.Entry<BaseStat>] = []
        for (index, past) in drafts.enumerated() {
            let place = "past_stats[\(index)]"
            guard let last = try lastGeneration(past.generation, place, dropping: "past stats")
            else { continue }
            let values = try stats(past.stats, "\(place).stats")
            guard Set(values.map(\.stat)).count == values.count else {
                throw MalformedResource("\(place).stats has a stat twice")
            }
            entries.append(.init(lastGeneration: last, elements: values))
        }
        return entries
    }

    private mutating func lastGeneration(
        _ reference: PokeAPIReference, _ place: String, dropping element: String
    ) throws(MalformedResource) -> Identifier<Generation>? {
        try optional(reference, .generation, "\(place).generation", dropping: element)
    }

    private func distinct<Element>(
        _ entries: [PokemonPast.Entry<Element>], _ field: String
    ) throws(MalformedResource) -> [PokemonPast.Entry<Element>] {
        guard Set(entries.map(\.lastGeneration)).count == entries.count else {
            throw MalformedResource("\(field) has two lists for one generation")
        }
        return entries.filter { !$0.elements.isEmpty }
            .sorted { $0.lastGeneration < $1.lastGeneration }
    }
}
