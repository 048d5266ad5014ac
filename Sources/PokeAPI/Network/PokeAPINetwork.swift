import Foundation
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// PokéAPI over the network.
///
/// It is polite: few requests at once, fewer when they fail, none while the source asks for a pause,
/// and no more when there is no answer at all. Cancelling a task ends its reads.
package final class PokeAPINetwork: Sendable {
    let address: PokeAPIAddress
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
        as decode: @Sendable (Data) throws -> Value
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
        as decode: @Sendable (Data) throws -> Value
    ) async throws(PokeAPISourceError) -> PokeAPIAnswer<Value> {
        var attempt = 1
        while true {
            do throws(PokeAPISourceError) {
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
    private func get(_ url: URL, unlessTagged tag: String?) async throws(PokeAPISourceError)
        -> HTTPAnswer
    {
        var request = URLRequest(url: url)
        request.setValue(userAgent, forHTTPHeaderField: "User-Agent")
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        if let tag { request.setValue(tag, forHTTPHeaderField: "If-None-Match") }
        do throws(PokeAPISourceError) {
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

    private func answer(to request: URLRequest) async -> Result<HTTPAnswer, PokeAPISourceError> {
        await withTaskGroup(of: Result<HTTPAnswer, PokeAPISourceError>.self) { [self] group in
            group.addTask {
                do throws(PokeAPISourceError) {
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
        of answer: HTTPAnswer, as decode: (Data) throws -> Value
    ) throws(PokeAPISourceError) -> PokeAPIAnswer<Value> {
        guard answer.status == 200 else { return .unchanged }
        do {
            return .value(try decode(answer.body), tag: answer.tag)
        } catch {
            throw .malformed(MalformedResource(error))
        }
    }

    /// How long to wait before the next attempt, in seconds. After `Retry-After` it is 0: there all
    /// requests wait at the gate.
    ///
    /// - Throws: ``PokeAPISourceError`` when there is no next attempt.
    private func wait(
        after fault: PokeAPISourceError, _ attempt: Int, _ path: PokeAPIPath, _ url: URL
    ) throws(PokeAPISourceError) -> Double {
        let error = fault.at(url, attempts: attempt)
        guard fault.isTransient else {
            if fault.isAnswer { record(success: true) }
            if fault.kind == .closed { throw fault }
            if fault.kind != .cancelled { gate.recordAnswer() }
            throw error
        }
        record(success: false)
        let isClosed = (fault.hold ?? 0) > settings.longestHold
        let wait = fault.hold ?? settings.backOff.seconds(after: attempt)
        // Not every source has a meta; more attempts would only take time.
        let attempts = path == .meta ? 1 : settings.attempts
        let isLast = attempt >= attempts || isClosed
        observe(
            .attemptFailed(
                path, reason: fault.reason, attempt: attempt, wait: isLast ? nil : wait))
        if isClosed {
            throw gate.close(
                "\(address) \(fault.reason) and wants no requests for "
                    + "\(wait.rounded(.up).secondsText) s; try again after that")
        }
        guard isLast else { return fault.hold == nil ? wait : 0 }
        if let reason = gate.recordFailure() {
            gate.close("\(address) does not answer: \(reason), the last because \(error)")
        }
        throw error
    }

    private func record(success: Bool) {
        if let change = gate.record(success: success) {
            observe(.parallelismChanged(from: change.from, to: change.to, reason: change.reason))
        }
    }
}
