import Diagnostics
import Foundation
import Parallelism
import Synchronization
import TestSupport
import Testing

@testable import Preview

/// A server with real connections.
struct HTTPServerTests {
    private final class Running {
        let listener: Listener
        let server: HTTPServer
        private let thread: WorkerThread?
        let streams = Streams()

        final class Streams: Sendable {
            let open = Mutex<[EventStream]>([])
        }

        init(
            connections: Int = 200, headTime: Duration = .milliseconds(300),
            patience: Duration = .milliseconds(500)
        ) throws {
            let limits = HTTPServer.Limits(
                connections: connections, headTime: headTime, patience: patience)
            listener = try Listener(host: "127.0.0.1", port: 0)
            let streams = streams
            let server = HTTPServer(listener, limits: limits) { request in
                guard request.path.text == "events" else {
                    let text = Array("\(request.method) \(request.path.text)\n".utf8)
                    let file = ServedFile(bytes: text, type: MediaType.text, version: "1")
                    return .response(file.response(to: request))
                }
                return .stream(
                    begin: { stream in
                        streams.open.withLock { $0.append(stream) }
                        stream.send("hello", "1")
                    },
                    end: { stream in
                        streams.open.withLock { $0.removeAll { $0.isSame(as: stream) } }
                    })
            }
            self.server = server
            thread = WorkerThread { server.run() }
        }

        deinit {
            server.stop()
            thread?.join()
        }

        func answer(_ request: String) throws -> String {
            try LoopbackClient.answer(request, port: listener.port)
        }

        func get(_ path: String) throws -> String {
            try LoopbackClient.get(path, port: listener.port)
        }
    }

    @Test func answersSeveralRequestsOnAConnection() throws {
        let running = try Running()
        let client = try LoopbackClient(port: running.listener.port)
        let request = "GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n"
        client.send(request + "\r\n" + request)
        let first = client.read(through: "GET a\n")
        client.send("HEAD /b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        let answers = first + client.readToEnd()
        #expect(answers.components(separatedBy: "HTTP/1.1 200 OK").count == 4)
        #expect(
            answers.hasSuffix(
                "Content-Length: 7\r\nCache-Control: no-cache\r\n"
                    + "X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n"))
    }

    @Test func refusesWhatItDoesNotUnderstand() throws {
        let running = try Running()
        let statuses = [
            "nonsense\r\n\r\n": "400 Bad Request",
            "GET /../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n": "400 Bad Request",
            "GET / HTTP/1.1\r\nHost: example.org\r\n\r\n": "421 Misdirected Request",
            "PUT / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n":
                "405 Method Not Allowed",
            "GET / HTTP/1.1\r\nHost: localhost\r\nA: \(String(repeating: "a", count: 40_000))":
                "431 Request Header Fields Too Large",
            "GET / HTTP/1.1\r\nHost: loc": "408 Request Timeout",
        ]
        for (request, status) in statuses {
            #expect(
                try running.answer(request).hasPrefix("HTTP/1.1 \(status)\r\n"),
                "\(request.prefix(60))")
        }
        #expect(try running.get("/").hasPrefix("HTTP/1.1 200 OK\r\n"))
    }

    @Test func sendsEventsUntilTheBrowserLeaves() throws {
        let running = try Running()
        let client = try LoopbackClient(port: running.listener.port)
        client.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(client.read(through: "data: 1\n\n").contains("Content-Type: text/event-stream\r\n"))
        for stream in running.streams.open.withLock({ $0 }) { stream.send("more", "2") }
        #expect(client.read(through: "data: 2\n\n") == "event: more\ndata: 2\n\n")
        client.reset()
        for _ in 0..<500 where running.streams.open.withLock({ !$0.isEmpty }) { usleep(10_000) }
        #expect(running.streams.open.withLock { $0.isEmpty })
    }

    @Test func letsSlowConnectionsGiveWay() throws {
        let running = try Running(
            connections: 5, headTime: .seconds(60), patience: .seconds(60))
        let slow = try (0..<20).map { _ in
            let client = try LoopbackClient(port: running.listener.port)
            client.send("GET /slow HT")
            return client
        }
        #expect(try running.get("/").hasSuffix("GET \n"))
        _ = slow
    }

    @Test func endsWithConnectionsOpen() throws {
        let running = try Running(patience: .seconds(60))
        let client = try LoopbackClient(port: running.listener.port)
        client.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
        _ = client.read(through: "data: 1\n\n")
        let start = ContinuousClock.now
        running.server.stop()
        #expect(client.readToEnd() == "")
        #expect(ContinuousClock.now - start < .seconds(2))
    }
}

struct ListenerTests {
    @Test func namesTheNextFreePort() throws {
        let first = try Listener(host: "127.0.0.1", port: 0)
        let error = try #require(throws: DiagnosticError.self) {
            try Listener(host: "127.0.0.1", port: first.port)
        }
        let beginning = "error: port \(first.port) is in use; the next free one is "
        let ports = error.description.dropFirst(beginning.count).split(separator: ": --port ")
        #expect(error.description.hasPrefix(beginning))
        #expect(ports.count == 2 && ports[0] == ports[1])
        #expect(Int(ports[0]).map { $0 > first.port } == true)
    }

    @Test func knowsItsAddress() throws {
        let listener = try Listener(host: "127.0.0.1", port: 0)
        #expect(listener.isLoopback)
        #expect(listener.address == "http://127.0.0.1:\(listener.port)/")
        let everywhere = try Listener(host: "0.0.0.0", port: 0)
        #expect(!everywhere.isLoopback)
        #expect(everywhere.address == "http://127.0.0.1:\(everywhere.port)/")
    }

    @Test func refusesAddressesOfOtherComputers() {
        #expect(
            throws: DiagnosticError(
                "cannot listen at 192.0.2.1:1313: Cannot assign requested address")
        ) {
            try Listener(host: "192.0.2.1", port: 1313)
        }
    }
}
