import PokedexDomain
import Testing

@testable import PokedexSite

/// Names that fall back to the other language come to light, of whatever kind.
struct NameGapTests {
    private typealias Change = @Sendable (inout Catalog, NameRow) throws -> Void

    @Test(arguments: Self.kinds.keys.sorted())
    func findsANameThatALanguageLacks(kind: String) throws {
        let english = NameRow("novel", "Novel")
        #expect(
            try Self.missing(.japanese, kind, english)
                == Self.expected("\(kind) without a Japanese name"))
        #expect(try Self.missing(.english, kind, english) == [])
        #expect(
            try Self.missing(.english, kind, NameRow("novel", nil, "ノベル"))
                == Self.expected("\(kind) without an English name"))
        #expect(try Self.missing(.japanese, kind, NameRow("novel", "Novel", "ノベル")) == [])
    }

    @Test(arguments: Language.allCases)
    func findsANameThatThereIsInNoLanguage(language: Language) throws {
        for kind in ["abilities", "move categories", "habitats"] {
            #expect(
                try Self.missing(language, kind, NameRow("novel")).map(\.identifiers) == [["novel"]]
            )
        }
    }

    @Test func findsBothNamesOfAVersionGroup() throws {
        #expect(
            try Self.missing(.japanese) { $0.versionGroups = [try .fixture(1, "novel")] } == [
                MissingTranslations(
                    file: "strings/ja.json",
                    title: "version groups without a Japanese name",
                    identifiers: ["novel.name", "novel.short"])
            ])
    }

    @Test func findsAGenusThatNobodyTells() throws {
        let missing = try Self.missing(.english) {
            $0.species = [try .fixture(1, NameRow("novel", "Novel", "ノベル"))]
        }
        #expect(missing == Self.expected("genera without an English name"))
    }

    @Test func findsAFormThatIsNamedByItsSlugAlone() throws {
        let missing = try Self.missing(.english) {
            try Self.addSpecies(to: &$0)
            $0.pokemon = [
                try .fixture(
                    10_001, "known-odd", species: 1,
                    forms: [.fixture(10_001, "known-odd", formSlug: "odd")])
            ]
        }
        #expect(
            missing == [
                MissingTranslations(
                    file: "strings/en.json",
                    title: "Pokémon without an English name", identifiers: ["known-odd"])
            ])
    }

    private static func expected(_ title: String) -> [MissingTranslations] {
        let suffix = title.hasPrefix("generations") ? [".name", ".short"] : [""]
        let both = title.hasPrefix("Pokédexes") ? [".name", ".title"] : suffix
        let file = title.contains("Japanese") ? "strings/ja.json" : "strings/en.json"
        return [
            MissingTranslations(
                file: file, title: title, identifiers: both.map { "novel\($0)" })
        ]
    }

    private static func missing(
        _ language: Language, _ kind: String, _ row: NameRow
    ) throws -> [MissingTranslations] {
        let change = try #require(kinds[kind])
        return try missing(language) { try change(&$0, row) }
    }

    private static func missing(
        _ language: Language, change: (inout Catalog) throws -> Void
    ) throws -> [MissingTranslations] {
        var catalog = TextFixture.emptyCatalog()
        try change(&catalog)
        let survey = TranslationSurvey()
        let translation = try TextFixture.translations()[language].surveyed(by: survey)
        _ = try Names(catalog: catalog, translation: translation)
        return survey.report
    }

    private static func addSpecies(to catalog: inout Catalog) throws {
        catalog.species = [
            try .fixture(
                1, NameRow("known", "Known", "ノウン"),
                genus: LocalizedName(english: "Known Pokémon", japanese: "ノウンポケモン"))
        ]
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
            $0.species = [
                try .fixture(1, NameRow($1.slug, "Novel", "ノベル"), genus: $1.name)
            ]
        },
        "growth rates": { $0.growthRates = try TextFixture.terms([$1]) },
        "habitats": { $0.habitats = try TextFixture.terms([$1]) },
        "items": { $0.items = try TextFixture.items([$1]) },
        "learn methods": { $0.learnMethods = try TextFixture.terms([$1]) },
        "locations": { try TextFixture.add(locations: [$1], to: &$0) },
        "looks": {
            try addSpecies(to: &$0)
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
        "Pokédexes": {
            $0.pokedexes = [
                Pokedex(
                    id: Identifier(1), slug: try Slug($1.slug), name: $1.name, region: nil,
                    isMainSeries: true, versionGroups: [], entries: [])
            ]
        },
        "regions": { $0.regions = [try .fixture(1, $1)] },
        "shapes": { $0.shapes = try TextFixture.terms([$1]) },
        "species": {
            $0.species = [
                try .fixture(
                    1, $1, genus: LocalizedName(english: "Novel Pokémon", japanese: "ノベルポケモン"))
            ]
        },
        "types": { $0.types = [try .fixture(1, $1)] },
        "versions": {
            $0.versions = [
                GameVersion(
                    id: Identifier(1), slug: try Slug($1.slug), name: $1.name,
                    versionGroup: Identifier(1))
            ]
        },
    ]
}
