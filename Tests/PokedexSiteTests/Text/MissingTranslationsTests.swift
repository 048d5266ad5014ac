import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// What the whole site of the sample has no words for.
struct MissingTranslationsTests {
    /// The sample itself lacks one name.
    private let known = MissingTranslations(
        file: "strings/ja.json", title: "abilities without a Japanese name",
        identifiers: ["mountaineer"])

    private func missing(
        without keys: [Language: [String]] = [:], unlisted: [String] = [],
        change: (inout Catalog) throws -> Void = { _ in }
    ) throws -> [MissingTranslations] {
        let catalog = try SampleCatalog(change: change).catalog
        let slugs = catalog.moves.map(\.slug.text) + catalog.abilities.map(\.slug.text)
        return try SiteBuilder.missingTranslations(
            catalog: catalog,
            translations: Language.allCases.map {
                try TranslationsFixture.translation($0, without: keys[$0] ?? [])
            },
            descriptions: TranslationsFixture.descriptions {
                slugs.contains($0) && !unlisted.contains($0)
            },
            queries: QueryFixture.content(), exclusives: VersionExclusivesTable("{}"), jobs: 2
        ).filter { $0 != known }
    }

    @Test func findsOnlyTheNameThatTheSampleLacks() throws {
        let catalog = try SampleCatalog().catalog
        let slugs = Set(catalog.moves.map(\.slug.text) + catalog.abilities.map(\.slug.text))
        #expect(
            try SiteBuilder.missingTranslations(
                catalog: catalog,
                translations: Language.allCases.map { try TranslationsFixture.translation($0) },
                descriptions: TranslationsFixture.descriptions(where: slugs.contains),
                queries: QueryFixture.content(), exclusives: VersionExclusivesTable("{}"), jobs: 2)
                == [known])
    }

    @Test func findsAKeyThatOneLanguageLacks() throws {
        #expect(
            try missing(without: [.japanese: ["ui.pokemon.stats", "evolution.bred"]]) == [
                MissingTranslations(
                    file: "strings/ja.json", title: "keys without a Japanese text",
                    identifiers: ["evolution.bred", "ui.pokemon.stats"])
            ])
        #expect(
            try missing(without: [.english: ["stat.hp.letter"]]) == [
                MissingTranslations(
                    file: "strings/en.json", title: "keys without an English text",
                    identifiers: ["stat.hp.letter"])
            ])
    }

    /// Neither file has it, and no other look-up but the pages' own tells.
    @Test(arguments: [
        "evolution.trigger.use-item", "evolution.condition.friendship", "ui.move-page.title",
        "ui.generations.numeral.1",
    ])
    func findsAKeyThatNeitherLanguageHas(key: String) throws {
        #expect(
            try missing(without: [.english: [key], .japanese: [key]]) == [
                MissingTranslations(
                    file: "strings/ja.json", title: "keys without a Japanese text",
                    identifiers: [key]),
                MissingTranslations(
                    file: "strings/en.json", title: "keys without an English text",
                    identifiers: [key]),
            ])
    }

    @Test func findsATermWithoutAWord() throws {
        let key = "move-target.user"
        #expect(
            try missing(without: [.english: [key], .japanese: [key]]) == [
                MissingTranslations(
                    file: "strings/ja.json", title: "move targets without a Japanese name",
                    identifiers: ["user"]),
                MissingTranslations(
                    file: "strings/en.json", title: "move targets without an English name",
                    identifiers: ["user"]),
            ])
    }

    @Test func findsAnEvolutionWithoutAPhrase() throws {
        let found = [("ja", "a Japanese"), ("en", "an English")].map {
            MissingTranslations(
                file: "strings/\($0).json", title: "evolutions without \($1) phrase",
                identifiers: ["pikachu"])
        }
        let untold = try missing { catalog in
            let chain = catalog.evolutionChains[0]
            catalog.evolutionChains[0] = EvolutionChain(
                id: chain.id, babyTriggerItem: nil,
                evolutions: Array(chain.evolutions.dropFirst()))
        }
        #expect(untold == found)
        let special = try missing { catalog in
            catalog.evolutionTriggers.append(
                EvolutionTrigger(
                    id: Identifier(10), slug: try Slug("other"),
                    name: LocalizedName(english: "Other", japanese: nil)))
            let chain = catalog.evolutionChains[0]
            let told = chain.evolutions[0]
            let other = Evolution(
                from: told.from, into: told.into, trigger: Identifier(10), baseForm: nil,
                evolvedForm: nil, versionGroup: told.versionGroup, isDefault: true,
                conditions: EvolutionConditions())
            catalog.evolutionChains[0] = EvolutionChain(
                id: chain.id, babyTriggerItem: nil,
                evolutions: [other] + chain.evolutions.dropFirst())
        }
        #expect(special == found)
    }

    @Test func findsMovesAndAbilitiesInNoList() throws {
        #expect(
            try missing(unlisted: ["bite", "static"]) == [
                MissingTranslations(
                    file: "descriptions/abilities.json", title: "abilities without a description",
                    identifiers: ["static"]),
                MissingTranslations(
                    file: "descriptions/moves.json", title: "moves in no list of descriptions",
                    identifiers: ["bite"]),
            ])
    }

    @Test func findsNamesakesThatNothingTellsApart() throws {
        let key = "namesake.as-one-glastrier"
        #expect(
            try missing(without: [.english: [key], .japanese: [key]]).map(\.identifiers) == [
                [key], [key],
            ])
    }

    /// Of such a move the facts say nothing that a composed text could tell.
    @Test func findsAMoveOfWhichNothingIsTold() throws {
        let slug = "celebrate"
        let missing = try missing(unlisted: [slug]) { catalog in
            catalog.moves.append(
                Move(
                    id: Identifier(606), slug: try Slug(slug),
                    name: LocalizedName(english: "Celebrate", japanese: "おいわい"),
                    generation: Identifier(6), type: Identifier(1), damageClass: .status,
                    power: nil, accuracy: nil, powerPoints: nil, priority: 0,
                    target: Identifier(7), effectChance: nil, effect: nil, statChanges: [],
                    past: [], machines: []))
        }
        #expect(
            missing == [
                MissingTranslations(
                    file: "descriptions/moves.json", title: "moves in no list of descriptions",
                    identifiers: [slug]),
                MissingTranslations(
                    file: "descriptions/moves.json", title: "moves without a Japanese description",
                    identifiers: [slug]),
                MissingTranslations(
                    file: "descriptions/moves.json", title: "moves without an English description",
                    identifiers: [slug]),
            ])
    }

    @Test func stillRefusesWordsOfTheWrongShape() throws {
        let japanese = try TextFixture.translation(#"{"ui": "x"}"#, language: .japanese)
        let catalog = try SampleCatalog().catalog
        let message = TextFixture.headline {
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
