/// Knows, byte after byte, in what part of the mark-up a template's text stands.
struct MarkupLexer {
    enum Context: String {
        case text
        /// Between the brackets of a tag, outside its attributes' values.
        case tag
        case value
        case comment
    }

    private(set) var context = Context.text
    private var quote: UInt8 = 0

    /// Takes in the byte of `text` at `index`.
    mutating func read(_ text: [UInt8], at index: Int) {
        let byte = text[index]
        switch context {
        case .text:
            if byte == UInt8(ascii: "<") {
                context = text[index...].starts(with: "<!--".utf8) ? .comment : .tag
            }
        case .tag:
            if byte == UInt8(ascii: ">") {
                context = .text
            } else if byte == .quotationMark || byte == .apostrophe {
                context = .value
                quote = byte
            }
        case .value:
            if byte == quote { context = .tag }
        case .comment:
            if byte == UInt8(ascii: ">"), text[...index].suffix(3).elementsEqual("-->".utf8) {
                context = .text
            }
        }
    }
}
