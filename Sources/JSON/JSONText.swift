import Diagnostics

/// A parsed JSON text that can report errors in its values by line and column.
package struct JSONText: Sendable {
    /// The outermost value.
    package let root: JSONValue
    let source: SourceText

    /// Parses a JSON text (RFC 8259).
    ///
    /// - Parameters:
    ///   - bytes: the text in UTF-8, without a byte order mark.
    ///   - path: the path to give in messages.
    /// - Throws: an error if the text breaks the grammar, is not UTF-8, has half a surrogate
    ///   pair, has text after its value, or nests more than 512 deep.
    package init(_ bytes: [UInt8], path: String = "JSON") throws {
        source = SourceText(path: path, bytes: bytes)
        root = try JSONParser.parse(source)
    }

    /// What keeps bytes from being a JSON text; `nil` if they are one. Values are not kept.
    package static func fault(in bytes: [UInt8], path: String) -> Diagnostic? {
        do {
            _ = try JSONParser.parse(SourceText(path: path, bytes: bytes), keepingValues: false)
            return nil
        } catch {
            return (error as? DiagnosticError)?.first
        }
    }

    /// An error at a value or at a member's name.
    package func error(_ message: String, at part: some JSONPart) -> DiagnosticError {
        place(of: part).error(message)
    }

    package func place(of part: some JSONPart) -> JSONPlace {
        JSONPlace(source: source, offset: part.offset)
    }
}

/// A value or a member.
package protocol JSONPart {
    /// In bytes from the start of the text.
    var offset: Int { get }
}

package struct JSONValue: JSONPart, Sendable {
    package enum Content: Sendable {
        case null
        case bool(Bool)
        /// A number as it is spelled.
        case number(String)
        /// A string without its quotation marks and escapes.
        case string(String)
        case array([JSONValue])
        /// The members of an object in the order of the text; names may occur more than once.
        case object([JSONMember])
    }

    package let content: Content
    package let offset: Int
}

package struct JSONMember: JSONPart, Sendable {
    /// The name without its quotation marks and escapes.
    package let name: String
    package let value: JSONValue
    /// That of the name.
    package let offset: Int

    package func with(_ value: JSONValue) -> JSONMember {
        JSONMember(name: name, value: value, offset: offset)
    }
}

extension JSONValue {
    /// The members of an object; empty for other values.
    package var members: [JSONMember] {
        if case .object(let members) = content { members } else { [] }
    }

    /// The value without some members of its objects, at any depth.
    package func without(_ isLeftOut: (JSONMember) -> Bool) -> JSONValue {
        let content: Content =
            switch content {
            case .array(let items): .array(items.map { $0.without(isLeftOut) })
            case .object(let members):
                .object(
                    members.filter { !isLeftOut($0) }.map { $0.with($0.value.without(isLeftOut)) })
            case .null, .bool, .number, .string: content
            }
        return JSONValue(content: content, offset: offset)
    }
}
