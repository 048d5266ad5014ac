import Parallelism
import Platform
import TestSupport
import Testing

@testable import PokedexCLI

struct DescriptorTests {
    @Test func writesAndReadsMoreThanAPipeHolds() throws {
        let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        for flags in [0, O_NONBLOCK] {
            var ends: [Int32] = [-1, -1]
            pipe(&ends)
            for end in ends where flags != 0 { _ = fcntl(end, F_SETFL, flags) }
            let (reading, writing) = (ends[0], ends[1])
            defer { close(reading) }
            let writer = BackgroundTask {
                defer { close(writing) }
                try Descriptor(number: writing).write(bytes)
            }
            #expect(try Descriptor(number: reading).read() == bytes)
            try writer.value()
        }
    }

    @Test func saysThatTheDiskIsFull() throws {
        let full = open("/dev/full", O_WRONLY)
        defer { close(full) }
        let captured = try CapturedConsole()
        let console = Console(
            input: captured.console.input, output: Descriptor(number: full),
            messages: captured.console.messages)
        #expect(CommandLineTool.run(["--version"], on: console) == .failure)
        #expect(
            captured.messages
                == "error: cannot write standard output: No space left on device\n")
    }

    @Test func endsSilentlyWhenTheReaderHasGone() throws {
        // Where the signal is not ignored, it ends the program before this is seen.
        signal(SIGPIPE, SIG_IGN)
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        close(ends[0])
        defer { close(ends[1]) }
        let captured = try CapturedConsole()
        let console = Console(
            input: captured.console.input, output: Descriptor(number: ends[1]),
            messages: captured.console.messages)
        #expect(CommandLineTool.run(["--version"], on: console) == .failure)
        #expect(captured.messages == "")
    }

    @Test func isNoTerminalAndHasNoColumnsWhenItIsAFile() throws {
        let captured = try CapturedConsole()
        #expect(!captured.console.messages.isTerminal)
        #expect(captured.console.messages.columns == nil)
    }

    @Test(.enabled(if: Terminal.isPossible, "the system has no /dev/pts here"))
    func knowsATerminalAndItsColumns() throws {
        let terminal = try Terminal(columns: 77)
        #expect(terminal.console.messages.isTerminal)
        #expect(terminal.console.messages.columns == 77)
    }
}

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
        #expect(throws: FileError(.read, folder["none"], 2)) {
            try File(path: folder["none"]).bytes()
        }
        let error = #expect(throws: FileError.self) { try File(path: folder.path).bytes() }
        #expect(error?.description == "\(folder.path): error: cannot be read: Is a directory")
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
            error?.description
                == "\(folder["none"]): error: cannot be read: No such file or directory")
    }
}
