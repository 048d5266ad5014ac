import Synchronization

/// Shows how far a long piece of work has come: on a terminal a bar with counts that is drawn anew
/// at most ten times a second; elsewhere a plain line when a kind of work is done, and every five
/// seconds on the way.
final class ProgressBar: Sendable {
    private let console: Console
    private let isTerminal: Bool
    private let state = Mutex(State())

    private struct State {
        /// What is shown on the terminal now.
        var line = ""
        /// What was done last, and when that was shown.
        var label = ""
        var lastShown = ContinuousClock.now
    }

    /// A bar among the console's messages.
    init(console: Console) {
        self.console = console
        isTerminal = console.messages.isTerminal
    }

    /// Shows that `done` of `total` are done with what the label names.
    func show(_ label: String, done: Int, of total: Int) {
        state.withLock { state in
            if isTerminal {
                draw(label, done, total, &state)
            } else {
                tell(label, done, total, &state)
            }
        }
    }

    /// Says something without tearing the bar.
    func say(_ message: String) {
        state.withLock { state in
            erase(&state)
            console.say(message)
        }
    }

    /// Takes the bar away.
    func finish() {
        state.withLock { erase(&$0) }
    }

    /// The bar as a line of at most `columns` characters.
    static func line(_ label: String, done: Int, of total: Int, columns: Int) -> String {
        let share = total > 0 ? min(max(done, 0), total) : 0
        let counts = "\(done)/\(total)"
        let width = min(columns - label.count - counts.count - 4, 40)
        guard width >= 5 else { return String("\(label) \(counts)".prefix(columns)) }
        let filled = total > 0 ? width * share / total : 0
        let bar = String(repeating: "#", count: filled)
        let rest = String(repeating: ".", count: width - filled)
        return "\(label) [\(bar)\(rest)] \(counts)"
    }

    private func draw(_ label: String, _ done: Int, _ total: Int, _ state: inout State) {
        let isDue = label != state.label || done == total
        guard isDue || hasPassed(.milliseconds(100), &state) else { return }
        state.label = label
        // One column stays free: some terminals break the line when the last is written.
        let columns = (console.messages.columns ?? 80) - 1
        let line = Self.line(label, done: done, of: total, columns: columns)
        guard line != state.line else { return }
        let cover = String(repeating: " ", count: max(0, state.line.count - line.count))
        console.show("\r\(line)\(cover)")
        state.line = line
    }

    private func tell(_ label: String, _ done: Int, _ total: Int, _ state: inout State) {
        guard done == total || hasPassed(.seconds(5), &state) else { return }
        console.say("\(label) \(done)/\(total)")
    }

    /// Whether a time has passed since this was last true.
    private func hasPassed(_ duration: Duration, _ state: inout State) -> Bool {
        let now = ContinuousClock.now
        guard now - state.lastShown >= duration else { return false }
        state.lastShown = now
        return true
    }

    private func erase(_ state: inout State) {
        guard !state.line.isEmpty else { return }
        console.show("\r\(String(repeating: " ", count: state.line.count))\r")
        state.line = ""
    }
}
