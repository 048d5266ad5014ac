extension JSONValue {
    /// Makes a value that is in no text.
    package init(_ content: Content) { self.init(content: content, offset: 0) }

    /// Makes an object that is in no text.
    package init(members: [(name: String, value: JSONValue)]) {
        self.init(.object(members.map { JSONMember(name: $0.name, value: $0.value, offset: 0) }))
    }

    /// A string that is in no text, or `null` for `nil`.
    package static func text(_ text: String?) -> JSONValue {
        JSONValue(text.map { .string($0) } ?? .null)
    }

    /// A whole number that is in no text, or `null` for `nil`.
    package static func number(_ number: Int?) -> JSONValue {
        JSONValue(number.map { .number(String($0)) } ?? .null)
    }

    /// The value as a file for people: indented by two spaces, with a line break at the end. Arrays
    /// of simple values are on one line. Only what must be escaped is.
    package var indented: [UInt8] {
        var text = ""
        append(to: &text, indentation: "")
        return Array((text + "\n").utf8)
    }

    private func append(to text: inout String, indentation: String) {
        switch content {
        case .null: text += "null"
        case .bool(let isTrue): text += isTrue ? "true" : "false"
        case .number(let digits): text += digits
        case .string(let string): Self.append(string, to: &text)
        case .array(let items):
            let isOnOneLine = items.allSatisfy(\.isSimple)
            Self.append(items, "[", "]", to: &text, isOnOneLine ? nil : indentation) {
                $0.append(to: &$1, indentation: $2)
            }
        case .object(let members):
            Self.append(members, "{", "}", to: &text, members.isEmpty ? nil : indentation) {
                Self.append($0.name, to: &$1)
                $1 += ": "
                $0.value.append(to: &$1, indentation: $2)
            }
        }
    }

    private var isSimple: Bool {
        switch content {
        case .array, .object: false
        default: true
        }
    }

    /// - Parameter indentation: of the line; `nil` if the items go on one line.
    private static func append<Item>(
        _ items: [Item], _ opener: String, _ closer: String, to text: inout String,
        _ indentation: String?, _ write: (Item, inout String, _ indentation: String) -> Void
    ) {
        let inner = (indentation ?? "") + "  "
        text += opener
        for (number, item) in items.enumerated() {
            if number > 0 { text += indentation == nil ? ", " : "," }
            if indentation != nil { text += "\n\(inner)" }
            write(item, &text, inner)
        }
        if let indentation { text += "\n\(indentation)" }
        text += closer
    }

    private static func append(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\0"..."\u{1F}", "\u{7F}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
