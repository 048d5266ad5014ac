import Foundation
import FoundationNetworking
import TestSupport

/// The server that lies beside the project and has PokéAPI's real content, with faults on request;
/// without it those tests are skipped.
final class PokeAPIServer {
    private let process = Process()
    /// The address below which all is asked for.
    let address: String

    /// Whether the server is there.
    static let isPresent = FileManager.default.fileExists(atPath: script.path)

    /// Why a test was skipped.
    static let comment = """
        ../shared/tools/pokeapi_server.py is not there: nothing is fetched from PokéAPI's real content
        """

    private static let script = ProjectFiles.folder
        .deletingLastPathComponent().appending(path: "shared/tools/pokeapi_server.py")

    init() throws {
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", Self.script.path]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        var line = Data()
        while line.last != UInt8(ascii: "\n") {
            guard let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty
            else { throw CocoaError(.fileReadUnknown) }
            line += byte
        }
        address =
            String(decoding: line, as: UTF8.self).split(separator: " ").last
            .map { $0.trimmingCharacters(in: .newlines) } ?? ""
    }

    deinit {
        // Threads of tests block other signals, and their children inherit that.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Changes its faults, and what exists in it: `{"fail": 0, "max_id": {"pokemon": 151}}`.
    func set(_ options: String) throws {
        guard let url = URL(string: "/__set", relativeTo: URL(string: address)) else { return }
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.httpBody = Data(options.utf8)
        let done = DispatchSemaphore(value: 0)
        URLSession.shared.dataTask(with: request) { _, _, _ in done.signal() }.resume()
        done.wait()
    }
}
