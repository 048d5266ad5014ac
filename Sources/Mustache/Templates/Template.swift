import Diagnostics

/// A parsed Mustache template.
package struct Template: Sendable {
    /// The template's path in messages.
    package var name: String { tree.source.path }

    package var source: String { String(decoding: tree.source.bytes, as: UTF8.self) }

    /// Every tag in the order of the text, end tags and comments included.
    package var tags: [Tag] { tree.tags }

    let tree: TagTree

    /// - Parameters:
    ///   - source: the template's text.
    ///   - name: the path to give in messages, such as `Templates/pages/move.mustache`.
    /// - Throws: an error if a tag or a section is not closed, an end tag closes nothing, a
    ///   name is missing or malformed, delimiters are malformed, something other than a block
    ///   stands directly in a parent, a block is given twice, or nesting is deeper than 100.
    package init(_ source: String, name: String) throws {
        try self.init(SourceText(path: name, bytes: Array(source.utf8)), delimiters: .standard)
    }

    /// Parses a template from the bytes of a file.
    ///
    /// - Parameters:
    ///   - bytes: the template's text in UTF-8, without a byte order mark.
    ///   - name: the path to give in messages.
    /// - Throws: an error if the bytes are something else, and as ``init(_:name:)``.
    package init(bytes: [UInt8], name: String) throws {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            throw DiagnosticError(
                "the file begins with a byte order mark; save it without one", path: name)
        }
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw DiagnosticError("the file is not UTF-8", path: name)
        }
        try self.init(SourceText(path: name, bytes: bytes), delimiters: .standard)
    }

    init(_ source: SourceText, delimiters: Delimiters) throws {
        tree = try TagTree(source, delimiters: delimiters)
    }

    /// The position of a byte of the template's text, such as a bound of a tag's range.
    package func position(at offset: Int) -> SourcePosition {
        tree.source.position(at: offset)
    }

    /// A message about a byte of the template's text, such as a bound of a tag's range.
    package func diagnostic(_ message: String, at offset: Int) -> Diagnostic {
        tree.source.diagnostic(message, at: offset)
    }
}

/// One tag of a template's text.
package struct Tag: Sendable, Equatable {
    /// What a tag does.
    package enum Kind: Sendable, Equatable {
        /// `{{! … }}`
        case comment
        /// `{{=<% %>=}}`
        case setDelimiters
        /// `{{name}}`: the value, escaped.
        case interpolation
        /// `{{{name}}}` or `{{&name}}`: the value as it is.
        case unescapedInterpolation
        /// `{{#name}}`
        case section
        /// `{{^name}}`
        case invertedSection
        /// `{{>name}}`
        case partial
        /// `{{<name}}`
        case parent
        /// `{{$name}}`
        case block
        /// `{{/name}}`, whatever it closes.
        case end
    }

    package let kind: Kind

    /// The name without the sigil, the asterisk of a dynamic name and whitespace; empty for a
    /// comment and for set delimiters.
    package let name: String

    /// Whether the name has an asterisk: it is looked up to find the template's name.
    package let isDynamic: Bool

    /// In bytes of the template's text, delimiters included.
    package let range: Range<Int>

    /// The delimiters in force after the tag.
    let delimiters: Delimiters
}

/// What a tag opens and closes with.
struct Delimiters: Sendable, Equatable {
    let open: [UInt8]
    let close: [UInt8]

    static let standard = Delimiters(open: Array("{{".utf8), close: Array("}}".utf8))
}
