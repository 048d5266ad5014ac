/// How many requests may be on their way at once, as the source's answers suggest.
///
/// It looks at the last ten: under 80 % of success takes one off, 95 % or more adds one, and after
/// a change it looks at ten new ones.
struct AdaptiveLimit: Sendable {
    /// What it never exceeds.
    let maximum: Int
    /// How many may be on their way now, 1 or more.
    private(set) var limit: Int
    private var lastTen: [Bool] = []

    /// Begins with two, or with one where no more are allowed.
    init(maximum: Int) {
        self.maximum = max(maximum, 1)
        limit = min(2, self.maximum)
    }

    /// Takes note of how a request ended; returns what it changes, `nil` for nothing.
    mutating func record(success: Bool) -> Change? {
        lastTen.append(success)
        if lastTen.count > 10 { lastTen.removeFirst() }
        guard lastTen.count == 10 else { return nil }
        let percent = lastTen.count { $0 } * 10
        if percent < 80, limit > 1 { return change(by: -1, percent) }
        if percent >= 95, limit < maximum { return change(by: 1, percent) }
        return nil
    }

    private mutating func change(by difference: Int, _ percent: Int) -> Change {
        lastTen = []
        limit += difference
        return Change(
            from: limit - difference, to: limit,
            reason: "\(percent) % of the last 10 requests succeeded")
    }

    /// A change of the limit.
    struct Change: Hashable, Sendable {
        let from: Int
        let to: Int
        /// Why, as a clause.
        let reason: String
    }
}
