/// How long is waited between two attempts: twice as long each time, and never just as long as
/// others wait who failed at the same moment.
public struct BackOff: Sendable {
    /// The wait after the first attempt, in seconds.
    public var base = 0.5
    /// By which share a wait may be shorter or longer: 0.5 is ±50 %.
    public var jitter = 0.5
    /// A number from 0 up to 1, another one each time; 0.5 leaves a wait as it is.
    public var random: @Sendable () -> Double = { .random(in: 0..<1) }

    /// The standard values.
    public init() {}

    /// The wait after an attempt, in seconds.
    ///
    /// - Parameter attempt: its number, from 1 on.
    func seconds(after attempt: Int) -> Double {
        var seconds = base
        for _ in 1..<max(attempt, 1) { seconds *= 2 }
        return seconds * (1 + jitter * (2 * random() - 1))
    }
}
