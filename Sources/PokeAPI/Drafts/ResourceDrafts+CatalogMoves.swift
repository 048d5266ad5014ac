import PokedexDomain

extension ResourceDrafts {
    /// Adds moves without their machines, which are records of their own.
    mutating func addMoves(of catalog: Catalog) {
        moves = Self.records(catalog.moves) { PokeAPIMove($0) }
    }
}

extension PokeAPIMove {
    fileprivate init(_ move: Move) {
        self.init(
            id: move.id.rawValue, name: move.slug.text, names: PokeAPINames(move.name),
            generation: PokeAPIReference(.generation, move.generation),
            type: PokeAPIReference(.type, move.type), damageClass: PokeAPIWord(move.damageClass),
            power: Nullable(move.power), accuracy: Nullable(move.accuracy),
            powerPoints: Nullable(move.powerPoints), priority: move.priority,
            target: PokeAPIReference(.moveTarget, move.target),
            effectChance: Nullable(move.effectChance),
            effect: Nullable(move.effect.map { PokeAPIMoveEffect($0) }),
            statChanges: move.statChanges.map { change in
                PokeAPIStatChange(stages: change.stages, stat: PokeAPIWord(change.stat))
            },
            past: move.past.map { PokeAPIPastMoveValues($0) })
    }
}

extension PokeAPIMoveEffect {
    fileprivate init(_ effect: MoveEffect) {
        self.init(
            category: PokeAPIReference(.moveCategory, effect.category),
            ailment: PokeAPIReference(.moveAilment, effect.ailment),
            ailmentChance: effect.ailmentChance, criticalStage: effect.criticalStage,
            drain: effect.drain, flinchChance: effect.flinchChance, healing: effect.healing,
            minimumHits: Nullable(effect.minimumHits), maximumHits: Nullable(effect.maximumHits),
            minimumTurns: Nullable(effect.minimumTurns),
            maximumTurns: Nullable(effect.maximumTurns), statChance: effect.statChance)
    }
}

extension PokeAPIPastMoveValues {
    fileprivate init(_ past: PastMoveValues) {
        self.init(
            before: PokeAPIReference(.versionGroup, past.before), type: Nullable(.type, past.type),
            power: Nullable(past.power), accuracy: Nullable(past.accuracy),
            powerPoints: Nullable(past.powerPoints), effectChance: Nullable(past.effectChance))
    }
}
