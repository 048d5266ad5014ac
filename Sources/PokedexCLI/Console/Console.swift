import Glibc

/// Where the program reads, writes its results and says its messages.
struct Console: Sendable {
    /// Where standard input comes from.
    let input: Descriptor
    /// Where results go.
    let output: Descriptor
    /// Where messages go.
    let messages: Descriptor

    /// The process's own.
    static let standard = Console(
        input: Descriptor(number: STDIN_FILENO),
        output: Descriptor(number: STDOUT_FILENO),
        messages: Descriptor(number: STDERR_FILENO)
    )

    /// The name of standard input in messages.
    static let inputName = "standard input"
    /// The name of standard output in messages.
    static let outputName = "standard output"

    /// Writes bytes to the output.
    ///
    /// - Throws: ``FileError`` when they cannot be written.
    func write(_ bytes: [UInt8]) throws(FileError) {
        do {
            try output.write(bytes)
        } catch {
            throw FileError(.write, Self.outputName, error)
        }
    }

    /// Writes a line to the output.
    ///
    /// - Throws: ``FileError`` when it cannot be written.
    func write(line: String) throws(FileError) {
        try write(Array("\(line)\n".utf8))
    }

    /// Says something to the person at the screen. Nobody can be told where this fails.
    func say(_ message: String) {
        show("\(message)\n")
    }

    /// Puts characters among the messages, without a line's end.
    func show(_ characters: String) {
        try? messages.write(Array(characters.utf8))
    }

    /// Asks the person at the screen a question that is answered with yes or no; anything but a
    /// clear yes is no.
    ///
    /// - Throws: ``FileError`` when the answer cannot be read.
    func confirm(_ question: String) throws(FileError) -> Bool {
        show("\(question) [y/N] ")
        do {
            let answer = try input.readLine() ?? ""
            return ["y", "yes", "はい"].contains(answer.lowercased().filter { !$0.isWhitespace })
        } catch {
            throw FileError(.read, Self.inputName, error)
        }
    }

    /// All bytes of the input.
    ///
    /// - Throws: ``FileError`` when it cannot be read.
    func readInput() throws(FileError) -> [UInt8] {
        do {
            return try input.readToEnd()
        } catch {
            throw FileError(.read, Self.inputName, error)
        }
    }
}
