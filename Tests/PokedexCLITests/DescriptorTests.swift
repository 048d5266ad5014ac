import Glibc
import Parallelism
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
            let writer = BackgroundTask { () throws(Descriptor.Failure) in
                defer { close(writing) }
                try Descriptor(number: writing).write(bytes)
            }
            #expect(try Descriptor(number: reading).readToEnd() == bytes)
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
