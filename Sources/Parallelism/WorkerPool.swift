import CPlatform
import Synchronization

/// Does many small pieces of work on several threads and waits for all of them.
package struct WorkerPool: Sendable {
    private let jobs: Int

    /// - Parameter jobs: how many threads work at a time, 1 or more. One of them is the caller's.
    package init(jobs: Int) { self.jobs = max(1, jobs) }

    /// Does the pieces 0 to `count - 1`, each once. Pieces are begun in order; each free worker
    /// takes the next one.
    ///
    /// - Parameters:
    ///   - makeWorker: makes the state of one thread, on that thread.
    ///   - work: does one piece.
    ///   - finish: makes the result of a thread from its state.
    /// - Returns: one result for each thread, in no particular order. There are no more threads than
    ///   pieces, but always one.
    /// - Throws: the error of the first piece, by number, that failed. It does not depend on the
    ///   number of threads. Pieces that were not begun by then are left undone.
    package func run<Worker: ~Copyable, Result: Sendable, Failure: Error>(
        count: Int, makeWorker: @escaping @Sendable () throws(Failure) -> Worker,
        work: @escaping @Sendable (inout Worker, Int) throws(Failure) -> Void,
        finish: @escaping @Sendable (consuming Worker) -> Result
    ) throws(Failure) -> [Result] {
        let outcome = Outcome<Result, Failure>()
        let workOnPieces: @Sendable () -> Void = {
            var piece = -1
            do throws(Failure) {
                var worker = try makeWorker()
                while let next = outcome.nextPiece(of: count) {
                    piece = next
                    try work(&worker, piece)
                }
                outcome.add(finish(worker))
            } catch {
                outcome.note(error, of: piece)
            }
        }
        // There are fewer threads when the system refuses one.
        let threads = (1..<max(1, min(jobs, count))).compactMap { _ in WorkerThread(workOnPieces) }
        workOnPieces()
        for thread in threads { thread.join() }
        return try outcome.get()
    }

    /// Makes one value of each element, in the order of the elements. Each thread takes a range of
    /// elements, so that tiny pieces of work, such as system calls, pay too.
    ///
    /// - Parameter minimum: with fewer elements than this, the calling thread does all.
    /// - Throws: the error of the first element that failed.
    package func map<Element: Sendable, Value: Sendable, Failure: Error>(
        _ elements: [Element], minimum: Int = 65,
        _ body: @escaping @Sendable (Element) throws(Failure) -> Value
    ) throws(Failure) -> [Value] {
        guard elements.count >= minimum, jobs > 1 else { return try elements.map(body) }
        let size = (elements.count + jobs - 1) / jobs
        let ranges = stride(from: 0, to: elements.count, by: size).map { start in
            elements[start..<min(start + size, elements.count)]
        }
        // Closures of generic errors need their types here.
        let makeWorker: @Sendable () throws(Failure) -> [Int: [Value]] = { [:] }
        let work: @Sendable (inout [Int: [Value]], Int) throws(Failure) -> Void = { values, index in
            values[index] = try ranges[index].map(body)
        }
        let results = try run(
            count: ranges.count, makeWorker: makeWorker, work: work, finish: { $0 })
        return results.joined().sorted { $0.key < $1.key }.flatMap(\.value)
    }
}

/// What the threads of a pool have begun and produced so far.
private final class Outcome<Result: Sendable, Failure: Error>: Sendable {
    private struct State {
        var begun = 0
        var results: [Result] = []
        var failure: (error: Failure, piece: Int)?
    }

    private let state = Guarded(State())

    /// `nil` when all pieces were begun, or one has failed.
    func nextPiece(of count: Int) -> Int? {
        state.withLock { state in
            guard state.failure == nil, state.begun < count else { return nil }
            defer { state.begun += 1 }
            return state.begun
        }
    }

    func add(_ result: Result) { state.withLock { $0.results.append(result) } }

    func note(_ error: Failure, of piece: Int) {
        state.withLock { state in
            guard piece < state.failure?.piece ?? .max else { return }
            state.failure = (error, piece)
        }
    }

    func get() throws(Failure) -> [Result] {
        let state = state.withLock { $0 }
        if let failure = state.failure { throw failure.error }
        return state.results
    }
}

/// A value that one thread uses at a time, like a `Mutex`, which is used wherever its code is always
/// the same. That of a generic type, of a local variable and of the progress bar's state depends on
/// whether the compiler's cache of modules is empty; the test that the same sources make the same
/// bytes finds others.
package final class Guarded<Value: Sendable>: @unchecked Sendable {
    private let lock = Mutex(())
    private var value: Value

    package init(_ value: Value) { self.value = value }

    package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
        lock.withLock { _ in body(&value) }
    }
}

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
    package func join() { platform_join_thread(handle) }

    /// Lets the thread end unobserved.
    package func detach() { platform_detach_thread(handle) }
}
