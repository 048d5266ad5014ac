import Foundation
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexCLI
@testable import PokedexStore

/// `worlds`, run in this process on a content folder of its own.
struct WorldsCommandTests {
    private let place: DatabaseFolder
    private let picture = SamplePictures.png(width: 3, height: 2)

    init() throws {
        place = try DatabaseFolder()
        try place.folder.write(bytes: picture, to: "shot.png")
    }

    private var folder: TemporaryFolder { place.folder }

    /// Runs a command line. `@` at the beginning of a word is the folder.
    private func run(_ words: String...) throws -> Outcome { try run(words) }

    private func run(_ words: [String]) throws -> Outcome {
        var outcome = try Outcome.of(line(words))
        outcome.messages = outcome.messages.replacing("\(folder.path)/", with: "")
        return outcome
    }

    private func line(_ words: [String]) -> [String] {
        let options = ["--content", folder["content"]]
        let needsDatabase = words.first != "remove"
        let database = ["--database", folder[DatabaseChoice.committed]]
        return ["worlds"]
            + words.map { $0.hasPrefix("@") ? folder[String($0.dropFirst())] : $0 }
            + options + (needsDatabase ? database : [])
    }

    /// The files of the worlds, without dates.
    private func files() throws -> [String: String] {
        let worlds = folder["content/worlds"]
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: worlds)) ?? []
        return names.reduce(into: [:]) { files, name in
            files[name] = folder.text(of: "content/worlds/\(name)").map(Self.withoutDates)
        }
    }

    private static func withoutDates(_ text: String) -> String {
        text.replacing(/,?\s*"(created|updated)At": "[^"]*"/, with: "")
    }

    @Test func addsASpotAsTheIssueDoes() throws {
        #expect(
            try run(
                "add", "spot", "home", "--name", "村", "--x", "100", "--y", "64", "--z", "-200",
                "--image", "@shot.png", "--pokemon", "pikachu")
                == .success("added the spot home without a world"))
        #expect(
            try files() == [
                "spots.json": """
                [
                  {
                    "id": "home",
                    "name": "村",
                    "x": "100",
                    "y": "64",
                    "z": "-200",
                    "image": "home.png",
                    "pokemon": ["pikachu"]
                  }
                ]

                """,
                "home.png": String(decoding: picture, as: UTF8.self),
            ])
    }

    @Test func doesWhatTheReadmeSays() throws {
        let readme = String(
            decoding: try ProjectFiles.bytes(of: "content/README.md"), as: UTF8.self)
        let section = try #require(readme.components(separatedBy: "\n## Worlds and spots\n").last)
        let commands = section.matches(of: /\ {4}pokedex-site worlds (.*)/).map { $0.output.1 }
        #expect(commands.count == 4)
        for command in commands {
            let words = command.matches(of: /"([^"]*)"|([^ ]+)/).map {
                String($0.output.1 ?? $0.output.2 ?? "")
            }
            #expect(
                try run(words.map { $0 == "shot.png" ? "@shot.png" : $0 }).status == .success)
        }
        let shown = section.matches(of: /`worlds\/([a-z.\/]+)`[^\n]*is\n\n((?:    [^\n]*\n)+)/)
        #expect(shown.count == 3)
        for file in shown {
            let text = file.output.2.split(separator: "\n").map { $0.dropFirst(4) + "\n" }.joined()
            #expect(try files()[String(file.output.1)] == Self.withoutDates(text))
        }
    }

    @Test func addsEditsAndRemovesWorlds() throws {
        #expect(
            try run("add", "world", "--name", "Kanto", "--seed", "-42", "--language", "en")
                == .success("added the world kanto"))
        #expect(
            try run("add", "world").output == "added the world world-1\n")
        #expect(
            try run("edit", "world", "kanto", "--seed", "", "--comment", "a\nb")
                == .success("changed the world kanto"))
        #expect(
            try run("edit", "world", "kanto", "--name=Kanto").output
                == "the world kanto is the same as before\n")
        #expect(
            try files()["kanto/world.json"] == #"""
                {
                  "version": 1,
                  "id": "kanto",
                  "name": "Kanto",
                  "comment": "a\nb",
                  "language": "en"
                }

                """#)
        #expect(
            try run("remove", "world", "world-1", "--yes")
                == .success("removed the world world-1"))
        #expect(try files().keys.sorted() == ["kanto/world.json"])
    }

    @Test func movesAndRemovesSpots() throws {
        _ = try run("add", "world", "a")
        _ = try run(
            "add", "spot", "home", "--world", "a", "--image", "@shot.png", "--pokemon",
            "raichu,pikachu")
        #expect(try files().keys.sorted() == ["a/home.png", "a/spots.json", "a/world.json"])
        #expect(
            try run("edit", "spot", "home", "--no-world", "--pokemon", "").output
                == "changed the spot home\n")
        #expect(try files().keys.sorted() == ["a/world.json", "home.png", "spots.json"])
        #expect(try run("edit", "spot", "home", "--world", "a", "--image=").status == .success)
        #expect(try files()["a/spots.json"] == "[\n  {\n    \"id\": \"home\"\n  }\n]\n")
        #expect(try run("remove", "spot", "home") == .success("removed the spot home"))
        #expect(try files().keys.sorted() == ["a/world.json"])
    }

    @Test func listsAsTextAndAsJSON() throws {
        #expect(try run("list") == .success("no worlds\n\nno spots"))
        #expect(!File(path: folder["content/worlds"]).exists)
        try folder.write(
            #"{"version": 1, "id": "kanto", "name": "カントー", "createdAt": "2026-08-06"}"#,
            to: "content/worlds/kanto/world.json")
        try folder.write(
            #"[{"id": "home", "x": "1", "pokemon": ["pikachu", "raichu"]}]"#,
            to: "content/worlds/kanto/spots.json")
        try folder.write(
            #"[{"id": "lost", "name": "Lost", "createdAt": "2026-08-06"}]"#,
            to: "content/worlds/spots.json")
        let worlds = """
            world  name      spots  created     changed
            kanto  カントー      1  2026-08-06  –

            """
        let home = "home  kanto  –     1  –  –  –        pikachu raichu\n"
        #expect(try run("list", "worlds").output == worlds)
        #expect(
            try run("list").output == """
                \(worlds)
                spot  world  name  x  y  z  picture  Pokémon
                lost  –      Lost  –  –  –  –        –
                \(home)
                """)
        #expect(
            try run("list", "--world", "kanto").output
                == "spot  world  name  x  y  z  picture  Pokémon\n\(home)")
        #expect(
            try run("list", "--json").output == """
                {
                  "worlds": [
                    {
                      "id": "kanto",
                      "name": "カントー",
                      "createdAt": "2026-08-06"
                    }
                  ],
                  "spots": [
                    {
                      "id": "lost",
                      "name": "Lost",
                      "createdAt": "2026-08-06"
                    },
                    {
                      "id": "home",
                      "world": "kanto",
                      "x": "1",
                      "pokemon": ["pikachu", "raichu"]
                    }
                  ]
                }

                """)
        #expect(
            try run("list", "spots", "--world", "none")
                == .failure(
                    "error: there is no world \"none\"; `pokedex-site worlds list` shows all ids"
                ))
    }

    @Test func answersInJSON() throws {
        let output = try run("add", "spot", "--name", "Old Mill", "--json").output
        #expect(
            output.replacing(/T[0-9:]*(Z|[+-][0-9:]*)/, with: "").replacing(
                /20[0-9]*-[0-9]*-[0-9]*/, with: "DAY")
                    == """
                    {
                      "id": "old-mill",
                      "name": "Old Mill",
                      "createdAt": "DAY",
                      "updatedAt": "DAY"
                    }

                    """)
        let edited = try run("edit", "spot", "old-mill", "--x", "1", "--json").output
        #expect(
            edited.hasPrefix(
                "{\n  \"id\": \"old-mill\",\n  \"name\": \"Old Mill\",\n  \"x\": \"1\","))
    }

    @Test(arguments: [("Asia/Tokyo", "+09:00"), ("UTC", "Z")])
    func writesTheTimeOfTheTimeZone(zone: String, offset: String) throws {
        let result = try Program.run(
            ["worlds", "add", "spot", "--name", "Mill", "--json"], in: folder,
            environment: ["TZ": zone])
        #expect(result.output.contains("\(offset)\""), "\(result)")
    }

    @Test func saysInJSONWhatWasRemoved() throws {
        for (id, options, name) in [
            ("a", [], "keptSpots"), ("b", ["--with-spots"], "removedSpots"),
        ] {
            _ = try run("add", "world", id)
            for spot in ["\(id)1", "\(id)2"] { _ = try run("add", "spot", spot, "--world", id) }
            let outcome = try run(["remove", "world", id, "--yes", "--json"] + options)
            #expect(
                Self.withoutDates(outcome.output) == """
                    {
                      "id": "\(id)",
                      "\(name)": ["\(id)1", "\(id)2"]
                    }

                    """)
        }
        #expect(
            try Self.withoutDates(run("remove", "spot", "a1", "--json").output)
                == "{\n  \"id\": \"a1\"\n}\n")
        #expect(try run("list", "--json").output.contains("\"a2\""))
    }

    @Test(arguments: [
        (
            ["add", "spot", "home"],
            "error: there is already a spot \"home\"; choose another id, or edit that one"
        ),
        (
            ["add", "spot", "--world", "none"],
            "error: there is no world \"none\"; `pokedex-site worlds list` shows all ids"
        ),
        (
            ["edit", "spot", "none", "--x", "1"],
            "error: there is no spot \"none\"; `pokedex-site worlds list` shows all ids"
        ),
        (
            ["remove", "world", "none", "--yes"],
            "error: there is no world \"none\"; `pokedex-site worlds list` shows all ids"
        ),
        (
            ["add", "spot", "--pokemon", "pikachu", "--pokemon", "pikachuu"],
            "error: there is no Pokémon \"pikachuu\" in the database; did you mean pikachu?"
        ),
        (
            ["add", "spot", "--name", "a\u{7}"],
            "error: the name has the control character U+0007; remove control characters"
        ),
        (
            ["add", "spot", "--image", "@none.png"],
            "none.png: error: cannot be read: No such file or directory"
        ),
        (
            ["add", "spot", "--image", "@content"],
            "content: error: cannot be read: Is a directory; name a regular file"
        ),
        (
            ["add", "spot", "--image", "@pipe.png"],
            "pipe.png: error: cannot be read: Invalid argument; name a regular file"
        ),
        (
            ["add", "spot", "--image", "@content/pokedex.sqlite"],
            "content/pokedex.sqlite: error: the picture is not a JPEG, PNG or WebP file; convert it to one of these"
        ),
    ])
    func saysWhyItCannot(words: [String], message: String) throws {
        _ = try run("add", "spot", "home")
        try folder.makePipe("pipe.png")
        let before = try files()
        #expect(try run(words) == .failure(message))
        #expect(try files() == before)
    }

    @Test(arguments: [
        ([], "ACTION is missing: list, add, edit, remove"),
        (["show"], "there is no action show"),
        (["lst"], "there is no action lst; did you mean list?"),
        (["add"], "add what? Write add world, or add spot"),
        (["add", "sopt"], "there are worlds and spots, not sopt; did you mean spot?"),
        (
            ["add", "spot", "Home"],
            "\"Home\" cannot be an id: an id has the letters a–z, digits and hyphens only, and begins with no hyphen"
        ),
        (
            ["add", "world", "spots"],
            "\"spots\" cannot be an id: this word is reserved; choose another id"
        ),
        (["add", "spot", "--seed", "1"], "add spot has no option --seed; remove it"),
        (["add", "world", "--image", "a.png"], "add world has no option --image; remove it"),
        (["list", "--name", "a"], "list has no option --name; remove it"),
        (["list", "worlds", "a"], "\"a\" is too much: list takes no ID"),
        (
            ["list", "worlds", "--world", "a"],
            "list worlds has no option --world; remove it, or list spots"
        ),
        (["edit", "spot"], "ID is missing: the id of the spot; `worlds list` shows all"),
        (
            ["edit", "world", "a"],
            "there is nothing to change: give --name, --seed, --comment, --language"
        ),
        (
            ["edit", "spot", "a", "--world", "b", "--no-world"],
            "--world and --no-world contradict each other; give one of them"
        ),
        (
            ["remove", "world", "a", "--database", "b"],
            "remove world has no option --database; remove it"
        ),
    ])
    func refusesAWrongCommandLine(words: [String], message: String) throws {
        #expect(try Outcome.of(["worlds"] + words) == .usage("error: \(message)", help: "worlds"))
    }

    @Test func showsAllErrorsOfTheFiles() throws {
        try folder.write("[{\"id\": \"a\"}, {\"ID\": 1}]", to: "content/worlds/spots.json")
        let messages = """
            content/worlds/spots.json:1:15: error: the spot has no "id"; add one
            [{"id": "a"}, {"ID": 1}]
                          ^
            content/worlds/spots.json:1:16: error: there is no member "ID"
            [{"id": "a"}, {"ID": 1}]
                           ^
            """
        #expect(try run("list") == .failure(messages))
        #expect(try run("add", "spot") == .failure(messages))
    }

    @Test func removesNoWorldWithoutATerminalUnlessItIsSure() throws {
        _ = try run("add", "world", "a")
        for _ in 0..<2 { _ = try run("add", "spot", "--world", "a", "--image", "@shot.png") }
        #expect(
            try run("remove", "world", "a", "--with-spots")
                == .failure(
                    """
                    error: a: nothing was removed, as there is no terminal for the question; use \
                    --yes to remove the world and keep its spots, or --yes --with-spots to remove \
                    both
                    """))
        #expect(try files().count == 4)
        #expect(
            try run("remove", "world", "a", "--yes").output
                == "removed the world a; 2 spots stay without a world\n")
        #expect(try files().keys.sorted() == ["spot-1.png", "spot-2.png", "spots.json"])
    }

    @Test func removesSpotsWithTheirWorldIfItIsTold() throws {
        _ = try run("add", "world", "a")
        _ = try run("add", "spot", "--world", "a", "--image", "@shot.png")
        #expect(
            try run("remove", "world", "a", "--yes", "--with-spots").output
                == "removed the world a and 1 spot\n")
        #expect(try files() == [:])
    }

    @Test(
        .enabled(if: Terminal.isPossible),
        arguments: [
            ("y", [], "removed the world a; 1 spot stays without a world"),
            ("はい", [], "removed the world a; 1 spot stays without a world"),
            ("all", [], "removed the world a and 1 spot"), ("", [], "nothing was removed"),
            ("x", [], "nothing was removed"),
            ("y", ["--with-spots"], "removed the world a and 1 spot"),
            ("all", ["--with-spots"], "nothing was removed"),
        ])
    func asksOnATerminal(answer: String, options: [String], result: String) throws {
        _ = try run("add", "world", "a")
        _ = try run("add", "spot", "--world", "a")
        let terminal = try Terminal(columns: 200)
        try terminal.type("\(answer)\n")
        let isRemoved = result.hasPrefix("removed")
        let status = CommandLineTool.run(
            line(["remove", "world", "a"] + options), on: terminal.console)
        #expect(status == (isRemoved ? .success : .failure))
        let text = try terminal.text()
        let question =
            options.isEmpty
            ? "Remove the world a? It has 1 spot: \"y\" keeps them without a world, \"all\" removes "
                + "them too. [y/all/N] "
            : "Remove the world a, 1 spot and their pictures? [y/N] "
        #expect(text.contains(question))
        #expect(text.contains(result))
        #expect(try files().keys.contains("a/world.json") != isRemoved)
    }

    @Test func readsPokemonOfTheDatabaseOnly() throws {
        let database = CorrectedRepository(path: folder[DatabaseChoice.committed], facts: [])
        let slugs = try database.pokemonSlugs()
        #expect(slugs == Set(try SampleCatalog().catalog.pokemon.map(\.slug)))
    }
}
