/// What a parser tells while it reads a document.
protocol MarkupHandler {
    mutating func elementStarted(_ tag: StartTag)
    mutating func elementEnded()
    /// A piece of text; one run of text may come in several.
    mutating func textFound(_ text: Bytes)
    /// A CDATA section, which HTML does not have.
    mutating func literalFound(line: Int)
    /// A processing instruction, which HTML does not have either; without its brackets.
    mutating func instructionFound(_ instruction: String, line: Int)
}

extension MarkupHandler {
    mutating func textFound(_ text: Bytes) {}
    mutating func literalFound(line: Int) {}
    mutating func instructionFound(_ instruction: String, line: Int) {}
}
