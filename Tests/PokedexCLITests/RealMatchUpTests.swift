import Mustache
import PokedexDomain
import Testing

@testable import PokedexSite

/// Abilities that change match-ups, as players know them.
@Suite(.enabled("content/pokedex.sqlite is not there") { RealSite.exists })
struct RealMatchUpTests {
    private let site: LocalizedSite

    init() throws {
        site = try #require(try RealSite.sites().all.first { $0.language == .english })
    }

    /// The multipliers of the damage by a type: "×0", and with what abilities there are others.
    private func damage(by type: String, to slug: String) throws -> [String] {
        let types = site.indexes.catalog.types
        let id = try #require(types.first { $0.slug.text == type }).id
        let marks = [site.partials.typeBadges[id], site.partials.typeLinks[id]].map(\.markup)
        let pokemon = try #require(site.indexes.catalog.pokemon.first { $0.slug.text == slug })
        var found: [String] = []
        for row in try MatchUpView(site).defending(pokemon).list ?? [] {
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
}

extension Value {
    fileprivate var markup: String? {
        if case .html(let html) = self { html.string } else { nil }
    }
}
