import TestSupport
import Testing

@testable import PokedexDomain
@testable import PokedexSite

/// Where the catalog says that Pokémon are met, beside what the other sources say.
@Suite(
    .enabled("content/pokedex.sqlite is not there") { RealSite.exists },
    .enabled(if: SharedFacts.isPresent, SharedFacts.comment))
struct SharedEncountersTests {
    private let facts: FactsBySlug
    private let places: PlacesBySlug

    init() throws {
        facts = FactsBySlug(try RealSite.sites().indexes)
        places = PlacesBySlug(facts.indexes.catalog)
    }

    @Test(arguments: ["encounters", "fixed", "gifts", "trades", "raids"])
    func pokemonAreMetWhereOtherSourcesSay(file: String) throws {
        let rows = try SharedFacts.rows(of: "encounters/\(file).tsv") { row in
            !Self.exceptions.contains { $0.covers(row) }
        }
        let differences = try rows.filter { row in
            try Self.alternatives(of: row).contains { conditions in
                try !isMet(row, under: conditions)
            }
        }
        #expect(differences.map(\.text) == [])
    }

    /// The corrections of older games, by the ways whose words are slugs.
    @Test func encountersOfOlderGamesAreCorrected() throws {
        let rows = try SharedFacts.rows(of: "corrections.tsv") { row in
            row["table"] == "encounter"
                && ["walk", "surf", "old-rod", "good-rod", "super-rod", "rock-smash"].contains(
                    Self.words(row.key["way"]).first)
        }
        let differences = try rows.filter { row in
            // Those of a swarm alone, and all that are met while there is one.
            let own = try encounters(of: row.key, besidesDefaults: false)
            let all = try encounters(of: row.key, besidesDefaults: true)
            guard !row["right"].isEmpty else { return !own.isEmpty }
            return !Self.haveFigures(own, row["right"]) && !Self.haveFigures(all, row["right"])
        }
        #expect(differences.map(\.text) == [])
    }

    /// Whether the encounters of all areas have levels and chances such as "Lv 20–24 30–40%".
    private static func haveFigures(_ encounters: [Encounter], _ text: String) -> Bool {
        let figures = words(text).map { $0.split { "–%".contains($0) }.map(String.init) }
        guard figures.count == 3, let levels = encounters.map(\.levels).union else { return false }
        let expected = (figures[1].compactMap { Int($0) }, figures[2].compactMap { chance($0) })
        let chances = chances(of: encounters)
        return levels.lowerBound == expected.0.first && levels.upperBound == expected.0.last
            && isNear(chances.min(), expected.1.first?.hundredths)
            && isNear(chances.max(), expected.1.last?.hundredths)
    }

    /// The sum of the chances of each area, in hundredths of a percent.
    private static func chances(of encounters: [Encounter]) -> [Int] {
        Dictionary(grouping: encounters, by: \.area).values.map { encounters in
            encounters.compactMap { $0.chance?.hundredths }.reduce(0, +)
        }
    }

    /// The encounters that a correction of older games is about: those under the conditions that its way in
    /// words names.
    ///
    /// - Parameter besidesDefaults: whether those count that need none of these conditions.
    private func encounters(
        of key: SharedFacts.Row, besidesDefaults: Bool
    ) throws -> [Encounter] {
        let words = Self.words(key["way"])
        let version = try #require(facts.versions[key["version"]]).id
        let pokemon = try facts.pokemon(key["pokemon"])
        let named = words.flatMap { ["\($0)", "\($0)-yes", "\($0)-on"] }
        let values = facts.indexes.catalog.encounterConditionValues.filter {
            named.contains($0.slug.text)
        }
        return pokemon.encounters.filter { encounter in
            let meeting = facts.indexes.places.conditions.meeting(pokemon.id, encounter)
            let times = meeting.columns.compactMap { places.conditions[$0] }
            return encounter.versions.contains(version)
                && encounter.area.flatMap { places.byArea[$0] } == key["location"]
                && facts.index[encounter.method].slug.text == words[0]
                && (times.isEmpty || times.contains { words.contains(String($0.dropFirst(5))) })
                && (besidesDefaults
                    ? Set(meeting.signs).isSubset(of: values.map(\.id))
                    : meeting.signs == values.map(\.id))
                && Set(meeting.defaults).isDisjoint(with: values.map(\.condition))
        }
    }

    private static func words(_ text: String) -> [String] {
        text.split(separator: " ").map(String.init)
    }

    /// Whether chances are the same, which the games count in whole parts of a hundred.
    private static func isNear(_ first: Int?, _ second: Int?) -> Bool {
        guard let first, let second else { return false }
        return abs(first - second) < 100
    }

    /// Each place of the other sources that Pokémon are met at has their names and is in their region.
    @Test func placesHaveTheirNames() throws {
        let rows = try SharedFacts.rows(of: "encounters/places.tsv") { $0["in_database"].isEmpty }
        let names = try RealSite.sites().all
        let differences = rows.filter { row in
            // Places of what has ended or is left out are not in the catalog.
            guard let place = places.locations[row["place_slug"]] else { return false }
            let region = place.region.map { facts.index[$0].slug.text } ?? ""
            let parent = place.parent.map { facts.index[$0].slug.text } ?? ""
            return region != row["region_slug"] || parent != row["parent_slug"]
                || names.contains { site in
                    let name = site.language == .english ? row["name_en"] : row["name_ja"]
                    // The games set spaces between Japanese words, the site only some of them.
                    return site.names.locations[place.id].text.withoutSpaces != name.withoutSpaces
                }
        }
        #expect(differences.map(\.text) == [])
    }

