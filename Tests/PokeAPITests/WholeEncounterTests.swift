import Foundation
import PokedexDomain
import TestSupport
import Testing

@testable import PokeAPI

/// Where Pokémon are met, recomputed from the whole content in another way than the program's: slot by
/// slot, by the slugs of the source, in sums by text.
@Suite(.thorough, .enabled(if: WholeContent.isPresent, Comment(rawValue: WholeContent.comment)))
struct WholeEncounterTests {
    /// One game's encounters in a place: `version area method condition…`.
    private struct Sum: Hashable {
        var lowest: Int
        var highest: Int
        var chance: Int
    }

    private let content: WholeContent.Imported

    init() throws {
        content = try WholeContent.imported.get()
    }

    @Test func takesEveryEncounter() {
        let encounters = content.catalog.pokemon.flatMap(\.encounters)
        #expect(encounters.count == 46_697)
        #expect(encounters.map(\.versions.count).reduce(0, +) == 84_914)
        #expect(content.catalog.pokemon.count { !$0.encounters.isEmpty } == 927)
        let areas = Set(encounters.map(\.area))
        // One area less than the source names: its records are misfiled.
        #expect(areas.count == 1_425)
        let places = content.catalog.locations.filter { place in
            place.areas.contains { areas.contains($0.id) }
        }
        #expect(places.count == 625)
        #expect(Set(encounters.flatMap(\.versions)).count == 41)
        #expect(content.catalog.locations.count == 1_104)
        #expect(content.catalog.locations.flatMap(\.areas).count == 1_533)
        #expect(content.catalog.encounterMethods.count == 66)
        #expect(content.catalog.encounterConditionValues.count == 352)
    }

    @Test func encountersOfPokemonAreAsInTheSource() throws {
        let misfiled: Set = ["trainers-school", "team-flare-secret-hq", "new-mauville"]
        for pokemon in content.catalog.pokemon where !pokemon.encounters.isEmpty {
            var expected: [String: Sum] = [:]
            let areas = try content.json("pokemon/\(pokemon.id.rawValue)/encounters").array
            for area in areas {
                let slug = area["location_area"]["name"].string ?? ""
                for version in area["version_details"].array {
                    let game = version["version"]["name"].string ?? ""
                    for slot in version["encounter_details"].array {
                        let key =
                            ([game, slug, slot["method"]["name"].string ?? ""]
                            + conditions(of: slot)).joined(separator: " ")
                        let (low, high) = (slot["min_level"].int ?? 0, slot["max_level"].int ?? 0)
                        let old = expected[key] ?? Sum(lowest: low, highest: high, chance: 0)
                        expected[key] = Sum(
                            lowest: min(old.lowest, low), highest: max(old.highest, high),
                            chance: old.chance + (slot["chance"].int ?? 0))
                    }
                }
            }
            let found = sums(of: pokemon)
            for (key, sum) in found { #expect(expected[key] == sum, "\(pokemon.slug): \(key)") }
            for key in expected.keys where found[key] == nil {
                #expect(misfiled.contains { key.contains($0) }, "\(pokemon.slug): \(key)")
            }
        }
    }

    /// The tables of the Rolling Fields, which state dens with an event outside of dens.
    @Test func correctsTheConditionOfTheRollingFields() throws {
        let catalog = content.catalog
        let raid = try #require(
            catalog.encounterMethods.first { $0.slug.text == "max-raid" }
        ).id
        func encounters(under slug: String) throws -> [Encounter] {
            let value = try #require(
                catalog.encounterConditionValues.first { $0.slug.text == slug })
            return catalog.pokemon.flatMap(\.encounters).filter {
                $0.conditions.contains(value.id)
            }
        }
        let special = try encounters(under: "max-den-rarity-special")
        #expect(special.count == 30)
        #expect(special.allSatisfy { $0.method == raid })
        #expect(try encounters(under: "story-progress-before-hall-of-fame").count == 5169)
    }

    @Test func everyLocationIsAsInTheSource() throws {
        for location in content.catalog.locations {
            let json = try content.json("location/\(location.id.rawValue)")
            #expect(json["name"].string == location.slug.text)
            #expect(json["region"].id == location.region?.rawValue)
            #expect(json["areas"].array.map(\.id) == location.areas.map(\.id.rawValue))
            #expect(json["names"].name == location.name)
        }
    }

    /// What a slot's conditions mean: dens with an event are met in raids alone.
    private func conditions(of slot: JSON) -> [String] {
        let isRaid = slot["method"]["name"].string == "max-raid"
        let values = slot["condition_values"].array.compactMap { $0["name"].string }
        return values.map { value in
            value == "max-den-rarity-special" && !isRaid
                ? "story-progress-before-hall-of-fame" : value
        }
        .sorted()
    }

    /// A Pokémon's encounters, each game by itself.
    private func sums(of pokemon: Pokemon) -> [String: Sum] {
        let catalog = content.catalog
        let areas = Dictionary(
            uniqueKeysWithValues: catalog.locations.flatMap(\.areas).map { ($0.id, $0.slug.text) })
        let methods = Dictionary(
            uniqueKeysWithValues: catalog.encounterMethods.map { ($0.id, $0.slug.text) })
        let values = Dictionary(
            uniqueKeysWithValues: catalog.encounterConditionValues.map { ($0.id, $0.slug.text) })
        let games = Dictionary(
            uniqueKeysWithValues: catalog.versions.map { ($0.id, $0.slug.text) })
        var sums: [String: Sum] = [:]
        for encounter in pokemon.encounters {
            for version in encounter.versions {
                let conditions = encounter.conditions.compactMap { values[$0] }.sorted()
                let place = [
                    games[version] ?? "?", encounter.area.flatMap { areas[$0] } ?? "?",
                    methods[encounter.method] ?? "?",
                ]
                let key = (place + conditions).joined(separator: " ")
                #expect(sums[key] == nil, "\(pokemon.slug): \(key) stands twice")
                sums[key] = Sum(
                    lowest: encounter.levels?.lowerBound ?? 0,
                    highest: encounter.levels?.upperBound ?? 0,
                    chance: encounter.chance.map { $0.hundredths / 100 } ?? -1)
            }
        }
        return sums
    }
}
