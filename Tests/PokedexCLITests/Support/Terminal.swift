import Platform

@testable import PokedexCLI

/// A terminal of the system's, without a screen: what is written to it can be read.
final class Terminal {
    let console: Console
    private let screen: Int32
    private let line: Int32

    struct Unavailable: Error {}

    /// Whether the system gives this process a terminal: not where /dev/pts is not mounted.
    static let isPossible = (try? Terminal(columns: 80)) != nil

    init(columns: UInt16) throws {
        // posix_openpt and its kin, by hand: Glibc's module does not show them.
        let getNumber: UInt = 0x8004_5430
        let setLock: UInt = 0x4004_5431
        var (number, isLocked) = (UInt32(0), Int32(0))
        screen = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        guard screen >= 0, ioctl(screen, getNumber, &number) == 0,
            ioctl(screen, setLock, &isLocked) == 0
        else { throw Unavailable() }
        line = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
        guard line >= 0 else { throw Unavailable() }
        var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        guard ioctl(line, UInt(TIOCSWINSZ), &size) == 0 else { throw Unavailable() }
        let descriptor = Descriptor(number: line)
        console = Console(input: descriptor, output: descriptor, messages: descriptor)
    }

    /// Types characters, which the program then finds at its input.
    func type(_ characters: String) throws {
        try Descriptor(number: screen).write(Array(characters.utf8))
    }

    /// What was written so far, as the terminal passes it on: lines end with `\r\n`.
    func text() throws -> String {
        let end = Array("END".utf8)
        try Descriptor(number: line).write(end)
        var bytes = [UInt8]()
        while bytes.suffix(end.count) != end[...] {
            var chunk = [UInt8](repeating: 0, count: 4096)
            let count = read(screen, &chunk, chunk.count)
            guard count > 0 else { throw Unavailable() }
            bytes.append(contentsOf: chunk[..<count])
        }
        return String(decoding: bytes.dropLast(end.count), as: UTF8.self)
    }

    deinit {
        close(line)
        close(screen)
    }
}
