import Foundation
import PokedexDomain
import TestSupport
import Testing

@testable import PokeAPI

/// What Pokémon were in earlier generations, recomputed from the JSON in another way than the program's:
/// by the source's slugs and numbers, generation by generation.
@Suite(.thorough, .enabled(if: WholeContent.isPresent, Comment(rawValue: WholeContent.comment)))
struct WholeChangeTests {
    private let content: WholeContent.Imported

    init() throws { content = try WholeContent.imported.get() }

    @Test func factsOfPokemonAreAsInTheSource() throws {
        let history = CatalogIndexes(content.catalog).games.history
        for pokemon in content.catalog.pokemon {
            let source = try content.json("pokemon/\(pokemon.id.rawValue)")
            for generation in [1, 4, 6] {
                let facts = history.facts(of: pokemon, in: Era(Identifier(generation)))
                let stats = facts.stats.map { ($0.stat.rawValue, $0.base) }
                let slots = facts.abilities.map { ($0.slot, $0.ability?.rawValue) }
                #expect(
                    facts.types.map(\.rawValue) == types(source, generation), "\(pokemon.slug)")
                #expect(
                    Dictionary(uniqueKeysWithValues: stats) == self.stats(source, generation),
                    "\(pokemon.slug)")
                #expect(
                    try Dictionary(uniqueKeysWithValues: slots) == abilities(source, generation),
                    "\(pokemon.slug)")
            }
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
        for entry in past(source["past_stats"], generation) + [source] {
            for stat in entry["stats"].array {
                let name = stat["stat"]["name"].string ?? ""
                if stats[name] == nil { stats[name] = stat["base_stat"].int }
            }
        }
        // One Special stood for both.
        return stats["special"] == nil ? stats : stats.filter { !$0.key.hasPrefix("special-") }
    }

    private func abilities(_ source: JSON, _ generation: Int) throws -> [Int: Int?] {
        var slots: [Int: Int?] = [:]
        for entry in past(source["past_abilities"], generation) + [source] {
            for slot in entry["abilities"].array {
                let number = slot["slot"].int ?? 0
                if slots[number] == nil { slots[number] = .some(slot["ability"].id) }
            }
        }
        return try slots.filter { number, ability in
            guard let ability, number < 3 || generation > 4 else { return false }
            return try content.json("ability/\(ability)")["generation"].id ?? 99 <= generation
        }
    }
}
