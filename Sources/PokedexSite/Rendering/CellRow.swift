import Mustache

/// A row's finished cells in one piece: there are so many rows that each is one value.
struct CellRow {
    private var bytes: [UInt8] = []

    /// About as long as a row of a learnset is.
    private static let usualLength = 640

    init() {
        bytes.reserveCapacity(Self.usualLength)
    }

    /// Adds finished cells; anything else is a mistake of the caller's.
    mutating func append(_ cells: Value) {
        guard case .html(let html) = cells else {
            preconditionFailure("a row is made of finished cells")
        }
        bytes.append(contentsOf: html.bytes)
    }

    /// The cells as one piece of mark-up.
    var value: Value { .html(HTML(bytes: bytes)) }
}
