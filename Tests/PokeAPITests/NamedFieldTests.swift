import TestSupport
import Testing

@testable import PokeAPI

/// Of a record that contradicts itself or others it is said in which field.
struct NamedFieldTests {
    @Test(arguments: [
        (
            "move/1", "/api/v2/type/1/", "/api/v2/type/999/",
            "type names type/999, which is missing"
        ),
        (
            "move/1", #"{"name": "physical"}"#, #"{"name": "magic"}"#,
            "damage_class.name is \"magic\", which is no damage class"
        ),
        (
            "move/1", #""crit_rate": 1"#, #""crit_rate": 99"#,
            "meta.crit_rate is 99, but only 0 to 10 is possible"
        ),
        (
            "move/1", #"{"name": "speed"}"#, #"{"name": "luck"}"#,
            "stat_changes[0].stat.name is \"luck\", which is no stat"
        ),
        (
            "move/1", #""change": -1"#, #""change": -13"#,
            "stat_changes[0].change is -13, but only -12 to 12 is possible"
        ),
        (
            "move/1", #""power": 35"#, #""power": -1"#,
            "past_values[0].power is -1, but only 0 to 1000 is possible"
        ),
        (
            "move/1", "/api/v2/move-category/0/", "/api/v2/move/0/",
            "meta.category is \"/api/v2/move/0/\", which is no address of a move-category"
        ),
        (
            "nature/1", #"{"name": "defense"}"#, #"{"name": "luck"}"#,
            "increased_stat.name is \"luck\", which is no stat"
        ),
        (
            "machine/1", "/move/1/", "/item/1/",
            "move is \"/api/v2/item/1/\", which is no address of a move"
        ),
        (
            "pokedex/1", #""entry_number": 1"#, #""entry_number": -1"#,
            "pokemon_entries[1].entry_number is -1, but only 0 to 100000 is possible"
        ),
        (
            "version/1", "/version-group/1/", "/version-group/9/",
            "version_group names version-group/9, which is missing"
        ),
        (
            "generation/2", "/region/1/", "/region/9/",
            "main_region names region/9, which is missing"
        ),
    ])
    func ofMovesAndGames(
        path: String, text: String, replacement: String, reason: String
    ) throws {
        try require(path, text, replacement, reason)
    }

    @Test(arguments: [
        (
            "pokemon-species/2", "/egg-group/1/", "/item/1/",
            "egg_groups[0] is \"/api/v2/item/1/\", which is no address of an egg-group"
        ),
        (
            "pokemon-species/2", "/pokemon/10001/", "/item/1/",
            "varieties[1].pokemon is \"/api/v2/item/1/\", which is no address of a pokemon"
        ),
        (
            "pokemon-species/1", "Leaf Pokémon", #"Leaf\u0000"#,
            "genera[en] holds \"Leaf\u{FFFD}\", which has control characters"
        ),
        (
            "pokemon-form/1", #""slot": 1"#, #""slot": 2"#,
            "types are not one or two with the slots 1 and 2"
        ),
        (
            "pokemon-form/1", "/type/1/", "/type/9/", "types[0].type names type/9, which is missing"
        ),
        (
            "pokemon/10001", "/pokemon-species/2/", "/pokemon-species/1/",
            "species names pokemon-species/1, which does not name it as a variety with the same "
                + "is_default"
        ),
        (
            "pokemon/1", "/pokemon-form/1/", "/pokemon-form/9/",
            "forms names none that is there"
        ),
        (
            "pokemon/1", #""slot": 1, "is_hidden""#, #""slot": 4, "is_hidden""#,
            "abilities[0].slot is 4, but only 1 to 3 is possible"
        ),
        (
            "pokemon/1", #"{"slot": 1, "type": {"url": "/api/v2/type/2/"}}"#, "",
            "past_types[0].types are not one or two with the slots 1 and 2"
        ),
        (
            "pokemon/1", #""base_stat": 50"#, #""base_stat": 500"#,
            "past_stats[0].stats[0].base_stat is 500, but only 1 to 255 is possible"
        ),
        (
            "pokemon/1", #""slot": 3, "is_hidden""#, #""slot": 0, "is_hidden""#,
            "past_abilities[0].abilities[0].slot is 0, but only 1 to 3 is possible"
        ),
        (
            "pokemon/1", #""order": 1"#, #""order": 300"#,
            "moves[1].version_group_details[0].order is 300, but only 0 to 254 is possible"
        ),
        (
            "evolution-chain/1", #""time_of_day": "dusk""#, #""time_of_day": "tea""#,
            "chain.evolves_to[0].evolution_details[0].time_of_day is \"tea\", which is no time of day"
        ),
        (
            "evolution-chain/1", "/item/1/", "/move/1/",
            "chain.evolves_to[0].evolution_details[0].item is \"/api/v2/move/1/\", which is no "
                + "address of an item"
        ),
        (
            "evolution-chain/1", #""gender": null"#, #""gender": 3"#,
            "chain.evolves_to[0].evolution_details[0].gender is 3, but only 1 and 2 are possible"
        ),
        (
            "evolution-chain/1", "/pokemon-species/2/", "/pokemon-species/1/",
            "chain.evolves_to[0].species names pokemon-species/1 a second time: a family cannot "
                + "come back to itself"
        ),
    ])
    func ofSpeciesAndPokemon(
        path: String, text: String, replacement: String, reason: String
    ) throws {
        try require(path, text, replacement, reason)
    }

    @Test func ofAnElementThatIsLeftOut() throws {
        var tree = SampleTree()
        tree.replace(
            #""double_damage_to": [{"url": "/api/v2/type/2/"}]"#,
            with: #""double_damage_to": [{"url": "/api/v2/item/2/"}]"#, in: "type/1")
        #expect(
            try Self.report(of: tree).dropped.map(\.description) == [
                "type/1: type relation left out: damage_relations.double_damage_to[0] is "
                    + "\"/api/v2/item/2/\", which is no address of a type"
            ])
    }

    private func require(
        _ path: String, _ text: String, _ replacement: String, _ reason: String
    ) throws {
        var tree = SampleTree()
        tree.replace(text, with: replacement, in: path)
        let skipped = try Self.report(of: tree).skipped.map(\.description)
        #expect(skipped.filter { $0.hasPrefix("\(path): ") } == ["\(path): skipped: \(reason)"])
    }

    private static func report(of tree: SampleTree) throws -> ImportReport {
        let folder = try TemporaryFolder()
        try tree.write(to: folder)
        return try Everything.importing(folder).report
    }
}
