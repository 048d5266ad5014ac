/// Says how long each step took, where that is asked for.
struct StepLog {
    private let console: Console
    private let isVerbose: Bool
    /// When the first step began.
    let start = ContinuousClock.now
    private var lastStep = ContinuousClock.now

    /// Begins the first step.
    init(console: Console, isVerbose: Bool) {
        self.console = console
        self.isVerbose = isVerbose
    }

    /// Ends a step and begins the next.
    mutating func finish(_ step: String) {
        let now = ContinuousClock.now
        if isVerbose { console.say("info: \(step): \(Figures.milliseconds(now - lastStep))") }
        lastStep = now
    }
}
