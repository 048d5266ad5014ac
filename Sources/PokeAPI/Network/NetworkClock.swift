import Foundation

/// The time as the network's source sees it; tests have their own.
public struct NetworkClock: Sendable {
    /// The present, in seconds since 1970.
    public let now: @Sendable () -> Double
    /// Lets the calling thread wait for so many seconds, or until it is woken.
    public let wait: @Sendable (Double, WakeUp) -> Void

    /// Makes a clock.
    public init(
        now: @escaping @Sendable () -> Double, wait: @escaping @Sendable (Double, WakeUp) -> Void
    ) {
        self.now = now
        self.wait = wait
    }

    /// The computer's clock.
    public static let system = NetworkClock(
        now: { Date().timeIntervalSince1970 },
        wait: { seconds, wakeUp in wakeUp.wait(seconds: seconds) })
}
