import PokedexDomain

extension CatalogConsistency {
    func checkEvolutions() throws(DatabaseProblem) {
        let triggers = try Known(
            "evolution_trigger", catalog.evolutionTriggers.map { ($0.id, $0.slug) })
        let locations = try Known("location", catalog.locations.map { ($0.id, $0.slug) })
        for chain in catalog.evolutionChains {
            try items.require(chain.babyTriggerItem, by: "evolution_chain", chain.id)
            for evolution in chain.evolutions {
                try species.require(evolution.from, by: "evolution", chain.id)
                try species.require(evolution.into, by: "evolution", chain.id)
                try triggers.require(evolution.trigger, by: "evolution", chain.id)
                try pokemon.require(evolution.baseForm, by: "evolution", chain.id)
                try pokemon.require(evolution.evolvedForm, by: "evolution", chain.id)
                try versionGroups.require(evolution.versionGroup, by: "evolution", chain.id)
                try locations.require(evolution.conditions.location, by: "evolution", chain.id)
                try checkConditions(evolution.conditions, of: chain.id)
            }
        }
        try checkAncestry()
    }

    private func checkConditions(
        _ conditions: EvolutionConditions, of id: Identifier<EvolutionChain>
    ) throws(DatabaseProblem) {
        try items.require(conditions.item, by: "evolution", id)
        try items.require(conditions.heldItem, by: "evolution", id)
        try moves.require(conditions.knownMove, by: "evolution", id)
        try moves.require(conditions.usedMove, by: "evolution", id)
        try types.require(conditions.knownMoveType, by: "evolution", id)
        try types.require(conditions.partyType, by: "evolution", id)
        try regions.require(conditions.region, by: "evolution", id)
        try species.require(conditions.partySpecies, by: "evolution", id)
        try species.require(conditions.tradeSpecies, by: "evolution", id)
    }

    private func checkAncestry() throws(DatabaseProblem) {
        var ancestry = Ancestry()
        var steps = catalog.species.compactMap { species in
            species.evolvesFrom.map { (from: $0, into: species.id) }
        }
        steps += catalog.evolutionChains.flatMap { $0.evolutions.map { ($0.from, $0.into) } }
        for step in steps {
            guard ancestry.insert(step.from, before: step.into) else {
                throw DatabaseProblem(
                    "species \(step.into.rawValue) evolves from \(step.from.rawValue), and that "
                        + "in the end from itself")
            }
        }
    }
}
