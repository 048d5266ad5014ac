/// What the lines of the template under way are indented by.
struct Indentation {
    /// The blanks of every standalone partial and block around; those from `start` on count.
    private var bytes: [UInt8] = []
    private var start = 0
    /// Whether lines are indented at all.
    private(set) var isActive = false
    /// Whether the next text of the template starts a line, so that the blanks are due before it.
    var isDue = false

    /// What to restore when a template or a block has been rendered.
    struct State {
        fileprivate let start: Int
        fileprivate let count: Int
    }

    /// Indents further.
    ///
    /// - Parameter startsLine: whether what comes starts a line. If not, it continues one that
    ///   may or may not have text already.
    mutating func push(_ blanks: UnsafeBufferPointer<UInt8>, startsLine: Bool) -> State {
        let state = State(start: start, count: bytes.count)
        bytes.append(contentsOf: blanks)
        if startsLine {
            isDue = true
        } else if !isActive {
            isDue = false
        }
        isActive = bytes.count > start
        return state
    }

    /// Leaves lines unindented for a while, for a template that is shown in the middle of a line.
    mutating func suspend() -> State {
        let state = State(start: start, count: bytes.count)
        start = bytes.count
        isActive = false
        return state
    }

    /// Goes back to what it was before.
    mutating func restore(_ state: State) {
        start = state.start
        bytes.removeSubrange(state.count...)
        isActive = bytes.count > start
    }

    /// Adds the blanks if they are due.
    @inline(never)
    mutating func writeIfDue(to output: inout OutputBuffer) {
        guard isDue else { return }
        isDue = false
        bytes[start...].withUnsafeBufferPointer { output.append($0) }
    }

    /// Adds a template's text with each of its lines indented. An empty line stays empty.
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
