import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// Ways and conditions of encounters in words.
struct EncounterWordsTests {
    /// The words for encounters of all methods and under all values, numbered from 1 on.
    private func words(
        _ language: Language, methods: [String] = [], values: [String] = [],
        without keys: [String] = [], survey: TranslationSurvey? = nil
    ) throws -> EncounterWords {
        let catalog = try Self.catalog(methods: methods, values: values)
        let whole = try TextFixture.translations()[language]
        let names = try Names(catalog: catalog, translation: whole)
        var translation =
            keys.isEmpty ? whole : try TranslationsFixture.translation(language, without: keys)
        if let survey { translation = translation.surveyed(by: survey) }
        return try EncounterWords(CatalogIndex(catalog), names: names, translation: translation)
    }

    private func name(_ value: String, _ language: Language) throws -> String {
        try words(language, values: [value]).name(of: Identifier<EncounterConditionValue>(1))
    }

    @Test func namesMethodsInFullAndInShort() throws {
        let names = try Language.allCases.map { language in
            let words = try words(language, methods: ["walk", "surf"])
            return [1, 2].map { Identifier<EncounterMethod>($0) }.flatMap {
                [words.name(of: $0), words.shortName(of: $0)]
            }
        }
        #expect(names[0] == ["Tall grass or cave", "Grass, cave", "Surfing", "Surfing"])
        #expect(names[1].prefix(2) == ["草むら・洞窟", "草むら"])
    }

    /// In Sun and Moon, and in Crystal.
    @Test(arguments: [
        ("super-rod", Language.english, 1, "Fishing Rod", "Fishing Rod"),
        ("super-rod", .japanese, 1, "つりざお", "つりざお"),
        ("super-rod", .english, 2, "Super Rod", "Super Rod"),
        ("super-rod", .japanese, 2, "すごいつりざお", "すごい"),
        ("bubbling-spots", .english, 1, "Bubbling spot or ambush", "Bubbles"),
    ])
    func someGamesHaveAnotherName(
        method: String, language: Language, game: Int, name: String, short: String
    ) throws {
        let words = try words(language, methods: [method])
        let id = Identifier<EncounterMethod>(1)
        #expect(words.name(of: id, in: Identifier(game)) == name)
        #expect(words.shortName(of: id, in: Identifier(game)) == short)
    }

    @Test(arguments: [
        (
            Language.english,
            ["After the Hall of Fame", "Postgame", "Night", "Night", "Tuesday", "Tue"]
        ),
        (.japanese, ["殿堂入りのあと", "殿堂入り後", "夜", "夜", "火曜日", "火"]),
    ])
    func namesValuesInFullAndInShort(language: Language, expected: [String]) throws {
        let values = ["story-progress-hall-of-fame", "time-night", "trash-can-type-tuesday"]
        let words = try words(language, values: values)
        let names = (1...3).map { Identifier<EncounterConditionValue>($0) }.flatMap {
            [words.name(of: $0), words.shortName(of: $0)]
        }
        #expect(names == expected)
    }

