import TestSupport
import Testing

@testable import PokedexCLI

struct FileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func readsAllBytes() throws {
        let text = String(repeating: "0123456789", count: 20_000)
        #expect(try File(path: folder.write(text, to: "a")).bytes() == Array(text.utf8))
    }

    @Test func saysWhyAFileCannotBeRead() throws {
        #expect(throws: FileError(.read, folder["none"], Descriptor.Failure(code: 2))) {
            try File(path: folder["none"]).bytes()
        }
        let error = #expect(throws: FileError.self) { try File(path: folder.path).bytes() }
        #expect(error?.description == "cannot read \(folder.path): Is a directory")
    }

    @Test func listsAllFilesOfATreeSortedByTheirBytes() throws {
        for name in ["b/z", "b/a/é", "a-b", "a/b", ".hidden", "Z"] {
            try folder.write("", to: name)
        }
        #expect(
            try FileTree(path: folder.path).files()
                == [".hidden", "Z", "a-b", "a/b", "b/a/é", "b/z"])
    }

    @Test func saysWhichFolderCannotBeListed() throws {
        let error = #expect(throws: FileError.self) {
            try FileTree(path: folder["none"]).files()
        }
        #expect(
            error?.description == "cannot read \(folder["none"]): No such file or directory")
    }
}
