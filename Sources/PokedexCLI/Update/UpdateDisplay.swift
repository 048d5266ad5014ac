import PokeAPI

/// Shows how far an update is.
struct UpdateDisplay: Sendable {
    let bar: ProgressBar
    let words: UpdateWords
    /// How many requests may be under way at once now.
    let parallelism: @Sendable () -> Int
    private let start = ContinuousClock.now
    /// How many records say something about how long the others will take.
    private static let fewest = 20

    /// Shows it on a bar.
    init(
        bar: ProgressBar, words: UpdateWords, parallelism: @escaping @Sendable () -> Int
    ) {
        self.bar = bar
        self.words = words
        self.parallelism = parallelism
    }

    /// Shows a step.
    func show(_ progress: UpdateProgress) {
        bar.show(
            ProgressText(
                label: words.label(progress.step), done: progress.done, total: progress.total,
                share: progress.recordsTotal > 0
                    ? (progress.recordsDone, progress.recordsTotal) : nil,
                notes: notes(progress)))
    }

    private func notes(_ progress: UpdateProgress) -> [String] {
        let (seconds, attoseconds) = (ContinuousClock.now - start).components
        let elapsed = Double(seconds) + Double(attoseconds) / 1e18
        guard progress.recordsDone >= Self.fewest, elapsed > 0 else {
            return [words.parallel(parallelism())]
        }
        let rate = Double(progress.recordsDone) / elapsed
        let left = Double(progress.recordsTotal - progress.recordsDone) / rate
        return [
            words.timeLeft(Int(left.rounded(.up))),
            progress.failed > 0 ? words.failed(progress.failed) : nil,
            words.rate(Int(rate.rounded())), words.parallel(parallelism()),
        ].compactMap { $0 }
    }
}
