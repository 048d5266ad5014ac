import Mustache
import PokedexDomain
import Testing

@testable import PokedexSite

/// Abilities that change match-ups, as players know them.
@Suite(.enabled("content/pokedex.sqlite is not there") { RealSite.exists })
struct RealMatchUpTests {
    private let site: LocalizedSite

    init() throws {
        site = try RealSite.english()
    }

    /// The multipliers of the damage by a type: "×0", and with what abilities there are others.
    ///
    /// - Parameter era: its token; today unless given.
    private func damage(
        by type: String, to slug: String, in era: String? = nil
    ) throws -> [String] {
        let types = site.indexes.catalog.types
        let id = try #require(types.first { $0.slug.text == type }).id
        let marks = [site.partials.typeBadges[id], site.partials.typeLinks[id]].map(\.markup)
        let pokemon = try site.indexes.catalog.pokemon(slug)
        let variants = try MatchUpView(site: site).defending(
            pokemon, in: site.indexes.places.games.eras)
        let variant = variants.first { variant in
            guard let era else { return false }
            return variant["in"]?.text?.split(separator: " ").contains { $0 == era } == true
        }
        var found: [String] = []
        for row in (variant ?? variants.first)?["matchUps"]?.list ?? [] {
            for group in row["groups"]?.list ?? [] {
                let types = group["types"]?.list ?? []
                guard types.contains(where: { marks.contains($0.markup) }) else { continue }
                let texts = [row["times"]?.text, group["abilities"]?["text"]?.text]
                found.append(texts.compactMap { $0 }.joined(separator: " "))
            }
        }
        return found
    }

    @Test(arguments: [
        ("unown", "ground", ["×0"]), ("shedinja", "water", ["×0"]), ("shedinja", "fire", ["×2"]),
        ("necrozma-dusk", "ghost", ["×1.5"]),
        ("bronzong", "ground", ["×2", "×0 with Levitate"]),
        ("bronzong", "fire", ["×2", "×1 with Heatproof"]),
        ("maractus", "water", ["×0 with Water Absorb or Storm Drain", "×½"]),
        ("dewgong", "ice", ["×¼", "×⅛ with Thick Fat"]),
        ("heliolisk", "fire", ["×1.25 with Dry Skin"]),
        ("garganacl", "ghost", ["×½ with Purifying Salt"]),
        ("pikachu", "ground", ["×2"]),
    ])
    func tellsWhatAbilitiesChange(slug: String, type: String, expected: [String]) throws {
        #expect(try damage(by: type, to: slug) == expected)
    }

    @Test(arguments: [
        ("gengar", "psychic", "1", ["×2"]), ("gengar", "bug", "1", []),
        ("gengar", "ground", "2", ["×2"]), ("gengar", "ground", "4", ["×0"]),
        ("gengar", "ground", "lets-go-pikachu-lets-go-eevee", ["×2"]),
        ("jolteon", "ground", "2", ["×2"]), ("clefairy", "fighting", "4", ["×2"]),
        ("clefairy", "dragon", "4", []), ("clefairy", "dragon", "6", ["×0"]),
        ("magneton", "electric", "1", ["×½"]), ("skarmory", "ghost", "5", ["×½"]),
        ("skarmory", "ghost", "6", []), ("raichu", "electric", "3", ["×½"]),
        ("raichu", "electric", "5", ["×½", "×0 with Lightning Rod"]),
    ])
    func followsTheRulesOfAnEra(
        slug: String, type: String, era: String, expected: [String]
    ) throws {
        #expect(try damage(by: type, to: slug, in: era).sorted() == expected.sorted())
    }
}

extension Value {
    fileprivate var markup: String? {
        if case .html(let html) = self { html.string } else { nil }
    }
}
