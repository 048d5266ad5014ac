import Foundation

/// A tiny world in PokéAPI's shape, written for these tests: two species, of which the second has two
/// varieties, and just enough around them.
package struct SampleTree: Sendable {
    /// The JSON of every resource by its place, such as `move/1`.
    package var files: [String: String] = [:]
    /// The lists, by kind; made from the files when not given.
    package var lists: [String: String] = [:]

    /// Takes the whole tiny world.
    package init() {
        addGames()
        addWords()
        addBattle()
        addSpecies()
        addPokemon()
        addPlaces()
        addItems()
    }

    /// Replaces a text within one resource, which must hold it.
    package mutating func replace(_ text: String, with other: String, in place: String) {
        let old = files[place] ?? ""
        files[place] = old.replacingOccurrences(of: text, with: other)
        precondition(files[place] != old, "\(place) does not hold \(text)")
    }

    /// Writes everything below `api/v2` of a folder.
    package func write(to folder: TemporaryFolder) throws {
        for (place, json) in files {
            try folder.write(json, to: "api/v2/\(place)/index.json")
        }
        for (kind, json) in madeLists().merging(lists, uniquingKeysWith: { $1 }) {
            try folder.write(json, to: "api/v2/\(kind)/index.json")
        }
    }

    private func madeLists() -> [String: String] {
        let places = files.keys.filter { $0 != "meta" }.map { $0.split(separator: "/") }
        let kinds = Dictionary(grouping: places) { String($0[0]) }
        return kinds.reduce(into: [:]) { lists, kind in
            let ids = Set(kind.value.compactMap { Int($0[1]) }).sorted()
            let results = ids.map { #"{"url": "/api/v2/\#(kind.key)/\#($0)/"}"# }
            lists[kind.key] = """
                {"count": \(ids.count), "next": null, "results": [\(results.joined(separator: ","))]}
                """
        }
    }

    private static func names(_ english: String, _ japanese: String) -> String {
        """
        [{"name": "\(japanese)かな", "language": {"name": "ja-hrkt"}},
         {"name": " \(english) ", "language": {"name": "en"}},
         {"name": "\(japanese)", "language": {"name": "ja"}}]
        """
    }

    /// A reference to a resource, as JSON.
    package static func url(_ place: String) -> String { #"{"url": "/api/v2/\#(place)/"}"# }

    /// Adds a resource with a name, and what else belongs into its JSON.
    package mutating func add(
        _ kind: String, _ id: Int, _ slug: String, names: String? = nil, _ rest: String = ""
    ) {
        let names = names ?? Self.names(slug.capitalized, "名\(id)")
        files["\(kind)/\(id)"] = """
            {"id": \(id), "name": "\(slug)", "names": \(names)\(rest.isEmpty ? "" : ", ")\(rest)}
            """
    }

    private mutating func addGames() {
        files["meta"] = #"{"deploy_date": "1700000000", "hash": "0123abcd", "tag": null}"#
        add("region", 1, "northland")
        add(
            "generation", 1, "generation-i",
            """
            "main_region": \(Self.url("region/1")), "moves": [\(Self.url("move/1"))],
            "pokemon_species": [
                \(Self.url("pokemon-species/1")), \(Self.url("pokemon-species/2"))]
            """)
        add(
            "generation", 2, "generation-ii",
            """
            "main_region": \(Self.url("region/1")), "moves": [\(Self.url("move/2"))],
            "pokemon_species": []
            """)
        for (id, slug, order) in [(1, "first", 2), (2, "second", 1)] {
            add(
                "version-group", id, slug,
                """
                "order": \(order), "generation": \(Self.url("generation/\(id)")),
                "regions": [\(Self.url("region/1"))]
                """)
            add(
                "version", id, "\(slug)-game",
                #""version_group": \#(Self.url("version-group/\(id)"))"#)
        }
        add(
            "pokedex", 1, "national",
            """
            "is_main_series": true, "region": null,
            "version_groups": [\(Self.url("version-group/1"))],
            "pokemon_entries": [
                {"entry_number": 0, "pokemon_species": \(Self.url("pokemon-species/2"))},
                {"entry_number": 1, "pokemon_species": \(Self.url("pokemon-species/1"))}]
            """)
    }

    private mutating func addWords() {
        for (kind, slug) in [
            ("egg-group", "plant"), ("pokemon-color", "green"), ("pokemon-shape", "ball"),
            ("pokemon-habitat", "cave"), ("move-learn-method", "level-up"),
            ("move-target", "selected"), ("move-ailment", "burn"),
            ("evolution-trigger", "use-item"),
        ] {
            add(kind, 1, slug)
        }
        files["growth-rate/1"] = #"{"id": 1, "name": "slow"}"#
        files["move-category/0"] = #"{"id": 0, "name": "damage"}"#
        add(
            "nature", 1, "bold",
            #""increased_stat": {"name": "defense"}, "decreased_stat": {"name": "attack"}"#)
    }

    private mutating func addBattle() {
        let none = #""no_damage_to": [], "half_damage_to": [], "no_damage_from": []"#
        let from = #""half_damage_from": [], "double_damage_from": []"#
        add(
            "type", 1, "plant",
            """
            "generation": \(Self.url("generation/1")), "move_damage_class": {"name": "special"},
            "damage_relations": {\(none), \(from), "double_damage_to": [\(Self.url("type/2"))]},
            "past_damage_relations": [{"generation": \(Self.url("generation/1")),
                "damage_relations": {\(none), \(from), "double_damage_to": []}}]
            """)
        add(
            "type", 2, "stone",
            """
            "generation": \(Self.url("generation/1")), "move_damage_class": null,
            "damage_relations": {"no_damage_to": [], "half_damage_to": [], "double_damage_to": [],
                "no_damage_from": [], "half_damage_from": [],
                "double_damage_from": [\(Self.url("type/1"))]},
            "past_damage_relations": []
            """)
        add(
            "ability", 1, "static-leaf",
            #""generation": \#(Self.url("generation/1")), "is_main_series": true"#)
        addMoves()
        files["machine/1"] = """
            {"id": 1, "item": {"name": "tm00"}, "move": \(Self.url("move/1")),
             "version_group": \(Self.url("version-group/1"))}
            """
    }

    private mutating func addMoves() {
        add(
            "move", 1, "leaf-cut",
            """
            "generation": \(Self.url("generation/1")), "type": \(Self.url("type/1")),
            "damage_class": {"name": "physical"}, "power": 40, "accuracy": 100, "pp": 35,
            "priority": -1, "target": \(Self.url("move-target/1")), "effect_chance": 10,
            "meta": {"category": \(Self.url("move-category/0")),
                "ailment": \(Self.url("move-ailment/1")), "ailment_chance": 10, "crit_rate": 1,
                "drain": -25, "flinch_chance": 0, "healing": 0, "min_hits": 2, "max_hits": 5,
                "min_turns": null, "max_turns": null, "stat_chance": 20},
            "stat_changes": [{"change": -1, "stat": {"name": "speed"}}],
            "past_values": [{"version_group": \(Self.url("version-group/1")), "type": null,
                "power": 35, "accuracy": null, "pp": null, "effect_chance": null}]
            """)
        add(
            "move", 2, "rest-up",
            """
            "generation": \(Self.url("generation/2")), "type": \(Self.url("type/2")),
            "damage_class": {"name": "status"}, "power": null, "accuracy": null, "pp": null,
            "priority": 0, "target": \(Self.url("move-target/1")), "effect_chance": null,
            "meta": null, "stat_changes": [], "past_values": []
            """)
    }
}
