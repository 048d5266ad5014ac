import Synchronization

/// Decides when a request may be sent: as many at once as the source can bear, none while it asks for
/// a pause, and none at all after it was closed.
///
/// A lock and no actor: a request that ends must hold others back before one of them is sent, and
/// synchronous code reads the statistics.
final class RequestGate: Sendable {
    private let clock: NetworkClock
    private let state: Mutex<State>

    private struct State {
        var limit: AdaptiveLimit
        var inFlight = 0
        /// The tasks that wait until another one leaves, in the order they came.
        var queue: [(id: Int, task: CheckedContinuation<Void, Never>)] = []
        var lastID = 0
        /// No request is sent before this time, in seconds since 1970.
        var heldUntil = -Double.infinity
        var closure: PokeAPISourceError?
        var outage = OutageWatch()
        var statistics = NetworkStatistics()

        /// Lets a request be sent, and returns `nil`; or returns for how many seconds none may be, 0
        /// when too many are in flight.
        mutating func enter(at now: Double) -> Double? {
            guard heldUntil <= now else { return heldUntil - now }
            guard inFlight < limit.limit else { return 0 }
            inFlight += 1
            statistics.requests += 1
            statistics.mostInFlight = max(statistics.mostInFlight, inFlight)
            return nil
        }

        /// Takes the tasks out of the queue that may go on now.
        mutating func takeNext() -> [CheckedContinuation<Void, Never>] {
            let count = closure != nil ? queue.count : max(0, limit.limit - inFlight)
            defer { queue.removeFirst(min(count, queue.count)) }
            return queue.prefix(count).map(\.task)
        }
    }

    /// - Parameter maxParallel: the largest number of requests in flight.
    init(maxParallel: Int, clock: NetworkClock) {
        self.clock = clock
        state = Mutex(State(limit: AdaptiveLimit(maximum: maxParallel)))
    }

    /// Why no more requests are sent; `nil` while the gate is open.
    var closure: PokeAPISourceError? { state.withLock { $0.closure } }

    /// All counts but the bytes.
    var statistics: NetworkStatistics {
        state.withLock { state in
            var statistics = state.statistics
            statistics.parallelism = state.limit.limit
            return statistics
        }
    }

    /// Waits until a request may be sent. After it, ``leave(hold:)`` must be called.
    ///
    /// - Throws: ``PokeAPISourceError`` of kind `closed` or `cancelled`.
    func enter() async throws(PokeAPISourceError) {
        while true {
            guard !Task.isCancelled else {
                // This task may have been woken instead of another one.
                wakeNext { _ in }
                throw .cancelled
            }
            let now = clock.now()
            let (closure, held) = state.withLock { state in
                (state.closure, state.closure == nil ? state.enter(at: now) : nil)
            }
            if let closure { throw closure }
            guard let held else { return }
            if held > 0 { await clock.pause(held) } else { await queue() }
        }
    }

    /// Notes that a request has ended, so that another one may be sent.
    ///
    /// - Parameter hold: for how many seconds no request may be sent.
    /// - Returns: whether this holds requests back by a second or more beyond what was known.
    func leave(hold: Double?) -> Bool {
        let now = clock.now()
        var isLonger = false
        wakeNext { state in
            state.inFlight -= 1
            guard let hold else { return }
            isLonger = now + hold >= max(state.heldUntil, now) + 1
            state.heldUntil = max(state.heldUntil, now + hold)
        }
        return isLonger
    }

    /// Counts how an attempt ended; returns how that changes the number of requests in flight.
    func record(success: Bool) -> AdaptiveLimit.Change? {
        var change: AdaptiveLimit.Change?
        wakeNext { state in
            if !success { state.statistics.failedAttempts += 1 }
            change = state.limit.record(success: success)
        }
        return change
    }

    /// Notes that a read has had an answer of any kind.
    func recordAnswer() { state.withLock { $0.outage.recordAnswer() } }

    /// Notes that a read has failed after all its attempts.
    ///
    /// - Returns: why the source seems to be down, as a clause; `nil` as long as it does not.
    func recordFailure() -> String? { state.withLock { $0.outage.recordFailure() } }

    /// Sends no further requests; those in flight end as they may.
    ///
    /// - Returns: why it is closed: for this reason, or for an earlier one.
    @discardableResult
    func close(_ reason: String) -> PokeAPISourceError {
        let error = PokeAPISourceError(reason, kind: .closed)
        wakeNext { $0.closure = $0.closure ?? error }
        return closure ?? error
    }

    /// Changes the state and resumes who may go on because of that.
    private func wakeNext(_ change: (inout State) -> Void) {
        let next = state.withLock { state in
            change(&state)
            return state.takeNext()
        }
        for task in next { task.resume() }
    }

    /// Waits until another request leaves.
    private func queue() async {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { task in
                let mayGoOn = state.withLock { state in
                    // The state may have changed since the task found the gate full.
                    if Task.isCancelled || state.closure != nil
                        || state.inFlight < state.limit.limit
                    {
                        return true
                    }
                    state.queue.append((id, task))
                    return false
                }
                if mayGoOn { task.resume() }
            }
        } onCancel: {
            let task = state.withLock { state in
                state.queue.firstIndex { $0.id == id }.map { state.queue.remove(at: $0).task }
            }
            task?.resume()
        }
    }
}

/// How many requests may be in flight, as the source's answers suggest.
///
/// It looks at the last ten: under 80 % success takes one off, 95 % or more adds one. After a
/// change it looks at ten new ones.
struct AdaptiveLimit: Sendable {
    let maximum: Int
    /// The limit, 1 or more.
    private(set) var limit: Int
    private var lastTen: [Bool] = []

    /// Begins with two, or with one if no more are allowed.
    init(maximum: Int) {
        self.maximum = max(maximum, 1)
        limit = min(2, self.maximum)
    }

    /// Counts how a request ended; returns what that changes.
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

    struct Change: Hashable, Sendable {
        let from: Int
        let to: Int
        /// Why, as a clause.
        let reason: String
    }
}

/// Detects that a source does not answer at all, from the reads that failed after all their
/// attempts.
struct OutageWatch: Sendable {
    private var failuresInARow = 0
    private var hasAnswered = false

    /// Notes an answer of any kind.
    mutating func recordAnswer() {
        failuresInARow = 0
        hasAnswered = true
    }

    /// Notes a read that failed after all its attempts.
    ///
    /// - Returns: why the source seems to be down, as a clause; `nil` as long as it does not.
    mutating func recordFailure() -> String? {
        failuresInARow += 1
        if !hasAnswered, failuresInARow >= 3 {
            return "the first \(failuresInARow) reads all failed"
        }
        return failuresInARow >= 20 ? "\(failuresInARow) reads in a row failed" : nil
    }
}
