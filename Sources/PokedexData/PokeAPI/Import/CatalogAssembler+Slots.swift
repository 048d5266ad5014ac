import PokedexDomain

extension CatalogAssembler {
    /// One or two types in the order of their slots.
    func types(
        _ drafts: [PokeAPITypeSlot]
    ) throws(MalformedResource) -> [Identifier<PokemonType>] {
        let slots = drafts.sorted { $0.slot < $1.slot }
        guard !slots.isEmpty, slots.map(\.slot) == Array(1...slots.count),
            FactRange.typeSlot.contains(slots.count)
        else { throw MalformedResource("its types are not one or two with the slots 1 and 2") }
        return try slots.map { (slot) throws(MalformedResource) in
            try essential(slot.type, .type)
        }
    }

    /// A base stat within its range.
    func baseStat(_ draft: PokeAPIBaseStat) throws(MalformedResource) -> BaseStat {
        BaseStat(
            stat: try draft.stat.word("stat"),
            base: try Checked.number(
                draft.base, FactRange.baseStat, "the base stat \(quoted(draft.stat.name))"),
            effort: try Checked.number(
                draft.effort, FactRange.effort, "the effort of \(quoted(draft.stat.name))"))
    }

    /// The six base stats in the games' order.
    func baseStats(
        _ drafts: [PokeAPIBaseStat]
    ) throws(MalformedResource) -> [BaseStat] {
        let stats = try drafts.map { (draft) throws(MalformedResource) in try baseStat(draft) }
            .inOrder
        guard stats.map(\.stat) == Stat.permanent else {
            throw MalformedResource("its stats are not the six that every Pokémon has")
        }
        return stats
    }

    /// The abilities that are there, by slot.
    mutating func abilities(
        _ drafts: [PokeAPIAbilitySlot], _ element: String
    ) throws(MalformedResource) -> [AbilitySlot] {
        var slots: [Int: AbilitySlot] = [:]
        for draft in drafts {
            let slot = try Checked.number(
                draft.slot, FactRange.abilitySlot, "the slot of an ability")
            let ability: Identifier<Ability>? = try optional(draft.ability, .ability, element)
            if draft.ability.value != nil, ability == nil { continue }
            let taken = AbilitySlot(slot: slot, isHidden: draft.isHidden, ability: ability)
            guard slots.updateValue(taken, forKey: slot) == nil else {
                throw MalformedResource("it has two abilities in slot \(slot)")
            }
        }
        return slots.values.sorted { $0.slot < $1.slot }
    }
}
