import PokedexDomain
import Testing

@testable import PokedexSite

/// A move made for one test: an Electric attack on one target unless it says otherwise.
struct MoveDraft: Sendable {
    var damageClass = DamageClass.physical
    var target = "selected-pokemon"
    var category = "damage"
    var ailment = "none"
    var ailmentChance = 0
    var critical = 0
    var drain = 0
    var flinch = 0
    var healing = 0
    var hits: (Int, Int)?
    var turns: (Int, Int)?
    var statChance = 0
    var priority = 0
    var stats: [(Stat, Int)] = []
    var hasEffect = true

    /// The text in each language; empty where there is none.
    var texts: [String] {
        get throws {
            try Language.allCases.map { $0.paragraph(try sentences($0)) }
        }
    }

    func sentences(adding own: String? = nil, _ language: Language) throws -> [String] {
        let phrases = try #require(Self.phrases.get()[language])
        return try MoveComposer(move: move, phrases: phrases).sentences(adding: own)
    }

    /// The texts without the sentence about damage.
    var more: [String] {
        get throws {
            try zip(texts, MoveDraft(damageClass: damageClass, target: target).texts).map {
                $0.dropFirst($1.count).drop { $0 == " " }.description
            }
        }
    }

    private var move: Move {
        get throws {
            let effect = MoveEffect(
                category: Self.id(category, in: Self.categories),
                ailment: Self.id(ailment, in: Self.ailments), ailmentChance: ailmentChance,
                criticalStage: critical, drain: drain, flinchChance: flinch, healing: healing,
                minimumHits: hits?.0, maximumHits: hits?.1, minimumTurns: turns?.0,
                maximumTurns: turns?.1, statChance: statChance)
            return Move(
                id: Identifier(1), slug: try Slug("move"),
                name: LocalizedName(english: "Move", japanese: nil), generation: Identifier(1),
                type: Identifier(1), damageClass: damageClass, power: nil, accuracy: nil,
                powerPoints: nil, priority: priority,
                target: Self.id(target, in: Self.targets), effectChance: nil,
                effect: hasEffect ? effect : nil,
                statChanges: stats.map { StatChange(stat: $0.0, stages: $0.1) }, past: [],
                machines: [])
        }
    }

    private static let categories = [
        "damage", "ohko", "damage-raise", "damage-lower", "force-switch",
    ]
    private static let ailments = [
        "none", "unknown", "paralysis", "burn", "freeze", "poison", "sleep", "confusion",
        "embargo", "yawn",
    ]
    private static let targets = [
        "selected-pokemon", "user", "all-opponents", "all-other-pokemon", "random-opponent",
    ]

    private static func id<Entity>(_ slug: String, in slugs: [String]) -> Identifier<Entity> {
        Identifier((slugs.firstIndex(of: slug) ?? -1) + 1)
    }

    private static let phrases = Result {
        let catalog = try Self.catalog()
        return try Dictionary(
            uniqueKeysWithValues: Language.allCases.map { language in
                let translation = try TextFixture.translations()[language]
                let names = try Names(catalog: catalog, translation: translation)
                return (language, MovePhrases(catalog, names: names, translation: translation))
            })
    }

    private static func catalog() throws -> Catalog {
        var catalog = TextFixture.emptyCatalog()
        catalog.types = [try .fixture(1, NameRow("electric", "Electric", "でんき"))]
        catalog.moveCategories = try TextFixture.terms(categories.map { NameRow($0) })
        catalog.moveAilments = try TextFixture.terms(ailments.map { NameRow($0) })
        catalog.moveTargets = try TextFixture.terms(targets.map { NameRow($0) })
        return catalog
    }
}
