/// Receives what a parser finds in a document.
protocol MarkupHandler {
    mutating func elementStarted(_ tag: StartTag)
    mutating func elementEnded()
    /// Receives a piece of text; one run of text may come in several pieces.
    mutating func textFound(_ text: Bytes)
    /// Receives the line of a CDATA section, which HTML does not have.
    mutating func literalFound(line: Int)
    /// Receives a processing instruction without its brackets. HTML does not have any.
    mutating func instructionFound(_ instruction: String, line: Int)
}

extension MarkupHandler {
    mutating func textFound(_ text: Bytes) {}
    mutating func literalFound(line: Int) {}
    mutating func instructionFound(_ instruction: String, line: Int) {}
}

/// Why a document is not well-formed XML.
struct MarkupFault: Equatable {
    /// An end tag that is not the open element's.
    struct Mismatch: Equatable {
        let opened: String
        /// Counted from 1.
        let openedLine: Int
        let closed: String
    }

    /// Counted from 1.
    let line: Int
    /// The parser's message, on one line.
    let message: String
    /// The elements, if they are the reason.
    var mismatch: Mismatch?
}

/// A handler with its type erased, as a C callback needs it.
struct MarkupEvents {
    private let type: any MarkupHandler.Type
    private let address: UnsafeMutableRawPointer

    /// - Parameter handler: must stay at its address as long as it receives events.
    init<Handler: MarkupHandler>(_ handler: UnsafeMutablePointer<Handler>) {
        type = Handler.self
        address = UnsafeMutableRawPointer(handler)
    }

    func elementStarted(_ tag: StartTag) { type.elementStarted(tag, at: address) }
    func elementEnded() { type.elementEnded(at: address) }
    func textFound(_ text: Bytes) { type.textFound(text, at: address) }
    func literalFound(line: Int) { type.literalFound(line: line, at: address) }
    func instructionFound(_ instruction: String, line: Int) {
        type.instructionFound(instruction, line: line, at: address)
    }
}

extension MarkupHandler {
    fileprivate typealias Address = UnsafeMutableRawPointer

    fileprivate static func elementStarted(_ tag: StartTag, at address: Address) {
        handler(at: address).pointee.elementStarted(tag)
    }

    fileprivate static func elementEnded(at address: Address) {
        handler(at: address).pointee.elementEnded()
    }

    fileprivate static func textFound(_ text: Bytes, at address: Address) {
        handler(at: address).pointee.textFound(text)
    }

    fileprivate static func literalFound(line: Int, at address: Address) {
        handler(at: address).pointee.literalFound(line: line)
    }

    fileprivate static func instructionFound(
        _ instruction: String, line: Int, at address: Address
    ) {
        handler(at: address).pointee.instructionFound(instruction, line: line)
    }

    private static func handler(at address: Address) -> UnsafeMutablePointer<Self> {
        address.assumingMemoryBound(to: Self.self)
    }
}