    /// Rows that the catalog says differently.
    private struct Exception {
        let pokemon: String
        let place: String

        func covers(_ row: SharedFacts.Row) -> Bool {
            row["pokemon_slug"] == pokemon && row["place_slug"] == place
        }
    }

    private static let exceptions = [
        // Swarms whose version is unknown.
        Exception(pokemon: "sudowoodo", place: "unova-route-20"),
        Exception(pokemon: "mr-mime", place: "unova-route-20"),
        Exception(pokemon: "ariados", place: "unova-route-22"),
        Exception(pokemon: "ledian", place: "unova-route-22"),
        // One version each, by the table of exclusives.
        Exception(pokemon: "cranidos", place: "oreburgh-city"),
        Exception(pokemon: "shieldon", place: "oreburgh-city"),
        // The sources contradict each other about the level.
        Exception(pokemon: "voltorb", place: "new-mauville"),
        // Two forms, which are one Pokémon of the catalog: their chances add up.
        Exception(pokemon: "sinistcha", place: "kitakami-tera-raids"),
        // Its place, and what is asked for, are from no source.
        Exception(pokemon: "skitty", place: "fallarbor-town"),
        // PokéAPI has other levels; which are right is not decided.
        Exception(pokemon: "zigzagoon", place: "hoenn-route-104"),
        Exception(pokemon: "graveler", place: "mirage-spot-forest"),
        Exception(pokemon: "graveler", place: "mirage-spot-island"),
        // The event that gave away the Pichu that it takes has ended.
        Exception(pokemon: "pichu", place: "ilex-forest"),
    ]

    // MARK: Rows

    /// Whether a Pokémon is met as a row says, under some conditions.
    private func isMet(_ row: SharedFacts.Row, under conditions: Set<String>) throws -> Bool {
        let slug = [row["form_slug"], row["pokemon_slug"]].first { facts.pokemon[$0] != nil }
        let pokemon = try facts.pokemon(slug ?? row["pokemon_slug"])
        let version = try #require(facts.versions[row["game"]]).id
        let levels = Int(row["min_level"]).flatMap { low in
            Int(row["max_level"]).map { low...$0 }
        }
        return pokemon.encounters.contains { encounter in
            let known = Set(encounter.conditions.compactMap { places.conditions[$0] })
            return encounter.versions.contains(version)
                && facts.index[encounter.method].slug.text == row["way"]
                && (encounter.area.flatMap { places.byArea[$0] } ?? "") == row["place_slug"]
                && levels.map { encounter.levels?.contains($0) ?? false } ?? true
                && conditions.isSubset(of: known) && Self.agree(known, conditions)
                && (row["way"] != "tera-raid" || encounter.chance == Self.chance(row["chance"]))
        }
    }

    /// Whether an encounter depends on no time of day, or on one that the row names.
    private static func agree(_ known: Set<String>, _ conditions: Set<String>) -> Bool {
        known.intersection(times).isSubset(of: conditions)
    }

    private static let times: Set = ["time-morning", "time-day", "time-evening", "time-night"]

    /// "3.85" as a percentage.
    private static func chance(_ text: String) -> Percentage? {
        let parts = text.split(separator: ".").map(String.init)
        guard let whole = parts.first.flatMap({ Int($0) }) else { return nil }
        let decimals = parts.count > 1 ? Int((parts[1] + "0").prefix(2)) : 0
        return Percentage(hundredths: whole * 100 + (decimals ?? 0))
    }

    /// The sets of conditions under each of which a Pokémon is met, for alternatives such as
    /// `time-morning|time-day`.
    private static func alternatives(of row: SharedFacts.Row) -> [Set<String>] {
        let flags = row["flags"].split(separator: " ").map(String.init).filter(shownFlags.contains)
        let noted = row["note"] == "one-of-several-places" ? ["one-of-several-places"] : []
        let all = row["conditions"].split(separator: " ").map {
            $0.split(separator: "|").map(String.init)
        }
        return all.reduce([Set(flags + noted)]) { sets, alternatives in
            sets.flatMap { set in alternatives.map { set.union([$0]) } }
        }
    }

    /// The flags that are conditions of encounters.
    private static let shownFlags: Set = [
        "alpha", "chest", "female", "male", "titan", "tera-stellar", "tera-grass", "tera-fighting",
        "tera-ice", "tera-ghost", "tera-electric", "tera-rock", "tera-psychic", "tera-poison",
        "tera-fairy", "tera-steel", "tera-normal", "tera-dark", "tera-water", "tera-bug",
        "tera-fire", "tera-flying", "tera-dragon", "tera-ground",
    ]
}

/// Places and conditions by slug and number.
private struct PlacesBySlug {
    let locations: [String: Location]
    let byArea: [Identifier<LocationArea>: String]
    let conditions: [Identifier<EncounterConditionValue>: String]

    init(_ catalog: Catalog) {
        locations = catalog.locations.reduce(into: [:]) { $0[$1.slug.text] = $1 }
        byArea = catalog.locations.reduce(into: [:]) { places, location in
            for area in location.areas { places[area.id] = location.slug.text }
        }
        conditions = catalog.encounterConditionValues.reduce(into: [:]) {
            $0[$1.id] = $1.slug.text
        }
    }
}

extension ClosedRange<Int> {
    fileprivate func contains(_ other: Self) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}

extension String {
    fileprivate var withoutSpaces: String { filter { $0 != " " } }
}
