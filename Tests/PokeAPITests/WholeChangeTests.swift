import Foundation
import PokedexDomain
import TestSupport
import Testing

@testable import PokeAPI

/// What changed about Pokémon, recomputed from the whole content in another way than the program's: by
/// the source's slugs and numbers, generation by generation.
@Suite(.thorough, .enabled(if: WholeContent.isPresent, Comment(rawValue: WholeContent.comment)))
struct WholeChangeTests {
    private let content: WholeContent.Imported
    private let index: CatalogIndex
    private let games: GameIndex

    init() throws {
        content = try WholeContent.imported.get()
        let source = try Self.indexes.get()
        index = source.entities
        games = source.games
    }

    /// Made once for all tests.
    private static let indexes = Result {
        CatalogIndexes(try WholeContent.imported.get().catalog)
    }

    // MARK: What they were

    @Test(arguments: [1, 4, 6])
    func factsOfPokemonAreAsInTheSource(generation: Int) throws {
        for pokemon in content.catalog.pokemon {
            let source = try content.json("pokemon/\(pokemon.id.rawValue)")
            let facts = games.history.facts(of: pokemon, in: Identifier(generation))
            #expect(
                facts.types.map(\.rawValue) == types(source, generation), "\(pokemon.slug)")
            #expect(
                Dictionary(uniqueKeysWithValues: facts.stats.map { ($0.stat.rawValue, $0.base) })
                    == stats(source, generation), "\(pokemon.slug)")
            #expect(
                Dictionary(
                    uniqueKeysWithValues: facts.abilities.map { ($0.slot, $0.ability?.rawValue) })
                    == (try abilities(source, generation)), "\(pokemon.slug)")
        }
    }

    /// The entry of the first generation that is not before this one; today's where there is none.
    private func past(_ list: JSON, _ generation: Int) -> [JSON] {
        list.array.filter { $0["generation"].id ?? 0 >= generation }
            .sorted { ($0["generation"].id ?? 0) < ($1["generation"].id ?? 0) }
    }

    private func types(_ source: JSON, _ generation: Int) -> [Int] {
        let slots = past(source["past_types"], generation).first ?? source
        return slots["types"].array.sorted { ($0["slot"].int ?? 0) < ($1["slot"].int ?? 0) }
            .compactMap { $0["type"].id }
    }

    private func stats(_ source: JSON, _ generation: Int) -> [String: Int] {
        var stats: [String: Int] = [:]
        for entry in past(source["past_stats"], generation) {
            for stat in entry["stats"].array {
                let name = stat["stat"]["name"].string ?? ""
                if stats[name] == nil { stats[name] = stat["base_stat"].int }
            }
        }
        for stat in source["stats"].array {
            let name = stat["stat"]["name"].string ?? ""
            if stats[name] == nil { stats[name] = stat["base_stat"].int }
        }
        // One Special stood for both.
        return stats["special"] == nil ? stats : stats.filter { !$0.key.hasPrefix("special-") }
    }

    private func abilities(_ source: JSON, _ generation: Int) throws -> [Int: Int?] {
        var slots: [Int: Int?] = [:]
        for entry in past(source["past_abilities"], generation) {
            for slot in entry["abilities"].array {
                let number = slot["slot"].int ?? 0
                if slots[number] == nil { slots[number] = .some(slot["ability"].id) }
            }
        }
        for slot in source["abilities"].array {
            let number = slot["slot"].int ?? 0
            if slots[number] == nil { slots[number] = .some(slot["ability"].id) }
        }
        return try slots.filter { number, ability in
            guard let ability, number < 3 || generation > 4 else { return false }
            return try content.json("ability/\(ability)")["generation"].id ?? 99 <= generation
        }
    }

    // MARK: Moves

    @Test(arguments: [
        ("red-blue", "yellow"), ("crystal", "ruby-sapphire"), ("platinum", "heartgold-soulsilver"),
        ("sun-moon", "ultra-sun-ultra-moon"), ("sword-shield", "scarlet-violet"),
    ])
    func movesOfPokemonAreAsInTheSource(from: String, to: String) throws {
        let groups = content.catalog.versionGroups
        let then = try #require(groups.first { $0.slug.text == from })
        let now = try #require(groups.first { $0.slug.text == to })
        let shared = content.catalog.pokemon.filter { pokemon in
            !pokemon.isBattleOnly
                && [then, now].allSatisfy {
                    !index.learnset(of: pokemon.id).entries(in: $0.id).isEmpty
                }
        }
        #expect(!shared.isEmpty)
        for pokemon in shared {
            let own = try learned(pokemon, from, to)
            let moves = try #require(games.changes.change(of: pokemon, from: then, to: now).moves)
            #expect(moves.gained.map(\.rawValue) == own.now.subtracting(own.then).sorted())
            #expect(moves.lost.map(\.rawValue) == own.then.subtracting(own.now).sorted())
            try compareStages(of: pokemon, own, moves, from, to)
        }
    }

    private typealias Learned = (then: Set<Int>, now: Set<Int>)

    private func learned(_ pokemon: Pokemon, _ from: String, _ to: String) throws -> Learned {
        let groups = Dictionary(
            uniqueKeysWithValues: content.catalog.versionGroups.map {
                ($0.slug.text, $0.id.rawValue)
            })
        let entries = try content.learned("pokemon/\(pokemon.id.rawValue)").entries
        func moves(_ group: String) -> Set<Int> {
            Set(entries.filter { $0[1] == groups[group] }.map { $0[0] })
        }
        return (moves(from), moves(to))
    }

    private func compareStages(
        of pokemon: Pokemon, _ own: Learned, _ moves: MoveDifference, _ from: String, _ to: String
    ) throws {
        var all: Learned = ([], [])
        var species = try content.json("pokemon-species/\(pokemon.species.rawValue)")
        // A regional form's earlier stages are not told by the species.
        guard pokemon.isDefault else { return }
        while let earlier = species["evolves_from_species"].id {
            let stage = index.defaultPokemon(of: Identifier(earlier))
            let learned = try learned(stage, from, to)
            all.then.formUnion(learned.then)
            all.now.formUnion(learned.now)
            species = try content.json("pokemon-species/\(earlier)")
        }
        let gained = all.now.subtracting(own.now).subtracting(all.then).subtracting(own.then)
        let lost = all.then.subtracting(own.then).subtracting(all.now).subtracting(own.now)
        #expect(moves.inheritedGained.map(\.rawValue) == gained.sorted(), "\(pokemon.slug)")
        #expect(moves.inheritedLost.map(\.rawValue) == lost.sorted(), "\(pokemon.slug)")
    }
}
