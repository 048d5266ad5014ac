import PokedexDomain
import PokedexSite
import Testing

/// The project's translations name everything that the source does not.
struct TranslationCoverageTests {
    @Test(arguments: Language.allCases)
    func nameEveryVersionGroupInFullAndInShort(language: Language) throws {
        var catalog = TextFixture.emptyCatalog()
        catalog.versionGroups = try Self.versionGroups.enumerated().map {
            try .fixture($0 + 1, $1)
        }
        let names = try NamesTests.names(language, of: catalog)
        let ids = catalog.versionGroups.map(\.id)
        #expect(Set(ids.map { names.versionGroups[$0].text }).count == 32)
        let short = ids.map { names.shortVersionGroups[$0].text }
        #expect(Set(short).count == 32)
        #expect(short.allSatisfy { $0.count <= 14 })
    }

    @Test(arguments: Language.allCases)
    func nameEveryPokedex(language: Language) throws {
        var catalog = TextFixture.emptyCatalog()
        catalog.pokedexes = try Self.pokedexes.enumerated().map {
            try .fixture($0 + 1, NameRow($1))
        }
        let names = try NamesTests.names(language, of: catalog)
        let ids = catalog.pokedexes.map(\.id)
        #expect(Set(ids.map { names.pokedexes[$0].text }).count == 35)
        #expect(
            ids.allSatisfy {
                names.pokedexTitles[$0].text.contains(language == .english ? "Pokédex" : "図鑑")
            })
    }

    @Test(arguments: Language.allCases)
    func nameTheSmallVocabularies(language: Language) throws {
        var catalog = TextFixture.emptyCatalog()
        catalog.growthRates = try Self.terms(
            "slow medium fast medium-slow slow-then-very-fast fast-then-very-slow")
        catalog.shapes = try Self.terms(
            "ball squiggle fish arms blob upright legs quadruped wings tentacles heads humanoid "
                + "bug-wings armor")
        catalog.habitats = try Self.terms(
            "cave forest grassland mountain rare rough-terrain sea urban waters-edge")
        catalog.learnMethods = try Self.terms(
            "level-up egg tutor machine stadium-surfing-pikachu light-ball-egg "
                + "colosseum-purification xd-shadow xd-purification form-change zygarde-cube train")
        catalog.moveTargets = try Self.terms(
            "specific-move selected-pokemon-me-first ally users-field user-or-ally "
                + "opponents-field user random-opponent all-other-pokemon selected-pokemon "
                + "all-opponents entire-field user-and-allies all-pokemon all-allies "
                + "fainting-pokemon")
        catalog.moveAilments = try Self.terms(
            "unknown none paralysis sleep freeze burn poison confusion infatuation trap nightmare "
                + "torment disable yawn heal-block no-type-immunity leech-seed embargo perish-song "
                + "ingrain silence tar-shot")
        catalog.moveCategories = try Self.terms(
            "damage ailment net-good-stats heal damage-ailment swagger damage-lower damage-raise "
                + "damage-heal ohko whole-field-effect field-effect force-switch unique")
        let terms = try NamesTests.names(language, of: catalog).terms
        #expect(
            [
                terms.growthRates.count, terms.shapes.count, terms.habitats.count,
                terms.learnMethods.count, terms.moveTargets.count, terms.moveAilments.count,
                terms.moveCategories.count,
            ] == [6, 14, 9, 12, 16, 22, 14])
    }

    @Test func nameTheGeneraThatTheSourceLacksInJapanese() throws {
        var catalog = TextFixture.emptyCatalog()
        let slugs = "dipplin poltchageist sinistcha okidogi munkidori fezandipiti ogerpon"
        catalog.species = try slugs.split(separator: " ").map(String.init).enumerated().map {
            try .fixture(
                $0 + 1, NameRow($1, $1, $1), genus: NameRow("", "Some Pokémon").name)
        }
        let genera = try NamesTests.names(.japanese, of: catalog).genera
        #expect(genera.count == 7)
        #expect(genera.values.allSatisfy { $0.text.hasSuffix("ポケモン") })
    }

    private static func terms<Vocabulary>(_ slugs: String) throws -> [Term<Vocabulary>] {
        try TextFixture.terms(slugs.split(separator: " ").map { NameRow(String($0)) })
    }

    private static let versionGroups = [
        "red-green-japan", "blue-japan", "red-blue", "yellow", "gold-silver", "crystal",
        "ruby-sapphire", "emerald", "colosseum", "xd", "firered-leafgreen", "diamond-pearl",
        "platinum", "heartgold-soulsilver", "black-white", "black-2-white-2", "x-y",
        "omega-ruby-alpha-sapphire", "sun-moon", "ultra-sun-ultra-moon",
        "lets-go-pikachu-lets-go-eevee", "sword-shield", "the-isle-of-armor", "the-crown-tundra",
        "brilliant-diamond-shining-pearl", "legends-arceus", "scarlet-violet", "the-teal-mask",
        "the-indigo-disk", "legends-za", "mega-dimension", "champions",
    ]

    private static let pokedexes = [
        "national", "kanto", "original-johto", "hoenn", "original-sinnoh", "extended-sinnoh",
        "updated-johto", "original-unova", "updated-unova", "conquest-gallery", "kalos-central",
        "kalos-coastal", "kalos-mountain", "updated-hoenn", "original-alola", "original-melemele",
        "original-akala", "original-ulaula", "original-poni", "updated-alola", "updated-melemele",
        "updated-akala", "updated-ulaula", "updated-poni", "letsgo-kanto", "galar",
        "isle-of-armor", "crown-tundra", "hisui", "paldea", "kitakami", "blueberry",
        "lumiose-city", "hyperspace", "champions",
    ]
}
