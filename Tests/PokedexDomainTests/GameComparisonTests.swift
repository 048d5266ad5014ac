import TestSupport
import Testing

@testable import PokedexDomain

/// What is different in a game from an earlier one.
@Suite struct GameComparisonTests {
    private let sample: SampleCatalog

    init() throws { sample = try SampleCatalog() }

    private func comparison(
        _ game: String, in sample: SampleCatalog? = nil
    ) throws -> GameComparison {
        let sample = sample ?? self.sample
        return try #require(
            GameComparison(try sample.versionGroup(game), CatalogIndexes(sample.catalog)))
    }

    private func slugs(_ pokemon: [Pokemon]) -> [String] { pokemon.map(\.slug.text) }

    // MARK: Games

    @Test func theFirstGameIsComparedWithNone() throws {
        let first = try sample.versionGroup("red-blue")
        #expect(GameComparison(first, CatalogIndexes(sample.catalog)) == nil)
        #expect(try comparison("yellow").before.slug.text == "red-blue")
    }

    @Test func skipsGamesBesideTheMainLineAndAddOns() throws {
        let sample = try SampleCatalog { catalog in
            try SampleCatalog.addIsleOfArmor(to: &catalog)
            for (number, slug, order) in [
                (23, "brilliant-diamond-shining-pearl", 25), (24, "legends-arceus", 26),
                (32, "champions", 32),
            ] {
                catalog.versionGroups.append(
                    VersionGroup(
                        id: Identifier(number), slug: try Slug(slug), order: order,
                        generation: Identifier(8), regions: []))
            }
        }
        let games = MainGames(sample.index)
        for (game, before) in [
            ("brilliant-diamond-shining-pearl", "sword-shield"),
            ("legends-arceus", "sword-shield"), ("scarlet-violet", "sword-shield"),
            ("legends-za", "scarlet-violet"), ("champions", "scarlet-violet"),
        ] {
            let compared = games.compared(with: try sample.versionGroup(game))
            #expect(compared?.slug.text == before, "\(game)")
        }
    }

    @Test func findsTheGamesBeforeAndAfter() throws {
        let sample = try SampleCatalog(change: SampleCatalog.addIsleOfArmor)
        let games = MainGames(sample.index)
        func neighbors(_ slug: String) throws -> [String?] {
            let (previous, next) = games.neighbors(of: try sample.versionGroup(slug))
            return [previous?.slug.text, next?.slug.text]
        }
        #expect(try neighbors("red-blue") == [nil, "yellow"])
        #expect(try neighbors("sword-shield") == ["sun-moon", "scarlet-violet"])
        #expect(try neighbors("legends-za") == ["scarlet-violet", nil])
        #expect(try neighbors("the-isle-of-armor") == [nil, nil], "an add-on is no game")
    }

    @Test(arguments: [(1, "", "red-blue"), (14, "platinum", "black-white"), (99, "legends-za", "")])
    func putsGamesThatAreNotKnownWhereTheSourceHasThem(
        order: Int, before: String, after: String
    ) throws {
        let sample = try SampleCatalog { catalog in
            var game = try catalog.versionGroups.entity("x-y", \.slug)
            (game.id, game.slug, game.order) = (Identifier(200), try Slug("own"), order)
            catalog.versionGroups.append(game)
        }
        let (previous, next) = MainGames(sample.index).neighbors(of: try sample.versionGroup("own"))
        #expect([previous?.slug.text ?? "", next?.slug.text ?? ""] == [before, after])
    }

    // MARK: Pokémon

    @Test func tellsWhoCameReturnedAndLeft() throws {
        let sample = try SampleCatalog { $0.pokedexes = [] }
        let comparison = try comparison("gold-silver", in: sample)
        #expect(comparison.areRostersKnown)
        #expect(slugs(comparison.came) == ["pichu"])
        #expect(slugs(comparison.returned) == ["clefairy"])
        #expect(slugs(comparison.left) == ["raichu"])
    }

    @Test(arguments: ["yellow", "gold-silver"])
    func tellsNothingOfRostersWhereOneIsNotKnown(slug: String) throws {
        let sample = try SampleCatalog { catalog in
            try catalog.versionGroups.change(slug, \.slug) { $0.roster = [] }
        }
        let comparison = try comparison("gold-silver", in: sample)
        #expect(!comparison.areRostersKnown)
        #expect((comparison.came + comparison.returned + comparison.left).isEmpty)
    }

    @Test func formsTakenOnlyInBattleAreInNoList() throws {
        let comparison = try comparison("legends-za")
        let games = CatalogIndexes(sample.catalog).games
        let mega = try sample.pokemon("raichu-mega-x").id
        #expect(games.pokemon(in: try sample.versionGroup("legends-za").id).contains(mega))
        #expect(comparison.came.isEmpty && comparison.returned.isEmpty)
        #expect(slugs(comparison.left) == ["raichu-alola", "clefairy", "zapdos", "pichu"])
        let back = try self.comparison("sword-shield")
        #expect(!slugs(back.came + back.returned + back.left).contains("pikachu-gmax"))
    }

    @Test func listsWhoseFactsChanged() throws {
        let changed = try comparison("gold-silver").changed
        #expect(changed.map(\.pokemon.slug.text) == ["pikachu"])
        #expect(
            changed.first?.change.stats.map(\.stat)
                == [.specialAttack, .specialDefense, .special])
        #expect(try comparison("yellow").changed.isEmpty)
    }

    // MARK: Moves

    @Test func addsUpTheMovesGainedAndLost() throws {
        let moves = try #require(try comparison("legends-za").moves)
        #expect(moves.gained == 0 && moves.lost == 3)
        #expect(moves.gainedMost.isEmpty)
        #expect(moves.lostMost.map(\.pokemon.slug.text) == ["raichu", "pikachu"])
        #expect(moves.lostMost.map(\.lost) == [2, 1])
    }

    @Test func listsSixOfThoseThatGainedMost() throws {
        let sample = try SampleCatalog { catalog in
            let entries = { (moves: [Int], group: Int) in
                moves.compactMap {
                    LearnsetEntry(
                        move: Identifier($0), versionGroup: Identifier(group),
                        method: Identifier(1), level: 1, order: nil)
                }
            }
            for pokemon in catalog.pokemon {
                let isLast = pokemon.slug.text == "deoxys-attack"
                catalog.learnsets[pokemon.id] = Learnset(
                    entries: entries([3], 11) + entries(isLast ? [3, 57, 85] : [3, 57], 15))
            }
        }
        let moves = try #require(try comparison("x-y", in: sample).moves)
        #expect(moves.gained == 9 && moves.lost == 0)
        #expect(
            moves.gainedMost.map { "\($0.pokemon.slug) \($0.gained)" } == [
                "deoxys-attack 2", "pikachu 1", "raichu 1", "raichu-alola 1", "clefairy 1",
                "zapdos 1",
            ])
        #expect(moves.lostMost.isEmpty)
    }

    @Test(arguments: [("black-white", false), ("x-y", false), ("scarlet-violet", true)])
    func movesAreUnknownWhereTheSourceLacksThoseOfOneGame(game: String, isKnown: Bool) throws {
        #expect((try comparison(game).moves != nil) == isKnown)
    }

    private func values(_ game: String) throws -> [String: [MoveChange.Aspect]] {
        Dictionary(
            uniqueKeysWithValues: try comparison(game).moveValues.map {
                ($0.move.slug.text, $0.aspects)
            })
    }

    @Test func listsMovesWithOtherValues() throws {
        #expect(try values("x-y") == ["surf": [.power], "thunderbolt": [.power]])
        #expect(try values("sun-moon") == ["thunder-wave": [.accuracy]])
        #expect(try values("yellow").isEmpty)
        let surf = try #require(try comparison("x-y").moveValues.first)
        #expect(surf.then.power == 95 && surf.now.power == 90)
    }

    /// Before generation IV a move's type decided its class.
    @Test func aMovesClassCanChangeWithItsTypeOrWithTheGame() throws {
        #expect(try values("gold-silver") == ["bite": [.type, .damageClass]])
        #expect(
            try values("diamond-pearl")
                == ["bite": [.damageClass], "swift": [.damageClass], "volt-tackle": [.damageClass]])
    }

    // MARK: Types

    @Test func listsNewTypesAndOtherDamage() throws {
        func slug(_ type: Identifier<PokemonType>) -> String { sample.index[type].slug.text }
        func types(_ game: String) throws -> (new: [String], matchUps: [String]) {
            let comparison = try comparison(game)
            return (
                comparison.newTypes.map(slug),
                comparison.matchUps.map {
                    "\(slug($0.attacking)) → \(slug($0.defending)): "
                        + "\($0.then.percent) → \($0.now.percent)"
                }
            )
        }
        let johto = try types("gold-silver")
        #expect(johto.new == ["steel", "dark"])
        #expect(johto.matchUps == ["ghost → psychic: 0 → 200"])
        let kalos = try types("x-y")
        #expect(kalos.new == ["fairy"])
        #expect(kalos.matchUps == ["ghost → steel: 50 → 100", "dark → steel: 50 → 100"])
        let alola = try types("sun-moon")
        #expect(alola.new.isEmpty && alola.matchUps.isEmpty)
    }
}
