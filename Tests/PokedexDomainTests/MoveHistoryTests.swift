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
        let unchanged = try values("thunderbolt", in: "red-blue")
        #expect(
            [unchanged.accuracy, unchanged.powerPoints, unchanged.effectChance] == [100, 15, 10])
    }

    /// Before generation IV the type of that time told it, but of status moves and types without class.
    @Test(arguments: [
        ("bite", "red-blue", DamageClass.physical), ("bite", "gold-silver", .special),
        ("bite", "ruby-sapphire", .special), ("bite", "diamond-pearl", .physical),
        ("thunder-wave", "red-blue", .status), ("shadow-rush", "ruby-sapphire", .physical),
    ])
    func tellsTheClass(move: String, game: String, damageClass: DamageClass) throws {
        #expect(try values(move, in: game).damageClass == damageClass)
    }

    /// Bite in the games where its values are different: in Red and Blue, Gold and Silver, Ruby and
    /// Sapphire, Black and White, and X and Y.
    private func bite(
        change: (inout Move) -> Void
    ) throws -> (values: [MoveValues], changed: [MoveChange.Aspect]) {
        let sample = try SampleCatalog { try $0.moves.change("bite", \.slug, change) }
        let history = MoveHistory(sample.index)
        let bite = try sample.move("bite")
        let games = ["red-blue", "gold-silver", "ruby-sapphire", "black-white", "x-y"]
        return (
            try games.map { history.values(of: bite, in: try sample.versionGroup($0)) },
            history.changes(of: bite).map(\.aspect)
        )
    }

    private func past(
        before game: Int, power: Int, accuracy: Int? = nil, powerPoints: Int? = nil
    ) -> PastMoveValues {
        PastMoveValues(
            before: Identifier(game),
            values: OtherMoveValues(power: power, accuracy: accuracy, powerPoints: powerPoints))
    }

    /// A power of 1 is one that varies, as that of Hidden Power, which was 1 in the source until it was
    /// fixed. An accuracy of 1 % and one power point are what they say.
    @Test func takesZeroForNoneAndAPowerOfOneForOneThatVaries() throws {
        let none = try bite { ($0.power, $0.accuracy, $0.past) = (0, 0, []) }
        #expect(none.values.allSatisfy { $0.power == nil && $0.accuracy == nil })
        let today = try bite { ($0.power, $0.past) = (1, []) }
        #expect(today.values.allSatisfy { $0.power == nil })
        let (varied, changed) = try bite {
            $0.past = [past(before: 15, power: 1, accuracy: 1, powerPoints: 1)]
        }
        #expect(varied.map(\.power) == [nil, nil, nil, nil, 60])
        #expect([varied[3].accuracy, varied[3].powerPoints] == [1, 1])
        #expect(changed.contains(.power))
    }

    @Test func prefersTheEarliestOfSeveralPastValues() throws {
        let (values, _) = try bite {
            $0.past = [past(before: 5, power: 20), past(before: 15, power: 40, powerPoints: 5)]
        }
        #expect(values.map(\.power) == [20, 20, 40, 40, 60])
        #expect(values.map(\.powerPoints) == [5, 5, 5, 5, 25])
    }

    /// A single game's value comes before a span's, and a span's before today's; each value for itself.
    @Test func prefersTheValuesOfASingleGame() throws {
        let (values, changed) = try bite {
            $0.past = [
                PastMoveValues(
                    before: Identifier(15),
                    values: OtherMoveValues(
                        damageClass: .special, power: 50, priority: 1, effectChance: 0))
            ]
            $0.inGames = [
                GameMoveValues(
                    game: Identifier(5),
                    values: OtherMoveValues(
                        damageClass: .status, power: 0, priority: -2, target: Identifier(7)))
            ]
        }
        #expect(values.map(\.priority) == [1, 1, -2, 1, 0])
        #expect(values.map(\.damageClass) == [.special, .special, .status, .special, .physical])
        #expect(values.map(\.power) == [50, 50, nil, 50, 60])
        #expect(values.map(\.target.rawValue) == [10, 10, 7, 10, 10])
        #expect(values.map(\.effectChance) == [nil, nil, nil, nil, 30])
        #expect(changed.filter { $0 == .priority }.count == 3 && changed.contains(.target))
    }
}

@Suite struct MoveChangeTests {
    /// From when to when a value was different; it begins with the games in which the move appeared.
    @Test(arguments: [
        ("thunderbolt", ["power red-blue..black-white"]),
        ("bite", ["type red-blue..yellow", "damageClass gold-silver..ruby-sapphire"]),
        ("swift", ["damageClass red-blue..ruby-sapphire"]),
        ("volt-tackle", ["damageClass ruby-sapphire..ruby-sapphire"]), ("wish", []),
        ("psycho-boost", []),
    ])
    func tellsWhatChanged(move: String, expected: [String]) throws {
        let sample = try SampleCatalog()
        let changes = MoveHistory(sample.index).changes(of: try sample.move(move))
        #expect(
            changes.map { change in
                let games = [change.first, change.last].map { sample.index[$0].slug.text }
                return "\(change.aspect) \(games[0])..\(games[1])"
            } == expected)
        if move == "thunderbolt" { #expect(changes.first?.then.power == 95) }
    }
}
