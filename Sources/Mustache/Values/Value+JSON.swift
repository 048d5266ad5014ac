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

extension JSONValue {
    /// The data as JSON, in which markup is text, and a lambda `null`.
    ///
    /// - Parameter shown: changes every text.
    package init(_ value: Value, shown: (String) -> String) {
        switch value {
        case .null, .lambda: self.init(.null)
        case .bool(let value): self.init(.bool(value))
        case .number(let spelling): self.init(.number(spelling))
        case .text(let text): self.init(.string(shown(text)))
        case .html(let markup): self.init(.string(shown(markup.string)))
        case .list(let items): self.init(.array(items.map { JSONValue($0, shown: shown) }))
        case .object(let object):
            self.init(members: object.members.map { ($0, JSONValue($1, shown: shown)) })
        }
    }
}
