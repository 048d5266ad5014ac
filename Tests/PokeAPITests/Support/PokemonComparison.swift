import PokedexDomain

@testable import PokeAPI

private let base = "https://raw.githubusercontent.com/PokeAPI/sprites/master/sprites/"

/// A Pokémon beside its JSON.
struct PokemonComparison {
    let differences: [String]

    init(_ pokemon: Pokemon, _ json: JSON) {
        var found = Differences()
        let path = pokemon.slug.text
        found.compare("\(path).id", pokemon.id.rawValue, json["id"].int)
        found.compare("\(path).name", path, json["name"].string)
        found.compare("\(path).species", pokemon.species.rawValue, json["species"].id)
        found.compare("\(path).is_default", pokemon.isDefault, json["is_default"].bool)
        found.compare("\(path).height", pokemon.height ?? 0, json["height"].int)
        found.compare("\(path).weight", pokemon.weight ?? 0, json["weight"].int)
        found.compare(
            "\(path).base_experience", pokemon.baseExperience, json["base_experience"].int)
        found.compare("\(path).types", pokemon.types.map(\.rawValue), types(json["types"]))
        found.compare("\(path).stats", pokemon.stats.map(text), json["stats"].array.map(stat))
        found.compare(
            "\(path).abilities", pokemon.abilities.map(text), json["abilities"].array.map(slot))
        found.compare("\(path).held_items", Self.held(pokemon), Self.held(json["held_items"]))
        Self.comparePast(pokemon, json, &found)
        Self.comparePictures(pokemon, json["sprites"], &found)
        found.compare(
            "\(path).forms", Set(pokemon.forms.map(\.id.rawValue)),
            Set(json["forms"].array.compactMap(\.id)))
        found.compare("\(path).forms.count", pokemon.forms.count, json["forms"].array.count)
        differences = found.found
    }

    /// What it holds in each game: `item version chance`.
    private static func held(_ pokemon: Pokemon) -> Set<[Int]> {
        Set(
            pokemon.heldItems.flatMap { held in
                held.versions.map { [held.item.rawValue, $0.rawValue, held.chance] }
            })
    }

    private static func held(_ json: JSON) -> Set<[Int]> {
        Set(
            json.array.flatMap { held in
                held["version_details"].array.map { detail in
                    [held["item"].id, detail["version"].id, detail["rarity"].int].map { $0 ?? 0 }
                }
            })
    }

    private static func comparePast(
        _ pokemon: Pokemon, _ json: JSON, _ found: inout Differences
    ) {
        let past = pokemon.past
        let path = pokemon.slug.text
        found.compare(
            "\(path).past_types",
            past.types.map { [$0.lastGeneration.rawValue] + $0.elements.map(\.rawValue) },
            json["past_types"].array.map { [$0["generation"].id ?? 0] + types($0["types"]) })
        found.compare(
            "\(path).past_abilities",
            past.abilities.map { "\($0.lastGeneration.rawValue)\($0.elements.map(text))" },
            json["past_abilities"].array.map {
                "\($0["generation"].id ?? 0)\($0["abilities"].array.map(slot))"
            })
        found.compare(
            "\(path).past_stats",
            past.stats.map { "\($0.lastGeneration.rawValue)\($0.elements.map(text))" },
            json["past_stats"].array.map {
                "\($0["generation"].id ?? 0)\($0["stats"].array.map(stat))"
            })
    }

    private static func comparePictures(
        _ pokemon: Pokemon, _ json: JSON, _ found: inout Differences
    ) {
        let other = json["other"]
        let addresses: [Pictures.Kind: JSON] = [
            .sprite: json["front_default"], .shiny: json["front_shiny"],
            .female: json["front_female"], .home: other["home"]["front_default"],
            .homeShiny: other["home"]["front_shiny"],
            .artwork: other["official-artwork"]["front_default"],
            .artworkShiny: other["official-artwork"]["front_shiny"],
        ]
        for kind in Pictures.Kind.allCases {
            found.compare(
                "\(pokemon.slug).\(kind)", pokemon.pictures[kind].map { base + $0 },
                addresses[kind]?.string)
        }
    }
}

/// A learnset beside its Pokémon's JSON.
struct LearnsetComparison {
    let differences: [String]

    init(_ learnset: Learnset, _ source: SourceLearnset) {
        let expected = source.entries
        let held = learnset.entries.map { entry in
            [
                entry.move.rawValue, entry.versionGroup.rawValue, entry.method.rawValue,
                entry.level, entry.order ?? -1,
            ]
        }
        var found = Differences()
        found.compare("\(source.name) learns the same", Set(held) == Set(expected), true)
        found.compare("\(source.name).moves", held.count, expected.count)
        found.compare(
            "\(source.name).moves are sorted",
            learnset.entries == learnset.entries.sorted(), true)
        differences = found.found
    }
}

/// What differs between a form and its JSON.
func formDifferences(_ form: Form, of pokemon: Pokemon, _ json: JSON) -> [String] {
    var found = Differences()
    let path = form.slug.text
    found.compare("\(path).id", form.id.rawValue, json["id"].int)
    found.compare("\(path).name", path, json["name"].string)
    found.compare("\(path).pokemon", pokemon.id.rawValue, json["pokemon"].id)
    found.compare("\(path).form_name", form.formSlug, json["form_name"].string)
    found.compare("\(path).names", form.name, json["names"].name())
    found.compare("\(path).form_names", form.label, json["form_names"].name())
    found.compare("\(path).types", form.types.map(\.rawValue), types(json["types"]))
    found.compare("\(path).is_default", form.isDefault, json["is_default"].bool)
    found.compare("\(path).is_battle_only", form.isBattleOnly, json["is_battle_only"].bool)
    found.compare("\(path).is_mega", form.isMega, json["is_mega"].bool)
    found.compare("\(path).version_group", form.versionGroup.rawValue, json["version_group"].id)
    found.compare(
        "\(path).picture", form.picture.map { base + $0 },
        json["sprites"]["front_default"].string)
    return found.found
}

private func types(_ json: JSON) -> [Int] {
    json.array.sorted { $0["slot"].int ?? 0 < $1["slot"].int ?? 0 }.compactMap { $0["type"].id }
}

private func text(_ stat: BaseStat) -> String {
    "\(stat.stat.rawValue) \(stat.base) \(stat.effort)"
}

private func stat(_ json: JSON) -> String {
    "\(json["stat"]["name"].string ?? "") \(json["base_stat"].int ?? -1) \(json["effort"].int ?? -1)"
}

private func text(_ slot: AbilitySlot) -> String {
    "\(slot.slot) \(slot.isHidden) \(slot.ability?.rawValue ?? 0)"
}

private func slot(_ json: JSON) -> String {
    "\(json["slot"].int ?? 0) \(json["is_hidden"].bool ?? false) \(json["ability"].id ?? 0)"
}
