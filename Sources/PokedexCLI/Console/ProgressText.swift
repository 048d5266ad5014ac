/// What a progress bar shows: `moves (5/10) [####.....] 3 failed`.
struct ProgressText: Sendable {
    /// What is being done.
    let label: String
    /// How many are done, as the counts say.
    let done: Int
    /// How many there are.
    let total: Int
    /// What the bar shows, where it is not what the counts say.
    var share: (done: Int, total: Int)?
    /// What else is to be known, the most important first.
    var notes: [String] = []

    private static let barColumns = 5...30

    /// The text where there is no terminal.
    var plain: String {
        ([head] + notes).joined(separator: ", ")
    }

    /// A line of a terminal, of at most so many columns: notes that have no room are left out, and
    /// then the bar.
    func line(columns: Int) -> String {
        var notes = notes
        while true {
            let tail = notes.isEmpty ? "" : " " + notes.joined(separator: ", ")
            let room = columns - DisplayWidth.columns(of: head + tail) - 3
            if room >= Self.barColumns.lowerBound {
                return "\(head) [\(bar(min(room, Self.barColumns.upperBound)))]\(tail)"
            }
            guard notes.popLast() != nil else { return cut(head, to: columns) }
        }
    }

    private var head: String { "\(label) (\(done)/\(total))" }

    private func bar(_ width: Int) -> String {
        let (done, total) = share ?? (done, total)
        let filled = total > 0 ? width * min(max(done, 0), total) / total : 0
        return String(repeating: "#", count: filled)
            + String(repeating: ".", count: width - filled)
    }

    private func cut(_ text: String, to columns: Int) -> String {
        var text = text
        while DisplayWidth.columns(of: text) > columns { text.removeLast() }
        return text
    }
}
