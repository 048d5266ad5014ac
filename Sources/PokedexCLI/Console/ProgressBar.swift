import Parallelism

/// Shows the progress of long work. On a terminal it is a bar, drawn at most ten times a second.
/// Elsewhere it is a line when one kind of work is done, and every five seconds meanwhile.
final class ProgressBar: Sendable {
    private let console: Console
    private let isTerminal: Bool
    private let state = Guarded(State())

    private struct State {
        /// The line that the terminal shows now.
        var line = ""
        /// The label of the bar, or of the last work that was reported as done.
        var label = ""
        var done = 0
        var lastShown = ContinuousClock.now
    }

    init(console: Console) {
        self.console = console
        isTerminal = console.messages.isTerminal
    }

    func show(_ text: ProgressText) {
        state.withLock { if isTerminal { draw(text, &$0) } else { writeLine(text, &$0) } }
    }

    /// Writes a message above the bar.
    func message(_ text: String) {
        state.withLock { state in
            erase(&state)
            console.message(text)
        }
    }

    /// Removes the bar.
    func finish() { state.withLock { erase(&$0) } }

    private func draw(_ text: ProgressText, _ state: inout State) {
        let isEnd = text.done == text.total && text.done != state.done
        let isDue = isEnd || text.label != state.label
        guard hasPassed(.milliseconds(100), &state) || isDue else { return }
        state.label = text.label
        state.done = text.done
        // One column stays free: some terminals break the line after the last one.
        let line = text.line(columns: (console.messages.columns ?? 80) - 1)
        guard line != state.line else { return }
        console.message(characters: "\r\(line)\(cover(state.line, with: line))")
        state.line = line
    }

    private func writeLine(_ text: ProgressText, _ state: inout State) {
        let isEnd = text.done == text.total && state.label != text.label
        guard hasPassed(.seconds(5), &state) || isEnd else { return }
        if isEnd { state.label = text.label }
        console.message(text.plain)
    }

    /// The spaces that erase the end of a longer line.
    private func cover(_ old: String, with new: String) -> String {
        let left = DisplayWidth.columns(of: old) - DisplayWidth.columns(of: new)
        return String(repeating: " ", count: max(0, left))
    }

    /// Whether this time has passed since the last call that returned true.
    private func hasPassed(_ duration: Duration, _ state: inout State) -> Bool {
        let now = ContinuousClock.now
        guard now - state.lastShown >= duration else { return false }
        state.lastShown = now
        return true
    }

    private func erase(_ state: inout State) {
        guard !state.line.isEmpty else { return }
        console.message(characters: "\r\(cover(state.line, with: ""))\r")
        state.line = ""
    }
}

/// The text of a progress bar: `moves (5/10) [####.....] 3 failed`.
struct ProgressText: Sendable {
    let label: String
    let done: Int
    let total: Int
    /// The length of the bar, where it differs from `done` and `total`.
    var share: (done: Int, total: Int)?
    /// The most important first.
    var notes: [String] = []

    private static let barColumns = 5...30

    /// The text without a terminal.
    var plain: String { ([head] + notes).joined(separator: ", ") }

    /// A line for a terminal of this width. Notes that do not fit are left out, and then the bar.
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
