import Foundation
import PokedexDomain

/// PokéAPI's `pokemon`.
struct PokeAPIPokemon: PokeAPIRecord {
    let id: Int
    let name: String
    let species: PokeAPIReference
    let isDefault: Bool
    let height: Nullable<Int>
    let weight: Nullable<Int>
    let baseExperience: Nullable<Int>
    let types: [TypeSlot]
    let stats: [Stat]
    let abilities: [Ability]
    let pastTypes: [PastTypes]
    let pastStats: [PastStats]
    let pastAbilities: [PastAbilities]
    let pictures: Sprites
    let forms: [PokeAPIReference]
    let heldItems: [PokeAPIHeldItem]
    let moves: PokeAPILearnset

    private enum CodingKeys: String, CodingKey {
        case id, name, species, height, weight, types, stats, abilities, forms, moves
        case isDefault = "is_default"
        case baseExperience = "base_experience"
        case pastTypes = "past_types"
        case pastStats = "past_stats"
        case pastAbilities = "past_abilities"
        case pictures = "sprites"
        case heldItems = "held_items"
    }

    /// A type with its position, 1 or 2.
    struct TypeSlot: Decodable, Sendable {
        let slot: Int
        let type: PokeAPIReference
    }

    /// A base stat.
    struct Stat: Decodable, Sendable {
        let base: Int
        let effort: Int
        let stat: PokeAPIWord

        private enum CodingKeys: String, CodingKey {
            case effort, stat
            case base = "base_stat"
        }
    }

    /// An ability with its slot; in the past, a slot may have been empty.
    struct Ability: Decodable, Sendable {
        let slot: Int
        let isHidden: Bool
        let ability: Nullable<PokeAPIReference>

        private enum CodingKeys: String, CodingKey {
            case slot, ability
            case isHidden = "is_hidden"
        }
    }

    /// The types up to and including a generation.
    struct PastTypes: Decodable, Sendable {
        let generation: PokeAPIReference
        let types: [TypeSlot]
    }

    /// The base stats that differed up to and including a generation.
    struct PastStats: Decodable, Sendable {
        let generation: PokeAPIReference
        let stats: [Stat]
    }

    /// The abilities that differed up to and including a generation.
    struct PastAbilities: Decodable, Sendable {
        let generation: PokeAPIReference
        let abilities: [Ability]
    }

    /// The pictures, as far as they are used; an absent key is an absent picture.
    struct Sprites: Decodable, Sendable {
        let sprite: String?
        let shiny: String?
        let female: String?
        let other: Others?

        private enum CodingKeys: String, CodingKey {
            case other
            case sprite = "front_default"
            case shiny = "front_shiny"
            case female = "front_female"
        }

        /// The large pictures.
        struct Others: Decodable, Sendable {
            let home: Pair?
            let artwork: Pair?

            private enum CodingKeys: String, CodingKey {
                case home
                case artwork = "official-artwork"
            }
        }

        /// A picture and the shiny one.
        struct Pair: Decodable, Sendable {
            let normal: String?
            let shiny: String?

            private enum CodingKeys: String, CodingKey {
                case normal = "front_default"
                case shiny = "front_shiny"
            }
        }
    }

    static var packedFields: [String: StoredRecord.Packing] { ["moves": PokeAPILearnset.packed] }

    func facts() throws(MalformedResource) -> PokemonFacts {
        var losses: [ResourceLoss] = []
        let pokemon = Pokemon(
            id: try Checked.id(id), slug: try Checked.slug(name),
            species: try species.id("species"), isDefault: isDefault,
            height: try Self.measure(height, FactRange.height, "height"),
            weight: try Self.measure(weight, FactRange.weight, "weight"),
            baseExperience: try Checked.number(
                baseExperience, FactRange.baseExperience, "base_experience"),
            types: try types.ids("types"), stats: try baseStats(),
            abilities: try Self.slots(abilities, "abilities"), past: try past(),
            pictures: pictures.pictures(&losses), forms: [],
            heldItems: heldItems.heldItems(&losses))
        return PokemonFacts(
            pokemon: pokemon, forms: try forms.ids("forms"), entries: moves.entries,
            losses: losses)
    }

    /// The source writes 0 for a height or weight that it does not know.
    private static func measure(
        _ value: Nullable<Int>, _ range: ClosedRange<Int>, _ field: String
    ) throws(MalformedResource) -> Int? {
        value.value == 0 ? nil : try Checked.number(value, range, field)
    }

    private func baseStats() throws(MalformedResource) -> [BaseStat] {
        let stats = try Self.stats(stats, "stats")
        guard stats.map(\.stat) == PokedexDomain.Stat.permanent else {
            throw MalformedResource("stats are not the six that every Pokémon has")
        }
        return stats
    }

    private static func stats(
        _ stats: [Stat], _ field: String
    ) throws(MalformedResource) -> [BaseStat] {
        try stats.enumerated().map { (index, stat) throws(MalformedResource) in
            let field = "\(field)[\(index)]"
            return BaseStat(
                stat: try stat.stat.word("stat", "\(field).stat.name"),
                base: try Checked.number(stat.base, FactRange.baseStat, "\(field).base_stat"),
                effort: try Checked.number(stat.effort, FactRange.effort, "\(field).effort"))
        }
        .inOrder
    }

