import Foundation

/// How ``PokeAPINetwork`` asks.
package struct NetworkSettings: Sendable {
    /// How many requests may be in flight at once, 1 to 5.
    package var maxParallel = 5
    /// The time limit of an attempt until its answer is complete, in seconds.
    package var timeout = 10.0
    /// How many attempts a read has, including the first one.
    package var attempts = 4
    package var backOff = BackOff()
    /// The longest `Retry-After` that is respected by waiting, in seconds; a longer one closes the
    /// network.
    package var longestHold = 120.0
    /// The largest body, after decompression, in bytes.
    package var sizeLimit = 32 << 20
    /// How many redirects one attempt may follow.
    package var redirects = 5

    package init() {}
}

/// Exponential back-off: each wait is twice as long as the one before, with random jitter so that
/// clients that failed together do not come back together.
package struct BackOff: Sendable {
    /// The wait after the first attempt, in seconds.
    package var base = 0.5
    /// How much shorter or longer a wait may be: 0.5 is ±50 %.
    package var jitter = 0.5
    /// A random number in 0..<1; 0.5 leaves a wait as it is.
    package var random: @Sendable () -> Double = { .random(in: 0..<1) }

    /// The wait after an attempt, in seconds. The first attempt has number 1.
    func seconds(after attempt: Int) -> Double {
        var seconds = base
        for _ in 1..<max(attempt, 1) { seconds *= 2 }
        return seconds * (1 + jitter * (2 * random() - 1))
    }
}

/// The time as ``PokeAPINetwork`` sees it. Tests set their own, so that they never really wait.
package struct NetworkClock: Sendable {
    /// Seconds since 1970.
    package let now: @Sendable () -> Double
    /// Waits for so many seconds between two requests; ends early when the task is cancelled.
    package let pause: @Sendable (Double) async -> Void
    /// Waits for so many seconds while a request is in flight, which then has timed out; ends early
    /// when the task is cancelled.
    package let timeOut: @Sendable (Double) async -> Void

    package static let system = NetworkClock(
        now: { Date().timeIntervalSince1970 }, pause: sleep, timeOut: sleep)

    private static let sleep: @Sendable (Double) async -> Void = { seconds in
        // Cancellation ends the wait, which is all that is wanted of it.
        try? await Task.sleep(for: .seconds(seconds))
    }
}

/// What happens on the network while records are read.
package enum NetworkEvent: Hashable, Sendable {
    /// The number of requests that may be in flight changed; the reason is a clause.
    case parallelismChanged(from: Int, to: Int, reason: String)
    /// An attempt failed in a way that another one might not.
    ///
    /// - Parameters:
    ///   - reason: a clause whose subject is the path.
    ///   - attempt: its number, from 1 on.
    ///   - wait: the seconds until the next attempt; `nil` after the last one.
    case attemptFailed(PokeAPIPath, reason: String, attempt: Int, wait: Double?)
    /// The source wants no requests for so many seconds; the reason is a clause whose subject is
    /// the source.
    case holdingBack(seconds: Double, reason: String)
}

/// What ``PokeAPINetwork`` has done so far.
package struct NetworkStatistics: Hashable, Sendable {
    /// The attempts that were sent.
    package internal(set) var requests = 0
    /// The bytes of all bodies, after decompression.
    package internal(set) var bytesReceived = 0
    /// The attempts that failed in a way that another one might not.
    package internal(set) var failedAttempts = 0
    /// How many requests may be in flight at once now.
    package internal(set) var parallelism = 0
    /// The largest number of requests that were in flight at once.
    package internal(set) var mostInFlight = 0
}
