import Foundation
import Testing

@testable import PokedexCLI

/// Each wrong input gives a few lines that say what, where and what to do, and leaves the old
/// website as it was.
struct WrongInputTests {
    private static let cure =
        "fetch everything anew with `pokedex-site update --full`, or put the committed file back"

    private let site: SampleSite
    private let tree: SiteTree

    init() throws {
        site = try SampleSite.built()
        tree = site.tree()
    }

    private func expectFailure(
        _ messages: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let names = try site.names
        let result = try site.run("build", "--base-url", "https://example.org/")
        #expect(
            result == Program.Result(status: 1, messages: messages),
            sourceLocation: sourceLocation)
        #expect(site.tree() == tree, sourceLocation: sourceLocation)
        #expect(try site.names == names, sourceLocation: sourceLocation)
    }

    /// Replaces all occurrences of some bytes in the database.
    private func alterDatabase(_ old: String, _ new: String) throws {
        var bytes = try site.folder.bytes(of: "content/pokedex.sqlite")
        bytes.replace(Array(old.utf8), with: Array(new.utf8))
        try site.folder.write(bytes: bytes, to: "content/pokedex.sqlite")
    }

    /// Puts a number into the database's header, in four bytes.
    private func alterHeader(at offset: Int, to number: UInt8) throws {
        var bytes = try site.folder.bytes(of: "content/pokedex.sqlite")
        bytes.replaceSubrange(offset..<offset + 4, with: [0, 0, 0, number])
        try site.folder.write(bytes: bytes, to: "content/pokedex.sqlite")
    }

    private func alter(_ name: String, _ old: String, _ new: String) throws {
        let text = String(decoding: try site.folder.bytes(of: name), as: UTF8.self)
        #expect(text.contains(old))
        try site.folder.write(text.replacing(old, with: new, maxReplacements: 1), to: name)
    }

    @Test func missingDatabase() throws {
        try site.folder.remove("content/pokedex.sqlite")
        try expectFailure(
            """
            error: content/pokedex.sqlite: there is no database; make one with `pokedex-site \
            update`, or with `pokedex-site import DIR` from a folder of PokéAPI's JSON

            """)
    }

    @Test func emptyDatabase() throws {
        try site.folder.write("", to: "content/pokedex.sqlite")
        try expectFailure(
            """
            error: content/pokedex.sqlite: the file is empty; \
            \(Self.cure)

            """)
    }

    @Test func damagedDatabase() throws {
        var bytes = try site.folder.bytes(of: "content/pokedex.sqlite")
        bytes.replaceSubrange(40_000..<48_000, with: repeatElement(0xAA, count: 8_000))
        try site.folder.write(bytes: bytes, to: "content/pokedex.sqlite")
        try expectFailure(
            """
            error: content/pokedex.sqlite: the file is damaged (SQLite: database disk image is \
            malformed); \(Self.cure)

            """)
    }

    @Test func shortenedDatabase() throws {
        let bytes = try site.folder.bytes(of: "content/pokedex.sqlite")
        let size = bytes.count
        try site.folder.write(bytes: Array(bytes.prefix(30_000)), to: "content/pokedex.sqlite")
        try expectFailure(
            """
            error: content/pokedex.sqlite: the file is damaged: it has 30000 bytes instead of \
            \(size); \(Self.cure)

            """)
    }

    @Test func foreignDatabase() throws {
        try alterHeader(at: 68, to: 7)
        try expectFailure(
            """
            error: content/pokedex.sqlite: the file is a SQLite database, but not one \
            of a Pokédex; \(Self.cure)

            """)
    }

    @Test func databaseOfANewerSchema() throws {
        try alterHeader(at: 60, to: 200)
        try expectFailure(
            """
            error: content/pokedex.sqlite: the database's schema has version 200, but \
            this program knows only versions 1 to 2; update pokedex-site, or \
            \(Self.cure)

            """)
    }

    @Test func slugThatIsNone() throws {
        try alterDatabase("zapdos", "zap/os")
        try expectFailure(
            """
            error: content/pokedex.sqlite: table form, row "145"/"145": column slug holds \
            "zap/os", but a slug may hold only a–z, 0–9 and -; \(Self.cure)

            """)
    }

    @Test func templateThatDoesNotParse() throws {
        try site.folder.write("<p>\n{{#moves}}</p>", to: "Templates/pages/move.mustache")
        try expectFailure(
            """
            Templates/pages/move.mustache:2:1: error: section "moves" is never closed
            {{#moves}}</p>
            ^

            """)
    }

    @Test func templateThatNamesAMissingPartial() throws {
        try site.folder.write("{{>partials/none}}", to: "Templates/pages/about.mustache")
        try expectFailure(
            """
            Templates/pages/about.mustache:1:1: error: there is no template "partials/none"
            {{>partials/none}}
            ^

            """)
    }

    @Test func templateThatNamesAnUnknownName() throws {
        try site.folder.write("<p>{{nickname}}</p>", to: "Templates/pages/about.mustache")
        try expectFailure(
            """
            Templates/pages/about.mustache:1:4: error: "nickname" is not known here
            <p>{{nickname}}</p>
               ^

            """)
    }

    @Test func templateThatIsNotUTF8() throws {
        try site.folder.write(bytes: [0x3C, 0xFF], to: "Templates/pages/about.mustache")
        try expectFailure(
            """
            Templates/pages/about.mustache: error: the file is not UTF-8

            """)
    }

    @Test func missingPage() throws {
        try site.folder.remove("Templates/pages/about.mustache")
        try expectFailure(
            """
            error: there is no template "pages/about": it should be pages/about.mustache in the \
            folder of templates

            """)
    }

    @Test func missingTemplates() throws {
        try site.folder.remove("Templates")
        try expectFailure(
            """
            error: cannot read Templates: No such file or directory; run this in the folder of the project, or \
            name the folder of templates with --templates

            """)
    }

    @Test func wordsThatAreNoJSON() throws {
        try site.folder.write("{\n  \"ui\": {\n", to: "content/strings/ja.json")
        try expectFailure(
            """
            content/strings/ja.json:3:1: error: the text ends where a name in quotation marks is expected

            ^

            """)
    }

    @Test(arguments: [#"\u0000"#, #"\uffff"#, #"\u202e"#, #"\n"#])
    func wordsWithControlCharacters(_ character: String) throws {
        try site.folder.write("{ \"a\": \"b\(character)\" }", to: "content/strings/ja.json")
        try expectFailure(
            """
            content/strings/ja.json:1:8: error: a text must be one line without control characters
            { "a": "b\(character)" }
                   ^

            """)
    }

    @Test func wordsThatNestWithoutEnd() throws {
        let nesting = String(repeating: #"{"a":"#, count: 30_000)
        try site.folder.write(nesting, to: "content/strings/ja.json")
        let result = try site.run("build")
        #expect(result.status == 1)
        #expect(result.messages.contains("values are nested more than 512 deep"))
        #expect(result.messages.count < 1000)
    }

    @Test func databaseThatIsBeingWritten() throws {
        try site.folder.write("x", to: "content/pokedex.sqlite-wal")
        let result = try site.run("build")
        #expect(result.status == 1)
        #expect(result.messages.contains("holds changes that are not in the file yet"))
    }

    @Test func databaseThatIsAPipe() throws {
        try site.folder.remove("content/pokedex.sqlite")
        try site.folder.makePipe("content/pokedex.sqlite")
        try expectFailure(
            """
            error: content/pokedex.sqlite: this is no file; name the database's file

            """)
    }

    @Test func settingsThatAreAFolder() throws {
        try site.folder.makeFolder("content/site.json")
        try expectFailure(
            """
            error: cannot read content/site.json: Is a directory

            """)
    }

    @Test func wordsThatAreMissingInOneLanguage() throws {
        try alter("content/strings/ja.json", "\"skip\":", "\"slip\":")
        try expectFailure(
            """
            content/strings/ja.json: error: these keys of content/strings/en.json are missing:
              ui.skip

            """)
    }

    @Test func descriptionsThatAreWrong() throws {
        try alter("content/descriptions/moves.json", "\"pound\": {\"text\"", "\"pound\": {\"test\"")
        try expectFailure(
            """
            content/descriptions/moves.json:2:13: error: a description has en, ja, text, each once, \
            and not "test"
              "pound": {"test": "composed"},
                        ^

            """)
    }

    @Test func missingDescriptions() throws {
        try site.folder.remove("content/descriptions")
        try expectFailure(
            """
            error: cannot read content/descriptions/moves.json: No such file or directory

            """)
    }

    @Test func missingWords() throws {
        try site.folder.remove("content/strings/en.json")
        try expectFailure(
            """
            error: cannot read content/strings/en.json: No such file or directory

            """)
    }

    @Test func settingsThatAreNone() throws {
        try site.folder.write("{\n  \"baseUrl\": null\n}", to: "content/site.json")
        try expectFailure(
            """
            content/site.json:2:3: error: there is no setting "baseUrl"; there are "baseURL" and "pictures"
              "baseUrl": null
              ^

            """)
    }
}
