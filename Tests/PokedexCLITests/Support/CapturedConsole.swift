import Foundation

@testable import PokedexCLI

/// A console whose output and messages go to files, to be read afterwards.
struct CapturedConsole {
    let console: Console
    private let files: [FileHandle]

    /// A console that finds `input` at its standard input.
    init(input: String = "") throws {
        files = try (0..<3).map { _ in try Self.makeFile() }
        try files[0].write(contentsOf: Data(input.utf8))
        try files[0].seek(toOffset: 0)
        let descriptors = files.map { Descriptor(number: $0.fileDescriptor) }
        console = Console(
            input: descriptors[0], output: descriptors[1], messages: descriptors[2])
    }

    /// What was written to the output.
    var output: String { text(of: files[1]) }

    /// What was said.
    var messages: String { text(of: files[2]) }

    private func text(of file: FileHandle) -> String {
        try? file.seek(toOffset: 0)
        return String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
    }

    /// A file without a name.
    private static func makeFile() throws -> FileHandle {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data().write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        return try FileHandle(forUpdating: path)
    }
}

/// What a run of the program comes to.
protocol RunResult {
    init(status: ExitStatus, output: String, messages: String)
}

/// Those that tests expect. The end of the last line is not part of the texts.
extension RunResult {
    static func success(_ output: String) -> Self {
        Self(status: .success, output: output + "\n", messages: "")
    }

    static func failure(_ messages: String) -> Self {
        Self(status: .failure, output: "", messages: messages + "\n")
    }

    /// - Parameter command: that whose help the messages name at their end.
    static func usage(_ messages: String, help command: String = "") -> Self {
        let help = "See \"pokedex-site \(command)\(command.isEmpty ? "" : " ")--help\".\n"
        return Self(status: .usage, output: "", messages: "\(messages)\n\(help)")
    }
}

/// How a command ended, and what it wrote.
struct Outcome: Equatable, RunResult {
    var status: ExitStatus
    var output = ""
    var messages = ""

    /// Runs a command line in this process.
    static func of(_ words: String..., input: String = "") throws -> Outcome {
        try of(words, input: input)
    }

    /// Runs a command line in this process.
    static func of(_ words: [String], input: String = "") throws -> Outcome {
        let captured = try CapturedConsole(input: input)
        let status = CommandLineTool.run(words, on: captured.console)
        return Outcome(status: status, output: captured.output, messages: captured.messages)
    }

    /// The members of the JSON object that was written; empty for another value.
    func members() throws -> [String: Any] {
        let json = try JSONSerialization.jsonObject(with: Data(output.utf8))
        return json as? [String: Any] ?? [:]
    }
}
