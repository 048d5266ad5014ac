import PokedexDomain

extension PokeAPITypeSlot {
    /// Numbers types in their order.
    static func slots(_ types: [Identifier<PokemonType>]) -> [PokeAPITypeSlot] {
        types.enumerated().map { index, type in
            PokeAPITypeSlot(slot: index + 1, type: PokeAPIReference(.type, type))
        }
    }
}

extension PokeAPIBaseStat {
    init(_ stat: BaseStat) {
        self.init(base: stat.base, effort: stat.effort, stat: PokeAPIWord(stat.stat))
    }
}

extension PokeAPIAbilitySlot {
    init(_ slot: AbilitySlot) {
        self.init(
            slot: slot.slot, isHidden: slot.isHidden, ability: Nullable(.ability, slot.ability))
    }
}

extension PokeAPIPastTypes {
    init(_ past: PokemonPast.Entry<Identifier<PokemonType>>) {
        self.init(
            generation: PokeAPIReference(.generation, past.lastGeneration),
            types: PokeAPITypeSlot.slots(past.elements))
    }
}

extension PokeAPIPastStats {
    init(_ past: PokemonPast.Entry<BaseStat>) {
        self.init(
            generation: PokeAPIReference(.generation, past.lastGeneration),
            stats: past.elements.map { PokeAPIBaseStat($0) })
    }
}

extension PokeAPIPastAbilities {
    init(_ past: PokemonPast.Entry<AbilitySlot>) {
        self.init(
            generation: PokeAPIReference(.generation, past.lastGeneration),
            abilities: past.elements.map { PokeAPIAbilitySlot($0) })
    }
}
