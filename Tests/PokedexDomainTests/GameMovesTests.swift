import TestSupport
import Testing

@testable import PokedexDomain

struct GameMovesTests {
    private let sample: SampleCatalog
    private let moves: GameMoves

    init() throws {
        sample = try SampleCatalog()
        let indexes = CatalogIndexes(sample.catalog)
        moves = GameMoves(
            indexes.entities, families: indexes.families, battleForms: indexes.battleForms,
            games: indexes.places.games, use: indexes.learnsetUse)
    }

    /// The slugs of what a Pokémon has in a game, by itself and through an earlier stage alone.
    private func slugs(_ pokemon: String, _ game: String) throws -> [Set<String>] {
        let found = try moves.moves(
            of: sample.pokemon(pokemon), in: sample.versionGroup(game).id)
        return found.map { found in
            [.own, .inherited].map { access in
                Set(
                    zip(sample.catalog.moves, found.access).filter { $1 == access }
                        .map { $0.0.slug.text })
            }
        } ?? []
    }

    @Test func addsWhatOnlyEarlierStagesLearn() throws {
        let raichu = try slugs("raichu", "scarlet-violet")
        #expect(raichu.first?.contains("quick-attack") == true)
        #expect(raichu.last == ["wish", "volt-tackle"])
        #expect(try slugs("raichu-alola", "scarlet-violet").last?.contains("wish") == true)
    }

    /// Raichu learns nothing in Gold and Silver in the sample, and so does not exist there.
    @Test func asksForAGameThatHasBoth() throws {
        #expect(try slugs("raichu", "gold-silver") == [])
        #expect(try slugs("pikachu", "gold-silver").last?.contains("encore") == true)
    }

    @Test func givesFormsOfBattleWhatTheirBaseHas() throws {
        #expect(try slugs("raichu-mega-x", "legends-za").first?.contains("thunderbolt") == true)
        #expect(try slugs("raichu-mega-x", "scarlet-violet") == [])
    }
}
