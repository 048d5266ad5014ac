import PokedexDomain

extension CatalogAssembler {
    /// Joins the forms, by the number of their Pokémon.
    mutating func formsByPokemon() -> [Int: [Form]] {
        let forms = join(.pokemonForm, drafts.forms, slug: \.form.slug) {
            (draft, assembler) throws(MalformedResource) in
            (
                pokemon: try draft.pokemon.number(of: .pokemon, "pokemon"),
                form: try assembler.form(draft)
            )
        }
        return Dictionary(grouping: forms, by: \.pokemon).mapValues { $0.map(\.form) }
    }

    /// Joins the Pokémon, each with those of its forms that are there.
    mutating func joinPokemon(forms: [Int: [Form]]) -> [Pokemon] {
        join(.pokemon, drafts.pokemon, slug: \.slug) {
            (draft, assembler) throws(MalformedResource) in
            try assembler.pokemon(draft.record, forms: forms[draft.record.id] ?? [])
        }
    }

    /// Notes the forms that belong to no Pokémon of the catalog, or that theirs does not name.
    mutating func noteLostForms(_ forms: [Int: [Form]]) {
        let kept = Set(catalog.pokemon.flatMap { $0.forms.map(\.id) })
        for (pokemon, forms) in forms {
            for form in forms where !kept.contains(form.id) {
                remove(.pokemonForm, form.id.rawValue)
                skip(
                    .pokemonForm, form.id.rawValue,
                    isPresent(.pokemon, pokemon)
                        ? MalformedResource(
                            "pokemon names pokemon/\(pokemon), which does not name it")
                        : .missing(ResourceKey(.pokemon, pokemon), in: "pokemon"))
            }
        }
    }

    private mutating func form(_ draft: PokeAPIForm) throws(MalformedResource) -> Form {
        Form(
            id: try identifier(draft.id), slug: try Checked.slug(draft.name),
            formSlug: try Checked.text(draft.formSlug, .slugPart, "form_name"),
            name: try draft.names.localized("names"),
            label: try draft.labels.localized("form_names"),
            types: try types(draft.types, "types"), isDefault: draft.isDefault,
            isBattleOnly: draft.isBattleOnly, isMega: draft.isMega,
            versionGroup: try essential(draft.versionGroup, .versionGroup, "version_group"),
            picture: picture(draft.pictures.sprite.value))
    }

    private mutating func pokemon(
        _ draft: PokeAPIPokemon, forms: [Form]
    ) throws(MalformedResource) -> Pokemon {
        Pokemon(
            id: try identifier(draft.id), slug: try Checked.slug(draft.name),
            species: try species(of: draft), isDefault: draft.isDefault,
            height: try measure(draft.height, FactRange.height, "height"),
            weight: try measure(draft.weight, FactRange.weight, "weight"),
            baseExperience: try Checked.number(
                draft.baseExperience, FactRange.baseExperience, "base_experience"),
            types: try types(draft.types, "types"), stats: try baseStats(draft.stats),
            abilities: try abilities(draft.abilities, "abilities", dropping: "ability"),
            past: try past(draft), pictures: pictures(draft.pictures),
            forms: try inOrder(forms, draft.forms))
    }

    /// The species, which must say the same about this Pokémon as it says itself. Whether the
    /// species is taken shows later.
    private func species(
        of draft: PokeAPIPokemon
    ) throws(MalformedResource) -> Identifier<Species> {
        let number = try draft.species.number(of: .pokemonSpecies, "species")
        guard let species = drafts.species[number] else {
            throw .missing(ResourceKey(.pokemonSpecies, number), in: "species")
        }
        let isNamed = species.varieties.contains { variety in
            variety.isDefault == draft.isDefault
                && variety.pokemon.number(of: .pokemon) == draft.id
        }
        guard isNamed else {
            throw MalformedResource(
                "species names pokemon-species/\(number), which does not name it as a variety with "
                    + "the same is_default")
        }
        return Identifier(number)
    }

    /// The source writes 0 for a height or weight that it does not know.
    private func measure(
        _ value: Nullable<Int>, _ range: ClosedRange<Int>, _ field: String
    ) throws(MalformedResource) -> Int? {
        value.value == 0 ? nil : try Checked.number(value, range, field)
    }

    /// The forms in the Pokémon's order, the one it is shown as first.
    private mutating func inOrder(
        _ forms: [Form], _ references: [PokeAPIReference]
    ) throws(MalformedResource) -> [Form] {
        let known = Dictionary(forms.map { ($0.id.rawValue, $0) }, uniquingKeysWith: { $1 })
        var named: [Form] = []
        for (index, reference) in references.enumerated() {
            let id = try reference.number(of: .pokemonForm, "forms[\(index)]")
            if let form = known[id] {
                if !named.contains(form) { named.append(form) }
            } else {
                drop("form", lacking: ResourceKey(.pokemonForm, id))
            }
        }
        guard !named.isEmpty else {
            throw MalformedResource("forms names none that is there", isWaiting: true)
        }
        return named.filter(\.isDefault) + named.filter { !$0.isDefault }
    }
}
