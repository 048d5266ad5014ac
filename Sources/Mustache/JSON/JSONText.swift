/// A JSON text as it stands, for readers that say where something in it is wrong.
public struct JSONText: Sendable {
    /// The outermost value.
    public let root: JSONNode
    private let source: SourceText

    /// Reads a JSON text (RFC 8259).
    ///
    /// - Parameters:
    ///   - bytes: the text in UTF-8, without a byte order mark.
    ///   - path: the path to give in messages.
    /// - Throws: `JSONError` if the text breaks the grammar in any way, is not UTF-8, has half a
    ///   surrogate pair, goes on after its value, or nests more than 512 deep.
    public init(_ bytes: [UInt8], path: String = "JSON") throws(JSONError) {
        source = SourceText(path: path, bytes: bytes)
        var reader = JSONReader(source)
        root = try reader.readText()
    }

    /// What is wrong with a value.
    public func error(_ message: String, at node: JSONNode) -> JSONError {
        JSONError(source.diagnostic(message, at: node.offset))
    }

    /// What is wrong with a member's name.
    public func error(_ message: String, at member: JSONMember) -> JSONError {
        JSONError(source.diagnostic(message, at: member.offset))
    }
}

/// A value in a JSON text, and where it stands.
public struct JSONNode: Sendable {
    /// What a value can be.
    public enum Content: Sendable {
        /// `null`.
        case null
        /// `true` or `false`.
        case bool(Bool)
        /// A number as it is spelled.
        case number(String)
        /// A string.
        case text(String)
        /// The items of an array.
        case list([JSONNode])
        /// The members of an object in order, those of the same name too.
        case object([JSONMember])
    }

    /// The value.
    public let content: Content
    let offset: Int

    init(_ content: Content, at offset: Int) {
        self.content = content
        self.offset = offset
    }
}

/// A name in a JSON object and its value.
public struct JSONMember: Sendable {
    /// The name.
    public let name: String
    /// The value.
    public let value: JSONNode
    let offset: Int

    init(name: String, offset: Int, value: JSONNode) {
        self.name = name
        self.offset = offset
        self.value = value
    }
}
