extension Value {
    /// Reads a JSON text.
    ///
    /// Objects keep the order of their names; of a name that comes twice the last value counts, in
    /// the place of the first. Numbers keep their spelling.
    ///
    /// - Parameters:
    ///   - bytes: the text in UTF-8, without a byte order mark.
    ///   - path: the path to give in messages.
    /// - Throws: `JSONError` as ``JSONText/init(_:path:)``.
    public init(json bytes: [UInt8], path: String = "JSON") throws(JSONError) {
        self.init(try JSONText(bytes, path: path).root)
    }

    private init(_ node: JSONNode) {
        switch node.content {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .number(let spelling): self = .number(spelling)
        case .text(let text): self = .text(text)
        case .list(let items): self = .list(items.map(Value.init))
        case .object(let members):
            self = .object(Object(members.map { ($0.name, Value($0.value)) }))
        }
    }
}
