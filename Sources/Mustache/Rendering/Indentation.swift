import Diagnostics

/// The indentation of the lines of the template that is being rendered.
struct Indentation {
    /// The blanks of all standalone partials and blocks around; only those from `start` on count.
    private var bytes: [UInt8] = []
    private var start = 0
    /// Whether lines are indented at all.
    private(set) var isActive = false
    /// Whether the template's next text starts a line, so that blanks must be written before it.
    var isDue = false

    /// What to restore when a template or a block has been rendered.
    struct State {
        fileprivate let start: Int
        fileprivate let count: Int
    }

    private var state: State { State(start: start, count: bytes.count) }

    /// Indents further.
    ///
    /// - Parameter startsLine: whether the next text starts a line. If not, it continues one that
    ///   may or may not have text already.
    mutating func push(_ blanks: UnsafeBufferPointer<UInt8>, startsLine: Bool) -> State {
        let before = state
        bytes.append(contentsOf: blanks)
        if startsLine {
            isDue = true
        } else if !isActive {
            isDue = false
        }
        isActive = bytes.count > start
        return before
    }

    /// Stops indenting, for a template in the middle of a line.
    mutating func suspend() -> State {
        let before = state
        start = bytes.count
        isActive = false
        return before
    }

    mutating func restore(_ state: State) {
        start = state.start
        bytes.removeSubrange(state.count...)
        isActive = bytes.count > start
    }

    /// Writes the blanks if they are due.
    @inline(never)
    mutating func writeIfDue(to output: inout OutputBuffer) {
        guard isDue else { return }
        isDue = false
        bytes[start...].withUnsafeBufferPointer { output.append($0) }
    }

    /// Writes a template's text with each of its lines indented, except empty ones.
    @inline(never)
    mutating func write(_ text: UnsafeBufferPointer<UInt8>, to output: inout OutputBuffer) {
        var rest = text[...]
        while let first = rest.first {
            let isEmptyLine =
                first == .newline || first == .carriageReturn && rest.dropFirst().first == .newline
            if !isEmptyLine { writeIfDue(to: &output) }
            let newline = rest.firstIndex(of: .newline)
            let end = newline.map { $0 + 1 } ?? rest.endIndex
            output.append(UnsafeBufferPointer(rebasing: rest[..<end]))
            isDue = newline != nil
            rest = rest[end...]
        }
    }
}
