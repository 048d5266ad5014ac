import Dispatch
import Synchronization

/// Does many small pieces of work on several threads.
struct WorkerPool {
    private let jobs: Int

    /// A pool of so many workers, 1 or more.
    init(jobs: Int) {
        self.jobs = max(1, jobs)
    }

    /// Does the pieces 0 to `count - 1`, each once, in order as workers become free.
    ///
    /// - Parameters:
    ///   - makeWorker: makes each thread's own state.
    ///   - work: does one piece.
    ///   - finish: takes from a thread's state what is kept.
    /// - Returns: what was kept, one for each thread.
    /// - Throws: the first error; pieces that were not begun then are left.
    func run<Worker: ~Copyable, Result: Sendable>(
        count: Int, makeWorker: @Sendable () throws -> Worker,
        work: @Sendable (inout Worker, Int) throws -> Void,
        finish: @Sendable (consuming Worker) -> Result
    ) throws -> [Result] {
        let next = Atomic(0)
        let finished = Mutex<[Result]>([])
        let failure = Mutex<(any Error)?>(nil)
        DispatchQueue.concurrentPerform(iterations: jobs) { _ in
            do {
                var worker = try makeWorker()
                while failure.withLock({ $0 == nil }) {
                    let position = next.add(1, ordering: .relaxed).oldValue
                    guard position < count else { break }
                    try work(&worker, position)
                }
                let result = finish(worker)
                finished.withLock { $0.append(result) }
            } catch {
                failure.withLock { $0 = $0 ?? error }
            }
        }
        if let error = failure.withLock({ $0 }) { throw error }
        return finished.withLock { $0 }
    }
}
