import Foundation
import FoundationNetworking
import Synchronization

/// Hands what Foundation tells of its tasks on to their transfers.
///
/// All of it happens on the session's one queue. Tasks are cancelled there too, and a redirect of a
/// settled transfer is not replied to: Foundation ends the program when the reply to a redirect
/// reaches a task that was cancelled meanwhile.
final class TransferDelegate: NSObject, URLSessionDataDelegate, Sendable {
    private let transfers = Mutex<[Int: Transfer]>([:])

    /// Has a transfer told what becomes of a task, which has not been started.
    func connect(_ transfer: Transfer, to task: URLSessionTask) {
        transfers.withLock { $0[task.taskIdentifier] = transfer }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        if let response = response as? HTTPURLResponse { transfer(of: dataTask)?.receive(response) }
        completionHandler(.allow)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
    ) {
        guard let transfer = transfer(of: dataTask), !transfer.isSettled else { return }
        transfer.receive(data)
        if transfer.isSettled { dataTask.cancel() }
    }

    /// Gives the redirect itself as the answer.
    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        guard let transfer = transfer(of: task), !transfer.isSettled else { return }
        completionHandler(nil)
    }

    /// Gives no password.
    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        completionHandler(.cancelAuthenticationChallenge, nil)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
        let transfer = transfers.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        transfer?.finish(error, response: task.response as? HTTPURLResponse)
    }

    private func transfer(of task: URLSessionTask) -> Transfer? {
        transfers.withLock { $0[task.taskIdentifier] }
    }
}
