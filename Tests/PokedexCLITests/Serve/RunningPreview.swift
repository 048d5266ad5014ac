import Foundation
import TestSupport

@testable import PokedexCLI

/// `serve`, run as a program in the folder of a site.
final class RunningPreview {
    let process: Process
    let port: Int
    private let messagesPath: String
    /// Where the messages are.
    private let scratch: TemporaryFolder

    struct NotStarted: Error {
        let messages: String
    }

    convenience init(_ site: SampleSite, _ arguments: String...) throws {
        try self.init(Program.prepare(["serve", "--port", "0"] + arguments, in: site.folder))
    }

    convenience init(_ site: BasedSite) throws {
        try self.init(
            Program.prepare(["serve", "--port", "0"], in: site.folder, data: site.data.path))
    }

    private init(_ process: Process) throws {
        scratch = try TemporaryFolder()
        messagesPath = try scratch.write("", to: "messages")
        self.process = process
        let output = Pipe()
        process.standardOutput = output
        process.standardError = try FileHandle(
            forWritingTo: URL(fileURLWithPath: messagesPath))
        try process.run()
        var line = ""
        while !line.hasSuffix("\n") {
            let bytes = output.fileHandleForReading.availableData
            guard !bytes.isEmpty else { throw NotStarted(messages: line) }
            line += String(decoding: bytes, as: UTF8.self)
        }
        port = Int(line.split(separator: ":").last?.prefix { $0.isNumber } ?? "") ?? 0
    }

    deinit {
        if process.isRunning { process.terminate() }
    }

    var messages: String {
        (try? String(contentsOfFile: messagesPath, encoding: .utf8)) ?? ""
    }

    func get(_ path: String, _ field: String = "Accept: */*") throws -> String {
        try LoopbackClient.get(path, port: port, field)
    }

    /// Ends it with a signal, and returns the exit status; a signal that ended it is below zero.
    func end(_ signal: Int32) -> Int32 {
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        return process.terminationReason == .exit
            ? process.terminationStatus : -process.terminationStatus
    }

    /// Waits for events about a page.
    func events(of page: String) throws -> PageEvents {
        try PageEvents(page, port: port)
    }
}

/// The connection of an open page.
struct PageEvents {
    private let client: LoopbackClient

    fileprivate init(_ page: String, port: Int) throws {
        client = try LoopbackClient(port: port)
        client.send("GET /.preview/events?page=\(page) HTTP/1.1\r\nHost: localhost\r\n\r\n")
        _ = client.read(through: "retry: 500\n\n")
    }

    /// The data of the next event.
    func next() throws -> State {
        let event = client.read(through: "}\n\n")
        let data = event.split(separator: "\n").first { $0.hasPrefix("data: ") }?.dropFirst(6) ?? ""
        return try JSONDecoder().decode(State.self, from: Data(data.utf8))
    }

    struct State: Decodable {
        let page: String?
        let styles: String
        let failure: String?
    }
}
