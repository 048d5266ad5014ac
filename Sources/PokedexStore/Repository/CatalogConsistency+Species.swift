import PokedexDomain

extension CatalogConsistency {
    func checkSpecies() throws(DatabaseProblem) {
        let growthRates = try Known("growth_rate", catalog.growthRates.map { ($0.id, $0.slug) })
        let eggGroups = try Known("egg_group", catalog.eggGroups.map { ($0.id, $0.slug) })
        let colors = try Known("color", catalog.colors.map { ($0.id, $0.slug) })
        let shapes = try Known("shape", catalog.shapes.map { ($0.id, $0.slug) })
        let habitats = try Known("habitat", catalog.habitats.map { ($0.id, $0.slug) })
        for species in catalog.species {
            let id = species.id
            try generations.require(species.generation, by: "species", id)
            try growthRates.require(species.growthRate, by: "species", id)
            try colors.require(species.color, by: "species", id)
            try shapes.require(species.shape, by: "species", id)
            try habitats.require(species.habitat, by: "species", id)
            try self.species.require(species.evolvesFrom, by: "species", id)
            try chains.require(species.evolutionChain, by: "species", id)
            for group in species.eggGroups {
                try eggGroups.require(group, by: "species_egg_group", id)
            }
        }
    }

    func checkVarieties() throws(DatabaseProblem) {
        let defaults = Set(catalog.pokemon.filter(\.isDefault).map(\.id))
        for species in catalog.species {
            guard let first = species.varieties.first, defaults.contains(first),
                !species.varieties.dropFirst().contains(where: defaults.contains)
            else {
                throw DatabaseProblem(
                    "table pokemon, species \(species.id.rawValue): exactly one of its Pokémon, the "
                        + "first, must be the default one")
            }
        }
    }

    func checkPokemon() throws(DatabaseProblem) {
        _ = try Known("form", catalog.pokemon.flatMap { $0.forms.map { ($0.id, $0.slug) } })
        for pokemon in catalog.pokemon {
            let id = pokemon.id
            try species.require(pokemon.species, by: "pokemon", id)
            for type in pokemon.types { try types.require(type, by: "pokemon_type", id) }
            for slot in pokemon.abilities {
                try abilities.require(slot.ability, by: "pokemon_ability", id)
            }
            guard !pokemon.types.isEmpty, !pokemon.forms.isEmpty,
                pokemon.stats.map(\.stat) == Stat.permanent
            else {
                throw DatabaseProblem(
                    "table pokemon, row \(id.rawValue): a Pokémon needs a type, a form and its six "
                        + "base stats")
            }
            try checkPast(pokemon.past, of: id)
            try checkForms(pokemon.forms)
        }
        for owner in catalog.learnsets.keys {
            try pokemon.require(owner, by: "learnset", owner)
        }
    }

    private func checkPast(
        _ past: PokemonPast, of id: Identifier<Pokemon>
    ) throws(DatabaseProblem) {
        for entry in past.types {
            try generations.require(entry.lastGeneration, by: "pokemon_past_type", id)
            for type in entry.elements { try types.require(type, by: "pokemon_past_type", id) }
        }
        for entry in past.abilities {
            try generations.require(entry.lastGeneration, by: "pokemon_past_ability", id)
            for slot in entry.elements {
                try abilities.require(slot.ability, by: "pokemon_past_ability", id)
            }
        }
        for entry in past.stats {
            try generations.require(entry.lastGeneration, by: "pokemon_past_stat", id)
        }
    }

    private func checkForms(_ forms: [Form]) throws(DatabaseProblem) {
        for form in forms {
            try versionGroups.require(form.versionGroup, by: "form", form.id)
            for type in form.types { try types.require(type, by: "form_type", form.id) }
            guard !form.types.isEmpty else {
                throw DatabaseProblem("table form, row \(form.id.rawValue): a form needs a type")
            }
        }
    }
}
