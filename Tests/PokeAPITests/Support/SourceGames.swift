import Foundation
import TestSupport

@testable import PokeAPI

/// What the source's files say of games, by slugs. Add-ons count with their main games.
struct SourceGames {
    /// A machine of a game or of its add-on.
    struct Machine {
        let game: String
        let item: String
        let move: Int
    }

    /// A form of a Pokémon, with the version group in which it appeared.
    struct Form {
        let pokemon: String
        let group: String
        /// Whether it is the one that the Pokémon is shown as.
        let isFirst: Bool
        let isOfBattle: Bool
    }

    /// A place's games, as far as they matter here.
    private struct Meeting: Decodable {
        let versions: [Version]

        struct Version: Decodable { let version: Name }
        struct Name: Decodable { let name: String }

        private enum CodingKeys: String, CodingKey { case versions = "version_details" }
    }

    /// The version groups in the order of their release.
    let groups: [String]
    let machines: [Machine]
    let forms: [Form]
    /// The moves that each Pokémon learns by machines, by game.
    private(set) var byMachine: [String: [String: Set<Int>]] = [:]
    private var rosters: [String: Set<String>] = [:]
    private var defaults: [String: Bool] = [:]
    private let numbers: [String: Int]

    init(_ content: WholeContent.Imported) throws {
        let groups = try Self.all("version-group", content)
            .sorted { ($0["order"].int ?? 0) < ($1["order"].int ?? 0) }
        numbers = Dictionary(
            uniqueKeysWithValues: groups.map { ($0["name"].string ?? "", $0["id"].int ?? 0) })
        self.groups = groups.map { $0["name"].string ?? "" }
        machines = try Self.all("machine", content).map { json in
            Machine(
                game: Self.main(json["version_group"]["name"].string ?? ""),
                item: json["item"]["name"].string ?? "", move: json["move"].id ?? 0)
        }
        forms = Self.forms(try Self.all("pokemon-form", content))
        try readPokemon(content)
        try readPokedexes(content)
    }

    /// The games that are no add-ons, in the order of their release.
    var games: [String] { groups.filter { main(of: $0) == $0 } }

    func main(of group: String) -> String { Self.main(group) }

    func number(of group: String) -> Int { numbers[group] ?? 0 }

    /// The Pokémon of a game: those that learn moves or are met there; for a game without moves, the
    /// default variety of every species in its Pokédexes.
    func roster(of game: String) -> Set<String> { rosters[game] ?? [] }

    /// Whether a Pokémon is what its species' name alone means.
    func isDefault(_ pokemon: String) throws -> Bool { defaults[pokemon] ?? false }

    private static func main(_ group: String) -> String { gamesOfAddOns[group] ?? group }

    private static func all(
        _ resource: String, _ content: WholeContent.Imported
    ) throws -> [JSON] {
        try content.json(resource)["results"].array.compactMap(\.id).map {
            try content.json("\(resource)/\($0)")
        }
    }

    /// The source marks one form of each Pokémon, but none of those of Koraidon's and Miraidon's modes,
    /// which have no second one.
    private static func forms(_ forms: [JSON]) -> [Form] {
        Dictionary(grouping: forms) { $0["pokemon"]["name"].string ?? "" }.flatMap { pokemon, own in
            own.map { json in
                Form(
                    pokemon: pokemon, group: json["version_group"]["name"].string ?? "",
                    isFirst: own.count == 1 || json["is_default"].bool ?? false,
                    isOfBattle: json["is_battle_only"].bool ?? false
                        || json["is_mega"].bool ?? false)
            }
        }
    }

    private mutating func readPokemon(_ content: WholeContent.Imported) throws {
        let slugs = Dictionary(uniqueKeysWithValues: numbers.map { ($1, $0) })
        let versions = try Self.all("version", content).reduce(into: [String: String]()) {
            $0[$1["name"].string ?? ""] = $1["version_group"]["name"].string
        }
        for number in try content.json("pokemon")["results"].array.compactMap(\.id) {
            let learnset = try content.learned("pokemon/\(number)")
            defaults[learnset.name] = number < 10_000
            for entry in learnset.entries {
                let game = Self.main(slugs[entry[1]] ?? "")
                rosters[game, default: []].insert(learnset.name)
                // The method of machines is the fourth.
                guard entry[2] == 4 else { continue }
                byMachine[learnset.name, default: [:]][game, default: []].insert(entry[0])
            }
            let meetings = try JSONDecoder().decode(
                [Meeting].self, from: content.data("pokemon/\(number)/encounters"))
            for version in meetings.flatMap(\.versions) {
                let game = Self.main(versions[version.version.name] ?? "")
                rosters[game, default: []].insert(learnset.name)
            }
        }
    }

    private mutating func readPokedexes(_ content: WholeContent.Imported) throws {
        let species = try Self.all("pokemon-species", content).reduce(into: [String: String]()) {
            $0[$1["name"].string ?? ""] =
                $1["varieties"].array.first { $0["is_default"].bool ?? false }?["pokemon"]["name"]
                .string
        }
        let taught = Set(byMachine.values.flatMap(\.keys)).union(["legends-arceus", "champions"])
        for pokedex in try Self.all("pokedex", content) {
            let groups = pokedex["version_groups"].array.compactMap { $0["name"].string }
            for game in Set(groups.map(Self.main)).subtracting(taught) {
                rosters[game, default: []].formUnion(
                    pokedex["pokemon_entries"].array.compactMap {
                        species[$0["pokemon_species"]["name"].string ?? ""]
                    })
            }
        }
    }
}
