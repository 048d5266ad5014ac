import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// `Templates/DATA.md` says what is in the files for browsers.
@Suite struct DataReferenceTests {
    @Test func namesWhatTheFilesForBrowsersHold() throws {
        let data = try SiteFixture.browserData(
            worlds: Self.worlds(), change: SampleCatalog.addPlaces)
        for file in data.files {
            let output = try data.make(file)
            let value = try Value(json: output.bytes, path: output.path)
            let heading =
                if output.path.hasPrefix("data/learnsets/any") {
                    "data/learnsets/any.json"
                } else if output.path.hasPrefix("data/learnsets/") {
                    "data/learnsets/{version-group}.json"
                } else if output.path.hasPrefix("data/details/") {
                    "data/details/{language}.json"
                } else if output.path.hasPrefix("data/found/") {
                    "data/found/{language}/{version-group}.json"
                } else if output.path.hasPrefix("data/games/") {
                    "data/games/{version-group}.json"
                } else {
                    output.path
                }
            #expect(try tables().disagreements(of: [value], with: heading) == [])
        }
    }

    /// One world, so that the files have all that they can have.
    private static func worlds() throws -> Worlds {
        var worlds = Worlds()
        let world = World(id: try ContentID("world"))
        worlds[world.id] = world
        return worlds
    }

    @Test func tellsWhatARowLacks() {
        let tables = NameTables(
            """
            ### `pages/a`
            | `name` | [name](#name) | a name |
            | `count` | text | a number |
            #### name
            | `text` | text | the name |
            """)
        let values: [Value] = [["name": ["text": "Mew", "lang": "en"], "more": "text"]]
        #expect(
            tables.disagreements(of: values, with: "pages/a") == [
                "name lang has no row", "pages/a count is never given", "pages/a more has no row",
            ])
    }

    private func tables() throws -> NameTables { try NameTables.dataReference() }
}
