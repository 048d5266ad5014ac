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
    /// The parser's own words, on one line.
    let message: String
    /// The elements, if that is what is wrong.
    var mismatch: Mismatch?
}
