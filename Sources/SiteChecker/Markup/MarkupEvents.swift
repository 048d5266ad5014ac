/// A handler's methods without its type, as a C callback needs them.
struct MarkupEvents {
    private typealias Address = UnsafeMutableRawPointer

    private let handler: Address
    private let start: (Address, StartTag) -> Void
    private let end: (Address) -> Void
    private let text: (Address, Bytes) -> Void
    private let literal: (Address, Int) -> Void
    private let instruction: (Address, String, Int) -> Void

    /// The methods of `handler`, which must stay at its address while they are called.
    init<Handler: MarkupHandler>(_ handler: UnsafeMutablePointer<Handler>) {
        self.handler = Address(handler)
        start = { $0.assumingMemoryBound(to: Handler.self).pointee.elementStarted($1) }
        end = { $0.assumingMemoryBound(to: Handler.self).pointee.elementEnded() }
        text = { $0.assumingMemoryBound(to: Handler.self).pointee.textFound($1) }
        literal = { $0.assumingMemoryBound(to: Handler.self).pointee.literalFound(line: $1) }
        instruction = {
            $0.assumingMemoryBound(to: Handler.self).pointee.instructionFound($1, line: $2)
        }
    }

    func elementStarted(_ tag: StartTag) { start(handler, tag) }
    func elementEnded() { end(handler) }
    func textFound(_ bytes: Bytes) { text(handler, bytes) }
    func literalFound(line: Int) { literal(handler, line) }
    func instructionFound(_ words: String, line: Int) { instruction(handler, words, line) }
}
