import Foundation
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// PokéAPI over the network.
///
/// It is polite: few requests at once, fewer when they fail, none while the source asks for a pause,
/// and no more when there is no answer at all. Cancelling a task ends its reads.
package final class PokeAPINetwork: Sendable {
    private let address: PokeAPIAddress
    private let userAgent: String
    private let settings: NetworkSettings
    private let clock: NetworkClock
    private let observe: @Sendable (NetworkEvent) -> Void
    private let session: HTTPSession
    let gate: RequestGate

    /// Sends nothing yet.
    ///
    /// - Parameters:
    ///   - userAgent: the header `User-Agent`.
    ///   - observe: called for every event, on any thread; calls may overlap.
    package init(
        _ address: PokeAPIAddress, userAgent: String, settings: NetworkSettings = .init(),
        clock: NetworkClock = .system,
        observe: @escaping @Sendable (NetworkEvent) -> Void = { _ in }
    ) {
        self.address = address
        self.userAgent = userAgent
        self.settings = settings
        self.clock = clock
        self.observe = observe
        session = HTTPSession(sizeLimit: settings.sizeLimit)
        gate = RequestGate(maxParallel: min(settings.maxParallel, 5), clock: clock)
    }

    /// What it has done so far.
    package var statistics: NetworkStatistics {
        var statistics = gate.statistics
        statistics.bytesReceived = session.bytesReceived
        return statistics
    }

    /// Reads what is at a path, with several attempts where they may help.
    ///
    /// - Parameters:
    ///   - tag: the `ETag` of what the caller has already; `nil` to read it in any case.
    ///   - decode: makes a value of the JSON.
    /// - Throws: ``PokeAPISourceError`` with the address, the reason and the number of attempts; at
    ///   once when the network is closed or the task cancelled.
    package func read<Value: Sendable>(
        _ path: PokeAPIPath, unlessTagged tag: String?,
        as decode: @Sendable (Data) throws(MalformedResource) -> Value
    ) async throws(PokeAPISourceError) -> PokeAPIAnswer<Value> {
        do throws(PokeAPISourceError) {
            return try await read(path, at: address.url(of: path), unlessTagged: tag, as: decode)
        } catch {
            guard error.kind == .notFound, let url = address.otherURL(of: path) else {
                throw error
            }
            return try await read(path, at: url, unlessTagged: tag, as: decode)
        }
    }

    private func read<Value: Sendable>(
        _ path: PokeAPIPath, at url: URL, unlessTagged tag: String?,
        as decode: @Sendable (Data) throws(MalformedResource) -> Value
    ) async throws(PokeAPISourceError) -> PokeAPIAnswer<Value> {
        var attempt = 1
        while true {
            do throws(NetworkFault) {
                try await gate.enter()
                let answer = try await get(url, unlessTagged: tag)
                let value = try Self.value(of: answer, as: decode)
                record(success: true)
                gate.recordAnswer()
                return value
            } catch {
                let seconds = try wait(after: error, attempt, path, url)
                if seconds > 0 { await clock.pause(seconds) }
            }
            attempt += 1
        }
    }

    /// Sends one request, within the time limit. Afterwards another one may be sent.
    private func get(_ url: URL, unlessTagged tag: String?) async throws(NetworkFault) -> HTTPAnswer
    {
        var request = URLRequest(url: url)
        request.setValue(userAgent, forHTTPHeaderField: "User-Agent")
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        if let tag { request.setValue(tag, forHTTPHeaderField: "If-None-Match") }
        do throws(NetworkFault) {
            let answer = try await answer(to: request).get()
            try answer.requireUsable(isConditional: tag != nil, now: clock.now())
            _ = gate.leave(hold: nil)
            return answer
        } catch {
            // Others are held back before one of them may send a request.
            let isNews = gate.leave(hold: error.hold)
            if isNews, let seconds = error.hold, seconds <= settings.longestHold {
                observe(.holdingBack(seconds: seconds, reason: error.reason))
            }
            throw error
        }
    }

    private func answer(to request: URLRequest) async -> Result<HTTPAnswer, NetworkFault> {
        await withTaskGroup(of: Result<HTTPAnswer, NetworkFault>.self) { [self] group in
            group.addTask {
                do throws(NetworkFault) {
                    let redirects = self.settings.redirects
                    return .success(
                        try await self.session.answer(to: request, redirects: redirects))
                } catch {
                    return .failure(error)
                }
            }
            group.addTask {
                await self.clock.timeOut(self.settings.timeout)
                return .failure(Task.isCancelled ? .cancelled : .timeout(self.settings.timeout))
            }
            defer { group.cancelAll() }
            return await group.next() ?? .failure(.cancelled)
        }
    }

    private static func value<Value>(
        of answer: HTTPAnswer, as decode: (Data) throws(MalformedResource) -> Value
    ) throws(NetworkFault) -> PokeAPIAnswer<Value> {
        guard answer.status == 200 else { return .unchanged }
        do {
            return .value(try decode(answer.body), tag: answer.tag)
        } catch {
            throw .malformed(error)
        }
    }

    /// How long to wait before the next attempt, in seconds. After `Retry-After` it is 0: there all
    /// requests wait at the gate.
    ///
    /// - Throws: ``PokeAPISourceError`` when there is no next attempt.
    private func wait(
        after fault: NetworkFault, _ attempt: Int, _ path: PokeAPIPath, _ url: URL
    ) throws(PokeAPISourceError) -> Double {
        guard fault.isTransient else { throw finalError(fault, attempt, url) }
        record(success: false)
        let isClosed = (fault.hold ?? 0) > settings.longestHold
        let wait = fault.hold ?? settings.backOff.seconds(after: attempt)
        // Not every source has a meta; more attempts would only take time.
        let attempts = path == .meta ? 1 : settings.attempts
        let isLast = attempt >= attempts || isClosed
        observe(
            .attemptFailed(
                path, reason: fault.reason, attempt: attempt, wait: isLast ? nil : wait))
        if isClosed { throw gate.close(tooLongHold(wait, fault)) }
        if isLast { throw failure(fault, attempt, url) }
        return fault.hold == nil ? wait : 0
    }

    private func record(success: Bool) {
        if let change = gate.record(success: success) {
            observe(
                .parallelismChanged(from: change.from, to: change.to, reason: change.reason))
        }
    }

    private func finalError(
        _ fault: NetworkFault, _ attempt: Int, _ url: URL
    ) -> PokeAPISourceError {
        if fault.isAnswer { record(success: true) }
        switch fault.kind {
        case .closed: return PokeAPISourceError(fault.reason, kind: .closed)
        case .cancelled: return Self.error(fault, attempts: 1, url)
        default:
            gate.recordAnswer()
            return Self.error(fault, attempts: attempt, url)
        }
    }

    /// The error of a read whose attempts all failed; closes the gate when that looks like an outage.
    private func failure(
        _ fault: NetworkFault, _ attempts: Int, _ url: URL
    ) -> PokeAPISourceError {
        let error = Self.error(fault, attempts: attempts, url)
        if let reason = gate.recordFailure() {
            gate.close(
                PokeAPISourceError(
                    "\(address) does not answer: \(reason), the last because \(error)",
                    kind: .closed))
        }
        return error
    }

    private func tooLongHold(_ seconds: Double, _ fault: NetworkFault) -> PokeAPISourceError {
        PokeAPISourceError(
            "\(address) \(fault.reason) and wants no requests for "
                + "\(seconds.rounded(.up).secondsText) s; try again after that",
            kind: .closed)
    }

    private static func error(
        _ fault: NetworkFault, attempts: Int, _ url: URL
    ) -> PokeAPISourceError {
        let count = attempts > 1 ? " (\(attempts) attempts)" : ""
        return PokeAPISourceError(
            "\(url.absoluteString) \(fault.reason)\(count)", kind: fault.kind)
    }
}
