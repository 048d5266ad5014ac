import Mustache
import PokedexDomain
import Testing

@testable import PokedexSite
@testable import Publishing

@Suite struct OfflineListsTests {
    @Test func listsPagesByGenerationAndThenInTheOrderOfTheSite() throws {
        #expect(
            try text(of: "data/pages/ja.json") == """
                {"version":1,"path":["","moves/","pokemon/pikachu/","moves/thunderbolt/",\
                "pokemon/pichu/"],"generation":[0,0,1,1,2],\
                "hash":["0000000001","0000000002","0000000004","0000000005","0000000003"],\
                "size":[101,102,104,105,103]}
                """)
    }

    @Test func listsPicturesWhereThereAreAny() throws {
        #expect(try files().allSatisfy { $0.path != "data/pages/pictures.json" })
        #expect(
            try text(of: "data/pages/pictures.json", adding: ["pictures/pokemon/25.png": 16]) == """
                {"version":1,"path":["pictures/pokemon/25.png"],"hash":["0000000010"],"size":[116]}
                """)
    }

    @Test func tellsTheHashesOfWhatIsInNoList() throws {
        let version = try text(of: "version.json")
        #expect(version.hasPrefix(#"{"version":1,"site":""#))
        let assets = try SiteFixture.sites().assets.path
        #expect(version.contains(#""assets":"\#(assets)","files""#))
        #expect(OfflineLists.assetFolder(in: Array(version.utf8)) == assets)
        #expect(
            version.contains(
                #"""
                "files":{"assets/style.css":"0000000006","data/search.json":"0000000007",\#
                "index.html":"0000000008","ja/manifest.webmanifest":"0000000009",\#
                "data/pages/en.json":"
                """#))
    }

    @Test func isAnotherVersionWhenAPageHasChanged() throws {
        let version = try text(of: "version.json")
        #expect(try text(of: "version.json") == version)
        #expect(
            try text(of: "version.json", adding: ["ja/pokemon/pikachu/index.html": 12]) != version)
    }

    @Test func isDocumented() throws {
        let lists = try files(adding: ["pictures/pokemon/25.png": 16])
        let tables = try NameTables.dataReference()
        for file in lists {
            let heading =
                ["data/pages/en.json", "data/pages/ja.json"].contains(file.path)
                ? "data/pages/{language}.json" : file.path
            let value = try Value(json: file.bytes, path: file.path)
            #expect(tables.disagreements(of: [value], with: heading) == [])
        }
    }

    /// What a build wrote, each file with a number that is its hash and, with 100 added, its size.
    private static let written: [String: Int] = [
        "ja/index.html": 1, "ja/moves/index.html": 2, "ja/pokemon/pichu/index.html": 3,
        "ja/pokemon/pikachu/index.html": 4, "ja/moves/thunderbolt/index.html": 5,
        "assets/style.css": 6, "data/search.json": 7, "index.html": 8,
        "ja/manifest.webmanifest": 9, "robots.txt": 10, "service-worker.js": 11,
    ]

    private func files(adding others: [String: Int] = [:]) throws -> [OutputFile] {
        let entries = try Self.written.merging(others) { $1 }.map { path, number in
            OutputRecord.Entry(
                path: try OutputPath(path), hash: ContentHash(value: UInt64(number) << 24),
                size: 100 + number)
        }
        let kinds: [any PageKind.Type] = [
            HomePage.self, MoveListPage.self, PokemonPage.self, MovePage.self,
        ]
        let sites = try SiteFixture.sites()
        return OfflineLists(
            entries, pages: kinds.flatMap { $0.pages(sites.indexes) }, assets: sites.assets
        ).files
    }

    private func text(of path: String, adding others: [String: Int] = [:]) throws -> String {
        let file = try #require(files(adding: others).first { $0.path == path })
        return String(decoding: file.bytes, as: UTF8.self)
    }
}
