extension LoopbackServer {
    /// What was asked for.
    package struct Request: Hashable, Sendable {
        /// `GET`, as a rule.
        package let method: String
        /// The path, without query: `/api/v2/pokemon/25/`.
        package let path: String
        /// What follows the `?`; `nil` without one.
        package let query: String?
        /// The headers; the names are in lower case.
        package let headers: [String: String]

        /// A header by its name in any case; `nil` where it was not sent.
        package subscript(header name: String) -> String? { headers[name.lowercased()] }

        /// Reads the lines before the empty one; `nil` when they are no request.
        init?(head: [String]) {
            let words = (head.first ?? "").split(separator: " ")
            guard words.count == 3 else { return nil }
            let parts = words[1].split(separator: "?", maxSplits: 1)
            method = String(words[0])
            path = String(parts.first ?? "/")
            query = parts.count > 1 ? String(parts[1]) : nil
            headers = Dictionary(
                head.dropFirst().map { line in
                    let parts = line.split(separator: ":", maxSplits: 1)
                    let value = parts.count > 1 ? parts[1].drop { $0 == " " } : ""
                    return (parts.first.map { $0.lowercased() } ?? "", String(value))
                }, uniquingKeysWith: { "\($0), \($1)" })
        }
    }
}
