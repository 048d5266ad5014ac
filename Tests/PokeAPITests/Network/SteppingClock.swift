import PokeAPI
import Synchronization

/// A clock at which every wait is over at once, and has taken its time.
final class SteppingClock: Sendable {
    /// Where it begins: 14 November 2023, 22:13:20 GMT.
    static let start = 1_700_000_000.0

    private let state = Mutex((now: SteppingClock.start, waits: [Double]()))

    /// All waits so far, in seconds.
    var waits: [Double] { state.withLock { $0.waits } }

    /// The clock as the source wants it.
    var clock: NetworkClock {
        NetworkClock(
            now: { self.state.withLock { $0.now } },
            wait: { seconds, _ in
                self.state.withLock { state in
                    state.now += seconds
                    state.waits.append(seconds)
                }
            })
    }
}
