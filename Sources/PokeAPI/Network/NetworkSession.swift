import Foundation
import FoundationNetworking
import Synchronization

/// Sends requests through Foundation, without cookies, caches and passwords.
///
/// Connections are kept for further requests until the session is let go of.
final class NetworkSession: Sendable {
    private let session: URLSession
    private let delegate = TransferDelegate()
    /// Where answers come in. A queue of our own gets a thread even where those that all share are
    /// taken: an answer must not wait for those who wait for it.
    private let queue = DispatchQueue(label: "pokedex-site.network")
    private let sizeLimit: Int
    private let bytes = Atomic(0)

    /// The bytes of all bodies so far, unpacked.
    var bytesReceived: Int { bytes.load(ordering: .relaxed) }

    /// Opens a session.
    ///
    /// - Parameter sizeLimit: how many bytes a body may have, unpacked.
    init(sizeLimit: Int) {
        self.sizeLimit = sizeLimit
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        configuration.httpCookieStorage = nil
        configuration.httpCookieAcceptPolicy = .never
        configuration.httpShouldSetCookies = false
        // Whoever waits keeps the time; Foundation's runs anew with every byte.
        configuration.timeoutIntervalForRequest = 24 * 3600
        let operations = OperationQueue()
        operations.maxConcurrentOperationCount = 1
        operations.underlyingQueue = queue
        session = URLSession(
            configuration: configuration, delegate: delegate, delegateQueue: operations)
    }

    deinit {
        session.finishTasksAndInvalidate()
    }

    /// Sends a request and waits for its answer.
    ///
    /// - Parameters:
    ///   - deadline: until when the answer must be complete.
    ///   - wakeUp: wakes the waiting thread before, which gives the request up.
    /// - Returns: `nil` when there was no complete answer, in time or until the thread was woken.
    /// - Throws: ``NetworkFault`` when the transfer failed.
    func send(
        _ request: URLRequest, until deadline: DispatchTime, wakeUp: WakeUp
    ) throws(NetworkFault) -> NetworkResponse? {
        let transfer = Transfer(sizeLimit: sizeLimit, wakeUp: wakeUp)
        let task = session.dataTask(with: request)
        delegate.connect(transfer, to: task)
        task.resume()
        wakeUp.wait(until: deadline)
        let outcome = transfer.outcome
        if outcome == nil { giveUp(transfer, task) }
        bytes.add(transfer.bytesReceived, ordering: .relaxed)
        return try outcome?.get()
    }

    /// Lets go of a transfer; what still comes is dropped.
    private func giveUp(_ transfer: Transfer, _ task: URLSessionTask) {
        transfer.settle(.failure(.cancelled))
        session.delegateQueue.addOperation { task.cancel() }
    }
}
