import Glibc

/// An open file, pipe or terminal, by its number in the process.
struct Descriptor: Sendable {
    /// The number.
    let number: Int32

    /// A call that the system refused.
    struct Failure: Error, Hashable {
        /// The system's error number.
        let code: Int32

        /// What the system says: "No space left on device".
        var reason: String { String(cString: strerror(code)) }
    }

    /// Whether somebody looks at it.
    var isTerminal: Bool { isatty(number) == 1 }

    /// The terminal's columns; `nil` when it is none or does not know.
    var columns: Int? {
        var size = winsize()
        guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Writes all bytes, in as many steps as it takes.
    ///
    /// - Throws: ``Failure`` when the system takes no more.
    func write(_ bytes: [UInt8]) throws(Failure) {
        var start = 0
        while start < bytes.count {
            let rest = bytes.count - start
            let written = bytes.withUnsafeBytes { buffer in
                buffer.baseAddress.map { Glibc.write(number, $0 + start, rest) } ?? 0
            }
            if written >= 0 {
                start += written
            } else {
                try wait(for: Int16(POLLOUT), after: errno)
            }
        }
    }

    /// Reads what is left of it.
    ///
    /// - Throws: ``Failure`` when it cannot be read.
    func readToEnd() throws(Failure) -> [UInt8] {
        var bytes = [UInt8]()
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(number, &chunk, chunk.count)
            if count == 0 { return bytes }
            if count > 0 {
                bytes.append(contentsOf: chunk[..<count])
            } else {
                try wait(for: Int16(POLLIN), after: errno)
            }
        }
    }

    /// Reads up to the end of a line, byte by byte, so that nothing behind it is lost; without its
    /// end. `nil` when there is nothing more.
    ///
    /// - Throws: ``Failure`` when it cannot be read.
    func readLine() throws(Failure) -> String? {
        var line = [UInt8]()
        while true {
            var byte: UInt8 = 0
            let count = read(number, &byte, 1)
            if count == 0, line.isEmpty { return nil }
            if count == 0 || count > 0 && byte == UInt8(ascii: "\n") {
                return String(decoding: line, as: UTF8.self)
            }
            if count > 0 { line.append(byte) } else { try wait(for: Int16(POLLIN), after: errno) }
        }
    }

    /// Waits until a call that could not go on now can be made again.
    private func wait(for events: Int16, after code: Int32) throws(Failure) {
        switch code {
        case EINTR:
            return
        case EAGAIN:
            var request = pollfd(fd: number, events: events, revents: 0)
            _ = poll(&request, 1, -1)
        default:
            throw Failure(code: code)
        }
    }
}
