/// The findings of one file: the first few in full, the rest as a number.
struct FindingList: Sendable {
    /// How many findings of one file are listed.
    static let limit = 20

    let path: String
    private var listed: [Finding] = []
    private var omittedCount = 0

    init(path: String) {
        self.path = path
    }

    mutating func report(line: Int, _ message: String) {
        if listed.count < Self.limit {
            listed.append(Finding(path: path, line: line, message: message))
        } else {
            omittedCount += 1
        }
    }

    /// Takes back what was reported, because a graver fault makes it doubtful.
    mutating func removeAll() {
        listed = []
        omittedCount = 0
    }

    /// The listed findings by line, and after them "… and N more" if some were omitted.
    var findings: [Finding] {
        let sorted = listed.sorted()
        guard omittedCount > 0, let last = sorted.last else { return sorted }
        let more = Finding(path: path, line: last.line, message: "… and \(omittedCount) more")
        return sorted + [more]
    }
}
