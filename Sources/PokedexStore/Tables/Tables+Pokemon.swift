import PokedexDomain

extension Tables {
    /// The column `position` is added by ``EntityKind``: it follows from the order of a species'
    /// varieties.
    static let pokemon = Table<Pokemon>("pokemon") { row in
        try Pokemon(
            id: row.id(\.id), slug: row.slug(\.slug), species: row("species_id", \.species),
            isDefault: row("is_default", \.isDefault),
            height: row("height", \.height, FactRange.height),
            weight: row("weight", \.weight, FactRange.weight),
            baseExperience: row("base_experience", \.baseExperience, FactRange.baseExperience),
            types: row.list("types", slotTypes("pokemon_type", of: "pokemon_id"), \.types),
            stats: row.list("stats", pokemonStats, \.stats).inOrder,
            abilities: row.list("abilities", pokemonAbilities, \.abilities),
            past: PokemonPast(
                types: grouped(row.list("past_types", pastTypes, { flat($0.past.types) })),
                abilities: grouped(
                    row.list("past_abilities", pastAbilities, { flat($0.past.abilities) })),
                stats: grouped(row.list("past_stats", pastStats, { flat($0.past.stats) }))
                    .map { .init(lastGeneration: $0.lastGeneration, elements: $0.elements.inOrder) }
            ),
            pictures: Pictures(
                paths: Dictionary(
                    row.list("pictures", pokemonPictures, { flat($0.pictures) })
                        .map { ($0.kind, $0.path) }, uniquingKeysWith: { first, _ in first })),
            forms: row.list("forms", pokemonForms, \.forms),
            encounters: row.list("encounters", pokemonEncounters, \.encounters),
            heldItems: row.list("held_items", pokemonHeldItems, \.heldItems),
            ownEggGroups: row.list("egg_groups", ownEggGroups, \.ownEggGroups),
            ownFemaleEighths: row.list(
                "gender", ownGender, { [$0.ownFemaleEighths].compactMap(\.self) }
            ).first)
    }

    /// The types of Pokémon or forms.
    private static func slotTypes(
        _ name: String, of owner: String
    ) -> Table<Identifier<PokemonType>> {
        Table<Identifier<PokemonType>>(name, of: owner, position: "slot") { row in
            try row("type_id", \.self)
        }
    }

    private static let ownEggGroups = Table<Identifier<EggGroup>>(
        "pokemon_egg_group", of: "pokemon_id", key: ["egg_group_id"]
    ) { row in
        try row("egg_group_id", \.self)
    }

    private static let ownGender = Table<Int>("pokemon_gender", of: "pokemon_id") { row in
        try row("female_eighths", \.self, FactRange.femaleEighths)
    }

    private static let pokemonStats = Table<BaseStat>(
        "pokemon_stat", of: "pokemon_id", key: ["stat"]
    ) { row in
        try BaseStat(
            stat: row("stat", \.stat), base: row("base", \.base, FactRange.baseStat),
            effort: row("effort", \.effort, FactRange.effort))
    }

    private static let pokemonAbilities = Table<AbilitySlot>(
        "pokemon_ability", of: "pokemon_id", key: ["slot"]
    ) { row in
        try AbilitySlot(
            slot: row("slot", \.slot, FactRange.abilitySlot),
            isHidden: row("is_hidden", \.isHidden), ability: row("ability_id", \.ability))
    }

    private static let pokemonPictures = Table<(kind: Pictures.Kind, path: String)>(
        "pokemon_picture", of: "pokemon_id", key: ["kind"]
    ) { row in
        try (row("kind", { $0.kind }), row("path", { $0.path }, .path))
    }

    private static func flat(_ pictures: Pictures) -> [(kind: Pictures.Kind, path: String)] {
        Pictures.Kind.allCases.compactMap { kind in pictures[kind].map { (kind, $0) } }
    }

    private static let pokemonForms = Table<Form>(
        "form", of: "pokemon_id", position: "position", key: ["id"]
    ) { row in
        try Form(
            id: row.id(\.id), slug: row.slug(\.slug),
            formSlug: row("form_slug", \.formSlug, .slugPart), name: row.names("name", \.name),
            label: row.names("label", \.label),
            types: row.list("types", slotTypes("form_type", of: "form_id"), \.types),
            isDefault: row("is_default", \.isDefault),
            isBattleOnly: row("is_battle_only", \.isBattleOnly), isMega: row("is_mega", \.isMega),
            versionGroup: row("version_group_id", \.versionGroup),
            picture: row("picture", \.picture, .path))
    }
}

// What Pokémon were in earlier generations: the tables have a row for each element.
extension Tables {
    struct Past<Element> {
        let lastGeneration: Identifier<Generation>
        /// Its position among those of the generation, from 1 on.
        let slot: Int
        let element: Element
    }

    private static let pastTypes = Table<Past<Identifier<PokemonType>>>(
        "pokemon_past_type", of: "pokemon_id", key: ["last_generation_id", "slot"]
    ) { row in
        try Past(
            lastGeneration: row("last_generation_id", \.lastGeneration),
            slot: row("slot", \.slot, FactRange.typeSlot), element: row("type_id", \.element))
    }

    private static let pastAbilities = Table<Past<AbilitySlot>>(
        "pokemon_past_ability", of: "pokemon_id", key: ["last_generation_id", "slot"]
    ) { row in
        let generation = try row("last_generation_id", \.lastGeneration)
        let slot = try AbilitySlot(
            slot: row("slot", \.element.slot, FactRange.abilitySlot),
            isHidden: row("is_hidden", \.element.isHidden),
            ability: row("ability_id", \.element.ability))
        return Past(lastGeneration: generation, slot: slot.slot, element: slot)
    }

    private static let pastStats = Table<Past<BaseStat>>(
        "pokemon_past_stat", of: "pokemon_id", key: ["last_generation_id", "stat"]
    ) { row in
        let generation = try row("last_generation_id", \.lastGeneration)
        let stat = try BaseStat(
            stat: row("stat", \.element.stat),
            base: row("base", \.element.base, FactRange.baseStat),
            effort: row("effort", \.element.effort, FactRange.effort))
        return Past(lastGeneration: generation, slot: 0, element: stat)
    }

    static func flat<Element>(
        _ entries: [PokemonPast.Entry<Element>]
    ) -> [Past<Element>] {
        entries.flatMap { entry in
            entry.elements.enumerated().map { index, element in
                Past(lastGeneration: entry.lastGeneration, slot: index + 1, element: element)
            }
        }
    }

    static func grouped<Element>(
        _ rows: [Past<Element>]
    ) -> [PokemonPast.Entry<Element>] {
        Dictionary(grouping: rows, by: \.lastGeneration).sorted { $0.key < $1.key }
            .map { .init(lastGeneration: $0, elements: $1.map(\.element)) }
    }
}
