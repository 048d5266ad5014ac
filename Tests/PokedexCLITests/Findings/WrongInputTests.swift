import TestSupport
import Testing

@testable import PokedexCLI

/// Wrong input gives a few lines that say what, where and what to do, and no website. The tests of the other modules have every mistake in a database, template or translation.
struct WrongInputTests {
    /// A change to the files that a website is made from, and what the next build says.
    struct Mistake: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: @Sendable (TemporaryFolder) throws -> Void
        let messages: String

        init(
            _ description: String, _ messages: String,
            make: @escaping @Sendable (TemporaryFolder) throws -> Void
        ) {
            testDescription = description
            self.messages = messages
            self.make = make
        }
    }

    @Test(arguments: databases + templates + translations + settings + worlds)
    func saysWhatIsWrong(mistake: Mistake) throws {
        let site = try SampleSite()
        try mistake.make(site.folder)
        let names = try site.names
        let result = try site.run("build", "--base-url", "https://example.org/")
        #expect(result == .failure(mistake.messages))
        #expect(try site.names == names)
    }

    private static let databases = [
        Mistake(
            "no database",
            """
            content/pokedex.sqlite: error: there is no database; make one with `pokedex-site \
            update`, or with `pokedex-site import DIR` from a folder of PokéAPI's JSON
            """
        ) { try $0.remove("content/pokedex.sqlite") },
        Mistake(
            "a damaged database",
            """
            content/pokedex.sqlite: error: the file is damaged (SQLite: database disk image is \
            malformed); fetch everything anew with `pokedex-site update --full`, or put the \
            committed file back
            """
        ) { folder in
            var bytes = try folder.bytes(of: "content/pokedex.sqlite")
            bytes.replaceSubrange(40_000..<48_000, with: repeatElement(0xAA, count: 8_000))
            try folder.write(bytes: bytes, to: "content/pokedex.sqlite")
        },
        Mistake(
            "a pipe as the database",
            """
            content/pokedex.sqlite: error: this is no file; name the database's file
            """
        ) { folder in
            try folder.remove("content/pokedex.sqlite")
            try folder.makePipe("content/pokedex.sqlite")
        },
    ]

    private static let worlds = [
        Mistake(
            "a spot whose Pokémon and picture are missing",
            """
            content/worlds/spots.json:1:23: error: the picture content/worlds/a.png is not there; \
            put it there, or remove "image"
            [{"id": "a", "image": "a.png", "pokemon": ["missingno"]}]
                                  ^
            content/worlds/spots.json:1:44: error: there is no Pokémon "missingno" in the database
            [{"id": "a", "image": "a.png", "pokemon": ["missingno"]}]
                                                       ^
            """
        ) { folder in
            let spots = #"[{"id": "a", "image": "a.png", "pokemon": ["missingno"]}]"#
            try folder.write(spots, to: "content/worlds/spots.json")
        },
        Mistake(
            "a link in place of the folder of worlds",
            """
            content/worlds: error: this is a symbolic link, which is not followed; put the folder \
            itself here
            """
        ) { folder in
            try folder.link("content/worlds", to: "nowhere")
        },
    ]

    private static let templates = [
        Mistake(
            "no folder of templates",
            """
            Templates: error: cannot be read: No such file or directory; run this in the folder of \
            the project, or name the folder of templates with --templates
            """
        ) { try $0.remove("Templates") },
        Mistake(
            "a template that cannot be parsed",
            """
            Templates/pages/move.mustache:2:1: error: section "moves" is never closed
            {{#moves}}</p>
            ^
            """
        ) { try $0.write("<p>\n{{#moves}}</p>", to: "Templates/pages/move.mustache") },
    ]

    private static let translations = [
        Mistake(
            "no translations",
            """
            content/strings/en.json: error: cannot be read: No such file or directory
            """
        ) { try $0.remove("content/strings/en.json") },
        Mistake(
            "translations that are no JSON",
            """
            content/strings/ja.json:3:1: error: the text ends where a name in quotation marks is \
            expected

            ^
            """
        ) { try $0.write("{\n  \"ui\": {\n", to: "content/strings/ja.json") },
    ]

    private static let settings = [
        Mistake(
            "a translation with a control character",
            """
            content/strings/ja.json:1:8: error: a text must be one line without control characters
            { "a": "b\\u0000" }
                   ^
            """
        ) { try $0.write(#"{ "a": "b\u0000" }"#, to: "content/strings/ja.json") },
        Mistake(
            "settings that are a folder",
            """
            content/site.json: error: cannot be read: Is a directory
            """
        ) { try $0.makeFolder("content/site.json") },
    ]
}
