import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// How many Pokémon have a type or an ability in every era, recomputed from the content in another way than the
/// program's: from today backwards, generation by generation.
@Suite(.enabled("content/pokedex.sqlite is not there") { RealSite.exists })
struct RealCountTests {
    private let site: LocalizedSite
    private let eras: [Era]
    private static let generations = 1...9

    init() throws {
        site = try RealSite.english()
        eras = site.indexes.places.games.eras
    }

    private var catalog: Catalog { site.indexes.catalog }

    /// The generation of the games in which a Pokémon's main form appeared.
    private func first(_ pokemon: Pokemon) throws -> Int {
        let group = try #require(pokemon.mainForm).versionGroup
        return try #require(catalog.versionGroups.first { $0.id == group }).generation.rawValue
    }

    @Test func typesCountWhoHadThem() throws {
        var types: [Int: [Set<Identifier<PokemonType>>]] = [:]
        for pokemon in catalog.pokemon {
            var present = Set(pokemon.types)
            let first = try first(pokemon)
            for generation in Self.generations.reversed() where generation >= first {
                for past in pokemon.past.types where past.lastGeneration.rawValue == generation {
                    present = Set(past.elements)
                }
                types[generation, default: []].append(present)
            }
        }
        var earlier = 0
        for type in catalog.types {
            let members = TypeMembers(site.indexes) { $0.contains(type.id) }
            for era in eras {
                let expected = (types[era.generation.rawValue] ?? []).count {
                    $0.contains(type.id)
                }
                #expect(members.pokemon(in: era).count == expected, "\(type.slug) in \(era.token)")
                if expected != members.today.count { earlier += 1 }
            }
        }
        for (one, other) in site.indexes.typeChart.pairs where isThorough || one.rawValue < 4 {
            let members = TypeMembers(site.indexes) { Set($0) == [one, other] }
            for era in eras {
                let expected = (types[era.generation.rawValue] ?? []).count { $0 == [one, other] }
                let count = members.pokemon(in: era).count
                #expect(count == expected, "\(one) \(other) in \(era.token)")
            }
        }
        #expect(earlier > 100, "few counts that changed")
    }

    @Test func abilitiesCountWhoHadThem() throws {
        var counts: [String: [Identifier<Ability>: Int]] = [:]
        for pokemon in catalog.pokemon {
            var slots = Dictionary(uniqueKeysWithValues: pokemon.abilities.map { ($0.slot, $0) })
            let first = try first(pokemon)
            for generation in Self.generations.reversed() where generation >= first {
                for past in pokemon.past.abilities where past.lastGeneration.rawValue == generation
                {
                    for slot in past.elements { slots[slot.slot] = slot }
                }
                let held = Set(
                    slots.values.filter { !$0.isHidden || generation >= 5 }.compactMap(\.ability))
                for era in eras where era.generation.rawValue == generation && era.hasAbilities {
                    for ability in held {
                        counts[era.token, default: [:]][ability, default: 0] += 1
                    }
                }
            }
        }
        var compared = 0
        for (ability, row) in try rows() {
            let variants = row["count"]?["variants"]?.list ?? []
            for era in eras {
                let isThere = era.hasAbilities && ability.generation <= era.generation
                let expected = isThere ? [String(counts[era.token]?[ability.id] ?? 0)] : []
                let shown = variants.filter { isShown($0, in: era.token) }
                    .compactMap { $0["text"]?.text }
                let today = row["count"]?["text"]?.text.map { [$0] } ?? []
                #expect(
                    (variants.isEmpty ? today : shown) == expected,
                    "\(ability.slug) in \(era.token)")
                let absent = row["absent"]?.text?.split(separator: " ").map(String.init) ?? []
                #expect(absent.contains(era.token) != isThere)
                compared += 1
            }
        }
        #expect(compared > 3_000, "few counts to compare")
    }

    private func rows() throws -> [(Ability, Value)] {
        let groups = try #require(try AbilityListPage(site: site).content()["groups"]?.list)
        return try groups.flatMap { $0["rows"]?.list ?? [] }.map { row in
            let slug = row["address"]?.text?.split(separator: "/").last.map(String.init)
            return (try #require(catalog.abilities.first { $0.slug.text == slug }), row)
        }
    }

    private func isShown(_ variant: Value, in era: String) -> Bool {
        let tokens = { (name: String) in
            variant[name]?.text?.split(separator: " ").map(String.init)
        }
        return tokens("in")?.contains(era) ?? (tokens("notIn")?.contains(era) != true)
    }
}
