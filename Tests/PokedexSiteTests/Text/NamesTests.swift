import Foundation
import PokedexDomain
import PokedexSite
import TestSupport
import Testing

struct NamesTests {
    @Test(arguments: [
        (10, "Charizard", "リザードン"),
        (10_034, "Mega Charizard X", "メガリザードンＸ"),
        (10_100, "Alolan Raichu", "アローラライチュウ"),
        (10_199, "Gigantamax Pikachu", "キョダイマックスピカチュウ"),
        (10_008, "Heat Rotom", "ヒートロトム"),
        (386, "Deoxys", "デオキシス"),
        (10_001, "Attack Deoxys", "デオキシス（アタックフォルム）"),
        (10_250, "Paldean Tauros (Combat Breed)", "パルデアケンタロス（コンバット種）"),
        (10_264, "Koraidon (Limited Build)", "コライドン（せいげんけいたい）"),
        (10_121, "Totem Gumshoos", "ぬしデカグース"),
    ])
    func namesPokemonAsPlayersSayThem(id: Int, english: String, japanese: String) throws {
        let catalog = try Self.varieties()
        #expect(try Self.names(.english, of: catalog).pokemon[Identifier(id)].text == english)
        #expect(try Self.names(.japanese, of: catalog).pokemon[Identifier(id)].text == japanese)
    }

    @Test func showsTheFormsOwnNamesBesideThePokemons() throws {
        let catalog = try Self.varieties()
        let japanese = try Self.names(.japanese, of: catalog)
        #expect(japanese.formLabels[Identifier(386)]?.text == "ノーマルフォルム")
        #expect(japanese.forms[Identifier(386)].text == "デオキシス")
        #expect(japanese.formLabels[Identifier(10)] == nil)
        #expect(japanese.forms[Identifier(20_001)].text == "アンノーン（Ｂ）")
        #expect(try Self.names(.english, of: catalog).forms[Identifier(20_001)].text == "Unown B")
        #expect(japanese.formLabels[Identifier(20_002)]?.text == "ひょうせつのもよう")
    }

    @Test func givesEveryPokemonOfASpeciesANameOfItsOwn() throws {
        let catalog = try Self.varieties()
        for language in Language.allCases {
            let names = try Self.names(language, of: catalog)
            #expect(sharedNames(in: catalog) { names.pokemon[$0].text } == [])
        }
    }

    @Test func keepsTheOtherLanguagesNameWhereThereIsNone() throws {
        var catalog = TextFixture.emptyCatalog()
        catalog.abilities = [try .fixture(1, NameRow("fire-mane", "Fire Mane"))]
        let name = try Self.names(.japanese, of: catalog).abilities[Identifier(1)]
        #expect(name == DisplayName(text: "Fire Mane", language: .english))
        #expect(name.languageTag(on: .japanese) == "en")
        #expect(name.languageTag(on: .english) == nil)
    }

