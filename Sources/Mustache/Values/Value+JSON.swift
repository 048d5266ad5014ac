import JSON

extension Value {
    /// Objects keep the order of their names. If a name occurs twice, the last value counts, in the
    /// position of the first. Numbers keep their spelling.
    ///
    /// - Parameters:
    ///   - bytes: the text in UTF-8, without a byte order mark.
    ///   - path: the path to give in messages.
    /// - Throws: as `JSONText`.
    package init(json bytes: [UInt8], path: String = "JSON") throws {
        self.init(try JSONText(bytes, path: path).root)
    }

    package init(_ value: JSONValue) {
        switch value.content {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .number(let spelling): self = .number(spelling)
        case .string(let text): self = .text(text)
        case .array(let items): self = .list(items.map(Value.init))
        case .object(let members):
            self = .object(Object(members.map { ($0.name, Value($0.value)) }))
        }
    }
}
