import Foundation
import PokedexStore
import TestSupport
import Testing

@testable import PokedexCLI

/// Small sites whose pictures have several formats and widths.
struct PatternBuildTests {
    private static let settings = #"""
        {"pictures": {"folder": "art", "pattern": "{id}-{slug}-{width}.{format}",
          "formats": ["avif", "webp", "png"], "widths": [96, 512]}}
        """#
    private let site: SampleSite

    init() throws {
        site = try SampleSite()
        try site.folder.write(Self.settings, to: "content/site.json")
        for name in ["25-pikachu-96", "25-pikachu-512"] {
            try write("\(name).avif", "\0\0\0\u{1C}ftypavif")
            try write("\(name).webp", "RIFF\0\0\0\0WEBP")
            try site.folder.write(
                bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
                to: "content/art/\(name).png")
        }
        try write("26-raichu-96.webp", "RIFF\0\0\0\0WEBP")
        try write("999-nobody-96.webp", "not read")
    }

    private func write(_ name: String, _ text: String) throws {
        try site.folder.write(text, to: "content/art/\(name)")
    }

    private func page(_ folder: String, of tree: SiteTree) throws -> String {
        let bytes = try #require(tree.files["\(folder)/index.html"])
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func showsEveryFormatThatIsThereAndSaysHowManyPokemonHaveNoPicture() throws {
        let address = ["--base-url", "https://example.org/"]
        let result = try Program.run(
            ["build", "--report", "report.json"] + address, in: site.folder)
        let tree = site.tree()
        try expectPathsForScripts(tree)
        let copied = tree.files.keys.filter { $0.hasPrefix("pictures/") }.sorted()
        #expect(
            copied == [
                "pictures/25-pikachu-512.avif", "pictures/25-pikachu-512.png",
                "pictures/25-pikachu-512.webp", "pictures/25-pikachu-96.avif",
                "pictures/25-pikachu-96.png", "pictures/25-pikachu-96.webp",
                "pictures/26-raichu-96.webp",
            ])
        let pikachu = try page("en/pokemon/pikachu", of: tree)
        let path = "../../../pictures/25-pikachu"
        #expect(
            pikachu.contains(
                #"""
                <picture><source type="image/avif" \#
                srcset="\#(path)-96.avif 96w, \#(path)-512.avif 512w" sizes="200px"/>\#
                <source type="image/webp" \#
                srcset="\#(path)-96.webp 96w, \#(path)-512.webp 512w" sizes="200px"/>\#
                <img src="\#(path)-512.png" srcset="\#(path)-96.png 96w, \#(path)-512.png 512w" \#
                sizes="200px" alt="Pikachu" width="512" height="512"/></picture>
                """#))
        #expect(pikachu.contains("img-src &#39;self&#39;;"))
        let list = try page("ja", of: tree)
        #expect(
            list.contains(
                #"<img src="../pictures/26-raichu-96.webp" alt="" width="96" height="96" loading="lazy"/>"#
            ))
        #expect(
            pikachu.contains(
                #"<meta property="og:image" content="https://example.org/pictures/25-pikachu-512.png"/>"#
            ))
        #expect(try Program.run(["check"] + address, in: site.folder).output == "")
        let all = try site.pokemon()
        let missing = all.filter { !["pikachu", "raichu"].contains($0) }
        let warning =
            "\(missing.count) of \(all.count) Pokémon have no picture in content/art and are shown "
            + "as drawings: \(missing.joined(separator: ", "))"
        #expect(result.messages == "note: \(warning)\n")
        #expect(try #require(site.folder.text(of: "report.json")).contains("\"\(warning)\""))
    }

    /// Scripts put `data-pictures` of the page before the paths in the data, which are those of the
    /// last format.
    private func expectPathsForScripts(_ tree: SiteTree) throws {
        for name in ["data/pokemon.json", "data/details/en.json"] {
            let text = String(decoding: try #require(tree.files[name]), as: UTF8.self)
            #expect(text.contains("\"25-pikachu-96.png\""), "\(name)")
            #expect(text.contains("\"26-raichu-96.webp\""), "\(name)")
        }
        #expect(
            try page("en/pokemon/pikachu", of: tree).contains(
                #"data-pictures="../../../pictures/""#))
        let list = String(
            decoding: try #require(tree.files["data/pages/pictures.json"]), as: UTF8.self)
        #expect(list.contains("\"pictures/25-pikachu-512.avif\""))
    }

    @Test func noticesAPictureThatIsAddedOrRemoved() throws {
        _ = try site.build()
        #expect(try site.run("build").output.contains("; nothing changed; "))
        try write("25-pikachu-96.txt", "no picture of the pattern")
        #expect(try site.run("build").output.contains("; nothing changed; "))
        try site.folder.remove("content/art/25-pikachu-96.avif")
        let tree = try site.build()
        #expect(tree.files["pictures/25-pikachu-96.avif"] == nil)
        #expect(!(try page("en/pokemon/pikachu", of: tree)).contains("25-pikachu-96.avif"))
    }

    @Test func refusesAFileOfAnotherFormat() throws {
        try write("25-pikachu-96.avif", "RIFF\0\0\0\0WEBP")
        #expect(
            try site.run("build", "--quiet")
                == .failure(
                    """
                    content/art/25-pikachu-96.avif: error: this is no AVIF file; replace it, or \
                    delete it to do without
                    """))
    }

    @Test func saysWhatAPathLooksLikeWhereNothingIsThere() throws {
        try site.folder.write(
            #"{"pictures": {"folder": "art", "pattern": "small/{id}.png"}}"#,
            to: "content/site.json")
        let result = try site.run("build", "--quiet")
        #expect(result.status == 1)
        #expect(result.messages.hasPrefix("content/art: error: none of the "))
        #expect(
            result.messages.contains(
                " pictures is there; they are laid out as the pattern in site.json says: "
                    + "content/art/small/"))
    }

    @Test func loadsPicturesFromAnAddress() throws {
        try site.folder.write(
            #"""
            {"pictures": {"pattern": "https://img.example/{slug}/{width}.{format}",
              "formats": ["webp", "png"], "widths": [96, 256]}}
            """#, to: "content/site.json")
        let tree = try site.build()
        let pikachu = try page("en/pokemon/pikachu", of: tree)
        #expect(pikachu.contains("img-src &#39;self&#39; https://img.example/;"))
        #expect(
            pikachu.contains(
                #"<source type="image/webp" srcset="https://img.example/pikachu/96.webp 96w, "#))
        #expect(pikachu.contains(#"data-pictures="https://img.example/""#))
        let data = String(decoding: try #require(tree.files["data/pokemon.json"]), as: UTF8.self)
        #expect(data.contains("\"pikachu/96.png\""))
        #expect(tree.files["data/pages/pictures.json"] == nil)
        #expect(try site.run("check").output == "")
    }
}

extension SampleSite {
    /// The slugs of the Pokémon in the database, by number.
    fileprivate func pokemon() throws -> [String] {
        try SQLiteCatalogRepository(path: folder["content/pokedex.sqlite"]).load().pokemon
            .map(\.slug.text)
    }
}
