import Foundation
import FoundationNetworking
import Synchronization

/// One request on its way, and what has come back of its answer.
///
/// Foundation tells it what arrives, on one queue; the thread that asked looks at its outcome.
final class Transfer: Sendable {
    private let sizeLimit: Int
    private let wakeUp: WakeUp
    private let state = Mutex(State())

    private struct State {
        var response: NetworkResponse?
        var bytesReceived = 0
        var outcome: Result<NetworkResponse, NetworkFault>?
    }

    /// Begins with nothing.
    ///
    /// - Parameters:
    ///   - sizeLimit: how many bytes the body may have.
    ///   - wakeUp: wakes who waits for the outcome.
    init(sizeLimit: Int, wakeUp: WakeUp) {
        self.sizeLimit = sizeLimit
        self.wakeUp = wakeUp
    }

    /// The answer, or why there is none; `nil` as long as it is on its way.
    var outcome: Result<NetworkResponse, NetworkFault>? { state.withLock { $0.outcome } }

    /// The bytes that have come of the body, unpacked.
    var bytesReceived: Int { state.withLock { $0.bytesReceived } }

    /// Whether its outcome is settled, so that nothing more is wanted of it.
    var isSettled: Bool { state.withLock { $0.outcome != nil } }

    /// Takes the answer's head; of several, the last one counts.
    func receive(_ response: HTTPURLResponse) {
        state.withLock { $0.response = NetworkResponse(response) }
    }

    /// Takes a part of the body, kept where it is what was asked for.
    func receive(_ part: Data) {
        let isTooLarge = state.withLock { state in
            state.bytesReceived += part.count
            if state.response?.status == 200 { state.response?.body.append(part) }
            return state.bytesReceived > sizeLimit
        }
        if isTooLarge { settle(.failure(.tooLarge(sizeLimit))) }
    }

    /// Takes note that nothing more will come.
    func finish(_ error: (any Error)?, response: HTTPURLResponse?) {
        if let response, state.withLock({ $0.response == nil }) { receive(response) }
        settle(result(error))
    }

    /// Ends it, once: what is settled stays as it is.
    func settle(_ outcome: Result<NetworkResponse, NetworkFault>) {
        let isFirst = state.withLock { state in
            guard state.outcome == nil else { return false }
            state.outcome = outcome
            state.response = nil
            return true
        }
        if isFirst { wakeUp.wake() }
    }

    private func result(_ error: (any Error)?) -> Result<NetworkResponse, NetworkFault> {
        let response = state.withLock { $0.response }
        // A server that wants a password: Foundation breaks off where it is given none.
        if let response, response.status == 401 { return .success(response) }
        if let error { return .failure(.transfer(error)) }
        guard let response else { return .failure(.transfer(URLError(.badServerResponse))) }
        return .success(response)
    }
}
