import Foundation
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexWorlds

/// Reading a folder of worlds.
struct WorldFolderTests {
    private let content: TemporaryFolder

    init() throws { content = try TemporaryFolder() }

    private func load() throws -> StoredWorlds {
        try WorldFolder(content: content.path).load(pokemon: [Slug("pikachu"), Slug("eevee")])
    }

    @Test func hasNoWorldsWithoutTheFolder() throws {
        #expect(try load().worlds.isEmpty)
        let other = WorldFolder(content: content["nowhere"])
        #expect(try other.load(pokemon: []).worlds.isEmpty)
    }

    @Test func readsWorldsSpotsAndPictures() throws {
        try content.write(
            """
            {
              "version": 1, "id": "kanto", "name": "カントー", "seed": "-42", "comment": "one\\ntwo",
              "language": "ja", "createdAt": "2026-08-06", "updatedAt": "2026-08-07T08:15:00+09:00"
            }
            """, to: "worlds/kanto/world.json")
        try content.write(
            """
            [
              {
                "id": "home", "x": "100", "y": "64", "z": "-200", "name": "村", "comment": "<b>",
                "image": "スクショ.PNG", "pokemon": ["pikachu", "eevee"],
                "createdAt": "2026-08-06T00:00Z", "updatedAt": "2026-08-06T00:00Z"
              },
              {"id": "cave"}
            ]
            """, to: "worlds/kanto/spots.json")
        try content.write(
            bytes: SamplePictures.jpeg(
                width: 4, height: 3, segments: [(0xE1, SamplePictures.exif(orientation: 6))]),
            to: "worlds/kanto/スクショ.PNG")
        try content.write(
            "[{\"id\": \"lost\", \"name\": null, \"x\": \"\"}]", to: "worlds/spots.json")
        let stored = try load()
        let kanto = try #require(stored.worlds.worlds.first)
        #expect(
            World.texts.map { kanto[keyPath: $0.path] } == ["カントー", "-42", "one\ntwo", "ja"])
        #expect(kanto.updatedAt == Moment("2026-08-07T08:15:00+09:00"))
        let home = try #require(try stored.worlds[ContentID<Spot>("home")])
        #expect(Spot.texts.map { home[keyPath: $0.path] } == ["村", "100", "64", "-200", "<b>"])
        #expect(home.pokemon.map(\.text) == ["pikachu", "eevee"])
        #expect(stored.worlds.spots(of: kanto.id).map(\.id.text) == ["home", "cave"])
        #expect(stored.worlds.spots(of: nil) == [Spot(id: try ContentID("lost"))])
        let picture = try #require(stored.pictures[home.id])
        #expect(stored.pictures.count == 1)
        #expect(picture.width == 3)
        #expect(picture.height == 4)
        #expect(picture.publishedName == "home.jpg")
        #expect(try !picture.publishedBytes().isEmpty)
    }

    @Test func ignoresOtherFiles() throws {
        try content.write("{\"version\": 1, \"id\": \"a\"}", to: "worlds/a/world.json")
        for name in [
            "README.md", ".DS_Store", "notes", "a/README.md", "a/unused.png", "a/sub/world.json",
            "drafts/notes.txt", "Not An Id/notes.txt", "a/.spots.json.pokedex-site",
        ] {
            try content.write("{", to: "worlds/\(name)")
        }
        try content.makeFolder("worlds/empty")
        try content.makePipe("worlds/README.pipe")
        try content.makePipe("worlds/a/pipe")
        let stored = try load()
        #expect(stored.worlds.worlds.map(\.id.text) == ["a"])
        #expect(stored.worlds.spots.isEmpty)
    }

    @Test func sharesAPictureOfSeveralSpots() throws {
        try content.write(
            #"[{"id": "a", "image": "a.png"}, {"id": "b", "image": "a.png"}]"#,
            to: "worlds/spots.json")
        try content.write(bytes: SamplePictures.png(width: 1, height: 2), to: "worlds/a.png")
        let names = try load().pictures.values.map(\.publishedName).sorted()
        #expect(names == ["a.png", "b.png"])
    }

    @Test func reportsAPictureThatWasDeletedOrChangedAfterItWasRead() throws {
        try content.write(#"[{"id": "a", "image": "a.png"}]"#, to: "worlds/spots.json")
        let path = try content.write(
            bytes: SamplePictures.png(width: 1, height: 2), to: "worlds/a.png")
        let picture = try #require(try load().pictures.values.first)
        try content.write("text", to: "worlds/a.png")
        #expect(
            message { try picture.publishedBytes() } == """
                \(path): error: the picture is not a JPEG, PNG or WebP file; convert it to one of \
                these
                """)
        try content.remove("worlds/a.png")
        try content.makePipe("worlds/a.png")
        #expect(
            message { try picture.publishedBytes() }
                == "\(path): error: the picture is no longer there; put it back")
        try content.remove("worlds/a.png")
        #expect(
            message { try picture.publishedBytes() }
                == "\(path): error: the picture is no longer there; put it back")
    }

    @Test func hasAnotherVersionIfAFileOrPictureChanges() throws {
        try content.write(#"[{"id": "a", "image": "a.png"}]"#, to: "worlds/spots.json")
        try content.write(bytes: SamplePictures.png(width: 1, height: 2), to: "worlds/a.png")
        var versions = [try load().version]
        #expect(try load().version == versions[0])
        try content.write("ignored", to: "worlds/other.png")
        #expect(try load().version == versions[0])
        try content.write(bytes: SamplePictures.png(width: 1, height: 3), to: "worlds/a.png")
        versions.append(try load().version)
        try content.write(#"[{"id": "b", "image": "a.png"}]"#, to: "worlds/spots.json")
        versions.append(try load().version)
        try content.write(#"{"version": 1, "id": "w"}"#, to: "worlds/w/world.json")
        versions.append(try load().version)
        #expect(Set(versions.map(\.description)).count == 4)
    }

    @Test func readsAThousandWorldsAndThousandsOfSpots() throws {
        for number in 0..<1000 {
            try content.write(
                "{\"version\": 1, \"id\": \"w-\(number)\"}", to: "worlds/w-\(number)/world.json")
        }
        let spots = (0..<5000).map {
            "{\"id\": \"s-\($0)\", \"x\": \"\($0)\", \"z\": \"1\", \"pokemon\": [\"pikachu\"]}"
        }
        try content.write("[\(spots.joined(separator: ",\n"))]", to: "worlds/w-7/spots.json")
        let stored = try load()
        #expect(stored.worlds.worlds.count == 1000)
        #expect(try stored.worlds.spots(of: ContentID("w-7")).count == 5000)
    }
}
