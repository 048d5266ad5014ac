import CPlatform

/// A thread with a stack as large as the main thread's. Other secondary threads may have 512 KB,
/// too little for the recursive decoding of JSON.
package struct WorkerThread: Sendable {
    private static let stackSize = 8 << 20
    private let handle: UInt

    private final class Start {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// Starts a thread; `nil` when the system refuses one.
    package init?(_ body: @escaping @Sendable () -> Void) {
        let start = Unmanaged.passRetained(Start(body))
        var handle: UInt = 0
        let status = platform_start_thread(&handle, Self.stackSize, start.toOpaque()) { context in
            Unmanaged<Start>.fromOpaque(context).takeRetainedValue().body()
        }
        guard status == 0 else {
            start.release()
            return nil
        }
        self.handle = handle
    }

    /// Waits for the end of the thread. To be called once, unless ``detach()`` is.
    package func join() {
        platform_join_thread(handle)
    }

    /// Lets the thread end unobserved.
    package func detach() {
        platform_detach_thread(handle)
    }
}

// The compiler writes the path of this file into `withoutActuallyEscaping`. Without a fixed one, the program
// would depend on the folder in which it is built.
#sourceLocation(file:"runOnThreads.swift",line:1)
/// Calls `body` on so many threads at a time, of which one is the caller's, and returns when all
/// calls have. There are fewer calls when the system refuses a thread.
func runOnThreads(_ count: Int, _ body: @Sendable () -> Void) {
    withoutActuallyEscaping(body) { body in
        let threads = (1..<max(1, count)).compactMap { _ in WorkerThread(body) }
        body()
        for thread in threads { thread.join() }
    }
}
#sourceLocation()
