/// Receives what a parser finds in a document.
protocol MarkupHandler: AnyObject {
    func elementStarted(_ tag: StartTag)
    func elementEnded()
    /// Receives a piece of text; one run of text may come in several pieces.
    func textFound(_ text: Bytes)
    /// Receives the line of a CDATA section, which HTML does not have.
    func literalFound(line: Int)
    /// Receives a processing instruction without its brackets. HTML does not have any.
    func instructionFound(_ instruction: String, line: Int)
}

extension MarkupHandler {
    func textFound(_ text: Bytes) {}
    func literalFound(line: Int) {}
    func instructionFound(_ instruction: String, line: Int) {}
}

/// Why a document is not well-formed XML.
struct MarkupFault: Equatable {
    /// An end tag that is not the open element's.
    struct Mismatch: Equatable {
        let opened: String
        /// Counted from 1.
        let openedLine: Int
        let closed: String

        /// What to do, and in which line, for a fault that the parser found at a line.
        func explanation(at line: Int) -> (line: Int, text: String) {
            MarkupName(rawValue: opened)?.isVoidElement == true
                ? (openedLine, SyntaxRule.unclosed(opened))
                : (line, "</\(closed)> where <\(opened)> is still open")
        }
    }

    /// Counted from 1.
    let line: Int
    /// The parser's message, on one line.
    let message: String
    /// The elements, if they are the reason.
    var mismatch: Mismatch?
}
