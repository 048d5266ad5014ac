import Foundation
import PokeAPI
import PokedexDomain
import PokedexStore
import TestSupport
import Testing

@testable import PokedexSite

/// What only the committed database can show: learnsets and names of everything.
///
/// Skipped where `content/pokedex.sqlite` is not there.
@Suite(.enabled("content/pokedex.sqlite is not there") { RealSite.exists })
struct RealDatabaseTests {
    /// With `RECORD_SNAPSHOTS=1` the test writes the tables anew.
    @Test func namesWhatTemplatesAreGiven() throws {
        let file = "Templates/NAMES.md"
        let project = ProjectFiles.folder.path
        let result = try Program.run(
            [
                "templates", "--templates", "\(project)/Templates", "--content",
                "\(project)/content", "--database", "\(project)/content/pokedex.sqlite",
            ], in: TemporaryFolder(), data: project)
        #expect(result.messages == "")
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
            try result.output.write(
                toFile: ProjectFiles.path(of: file), atomically: true, encoding: .utf8)
        } else {
            let document = String(decoding: try ProjectFiles.bytes(of: file), as: UTF8.self)
            let stale = result.output.split(separator: "\n")
                .difference(from: document.split(separator: "\n"))
            #expect(stale.isEmpty, "run RECORD_SNAPSHOTS=1 swift test --filter RealDatabaseTests")
        }
    }

    @Test(.thorough) func tellsEveryLearnsetAsTheDatabaseHasIt() throws {
        let data = try BrowserData(RealSite.sites())
        let index = data.indexes.entities
        for group in data.indexes.learnsetUse.games.map(\.id) {
            let expected = LearnsetWays(of: index[group], in: data.indexes)
            #expect(try LearnsetWays(json: data.make(.learnset(group)).bytes) == expected)
        }
        #expect(
            try AnyLearnset(json: data.make(.anyLearnset).bytes).learners
                == AnyLearnset.learners(in: data.indexes))
    }

    @Test func needsEveryFactOnTopOfIt() throws {
        let database = try RealSite.repository()
        let report = try database.report()
        #expect(!report.applied.isEmpty)
        #expect(report.notNeeded + report.sourceChanged + report.lacking == [])
        for pokemon in try database.load().pokemon where pokemon.slug.text.hasSuffix("-gmax") {
            #expect(pokemon.weight == nil, "\(pokemon.slug)")
        }
    }

    @Test func givesVarietiesOfOneGenderThatGenderAlone() throws {
        let index = try RealSite.sites().indexes.entities
        let named = index.catalog.pokemon.filter { $0.slug.text.contains("male") }
        let ratios = Dictionary(grouping: named) { index.femaleEighths(of: $0) }
            .mapValues { $0.map(\.slug.text).sorted() }
        #expect(
            ratios == [
                8: [
                    "basculegion-female", "indeedee-female", "meowstic-female",
                    "meowstic-female-mega", "oinkologne-female",
                ],
                0: [
                    "basculegion-male", "indeedee-male", "meowstic-male", "meowstic-male-mega",
                    "oinkologne-male",
                ],
                // The only record of both genders.
                4: ["frillish-male", "jellicent-male"], 7: ["pyroar-male"],
            ])
    }

    @Test func isTheSameWhenItIsExportedAndReadBack() throws {
        let path = ProjectFiles.path(of: "content/pokedex.sqlite")
        let database = SQLiteCatalogRepository(path: path)
        let files = try database.exported()
        let copy = try TemporaryFolder()
        try SQLiteCatalogRepository(path: copy["copy.sqlite"]).save(
            Catalog(exported: FactsFolder(path: "export", files: files, needsSource: false)))
        #expect(
            try copy.bytes(of: "copy.sqlite") == ProjectFiles.bytes(of: "content/pokedex.sqlite"))
    }

    @Test func givesEveryPokemonOfASpeciesItsOwnName() throws {
        for site in try RealSite.sites().all {
            let shared = sharedNames(in: site.indexes.catalog) {
                site.names.pokemon[$0].text
            }
            #expect(shared == [])
        }
    }

    /// 34 Gigantamax and 14 Mega: they borrow their base's list in Sword and Shield, and in Legends: Z-A.
    @Test func knowsWhoHasNoLearnsetOfItsOwn() throws {
        let indexes = try RealSite.sites().indexes
        let without = indexes.catalog.pokemon.filter {
            indexes.entities.learnset(of: $0.id).entries.isEmpty
        }
        #expect(without.map(\.slug.text) == Self.slugsWithoutLearnset)
        for pokemon in without {
            #expect(indexes.battleForms.base(of: pokemon) != nil, "\(pokemon.slug)")
            let borrowed = indexes.battleForms.effectiveLearnset(of: pokemon)
            #expect(!borrowed.entries.isEmpty, "\(pokemon.slug)")
        }
    }

    private static let slugsWithoutLearnset = """
        venusaur-gmax charizard-gmax blastoise-gmax butterfree-gmax pikachu-gmax meowth-gmax
        machamp-gmax gengar-gmax kingler-gmax lapras-gmax eevee-gmax snorlax-gmax garbodor-gmax melmetal-gmax rillaboom-gmax cinderace-gmax inteleon-gmax corviknight-gmax
        orbeetle-gmax drednaw-gmax coalossal-gmax flapple-gmax appletun-gmax sandaconda-gmax
        toxtricity-amped-gmax centiskorch-gmax hatterene-gmax grimmsnarl-gmax alcremie-gmax
        copperajah-gmax duraludon-gmax urshifu-single-strike-gmax urshifu-rapid-strike-gmax
        toxtricity-low-key-gmax zygarde-mega absol-mega-z garchomp-mega-z lucario-mega-z
        heatran-mega darkrai-mega golisopod-mega magearna-mega magearna-original-mega
        zeraora-mega tatsugiri-curly-mega tatsugiri-droopy-mega tatsugiri-stretchy-mega
        baxcalibur-mega
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
