import Diagnostics
import Foundation
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexWorlds

/// What a change does to the files.
struct LockedWorldFolderTests {
    private let content: TemporaryFolder
    private let now = Moment(secondsSince1970: 0)
    private let picture = SamplePictures.png(width: 2, height: 1)

    init() throws { content = try TemporaryFolder() }

    private var folder: WorldFolder { WorldFolder(content: content.path) }

    private func editor() throws -> WorldEditor<LockedWorldFolder> {
        WorldEditor(repository: try LockedWorldFolder(folder), now: now)
    }

    /// All files of the folder of worlds with their texts; folders without files are left out.
    private func files() throws -> [String: String] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: content.path)
        return names.reduce(into: [:]) { files, name in
            files[name] = content.text(of: name)
        }
    }

    @Test func writesFilesInOneForm() throws {
        var editor = try editor()
        _ = try editor.addWorld(ContentID("kanto")) { world in
            (world.name, world.seed, world.language) = ("カントー", "-42", "ja")
            world.comment = "one\ntwo \"<&>\" \\ /"
        }
        _ = try editor.addSpot(ContentID("home"), picture: picture) { spot in
            spot.world = try? ContentID("kanto")
            (spot.name, spot.x, spot.y, spot.z) = ("村", "100", "64", "-200")
            spot.pokemon = ["pikachu", "eevee"].compactMap { try? Slug($0) }
        }
        _ = try editor.addSpot(ContentID("cave")) { $0.world = try? ContentID("kanto") }
        #expect(
            content.text(of: "worlds/kanto/world.json") == #"""
                {
                  "version": 1,
                  "id": "kanto",
                  "name": "カントー",
                  "seed": "-42",
                  "comment": "one\ntwo \"<&>\" \\ /",
                  "language": "ja",
                  "createdAt": "1970-01-01T00:00:00Z",
                  "updatedAt": "1970-01-01T00:00:00Z"
                }

                """#)
        #expect(
            content.text(of: "worlds/kanto/spots.json") == """
                [
                  {
                    "id": "home",
                    "name": "村",
                    "x": "100",
                    "y": "64",
                    "z": "-200",
                    "image": "home.png",
                    "pokemon": ["pikachu", "eevee"],
                    "createdAt": "1970-01-01T00:00:00Z",
                    "updatedAt": "1970-01-01T00:00:00Z"
                  },
                  {
                    "id": "cave",
                    "createdAt": "1970-01-01T00:00:00Z",
                    "updatedAt": "1970-01-01T00:00:00Z"
                  }
                ]

                """)
        #expect(try content.bytes(of: "worlds/kanto/home.png") == picture)
        #expect(
            try files().keys.sorted() == [
                "worlds/kanto/home.png", "worlds/kanto/spots.json", "worlds/kanto/world.json",
            ])
    }

    @Test func keepsTheOrderOfAListAndWhatIsNotChanged() throws {
        let spots = """
            [
              {
                "id": "b",
                "createdAt": "2020-01-01T09:00+09:00"
              },
              {
                "id": "a",
                "createdAt": "2026-01-01"
              },
              {
                "id": "c"
              }
            ]

            """
        try content.write(spots, to: "worlds/spots.json")
        var editor = try editor()
        _ = try editor.changeSpot(ContentID("a")) { $0.x = "1" }
        _ = try editor.addSpot(ContentID("d")) { _ in }
        let text = try #require(content.text(of: "worlds/spots.json"))
        let changed = """
                "id": "a",
                "x": "1",
                "createdAt": "2026-01-01",
                "updatedAt": "1970-01-01T00:00:00Z"
              },
            """
        let added = """
              {
                "id": "c"
              },
              {
                "id": "d",
                "createdAt": "1970-01-01T00:00:00Z",
                "updatedAt": "1970-01-01T00:00:00Z"
              }
            ]

            """
        #expect(
            text
                == spots.replacing(
                    "    \"id\": \"a\",\n    \"createdAt\": \"2026-01-01\"\n  },", with: changed
                )
                .replacing("  {\n    \"id\": \"c\"\n  }\n]\n", with: added))
    }

    @Test func givesPicturesNamesThatAreFree() throws {
        try content.write("not ours", to: "worlds/home.png")
        var editor = try editor()
        let home = try editor.addSpot(ContentID("home"), picture: picture) { _ in }
        #expect(home.image == "home-2.png")
        let changed = try editor.changeSpot(
            home.id, picture: .replaced(SamplePictures.jpeg(width: 1, height: 1))
        ) { _ in }
        #expect(changed.entity.image == "home.jpg")
        let again = try editor.changeSpot(
            home.id, picture: .replaced(SamplePictures.jpeg(width: 2, height: 1))
        ) { _ in }
        #expect(again.entity.image == "home-2.jpg")
        #expect(try content.names(in: "worlds") == ["home-2.jpg", "home.png", "spots.json"])
        #expect(content.text(of: "worlds/home.png") == "not ours")
    }

    @Test func deletesAPictureThatNoSpotNames() throws {
        try content.write(
            #"[{"id": "a", "image": "a.png"}, {"id": "b", "image": "a.png"}, {"id": "c"}]"#,
            to: "worlds/spots.json")
        try content.write(bytes: picture, to: "worlds/a.png")
        try content.write(bytes: picture, to: "worlds/unused.png")
        var editor = try editor()
        try editor.removeSpot(ContentID("a"))
        #expect(try content.names(in: "worlds") == ["a.png", "spots.json", "unused.png"])
        _ = try editor.changeSpot(ContentID("b"), picture: .removed) { _ in }
        #expect(try content.names(in: "worlds") == ["spots.json", "unused.png"])
        try editor.removeSpot(ContentID("b"))
        try editor.removeSpot(ContentID("c"))
        #expect(try content.names(in: "worlds") == ["unused.png"])
    }

    @Test(arguments: [("caf\u{E9}.png", "cafe\u{301}.png"), ("カ\u{3099}.png", "ガ.png")])
    func changesAPictureWhoseNameIsSpelledWithOtherCharacters(
        name: String, file: String
    ) throws {
        try content.write(#"{"version": 1, "id": "w"}"#, to: "worlds/w/world.json")
        try content.write(#"[{"id": "a", "image": "\#(name)"}]"#, to: "worlds/w/spots.json")
        try content.write(bytes: picture, to: "worlds/w/\(file)")
        var editor = try editor()
        try editor.removeWorld(ContentID("w"), with: .stay)
        #expect(try content.names(in: "worlds") == ["a.png", "spots.json"])
        try content.write(#"[{"id": "a", "image": "\#(name)"}]"#, to: "worlds/spots.json")
        try content.write(bytes: picture, to: "worlds/\(file)")
        try editor.removeSpot(ContentID("a"))
        #expect(try content.names(in: "worlds") == ["a.png"])
    }

    @Test func deletesNoOtherFileThatASpotNames() throws {
        try content.write(#"[{"id": "a", "image": "README.md"}]"#, to: "worlds/spots.json")
        try content.write("mine", to: "worlds/README.md")
        var editor = try editor()
        try editor.removeSpot(ContentID("a"))
        #expect(try content.names(in: "worlds") == ["README.md"])
    }

    @Test func movesPicturesWithTheSpotsOfARemovedWorld() throws {
        var editor = try editor()
        for id in ["a", "b"] {
            let world = try editor.addWorld(ContentID(id)) { _ in }
            _ = try editor.addSpot(ContentID("spot-\(id)"), picture: picture) {
                $0.world = world.id
            }
        }
        try content.write("mine", to: "worlds/a/README.md")
        try content.write("taken", to: "worlds/spot-a.png")
        try editor.removeWorld(ContentID("a"), with: .stay)
        #expect(try content.names(in: "worlds/a") == ["README.md"])
        #expect(
            try content.names(in: "worlds") == [
                "a", "b", "spot-a-2.png", "spot-a.png", "spots.json",
            ])
        try editor.removeWorld(ContentID("b"), with: .removed)
        #expect(
            try content.names(in: "worlds") == ["a", "spot-a-2.png", "spot-a.png", "spots.json"])
        let stored = try folder.load(pokemon: [])
        #expect(stored.worlds.spots.map(\.image) == ["spot-a-2.png"])
        #expect(stored.pictures.count == 1)
    }

    @Test func repairsWhatABuildWouldRefuse() throws {
        try content.write(
            #"[{"id": "a", "image": "gone.png", "pokemon": ["missingno"]}]"#,
            to: "worlds/spots.json")
        #expect(throws: DiagnosticError.self) { try folder.load(pokemon: []) }
        var editor = try editor()
        _ = try editor.changeSpot(ContentID("a"), picture: .removed) { $0.pokemon = [] }
        #expect(try folder.load(pokemon: []).worlds.spots.map(\.id.text) == ["a"])
    }

    @Test func changesNothingWhileAFileIsWrong() throws {
        try content.write(#"[{"id": "a"}, {"id": "a"}]"#, to: "worlds/spots.json")
        let before = try files()
        var editor = try editor()
        #expect(throws: DiagnosticError.self) { try editor.addWorld(nil) { _ in } }
        #expect(try files() == before)
    }

    @Test func refusesASecondChangeAtTheSameTime() throws {
        let first = try LockedWorldFolder(folder)
        #expect(
            message { try LockedWorldFolder(folder) } == """
                \(folder.path): error: another `pokedex-site worlds` is changing the worlds; wait \
                until it ends
                """)
        _ = try first.load()
    }

    @Test func leavesNoFolderIfNothingWasSaved() throws {
        var editor: WorldEditor<LockedWorldFolder>? = try editor()
        #expect(throws: WorldError.self) { try editor?.removeSpot(ContentID("none")) }
        editor = nil
        #expect(try content.names() == [])
    }

    @Test func refusesAWorldInPlaceOfWhichIsAFile() throws {
        try content.write("text", to: "worlds/a")
        var editor = try editor()
        #expect(
            message { try editor.addWorld(ContentID("a")) { _ in } }
                == "\(folder.path)/a: error: could not open the folder \(folder.path)/a: Not a directory"
        )
        #expect(content.text(of: "worlds/a") == "text")
    }

    @Test func completesAChangeWhoseProcessWasKilled() throws {
        var editor: WorldEditor<LockedWorldFolder>? = try editor()
        for id in ["a", "b"] { _ = try editor?.addWorld(ContentID(id)) { _ in } }
        _ = try editor?.addSpot(ContentID("one")) { $0.world = try? ContentID("a") }
        editor = nil
        // As after the first step of moving the spot to b.
        let record = "write b/spots.json\nwrite spots.json\ndelete a/spots.json\n"
        try content.write(record, to: "worlds/.change.pokedex-site")
        try content.write(#"[{"id": "one"}]"#, to: "worlds/b/spots.json")
        try content.write(#"[{"id": "two"}]"#, to: "worlds/.spots.json.pokedex-site")
        #expect(
            message { try folder.load(pokemon: []) } == """
                \(folder.path): error: a change is not complete; if no `pokedex-site worlds` is \
                running, `pokedex-site worlds list` completes it
                """)
        try folder.completeChange()
        let worlds = try folder.load(pokemon: []).worlds
        #expect(worlds.spots.map(\.id.text) == ["one", "two"])
        #expect(try worlds.spots(of: ContentID("b")).map(\.id.text) == ["one"])
        #expect(try content.names(in: "worlds") == ["a", "b", "spots.json"])
        try folder.completeChange()
    }

    @Test(arguments: [
        "delete ../site.json", "delete /etc/passwd", "delete a/b/world.json", "delete a/home.png",
        "write", "write  spots.json", "remove spots.json", "delete ../worlds/spots.json",
        "write .change.pokedex-site", "write A/spots.json",
    ])
    func refusesARecordOfOtherSteps(step: String) throws {
        try content.write("[]", to: "worlds/spots.json")
        try content.write("write spots.json\n\(step)\n", to: "worlds/.change.pokedex-site")
        #expect(
            message { try folder.completeChange() } == """
                \(folder.path)/.change.pokedex-site: error: this is not the record of a change; \
                delete it
                """)
        #expect(content.text(of: "worlds/spots.json") == "[]")
    }

    @Test func leavesTheRecordOfAChangeThatIsNotComplete() throws {
        try content.write("delete a/world.json\n", to: "worlds/.change.pokedex-site")
        try content.makeFolder("worlds/a/world.json")
        #expect(
            message { try folder.completeChange() } == """
                \(folder.path)/a/world.json: error: could not delete \(folder.path)/a/world.json: Is a \
                directory
                """)
        #expect(try content.names(in: "worlds").contains(".change.pokedex-site"))
    }

    @Test func undoesAllStepsOfAChangeThatFails() throws {
        var editor = try editor()
        let world = try editor.addWorld(ContentID("a")) { _ in }
        _ = try editor.addSpot(ContentID("one"), picture: picture) { $0.world = world.id }
        _ = try editor.addSpot(ContentID("two"), picture: picture) { $0.world = world.id }
        _ = try editor.addSpot(ContentID("three")) { _ in }
        let before = try files()
        // A step of the change fails in each of these places.
        for name in [
            "worlds/.spots.json.pokedex-site", "worlds/.change.pokedex-site.new",
        ] {
            try content.makeFolder(name)
            #expect(throws: DiagnosticError.self) { try editor.removeWorld(world.id, with: .stay) }
            try content.remove(name)
            #expect(try files() == before)
        }
        try content.makeFolder("worlds/.spots.json.pokedex-site")
        #expect(
            message { try editor.removeWorld(world.id, with: .stay) }
                == "\(folder.path)/spots.json: error: could not delete "
                + "\(folder.path)/.spots.json.pokedex-site: Is a directory")
        try content.remove("worlds/.spots.json.pokedex-site")
        #expect(try files() == before)
        try editor.removeWorld(world.id, with: .stay)
        #expect(try folder.load(pokemon: []).worlds.spots.count == 3)
    }

    @Test func replacesWhatAKilledChangeLeft() throws {
        try content.write("half", to: "worlds/.spots.json.pokedex-site")
        var editor = try editor()
        _ = try editor.addSpot(ContentID("a")) { _ in }
        #expect(try content.names(in: "worlds") == ["spots.json"])
    }

    @Test(.enabled(if: MountedFolder.isPossible))
    func changesNothingOnAFullDisk() throws {
        let disk = try MountedFolder("worlds", in: content, megabytes: 1)
        defer { try? disk.end() }
        var editor = try editor()
        let world = try editor.addWorld(ContentID("a")) { _ in }
        _ = try editor.addSpot(ContentID("one")) { $0.world = world.id }
        let before = try files()
        try disk.fill()
        let large = SamplePictures.png(
            width: 1, height: 1, chunks: [("tEXt", [UInt8](repeating: 7, count: 900_000))])
        #expect(
            message {
                try editor.addSpot(ContentID("two"), picture: large) { $0.world = world.id }
            } == """
                \(folder.path)/a/two.png: error: could not write \(folder.path)/a/two.png: No space \
                left on device
                """)
        #expect(try files() == before)
    }
}

extension TemporaryFolder {
    /// The names of what is in a folder, sorted.
    fileprivate func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: self[folder]).sorted()
    }
}
