import Dispatch
import Platform
import Synchronization

/// Handles Ctrl-C, a closed terminal and the shutdown of the system. The first signal ends the work in
/// an orderly way, the second ends the program at once. Dispatch calls back outside of the signal's
/// handler, in which hardly anything is allowed.
final class Interruption {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    private var sources: [any DispatchSourceSignal] = []

    private final class Count: Sendable {
        let value = Atomic(0)
    }

    /// - Parameter act: called once, on another thread.
    init(_ act: @escaping @Sendable () -> Void) {
        let count = Count()
        for number in Self.signals {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                let isFirst = count.value.add(1, ordering: .relaxed).oldValue == 0
                if isFirst { act() } else { _exit(128 + number) }
            }
            source.resume()
            sources.append(source)
        }
    }

    /// Restores the usual effect of the signals.
    func finish() {
        for source in sources { source.cancel() }
        for number in Self.signals { signal(number, SIG_DFL) }
    }
}
