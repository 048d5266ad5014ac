import PokedexDomain

extension CatalogReader {
    func pokemon() throws(DatabaseProblem) -> [Pokemon] {
        var types = try pokemonTypes()
        var stats = try children(
            of: Pokemon.self, "pokemon_stat", "pokemon_id, stat, base, effort",
            { (row: inout Row) throws(DatabaseProblem) in try baseStat(&row) })
        var abilities = try children(
            of: Pokemon.self, "pokemon_ability", "pokemon_id, slot, is_hidden, ability_id",
            { (row: inout Row) throws(DatabaseProblem) in try abilitySlot(&row) })
        var past = try PastFacts(reader: self)
        var pictures = try pictures()
        var forms = try forms()
        let pokemon = try rows(
            "pokemon", "id, slug, species_id, is_default, height, weight, base_experience"
        ) { (row: inout Row) throws(DatabaseProblem) in
            let id: Identifier<Pokemon> = try row.identifier()
            return Pokemon(
                id: id, slug: try row.slug(), species: try row.identifier(),
                isDefault: try row.flag(), height: try row.optionalInteger(FactRange.height),
                weight: try row.optionalInteger(FactRange.weight),
                baseExperience: try row.optionalInteger(FactRange.baseExperience),
                types: types.take(id), stats: stats.take(id).inOrder,
                abilities: abilities.take(id), past: past.take(id),
                pictures: Pictures(
                    paths: Dictionary(pictures.take(id), uniquingKeysWith: { first, _ in first })),
                forms: forms.take(id))
        }
        try types.requireNoneLeft()
        try stats.requireNoneLeft()
        try abilities.requireNoneLeft()
        try past.requireNoneLeft()
        try pictures.requireNoneLeft()
        try forms.requireNoneLeft()
        return pokemon
    }

    func baseStat(_ row: inout Row) throws(DatabaseProblem) -> BaseStat {
        BaseStat(
            stat: try row.word(), base: try row.integer(FactRange.baseStat),
            effort: try row.integer(FactRange.effort))
    }

    func abilitySlot(_ row: inout Row) throws(DatabaseProblem) -> AbilitySlot {
        AbilitySlot(
            slot: try row.integer(FactRange.abilitySlot), isHidden: try row.flag(),
            ability: try row.optionalIdentifier())
    }

    private func pokemonTypes() throws(DatabaseProblem)
        -> Children<Pokemon, Identifier<PokemonType>>
    {
        try children(of: Pokemon.self, "pokemon_type", "pokemon_id, type_id", order: "1, slot") {
            (row: inout Row) throws(DatabaseProblem) in try row.identifier()
        }
    }

    private func pictures() throws(DatabaseProblem) -> Children<Pokemon, (Pictures.Kind, String)> {
        try children(of: Pokemon.self, "pokemon_picture", "pokemon_id, kind, path") {
            (row: inout Row) throws(DatabaseProblem) in (try row.word(), try row.text(.path))
        }
    }

    private func forms() throws(DatabaseProblem) -> Children<Pokemon, Form> {
        var types: Children<Form, Identifier<PokemonType>> = try children(
            of: Form.self, "form_type", "form_id, type_id", order: "1, slot"
        ) { (row: inout Row) throws(DatabaseProblem) in try row.identifier() }
        let forms = try children(
            of: Pokemon.self, "form",
            """
            pokemon_id, id, slug, form_slug, name_en, name_ja, label_en, label_ja, is_default, \
            is_battle_only, is_mega, version_group_id, picture
            """, order: "1, position"
        ) { (row: inout Row) throws(DatabaseProblem) in
            let id: Identifier<Form> = try row.identifier()
            return Form(
                id: id, slug: try row.slug(), formSlug: try row.text(.slugPart),
                name: try row.name(), label: try row.name(), types: types.take(id),
                isDefault: try row.flag(), isBattleOnly: try row.flag(),
                isMega: try row.flag(), versionGroup: try row.identifier(),
                picture: try row.optionalText(.path))
        }
        try types.requireNoneLeft()
        return forms
    }
}
