import Foundation
import FoundationNetworking

extension PokeAPINetwork {
    /// Waits until a question may be asked.
    ///
    /// - Throws: ``PokeAPISourceError`` when nothing is asked any more.
    func enter(_ question: NetworkQuestion) throws(PokeAPISourceError) -> WakeUp {
        do {
            return try gate.enter()
        } catch {
            throw refused(question, error)
        }
    }

    /// Asks once, and lets others have the place afterwards.
    ///
    /// - Throws: ``NetworkFault`` when there is no answer that can be used.
    func ask(_ question: NetworkQuestion, _ wakeUp: WakeUp) throws(NetworkFault) -> NetworkContent {
        do throws(NetworkFault) {
            let content = try content(of: question, wakeUp)
            _ = gate.leave(wakeUp, hold: nil)
            return content
        } catch {
            // Held back before anyone else has the place.
            let isNews = gate.leave(wakeUp, hold: error.hold)
            if isNews, let seconds = error.hold, seconds <= settings.longestHold {
                observe(.holdingBack(seconds: seconds, reason: error.reason))
            }
            throw error
        }
    }

    private func content(
        of question: NetworkQuestion, _ wakeUp: WakeUp
    ) throws(NetworkFault) -> NetworkContent {
        let response = try session.answer(
            to: question.request(userAgent: userAgent), redirects: settings.redirects,
            until: .now() + settings.timeout, wakeUp: wakeUp)
        guard !gate.isCancelled else { throw .cancelled }
        guard let response else { throw .timeout(settings.timeout) }
        return try response.content(isConditional: question.tag != nil, now: clock.now())
    }

    /// Waits until the next attempt, where there is to be one.
    ///
    /// - Throws: ``PokeAPISourceError`` when the fault is final, or when nothing is asked any more.
    func handle(
        _ fault: NetworkFault, of question: NetworkQuestion, _ attempt: Int
    ) throws(PokeAPISourceError) {
        guard fault.isTransient else { throw final(fault, of: question, attempt) }
        record(success: false)
        let isClosed = (fault.hold ?? 0) > settings.longestHold
        let wait = fault.hold ?? settings.backOff.seconds(after: attempt)
        // Not every source has a meta: asking again and again would only take time.
        let attempts = question.place == .meta ? 1 : settings.attempts
        let isLast = attempt >= attempts || isClosed
        observe(
            .attemptFailed(
                place: question.place, reason: fault.reason, attempt: attempt,
                wait: isLast ? nil : wait))
        if isClosed { throw gate.close(tooLongHold(wait, fault)) }
        if isLast { throw exhausted(fault, of: question, attempt) }
        // What is held back waits where all others do.
        if fault.hold == nil { try pause(wait, question) }
    }

    /// Takes note of how a request ended.
    func record(success: Bool) {
        if let change = gate.record(success: success) {
            observe(
                .parallelismChanged(from: change.from, to: change.to, reason: change.reason))
        }
    }

    private func pause(
        _ seconds: Double, _ question: NetworkQuestion
    ) throws(PokeAPISourceError) {
        do {
            try gate.pause(seconds)
        } catch {
            throw refused(question, error)
        }
    }

    private func final(
        _ fault: NetworkFault, of question: NetworkQuestion, _ attempt: Int
    ) -> PokeAPISourceError {
        if fault.isAnswer { record(success: true) }
        if fault.kind != .cancelled { outage.withLock { $0.recordAnswer() } }
        return question.error(fault, attempts: attempt)
    }

    private func exhausted(
        _ fault: NetworkFault, of question: NetworkQuestion, _ attempts: Int
    ) -> PokeAPISourceError {
        let error = question.error(fault, attempts: attempts)
        if let reason = outage.withLock({ $0.recordFailure() }) {
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

    private func refused(
        _ question: NetworkQuestion, _ refusal: RequestGateState.Refusal
    ) -> PokeAPISourceError {
        switch refusal {
        case .cancelled: question.error(.cancelled, attempts: 1)
        case .closed(let error): error
        }
    }
}