    private static func slots(
        _ abilities: [Ability], _ field: String
    ) throws(MalformedResource) -> [AbilitySlot] {
        var slots: [Int: AbilitySlot] = [:]
        for (index, ability) in abilities.enumerated() {
            let field = "\(field)[\(index)]"
            let slot = try Checked.number(ability.slot, FactRange.abilitySlot, "\(field).slot")
            let filled = AbilitySlot(
                slot: slot, isHidden: ability.isHidden,
                ability: try ability.ability.id("\(field).ability"))
            guard slots.updateValue(filled, forKey: slot) == nil else {
                throw MalformedResource(
                    "\(field).slot is \(slot), which another ability has already")
            }
        }
        return slots.values.sorted { $0.slot < $1.slot }
    }
}

// MARK: - The past

extension PokeAPIPokemon {
    /// What was different in earlier generations.
    private func past() throws(MalformedResource) -> PokemonPast {
        PokemonPast(
            types: try Self.distinct(pastTypes, "past_types", \.generation) {
                (past, field) throws(MalformedResource) in try past.types.ids("\(field).types")
            },
            abilities: try Self.distinct(pastAbilities, "past_abilities", \.generation) {
                (past, field) throws(MalformedResource) in
                try Self.slots(past.abilities, "\(field).abilities")
            },
            stats: try Self.distinct(pastStats, "past_stats", \.generation) {
                (past, field) throws(MalformedResource) in
                let stats = try Self.stats(past.stats, "\(field).stats")
                guard Set(stats.map(\.stat)).count == stats.count else {
                    throw MalformedResource("\(field).stats has a stat twice")
                }
                return stats
            })
    }

    /// One list for each generation, sorted by it.
    private static func distinct<Past, Element: Hashable & Sendable>(
        _ all: [Past], _ field: String, _ generation: KeyPath<Past, PokeAPIReference>,
        _ elements: (Past, _ field: String) throws(MalformedResource) -> [Element]
    ) throws(MalformedResource) -> [PokemonPast.Entry<Element>] {
        let entries = try all.enumerated().map { (index, past) throws(MalformedResource) in
            let field = "\(field)[\(index)]"
            return PokemonPast.Entry(
                lastGeneration: try past[keyPath: generation].id("\(field).generation"),
                elements: try elements(past, field))
        }
        guard Set(entries.map(\.lastGeneration)).count == entries.count else {
            throw MalformedResource("\(field) has two lists for one generation")
        }
        return entries.filter { !$0.elements.isEmpty }
            .sorted { $0.lastGeneration < $1.lastGeneration }
    }
}

extension [PokeAPIPokemon.TypeSlot] {
    /// One or two types in the order of their slots.
    func ids(_ field: String) throws(MalformedResource) -> [Identifier<PokemonType>] {
        let slots = enumerated().sorted { $0.element.slot < $1.element.slot }
        guard !slots.isEmpty, slots.map(\.element.slot) == [Int](1...slots.count),
            FactRange.typeSlot.contains(slots.count)
        else { throw MalformedResource("\(field) are not one or two with the slots 1 and 2") }
        return try slots.map { (index, slot) throws(MalformedResource) in
            try slot.type.id("\(field)[\(index)].type")
        }
    }
}

// MARK: - Pictures

extension PokeAPIPokemon.Sprites {
    /// The address that the source's pictures are below.
    static let base = "https://raw.githubusercontent.com/PokeAPI/sprites/master/sprites/"

    /// The paths of the pictures below ``base``; other addresses are left out and noted.
    fileprivate func pictures(_ losses: inout [ResourceLoss]) -> Pictures {
        let addresses: [Pictures.Kind: String?] = [
            .sprite: sprite, .shiny: shiny, .female: female, .home: other?.home?.normal,
            .homeShiny: other?.home?.shiny, .artwork: other?.artwork?.normal,
            .artworkShiny: other?.artwork?.shiny,
        ]
        return Pictures(paths: addresses.compactMapValues { Self.path($0, &losses) })
    }

    /// The path of a picture below ``base``.
    static func path(_ address: String?, _ losses: inout [ResourceLoss]) -> String? {
        guard let address else { return nil }
        let path = String(address.dropFirst(base.count))
        guard address.hasPrefix(base), TextRule.path.objection(to: path) == nil else {
            losses.append(
                ResourceLoss(
                    element: "picture", reason: "\(quoted(address)) is no path below \(base)"))
            return nil
        }
        return path
    }
}

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

extension Catalog {
    /// The Pokémon with what they learn.
    var pokemonFacts: [PokemonFacts] {
        pokemon.map { pokemon in
            PokemonFacts(
                pokemon: pokemon, forms: pokemon.forms.map(\.id),
                entries: (learnsets[pokemon.id] ?? .empty).entries)
        }
    }
}
