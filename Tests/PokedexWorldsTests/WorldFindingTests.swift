import Foundation
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexWorlds

/// What is wrong with a folder of worlds.
struct WorldFindingTests {
    private let content: TemporaryFolder

    init() throws { content = try TemporaryFolder() }

    /// The messages about the folder, with paths relative to the content folder.
    private func findings() -> String? {
        let slugs = Set(["pikachu", "eevee"].compactMap { try? Slug($0) })
        return message { try WorldFolder(content: content.path).load(pokemon: slugs) }?
            .replacing("\(content.path)/", with: "")
    }

    /// Lines of JSON, each with what is found in it and in which column.
    private static let worlds = #"""
        {
        2 the text ends where a name in quotation marks is expected

        []
        1 a world is an object: {…}

        {"id": "a"}
        1 the world has no "version"; add "version": 1

        {"version": 2, "id": "a"}
        13 "version" is 1 in this program; a file of a newer version needs a newer program

        {"version": "1", "id": "a"}
        13 "version" is 1 in this program; a file of a newer version needs a newer program

        {"version": 1}
        1 the world has no "id"; add one

        {"version": 1, "id": ""}
        22 "id" is empty; write one

        {"version": 1, "id": 1}
        22 "id" is a text in quotation marks

        {"version": 1, "id": "b"}
        22 the id is b, but the folder is a; rename one of them

        {"version": 1, "id": "../b"}
        22 "../b" cannot be an id: an id has the letters a–z, digits and hyphens only, and begins with no hyphen

        {"version": 1, "id": "a", "nam": "A", "x": "1"}
        27 there is no member "nam"; did you mean name?
        39 there is no member "x"

        {"version": 1, "id": "a", "id": "b"}
        27 the member "id" is there twice; remove one

        {"version": 1, "id": "a", "seed": 42}
        35 "seed" is a text in quotation marks

        {"version": 1, "id": "a", "language": "nihon go"}
        39 "language" is "nihon go", which is not a language tag such as en, ja or pt-BR

        {"version": 1, "id": "a", "createdAt": "2026-02-30"}
        40 "2026-02-30" is not a date; write a day (2026-08-06), or a time with its offset (2026-08-06T08:15:00Z, 2026-08-06T17:15:00+09:00)
        """#

    private static let spots = #"""
        {}
        1 the spots are an array: [{…}, {…}]

        [1, {}]
        2 a spot is an object: {…}
        5 the spot has no "id"; add one

        [{"id": "a", "x": 100}]
        19 "x" is a text in quotation marks

        [{"id": "a", "world": "b"}]
        14 there is no member "world"

        [{"id": "a", "name": "a\nb"}]
        22 "name" has the control character U+000A; remove control characters

        [{"id": "a", "pokemon": "pikachu"}]
        25 "pokemon" is an array of texts: ["pikachu"]

        [{"id": "a", "pokemon": ["pikachuu", 25, "Eevee", "eevee", "eevee"]}]
        38 "pokemon" is an array of texts: ["pikachu"]
        60 eevee is there twice; remove one
        42 there is no Pokémon "Eevee" in the database; did you mean eevee?
        26 there is no Pokémon "pikachuu" in the database; did you mean pikachu?

        [{"id": "a", "image": "../a.png"}]
        23 "image" is the name of a file beside this one, without a folder

        [{"id": "a", "image": "/etc/passwd"}]
        23 "image" is the name of a file beside this one, without a folder

        [{"id": "a", "image": ".."}]
        23 "image" is "..", a hidden file; rename the file

        [{"id": "a", "image": "a\u0000.png"}]
        23 "image" has control characters; rename the file

        [{"id": "a", "image": "spots.json"}]
        23 "image" is "spots.json", which is not a picture

        [{"id": "a", "image": "none.png"}]
        23 the picture worlds/none.png is not there; put it there, or remove "image"

        [{"id": "a", "image": "text.png"}]
        23 the picture worlds/text.png is not a JPEG, PNG or WebP file; convert it to one of these

        [{"id": "a", "image": "folder.png"}]
        23 the picture worlds/folder.png is not a file; replace it with one

        [{"id": "a", "image": "pipe.png"}]
        23 the picture worlds/pipe.png is not a file; replace it with one

        [{"id": "a", "image": "link.png"}]
        23 the picture worlds/link.png is a symbolic link, which is not followed; put the file itself there
        """#

    @Test(arguments: worlds.components(separatedBy: "\n\n"))
    func reportsAWrongWorld(wrong: String) throws {
        try expect(wrong, in: "worlds/a/world.json")
    }

    @Test(arguments: spots.components(separatedBy: "\n\n"))
    func reportsAWrongSpot(wrong: String) throws {
        try content.write("text", to: "worlds/text.png")
        try content.write(bytes: SamplePictures.png(width: 1, height: 1), to: "target.png")
        try content.makeFolder("worlds/folder.png")
        try content.makePipe("worlds/pipe.png")
        try content.link("worlds/link.png", to: "../target.png")
        try expect(wrong, in: "worlds/spots.json")
    }

    private func expect(_ wrong: String, in file: String) throws {
        let lines = wrong.components(separatedBy: "\n")
        try content.write(lines[0], to: file)
        let found = try lines.dropFirst().map { line in
            let parts = line.split(separator: " ", maxSplits: 1)
            let indent = String(repeating: " ", count: try #require(Int(parts[0])) - 1)
            return "\(file):1:\(parts[0]): error: \(parts[1])\n\(lines[0])\n\(indent)^"
        }
        #expect(findings() == found.joined(separator: "\n"))
    }

    @Test(arguments: [("caf\u{E9}.png", "cafe\u{301}.png"), ("ガ.png", "カ\u{3099}.png")])
    func findsAPictureWhoseNameIsSpelledWithOtherCharacters(one: String, other: String) throws {
        for (name, file) in [(one, other), (other, one)] {
            let content = try TemporaryFolder()
            try content.write(
                bytes: SamplePictures.png(width: 1, height: 1), to: "worlds/\(file)")
            try content.write(#"[{"id": "a", "image": "\#(name)"}]"#, to: "worlds/spots.json")
            let worlds = try WorldFolder(content: content.path).load(pokemon: [])
            #expect(try worlds.pictures.values.map { try $0.publishedBytes().isEmpty } == [false])
        }
    }

    @Test func namesBothPlacesOfTwoEqualIds() throws {
        try content.write(#"{"version": 1, "id": "a"}"#, to: "worlds/a/world.json")
        try content.write(
            "[\n  {\"id\": \"home\"},\n  {\"id\": \"home\"}\n]", to: "worlds/a/spots.json")
        try content.write(#"[{"id": "home"}]"#, to: "worlds/spots.json")
        let remedy = "ids of spots are unique in all worlds: change one of them"
        #expect(
            findings() == """
                worlds/a/spots.json:3:10: error: the id home is also at worlds/a/spots.json:2:10; \(remedy)
                  {"id": "home"}
                         ^
                worlds/spots.json:1:9: error: the id home is also at worlds/a/spots.json:2:10; \(remedy)
                [{"id": "home"}]
                        ^
                """)
    }

    @Test func reportsSpotsWithoutTheirWorld() throws {
        try content.write("[]", to: "worlds/a/spots.json")
        #expect(
            findings() == """
                worlds/a: error: the folder has spots.json but no world.json; add it, or move the \
                spots to worlds/spots.json
                """)
    }

    @Test func reportsAFolderWhoseNameIsNoId() throws {
        try content.write(#"{"version": 1, "id": "a"}"#, to: "worlds/My World/world.json")
        try content.write(#"{"version": 1, "id": "spots"}"#, to: "worlds/spots/world.json")
        #expect(
            findings() == """
                worlds/My World: error: "My World" cannot be an id: an id has the letters a–z, digits \
                and hyphens only, and begins with no hyphen; rename the folder
                worlds/spots: error: "spots" cannot be an id: this word is reserved; choose another \
                id; rename the folder
                """)
    }

    @Test func reportsLinksAndDevicesInPlaceOfFoldersAndFiles() throws {
        try content.write(#"{"version": 1, "id": "a"}"#, to: "real/world.json")
        try content.makeFolder("worlds/a")
        try content.link("worlds/a/world.json", to: "../../real/world.json")
        try content.makeFolder("worlds/b")
        try content.makePipe("worlds/b/world.json")
        try content.makeFolder("worlds/b/spots.json")
        try content.link("worlds/c", to: "../real")
        try content.makePipe("worlds/d")
        try content.makePipe("worlds/spots.json")
        let link = "this is a symbolic link, which is not followed; put the"
        let replace = "replace it with one, or delete it"
        #expect(
            findings() == """
                worlds/a/world.json: error: \(link) file itself here
                worlds/b/spots.json: error: this is not a file; \(replace)
                worlds/b/world.json: error: this is not a file; \(replace)
                worlds/c: error: \(link) folder itself here
                worlds/d: error: this is not a folder; \(replace)
                worlds/spots.json: error: this is not a file; \(replace)
                """)
    }

    @Test func reportsALinkOrFileInPlaceOfTheFolder() throws {
        try content.makeFolder("real")
        try content.link("worlds", to: "real")
        #expect(
            findings()
                == "worlds: error: this is a symbolic link, which is not followed; "
                + "put the folder itself here")
        try content.remove("worlds")
        try content.write("", to: "worlds")
        #expect(
            findings()
                == "worlds: error: this is not a folder; replace it with one, or "
                + "delete it")
    }

    @Test func reportsEverythingAtOnce() throws {
        try content.write("[{\"id\": 1}]", to: "worlds/a/spots.json")
        try content.write("{\"version\": 3}", to: "worlds/b/world.json")
        try content.write("[", to: "worlds/b/spots.json")
        #expect(
            findings() == """
                worlds/a: error: the folder has spots.json but no world.json; add it, or move the \
                spots to worlds/spots.json
                worlds/a/spots.json:1:9: error: "id" is a text in quotation marks
                [{"id": 1}]
                        ^
                worlds/b/spots.json:1:2: error: the text ends where a value is expected
                [
                 ^
                worlds/b/world.json:1:13: error: "version" is 1 in this program; a file of a newer \
                version needs a newer program
                {"version": 3}
                            ^
                worlds/b/world.json:1:1: error: the world has no "id"; add one
                {"version": 3}
                ^
                """)
    }

    @Test func listsTheFirstErrorsOfAFileWithVeryMany() throws {
        let spots = Array(repeating: "{}", count: 5000).joined(separator: ",\n")
        try content.write("[\(spots)]", to: "worlds/spots.json")
        let lines = try #require(findings()).split(separator: "\n")
        #expect(lines.count { $0.contains("error: ") } == 201)
        #expect(
            lines.first == "worlds/spots.json: error: there are more errors; correct the first 200")
    }

    @Test func refusesAFileThatIsTooLong() throws {
        try content.write(String(repeating: " ", count: (16 << 20) + 1), to: "worlds/spots.json")
        #expect(
            findings() == "worlds/spots.json: error: the file has more than 16 MiB; divide it")
    }

    @Test func refusesAPictureThatIsTooLarge() throws {
        try content.write(#"[{"id": "a", "image": "a.png"}]"#, to: "worlds/spots.json")
        let bytes =
            SamplePictures.png(width: 1, height: 1)
            + [UInt8](repeating: 0, count: ImageFile.sizeLimit)
        try content.write(bytes: bytes, to: "worlds/a.png")
        #expect(
            findings() == """
                worlds/spots.json:1:23: error: the picture worlds/a.png has more than 10 MB; make it \
                smaller
                [{"id": "a", "image": "a.png"}]
                                      ^
                """)
    }
}
