import Foundation
import PokedexDomain
import TestSupport
import Testing

@testable import PokeAPI

/// The tables of places, recomputed from the JSON of areas in another way than the program's: slot by
/// slot, by slugs. The program reads the JSON of Pokémon.
@Suite(.thorough, .enabled(if: WholeContent.isPresent, Comment(rawValue: WholeContent.comment)))
struct WholePlaceTests {
    private let places: PlaceIndex
    private let slugs: Slugs
    /// What the source has of some places, or of all.
    private let slots: [Identifier<Location>: [Slot]]
    private let catalog: Catalog

    init() throws {
        let source = try Self.source.get()
        catalog = try WholeContent.imported.get().catalog
        places = source.places
        slugs = Slugs(catalog)
        slots = source.slots
    }

    private var known: [Location] { places.places.filter { slots[$0.id] != nil } }

    /// Read once for all tests: to decode the areas takes longest.
    private static let source = Result {
        let content = try WholeContent.imported.get()
        let places = PlaceIndex(CatalogIndex(content.catalog))
        let slugs = Slugs(content.catalog)
        let slots = try places.places.reduce(into: [:]) { slots, place in
            slots[place.id] = try Self.slots(of: place, content, slugs)
        }
        return (places: places, slots: slots)
    }

    // MARK: Who is where

