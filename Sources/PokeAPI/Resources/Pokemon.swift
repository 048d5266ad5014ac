import PokedexDomain

/// A Pokémon without its forms, which are records of their own.
struct PokemonFacts: ResourceFacts {
    var pokemon: Pokemon
    let forms: [Identifier<Form>]
    /// What it learns, in the source's order.
    let entries: [LearnsetEntry]
    var losses: [ResourceLoss] = []

    var number: Int { pokemon.id.rawValue }
    var uniqueSlug: Slug? { pokemon.slug }
    var namedItems: [Identifier<Item>] { pokemon.heldItems.map(\.item) }
}

extension PokemonFacts {
    init(record: Fields) throws {
        var losses: [ResourceLoss] = []
        pokemon = Pokemon(
            id: try record.id(), slug: try record.slug(),
            species: try record.reference("species"), isDefault: try record.flag("is_default"),
            height: try Self.measure(record, "height", FactRange.height),
            weight: try Self.measure(record, "weight", FactRange.weight),
            baseExperience: try record.numberOrNull("base_experience", FactRange.baseExperience),
            types: try record.types("types"), stats: try Self.baseStats(record),
            abilities: try Self.slots(record), past: try Self.past(record),
            pictures: try record.pictures(&losses), forms: [],
            heldItems: try record.heldItems(&losses))
        forms = try record.references("forms")
        entries = try LearnsetEntry.entries(record)
        self.losses = losses
    }

    /// The source writes 0 for a height or weight that it does not know.
    private static func measure(
        _ record: Fields, _ key: AnyKey, _ range: ClosedRange<Int>
    ) throws -> Int? {
        try record.unlessNull(key) { try record.number($0, range, unknown: 0) }
    }

    private static func baseStats(_ record: Fields) throws -> [BaseStat] {
        let stats = try stats(record)
        guard stats.map(\.stat) == Stat.permanent else {
            throw record.malformed("stats", "are not the six that every Pokémon has")
        }
        return stats
    }

    private static func stats(_ record: Fields) throws -> [BaseStat] {
        try record.list("stats") { stat in
            BaseStat(
                stat: try stat.word("stat", "stat"),
                base: try stat.number("base_stat", FactRange.baseStat),
                effort: try stat.number("effort", FactRange.effort))
        }
        .inOrder
    }

    /// The abilities by slot; in the past, a slot may have been empty.
    private static func slots(_ record: Fields) throws -> [AbilitySlot] {
        var slots: [Int: AbilitySlot] = [:]
        for ability in try record.objects("abilities") {
            let slot = try ability.number("slot", FactRange.abilitySlot)
            let filled = AbilitySlot(
                slot: slot, isHidden: try ability.flag("is_hidden"),
                ability: try ability.referenceOrNull("ability"))
            guard slots.updateValue(filled, forKey: slot) == nil else {
                throw ability.malformed("slot", "is \(slot), which another ability has already")
            }
        }
        return slots.values.sorted { $0.slot < $1.slot }
    }

    /// What was different in earlier generations.
    private static func past(_ record: Fields) throws -> PokemonPast {
        PokemonPast(
            types: try past(record, "past_types") { try $0.types("types") },
            abilities: try past(record, "past_abilities") { try slots($0) },
            stats: try past(record, "past_stats") { past in
                let stats = try stats(past)
                guard Set(stats.map(\.stat)).count == stats.count else {
                    throw past.malformed("stats", "has a stat twice")
                }
                return stats
            })
    }

    /// One list for each generation, sorted by it.
    private static func past<Element: Hashable & Sendable>(
        _ record: Fields, _ key: AnyKey, _ elements: (Fields) throws -> [Element]
    ) throws -> [PokemonPast.Entry<Element>] {
        let entries = try record.list(key) { past in
            PokemonPast.Entry(
                lastGeneration: try past.reference("generation"), elements: try elements(past))
        }
        guard Set(entries.map(\.lastGeneration)).count == entries.count else {
            throw record.malformed(key, "has two lists for one generation")
        }
        return entries.filter { !$0.elements.isEmpty }
            .sorted { $0.lastGeneration < $1.lastGeneration }
    }
}

/// A form, and whose it is.
struct FormFacts: ResourceFacts {
    let form: Form
    let pokemon: Identifier<Pokemon>
    var losses: [ResourceLoss] = []

    var number: Int { form.id.rawValue }
    var uniqueSlug: Slug? { form.slug }
}

extension FormFacts {
    init(record: Fields) throws {
        var losses: [ResourceLoss] = []
        let sprites = try record.object("sprites")
        form = Form(
            id: try record.id(), slug: try record.slug(),
            formSlug: try record.text("form_name", .slugPart), name: try record.names(),
            label: try record.names("form_names"), types: try record.types("types"),
            isDefault: try record.flag("is_default"),
            isBattleOnly: try record.flag("is_battle_only"), isMega: try record.flag("is_mega"),
            versionGroup: try record.reference("version_group"),
            picture: try sprites.unlessNull("front_default") { try sprites.picture($0, &losses) })
        pokemon = try record.reference("pokemon")
        self.losses = losses
    }
}

extension Catalog {
    var pokemonFacts: [PokemonFacts] {
        pokemon.map { pokemon in
            PokemonFacts(
                pokemon: pokemon, forms: pokemon.forms.map(\.id),
                entries: (learnsets[pokemon.id] ?? .empty).entries)
        }
    }

    var formFacts: [FormFacts] {
        pokemon.flatMap { pokemon in
            pokemon.forms.map { FormFacts(form: $0, pokemon: pokemon.id) }
        }
    }
}

