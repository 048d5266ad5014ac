import Foundation
import Synchronization

/// What a server's threads share: the requests so far, and the connections that stand.
final class LoopbackLog: Sendable {
    private let state = Mutex(State())
    private let threads = DispatchGroup()

    private struct State {
        var requests: [LoopbackServer.Request] = []
        var inFlight = 0
        var mostInFlight = 0
        var connections = 0
        var sockets: [LoopbackSocket] = []
        var isStopped = false
    }

    var requests: [LoopbackServer.Request] { state.withLock { $0.requests } }
    var mostInFlight: Int { state.withLock { $0.mostInFlight } }
    var connections: Int { state.withLock { $0.connections } }
    var openConnections: Int { state.withLock { $0.sockets.count } }

    /// Takes note that a request came.
    func begin(_ request: LoopbackServer.Request) {
        state.withLock { state in
            state.requests.append(request)
            state.inFlight += 1
            state.mostInFlight = max(state.mostInFlight, state.inFlight)
        }
    }

    /// Takes note that a request is done with.
    func end() {
        state.withLock { $0.inFlight -= 1 }
    }

    /// Runs something on a thread of its own.
    func run(_ body: @escaping @Sendable () -> Void) {
        threads.enter()
        Thread.detachNewThread { [threads] in
            body()
            threads.leave()
        }
    }

    /// Serves a connection on a thread of its own, unless all is to end.
    func serve(_ socket: LoopbackSocket, _ body: @escaping @Sendable () -> Void) {
        let isStopped = state.withLock { state in
            state.connections += 1
            state.sockets.append(socket)
            return state.isStopped
        }
        guard !isStopped else { return }
        run { [self] in
            body()
            socket.close()
            state.withLock { $0.sockets.removeAll { $0 === socket } }
        }
    }

    /// Ends all connections and waits for all threads.
    func stop() {
        let sockets = state.withLock { state in
            state.isStopped = true
            return state.sockets
        }
        for socket in sockets { socket.shutDown() }
        threads.wait()
    }
}
