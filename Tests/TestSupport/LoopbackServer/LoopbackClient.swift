import Synchronization

/// A connection to a server on this computer, for requests that no proper client would send.
package final class LoopbackClient: Sendable {
    private let socket: LoopbackSocket
    /// What came, but was not returned yet.
    private let unread = Mutex<[UInt8]>([])

    /// - Parameter port: a port of 127.0.0.1.
    package init(port: Int) throws {
        socket = try LoopbackSocket.connected(to: port)
    }

    /// Sends a text, whether or not the other side takes it.
    package func send(_ text: String) {
        _ = socket.write(Array(text.utf8))
    }

    /// What comes until the server ends the connection.
    package func readToEnd() -> String {
        unread.withLock { unread in
            while let more = socket.read() { unread += more }
            defer { unread = [] }
            return String(decoding: unread, as: UTF8.self)
        }
    }

    /// What comes up to the end of a text, or of the connection.
    package func read(through end: String) -> String {
        unread.withLock { unread in
            while true {
                if let found = unread.firstRange(of: Array(end.utf8)) {
                    defer { unread.removeSubrange(..<found.upperBound) }
                    return String(decoding: unread[..<found.upperBound], as: UTF8.self)
                }
                guard let more = socket.read() else {
                    defer { unread = [] }
                    return String(decoding: unread, as: UTF8.self)
                }
                unread += more
            }
        }
    }

    /// Ends the connection without a farewell.
    package func reset() {
        socket.reset()
    }

    /// Sends one request, and returns the whole answer.
    package static func answer(_ request: String, port: Int) throws -> String {
        let client = try LoopbackClient(port: port)
        client.send(request)
        return client.readToEnd()
    }

    /// The answer to a `GET` of a path, with some more header fields.
    package static func get(_ path: String, port: Int, _ fields: String...) throws -> String {
        let lines =
            ["GET \(path) HTTP/1.1", "Host: localhost:\(port)", "Connection: close"] + fields
        return try answer((lines + ["", ""]).joined(separator: "\r\n"), port: port)
    }
}
