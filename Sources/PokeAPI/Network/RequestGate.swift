import Synchronization

/// Lets threads send requests: so many at once as the source bears, none while it wants none, and
/// none at all once it is closed or cancelled.
final class RequestGate: Sendable {
    private let clock: NetworkClock
    private let state: Mutex<RequestGateState>

    /// Begins open, with nobody in it.
    ///
    /// - Parameter maxParallel: how many requests may be on their way at once at most.
    init(maxParallel: Int, clock: NetworkClock) {
        self.clock = clock
        state = Mutex(RequestGateState(limit: AdaptiveLimit(maximum: maxParallel)))
    }

    /// Waits until a request may be sent.
    ///
    /// - Returns: what wakes the thread while its request is on its way; to be given back.
    /// - Throws: ``RequestGateState/Refusal`` when no request may be sent any more.
    func enter() throws(RequestGateState.Refusal) -> WakeUp {
        while true {
            let wakeUp = WakeUp()
            let now = clock.now()
            let turn = try state.withLock { state throws(RequestGateState.Refusal) in
                try state.turn(of: wakeUp, now: now)
            }
            switch turn {
            case .now: return wakeUp
            case .whenWoken: wakeUp.wait(until: .distantFuture)
            case .after(let seconds): rest(seconds, wakeUp)
            }
        }
    }

    /// Gives the place of a request that has ended to others.
    ///
    /// - Parameter hold: for how many seconds no further request may be sent.
    /// - Returns: whether requests are held back notably longer than they were before.
    func leave(_ wakeUp: WakeUp, hold: Double?) -> Bool {
        let now = clock.now()
        let (isLonger, next) = state.withLock { state in
            let isLonger = hold.map { state.hold(until: now + $0, now: now) } ?? false
            state.inFlight.removeAll { $0 === wakeUp }
            return (isLonger, state.takeNext())
        }
        for thread in next { thread.wake() }
        return isLonger
    }

    /// Lets the calling thread wait, outside.
    ///
    /// - Throws: ``RequestGateState/Refusal`` when no request may be sent any more.
    func pause(_ seconds: Double) throws(RequestGateState.Refusal) {
        let wakeUp = WakeUp()
        try state.withLock { state throws(RequestGateState.Refusal) in
            try state.admit()
            state.resting.append(wakeUp)
        }
        rest(seconds, wakeUp)
    }

    private func rest(_ seconds: Double, _ wakeUp: WakeUp) {
        clock.wait(seconds, wakeUp)
        state.withLock { $0.resting.removeAll { $0 === wakeUp } }
    }

    /// Takes note of how a request ended; returns how that changes the number allowed at once.
    func record(success: Bool) -> AdaptiveLimit.Change? {
        let (change, next) = state.withLock { state in
            if !success { state.statistics.failedAttempts += 1 }
            return (state.limit.record(success: success), state.takeNext())
        }
        for thread in next { thread.wake() }
        return change
    }

    /// Lets no further request be sent. Those on their way end as they may.
    ///
    /// - Returns: why it is closed: for this reason, or for one that came before.
    @discardableResult
    func close(_ reason: PokeAPISourceError) -> PokeAPISourceError {
        let (closure, waiting) = state.withLock { state in
            let closure = state.closure ?? reason
            state.closure = closure
            return (closure, state.takeWaiting())
        }
        for thread in waiting { thread.wake() }
        return closure
    }

    /// Lets no further request be sent, and wakes those who wait for an answer too.
    func cancel() {
        let waiting = state.withLock { state in
            state.isCancelled = true
            return state.takeWaiting() + state.inFlight
        }
        for thread in waiting { thread.wake() }
    }

    /// Whether it was cancelled.
    var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Why it is closed; `nil` as long as it is open.
    var closure: PokeAPISourceError? { state.withLock { $0.closure } }

    /// What it counts: all but the bytes.
    var statistics: NetworkStatistics {
        state.withLock { state in
            var statistics = state.statistics
            statistics.parallelism = state.limit.limit
            return statistics
        }
    }
}