    @Test func pokemonOfPlacesAreAsInTheSource() throws {
        for place in known {
            let slots = slots[place.id] ?? []
            let games = Set(slots.map(\.game))
            #expect(Set(places.games(at: place.id).map(slugs.game)) == games, "\(place.slug)")
            for game in places.games(at: place.id) {
                let here = slots.filter { $0.game == slugs.game(game) }
                let expected = Set(here.map(\.pokemon))
                #expect(
                    Set(places.pokemon(at: place.id, in: game).map(slugs.pokemon)) == expected,
                    "\(place.slug) \(slugs.game(game))")
                #expect(levels(at: place, in: game) == levels(of: here), "\(place.slug)")
            }
        }
    }

    /// The lowest and highest level in each version: `pikachu walk red`. Raids have none.
    private func levels(of slots: [Slot]) -> [String: ClosedRange<Int>?] {
        slots.reduce(into: [:]) { levels, slot in
            let key = "\(slot.pokemon) \(slot.method) \(slot.version)"
            guard !slot.isRaid else { return levels[key] = .some(nil) }
            levels[key] = Self.union(levels[key] ?? nil, slot.levels)
        }
    }

    /// The same from the program's tables. A row may stand for versions whose levels differ only where
    /// it joins conditions, so that rows of one version are looked at together.
    private func levels(
        at place: Location, in game: Identifier<VersionGroup>
    ) -> [String: ClosedRange<Int>?] {
        var levels: [String: ClosedRange<Int>?] = [:]
        for table in places.tables(at: place.id, in: game) {
            for row in table.rows {
                for version in row.versions.map(slugs.version) {
                    let key =
                        "\(slugs.pokemon(row.pokemon)) \(slugs.method(table.method)) \(version)"
                    levels[key] = .some(
                        row.levels.map { Self.union(levels[key] ?? nil, $0) })
                }
            }
        }
        return levels
    }

    private static func union(_ first: ClosedRange<Int>?, _ second: ClosedRange<Int>)
        -> ClosedRange<Int>
    {
        guard let first else { return second }
        return min(first.lowerBound, second.lowerBound)...max(first.upperBound, second.upperBound)
    }

    // MARK: Chances

    /// A way at a place in a version.
    private struct Spot {
        let place: Location
        let version: GameVersion
        let table: FoundTable
    }

    @Test func chancesOfTablesAreAsInTheSource() throws {
        var figures = 0
        var unknown = 0
        for spot in spots {
            let slots = slots(of: spot)
            #expect(!slots.isEmpty)
            let columns = spot.table.columns.map(slugs.value)
            for row in spot.table.rows where row.versions.contains(spot.version.id) {
                for (place, cell) in row.cells.enumerated() {
                    let column = columns.isEmpty ? nil : columns[place]
                    let expected = self.cell(of: row, column: column, columns, slots)
                    #expect(
                        cell == expected,
                        "\(spot.place.slug) \(spot.version.slug) \(slugs.pokemon(row.pokemon))")
                    if cell.highest > Percentage(0) { figures += 1 } else { unknown += 1 }
                }
            }
        }
        #expect(figures > 500, "few figures to compare")
        #expect(unknown > 20, "none of the kinds without figures was among them")
    }

    /// What a cell must be: in each area where the Pokémon has a slot of its very own conditions, the
    /// sum of its slots in that state, if all slots there are 100 %.
    private func cell(
        of row: FoundRow, column: String?, _ columns: [String], _ slots: [Slot]
    ) -> FoundRow.Cell {
        let pokemon = slugs.pokemon(row.pokemon)
        let signs = row.signs.map(slugs.value)
        let days = signs.filter { $0.hasPrefix("weekday-") }
        // Several weekdays: any of them will do.
        let wanted = Set(days.isEmpty ? signs : signs.filter { !days.contains($0) } + [days[0]])
        let own = slots.filter { slot in
            let values = slot.conditions.filter { !Self.defaults.contains($0) }
            let times = values.filter(columns.contains)
            return slot.pokemon == pokemon && Set(values).subtracting(times) == wanted
                && (column == nil || times.isEmpty || times == [column])
        }
        guard !own.isEmpty else { return .absent }
        let state = wanted.union(column.map { [$0] } ?? [])
        let decided = Set(state.map { slugs.condition(ofValue: $0) })
        var sums: [Int] = []
        for area in Set(own.map(\.area)) {
            let active = slots.filter { slot in
                slot.area == area
                    && slot.conditions.allSatisfy { value in
                        state.contains(value)
                            || Self.defaults.contains(value)
                                && !decided.contains(slugs.condition(ofValue: value))
                    }
            }
            guard active.map(\.chance).reduce(0, +) == 100 else { return .met }
            sums.append(active.filter { $0.pokemon == pokemon }.map(\.chance).reduce(0, +))
        }
        guard !slots[0].isWithoutChance, let least = sums.min(), let most = sums.max() else {
            return .met
        }
        return .chance(Percentage(least)...Percentage(most))
    }

    /// Spots of the games up to Black 2 and White 2.
    private var spots: [Spot] {
        let old = Set(catalog.versionGroups.filter { $0.generation.rawValue <= 5 }.map(\.id))
        return known.flatMap { place in
            places.games(at: place.id).filter(old.contains).flatMap { game in
                places.tables(at: place.id, in: game).flatMap { table in
                    places.games.versions(of: game)
                        .filter { version in
                            table.rows.contains { $0.versions.contains(version.id) }
                        }
                        .map { Spot(place: place, version: $0, table: table) }
                }
            }
        }
    }

    private func slots(of spot: Spot) -> [Slot] {
        (slots[spot.place.id] ?? []).filter {
            $0.version == spot.version.slug.text && $0.method == slugs.method(spot.table.method)
        }
    }

    // MARK: The source

    /// One slot of one version, as an area's JSON has it.
    private struct Slot {
        let area: String
        let pokemon: String
        let version: String
        /// The game that the version belongs to, add-ons with it.
        let game: String
        let method: String
        let conditions: [String]
        let levels: ClosedRange<Int>
        let chance: Int

        var isRaid: Bool { method == "max-raid" || method == "dynamax-adventure" }

        /// Of Pokémon that wait, roam, or come from people, and of games without tables, 100 % means
        /// nothing.
        var isWithoutChance: Bool {
            WholePlaceTests.waysWithoutChance.contains(method)
                || ["colosseum", "xd"].contains(game)
        }
    }

    fileprivate static let waysWithoutChance: Set = [
        "gift", "gift-egg", "npc-trade", "static", "pokeflute", "squirt-bottle", "wailmer-pail",
        "devon-scope", "roaming-grass", "roaming-water", "snag", "snag-rematch", "pokemon-ranger",
        "pokemon-channel-pal", "colosseum-bonus-disc-jpn", "colosseum-bonus-disc-us",
        "pokemon-battle-revolution", "new-york-pokecenter-wish-eggs",
    ]

    /// What says that nothing special is the case.
    private static let defaults: Set = [
        "swarm-no", "radar-off", "radio-off", "slot2-none", "johto-safari-blocks-inactive",
        "great-marsh-daily-slot-none", "backlot-not-mentioned", "bug-catching-contest-no",
        "other-none", "item-none", "story-progress-none", "trash-can-type-daily",
        "max-den-rarity-common",
    ]

    private static func slots(
        of place: Location, _ content: WholeContent.Imported, _ slugs: Slugs
    ) throws -> [Slot] {
        try place.areas.flatMap { area in
            let json = try content.json("location-area/\(area.id.rawValue)")
            return json["pokemon_encounters"].array.flatMap { encounter in
                encounter["version_details"].array.flatMap { details in
                    details["encounter_details"].array.compactMap { slot in
                        Self.slot(
                            slot, slugs, of: encounter["pokemon"]["name"].string ?? "",
                            in: details["version"]["name"].string ?? "", at: area.slug.text)
                    }
                }
            }
        }
    }

    /// A slot; `nil` for one that the source has at a place of another region.
    private static func slot(
        _ json: JSON, _ slugs: Slugs, of pokemon: String, in version: String, at area: String
    ) -> Slot? {
        let isMisfiled = Self.misfiled.contains { area == $0.area && version == $0.version }
        guard !isMisfiled, let game = slugs.game(ofVersion: version) else { return nil }
        let method = json["method"]["name"].string ?? ""
        let values = json["condition_values"].array.compactMap { $0["name"].string }
        return Slot(
            area: area, pokemon: pokemon, version: version, game: game, method: method,
            conditions: values.map { value in
                value == "max-den-rarity-special" && method != "max-raid"
                    ? "story-progress-before-hall-of-fame" : value
            },
            levels: (json["min_level"].int ?? 0)...(json["max_level"].int ?? 0),
            chance: json["chance"].int ?? 0)
    }

    private static let misfiled: [(area: String, version: String)] = [
        ("new-mauville-area", "sun"), ("team-flare-secret-hq-area", "black"),
        ("team-flare-secret-hq-area", "white"), ("trainers-school-area", "ultra-sun"),
        ("trainers-school-area", "ultra-moon"),
    ]

    /// The slugs of what tables name.
    private struct Slugs {
        private let games: [Identifier<VersionGroup>: String]
        private let versions: [Identifier<GameVersion>: String]
        private let gamesOfVersions: [String: String]
        private let methods: [Identifier<EncounterMethod>: String]
        private let values: [Identifier<EncounterConditionValue>: String]
        private let conditions: [String: Int]
        private let all: [Identifier<Pokemon>: String]

        init(_ catalog: Catalog) {
            let games = catalog.versionGroups.reduce(into: [:]) { $0[$1.id] = $1.slug.text }
            self.games = games
            versions = catalog.versions.reduce(into: [:]) { $0[$1.id] = $1.slug.text }
            gamesOfVersions = catalog.versions.reduce(into: [:]) { slugs, version in
                let game = games[version.versionGroup] ?? "?"
                slugs[version.slug.text] = gamesOfAddOns[game] ?? game
            }
            methods = catalog.encounterMethods.reduce(into: [:]) { $0[$1.id] = $1.slug.text }
            values = catalog.encounterConditionValues.reduce(into: [:]) {
                $0[$1.id] = $1.slug.text
            }
            conditions = catalog.encounterConditionValues.reduce(into: [:]) {
                $0[$1.slug.text] = $1.condition.rawValue
            }
            all = catalog.pokemon.reduce(into: [:]) { $0[$1.id] = $1.slug.text }
        }

        func game(_ id: Identifier<VersionGroup>) -> String { games[id] ?? "?" }
        func game(ofVersion slug: String) -> String? { gamesOfVersions[slug] }
        func version(_ id: Identifier<GameVersion>) -> String { versions[id] ?? "?" }
        func method(_ id: Identifier<EncounterMethod>) -> String { methods[id] ?? "?" }
        func value(_ id: Identifier<EncounterConditionValue>) -> String { values[id] ?? "?" }
        func pokemon(_ id: Identifier<Pokemon>) -> String { all[id] ?? "?" }
        func condition(ofValue slug: String) -> Int { conditions[slug] ?? 0 }
    }
}
