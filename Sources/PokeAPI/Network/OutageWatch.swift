/// Tells when a source does not answer at all, from how reads ended after all their attempts.
struct OutageWatch: Sendable {
    private var failuresInARow = 0
    private var hasAnswered = false

    /// Takes note of an answer, whatever it says.
    mutating func recordAnswer() {
        failuresInARow = 0
        hasAnswered = true
    }

    /// Takes note of a read that no attempt brought an answer for.
    ///
    /// - Returns: why the source is down, as a clause; `nil` as long as it may not be.
    mutating func recordFailure() -> String? {
        failuresInARow += 1
        if !hasAnswered, failuresInARow >= 3 {
            return "the first \(failuresInARow) things asked for all failed"
        }
        return failuresInARow >= 20 ? "\(failuresInARow) reads in a row failed" : nil
    }
}
