import Platform
import PokedexDomain

/// The streams of the program: standard input, output for results, and error for messages.
struct Console: Sendable {
    let input: Descriptor
    let output: Descriptor
    let messages: Descriptor
    /// Whether the streams are the log of GitHub Actions, in which lines can be commands.
    let isWorkflowLog: Bool
    private(set) var findings: FindingLog

    static let standard = Console(
        input: Descriptor(number: STDIN_FILENO),
        output: Descriptor(number: STDOUT_FILENO),
        messages: Descriptor(number: STDERR_FILENO),
        isWorkflowLog: getenv("GITHUB_ACTIONS").map { String(cString: $0) } == "true"
    )

    /// The name of standard input in messages.
    static let inputName = "standard input"
    private static let outputName = "standard output"
    /// The streams' names, which are no paths.
    static let names = [inputName, outputName]

    init(
        input: Descriptor, output: Descriptor, messages: Descriptor, isWorkflowLog: Bool = false
    ) {
        self.input = Descriptor(number: input.number, name: Self.inputName)
        self.output = Descriptor(number: output.number, name: Self.outputName)
        (self.messages, self.isWorkflowLog) = (messages, isWorkflowLog)
        findings = FindingLog(
            format: isWorkflowLog ? .github : .text, title: HelpText.program, destination: output)
    }

    /// The same streams for a command that begins.
    func reporting(to findings: FindingLog) -> Console {
        var console = self
        console.findings = findings
        return console
    }

    /// A text as the streams show it. Results that are files are written as they are.
    func shown(_ text: String) -> String {
        isWorkflowLog ? WorkflowCommand.harmless(text) : text
    }

    func write(_ bytes: [UInt8]) throws { try output.write(bytes) }

    func write(line: String) throws { try write(Array("\(shown(line))\n".utf8)) }

    func write(lines: [String]) throws { for line in lines { try write(line: line) } }

    /// Writes a line to the messages. An error is ignored, as there is nowhere to report it.
    func message(_ text: String) { message(characters: "\(shown(text))\n") }

    /// Writes to the messages without ending the line.
    func message(characters: String) { try? messages.write(Array(characters.utf8)) }

    /// Asks a question. Any answer but a clear yes, in any language, is no.
    func confirm(_ question: String) throws -> Bool {
        Self.isYes(try ask("\(question) [y/N]"))
    }

    /// Asks a question, and returns the answer in lower case, without spaces.
    func ask(_ question: String) throws -> String {
        message(characters: "\(question) ")
        return (try input.readLine() ?? "").lowercased().filter { !$0.isWhitespace }
    }

    /// Whether an answer in lower case means yes, in any language.
    static func isYes(_ answer: String) -> Bool {
        Language.allCases.contains { language in
            switch language {
            case .english: ["y", "yes"].contains(answer)
            case .japanese: answer == "はい"
            }
        }
    }
}

/// An open file, pipe or terminal. What cannot be read or written is a ``FileError``.
struct Descriptor: Sendable {
    let number: Int32
    /// The file's path, or the name of the stream.
    var name = ""

    var isTerminal: Bool { isatty(number) == 1 }

    /// The width of a terminal; `nil` when it is not one, or does not know its width.
    var columns: Int? {
        var size = winsize()
        guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    func write(_ bytes: [UInt8]) throws {
        var start = 0
        while start < bytes.count {
            let rest = bytes.count - start
            let written = bytes.withUnsafeBytes { buffer in
                buffer.baseAddress.map { Platform.write(number, $0 + start, rest) } ?? 0
            }
            if written >= 0 {
                start += written
            } else {
                try wait(to: .write, after: errno)
            }
        }
    }

    /// Reads to the end, or hardly more than so many bytes.
    func read(limit: Int = .max) throws -> [UInt8] {
        var bytes = [UInt8]()
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Platform.read(number, &chunk, chunk.count)
            if count == 0 || bytes.count > limit { return bytes }
            if count > 0 {
                bytes.append(contentsOf: chunk[..<count])
            } else {
                try wait(to: .read, after: errno)
            }
        }
    }

    /// Reads a line, without its end; `nil` at the end of the file. It reads byte by byte, so that
    /// what follows the line can be read later.
    func readLine() throws -> String? {
        var line = [UInt8]()
        while true {
            var byte: UInt8 = 0
            let count = Platform.read(number, &byte, 1)
            if count == 0, line.isEmpty { return nil }
            if count == 0 || count > 0 && byte == UInt8(ascii: "\n") {
                return String(decoding: line, as: UTF8.self)
            }
            if count > 0 { line.append(byte) } else { try wait(to: .read, after: errno) }
        }
    }

    /// Waits until a call that was interrupted, or would have blocked, can be repeated.
    private func wait(to action: FileError.Action, after code: Int32) throws {
        guard code != EINTR else { return }
        guard code == EAGAIN else { throw FileError(action, name, code) }
        var request = pollfd(
            fd: number, events: Int16(action == .read ? POLLIN : POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
    }
}
