import TestSupport
import Testing

@testable import PokedexDomain

/// Who is met at a place, as tables. Lines read as `PlacesFixture` writes them.
@Suite struct FoundTableTests {
    private typealias Meet = PlacesFixture.Meet

    private func tables(
        _ met: [String: [PlacesFixture.Meet]], in game: String = "red-blue"
    ) throws -> [String] {
        try PlacesFixture(met).tables(in: game)
    }

    @Test func showsChancesThatAddUp() throws {
        #expect(
            try tables([
                "pikachu": [Meet(30, 3...5)], "clefairy": [Meet(70, 4...4)],
            ]) == ["walk", "clefairy in red: 4-4, 70", "pikachu in red: 3-5, 30"])
    }

    @Test(arguments: [95, 105])
    func showsNoChancesThatDoNotAddUp(sum: Int) throws {
        #expect(
            try tables(["pikachu": [Meet(30)], "clefairy": [Meet(sum - 30)]]) == [
                "walk", "clefairy in red: 3-3, ?", "pikachu in red: 3-3, ?",
            ])
    }

    @Test func showsTheRangeOfTheAreasInWhichItIsMet() throws {
        #expect(
            try tables([
                "pikachu": [Meet(30, 3...5, area: 11), Meet(10, 6...8, area: 12)],
                "clefairy": [Meet(70, area: 11), Meet(90, area: 12), Meet(100, area: 13)],
            ]) == ["walk", "clefairy in red: 3-3, 70-100", "pikachu in red: 3-8, 10-30"])
    }

    @Test func oneAreaThatDoesNotAddUpHidesTheChancesOfThoseWhoAreThere() throws {
        #expect(
            try tables([
                "pikachu": [Meet(30, area: 11), Meet(10, area: 12)],
                "clefairy": [Meet(70, area: 11)],
            ]) == ["walk", "clefairy in red: 3-3, 70", "pikachu in red: 3-3, ?"])
    }

    @Test func addsWhatOneAreaHasUnderSeveralConditions() throws {
        #expect(
            try tables([
                "pikachu": [Meet(30, 3...3), Meet(20, 5...6, when: ["swarm-no"])],
                "clefairy": [Meet(50)],
            ]) == ["walk", "clefairy in red: 3-3, 50", "pikachu in red: 3-6, 50"])
    }

    @Test func timesOfDayAreColumns() throws {
        #expect(
            try tables([
                "pikachu": [Meet(30, when: ["time-morning"]), Meet(40, when: ["time-day"])],
                "clefairy": [
                    Meet(70, when: ["time-morning"]), Meet(60, when: ["time-day"]),
                    Meet(100, when: ["time-night"]),
                ],
            ]) == [
                "walk time-morning time-day time-night", "clefairy in red: 3-3, 70 60 100",
                "pikachu in red: 3-3, 30 40 -",
            ])
    }

    @Test func whatIsAlwaysTheCaseIsInEveryColumn() throws {
        #expect(
            try tables([
                "pikachu": [Meet(30, when: ["time-day"]), Meet(30, when: ["time-night"])],
                "clefairy": [Meet(70)],
            ]) == [
                "walk time-day time-night", "clefairy in red: 3-3, 70 70",
                "pikachu in red: 3-3, 30 30",
            ])
    }

    /// Only the table's own columns have to add up.
    @Test func oneColumnMayAddUpAndAnotherNot() throws {
        #expect(
            try tables([
                "pikachu": [Meet(30, when: ["time-day"]), Meet(20, when: ["time-night"])],
                "clefairy": [Meet(70)],
            ]) == [
                "walk time-day time-night", "clefairy in red: 3-3, 70 ?",
                "pikachu in red: 3-3, 30 ?",
            ])
    }

    @Test func aSingleTimeOfDayIsNoColumn() throws {
        #expect(
            try tables([
                "pikachu": [Meet(30, when: ["time-night"])], "clefairy": [Meet(70)],
            ]) == ["walk", "clefairy in red: 3-3, ?", "pikachu +time-night in red: 3-3, 30"])
    }

    @Test func seasonsAreColumnsBeforeTimes() throws {
        #expect(
            try tables(
                [
                    "pikachu": [
                        Meet(40, in: ["black"], when: ["season-spring", "time-day"]),
                        Meet(40, in: ["black"], when: ["season-spring", "time-night"]),
                    ],
                    "clefairy": [
                        Meet(60, in: ["black"], when: ["season-spring"]),
                        Meet(100, in: ["black"], when: ["season-summer"]),
                    ],
                ], in: "black-white") == [
                    "walk season-spring season-summer", "clefairy in black: 3-3, ? 100",
                    "pikachu +time-day in black: 3-3, 40 -",
                    "pikachu +time-night in black: 3-3, 40 -",
                ])
    }

    /// A swarm takes the place of what is met without one.
    @Test func aConditionCountsInsteadOfItsDefault() throws {
        #expect(
            try tables([
                "pikachu": [Meet(40, when: ["swarm-yes"]), Meet(10)],
                "clefairy": [Meet(40, when: ["swarm-no"]), Meet(50)],
            ]) == [
                "walk", "clefairy in red: 3-3, 90", "pikachu +swarm-yes in red: 3-3, 50",
                "pikachu in red: 3-3, 10",
            ])
    }

    /// The radar's defaults stay while there is a swarm.
    @Test func otherDefaultsStay() throws {
        #expect(
            try tables([
                "pikachu": [Meet(40, when: ["swarm-yes"]), Meet(20, when: ["radar-on"])],
                "clefairy": [
                    Meet(40, when: ["swarm-no"]), Meet(20, when: ["radar-off"]), Meet(40),
                ],
            ]) == [
                "walk", "clefairy in red: 3-3, 100", "pikachu +radar-on in red: 3-3, 20",
                "pikachu +swarm-yes in red: 3-3, 40",
            ])
    }

    @Test func versionsThatAgreeAreOneRow() throws {
        #expect(
            try tables([
                "pikachu": [Meet(30, in: ["red", "blue"])],
                "clefairy": [Meet(70, in: ["red"]), Meet(70, in: ["blue"])],
            ]) == ["walk", "clefairy in red blue: 3-3, 70", "pikachu in red blue: 3-3, 30"])
    }

    @Test func versionsThatDifferAreRowsOfTheirOwn() throws {
        #expect(
            try tables([
                "pikachu": [Meet(30, in: ["red"]), Meet(30, 5...6, in: ["blue"])],
                "clefairy": [Meet(70, in: ["red", "blue"])],
                "raichu": [Meet(5, by: "surf", in: ["blue"])],
            ]) == [
                "walk", "clefairy in red blue: 3-3, 70", "pikachu in blue: 5-6, 30",
                "pikachu in red: 3-3, 30", "surf", "raichu in blue: 3-3, ?",
            ])
    }

    /// What counts is what its own version has: the other one adds up by itself.
    @Test func versionsAddUpByThemselves() throws {
        #expect(
            try tables([
                "pikachu": [Meet(30, in: ["red", "blue"])],
                "clefairy": [Meet(70, in: ["red"]), Meet(60, in: ["blue"])],
            ]) == [
                "walk", "clefairy in blue: 3-3, ?", "clefairy in red: 3-3, 70",
                "pikachu in blue: 3-3, ?", "pikachu in red: 3-3, 30",
            ])
    }

    @Test(arguments: ["gift", "npc-trade", "static"])
    func whatIsNotMetByChanceHasNone(method: String) throws {
        #expect(
            try tables(["pikachu": [Meet(100, 5...5, by: method)]]) == [
                method, "pikachu in red: 5-5, ?",
            ])
    }

    @Test func gamesFromGenerationVIOnHaveNoChances() throws {
        #expect(
            try tables(["pikachu": [Meet(100, in: ["x"])]], in: "x-y") == [
                "walk", "pikachu in x: 3-3, ?",
            ])
    }

    @Test(arguments: ["colosseum", "xd"])
    func gamesWithoutTablesHaveNoChances(game: String) throws {
        let fixture = try PlacesFixture(["pikachu": [Meet(100)]]) { catalog in
            catalog.versionGroups[0] = VersionGroup(
                id: Identifier(1), slug: try Slug(game), order: 3, generation: Identifier(3),
                regions: [])
        }
        #expect(try fixture.tables(in: game) == ["walk", "pikachu in red: 3-3, ?"])
    }

    @Test func aRaidIsOneRowWithoutFigures() throws {
        #expect(
            try tables(
                [
                    "pikachu": [
                        Meet(100, 15...20, by: "max-raid", in: ["sword"], when: ["time-day"]),
                        Meet(100, 35...40, by: "max-raid", in: ["sword"], when: ["time-night"]),
                        Meet(
                            100, 50...55, by: "max-raid", area: 12, in: ["shield"],
                            when: ["story-progress-hall-of-fame"]),
                    ]
                ], in: "sword-shield") == ["max-raid", "pikachu in sword shield: any, ?"])
    }

    @Test func joinsWeathersThatMakeNoDifference() throws {
        let weathers = ["weather-normal", "weather-raining", "weather-fog"]
        #expect(
            try tables(
                [
                    "pikachu": weathers.map { Meet(100, in: ["sword"], when: [$0]) },
                    "clefairy": weathers.prefix(2).enumerated().map {
                        Meet(100, 5...(6 + $0), in: ["sword"], when: [$1])
                    },
                    "raichu": [Meet(100, in: ["sword"], when: ["weather-fog"])],
                    "zapdos": [
                        Meet(100, in: ["sword"]), Meet(100, in: ["sword"], when: ["weather-fog"]),
                    ],
                ], in: "sword-shield") == [
                    "walk", "clefairy +weather-normal +weather-raining in sword: 5-7, ?",
                    "pikachu in sword: 3-3, ?", "raichu +weather-fog in sword: 3-3, ?",
                    "zapdos in sword: 3-3, ?",
                ])
    }

    @Test func doesNotJoinWeathersWhoseVersionsDiffer() throws {
        #expect(
            try tables(
                [
                    "pikachu": [
                        Meet(100, in: ["sword"], when: ["weather-normal"]),
                        Meet(100, in: ["shield"], when: ["weather-raining"]),
                    ],
                    "clefairy": [Meet(100, in: ["sword"], when: ["weather-fog"])],
                ], in: "sword-shield") == [
                    "walk", "clefairy +weather-fog in sword: 3-3, ?",
                    "pikachu +weather-normal in sword: 3-3, ?",
                    "pikachu +weather-raining in shield: 3-3, ?",
                ])
    }

    /// The contest of the National Park is on three days; no other day is named there.
    @Test func joinsWeekdaysButSaysThemUnlessTheyAreSeven() throws {
        let days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
            .map { "weekday-\($0)" }
        let three = ["weekday-tuesday", "weekday-thursday", "weekday-saturday"]
        let contest = try tables(["pikachu": three.map { Meet(100, when: [$0]) }])
        #expect(
            contest == [
                "walk",
                "pikachu +weekday-tuesday +weekday-thursday +weekday-saturday in red: 3-3, 100",
            ])
        let everyDay = try tables(["pikachu": days.map { Meet(100, when: [$0]) }])
        #expect(everyDay == ["walk", "pikachu in red: 3-3, 100"])
    }

    @Test func keepsWeekdaysWithOtherChancesApart() throws {
        #expect(
            try tables([
                "pikachu": [
                    Meet(10, when: ["weekday-monday"]), Meet(10, when: ["weekday-tuesday"]),
                    Meet(20, when: ["weekday-friday"]),
                ],
                "clefairy": [Meet(80), Meet(10, when: ["weekday-monday"])],
            ]) == [
                "walk", "clefairy +weekday-monday in red: 3-3, 90", "clefairy in red: 3-3, ?",
                "pikachu +weekday-friday in red: 3-3, 20",
                "pikachu +weekday-monday in red: 3-3, 10",
                "pikachu +weekday-tuesday in red: 3-3, ?",
            ])
    }

    /// A page is the same bytes whenever it is built.
    @Test func rowsStandByPokemonConditionsAndVersions() throws {
        let signs = ["swarm-yes", "radar-on", "story-progress-hall-of-fame"]
        let fixture = try PlacesFixture([
            "raichu": signs.enumerated().map { Meet(10 + $0, when: [$1]) },
            "pikachu": signs.enumerated().flatMap { place, sign in
                [
                    Meet(10 + place, 3...3, in: ["red"], when: [sign]),
                    Meet(10 + place, 4...4, in: ["blue"], when: [sign]),
                ]
            },
        ])
        let table = try #require(
            fixture.places.tables(at: Identifier(1), in: fixture.game("red-blue")).first)
        let order = table.rows.map { row in
            [row.pokemon.rawValue] + row.signs.map(\.rawValue) + row.versions.map(\.rawValue)
        }
        #expect(order.count == 9)
        #expect(order == order.sorted { $0.lexicographicallyPrecedes($1) })
    }
}
