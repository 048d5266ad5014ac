import Glibc
import Synchronization

/// Work that runs on a thread of its own while this one does something else.
final class BackgroundWork<Success: Sendable, Failure: Error>: Sendable {
    /// `nil` where the system gave no thread; then the work is done when its value is asked for.
    private let thread: Mutex<pthread_t?>
    private let task: Task

    /// Starts the work.
    init(_ work: @escaping @Sendable () -> Result<Success, Failure>) {
        let task = Task(work: work)
        self.task = task
        thread = Mutex(startThread { task.run() })
    }

    /// Waits for the work's end and returns what came out of it.
    ///
    /// - Throws: what the work ended with.
    func value() throws(Failure) -> Success {
        thread.withLock { thread in
            if let thread { pthread_join(thread, nil) }
            thread = nil
        }
        return try task.run().get()
    }

    private final class Task: Sendable {
        private let work: @Sendable () -> Result<Success, Failure>
        private let result = Mutex<Result<Success, Failure>?>(nil)

        init(work: @escaping @Sendable () -> Result<Success, Failure>) {
            self.work = work
        }

        /// Does the work, once.
        @discardableResult
        func run() -> Result<Success, Failure> {
            result.withLock { result in
                let done = result ?? work()
                result = done
                return done
            }
        }
    }
}

/// Starts a thread; `nil` where the system gives none.
private func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    final class Start {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    let start = Unmanaged.passRetained(Start(body))
    var thread = pthread_t()
    let status = pthread_create(
        &thread, nil,
        { context in
            guard let context else { return nil }
            Unmanaged<Start>.fromOpaque(context).takeRetainedValue().body()
            return nil
        }, start.toOpaque())
    guard status == 0 else {
        start.release()
        return nil
    }
    return thread
}
