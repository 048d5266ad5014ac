/// Who sends a request now, who waits for it, and whether any may be sent.
struct RequestGateState: Sendable {
    /// How many may be on their way at once.
    var limit: AdaptiveLimit
    /// The threads whose requests are on their way.
    var inFlight: [WakeUp] = []
    /// The threads that wait for a place, in the order they came.
    var queue: [WakeUp] = []
    /// The threads that wait for time to pass.
    var resting: [WakeUp] = []
    /// Why nothing is sent any more.
    var closure: PokeAPISourceError?
    /// Whether the caller wants nothing any more.
    var isCancelled = false
    /// What is counted.
    var statistics = NetworkStatistics()

    private var heldUntil = -Double.infinity

    /// Begins with nobody.
    init(limit: AdaptiveLimit) {
        self.limit = limit
    }

    /// When a thread may send its request.
    enum Turn {
        /// At once; it is counted as on its way.
        case now
        /// Perhaps when it is woken.
        case whenWoken
        /// Perhaps after so many seconds.
        case after(Double)
    }

    /// Why a thread may not send its request.
    enum Refusal: Error {
        case cancelled
        case closed(PokeAPISourceError)
    }

    /// - Throws: ``Refusal`` when no request may be sent any more.
    func admit() throws(Refusal) {
        if isCancelled { throw .cancelled }
        if let closure { throw .closed(closure) }
    }

    /// Says when a thread may send its request, and puts it where it belongs.
    ///
    /// - Throws: ``Refusal`` when no request may be sent any more.
    mutating func turn(of wakeUp: WakeUp, now: Double) throws(Refusal) -> Turn {
        try admit()
        if heldUntil > now {
            resting.append(wakeUp)
            return .after(heldUntil - now)
        }
        guard inFlight.count < limit.limit else {
            queue.append(wakeUp)
            return .whenWoken
        }
        inFlight.append(wakeUp)
        statistics.requests += 1
        statistics.mostInFlight = max(statistics.mostInFlight, inFlight.count)
        return .now
    }

    /// Holds back all requests until a moment.
    ///
    /// - Returns: whether that is a second or more longer than before.
    mutating func hold(until moment: Double, now: Double) -> Bool {
        let isLonger = moment >= max(heldUntil, now) + 1
        heldUntil = max(heldUntil, moment)
        return isLonger
    }

    /// Takes as many threads out of the queue as there are places.
    mutating func takeNext() -> [WakeUp] {
        let count = min(max(limit.limit - inFlight.count, 0), queue.count)
        defer { queue.removeFirst(count) }
        return Array(queue.prefix(count))
    }

    /// Takes out all threads that wait to send something.
    mutating func takeWaiting() -> [WakeUp] {
        defer { (queue, resting) = ([], []) }
        return queue + resting
    }
}
