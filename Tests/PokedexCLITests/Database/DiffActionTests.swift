import PokedexDomain
import TestSupport
import Testing

@testable import PokedexCLI
@testable import PokeAPI

/// `database diff` against real files.
struct DiffActionTests {
    private let place: DatabaseFolder
    private let dataSet =
        "data set of 2023-11-14 22:13 UTC, commit 0123456789abcdef0123456789abcdef01234567"

    init() throws {
        place = try DatabaseFolder()
    }

    private func diff() throws -> Program.Result {
        try place.run("diff", DatabaseChoice.committed, "new.sqlite")
    }

    @Test func saysThatTwoAreEqual() throws {
        try place.save(as: "new.sqlite")
        #expect(
            try diff()
                == .success(
                    """
                    content/pokedex.sqlite → new.sqlite
                    equal: the same facts, \(dataSet)
                    """))
    }

    @Test func tellsWhatChanged() throws {
        try place.save(as: "new.sqlite") { catalog in
            let sample = try SampleCatalog()
            let pikachu = try sample.pokemon("pikachu")
            let entry = LearnsetEntry(
                move: try sample.move("bite").id,
                versionGroup: try sample.versionGroup("scarlet-violet").id,
                method: try sample.method("machine").id, level: 0, order: nil)
            catalog.learnsets[pikachu.id] = Learnset(
                entries: sample.index.learnset(of: pikachu.id).entries + [try #require(entry)])
            for place in catalog.natures.indices {
                (catalog.natures[place].increased, catalog.natures[place].decreased) = (nil, nil)
            }
            catalog.natures.append(
                Nature(
                    id: Identifier(99), slug: try Slug("calmest"),
                    name: LocalizedName(english: "Calmest", japanese: nil), increased: nil,
                    decreased: nil))
        }
        #expect(
            try diff()
                == .success(
                    """
                    content/pokedex.sqlite → new.sqlite
                    \(dataSet)
                    nature: 1 added, 1 changed
                      added calmest (Calmest)
                      changed modest (Modest)
                        increased_stat: special-attack → none
                        decreased_stat: attack → none
                    pokemon: 1 changed
                      changed pikachu (Pikachu)
                        learnset: scarlet-violet: bite by machine added
                    """))
    }

    @Test func cutsLongListsInWordsAndNotInJSON() throws {
        try place.save(as: "new.sqlite") { catalog in
            for number in 900..<912 {
                catalog.items.append(
                    Item(
                        id: Identifier(number), slug: try Slug("item-\(number)"),
                        name: LocalizedName(english: nil, japanese: nil)))
            }
        }
        let items = (900..<910).map { "  added item-\($0)\n" }.joined()
        #expect(
            try diff().output == """
                content/pokedex.sqlite → new.sqlite
                \(dataSet)
                item: 12 added
                \(items)  and 2 more

                """)
        let outcome = try Outcome.of(
            "database", "diff", place.folder[DatabaseChoice.committed],
            place.folder["new.sqlite"], "--json")
        let object = try outcome.members()
        #expect(Set(object.keys) == ["old", "new", "kinds"])
        let kinds = try #require(object["kinds"] as? [[String: Any]])
        #expect((kinds[0]["added"] as? [Any])?.count == 12)
    }

    @Test func asksForBothDatabases() throws {
        #expect(
            try place.run("diff", "new.sqlite")
                == .usage("error: diff compares two databases: diff OLD NEW", help: "database"))
    }

    @Test func namesTheOneThatIsDamaged() throws {
        try place.folder.write("", to: "new.sqlite")
        #expect(
            try diff()
                == .failure(
                    """
                    new.sqlite: error: the file is empty; fetch everything anew with \
                    `pokedex-site update --full`, or put the committed file back
                    """))
    }
}
