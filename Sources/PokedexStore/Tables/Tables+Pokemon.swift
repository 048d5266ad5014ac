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
                types: grouped(
                    row.list(
                        "past_types", types("pokemon_past_type", "last_generation_id"),
                        { flat($0.past.types) })),
                abilities: grouped(
                    row.list(
                        "past_abilities", abilities("pokemon_past_ability", "last_generation_id"),
                        { flat($0.past.abilities) })),
                stats: grouped(
                    row.list(
                        "past_stats", stats("pokemon_past_stat", "last_generation_id"),
                        { flat($0.past.stats) })
                ).map { .init(lastGeneration: $0.lastGeneration, elements: $0.elements.inOrder) },
                training: grouped(
                    row.list(
                        "past_values", training("pokemon_past_value", "last_generation_id"),
                        { flat($0.past.training) }))),
            inGames: gameValues(row),
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
            ).first,
            masteries: row.list("masteries", masteries, \.masteries))
    }

    private static let masteries = Table<Mastery>(
        "mastery", of: "pokemon_id", key: ["version_group_id", "move_id"]
    ) { row in
        try Mastery(
            game: row("version_group_id", \.game), move: row("move_id", \.move),
            level: row("level", \.level, FactRange.learnLevel))
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

// What Pokémon were in earlier generations, and are in single games: the tables have a row for each element.
extension Tables {
    struct Then<Time, Element> {
        /// The last generation, or the game.
        let time: Identifier<Time>
        /// Its position among those of that time, from 1 on.
        let slot: Int
        let element: Element
    }

    private static func types<Time>(
        _ name: String, _ time: String
    ) -> Table<Then<Time, Identifier<PokemonType>>> {
        Table(name, of: "pokemon_id", key: [time, "slot"]) { row in
            try Then(
                time: row(time, \.time), slot: row("slot", \.slot, FactRange.typeSlot),
                element: row("type_id", \.element))
        }
    }

    private static func abilities<Time>(
        _ name: String, _ time: String
    ) -> Table<Then<Time, AbilitySlot>> {
        Table(name, of: "pokemon_id", key: [time, "slot"]) { row in
            let time = try row(time, \.time)
            let slot = try AbilitySlot(
                slot: row("slot", \.element.slot, FactRange.abilitySlot),
                isHidden: row("is_hidden", \.element.isHidden),
                ability: row("ability_id", \.element.ability))
            return Then(time: time, slot: slot.slot, element: slot)
        }
    }

    private static func stats<Time>(
        _ name: String, _ time: String
    ) -> Table<Then<Time, BaseStat>> {
        Table(name, of: "pokemon_id", key: [time, "stat"]) { row in
            let time = try row(time, \.time)
            let stat = try BaseStat(
                stat: row("stat", \.element.stat),
                base: row("base", \.element.base, FactRange.baseStat),
                effort: row("effort", \.element.effort, FactRange.effort))
            return Then(time: time, slot: 0, element: stat)
        }
    }

    private static let gameEggGroups = Table<Then<VersionGroup, Identifier<EggGroup>>>(
        "pokemon_game_egg_group", of: "pokemon_id", key: ["version_group_id", "egg_group_id"]
    ) { row in
        try Then(
            time: row("version_group_id", \.time), slot: 0, element: row("egg_group_id", \.element))
    }

    private static func training<Time>(
        _ name: String, _ time: String
    ) -> Table<Then<Time, TrainingValues>> {
        Table(name, of: "pokemon_id", key: [time]) { row in
            let time = try row(time, \.time)
            let values = try TrainingValues(
                captureRate: row("capture_rate", \.element.captureRate, FactRange.byte),
                baseHappiness: row("base_happiness", \.element.baseHappiness, FactRange.byte),
                baseExperience: row(
                    "base_experience", \.element.baseExperience, FactRange.baseExperience))
            guard values != TrainingValues() else { throw row.problem("no value is known") }
            return Then(time: time, slot: 0, element: values)
        }
    }

    static func flat<Element>(
        _ entries: [PokemonPast.Entry<Element>]
    ) -> [Then<Generation, Element>] {
        entries.flatMap { entry in
            entry.elements.enumerated().map { index, element in
                Then(time: entry.lastGeneration, slot: index + 1, element: element)
            }
        }
    }

    static func grouped<Element>(
        _ rows: [Then<Generation, Element>]
    ) -> [PokemonPast.Entry<Element>] {
        byTime(rows).map { .init(lastGeneration: $0, elements: $1) }
    }

    private static func byTime<Time, Element>(
        _ rows: [Then<Time, Element>]
    ) -> [(Identifier<Time>, [Element])] {
        Dictionary(grouping: rows, by: \.time).sorted { $0.key < $1.key }
            .map { ($0, $1.map(\.element)) }
    }

    /// What is different in single games, from its five tables.
    private static func gameValues(
        _ row: TableRow<Pokemon>
    ) throws -> [PokemonGameValues] {
        func flat<Element>(
            _ elements: @escaping (PokemonGameValues) -> [Element]
        ) -> (Pokemon) -> [Then<VersionGroup, Element>] {
            { pokemon in
                pokemon.inGames.flatMap { values in
                    elements(values).enumerated().map {
                        Then(time: values.game, slot: $0 + 1, element: $1)
                    }
                }
            }
        }
        let types = try row.list(
            "game_types", types("pokemon_game_type", "version_group_id"), flat(\.types))
        let abilities = try row.list(
            "game_abilities", abilities("pokemon_game_ability", "version_group_id"),
            flat(\.abilities))
        let stats = try row.list(
            "game_stats", stats("pokemon_game_stat", "version_group_id"), flat(\.stats))
        let training = try row.list(
            "game_values", training("pokemon_game_value", "version_group_id"),
            flat { $0.training == TrainingValues() ? [] : [$0.training] })
        let eggGroups = try row.list("game_egg_groups", gameEggGroups, flat(\.eggGroups))
        var games: [Identifier<VersionGroup>: PokemonGameValues] = [:]
        func take<Element>(
            _ rows: [Then<VersionGroup, Element>],
            _ change: (inout PokemonGameValues, [Element]) -> Void
        ) {
            for (game, elements) in byTime(rows) {
                change(&games[game, default: PokemonGameValues(game: game)], elements)
            }
        }
        take(types) { $0.types = $1 }
        take(abilities) { $0.abilities = $1 }
        take(stats) { $0.stats = $1.inOrder }
        take(training) { $0.training = $1[0] }
        take(eggGroups) { $0.eggGroups = $1 }
        return games.values.sorted { $0.game < $1.game }
    }
}
