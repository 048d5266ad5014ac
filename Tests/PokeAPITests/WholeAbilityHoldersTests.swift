import Foundation
import PokedexDomain
import TestSupport
import Testing

@testable import PokeAPI

/// Who had an ability in a generation, recomputed from the JSON of Pokémon in another way than the
/// program's: from today backwards, slot by slot, by slugs.
@Suite(.thorough, .enabled(if: WholeContent.isPresent, Comment(rawValue: WholeContent.comment)))
struct WholeAbilityHoldersTests {
    private let content: WholeContent.Imported
    private let index: CatalogIndex
    private let holders: AbilityHolders
    private static let generations = Array(3...9)

    init() throws {
        content = try WholeContent.imported.get()
        index = CatalogIndex(content.catalog)
        holders = AbilityHolders(index)
    }

    @Test func abilitiesOfEveryGenerationAreAsInTheSource() throws {
        let found = found
        var differences = Differences()
        for pokemon in content.catalog.pokemon {
            let expected = try abilities(of: content.json("pokemon/\(pokemon.id.rawValue)"))
            for generation in Self.generations {
                let place = "\(pokemon.slug) in generation \(generation)"
                differences.compare(
                    place, found["\(generation) \(pokemon.slug)"] ?? [], expected[generation] ?? [])
            }
        }
        #expect(differences.found == [])
    }

    /// The abilities by generation and Pokémon: `5 zapdos`.
    private var found: [String: Set<String>] {
        content.catalog.abilities.reduce(into: [:]) { found, ability in
            for generation in Self.generations {
                for holder in holders.holders(of: ability.id, in: Identifier(generation)) {
                    let key = "\(generation) \(index[holder.pokemon].slug)"
                    found[key, default: []].insert(Self.text(ability.slug.text, holder.isHidden))
                }
            }
        }
    }

    private static func text(_ ability: String, _ isHidden: Bool) -> String {
        ability + (isHidden ? " hidden" : "")
    }

    /// A Pokémon's abilities by generation, from the newest to the one in which it appeared.
    private func abilities(of json: JSON) throws -> [Int: Set<String>] {
        var slots: [Int: JSON] = [:]
        for slot in json["abilities"].array { slots[slot["slot"].int ?? 0] = slot }
        var abilities: [Int: Set<String>] = [:]
        let first = try generation(of: json)
        for generation in Self.generations.reversed() where generation >= first {
            for past in json["past_abilities"].array where past["generation"].id == generation {
                for slot in past["abilities"].array { slots[slot["slot"].int ?? 0] = slot }
            }
            abilities[generation] = try present(slots.values.map(\.self), in: generation)
        }
        return abilities
    }

    /// Those of the slots that existed in a generation; one that is ordinary as well is not hidden.
    private func present(_ slots: [JSON], in generation: Int) throws -> Set<String> {
        var hidden: [String: Bool] = [:]
        for slot in slots {
            guard let ability = slot["ability"]["name"].string, let id = slot["ability"].id,
                let isHidden = slot["is_hidden"].bool, !isHidden || generation >= 5,
                let first = try content.json("ability/\(id)")["generation"].id,
                first <= generation
            else { continue }
            hidden[ability] = isHidden && hidden[ability] ?? true
        }
        return Set(hidden.map { Self.text($0.key, $0.value) })
    }

    /// The generation of the games in which its first form appeared.
    private func generation(of json: JSON) throws -> Int {
        let form = try #require(json["forms"].array.first?.id)
        let group = try #require(try content.json("pokemon-form/\(form)")["version_group"].id)
        return try #require(try content.json("version-group/\(group)")["generation"].id)
    }

    /// Whoever follows the accounts from the first to the last has the holders of each generation.
    @Test func accountsAddUp() {
        var differences = Differences()
        var changes = 0
        for ability in content.catalog.abilities {
            let accounts = holders.accounts(of: ability.id)
            var had: Set<Identifier<Pokemon>> = []
            for account in accounts.reversed() {
                let now = Set(
                    holders.holders(of: ability.id, in: account.generation).map(\.pokemon))
                let gained = Set(account.gained.map(\.pokemon))
                let lost = Set(account.lost.map(\.pokemon))
                let path = "\(ability.slug) in generation \(account.generation.rawValue)"
                differences.compare(path, account.count, now.count)
                differences.compare(path, had.subtracting(now), lost)
                differences.compare(path, now.subtracting(had).isSuperset(of: gained), true)
                differences.compare(
                    path, now.subtracting(had).count, gained.count + account.newcomers)
                changes += gained.count + lost.count
                had = now
            }
            if !accounts.isEmpty {
                differences.compare(
                    ability.slug.text, had, Set(holders.holders(of: ability.id).map(\.pokemon)))
            }
        }
        #expect(differences.found == [])
        #expect(changes > 500, "few changes to compare")
    }
}
