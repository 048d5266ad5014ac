/// Adds the end tags that HTML lets a page leave out, so that it can be read as XML: those of table
/// cells, rows, list items, and terms with what is said of them. Lines keep their numbers.
struct ImpliedEndTags {
    /// The page with the end tags, in memory that is used again for the next one.
    private var output: [UInt8] = []
    /// The tables, lists and divisions around, the innermost last, each with what is open in it and may
    /// lack an end tag: a row and a cell of it, or an item.
    private var open: [[String]] = []

    /// Lends a page with all of its end tags.
    mutating func complete<Result>(_ page: Bytes, _ body: (Bytes) -> Result) -> Result {
        output.removeAll(keepingCapacity: true)
        open = []
        var start = 0
        while start < page.count {
            if page[start] == .lessThan { addEndTags(before: start, in: page) }
            let next = page[(start + 1)...].firstIndex(of: .lessThan) ?? page.count
            output.append(contentsOf: page[start..<next])
            start = next
        }
        return output.withUnsafeBufferPointer(body)
    }

    /// Ends what ends where a tag begins, and notes what the tag opens and closes.
    private mutating func addEndTags(before index: Int, in page: Bytes) {
        let isEnd = index + 1 < page.count && page[index + 1] == .slash
        let name = page[(index + (isEnd ? 2 : 1))...].prefix { $0.isLetterOrDigit }
        switch String(decoding: name, as: UTF8.self) {
        case "table", "ul", "ol", "dl", "div":
            if isEnd {
                endAll()
                _ = open.popLast()
            } else {
                open.append([])
            }
        case "thead", "tbody", "tfoot": endAll()
        case let name where ["td", "th", "tr", "li", "dt", "dd"].contains(name):
            let isCell = name == "td" || name == "th"
            if isEnd {
                if !isCell { endCell() }
                if open.last?.last == name { open[open.count - 1].removeLast() }
            } else {
                isCell ? endCell() : endAll()
                if !open.isEmpty { open[open.count - 1].append(name) }
            }
        default: break
        }
    }

    private mutating func endCell() {
        if let last = open.last?.last, last == "td" || last == "th" { endLast() }
    }

    private mutating func endAll() { while open.last?.isEmpty == false { endLast() } }

    /// Ends the innermost element of the table or list.
    private mutating func endLast() {
        output += Array("</\(open[open.count - 1].removeLast())>".utf8)
    }
}
