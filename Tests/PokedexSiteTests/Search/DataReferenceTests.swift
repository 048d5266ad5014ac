import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// `Templates/DATA.md` says what is in the files for browsers.
@Suite struct DataReferenceTests {
    @Test func namesWhatTheFilesForBrowsersHold() throws {
        // One world, so that the files have all that they can have.
        var worlds = Worlds()
        let world = World(id: try ContentID("world"))
        worlds[world.id] = world
        let data = BrowserData(
            try SiteFixture.sites(worlds: SiteWorlds(worlds), change: SampleCatalog.addPlaces))
        let headings = [
            "data/learnsets/any": "data/learnsets/any.json",
            "data/learnsets/": "data/learnsets/{version-group}.json",
            "data/details/": "data/details/{language}.json",
            "data/found/": "data/found/{language}/{version-group}.json",
            "data/games/": "data/games/{version-group}.json",
        ]
        let tables = try NameTables.dataReference()
        for file in data.files {
            let output = try data.make(file)
            let folder = headings.keys.sorted(by: >).first { output.path.hasPrefix($0) }
            #expect(
                try tables.disagreements(
                    of: [Value(json: output.bytes, path: output.path)],
                    with: folder.flatMap { headings[$0] } ?? output.path) == [])
        }
    }
}
