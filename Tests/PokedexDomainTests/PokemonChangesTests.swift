import TestSupport
import Testing

@testable import PokedexDomain

/// What changed about Pokémon from game to game.
struct PokemonChangesTests {
    private let sample: SampleCatalog
    private let games: GameIndex

    init() throws {
        sample = try SampleCatalog()
        games = CatalogIndexes(sample.catalog).games
    }

    private func changes(_ slug: String) throws -> [PokemonChange] {
        games.changes.changes(of: try sample.pokemon(slug))
    }

    private func change(_ slug: String, _ game: String) throws -> PokemonChange {
        let id = try sample.versionGroup(game).id
        return try #require(try changes(slug).first { $0.to == id })
    }

    private func slugs(_ moves: [Identifier<Move>]) -> [String] {
        moves.map { sample.index[$0].slug.text }
    }

    @Test func goesFromGameToGameTheNewestFirst() throws {
        let steps = try changes("clefairy").map {
            "\(sample.index[$0.from].slug) → \(sample.index[$0.to].slug)"
        }
        #expect(
            steps == [
                "ruby-sapphire → scarlet-violet", "gold-silver → ruby-sapphire",
                "yellow → gold-silver", "red-blue → yellow",
            ])
        #expect(try changes("raichu-mega-x").isEmpty, "it is of one game")
    }

    @Test func tellsTypesAndAbilitiesThatChanged() throws {
        let change = try change("clefairy", "scarlet-violet")
        #expect(change.types?.then == [try sample.type("normal").id])
        #expect(change.types?.now == [try sample.type("fairy").id])
        #expect(
            change.abilities == [
                .init(slot: 2, isHidden: false, then: nil, now: Identifier(98)),
                .init(slot: 3, isHidden: true, then: nil, now: Identifier(132)),
            ])
        // Abilities came with generation III; before, there is nothing to compare with.
        #expect(try self.change("clefairy", "ruby-sapphire").abilities.isEmpty)
    }

    @Test func tellsMovesGainedAndLost() throws {
        let moves = try #require(try change("clefairy", "gold-silver").moves)
        #expect(slugs(moves.gained) == ["encore"])
        #expect(slugs(moves.lost) == ["thunderbolt"])
        #expect(moves.inheritedGained.isEmpty && moves.inheritedLost.isEmpty)
    }

    @Test func tellsMovesOfEarlierStagesApart() throws {
        let moves = try #require(try change("raichu", "scarlet-violet").moves)
        #expect(slugs(moves.gained) == ["thunder-wave", "quick-attack"])
        #expect(Set(slugs(moves.inheritedGained)) == ["wish", "volt-tackle"])
        #expect(slugs(moves.inheritedLost) == ["surf"])
    }

    @Test func comparesMovesWithTheLastGameThatHasThem() throws {
        let sample = try SampleCatalog { catalog in
            let za = Identifier<VersionGroup>(30)
            for (id, learnset) in catalog.learnsets {
                catalog.learnsets[id] = Learnset(
                    entries: learnset.entries.filter { $0.versionGroup != za })
            }
            catalog.pokedexes[0].versionGroups.append(za)
        }
        let games = CatalogIndexes(sample.catalog).games
        let last = try #require(games.changes.changes(of: try sample.pokemon("pikachu")).first)
        #expect(last.to == (try sample.versionGroup("legends-za").id))
        #expect(last.moves == nil && last.isEmpty)
    }

    @Test func nobodyHasAHiddenAbilityBeforeGenerationV() throws {
        let sample = try SampleCatalog { catalog in
            for place in catalog.pokemon.indices { catalog.pokemon[place].past = PokemonPast() }
        }
        let history = PokemonHistory(sample.index)
        let zapdos = try sample.pokemon("zapdos")
        #expect(
            history.facts(of: zapdos, in: Era(sample.generation(4))).abilities.map(\.slot) == [1])
        #expect(
            history.facts(of: zapdos, in: Era(sample.generation(5))).abilities.map(\.slot) == [
                1, 3,
            ])
        #expect(history.facts(of: zapdos, in: Era(sample.generation(2))).abilities.isEmpty)
    }

    @Test func takesTheEarliestTypesThatStillHeld() throws {
        let sample = try SampleCatalog { catalog in
            try catalog.pokemon.change("zapdos", \.slug) {
                $0.past = PokemonPast(
                    types: [(1, 10), (4, 11)].map { generation, type in
                        .init(lastGeneration: Identifier(generation), elements: [Identifier(type)])
                    })
            }
        }
        let history = PokemonHistory(sample.index)
        let zapdos = try sample.pokemon("zapdos")
        let types = [1, 2, 4].map { history.types(of: zapdos, in: Era(sample.generation($0))) }
        #expect(types == [[Identifier(10)], [Identifier(11)], [Identifier(11)]])
        #expect(history.types(of: zapdos, in: Era(sample.generation(5))) == zapdos.types)
    }

    /// A game's own values come before those of its generation, and those before today's.
    @Test func takesWhatAGameAloneHasFirst() throws {
        let sample = try SampleCatalog { catalog in
            let game = try #require(catalog.versionGroups.first { $0.slug.text == "sword-shield" })
            try catalog.pokemon.change("pikachu", \.slug) {
                $0.past.training = [
                    .init(
                        lastGeneration: Identifier(8),
                        elements: [TrainingValues(captureRate: 80, baseHappiness: 70)])
                ]
                $0.inGames = [
                    PokemonGameValues(
                        game: game.id, types: [Identifier(10)],
                        abilities: [AbilitySlot(slot: 1, isHidden: false, ability: nil)],
                        stats: [BaseStat(stat: .speed, base: 1, effort: 0)],
                        training: TrainingValues(captureRate: 3))
                ]
            }
        }
        let (history, games) = (PokemonHistory(sample.index), MainGames(sample.index))
        let pikachu = try sample.pokemon("pikachu")
        let played = try ["sword-shield", "diamond-pearl", "scarlet-violet"].map { slug in
            try #require(games.inOrder.first { $0.slug.text == slug })
        }
        let eras = played.map(games.era)
        #expect(eras.map { $0.game != nil } == [true, false, false])
        #expect(
            eras.map { history.types(of: pikachu, in: $0) == pikachu.types } == [false, true, true])
        #expect(eras.map { history.stats(of: pikachu, in: $0).last?.base } == [1, 90, 90])
        #expect(
            eras.map { history.abilities(of: pikachu, in: $0).map(\.slot) } == [[3], [1], [1, 3]])
        let values = played.map { game in
            [\TrainingValues.captureRate, \.baseHappiness, \.baseExperience].map {
                history.value($0, of: pikachu, in: game, today: 50)
            }
        }
        #expect(values == [[3, 70, 50], [80, 70, 50], [50, 50, 50]])
        #expect(
            AbilityHolders(sample.index, games).holders(
                of: try sample.ability("static").id, in: eras[0]
            ).contains { $0.pokemon == pikachu.id } == false)
    }

    @Test func twoSpecialStatsAreOneAsLongAsTheSourceSaysSo() throws {
        let sample = try SampleCatalog { catalog in
            for place in catalog.pokemon.indices {
                catalog.pokemon[place].past = PokemonPast(
                    stats: [
                        .init(
                            lastGeneration: Identifier(1),
                            elements: [BaseStat(stat: .special, base: 60, effort: 0)]),
                        .init(
                            lastGeneration: Identifier(5),
                            elements: [BaseStat(stat: .attack, base: 40, effort: 0)]),
                    ])
            }
        }
        let history = PokemonHistory(sample.index)
        let clefairy = try sample.pokemon("clefairy")
        let stats = [1, 2, 6].map { generation in
            history.facts(of: clefairy, in: Era(sample.generation(generation))).stats
                .map { "\($0.stat.rawValue) \($0.base)" }.joined(separator: ", ")
        }
        #expect(
            stats == [
                "hp 70, attack 40, defense 48, speed 35, special 60",
                "hp 70, attack 40, defense 48, special-attack 60, special-defense 65, speed 35",
                "hp 70, attack 45, defense 48, special-attack 60, special-defense 65, speed 35",
            ])
    }
}