    @Test func namesAFormWithoutNameInTheOtherLanguage() throws {
        var catalog = TextFixture.emptyCatalog()
        catalog.species = [try .fixture(25, NameRow("pikachu", "Pikachu", "ピカチュウ"))]
        catalog.pokemon = [
            try .fixture(
                10_900, "pikachu-new", species: 25,
                forms: [.fixture(1, "pikachu-new", formSlug: "new", english: "New Pikachu")]),
            try .fixture(
                10_901, "pikachu-low-key", species: 25,
                forms: [.fixture(2, "pikachu-low-key", formSlug: "low-key")]),
        ]
        let names = try Self.names(.japanese, of: catalog)
        #expect(
            names.pokemon[Identifier(10_900)]
                == DisplayName(text: "New Pikachu", language: .english))
        #expect(names.pokemon[Identifier(10_901)].text == "ピカチュウ (Low Key)")
    }

    @Test func prefersOurOwnWordToTheSources() throws {
        var catalog = TextFixture.emptyCatalog()
        catalog.items = try TextFixture.items([
            NameRow("masterpiece-teacup", "Masterpiece Teacup", "ボンサクのちゃわん")
        ])
        #expect(try Self.names(.japanese, of: catalog).items[Identifier(1)].text == "ケッサクのちゃわん")
    }

    @Test func namesVersionGroupsInFullAndInShort() throws {
        var catalog = TextFixture.emptyCatalog()
        catalog.versionGroups = [try .fixture(7, "firered-leafgreen")]
        let names = try Self.names(.japanese, of: catalog)
        #expect(names.versionGroups[Identifier(7)].text == "ファイアレッド・リーフグリーン")
        #expect(names.shortVersionGroups[Identifier(7)].text == "FRLG")
    }

    @Test func refusesAVersionGroupWithoutWords() throws {
        var catalog = TextFixture.emptyCatalog()
        catalog.versionGroups = [try .fixture(90, "new-game")]
        let text = headline { try Self.names(.japanese, of: catalog) }
        #expect(
            text.hasSuffix(
                ": error: version-group \"new-game\" has no name; "
                    + "add \"version-group.new-game.name\" in every language"))
    }

    @Test func labelsMachinesWithTheDigitsOfTheirGames() throws {
        var catalog = TextFixture.emptyCatalog()
        catalog.versionGroups = [
            try .fixture(20, "sword-shield", generation: 8),
            try .fixture(25, "scarlet-violet", generation: 9),
        ]
        let machines = try Self.names(.japanese, of: catalog).machines
        let record = Machine(versionGroup: Identifier(20), kind: .technicalRecord, number: 0)
        let machine = Machine(versionGroup: Identifier(25), kind: .technicalMachine, number: 5)
        #expect(machines.label(record) == "わざレコード00")
        #expect(machines.label(machine) == "わざマシン005")
        #expect(machines.short(machine) == "マシン005")
        #expect(machines.name(.hiddenMachine) == "ひでんマシン")
    }

    @Test func namesTheStatsAndTheClassesOfMoves() throws {
        let stats = try Self.names(.japanese, of: TextFixture.emptyCatalog()).stats
        #expect(stats.name(.specialAttack) == "とくこう")
        #expect(stats.name(DamageClass.status) == "変化")
    }
}

struct NamesakesTests {
    @Test func tellsZMovesApartByTheirClass() throws {
        var catalog = TextFixture.emptyCatalog()
        catalog.moves = [
            try .fixture(
                622, NameRow("bloom-doom--physical", "Bloom Doom", "ブルームシャインエクストラ")),
            try .fixture(
                623, NameRow("bloom-doom--special", "Bloom Doom", "ブルームシャインエクストラ"),
                damageClass: .special),
            try .fixture(1, NameRow("pound", "Pound", "はたく")),
        ]
        let english = try NamesTests.names(.english, of: catalog)
        let japanese = try NamesTests.names(.japanese, of: catalog)
        #expect(english.moves[Identifier(622)].text == "Bloom Doom")
        #expect(english.distinguishedMoves[Identifier(622)].text == "Bloom Doom (Physical)")
        #expect(
            japanese.distinguishedMoves[Identifier(623)].text == "ブルームシャインエクストラ（特殊）")
        #expect(japanese.distinguishedMoves[Identifier(1)].text == "はたく")
    }

    @Test func tellsTheTwoAsOneApartByTheirRider() throws {
        var catalog = TextFixture.emptyCatalog()
        catalog.abilities = [
            try .fixture(266, NameRow("as-one-glastrier", "As One", "じんばいったい")),
            try .fixture(267, NameRow("as-one-spectrier", "As One", "じんばいったい")),
        ]
        let english = try NamesTests.names(.english, of: catalog).distinguishedAbilities
        let japanese = try NamesTests.names(.japanese, of: catalog).distinguishedAbilities
        #expect(english[Identifier(267)].text == "As One (Shadow Rider)")
        #expect(japanese[Identifier(266)].text == "じんばいったい（はくばじょう）")
    }

    @Test func refusesNamesakesThatNothingTellsApart() throws {
        var catalog = TextFixture.emptyCatalog()
        catalog.abilities = [
            try .fixture(1, NameRow("one", "Same")), try .fixture(2, NameRow("two", "Same")),
        ]
        let text = headline { try NamesTests.names(.english, of: catalog) }
        #expect(
            text.hasSuffix(
                ": error: one, two are all called \"Same\"; "
                    + "add \"namesake.\" and the slug for each of them in every language"))
    }
}

