import Diagnostics

/// A parsed JSON text that can report errors in its values by line and column.
package struct JSONText: Sendable {
    /// The outermost value.
    package let root: JSONValue
    private let source: SourceText

    /// Parses a JSON text (RFC 8259).
    ///
    /// - Parameters:
    ///   - bytes: the text in UTF-8, without a byte order mark.
    ///   - path: the path to give in messages.
    /// - Throws: `JSONError` if the text breaks the grammar, is not UTF-8, has half a surrogate
    ///   pair, has text after its value, or nests more than 512 deep.
    package init(_ bytes: [UInt8], path: String = "JSON") throws(JSONError) {
        source = SourceText(path: path, bytes: bytes)
        root = try JSONParser.parse(source)
    }

    /// Checks that bytes are a JSON text, without keeping its values.
    ///
    /// - Throws: `JSONError` as ``init(_:path:)``.
    package static func validate(_ bytes: [UInt8], path: String) throws(JSONError) {
        try JSONParser.validate(SourceText(path: path, bytes: bytes))
    }

    /// An error at a value.
    package func error(_ message: String, at value: JSONValue) -> JSONError {
        JSONError(source.diagnostic(message, at: value.offset))
    }

    /// An error at a member's name.
    package func error(_ message: String, at member: JSONMember) -> JSONError {
        JSONError(source.diagnostic(message, at: member.offset))
    }

    /// Where a value starts.
    package func position(of value: JSONValue) -> SourcePosition {
        source.position(at: value.offset)
    }
}

/// A value of a JSON text.
package struct JSONValue: Sendable {
    /// The kinds of values.
    package enum Content: Sendable {
        /// `null`.
        case null
        /// `true` or `false`.
        case bool(Bool)
        /// A number as it is spelled.
        case number(String)
        /// A string without its quotation marks and escapes.
        case string(String)
        /// The items of an array.
        case array([JSONValue])
        /// The members of an object in the order of the text; names may occur more than once.
        case object([JSONMember])
    }

    /// The value itself.
    package let content: Content
    /// In bytes from the start of the text.
    let offset: Int
}

/// A member of a JSON object.
package struct JSONMember: Sendable {
    /// The name without its quotation marks and escapes.
    package let name: String
    /// The value.
    package let value: JSONValue
    /// Of the name, in bytes from the start of the text.
    let offset: Int

    /// The member without members of its objects, at any depth.
    package func without(_ isLeftOut: (JSONMember) -> Bool) -> JSONMember {
        JSONMember(name: name, value: value.without(isLeftOut), offset: offset)
    }
}

extension JSONValue {
    fileprivate func without(_ isLeftOut: (JSONMember) -> Bool) -> JSONValue {
        let content: Content =
            switch content {
            case .array(let items): .array(items.map { $0.without(isLeftOut) })
            case .object(let members):
                .object(members.filter { !isLeftOut($0) }.map { $0.without(isLeftOut) })
            case .null, .bool, .number, .string: content
            }
        return JSONValue(content: content, offset: offset)
    }
}

/// An error in a JSON text.
package struct JSONError: FileDiagnosticError {
    /// The whole message.
    package let diagnostic: Diagnostic

    init(_ diagnostic: Diagnostic) {
        self.diagnostic = diagnostic
    }
}