extension Fields {
    /// One or two types in the order of their slots.
    fileprivate func types(_ key: AnyKey) throws -> [Identifier<PokemonType>] {
        let slots: [(slot: Int, type: Identifier<PokemonType>)] = try list(key) {
            (try $0.number("slot", Int.min...Int.max), try $0.reference("type"))
        }
        .sorted { $0.slot < $1.slot }
        guard !slots.isEmpty, slots.map(\.slot) == [Int](1...slots.count),
            FactRange.typeSlot.contains(slots.count)
        else { throw malformed(key, "are not one or two with the slots 1 and 2") }
        return slots.map(\.type)
    }

    /// The items that wild ones hold, games that agree together, sorted by item and games. What cannot
    /// be is left out and noted.
    fileprivate func heldItems(_ losses: inout [ResourceLoss]) throws -> [HeldItem] {
        var chances: [Identifier<Item>: [Identifier<GameVersion>: Int]] = [:]
        for held in try objects("held_items") {
            for detail in try held.objects("version_details") {
                try losses.noting("held item") {
                    let item: Identifier<Item> = try held.reference("item")
                    let version: Identifier<GameVersion> = try detail.reference("version")
                    let chance = try detail.number("rarity", FactRange.heldChance)
                    guard chances[item]?[version] == nil else {
                        throw detail.malformed("version", "names \(ResourceKey(version)) again")
                    }
                    chances[item, default: [:]][version] = chance
                }
            }
        }
        return chances.flatMap { item, chances in
            Dictionary(grouping: chances.keys) { chances[$0] }.compactMap { chance, versions in
                chance.map { HeldItem(item: item, versions: versions.sorted(), chance: $0) }
            }
        }
        .sorted()
    }
}

// MARK: - Pictures

extension Pictures {
    /// The address that the source's pictures are below.
    static let base = "https://raw.githubusercontent.com/PokeAPI/sprites/master/sprites/"
}

extension Fields {
    /// The pictures, as far as they are used; an absent key is an absent picture.
    fileprivate func pictures(_ losses: inout [ResourceLoss]) throws -> Pictures {
        var paths: [Pictures.Kind: String] = [:]
        func take(_ kinds: [(Pictures.Kind, AnyKey)], of sprites: Fields?) throws {
            for (kind, key) in kinds {
                paths[kind] = try sprites?.ifPresent(key) { try sprites?.picture($0, &losses) }
            }
        }
        let sprites = try object("sprites")
        let other = try sprites.ifPresent("other") { try sprites.object($0) }
        try take(
            [(.sprite, "front_default"), (.shiny, "front_shiny"), (.female, "front_female")],
            of: sprites)
        try take(
            [(.home, "front_default"), (.homeShiny, "front_shiny")],
            of: try other?.ifPresent("home") { try other?.object($0) })
        try take(
            [(.artwork, "front_default"), (.artworkShiny, "front_shiny")],
            of: try other?.ifPresent("official-artwork") { try other?.object($0) })
        return Pictures(paths: paths)
    }

    /// The path of a picture below ``Pictures/base``; another address is left out and noted.
    fileprivate func picture(_ key: AnyKey, _ losses: inout [ResourceLoss]) throws -> String? {
        let address = try text(key)
        let path = String(address.dropFirst(Pictures.base.count))
        if address.hasPrefix(Pictures.base), TextRule.path.objection(to: path) == nil {
            return path
        }
        losses.append(
            ResourceLoss(
                element: "picture", reason: "\(quoted(address)) is no path below \(Pictures.base)"))
        return nil
    }
}

extension Species {
    init(record: Fields) throws {
        self.init(
            id: try record.id(), slug: try record.slug(), name: try record.names(),
            genus: try record.names("genera", "genus"),
            generation: try record.reference("generation"),
            femaleEighths: try record.number("gender_rate", FactRange.femaleEighths, unknown: -1),
            captureRate: try record.numberOrNull("capture_rate", FactRange.byte),
            baseHappiness: try record.numberOrNull("base_happiness", FactRange.byte),
            hatchCounter: try record.numberOrNull("hatch_counter", FactRange.byte),
            growthRate: try record.referenceOrNull("growth_rate"),
            eggGroups: try record.references("egg_groups"),
            color: try record.referenceOrNull("color"), shape: try record.referenceOrNull("shape"),
            habitat: try record.referenceOrNull("habitat"), isBaby: try record.flag("is_baby"),
            isLegendary: try record.flag("is_legendary"),
            isMythical: try record.flag("is_mythical"),
            hasGenderDifferences: try record.flag("has_gender_differences"),
            formsSwitchable: try record.flag("forms_switchable"),
            evolvesFrom: try record.referenceOrNull("evolves_from_species"),
            evolutionChain: try record.referenceOrNull("evolution_chain"),
            varieties: try Self.varieties(record))
    }

    /// The Pokémon, the default one first.
    private static func varieties(_ record: Fields) throws -> [Identifier<Pokemon>] {
        let all: [(isDefault: Bool, pokemon: Identifier<Pokemon>)] = try record.list("varieties") {
            (try $0.flag("is_default"), try $0.reference("pokemon"))
        }
        let defaults = all.filter(\.isDefault)
        guard defaults.count == 1 else {
            throw record.malformed("varieties", "has \(defaults.count) default ones instead of one")
        }
        return (defaults + all.filter { !$0.isDefault }).map(\.pokemon).reduce(into: []) {
            if !$0.contains($1) { $0.append($1) }
        }
    }
}
