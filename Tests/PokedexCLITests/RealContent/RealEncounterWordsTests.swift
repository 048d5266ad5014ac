import Testing

@testable import PokedexDomain
@testable import PokedexSite

/// Words for all ways and conditions of encounters in the committed database.
@Suite(.enabled("content/pokedex.sqlite is not there") { RealSite.exists })
struct RealEncounterWordsTests {
    private let sites: [LocalizedSite]
    private let catalog: Catalog

    init() throws {
        let sites = try RealSite.sites()
        self.sites = sites.all
        catalog = sites.indexes.catalog
    }

    @Test func nameEveryMethodInFullAndInShort() {
        let methods = catalog.encounterMethods
        #expect(methods.count == 77)
        for site in sites {
            let words = site.encounterWords
            #expect(Set(methods.map { words.name(of: $0.id) }).count == 77)
            let longest = site.language == .english ? 12 : 6
            for method in methods {
                #expect(!words.name(of: method.id).isEmpty)
                #expect(words.shortName(of: method.id).count <= longest, "\(method.slug)")
            }
        }
    }

    @Test func nameEveryValueInFullAndInShort() {
        let values = catalog.encounterConditionValues
        #expect(values.count == 428)
        for site in sites {
            let words = site.encounterWords
            for value in values {
                let (name, short) = (words.name(of: value.id), words.shortName(of: value.id))
                #expect(!name.isEmpty && !name.contains("{"), "\(value.slug)")
                #expect(!short.isEmpty && short.count <= name.count, "\(value.slug)")
                #expect(name != value.slug.text)
            }
            // Two pairs of days share their words, as do five numbers of stars; three values say "No condition".
            #expect(Set(values.map { words.name(of: $0.id) }).count == 419)
        }
    }

    @Test(arguments: [
        ("trade-nidoran-m", "For Nidoran♂", "ニドラン♂と交換"),
        ("trade-farfetchd-galar", "For Galarian Farfetch’d", "ガラルカモネギと交換"),
        ("trade-togepi-or-togetic", "For Togepi or Togetic", "トゲピーかトゲチックと交換"),
        ("slot2-leafgreen", "GBA slot: LeafGreen", "ダブルスロット：リーフグリーン"),
        (
            "save-data-from-lets-go-eevee", "Let’s Go, Eevee! save data",
            "「Let’s Go! イーブイ」のセーブデータ"
        ),
        (
            "other-regirock-regice-registeel-regieleki-regidrago-in-party",
            "Regirock, Regice, Registeel, Regieleki and Regidrago in the party",
            "手持ちにレジロック・レジアイス・レジスチル・レジエレキ・レジドラゴ"
        ),
        (
            "story-progress-met-tornadus-thundurus", "After meeting Tornadus or Thundurus",
            "トルネロスかボルトロスに会ったあと"
        ),
        ("item-plume-fossil", "Restored from Plume Fossil", "はねのカセキから復元"),
    ])
    func composeWithTheNamesOfTheDatabase(slug: String, english: String, japanese: String) throws {
        let value = try #require(
            catalog.encounterConditionValues.first { $0.slug.text == slug }
        ).id
        #expect(sites.map { $0.encounterWords.name(of: value) } == [english, japanese])
    }

    @Test func everyMethodOfTheDatabaseIsInTheTable() {
        let methods = catalog.encounterMethods.map(\.slug.text)
        let known = Set(EncounterWay.table.flatMap(\.methods))
        #expect(known == Set(methods))
    }

    @Test func everyConditionButTheMixedOnesHasACategoryOfItsOwn() {
        let conditions = Dictionary(
            uniqueKeysWithValues: catalog.encounterConditions.map { ($0.id, $0.slug) })
        var others: Set<String> = []
        var defaults: [String] = []
        for value in catalog.encounterConditionValues {
            guard let condition = conditions[value.condition] else { continue }
            let meaning = EncounterConditionMeaning(value.slug, of: condition)
            if meaning.category == .other { others.insert(condition.text) }
            if meaning.isDefault { defaults.append(value.slug.text) }
        }
        #expect(
            others.sorted() == [
                "backlot", "berry-tree-type", "bug-catching-contest", "friend-safari-slot",
                "great-marsh-daily-slot", "headbutt-tree", "honey-tree-group", "max-den-rarity",
                "other", "player", "save-data", "tera-type", "trait",
            ])
        #expect(
            defaults == [
                "swarm-no", "radar-off", "slot2-none", "radio-off", "story-progress-none",
                "other-none", "item-none", "great-marsh-daily-slot-none", "backlot-not-mentioned",
                "bug-catching-contest-no", "johto-safari-blocks-inactive", "max-den-rarity-common",
                "trash-can-type-daily",
            ])
    }

    @Test func otherNamesOfMethodsAreThoseOfGamesInTheDatabase() throws {
        let groups = Set(catalog.versionGroups.map(\.slug.text))
        for site in sites {
            let texts = site.translation.texts(under: "encounter-method").keys
            for key in texts where key.contains(".in.") {
                let parts = key.split(separator: ".")
                #expect(groups.contains(String(parts[2])), "\(key)")
            }
        }
    }
}