    @Test(arguments: [
        ("item-helix-fossil", "Restored from Helix Fossil", "かいのカセキから復元"),
        ("item-old-amber", "Restored from Old Amber", "ひみつのコハクから復元"),
        ("item-fossilized-bird", "Uses Fossilized Bird", "カセキのトリを使う"),
        ("item-lunar-wing", "Lunar Wing in the Bag", "バッグにみかづきのはね"),
        ("item-thunder-stone", "Thunder Stone in the Bag", "バッグにかみなりのいし"),
        ("item-iron-key", "Iron Key", "くろがねのカギ"),
        ("trade-raichu", "For Raichu", "ライチュウと交換"),
        ("trade-raichu-alola", "For Alolan Raichu", "アローラライチュウと交換"),
        ("trade-raichu-or-raichu-alola", "For Raichu or Alolan Raichu", "ライチュウかアローラライチュウと交換"),
        ("coins-2800", "2,800 coins", "コイン2,800枚"),
        ("starter-pichu", "Starter: Pichu", "最初のポケモン：ピチュー"),
        ("johto-safari-blocks-peak-min-3", "Peak blocks: 3 points", "岩山ブロック3ポイント以上"),
        ("johto-safari-blocks-forest-min-15", "Forest blocks: 15 points", "森ブロック15ポイント以上"),
        ("johto-safari-blocks-plains-min-2", "Plains blocks: 2 points", "草原ブロック2ポイント以上"),
        ("johto-safari-blocks-water-min-49", "Water blocks: 49 points", "水辺ブロック49ポイント以上"),
        ("alolan-diglett-found-100", "Alolan Diglett: 100 found", "アローラディグダを100匹見つける"),
        ("max-den-rating-5-star", "5★", "★5"),
        ("great-marsh-daily-slot-15-of-32", "Pokémon of the day (15 in 32)", "日替わり（32分の15）"),
        ("friend-safari-slot-3", "Friend Safari, Pokémon 3", "フレンドサファリの3匹目"),
        ("time-04-00-to-19-59", "04:00–19:59", "04:00～19:59"),
        ("time-20-00-to-21-59", "20:00–20:59", "20:00～20:59"),
        ("time-minute-00-to-19", "Minutes 00–19 of each hour", "毎時00～19分"),
        ("slot2-firered", "GBA slot: FireRed", "ダブルスロット：ファイアレッド"),
        ("save-data-from-firered", "FireRed save data", "「ファイアレッド」のセーブデータ"),
        ("other-pichu-in-party", "Pichu in the party", "手持ちにピチュー"),
        ("other-pichu-raichu-in-party", "Pichu and Raichu in the party", "手持ちにピチュー・ライチュウ"),
        ("other-pichu-or-raichu-in-party", "Pichu or Raichu in the party", "手持ちにピチューかライチュウ"),
        (
            "other-pichu-raichu-zapdos-in-party", "Pichu, Raichu and Zapdos in the party",
            "手持ちにピチュー・ライチュウ・サンダー"
        ),
        (
            "other-pichu-raichu-zapdos-pichu-raichu-in-party",
            "Pichu, Raichu, Zapdos, Pichu and Raichu in the party",
            "手持ちにピチュー・ライチュウ・サンダー・ピチュー・ライチュウ"
        ),
        ("other-caught-zapdos", "After catching Zapdos", "サンダーを捕まえたあと"),
        ("other-captured-pichu-or-raichu", "After catching Pichu or Raichu", "ピチューかライチュウを捕まえたあと"),
        (
            "story-progress-defeated-pichu-or-raichu", "After beating or catching Pichu or Raichu",
            "ピチューかライチュウを倒すか捕まえたあと"
        ),
        ("story-progress-met-pichu-raichu", "After meeting Pichu or Raichu", "ピチューかライチュウに会ったあと"),
        ("other-grow-iceroot-carrot", "Iceroot Carrot grown", "つめたいにんじんを育てる"),
        ("other-choose-zapdos-pattern", "Zapdos’s pattern chosen", "サンダーの模様を選ぶ"),
    ])
    func composesWhatNamesSomething(value: String, english: String, japanese: String) throws {
        #expect(try name(value, .english) == english)
        #expect(try name(value, .japanese) == japanese)
    }