extension NamesTests {
    static func names(_ language: Language, of catalog: Catalog) throws -> Names {
        try Names(catalog: catalog, translation: try TextFixture.translations()[language])
    }

    /// Varieties whose names are made in each of the ways there are.
    private static func varieties() throws -> Catalog {
        var catalog = TextFixture.emptyCatalog()
        catalog.species = try [
            (6, "Charizard", "リザードン"), (25, "Pikachu", "ピカチュウ"), (26, "Raichu", "ライチュウ"),
            (128, "Tauros", "ケンタロス"), (201, "Unown", "アンノーン"), (386, "Deoxys", "デオキシス"),
            (479, "Rotom", "ロトム"), (664, "Scatterbug", "コフキムシ"),
            (735, "Gumshoos", "デカグース"), (1007, "Koraidon", "コライドン"),
        ].map { number, english, japanese in
            try .fixture(number, NameRow(english.lowercased(), english, japanese))
        }
        catalog.pokemon = try rows.split(separator: "\n").map(pokemon)
        catalog.pokemon += [
            try .fixture(
                201, "unown", species: 201,
                forms: [
                    .fixture(201, "unown-a", formSlug: "a", english: "Unown A"),
                    .fixture(
                        20_001, "unown-b", formSlug: "b", english: "Unown B",
                        label: LocalizedName(english: "B", japanese: "Ｂ")),
                ]),
            try .fixture(
                664, "scatterbug", species: 664,
                forms: [.fixture(20_002, "scatterbug-icy-snow", formSlug: "icy-snow")]),
        ]
        return catalog
    }

    /// A Pokémon and its form in a line: its number, that of its species, what its slug begins with,
    /// the form's slug, and in English and in Japanese its name and its label.
    private static let rows = """
        10 | 6 | charizard
        10034 | 6 | charizard | mega-x | Mega Charizard X | Mega Charizard X | メガリザードンＸ
        10100 | 26 | raichu | alola | Alolan Raichu | Alolan Form | アローラのすがた
        10199 | 25 | pikachu | gmax | Gigantamax Pikachu | Gigantamax Form | キョダイマックスのすがた
        10008 | 479 | rotom | heat | Heat Rotom | Heat Rotom | ヒートロトム
        386 | 386 | deoxys | normal | Normal Deoxys | Normal Forme | ノーマルフォルム
        10001 | 386 | deoxys | attack | Attack Deoxys | Attack Forme | アタックフォルム
        10250 | 128 | tauros | paldea-combat-breed |  | Paldean Form (Combat Breed) | パルデアのすがた
        10264 | 1007 | koraidon | limited-build |  | Limited Build | せいげんけいたい
        10121 | 735 | gumshoos | totem | Totem Gumshoos
        """

    private static func pokemon(_ row: Substring) throws -> Pokemon {
        let cells = row.components(separatedBy: " | ")
        let text = { (place: Int) in
            cells.indices.contains(place) && !cells[place].isEmpty ? cells[place] : nil
        }
        let (number, species) = (Int(cells[0]) ?? 0, Int(cells[1]) ?? 0)
        let slug = cells[2...].prefix(2).joined(separator: "-")
        let form = try Form.fixture(
            number, slug, formSlug: text(3) ?? "", english: text(4),
            label: LocalizedName(english: text(5), japanese: text(6)))
        return try .fixture(number, slug, species: species, forms: [form])
    }
}
