extension LoopbackServer {
    /// What is answered.
    package struct Response: Sendable {
        /// The status code.
        package var status: Int
        /// The headers in their order; those about the body's length are added.
        package var headers: [(name: String, value: String)]
        /// The body, not packed.
        package var body: [UInt8]
        /// Whether the body is sent packed by gzip.
        package var isPacked = false
        /// How it is sent.
        package var conduct = Conduct.proper

        /// Makes an answer.
        package init(
            status: Int = 200, headers: [(name: String, value: String)] = [], body: [UInt8] = []
        ) {
            self.status = status
            self.headers = headers
            self.body = body
        }

        /// How an answer is sent.
        package enum Conduct: Sendable {
            /// As it should be.
            case proper
            /// Properly, but without saying its length: the connection's end is its end.
            case withoutLength
            /// Only so many bytes of the body, then the connection's end.
            case cut(after: Int)
            /// Nothing at all but the connection's end.
            case closed
            /// Only so many bytes of the body, then a broken connection; `nil` breaks it at once.
            case reset(after: Int?)
            /// The body byte by byte, so many seconds apart.
            case dripping(every: Double)
            /// Nothing, until the other side leaves or the server is stopped.
            case silent
        }
    }
}

extension LoopbackServer.Response {
    /// JSON, as `application/json`.
    package static func json(_ text: String, _ conduct: Conduct = .proper) -> Self {
        Self(headers: [("Content-Type", "application/json")], body: Array(text.utf8)).sent(conduct)
    }

    /// A status without a body.
    package static func status(_ status: Int) -> Self {
        Self(status: status)
    }

    /// Sends the reader elsewhere.
    package static func redirect(to location: String, status: Int = 302) -> Self {
        Self(status: status).with("Location", location)
    }

    /// The same with another status.
    package func status(_ status: Int) -> Self {
        var copy = self
        copy.status = status
        return copy
    }

    /// The same with another header, in place of one of that name.
    package func with(_ name: String, _ value: String) -> Self {
        var copy = self
        copy.headers.removeAll { $0.name.lowercased() == name.lowercased() }
        copy.headers.append((name, value))
        return copy
    }

    /// The same, packed by gzip.
    package var packed: Self {
        var copy = self
        copy.isPacked = true
        return copy
    }

    /// The same, sent otherwise.
    package func sent(_ conduct: Conduct) -> Self {
        var copy = self
        copy.conduct = conduct
        return copy
    }
}
