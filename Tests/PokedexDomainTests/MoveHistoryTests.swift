import PokedexDomain
import TestSupport
import Testing

@Suite struct MoveHistoryTests {
    private let sample: SampleCatalog
    private let history: MoveHistory

    init() throws {
        sample = try SampleCatalog()
        history = MoveHistory(sample.index)
    }

    private func values(_ move: String, in versionGroup: String) throws -> MoveValues {
        history.values(of: try sample.move(move), in: try sample.versionGroup(versionGroup))
    }

    @Test func holdsPastValuesUntilBeforeTheNamedGames() throws {
        #expect(try values("thunderbolt", in: "black-white").power == 95)
        #expect(try values("thunderbolt", in: "x-y").power == 90)
        #expect(try values("thunder-wave", in: "x-y").accuracy == 100)
        #expect(try values("thunder-wave", in: "sun-moon").accuracy == 90)
    }

    @Test func keepsTodaysValueWhereNoPastOneIsTold() throws {
        let values = try values("thunderbolt", in: "red-blue")
        #expect(values.accuracy == 100)
        #expect(values.powerPoints == 15)
        #expect(values.effectChance == 10)
    }

    @Test func takesTheClassFromTheTypeOfThatTimeBeforeGenerationFour() throws {
        #expect(try values("bite", in: "red-blue").damageClass == .physical)
        #expect(try values("bite", in: "gold-silver").damageClass == .special)
        #expect(try values("bite", in: "ruby-sapphire").damageClass == .special)
        #expect(try values("bite", in: "diamond-pearl").damageClass == .physical)
    }

    @Test func leavesStatusMovesTheirClass() throws {
        #expect(try values("thunder-wave", in: "red-blue").damageClass == .status)
    }

    @Test func leavesMovesOfTypesWithoutClassTheirs() throws {
        #expect(try values("shadow-rush", in: "ruby-sapphire").damageClass == .physical)
    }

    @Test func takesZeroForNone() throws {
        let sample = try SampleCatalog { catalog in
            (catalog.moves[1].power, catalog.moves[1].accuracy) = (0, 0)
            catalog.moves[1].past = []
        }
        let history = MoveHistory(sample.index)
        let bite = try sample.move("bite")
        #expect(history.valuesToday(of: bite).power == nil)
        #expect(history.valuesToday(of: bite).accuracy == nil)
        #expect(history.values(of: bite, in: try sample.versionGroup("x-y")).power == nil)
        #expect(history.values(of: bite, in: try sample.versionGroup("x-y")).accuracy == nil)
    }

    /// As the power of Hidden Power, which was 1 in the source until it was fixed.
    @Test func takesAPowerOfOneForOneThatVaries() throws {
        let sample = try SampleCatalog { catalog in
            let before = try #require(catalog.versionGroups.first { $0.slug.text == "x-y" })
            let past = PastMoveValues(
                before: before.id, type: nil, power: 1, accuracy: 1, powerPoints: 1,
                effectChance: nil)
            catalog.moves[1].past = [past]
        }
        let history = MoveHistory(sample.index)
        let bite = try sample.move("bite")
        let then = history.values(of: bite, in: try sample.versionGroup("black-white"))
        #expect(then.power == nil)
        // An accuracy of 1 % and one power point are what they say.
        #expect([then.accuracy, then.powerPoints] == [1, 1])
        #expect(history.values(of: bite, in: try sample.versionGroup("x-y")).power == 60)
        #expect(history.changes(of: bite).map(\.aspect).contains(.power))
    }

    @Test func takesAPowerOfOneForOneThatVariesToday() throws {
        let sample = try SampleCatalog { catalog in
            catalog.moves[1].power = 1
            catalog.moves[1].past = []
        }
        let bite = try sample.move("bite")
        #expect(MoveHistory(sample.index).valuesToday(of: bite).power == nil)
    }

    @Test func prefersTheEarliestOfSeveralPastValues() throws {
        let sample = try SampleCatalog { catalog in
            catalog.moves[1].past = [
                PastMoveValues(
                    before: Identifier(5), type: nil, power: 20, accuracy: nil, powerPoints: nil,
                    effectChance: nil),
                PastMoveValues(
                    before: Identifier(15), type: nil, power: 40, accuracy: nil, powerPoints: 5,
                    effectChance: nil),
            ]
        }
        let history = MoveHistory(sample.index)
        let bite = try sample.move("bite")
        let powers = try ["gold-silver", "ruby-sapphire", "x-y"].map {
            history.values(of: bite, in: try sample.versionGroup($0)).power
        }
        #expect(powers == [20, 40, 60])
        #expect(history.values(of: bite, in: try sample.versionGroup("red-blue")).powerPoints == 5)
    }
}

@Suite struct MoveChangeTests {
    private let sample: SampleCatalog

    init() throws {
        sample = try SampleCatalog()
    }

    private func changes(of move: String) throws -> [String] {
        MoveHistory(sample.index).changes(of: try sample.move(move)).map { change in
            let games = [change.first, change.last].map { sample.index[$0].slug.text }
            return "\(change.aspect) \(games[0])..\(games[1])"
        }
    }

    @Test func tellsFromWhenToWhenAValueWasDifferent() throws {
        #expect(try changes(of: "thunderbolt") == ["power red-blue..black-white"])
        let change = try #require(
            MoveHistory(sample.index).changes(of: try sample.move("thunderbolt")).first)
        #expect(change.then.power == 95)
    }

    @Test func tellsTheClassesThatTypesDecided() throws {
        #expect(
            try changes(of: "bite") == [
                "type red-blue..yellow", "damageClass gold-silver..ruby-sapphire",
            ])
        #expect(try changes(of: "swift") == ["damageClass red-blue..ruby-sapphire"])
    }

    @Test func beginsWithTheGamesTheMoveAppearedIn() throws {
        #expect(try changes(of: "volt-tackle") == ["damageClass ruby-sapphire..ruby-sapphire"])
    }

    @Test func isEmptyWhereNothingChanged() throws {
        #expect(try changes(of: "wish") == [])
        #expect(try changes(of: "psycho-boost") == [])
    }
}
