import Foundation
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct PictureFolderTests {
    private let folder: TemporaryFolder
    private let names = ["pokemon/25.png", "pokemon/other/home/25.png", "pokemon/shiny/25.png"]

    init() throws {
        folder = try TemporaryFolder()
        for name in names.dropLast() { try folder.write(bytes: Self.png, to: name) }
    }

    @Test func findsWhatIsThereOfWhatIsNamed() throws {
        try folder.write("other", to: "pokemon/26.png")
        let pictures = try open()
        #expect(pictures.files == ["pokemon/25.png", "pokemon/other/home/25.png"])
        #expect(pictures.namedCount == 3)
        #expect(pictures.missing == ["pokemon/shiny/25.png"])
        #expect(try pictures.bytes(of: "pokemon/25.png") == Self.png)
    }

    @Test func hasOneVersionUntilAPictureIsAddedAlteredReplacedOrRemoved() throws {
        var versions = [try open().version]
        #expect(try open().version == versions[0])
        try folder.write("other", to: "pokemon/26.png")
        #expect(try open().version == versions[0])

        try folder.write(bytes: Self.png, to: "pokemon/shiny/25.png")
        versions.append(try open().version)
        try folder.write(bytes: Self.png + [1], to: "pokemon/shiny/25.png")
        versions.append(try open().version)
        try alterAndKeepTime("pokemon/shiny/25.png")
        versions.append(try open().version)
        try folder.remove("pokemon/shiny/25.png")
        versions.append(try open().version)
        #expect(versions[4] == versions[0])
        #expect(Set(versions).count == 4)
    }

    @Test func mayBeALinkItself() throws {
        let other = try TemporaryFolder()
        try other.link("link", to: folder.path)
        let pictures = try PictureFolder(path: other["link"], names: names)
        #expect(try pictures.bytes(of: "pokemon/25.png") == Self.png)
    }

    @Test func refusesAFolderThatIsNotThereOrHasNoneOfThem() throws {
        #expect(
            message { _ = try PictureFolder(path: "/nowhere/sprites", names: names) } == """
                /nowhere/sprites: the folder of pictures that site.json names cannot be opened: \
                No such file or directory
                """)
        let path = folder["pokemon"]
        #expect(
            message { _ = try PictureFolder(path: path, names: names) } == """
                \(path): none of the 3 pictures is there; they are laid out as in the repository \
                PokeAPI/sprites: \(path)/pokemon/25.png
                """)
    }

    @Test(arguments: ["pokemon/shiny/25.png", "pokemon/shiny"])
    func refusesLinks(name: String) throws {
        try folder.write(bytes: Self.png, to: "pokemon/shiny/25.png")
        try folder.remove(name)
        try folder.link(name, to: folder["pokemon/25.png"])
        let expected = name.hasSuffix(".png") ? "picture" : "folder"
        #expect(
            message { _ = try open() } == """
                \(folder[name]): symbolic links to pictures are not followed; \
                put the \(expected) itself there
                """)
    }

    @Test func refusesWhatIsNoFile() throws {
        try folder.makeFolder("pokemon/shiny/25.png")
        #expect(
            message { _ = try open() } == """
                \(folder["pokemon/shiny/25.png"]): this is no picture; replace it, \
                or delete it to do without
                """)
    }

    @Test(arguments: ["", "<svg/>", "version https://git-lfs.github.com/spec/v1"])
    func refusesWhatIsNoPNG(text: String) throws {
        try folder.write(text, to: "pokemon/25.png")
        #expect(
            message { _ = try open().bytes(of: "pokemon/25.png") } == """
                \(folder["pokemon/25.png"]): this is no PNG file; replace it, \
                or delete it to do without
                """)
    }

    @Test func refusesWhatIsTooLarge() throws {
        let file = try FileHandle(
            forWritingTo: URL(fileURLWithPath: folder["pokemon/25.png"]))
        try file.truncate(atOffset: UInt64(PictureFolder.sizeLimit) + 1)
        #expect(
            message { _ = try open().bytes(of: "pokemon/25.png") } == """
                \(folder["pokemon/25.png"]): 16777217 bytes are too many for a picture on a page, \
                which has at most 16777216
                """)
    }

    @Test func saysWhenAPictureHasGone() throws {
        let pictures = try open()
        try folder.remove("pokemon/25.png")
        #expect(
            message { _ = try pictures.bytes(of: "pokemon/25.png") } == """
                \(folder["pokemon/25.png"]): the picture was deleted during the build; build again
                """)
    }

    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 7]

    private func open() throws -> PictureFolder {
        try PictureFolder(path: folder.path, names: names)
    }

    /// Gives a file another content of the same size, and the time that it had.
    private func alterAndKeepTime(_ name: String) throws {
        let time = try folder.modified(name)
        var bytes = try folder.bytes(of: name)
        bytes[bytes.count - 1] ^= 1
        try folder.write(bytes: bytes, to: name)
        try FileManager.default.setAttributes(
            [.modificationDate: time as Any], ofItemAtPath: folder[name])
    }

    private func message(_ body: () throws -> Void) -> String? {
        TestSupport.message(of: body)?.replacing(": error: ", with: ": ")
    }
}
