import PokedexDomain
import SQLite

extension CatalogWriter {
    func writePokemon(_ catalog: Catalog) throws(SQLiteError) {
        let pokemon = catalog.pokemon
        try writePokemonRows(catalog)
        try insert(
            "pokemon_type", "pokemon_id, slot, type_id",
            pokemon.flatMap { pokemon in
                numbered(pokemon.types).map { [.init(pokemon.id), .init($0), .init($1)] }
            })
        try insert(
            "pokemon_stat", "pokemon_id, stat, base, effort",
            pokemon.flatMap { pokemon in pokemon.stats.map { [.init(pokemon.id)] + columns(of: $0) }
            })
        try insert(
            "pokemon_ability", "pokemon_id, slot, is_hidden, ability_id",
            pokemon.flatMap { pokemon in
                pokemon.abilities.map { [.init(pokemon.id)] + columns(of: $0) }
            })
        try insert(
            "pokemon_picture", "pokemon_id, kind, path",
            pokemon.flatMap { pokemon in
                Pictures.Kind.allCases.compactMap { kind in
                    pokemon.pictures[kind].map {
                        [.init(pokemon.id), .init(word: kind), .init($0)]
                    }
                }
            })
        try writePast(pokemon)
        try writeForms(pokemon)
    }

    func writeLearnsets(_ learnsets: [Identifier<Pokemon>: Learnset]) throws(SQLiteError) {
        let statement = try connection.prepare(
            """
            INSERT INTO learnset (pokemon_id, version_group_id, method_id, level, move_id, position)
            VALUES (?, ?, ?, ?, ?, ?)
            """)
        for pokemon in learnsets.keys.sorted() {
            try statement.bind(pokemon.rawValue, at: 1)
            for entry in learnsets[pokemon, default: .empty].entries.sorted(by: precedesInTable) {
                try statement.bind(entry.versionGroup.rawValue, at: 2)
                try statement.bind(entry.method.rawValue, at: 3)
                try statement.bind(entry.level, at: 4)
                try statement.bind(entry.move.rawValue, at: 5)
                if let order = entry.order {
                    try statement.bind(order, at: 6)
                } else {
                    try statement.bindNull(at: 6)
                }
                try statement.runBound()
            }
        }
    }

    /// The order of the table's key, which unlike the entries' own order knows no place among the
    /// moves of one level.
    private func precedesInTable(_ first: LearnsetEntry, _ second: LearnsetEntry) -> Bool {
        (first.versionGroup, first.method, first.level, first.move)
            < (second.versionGroup, second.method, second.level, second.move)
    }

    private func writePokemonRows(_ catalog: Catalog) throws(SQLiteError) {
        var positions: [Identifier<Pokemon>: Int] = [:]
        for species in catalog.species {
            for (position, variety) in numbered(species.varieties) {
                positions[variety] = position
            }
        }
        try insert(
            "pokemon",
            """
            id, slug, species_id, position, is_default, height, weight, base_experience
            """,
            catalog.pokemon.map { pokemon in
                [
                    .init(pokemon.id), .init(pokemon.slug), .init(pokemon.species),
                    .init(positions[pokemon.id]), .init(pokemon.isDefault),
                    .init(pokemon.height), .init(pokemon.weight), .init(pokemon.baseExperience),
                ]
            })
    }

    private func writePast(_ pokemon: [Pokemon]) throws(SQLiteError) {
        try insert(
            "pokemon_past_type", "pokemon_id, last_generation_id, slot, type_id",
            pokemon.flatMap { pokemon in
                pokemon.past.types.flatMap { past in
                    numbered(past.elements).map { slot, type in
                        [.init(pokemon.id), .init(past.lastGeneration), .init(slot), .init(type)]
                    }
                }
            })
        try insert(
            "pokemon_past_stat", "pokemon_id, last_generation_id, stat, base, effort",
            pokemon.flatMap { pokemon in
                pokemon.past.stats.flatMap { past in
                    past.elements.map { stat in
                        [.init(pokemon.id), .init(past.lastGeneration)] + columns(of: stat)
                    }
                }
            })
        try insert(
            "pokemon_past_ability",
            "pokemon_id, last_generation_id, slot, is_hidden, ability_id",
            pokemon.flatMap { pokemon in
                pokemon.past.abilities.flatMap { past in
                    past.elements.map { slot in
                        [.init(pokemon.id), .init(past.lastGeneration)] + columns(of: slot)
                    }
                }
            })
    }

    private func writeForms(_ pokemon: [Pokemon]) throws(SQLiteError) {
        try insert(
            "form",
            """
            id, slug, pokemon_id, position, form_slug, name_en, name_ja, label_en, label_ja, \
            is_default, is_battle_only, is_mega, version_group_id, picture
            """,
            pokemon.flatMap { pokemon in
                numbered(pokemon.forms).map { columns(of: $1, of: pokemon.id, at: $0) }
            })
        try insert(
            "form_type", "form_id, slot, type_id",
            pokemon.flatMap { pokemon in
                pokemon.forms.flatMap { form in
                    numbered(form.types).map { [.init(form.id), .init($0), .init($1)] }
                }
            })
    }

    private func columns(
        of form: Form, of pokemon: Identifier<Pokemon>, at position: Int
    ) -> [SQLiteValue] {
        let place: [SQLiteValue] = [
            .init(form.id), .init(form.slug), .init(pokemon), .init(position),
            .init(form.formSlug),
        ]
        return place + named(form.name) + named(form.label) + [
            .init(form.isDefault), .init(form.isBattleOnly), .init(form.isMega),
            .init(form.versionGroup), .init(form.picture),
        ]
    }

    private func columns(of stat: BaseStat) -> [SQLiteValue] {
        [.init(word: stat.stat), .init(stat.base), .init(stat.effort)]
    }

    private func columns(of slot: AbilitySlot) -> [SQLiteValue] {
        [.init(slot.slot), .init(slot.isHidden), .init(slot.ability)]
    }
}
