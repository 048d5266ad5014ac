import Foundation
import Parallelism
import Preview

struct ServeCommand: Command {
    static let outline = CommandOutline(
        name: "serve",
        summary: "shows the website in a browser while you work on it",
        explanation: [
            "Pages are made when they are asked for, and nothing is written. When templates, styles,",
            "scripts, content or the database change, open pages show it. What is wrong is shown on",
            "the page, too. Ctrl-C ends it.",
        ],
        options: [port, host, open, DatabaseChoice.option, .templates, .content],
        examples: ["serve --open"]
    )

    private static let port = CommandOption.valued(
        "port", "N", standard: "1313", "the port; 0 for any free one")
    private static let host = CommandOption.valued(
        "host", "ADDRESS", standard: "127.0.0.1", "the address of this computer to listen at")
    private static let open = CommandOption.switched("open", "open the site in a browser")

    private let port: Int
    private let host: String
    private let opensBrowser: Bool
    private let sources: SiteSources

    init(_ arguments: Arguments) throws {
        port = try arguments.number(Self.port, in: 0...65_535) ?? 0
        host = try arguments.required(Self.host)
        opensBrowser = arguments.contains(Self.open)
        sources = try SiteSources(arguments)
    }

    func run(on console: Console) throws -> ExitStatus {
        try sources.requireSite()
        let listener = try Listener(host: host, port: port)
        let watcher = try FileWatcher()
        let interruption = Interruption { watcher.interrupt() }
        defer { interruption.finish() }
        if !listener.isLoopback { console.message(Self.warning(host)) }
        let log = PreviewLog(console)
        let site = PreviewSite { log.failed($0) }
        var session = PreviewSession(sources, watcher: watcher, site: site, log: log)
        try session.begin()
        let server = HTTPServer(listener) { site.answer($0) }
        let thread = WorkerThread { server.run() }
        try console.write(line: listener.address)
        if opensBrowser {
            BrowserOpener.open(listener.address) { reason in
                log.note("note: the browser could not be opened: \(reason)")
            }
        }
        session.run()
        server.stop()
        thread?.join()
        return .success
    }

    private static func warning(_ host: String) -> String {
        "warning: other computers can see the preview at \(host); without --host only this one can"
    }
}

/// Opens an address in the user's browser.
private enum BrowserOpener {
    #if canImport(Darwin)
        private static let program = "open"
    #else
        private static let program = "xdg-open"
    #endif

    /// - Parameter fail: called, on another thread, when that is impossible; with the reason.
    static func open(_ address: String, fail: @escaping @Sendable (String) -> Void) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program, address]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { process in
            let status = process.terminationStatus
            if status != 0 {
                fail(status == 127 ? "there is no \(program)" : "\(program) ended with \(status)")
            }
        }
        do {
            try process.run()
        } catch {
            fail("\(error)")
        }
    }
}
