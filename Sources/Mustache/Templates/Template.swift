import Diagnostics

/// A Mustache template, compiled once and rendered as often as needed.
public struct Template: Sendable {
    /// The path that messages give for the template.
    public var name: String { text.path }

    /// The template's text.
    public var source: String { String(decoding: text.bytes, as: UTF8.self) }

    /// Every tag of the text in order, end tags and comments included.
    public let tags: [Tag]

    let text: SourceText
    let program: Program

    /// Compiles a template.
    ///
    /// - Parameters:
    ///   - source: the template's text.
    ///   - name: the path to give in messages, as `Templates/pages/move.mustache`.
    /// - Throws: `TemplateError` if a tag or a section is not closed, an end tag closes nothing, a
    ///   name is missing or malformed, delimiters are malformed, something other than a block
    ///   stands directly in a parent, a block is given twice, or nesting is deeper than 100.
    public init(_ source: String, name: String) throws(TemplateError) {
        try self.init(SourceText(path: name, bytes: Array(source.utf8)), delimiters: .standard)
    }

    /// Compiles a template from a file's bytes.
    ///
    /// - Parameters:
    ///   - bytes: the template's text in UTF-8, without a byte order mark.
    ///   - name: the path to give in messages.
    /// - Throws: `TemplateError` if the bytes are not that, and for a mistake in the template.
    public init(bytes: [UInt8], name: String) throws(TemplateError) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            throw TemplateError(
                path: name, message: "the file begins with a byte order mark; save it without one")
        }
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw TemplateError(path: name, message: "the file is not UTF-8")
        }
        try self.init(SourceText(path: name, bytes: bytes), delimiters: .standard)
    }

    init(_ text: SourceText, delimiters: Delimiters) throws(TemplateError) {
        self.text = text
        (program, tags) = try Compiler.compile(text, delimiters: delimiters)
    }
}

extension Template {
    /// The other templates that this one names, in the order of the tags.
    public var references: [Reference] {
        tags.compactMap { tag in
            guard tag.kind == .partial || tag.kind == .parent else { return nil }
            return Reference(
                name: tag.name,
                isParent: tag.kind == .parent,
                isDynamic: tag.isDynamic,
                position: text.position(at: tag.range.lowerBound)
            )
        }
    }

    /// Where a byte of the template's text is.
    ///
    /// - Parameter offset: from 0 to the number of bytes in UTF-8, as the bounds of a tag's range.
    public func position(at offset: Int) -> SourcePosition {
        text.position(at: offset)
    }

    /// What is wrong at a place of this template's text, in the form of the engine's own messages.
    ///
    /// - Parameters:
    ///   - message: what is wrong, without path and position.
    ///   - offset: from 0 to the number of bytes in UTF-8, as the bounds of a tag's range.
    public func error(_ message: String, at offset: Int) -> TemplateError {
        TemplateError(text.diagnostic(message, at: offset))
    }
}
