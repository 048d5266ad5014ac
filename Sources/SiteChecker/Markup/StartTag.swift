import CLibXML2

/// A start tag as the parser reports it; lent for the time of the call.
struct StartTag {
    struct Attribute {
        let name: MarkupName
        let fullName: UnsafePointer<xmlChar>
        let value: Bytes
    }

    let name: MarkupName
    let fullName: UnsafePointer<xmlChar>
    let attributes: UnsafeBufferPointer<Attribute>
    private let input: UnsafeMutablePointer<xmlParserInput>

    init(
        name: MarkupName, fullName: UnsafePointer<xmlChar>,
        attributes: UnsafeBufferPointer<Attribute>, input: UnsafeMutablePointer<xmlParserInput>
    ) {
        self.name = name
        self.fullName = fullName
        self.attributes = attributes
        self.input = input
    }

    /// The value of the attribute `name`, or nil if the tag has none.
    subscript(name: MarkupName) -> Bytes? {
        for attribute in attributes where attribute.name == name { return attribute.value }
        return nil
    }

    /// The value of the attribute `name` as text, or nil if the tag has none.
    func text(_ name: MarkupName) -> String? {
        self[name].map(Self.text)
    }

    /// Whether the attribute `name` is there with more than white space.
    func hasText(_ name: MarkupName) -> Bool {
        self[name].map { !$0.isBlank } ?? false
    }

    /// Whether the tag is written `<x/>`. The parser reports a tag when it stands before its `>`.
    var isSelfClosed: Bool {
        input.pointee.cur.pointee == .slash
    }

    /// The line of the tag's `<`, counted from 1. The parser itself stands at the tag's end, and
    /// no attribute's value can hold a `<`.
    var line: Int {
        var line = Int(input.pointee.line)
        var cursor = input.pointee.cur - 1
        while cursor >= input.pointee.base, cursor.pointee != UInt8(ascii: "<") {
            if cursor.pointee == .newline { line -= 1 }
            cursor -= 1
        }
        return line
    }

    /// The element's name as it is written.
    var elementName: String {
        String(cString: fullName)
    }

    /// An attribute's value as text. The parser leaves an ampersand as `&#38;`.
    static func text(_ value: Bytes) -> String {
        guard value.contains(UInt8(ascii: "&")) else { return value.text }
        let parts = value.text.split(separator: "&#38;", omittingEmptySubsequences: false)
        return parts.joined(separator: "&")
    }
}
