import Mustache
import PokedexDomain
import Testing

@testable import PokedexSite

/// Abilities and moves that change match-ups, as players know them.
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
        try multipliers(
            of: type,
            in: variant(
                of: MatchUpView(site: site).defending(
                    site.indexes.catalog.pokemon(slug), in: site.indexes.places.games.eras),
                in: era))
    }

    /// The match-ups of a move's damage.
    private func matchUps(of slug: String, in era: String? = nil) throws -> Object? {
        let catalog = site.indexes.catalog
        let move = try #require(catalog.moves.first { $0.slug.text == slug }, "\(slug)")
        return try variant(
            of: MatchUpView(site: site).attacking(
                in: site.indexes.places.games.eras, with: move, { _ in move.type }), in: era)
    }

    /// What holds in an era; today's for `nil`, and where it is the same.
    private func variant(of variants: [Object], in era: String?) -> Object? {
        variants.first { variant in
            guard let era else { return false }
            return variant["in"]?.text?.split(separator: " ").contains { $0 == era } == true
        } ?? variants.first
    }

    private func multipliers(of type: String, in matchUps: Object?) throws -> [String] {
        let types = site.indexes.catalog.types
        let id = try #require(types.first { $0.slug.text == type }).id
        let marks = [site.partials.typeBadges[id], site.partials.typeLinks[id]].map(\.markup)
        var found: [String] = []
        for row in matchUps?["matchUps"]?.list ?? [] {
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
        ("gengar", "ground", "g19", ["×2"]),
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

    @Test(arguments: [
        ("freeze-dry", "water", nil, "×2"), ("freeze-dry", "fire", nil, "×½"),
        ("thousand-arrows", "flying", nil, ""), ("thousand-arrows", "bug", nil, "×½"),
        ("flying-press", "grass", nil, "×2"), ("flying-press", "flying", nil, "×½"),
        ("flying-press", "rock", nil, ""), ("flying-press", "ghost", nil, "×0"),
        ("seismic-toss", "normal", nil, ""), ("seismic-toss", "ghost", nil, "×0"),
        ("seismic-toss", "ghost", "1", ""), ("night-shade", "normal", nil, "×0"),
        ("dragon-rage", "steel", nil, ""), ("dragon-rage", "fairy", nil, "×0"),
        ("counter", "ghost", nil, "×0"), ("mirror-coat", "dark", nil, "×0"),
        ("metal-burst", "fairy", nil, ""), ("fissure", "flying", nil, "×0"),
        ("fissure", "fire", nil, ""), ("sheer-cold", "ice", nil, "×0"),
        ("sheer-cold", "ice", "4", ""), ("sheer-cold", "dragon", nil, ""),
        ("struggle", "ghost", nil, ""), ("struggle", "ghost", "1", "×0"),
        ("struggle", "rock", "1", "×½"), ("future-sight", "steel", "4", ""),
        ("future-sight", "dark", "5", "×0"), ("surf", "fire", nil, "×2"),
        ("sky-drop", "flying", nil, "×0"), ("sky-drop", "rock", nil, "×½"),
        ("hidden-power", "ghost", nil, "×0"),
    ])
    func followsTheRulesOfAMove(
        slug: String, type: String, era: String?, expected: String
    ) throws {
        let found = try multipliers(of: type, in: matchUps(of: slug, in: era))
        #expect(found.joined() == expected)
    }

    /// Moves without a power, and those that the rules name, say what types change.
    @Test func saysWhatTypesChange() throws {
        let kinds = Dictionary(
            grouping: site.indexes.catalog.moves, by: { MoveEffectiveness(of: $0).kind }
        ).mapValues { $0.map(\.slug.text).sorted() }
        #expect(kinds[.knockOut] == ["fissure", "guillotine", "horn-drill", "sheer-cold"])
        #expect(kinds[.nothing] == ["bide", "struggle"])
        #expect(kinds[.fixedDamage]?.count == 15)
        #expect(kinds[.damageOfSomeType]?.count == 13)
        #expect(try matchUps(of: "hidden-power")?["note"]?.text?.hasPrefix("Its type can") == true)
        for slug in (kinds[.knockOut] ?? []) + (kinds[.nothing] ?? []) + (kinds[.fixedDamage] ?? [])
        {
            #expect(try matchUps(of: slug)?["note"]?.text != nil, "\(slug)")
        }
        #expect(try matchUps(of: "struggle", in: "1")?["note"]?.text == nil)
        #expect(try matchUps(of: "surf")?["note"]?.text == nil)
    }
}

extension Value {
    fileprivate var markup: String? {
        if case .html(let html) = self { html.string } else { nil }
    }
}
