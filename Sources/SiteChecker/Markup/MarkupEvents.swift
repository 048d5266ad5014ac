/// A handler without its type, as a C callback needs it.
struct MarkupEvents {
    private let type: any MarkupHandler.Type
    private let address: UnsafeMutableRawPointer

    /// Tells `handler`, which must stay at its address while it is told anything.
    init<Handler: MarkupHandler>(_ handler: UnsafeMutablePointer<Handler>) {
        type = Handler.self
        address = UnsafeMutableRawPointer(handler)
    }

    func elementStarted(_ tag: StartTag) { type.elementStarted(tag, at: address) }
    func elementEnded() { type.elementEnded(at: address) }
    func textFound(_ text: Bytes) { type.textFound(text, at: address) }
    func literalFound(line: Int) { type.literalFound(line: line, at: address) }
    func instructionFound(_ words: String, line: Int) {
        type.instructionFound(words, line: line, at: address)
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

    fileprivate static func instructionFound(_ words: String, line: Int, at address: Address) {
        handler(at: address).pointee.instructionFound(words, line: line)
    }

    private static func handler(at address: Address) -> UnsafeMutablePointer<Self> {
        address.assumingMemoryBound(to: Self.self)
    }
}
