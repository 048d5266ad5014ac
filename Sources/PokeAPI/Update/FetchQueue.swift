import Dispatch
import Foundation
import Synchronization

/// Asks a source for many resources from several threads and hands the answers to the caller's.
struct FetchQueue: Sendable {
    let source: any PokeAPISource
    /// How many threads ask, 1 or more. How many requests are under way is the source's matter.
    let threads: Int

    /// A resource to ask for.
    struct Task: Sendable {
        let key: ResourceKey
        /// The mark of what is there already; `nil` to have it in any case.
        let tag: String?
    }

    /// A resource as it came.
    struct Record: Sendable {
        let draft: ResourceDraft
        /// The draft in the form in which it is kept.
        let content: Data
    }

    /// What came of a task.
    struct Outcome: Sendable {
        let key: ResourceKey
        let answer: Result<PokeAPIAnswer<Record>, PokeAPISourceError>
    }

    /// Does all tasks, beginning with the first; hands over each outcome on the calling thread.
    ///
    /// - Throws: what `take` throws; tasks that were not begun are not done then.
    func run<Failure: Error>(
        _ tasks: [Task], _ take: (Outcome) throws(Failure) -> Void
    ) throws(Failure) {
        let exchange = Exchange(tasks: tasks)
        defer { exchange.stop() }
        for _ in 0..<min(threads, tasks.count) {
            let thread = Thread { work(exchange) }
            thread.stackSize = 8 << 20
            thread.start()
        }
        for _ in tasks {
            try take(exchange.nextOutcome())
        }
    }

    private func work(_ exchange: Exchange) {
        let decoder = JSONDecoder()
        let encoder = JSONEncoder.records
        while let task = exchange.nextTask() {
            let answer = Result { () throws(PokeAPISourceError) in
                try fetch(task, decoder, encoder)
            }
            exchange.put(Outcome(key: task.key, answer: answer))
        }
    }

    private func fetch(
        _ task: Task, _ decoder: JSONDecoder, _ encoder: JSONEncoder
    ) throws(PokeAPISourceError) -> PokeAPIAnswer<Record> {
        let place = PokeAPIPlace.resource(task.key.resource, task.key.id)
        return try source.read(place, unlessTagged: task.tag) {
            (data) throws(MalformedResource) in
            let draft = try ResourceDraft(
                data, of: task.key.resource, id: task.key.id, with: decoder)
            let content = try draft.stored(with: encoder)
            guard content.count <= RecordStore.sizeLimit else {
                throw MalformedResource(
                    "it has \(content.count) bytes of facts, far more than any record")
            }
            return Record(draft: draft, content: content)
        }
    }
}

/// What the asking threads and the caller share.
private final class Exchange: Sendable {
    private struct Content {
        var tasks: ArraySlice<FetchQueue.Task>
        var outcomes: [FetchQueue.Outcome] = []
    }

    private let content: Mutex<Content>
    private let arrivals = DispatchSemaphore(value: 0)

    init(tasks: [FetchQueue.Task]) {
        content = Mutex(Content(tasks: tasks[...]))
    }

    /// The next task to do; `nil` after the last.
    func nextTask() -> FetchQueue.Task? {
        content.withLock { $0.tasks.popFirst() }
    }

    /// Leaves an outcome for the caller.
    func put(_ outcome: FetchQueue.Outcome) {
        content.withLock { $0.outcomes.append(outcome) }
        arrivals.signal()
    }

    /// Waits for an outcome. There is one for every task.
    func nextOutcome() -> FetchQueue.Outcome {
        arrivals.wait()
        return content.withLock { $0.outcomes.removeFirst() }
    }

    /// Lets nobody begin another task.
    func stop() {
        content.withLock { $0.tasks = [] }
    }
}
