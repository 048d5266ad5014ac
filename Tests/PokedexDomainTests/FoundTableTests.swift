import TestSupport
import Testing

@testable import PokedexDomain

/// Who is met at a place, as tables. What is met and the lines of the tables are written as in
/// `PlacesFixture`.
@Suite struct FoundTableTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let game: String
        let met: String
        let tables: String

        init(_ name: String, in game: String = "red-blue", _ met: String, _ tables: String) {
            (testDescription, self.game, self.met, self.tables) = (name, game, met, tables)
        }
    }

    @Test(arguments: chances + columns + bands + conditions + versions + gamesOfTheirOwn + joined)
    func makesTables(example: Case) throws {
        let tables = try PlacesFixture(example.met).tables(in: example.game)
        #expect(tables == example.tables.split(separator: " / ").map(String.init))
    }

    private static let chances = [
        Case(
            "shows chances that add up", "pikachu 30 3-5, clefairy 70 4-4",
            "walk / clefairy in red: 4-4, 70 / pikachu in red: 3-5, 30"),
        Case(
            "shows no chances that add up to less", "pikachu 30, clefairy 65",
            "walk / clefairy in red: 3-3, ? / pikachu in red: 3-3, ?"),
        Case(
            "shows no chances that add up to more", "pikachu 30, clefairy 75",
            "walk / clefairy in red: 3-3, ? / pikachu in red: 3-3, ?"),
        Case(
            "shows the range of the areas in which it is met",
            "pikachu 30 3-5, pikachu 10 6-8 @12, clefairy 70, clefairy 90 @12, clefairy 100 @13",
            "walk / clefairy in red: 3-3, 70-100 / pikachu in red: 3-8, 10-30"),
        Case(
            "hides the chances of those in an area that does not add up",
            "pikachu 30, pikachu 10 @12, clefairy 70",
            "walk / clefairy in red: 3-3, 70 / pikachu in red: 3-3, ?"),
        Case(
            "adds what one area has under several conditions",
            "pikachu 30, pikachu 20 5-6 swarm-no, clefairy 50",
            "walk / clefairy in red: 3-3, 50 / pikachu in red: 3-6, 50"),
        Case(
            "shows no chances where one is unknown", "pikachu 30, clefairy 70, raichu ?",
            "walk / clefairy in red: 3-3, ? / pikachu in red: 3-3, ? / raichu in red: 3-3, ?"),
        Case(
            "levels are unknown where those of one area are", "pikachu 30 3-5, pikachu 100 ?-? @12",
            "walk / pikachu in red: any, ?"),
        Case(
            "has no chances at unknown places", "pikachu 100 @?, clefairy 100",
            "walk / clefairy in red: 3-3, 100"),
        Case(
            "times of Tera Raids are signs",
            "pikachu 10 by:tera-raid time-morning, pikachu 14 by:tera-raid @12 time-morning, "
                + "pikachu 9 by:tera-raid time-day",
            "tera-raid / pikachu +time-day in red: 3-3, 9 / "
                + "pikachu +time-morning in red: 3-3, 10-14"),
        Case(
            "each Tera Raid has a chance of its own",
            "pikachu 12 30-30 by:tera-raid, clefairy ? 35-35 by:tera-raid",
            "tera-raid / clefairy in red: 35-35, ? / pikachu in red: 30-30, 12"),
        Case("a gift has none", "pikachu 100 5-5 by:gift", "gift / pikachu in red: 5-5, ?"),
        Case(
            "a trade has none", "pikachu 100 5-5 by:npc-trade", "npc-trade / pikachu in red: 5-5, ?"
        ),
        Case(
            "what stands there has none", "pikachu 100 5-5 by:static",
            "static / pikachu in red: 5-5, ?"),
    ]

    private static let columns = [
        Case(
            "times of day are columns",
            "pikachu 30 time-morning, pikachu 40 time-day, clefairy 70 time-morning, "
                + "clefairy 60 time-day, clefairy 100 time-night",
            "walk time-morning time-day time-night / clefairy in red: 3-3, 70 60 100 / "
                + "pikachu in red: 3-3, 30 40 -"),
        Case(
            "what is always the case is in every column",
            "pikachu 30 time-day, pikachu 30 time-night, clefairy 70",
            "walk time-day time-night / clefairy in red: 3-3, 70 70 / pikachu in red: 3-3, 30 30"),
        // Only the table's own columns have to add up.
        Case(
            "one column may add up and another not",
            "pikachu 30 time-day, pikachu 20 time-night, clefairy 70",
            "walk time-day time-night / clefairy in red: 3-3, 70 ? / pikachu in red: 3-3, 30 ?"),
        Case(
            "a single time of day is no column", "pikachu 30 time-night, clefairy 70",
            "walk / clefairy in red: 3-3, ? / pikachu +time-night in red: 3-3, 30"),
        Case(
            "seasons are columns before times", in: "black-white",
            "pikachu 40 in:black season-spring time-day, "
                + "pikachu 40 in:black season-spring time-night, "
                + "clefairy 60 in:black season-spring, clefairy 100 in:black season-summer",
            "walk season-spring season-summer / clefairy in black: 3-3, ? 100 / "
                + "pikachu +time-day +time-night in black: 3-3, 40 -"
        ),
    ]

    private static let bands = [
        Case(
            "levels that do not touch are two rows without chances", in: "sword-shield",
            "pikachu ? 3-5 in:sword, pikachu ? 6-8 in:sword @12, pikachu ? 60-62 in:sword @12",
            "walk / pikachu in sword: 3-8, ? / pikachu in sword: 60-62, ?"),
        Case(
            "chances add up over levels", "pikachu 30 3-5, pikachu 10 20-22, clefairy 60",
            "walk / clefairy in red: 3-3, 60 / pikachu in red: 3-22, 40"),
        Case(
            "times are signs without chances", in: "sword-shield",
            "pikachu ? in:sword time-day, pikachu ? in:sword time-night, clefairy ? in:sword",
            "walk / clefairy in sword: 3-3, ? / pikachu +time-day +time-night in sword: 3-3, ?"),
    ]

    private static let conditions = [
        // A swarm takes the place of what is met without one.
        Case(
            "a condition counts instead of its default",
            "pikachu 40 swarm-yes, pikachu 10, clefairy 40 swarm-no, clefairy 50",
            "walk / clefairy in red: 3-3, 90 / pikachu +swarm-yes in red: 3-3, 50 / "
                + "pikachu in red: 3-3, 10"),
        // The radar's defaults stay while there is a swarm.
        Case(
            "other defaults stay",
            "pikachu 40 swarm-yes, pikachu 20 radar-on, clefairy 40 swarm-no, "
                + "clefairy 20 radar-off, clefairy 40",
            "walk / clefairy in red: 3-3, 100 / pikachu +radar-on in red: 3-3, 20 / "
                + "pikachu +swarm-yes in red: 3-3, 40"),
    ]

    private static let versions = [
        Case(
            "versions that agree are one row",
            "pikachu 30 in:red+blue, clefairy 70 in:red, clefairy 70 in:blue",
            "walk / clefairy in red blue: 3-3, 70 / pikachu in red blue: 3-3, 30"),
        Case(
            "versions that differ are rows of their own",
            "pikachu 30, pikachu 30 5-6 in:blue, clefairy 70 in:red+blue, raichu 5 by:surf in:blue",
            "walk / clefairy in red blue: 3-3, 70 / pikachu in blue: 5-6, 30 / "
                + "pikachu in red: 3-3, 30 / surf / raichu in blue: 3-3, ?"),
        // What counts is what its own version has: the other one adds up by itself.
        Case(
            "versions add up by themselves",
            "pikachu 30 in:red+blue, clefairy 70, clefairy 60 in:blue",
            "walk / clefairy in blue: 3-3, ? / clefairy in red: 3-3, 70 / "
                + "pikachu in blue: 3-3, ? / pikachu in red: 3-3, 30"),
    ]

    private static let gamesOfTheirOwn = [
        Case(
            "games from generation VI on have no chances", in: "x-y", "pikachu 100 in:x",
            "walk / pikachu in x: 3-3, ?"),
        Case(
            "a raid is one row without figures", in: "sword-shield",
            "pikachu 100 15-20 by:max-raid in:sword time-day, "
                + "pikachu 100 35-40 by:max-raid in:sword time-night, "
                + "pikachu 100 50-55 by:max-raid @12 in:shield story-progress-hall-of-fame",
            "max-raid / pikachu in sword shield: any, ?"),
        Case(
            "joins weathers that make no difference", in: "sword-shield",
            "pikachu 100 in:sword weather-normal, pikachu 100 in:sword weather-raining, "
                + "pikachu 100 in:sword weather-fog, clefairy 100 5-6 in:sword weather-normal, "
                + "clefairy 100 5-7 in:sword weather-raining, raichu 100 in:sword weather-fog, "
                + "zapdos 100 in:sword, zapdos 100 in:sword weather-fog",
            "walk / clefairy +weather-normal +weather-raining in sword: 5-7, ? / "
                + "pikachu in sword: 3-3, ? / raichu +weather-fog in sword: 3-3, ? / "
                + "zapdos in sword: 3-3, ?"),
        Case(
            "does not join weathers whose versions differ", in: "sword-shield",
            "pikachu 100 in:sword weather-normal, pikachu 100 in:shield weather-raining, "
                + "clefairy 100 in:sword weather-fog",
            "walk / clefairy +weather-fog in sword: 3-3, ? / "
                + "pikachu +weather-normal in sword: 3-3, ? / "
                + "pikachu +weather-raining in shield: 3-3, ?"),
    ]

    private static let joined = [
        // The contest of the National Park is on three days; no other day is named there.
        Case(
            "joins weekdays but says them",
            "pikachu 100 weekday-tuesday, pikachu 100 weekday-thursday, "
                + "pikachu 100 weekday-saturday",
            "walk / pikachu +weekday-tuesday +weekday-thursday +weekday-saturday in red: 3-3, 100"),
        Case(
            "seven weekdays are every day",
            ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
                .map { "pikachu 100 weekday-\($0)" }.joined(separator: ", "),
            "walk / pikachu in red: 3-3, 100"),
        Case(
            "keeps weekdays with other chances apart",
            "pikachu 10 weekday-monday, pikachu 10 weekday-tuesday, pikachu 20 weekday-friday, "
                + "clefairy 80, clefairy 10 weekday-monday",
            "walk / clefairy +weekday-monday in red: 3-3, 90 / clefairy in red: 3-3, ? / "
                + "pikachu +weekday-friday in red: 3-3, 20 / "
                + "pikachu +weekday-monday in red: 3-3, 10 / "
                + "pikachu +weekday-tuesday in red: 3-3, ?"),
    ]

    @Test(arguments: ["colosseum", "xd"])
    func gamesWithoutTablesHaveNoChances(game: String) throws {
        let fixture = try PlacesFixture("pikachu 100") { catalog in
            catalog.versionGroups[0].slug = try Slug(game)
            catalog.versionGroups[0].generation = Identifier(3)
        }
        #expect(try fixture.tables(in: game) == ["walk", "pikachu in red: 3-3, ?"])
    }

    /// A page is the same bytes whenever it is built.
    @Test func rowsStandByPokemonConditionsAndVersions() throws {
        let signs = ["swarm-yes", "radar-on", "story-progress-hall-of-fame"]
        let met = signs.enumerated().map { place, sign in
            let chance = 10 + place
            return "raichu \(chance) \(sign), pikachu \(chance) \(sign), "
                + "pikachu \(chance) 4-4 in:blue \(sign)"
        }
        let fixture = try PlacesFixture(met.joined(separator: ", "))
        let table = try #require(
            fixture.places.tables(at: Identifier(1), in: fixture.game("red-blue")).first)
        let order = table.rows.map { row in
            [row.pokemon.rawValue] + row.signs.map(\.rawValue) + row.versions.map(\.rawValue)
        }
        #expect(order.count == 9)
        #expect(order == order.sorted { $0.lexicographicallyPrecedes($1) })
    }
}
