import Foundation
import PokedexStore
import TestSupport
import Testing

@testable import PokedexCLI

/// A small site whose pictures are in a folder.
struct PictureBuildTests {
    private let site: SampleSite

    init() throws {
        site = try SampleSite()
        try site.folder.write(#"{"pictures": {"folder": "sprites"}}"#, to: "content/site.json")
        for name in ["25.png", "shiny/25.png", "other/home/25.png", "26.png", "999.png"] {
            try site.folder.write(bytes: Self.png(name), to: "content/sprites/pokemon/\(name)")
        }
    }

    @Test func copiesWhatTheDatabaseNamesAndCountsWhatIsMissing() throws {
        // Nothing in the folder of worlds is content.
        try site.folder.write("[]", to: "content/worlds/spots.json")
        try site.folder.write("{not JSON", to: "content/worlds/notes/draft.json")
        try site.folder.makePipe("content/worlds/notes/pipe")
        try site.folder.link("content/worlds/notes/link.png", to: "nowhere")
        let address = ["--base-url", "https://example.org/"]
        let result = try Program.run(["build"] + address, in: site.folder)
        let tree = site.tree()
        let pictures = tree.files.keys.filter { $0.hasPrefix("pictures/") }.sorted()
        #expect(
            pictures == [
                "pictures/pokemon/25.png", "pictures/pokemon/26.png",
                "pictures/pokemon/other/home/25.png", "pictures/pokemon/shiny/25.png",
            ])
        #expect(tree.files["pictures/pokemon/25.png"] == Data(Self.png("25.png")))
        let pikachu = try page("en/pokemon/pikachu", of: tree)
        for text in [
            #"src="../../../pictures/pokemon/other/home/25.png""#,
            #"src="../../../pictures/pokemon/shiny/25.png""#, "img-src &#39;self&#39;;",
            #"<meta property="og:image" "#
                + #"content="https://example.org/pictures/pokemon/other/home/25.png"/>"#,
        ] {
            #expect(pikachu.contains(text))
        }
        #expect(!pikachu.contains("pictures.example"))
        #expect(!tree.files.keys.contains { $0.contains("worlds") || $0.contains("draft") })
        #expect(try page("ja", of: tree).contains(#"src="../pictures/pokemon/26.png""#))
        let database = CorrectedRepository(path: site.folder["content/pokedex.sqlite"], facts: [])
        let named = try database.picturePaths()
        let missing = named.filter { !pictures.contains("pictures/\($0)") }
        #expect(missing.count > 10)
        #expect(
            result.messages == """
                note: content/sprites lacks \(missing.count) of \(named.count) pictures; pages show \
                another kind of picture instead, or a drawing: \
                \(missing.prefix(10).joined(separator: ", ")) and \(missing.count - 10) more

                """)
        #expect(try Program.run(["check"] + address, in: site.folder).status == 0)
    }

    @Test func leavesUnchangedPicturesAloneAndTheOldSiteWhereOneIsWrong() throws {
        let tree = try site.build()
        let modified = try site.folder.modified("Public/pictures/pokemon/25.png")
        #expect(try site.run("build").output.contains("; nothing changed; "))
        // What the database does not name is no part of the site.
        try site.folder.write("altered", to: "content/sprites/pokemon/999.png")
        #expect(try site.run("build").output.contains("; nothing changed; "))
        try site.folder.write(bytes: Self.png("new"), to: "content/sprites/pokemon/26.png")
        #expect(try site.run("build").output.contains("; 3 changed, 0 removed; "))
        #expect(
            site.tree().difference(from: tree)
                == [
                    ".pokedex-site", "version.json", "pictures/pokemon/26.png",
                    "data/pages/pictures.json",
                ])
        #expect(try site.folder.modified("Public/pictures/pokemon/25.png") == modified)
        let last = site.tree()
        try site.folder.write("<html>", to: "content/sprites/pokemon/25.png")
        #expect(
            try site.run("build", "--quiet")
                == .failure(
                    """
                    content/sprites/pokemon/25.png: error: this is no PNG file; replace it, \
                    or delete it to do without
                    """))
        #expect(site.tree() == last)
        let check = try site.run("check").output
        #expect(
            check.hasPrefix("content/sprites/pokemon/25.png: error: this is no PNG file"),
            "\(check)")
    }

    @Test func takesAFolderElsewhereByItsWholePathAndShowsTheNextKindWhenAPictureGoes() throws {
        let elsewhere = try TemporaryFolder()
        try FileManager.default.moveItem(
            atPath: site.folder["content/sprites"], toPath: elsewhere["sprites"])
        try elsewhere.remove("sprites/pokemon/other")
        try site.folder.write(
            #"{"pictures": {"folder": "\#(elsewhere["sprites"])"}}"#, to: "content/site.json")
        let tree = try site.build()
        #expect(tree.files["pictures/pokemon/other/home/25.png"] == nil)
        #expect(
            try page("en/pokemon/pikachu", of: tree)
                .contains(#"src="../../../pictures/pokemon/25.png""#))
    }

    @Test func refusesADatabaseThatNamesFilesElsewhere() throws {
        var bytes = try site.folder.bytes(of: "content/pokedex.sqlite")
        bytes.replace(Array("pokemon/26.png".utf8), with: Array("../emon/26.png".utf8))
        try site.folder.write(bytes: bytes, to: "content/pokedex.sqlite")
        let result = try site.run("build", "--quiet")
        #expect(result.status == 1)
        #expect(
            result.messages.contains(
                "holds \"../emon/26.png\", which is no picture's path; correct the row, or"))
    }

    @Test func refusesAnOutputAmongThePictures() throws {
        let result = try site.run(
            "build", "--quiet", "--output", "content/sprites/pokemon/Public")
        #expect(result.status == 1)
        #expect(result.messages.contains("or one contains the other\n"))
    }

    private static func png(_ name: String) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(name.utf8)
    }

    private func page(_ folder: String, of tree: SiteTree) throws -> String {
        let bytes = try #require(tree.files["\(folder)/index.html"])
        return String(decoding: bytes, as: UTF8.self)
    }
}
