import Synchronization

/// Does many small pieces of work on several threads and waits for all of them.
package struct WorkerPool: Sendable {
    private let jobs: Int

    /// - Parameter jobs: how many threads work at a time, 1 or more. One of them is the caller's.
    package init(jobs: Int) {
        self.jobs = max(1, jobs)
    }

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
        count: Int, makeWorker: @Sendable () throws(Failure) -> Worker,
        work: @Sendable (inout Worker, Int) throws(Failure) -> Void,
        finish: @Sendable (consuming Worker) -> Result
    ) throws(Failure) -> [Result] {
        let next = Atomic(0)
        let outcome = Mutex(Outcome<Result, Failure>())
        runOnThreads(min(jobs, max(1, count))) {
            var piece = -1
            do throws(Failure) {
                var worker = try makeWorker()
                while outcome.withLock({ $0.error == nil }) {
                    piece = next.wrappingAdd(1, ordering: .relaxed).oldValue
                    guard piece < count else { break }
                    try work(&worker, piece)
                }
                let result = finish(worker)
                outcome.withLock { $0.results.append(result) }
            } catch {
                outcome.withLock { $0.note(error, of: piece) }
            }
        }
        return try outcome.withLock { $0 }.get()
    }

    /// Makes one value of each element, in the order of the elements. Each thread takes a range of
    /// elements, so that tiny pieces of work, such as system calls, pay too.
    ///
    /// - Parameter minimum: with fewer elements than this, the calling thread does all.
    /// - Throws: the error of the first element that failed.
    package func map<Element: Sendable, Value: Sendable, Failure: Error>(
        _ elements: [Element], minimum: Int = 65,
        _ body: @Sendable (Element) throws(Failure) -> Value
    ) throws(Failure) -> [Value] {
        guard elements.count >= minimum, jobs > 1 else { return try elements.map(body) }
        let size = (elements.count + jobs - 1) / jobs
        let ranges = stride(from: 0, to: elements.count, by: size).map { start in
            elements[start..<min(start + size, elements.count)]
        }
        let results = try run(count: ranges.count) { () throws(Failure) in
            [Int: [Value]]()
        } work: { (values, index) throws(Failure) in
            values[index] = try ranges[index].map(body)
        } finish: { values in
            values
        }
        return results.joined().sorted { $0.key < $1.key }.flatMap(\.value)
    }
}

/// What the threads of a pool have produced so far.
private struct Outcome<Result: Sendable, Failure: Error>: Sendable {
    var results: [Result] = []
    var error: Failure?
    private var failedPiece = Int.max

    mutating func note(_ error: Failure, of piece: Int) {
        guard piece < failedPiece else { return }
        (self.error, failedPiece) = (error, piece)
    }

    func get() throws(Failure) -> [Result] {
        if let error { throw error }
        return results
    }
}
