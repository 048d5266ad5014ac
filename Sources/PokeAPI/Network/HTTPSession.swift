import Foundation
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif
import Synchronization

/// What a server answered to a GET.
struct HTTPAnswer: Sendable {
    let status: Int
    let type: String?
    let tag: String?
    /// `Location`: the target of a redirect.
    let location: String?
    let retryAfter: String?
    /// The body after decompression; empty unless the status is 200.
    var body = Data()

    init(_ head: HTTPURLResponse) {
        status = head.statusCode
        type = head.value(forHTTPHeaderField: "Content-Type")
        tag = head.value(forHTTPHeaderField: "ETag")
        location = head.value(forHTTPHeaderField: "Location")
        retryAfter = head.value(forHTTPHeaderField: "Retry-After")
    }
}

/// A `URLSession` without cookies, cache and passwords, and with a limit on the size of bodies.
/// Connections are reused until the session is released.
///
/// `URLSession.data(for:)` has two faults: on Linux it collects the whole body, however large it is,
/// and it follows redirects to any server.
final class HTTPSession: Sendable {
    private let session: URLSession
    private let transfers: TransferDelegate

    /// - Parameter sizeLimit: the largest body after decompression, in bytes.
    init(sizeLimit: Int) {
        transfers = TransferDelegate(sizeLimit: sizeLimit)
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        configuration.httpCookieStorage = nil
        configuration.httpCookieAcceptPolicy = .never
        configuration.httpShouldSetCookies = false
        // The caller limits the time; Foundation's limit starts anew with every byte.
        configuration.timeoutIntervalForRequest = 24 * 3600
        // The one queue on which URLSession calls its delegate.
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        session = URLSession(
            configuration: configuration, delegate: transfers, delegateQueue: queue)
    }

    deinit {
        session.finishTasksAndInvalidate()
    }

    /// The bytes of all bodies so far, after decompression.
    var bytesReceived: Int { transfers.bytesReceived.load(ordering: .relaxed) }

    /// Sends a request and follows redirects on the same server.
    ///
    /// - Throws: ``PokeAPISourceError`` when the transfer failed, the body is too large, a redirect is
    ///   not followed, or the task was cancelled.
    func answer(to request: URLRequest, redirects: Int) async throws(PokeAPISourceError)
        -> HTTPAnswer
    {
        var request = request
        for _ in 0...redirects {
            let answer = try await send(request).get()
            guard [301, 302, 303, 307, 308].contains(answer.status) else { return answer }
            request.url = try Self.target(of: answer, from: request.url)
        }
        throw PokeAPISourceError("is redirected more than \(redirects) times")
    }

    private func send(_ request: URLRequest) async -> Result<HTTPAnswer, PokeAPISourceError> {
        let task = session.dataTask(with: request)
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                transfers.begin(task, continuation)
                task.resume()
                // Cancelled before the transfer began: the handler below found nothing to end.
                if Task.isCancelled { cancel(task) }
            }
        } onCancel: {
            cancel(task)
        }
    }

    private func cancel(_ task: URLSessionTask) {
        transfers.end(task, with: .failure(.cancelled))
        // On the delegate's queue: Foundation ends the program when the reply to a redirect reaches
        // a task that was cancelled meanwhile.
        session.delegateQueue.addOperation { task.cancel() }
    }

    private static func target(
        of answer: HTTPAnswer, from url: URL?
    ) throws(PokeAPISourceError) -> URL {
        guard let url, let location = answer.location,
            let target = URL(string: location, relativeTo: url)?.absoluteURL
        else {
            throw PokeAPISourceError("is redirected (status \(answer.status)) without an address")
        }
        guard target.server == url.server else {
            throw PokeAPISourceError("is redirected to \(target.absoluteString), on another server")
        }
        return target
    }
}

extension URL {
    /// Scheme, host and port.
    fileprivate var server: [String?] {
        let scheme = scheme?.lowercased()
        let port = port ?? (scheme == "https" ? 443 : 80)
        return [scheme, host()?.lowercased(), "\(port)"]
    }
}

/// Collects what arrives and resumes who waits for it, each once. Foundation calls it on one queue.
private final class TransferDelegate: NSObject, URLSessionDataDelegate, Sendable {
    typealias Continuation = CheckedContinuation<Result<HTTPAnswer, PokeAPISourceError>, Never>

    /// A task in flight; without continuation once its outcome is known.
    private struct Transfer {
        var continuation: Continuation?
        var answer: HTTPAnswer?
        var bytesReceived = 0
    }

    let bytesReceived = Atomic(0)
    private let sizeLimit: Int
    private let transfers = Mutex<[Int: Transfer]>([:])

    init(sizeLimit: Int) { self.sizeLimit = sizeLimit }

    /// Takes over a task that has not been started.
    func begin(_ task: URLSessionTask, _ continuation: Continuation) {
        transfers.withLock {
            $0[task.taskIdentifier] = Transfer(continuation: continuation)
        }
    }

    /// Gives the outcome of a task to who waits for it; later outcomes are ignored.
    func end(_ task: URLSessionTask, with outcome: Result<HTTPAnswer, PokeAPISourceError>) {
        transfers.withLock { $0[task.taskIdentifier]?.continuation.take() }?
            .resume(returning: outcome)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        if let head = (response as? HTTPURLResponse).map(HTTPAnswer.init) {
            transfers.withLock { $0[dataTask.taskIdentifier]?.answer = head }
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive part: Data) {
        let isTooLarge = transfers.withLock { transfers in
            let id = dataTask.taskIdentifier
            guard transfers[id]?.continuation != nil else { return false }
            bytesReceived.add(part.count, ordering: .relaxed)
            transfers[id]?.bytesReceived += part.count
            if transfers[id]?.answer?.status == 200 { transfers[id]?.answer?.body.append(part) }
            return transfers[id]?.bytesReceived ?? 0 > sizeLimit
        }
        guard isTooLarge else { return }
        end(dataTask, with: .failure(.tooLarge(sizeLimit)))
        dataTask.cancel()
    }

    /// Makes the redirect itself the answer.
    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        // A task that was cancelled before it began may still have its continuation.
        let isWaiting = transfers.withLock { $0[task.taskIdentifier]?.continuation != nil }
        if isWaiting, task.state == .running { completionHandler(nil) }
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
        let answer = transfer?.answer ?? (task.response as? HTTPURLResponse).map(HTTPAnswer.init)
        transfer?.continuation?.resume(returning: Self.outcome(answer, error))
    }

    private static func outcome(
        _ answer: HTTPAnswer?, _ error: (any Error)?
    ) -> Result<HTTPAnswer, PokeAPISourceError> {
        // A server that wants a password: Foundation breaks off when it gets none.
        if let answer, answer.status == 401 { return .success(answer) }
        if let error { return .failure(.transfer(error)) }
        guard let answer else { return .failure(.transfer(URLError(.badServerResponse))) }
        return .success(answer)
    }
}
