import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// What the whole site of the sample has no words for.
struct MissingTranslationsTests {
    /// The report in lines: `file: title: identifiers`.
    private func missing(
        without keys: [Language: [String]] = [:], unlisted: [String] = [],
        change: (inout Catalog) throws -> Void = { _ in }
    ) throws -> [String] {
        let catalog = try SampleCatalog(change: change).catalog
        let slugs = Set(catalog.moves.map(\.slug.text) + catalog.abilities.map(\.slug.text))
        return try SiteBuilder.missingTranslations(
            catalog: catalog,
            translations: Language.allCases.map {
                try TranslationsFixture.translation($0, without: keys[$0] ?? [])
            },
            descriptions: TranslationsFixture.descriptions(
                where: slugs.subtracting(unlisted).contains),
            queries: QueryFixture.content(), exclusives: VersionExclusivesTable("{}"), jobs: 2
        ).map(\.line)
    }

    /// The sample itself lacks one name.
    private let known = "strings/ja.json: abilities without a Japanese name: mountaineer"

    @Test func findsOnlyTheNameThatTheSampleLacks() throws {
        #expect(try missing() == [known])
    }

    /// Keys that one language lacks or both do, a term without a word, namesakes that nothing tells
    /// apart, moves and abilities in no list, a move of which nothing is told, an evolution without
    /// a way. Of some keys that neither file has, no other look-up but the pages' own tells.
    @Test func findsAllThatIsMissing() throws {
        let neither = [
            "evolution.trigger.use-item", "move-target.user", "namesake.as-one-glastrier",
            "ui.generations.numeral.1", "ui.move-page.title",
        ]
        let missing = try missing(
            without: [
                .english: neither + ["stat.hp.letter"],
                .japanese: neither + ["ui.pokemon.stats", "evolution.bred"],
            ], unlisted: ["bite", "static", "celebrate"]
        ) { catalog in
            catalog.evolutionChains[0].evolutions.removeFirst()
            try catalog.moves.change("wish", \.slug) {
                ($0.slug, $0.effect) = (try Slug("celebrate"), nil)
            }
        }
        #expect(
            missing == [
                known, "descriptions/abilities.json: abilities without a description: static",
                "strings/ja.json: evolutions without a Japanese phrase: pikachu",
                "strings/en.json: evolutions without an English phrase: pikachu",
                "strings/ja.json: keys without a Japanese text: evolution.bred, "
                    + "evolution.trigger.use-item, namesake.as-one-glastrier, "
                    + "ui.generations.numeral.1, ui.move-page.title, ui.pokemon.stats",
                "strings/en.json: keys without an English text: "
                    + "evolution.trigger.use-item, namesake.as-one-glastrier, stat.hp.letter, "
                    + "ui.generations.numeral.1, ui.move-page.title",
                "strings/ja.json: move targets without a Japanese name: user",
                "strings/en.json: move targets without an English name: user",
                "descriptions/moves.json: moves in no list of descriptions: bite, celebrate",
                "descriptions/moves.json: moves without a Japanese description: celebrate",
                "descriptions/moves.json: moves without an English description: celebrate",
            ])
    }

    @Test func findsAnEvolutionOfSomeOtherWayWithoutAPhraseAndAConditionWithoutWords() throws {
        let key = "evolution.condition.friendship"
        let missing = try missing(without: [.english: [key], .japanese: [key]]) { catalog in
            catalog.evolutionTriggers.append(
                EvolutionTrigger(
                    id: Identifier(10), slug: try Slug("other"),
                    name: LocalizedName(english: "Other", japanese: nil)))
            catalog.evolutionChains[0].evolutions[1].trigger = Identifier(10)
            catalog.evolutionChains[0].evolutions[1].conditions = EvolutionConditions()
        }
        #expect(
            missing == [
                known, "strings/ja.json: evolutions without a Japanese phrase: raichu",
                "strings/en.json: evolutions without an English phrase: raichu",
                "strings/ja.json: keys without a Japanese text: \(key)",
                "strings/en.json: keys without an English text: \(key)",
            ])
    }

    @Test func stillRefusesWordsOfTheWrongShape() throws {
        let japanese = try TextFixture.translation(#"{"ui": "x"}"#, language: .japanese)
        let catalog = try SampleCatalog().catalog
        let message = headline {
            try SiteBuilder.missingTranslations(
                catalog: catalog,
                translations: [TranslationsFixture.translation(.english), japanese],
                descriptions: TranslationsFixture.descriptions { _ in true },
                queries: QueryFixture.content(), exclusives: VersionExclusivesTable("{}"), jobs: 1)
        }
        #expect(
            message
                == "strings/ja.json:1:8: error: \"ui\" is a text, but a group is needed there")
    }
}
