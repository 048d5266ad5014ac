import Dispatch
import Glibc
import Synchronization

/// Waits for the user's wish to end a long piece of work: Ctrl-C, a closed terminal, or the system's
/// going down. The second wish ends the program at once.
final class Interruption {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    private var sources: [any DispatchSourceSignal] = []

    private final class Wish: Sendable {
        private let hasCome = Mutex(false)

        /// Notes it.
        ///
        /// - Returns: whether it is the first.
        func come() -> Bool {
            hasCome.withLock { hasCome in
                defer { hasCome = true }
                return !hasCome
            }
        }
    }

    /// Begins to wait.
    ///
    /// - Parameter act: is called once, on another thread.
    init(_ act: @escaping @Sendable () -> Void) {
        let wish = Wish()
        for number in Self.signals {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                if wish.come() { act() } else { _exit(128 + number) }
            }
            source.resume()
            sources.append(source)
        }
    }

    /// Ends the waiting: signals do what they did before.
    func finish() {
        for source in sources { source.cancel() }
        for number in Self.signals { signal(number, SIG_DFL) }
    }
}
