import Mustache
import PokedexDomain

/// Makes rows of finished cells, one after the other: there are so many rows that each is one value.
struct CellRow: ~Copyable {
    private var buffer = OutputBuffer()

    /// Adds finished cells to the row; anything else is a mistake of the caller's.
    mutating func append(_ cells: Value) {
        guard case .html(let html) = cells else {
            preconditionFailure("a row is made of finished cells")
        }
        buffer.append(html.bytes)
    }

    /// Ends the row and begins the next.
    ///
    /// - Returns: the cells as one piece of mark-up.
    mutating func end() -> Value {
        defer { buffer.removeAll(keepingCapacity: true) }
        return .html(HTML(bytes: buffer.bytes))
    }
}
