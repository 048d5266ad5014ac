import Dispatch
import Synchronization

/// Work that runs beside the calling thread, which waits for its result later.
///
/// The work may be `async`. It then runs on threads of its own, and not on those that Swift's
/// concurrency shares: so synchronous code may wait for it anywhere, also in a test.
package final class BackgroundTask<Success: Sendable, Failure: Error>: Sendable {
    private typealias Outcome = Result<Success, Failure>

    private let queue = JobQueue()
    private let outcome: Guarded<Outcome?>
    private let task: Task<Void, Never>
    private let threads: Mutex<[WorkerThread]>

    /// Starts the work.
    ///
    /// - Parameter threads: how many threads the work may use at a time, 1 or more. More than one
    ///   helps only work that is divided into `async` parts.
    package init(
        threads: Int = 1, _ work: @escaping @Sendable () async throws(Failure) -> Success
    ) {
        let (queue, outcome) = (queue, Guarded<Outcome?>(nil))
        self.outcome = outcome
        task = Task(executorPreference: queue) {
            let result: Outcome
            do throws(Failure) {
                result = .success(try await work())
            } catch {
                result = .failure(error)
            }
            outcome.withLock { $0 = result }
            queue.close()
        }
        self.threads = Mutex(
            (0..<max(1, threads)).compactMap { _ in WorkerThread { queue.runJobs() } })
    }

    /// Asks `async` work to end early, as `Task.cancel()` does. The result must still be awaited.
    package func cancel() { task.cancel() }

    deinit {
        for thread in threads.withLock({ $0 }) { thread.detach() }
    }

    /// Waits for the end of the work. If the system had no thread for it, it is done here.
    ///
    /// - Throws: the error that the work ended with.
    package func value() throws(Failure) -> Success {
        let threads = threads.withLock { threads in
            defer { threads = [] }
            return threads
        }
        for thread in threads { thread.join() }
        queue.runJobs()
        guard let outcome = outcome.withLock({ $0 }) else {
            preconditionFailure("the work has ended without a result")
        }
        return try outcome.get()
    }
}

/// Hands the steps of `async` work to the threads that call ``runJobs()``.
private final class JobQueue: TaskExecutor {
    private let jobs = Mutex<[UnownedJob]>([])
    /// Counts the jobs that wait, and one more once the queue is closed.
    private let signals = DispatchSemaphore(value: 0)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
        signals.signal()
    }

    /// Ends ``runJobs()`` on all threads once no job waits.
    func close() { signals.signal() }

    /// Runs jobs as they come, until the queue is closed.
    func runJobs() {
        while let job = nextJob() {
            job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }

    private func nextJob() -> UnownedJob? {
        signals.wait()
        let job = jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        // Only the signal of `close()` has no job. Every other thread needs it too.
        if job == nil { signals.signal() }
        return job
    }
}
