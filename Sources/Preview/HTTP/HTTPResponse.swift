/// What a request is answered with.
package struct HTTPResponse: Sendable {
    package var status: HTTPStatus
    /// In the order in which they are sent, without those about length and connection.
    package var fields: [(name: String, value: String)]
    /// The bytes that are sent, unless the request is `HEAD`.
    package var body: [UInt8]

    package init(
        _ status: HTTPStatus, fields: [(name: String, value: String)] = [], body: [UInt8] = []
    ) {
        (self.status, self.fields, self.body) = (status, fields, body)
    }

    /// A status with its number and words as the text.
    package init(_ status: HTTPStatus) {
        self.init(
            status, fields: [("Content-Type", MediaType.text)],
            body: Array("\(status.code) \(status.reason)\n".utf8))
    }

    /// An answer that leads to another address.
    package init(movedTo address: String) {
        self.init(.movedPermanently)
        fields.append(("Location", address))
    }

    /// The bytes of the whole answer.
    ///
    /// - Parameters:
    ///   - isHead: whether the body is left out, but not its length.
    ///   - keepsConnection: whether another answer may follow.
    func bytes(isHead: Bool, keepsConnection: Bool) -> [UInt8] {
        var lines = ["HTTP/1.1 \(status.code) \(status.reason)"]
        lines += fields.map { "\($0.name): \($0.value)" }
        if status != .notModified { lines.append("Content-Length: \(body.count)") }
        lines += ["Cache-Control: no-cache", "X-Content-Type-Options: nosniff"]
        lines.append("Connection: \(keepsConnection ? "keep-alive" : "close")")
        let head = Array((lines + ["", ""]).joined(separator: "\r\n").utf8)
        return isHead || status == .notModified ? head : head + body
    }
}

/// A file as it is now, from which requests are answered: whole, in part, or not at all where the
/// browser has it.
package struct ServedFile: Sendable {
    package var bytes: [UInt8]
    package let type: String
    /// What differs when the bytes differ: letters, digits and `-`.
    package var version: String

    package init(bytes: [UInt8], type: String, version: String) {
        (self.bytes, self.type, self.version) = (bytes, type, version)
    }

    private var tag: String { "\"\(version)\"" }

    /// The answer to a request for the file.
    ///
    /// - Parameter status: of the whole file; of any other than `ok` there are no parts.
    package func response(to request: HTTPRequest, status: HTTPStatus = .ok) -> HTTPResponse {
        var response = HTTPResponse(
            status, fields: [("Content-Type", type), ("ETag", tag)], body: bytes)
        guard status == .ok else { return response }
        if let known = request[field: "If-None-Match"], isListed(in: known) {
            response.status = .notModified
            response.body = []
            return response
        }
        response.fields.append(("Accept-Ranges", "bytes"))
        guard request.method == "GET", let field = request[field: "Range"],
            request[field: "If-Range"].map({ $0 == tag }) ?? true
        else { return response }
        switch ByteRange(field, count: bytes.count) {
        case .whole: break
        case .part(let range):
            response.status = .partialContent
            let place = "\(range.lowerBound)-\(range.upperBound - 1)"
            response.fields.append(("Content-Range", "bytes \(place)/\(bytes.count)"))
            response.body = Array(bytes[range])
        case .outside:
            response = HTTPResponse(.rangeNotSatisfiable)
            response.fields.append(("Content-Range", "bytes */\(bytes.count)"))
        }
        return response
    }

    /// Whether `If-None-Match` names the version.
    private func isListed(in field: String) -> Bool {
        field.split(separator: ",").contains { entry in
            let entry = entry.drop { $0 == " " }.prefix { $0 != " " }
            return entry == "*" || entry == tag || entry == "W/\(tag)"
        }
    }
}

/// The part of a file that a request asks for.
enum ByteRange: Hashable {
    /// All of it: where the field is wrong, or asks for several parts.
    case whole
    case part(Range<Int>)
    /// Nothing, since the file ends before.
    case outside

    /// - Parameters:
    ///   - field: the value of `Range`: `bytes=0-99`, `bytes=100-` or `bytes=-100`.
    ///   - count: the number of bytes of the file.
    init(_ field: String, count: Int) {
        self = .whole
        guard field.hasPrefix("bytes="), case let text = field.dropFirst(6),
            let dash = text.firstIndex(of: "-"), !text.contains(",")
        else { return }
        let (first, last) = (text[..<dash], text[text.index(after: dash)...])
        guard [first, last].allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }) else {
            return
        }
        switch (Int(first), Int(last)) {
        case (nil, let length?) where first.isEmpty:
            self = length == 0 || count == 0 ? .outside : .part(max(0, count - length)..<count)
        case (let start?, nil) where last.isEmpty:
            self = start < count ? .part(start..<count) : .outside
        case (let start?, let end?) where start <= end:
            self = start < count ? .part(start..<min(end, count - 1) + 1) : .outside
        default: break
        }
    }
}

/// The status of an answer. A request that cannot be read is refused by throwing one.
package struct HTTPStatus: Error, Hashable {
    let code: Int
    /// The words behind the number.
    let reason: String

    private init(_ code: Int, _ reason: String) {
        (self.code, self.reason) = (code, reason)
    }

    package static let ok = Self(200, "OK")
    static let partialContent = Self(206, "Partial Content")
    static let movedPermanently = Self(301, "Moved Permanently")
    static let notModified = Self(304, "Not Modified")
    static let badRequest = Self(400, "Bad Request")
    package static let notFound = Self(404, "Not Found")
    static let methodNotAllowed = Self(405, "Method Not Allowed")
    static let requestTimeout = Self(408, "Request Timeout")
    static let contentTooLarge = Self(413, "Content Too Large")
    static let rangeNotSatisfiable = Self(416, "Range Not Satisfiable")
    static let misdirectedRequest = Self(421, "Misdirected Request")
    static let headTooLarge = Self(431, "Request Header Fields Too Large")
    package static let failure = Self(500, "Internal Server Error")
    static let versionNotSupported = Self(505, "HTTP Version Not Supported")
}

/// The types that browsers are told of files.
package enum MediaType {
    package static let html = "text/html; charset=utf-8"
    static let script = "text/javascript; charset=utf-8"
    static let style = "text/css; charset=utf-8"
    static let text = "text/plain; charset=utf-8"
    static let events = "text/event-stream"

    /// The type of a file by the ending of its name.
    package static func of(_ path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        let ending = name.contains(".") ? name.split(separator: ".").last?.lowercased() : nil
        return ending.flatMap { types[$0] } ?? "application/octet-stream"
    }

    private static let types = [
        "html": html, "js": script, "mjs": script, "css": style, "txt": text,
        "json": "application/json", "webmanifest": "application/manifest+json",
        "xml": "application/xml", "svg": "image/svg+xml", "png": "image/png",
        "jpg": "image/jpeg", "jpeg": "image/jpeg", "webp": "image/webp", "avif": "image/avif",
        "gif": "image/gif", "ico": "image/x-icon", "woff2": "font/woff2", "pdf": "application/pdf",
    ]
}
