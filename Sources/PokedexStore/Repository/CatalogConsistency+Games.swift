import PokedexDomain

extension CatalogConsistency {
    func checkGames() throws(DatabaseProblem) {
        for generation in catalog.generations {
            try regions.require(generation.mainRegion, by: "generation", generation.id)
        }
        var orders: Set<Int> = []
        for group in catalog.versionGroups {
            try generations.require(group.generation, by: "version_group", group.id)
            for region in group.regions {
                try regions.require(region, by: "version_group", group.id)
            }
            guard orders.insert(group.order).inserted else {
                throw DatabaseProblem(
                    "table version_group holds the position \(group.order) twice")
            }
        }
        _ = try Known("version", catalog.versions.map { ($0.id, $0.slug) })
        for version in catalog.versions {
            try versionGroups.require(version.versionGroup, by: "version", version.id)
        }
    }

    func checkBattle() throws(DatabaseProblem) {
        for type in catalog.types {
            try generations.require(type.generation, by: "type", type.id)
        }
        for relation in catalog.typeRelations {
            try types.require(relation.attacking, by: "type_relation", relation.attacking)
            try types.require(relation.defending, by: "type_relation", relation.attacking)
            try generations.require(
                relation.lastGeneration, by: "past_type_relation", relation.attacking)
        }
        for ability in catalog.abilities {
            try generations.require(ability.generation, by: "ability", ability.id)
        }
        _ = try Known("nature", catalog.natures.map { ($0.id, $0.slug) })
        _ = try Known("learn_method", catalog.learnMethods.map { ($0.id, $0.slug) })
    }

    func checkMoves() throws(DatabaseProblem) {
        let targets = try Known("move_target", catalog.moveTargets.map { ($0.id, $0.slug) })
        let ailments = try Known("move_ailment", catalog.moveAilments.map { ($0.id, $0.slug) })
        let categories = try Known("move_category", catalog.moveCategories.map { ($0.id, $0.slug) })
        for move in catalog.moves {
            try generations.require(move.generation, by: "move", move.id)
            try types.require(move.type, by: "move", move.id)
            try targets.require(move.target, by: "move", move.id)
            try categories.require(move.effect?.category, by: "move_effect", move.id)
            try ailments.require(move.effect?.ailment, by: "move_effect", move.id)
            for past in move.past {
                try versionGroups.require(past.before, by: "move_past_value", move.id)
                try types.require(past.type, by: "move_past_value", move.id)
            }
            for machine in move.machines {
                try versionGroups.require(machine.versionGroup, by: "machine", move.id)
            }
        }
    }

    func checkPokedexes() throws(DatabaseProblem) {
        _ = try Known("pokedex", catalog.pokedexes.map { ($0.id, $0.slug) })
        for pokedex in catalog.pokedexes {
            try regions.require(pokedex.region, by: "pokedex", pokedex.id)
            for group in pokedex.versionGroups {
                try versionGroups.require(group, by: "pokedex_version_group", pokedex.id)
            }
            for entry in pokedex.entries {
                try species.require(entry.species, by: "pokedex_entry", pokedex.id)
            }
        }
    }
}