    @Test(arguments: [
        "trade-missingno", "item-bicycle", "coins-many", "coins-", "time-0x-00-to-19-59",
        "other-pichu-missingno-in-party", "slot2-gold", "moon-full", "other-level-99-in-party",
        "trash-can-type-someday",
    ])
    func refusesAValueWithoutWords(value: String) throws {
        #expect(
            headline { try name(value, .japanese) }.hasSuffix(
                ": error: encounter-condition-value \"\(value)\" has no name; "
                    + "add \"encounter-condition-value.\(value).name\" in every language"))
    }

    @Test func refusesAMethodWithoutWords() throws {
        #expect(
            headline { try words(.english, methods: ["walk", "picnic"]) }.hasSuffix(
                ": error: encounter-method \"picnic\" has no name; "
                    + "add \"encounter-method.picnic.name\" in every language"))
    }

    @Test func listsWhatHasNoWords() throws {
        let survey = TranslationSurvey()
        let words = try words(
            .english, methods: ["picnic"], values: ["moon-full", "time-day"],
            without: ["encounter-condition-value.time-day"], survey: survey)
        #expect(
            survey.report.map(\.line) == [
                "strings/en.json: encounter condition values without an English name: "
                    + "moon-full.name, time-day.name",
                "strings/en.json: encounter methods without an English name: picnic.name",
            ])
        #expect(words.name(of: Identifier<EncounterMethod>(1)) == "picnic")
        #expect(words.name(of: Identifier<EncounterConditionValue>(1)) == "moon-full")
    }

    @Test func asksForWordsOnlyOfWhatEncountersName() throws {
        var catalog = try Self.catalog(methods: ["picnic"], values: ["moon-full"])
        catalog.pokemon[0].encounters = []
        let translation = try TextFixture.translations()[.english]
        _ = try EncounterWords(
            CatalogIndex(catalog), names: Names(catalog: catalog, translation: translation),
            translation: translation)
    }

    @Test func everyPatternHasItsOwnKey() throws {
        let keys = EncounterPattern.all.map(\.key)
        #expect(Set(keys).count == keys.count)
        let texts = try TextFixture.translations()[.english].texts(
            under: "encounter-condition-pattern")
        #expect(texts.keys.sorted() == keys.sorted())
    }
}

extension EncounterWordsTests {
    /// Three species and a variety; the first one is met in every way, under every value.
    private static func catalog(methods: [String], values: [String]) throws -> Catalog {
        var catalog = TextFixture.emptyCatalog()
        catalog.species = try species.enumerated().map { try .fixture($0 + 1, $1) }
        catalog.pokemon = try species.enumerated().map { place, row in
            try .fixture(
                place + 1, row.slug, species: place + 1, forms: [.fixture(place + 1, row.slug)])
        }
        catalog.pokemon.append(
            try .fixture(
                10_001, "raichu-alola", species: 2,
                forms: [.fixture(10_001, "raichu-alola", formSlug: "alola")]))
        catalog.items = try TextFixture.items([
            NameRow("thunder-stone", "Thunder Stone", "かみなりのいし")
        ])
        catalog.versionGroups = [
            try .fixture(1, "sun-moon"), try .fixture(2, "crystal"),
            try .fixture(3, "firered-leafgreen"),
        ]
        catalog.versions = [
            try .fixture(1, NameRow("firered", "FireRed", "ファイアレッド"), group: 3)
        ]
        catalog.encounterMethods = try TextFixture.terms(methods.map { NameRow($0) })
        catalog.encounterConditionValues = try values.enumerated().map { place, slug in
            EncounterConditionValue(
                id: Identifier(place + 1), slug: try Slug(slug), condition: Identifier(1))
        }
        // Of no methods, the one that stands here is not in the catalog.
        let ids = catalog.encounterMethods.map(\.id)
        catalog.pokemon[0].encounters = (ids.isEmpty ? [Identifier(1)] : ids).map { method in
            Encounter(
                area: Identifier(1), method: method,
                conditions: catalog.encounterConditionValues.map(\.id), versions: [Identifier(1)],
                levels: 1...1, chance: Percentage(100))
        }
        return catalog
    }

    private static let species = [
        NameRow("pichu", "Pichu", "ピチュー"), NameRow("raichu", "Raichu", "ライチュウ"),
        NameRow("zapdos", "Zapdos", "サンダー"),
    ]
}
