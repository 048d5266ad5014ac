import PokedexDomain
import Testing

@testable import PokedexSite

/// Names that fall back to the other language come to light, of whatever kind.
struct NameGapTests {
    private typealias Change = @Sendable (inout Catalog, NameRow) throws -> Void

    @Test(arguments: Self.kinds.keys.sorted())
    func findsANameThatALanguageLacks(kind: String) throws {
        let change = try #require(Self.kinds[kind])
        func missing(_ language: Language, _ row: NameRow) throws -> [String] {
            try Self.missing(language) { try change(&$0, row) }
        }
        let names: [String: String] = [
            "generations": "novel.name, novel.short", "Pokédexes": "novel.name, novel.title",
        ]
        let found = names[kind] ?? "novel"
        let english = NameRow("novel", "Novel")
        #expect(
            try missing(.japanese, english)
                == ["strings/ja.json: \(kind) without a Japanese name: \(found)"])
        #expect(try missing(.english, english) == [])
        #expect(
            try missing(.english, NameRow("novel", nil, "ノベル"))
                == ["strings/en.json: \(kind) without an English name: \(found)"])
        #expect(try missing(.japanese, NameRow("novel", "Novel", "ノベル")) == [])
    }

    @Test(arguments: ["abilities", "move categories", "habitats"])
    func findsANameThatThereIsInNoLanguage(kind: String) throws {
        for language in Language.allCases {
            let change = try #require(Self.kinds[kind])
            let missing = try Self.missing(language) { try change(&$0, NameRow("novel")) }
            #expect(missing.count == 1 && missing[0].hasSuffix(": novel"))
        }
    }

    @Test func findsBothNamesOfAVersionGroup() throws {
        #expect(
            try Self.missing(.japanese) { $0.versionGroups = [try .fixture(1, "novel")] } == [
                "strings/ja.json: version groups without a Japanese name: novel.name, novel.short"
            ])
    }

    @Test func findsAGenusThatNobodyTells() throws {
        let missing = try Self.missing(.english) {
            $0.species = [try .fixture(1, NameRow("novel", "Novel", "ノベル"))]
        }
        #expect(missing == ["strings/en.json: genera without an English name: novel"])
    }

    @Test func findsAFormThatIsNamedByItsSlugAlone() throws {
        let missing = try Self.missing(.english) {
            $0.species = [try Self.knownSpecies()]
            $0.pokemon = [
                try .fixture(
                    10_001, "known-odd", species: 1,
                    forms: [.fixture(10_001, "known-odd", formSlug: "odd")])
            ]
        }
        #expect(missing == ["strings/en.json: Pokémon without an English name: known-odd"])
    }

    private static func missing(
        _ language: Language, change: (inout Catalog) throws -> Void
    ) throws -> [String] {
        var catalog = TextFixture.emptyCatalog()
        try change(&catalog)
        let survey = TranslationSurvey()
        let translation = try TextFixture.translations()[language].surveyed(by: survey)
        _ = try Names(catalog: catalog, translation: translation)
        return survey.report.map(\.line)
    }

    private static func knownSpecies(
        _ row: NameRow = NameRow("known", "Known", "ノウン")
    ) throws -> Species {
        try .fixture(1, row, genus: NameRow("", "Known Pokémon", "ノウンポケモン").name)
    }

    private static let kinds: [String: Change] = [
        "abilities": { $0.abilities = [try .fixture(1, $1)] },
        "colors": { $0.colors = try TextFixture.terms([$1]) },
        "egg groups": { $0.eggGroups = try TextFixture.terms([$1]) },
        "generations": {
            $0.generations = [
                Generation(
                    id: Identifier(1), slug: try Slug($1.slug), name: $1.name,
                    mainRegion: Identifier(1))
            ]
        },
        "genera": {
            $0.species = [try .fixture(1, NameRow($1.slug, "Novel", "ノベル"), genus: $1.name)]
        },
        "growth rates": { $0.growthRates = try TextFixture.terms([$1]) },
        "habitats": { $0.habitats = try TextFixture.terms([$1]) },
        "items": { $0.items = try TextFixture.items([$1]) },
        "learn methods": { $0.learnMethods = try TextFixture.terms([$1]) },
        "locations": { try TextFixture.add(locations: [$1], to: &$0) },
        "looks": {
            $0.species = [try Self.knownSpecies()]
            $0.pokemon = [
                try .fixture(
                    1, "known", species: 1, forms: [.fixture(1, $1.slug, label: $1.name)])
            ]
        },
        "move ailments": { $0.moveAilments = try TextFixture.terms([$1]) },
        "move categories": { $0.moveCategories = try TextFixture.terms([$1]) },
        "move targets": { $0.moveTargets = try TextFixture.terms([$1]) },
        "moves": { $0.moves = [try .fixture(1, $1)] },
        "natures": {
            $0.natures = [
                Nature(
                    id: Identifier(1), slug: try Slug($1.slug), name: $1.name, increased: nil,
                    decreased: nil)
            ]
        },
        "Pokédexes": { $0.pokedexes = [try .fixture(1, $1)] },
        "regions": { $0.regions = [try .fixture(1, $1)] },
        "shapes": { $0.shapes = try TextFixture.terms([$1]) },
        "species": { $0.species = [try knownSpecies($1)] },
        "types": { $0.types = [try .fixture(1, $1)] },
        "versions": { $0.versions = [try .fixture(1, $1, group: 1)] },
    ]
}
