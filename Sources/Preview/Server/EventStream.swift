/// A connection on which a browser waits for events (Server-Sent Events).
package struct EventStream: Sendable {
    let connection: Connection
    /// The request that opened it.
    package let request: HTTPRequest

    /// Sends an event.
    ///
    /// - Parameter data: one line.
    package func send(_ name: String, _ data: String) {
        connection.push(Array("event: \(name)\ndata: \(data)\n\n".utf8))
    }

    /// Whether both are one connection.
    package func isSame(as other: EventStream) -> Bool { connection === other.connection }

    static let head = Array(
        """
        HTTP/1.1 200 OK\r
        Content-Type: \(MediaType.events)\r
        Cache-Control: no-store\r
        Connection: close\r
        \r
        retry: 500\n\n
        """.utf8)
}
