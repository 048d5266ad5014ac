import PokedexDomain

extension CatalogAssembler {
    /// One or two types in the order of their slots.
    func types(
        _ drafts: [PokeAPITypeSlot], _ field: String
    ) throws(MalformedResource) -> [Identifier<PokemonType>] {
        let slots = drafts.enumerated().sorted { $0.element.slot < $1.element.slot }
        guard !slots.isEmpty, slots.map(\.element.slot) == Array(1...slots.count),
            FactRange.typeSlot.contains(slots.count)
        else { throw MalformedResource("\(field) are not one or two with the slots 1 and 2") }
        return try slots.map { (index, slot) throws(MalformedResource) in
            try essential(slot.type, .type, "\(field)[\(index)].type")
        }
    }

    /// Base stats within their ranges, in the games' order.
    func stats(
        _ drafts: [PokeAPIBaseStat], _ field: String
    ) throws(MalformedResource) -> [BaseStat] {
        try drafts.enumerated().map { (index, draft) throws(MalformedResource) in
            let place = "\(field)[\(index)]"
            return BaseStat(
                stat: try draft.stat.word("stat", "\(place).stat.name"),
                base: try Checked.number(draft.base, FactRange.baseStat, "\(place).base_stat"),
                effort: try Checked.number(draft.effort, FactRange.effort, "\(place).effort"))
        }
        .inOrder
    }

    /// The six base stats in the games' order.
    func baseStats(
        _ drafts: [PokeAPIBaseStat]
    ) throws(MalformedResource) -> [BaseStat] {
        let stats = try stats(drafts, "stats")
        guard stats.map(\.stat) == Stat.permanent else {
            throw MalformedResource("stats are not the six that every Pokémon has")
        }
        return stats
    }

    /// The abilities that are there, by slot.
    mutating func abilities(
        _ drafts: [PokeAPIAbilitySlot], _ field: String, dropping element: String
    ) throws(MalformedResource) -> [AbilitySlot] {
        var slots: [Int: AbilitySlot] = [:]
        for (index, draft) in drafts.enumerated() {
            let place = "\(field)[\(index)]"
            let slot = try Checked.number(draft.slot, FactRange.abilitySlot, "\(place).slot")
            let ability: Identifier<Ability>? = try optional(
                draft.ability, .ability, "\(place).ability", dropping: element)
            if draft.ability.value != nil, ability == nil { continue }
            let taken = AbilitySlot(slot: slot, isHidden: draft.isHidden, ability: ability)
            guard slots.updateValue(taken, forKey: slot) == nil else {
                throw MalformedResource(
                    "\(place).slot is \(slot), which another ability has already")
            }
        }
        return slots.values.sorted { $0.slot < $1.slot }
    }
}
