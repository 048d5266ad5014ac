/// A connection to a server: reads requests and answers them, one after the other.
struct LoopbackConnection {
    let socket: LoopbackSocket
    let log: LoopbackLog
    let answer: @Sendable (LoopbackServer.Request) -> LoopbackServer.Response

    /// Answers requests until the connection ends.
    func serve() {
        var unread: [UInt8] = []
        while let request = nextRequest(&unread) {
            log.begin(request)
            let stays = send(answer(request))
            log.end()
            if !stays { return }
        }
    }

    private func nextRequest(_ unread: inout [UInt8]) -> LoopbackServer.Request? {
        let end = Array("\r\n\r\n".utf8)
        while true {
            if let range = unread.firstRange(of: end) {
                let head = String(decoding: unread[..<range.lowerBound], as: UTF8.self)
                unread.removeSubrange(..<range.upperBound)
                let lines = head.split(separator: "\r\n").map(String.init)
                return LoopbackServer.Request(head: lines)
            }
            guard let bytes = socket.read() else { return nil }
            unread += bytes
        }
    }

    /// Sends an answer.
    ///
    /// - Returns: whether the connection is good for another request.
    private func send(_ response: LoopbackServer.Response) -> Bool {
        let body = response.isPacked ? Gzip.packed(response.body) : response.body
        let head = head(of: response, length: body.count)
        switch response.conduct {
        case .proper:
            return socket.write(head + body)
        case .withoutLength:
            _ = socket.write(head + body)
        case .cut(let count):
            _ = socket.write(head + body.prefix(count))
        case .closed:
            break
        case .reset(let count):
            if let count {
                _ = socket.write(head + body.prefix(count)) && socket.wait(seconds: 0.05)
            }
            socket.reset()
        case .dripping(let seconds):
            return socket.write(head) && drip(body, seconds)
        case .silent:
            while socket.read() != nil {}
        }
        return false
    }

    private func drip(_ body: [UInt8], _ seconds: Double) -> Bool {
        body.indices.allSatisfy { index in
            socket.write([body[index]]) && socket.wait(seconds: seconds)
        }
    }

    private func head(of response: LoopbackServer.Response, length: Int) -> [UInt8] {
        var lines = ["HTTP/1.1 \(response.status) Status"]
        lines += response.headers.map { "\($0.name): \($0.value)" }
        if response.isPacked { lines.append("Content-Encoding: gzip") }
        if case .withoutLength = response.conduct {
            lines.append("Connection: close")
        } else if response.status != 304 {
            lines.append("Content-Length: \(length)")
        }
        return Array((lines + ["", ""]).joined(separator: "\r\n").utf8)
    }
}
