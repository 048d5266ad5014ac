import Synchronization

/// Shows how far a long piece of work has come: on a terminal a bar that is drawn anew at most ten
/// times a second; elsewhere a plain line when a kind of work is done, and every five seconds on the
/// way.
final class ProgressBar: Sendable {
    private let console: Console
    private let isTerminal: Bool
    private let state = Mutex(State())

    private struct State {
        /// What is shown on the terminal now.
        var line = ""
        /// What was shown last on a terminal, or told to be done elsewhere.
        var label = ""
        var done = 0
        /// When that was.
        var lastShown = ContinuousClock.now
    }

    /// A bar among the console's messages.
    init(console: Console) {
        self.console = console
        isTerminal = console.messages.isTerminal
    }

    /// Shows how far the work is.
    func show(_ text: ProgressText) {
        state.withLock { state in
            if isTerminal {
                draw(text, &state)
            } else {
                tell(text, &state)
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

    private func draw(_ text: ProgressText, _ state: inout State) {
        let isEnd = text.done == text.total && text.done != state.done
        let isDue = isEnd || text.label != state.label
        guard hasPassed(.milliseconds(100), &state) || isDue else { return }
        state.label = text.label
        state.done = text.done
        // One column stays free: some terminals break the line when the last is written.
        let line = text.line(columns: (console.messages.columns ?? 80) - 1)
        guard line != state.line else { return }
        console.show("\r\(line)\(cover(state.line, with: line))")
        state.line = line
    }

    private func tell(_ text: ProgressText, _ state: inout State) {
        let isEnd = text.done == text.total && state.label != text.label
        guard hasPassed(.seconds(5), &state) || isEnd else { return }
        if isEnd { state.label = text.label }
        console.say(text.plain)
    }

    /// Spaces over what a longer line leaves behind a shorter one.
    private func cover(_ old: String, with new: String) -> String {
        let left = DisplayWidth.columns(of: old) - DisplayWidth.columns(of: new)
        return String(repeating: " ", count: max(0, left))
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
        console.show("\r\(cover(state.line, with: ""))\r")
        state.line = ""
    }
}
