import Foundation
import Synchronization

/// Reads resources from a source on several threads.
struct ResourceReader: Sendable {
    let source: any PokeAPISource
    /// How many threads read at once, 1 or more.
    let jobs: Int
    /// Is told of every resource that is done; calls never overlap.
    let progress: @Sendable (ImportProgress) -> Void

    /// The resources of one kind.
    struct Result<Draft: Sendable>: Sendable {
        /// What was read, by number.
        var drafts: [Int: Draft] = [:]
        /// What could not be read.
        var skipped: [ImportReport.Skipped] = []
        fileprivate var next = 0
    }

    /// Reads all resources of a kind that the source lists.
    ///
    /// - Parameter draft: what to keep of a record; runs on the reading threads.
    func readAll<Record: PokeAPIRecord, Draft: Sendable>(
        _ resource: PokeAPIResource, keeping draft: @escaping @Sendable (Record) throws -> Draft
    ) -> Result<Draft> {
        do {
            let list = try source.list(resource)
            var result = read(resource, list.ids, keeping: draft)
            result.skipped += list.malformed.map { entry in
                .init(resource: resource, id: nil, reason: "the list holds \(entry)")
            }
            return result
        } catch {
            let reason = "there is no list of them: \(error)"
            return Result(skipped: [.init(resource: resource, id: nil, reason: reason)])
        }
    }

    /// Reads the resources of a kind with these numbers.
    func read<Record: PokeAPIRecord, Draft: Sendable>(
        _ resource: PokeAPIResource, _ ids: [Int],
        keeping draft: @escaping @Sendable (Record) throws -> Draft
    ) -> Result<Draft> {
        let ids = Set(ids).sorted()
        let state = SharedResult(Result<Draft>())
        let threads = DispatchGroup()
        for _ in 0..<min(jobs, ids.count) {
            threads.enter()
            let thread = Thread {
                work(resource, ids, state, keeping: draft)
                threads.leave()
            }
            thread.stackSize = 8 << 20
            thread.start()
        }
        threads.wait()
        var result = state.result.withLock { $0 }
        result.skipped.sort { ($0.id ?? 0) < ($1.id ?? 0) }
        return result
    }

    private func work<Record: PokeAPIRecord, Draft: Sendable>(
        _ resource: PokeAPIResource, _ ids: [Int], _ state: SharedResult<Draft>,
        keeping draft: (Record) throws -> Draft
    ) {
        let decoder = JSONDecoder()
        while let id = state.takeNext(of: ids) {
            let outcome = Swift.Result { try read(resource, id, with: decoder, keeping: draft) }
            // Counting and telling are one step: no number is told twice or left out.
            state.result.withLock { result in
                switch outcome {
                case .success(let kept): result.drafts[id] = kept
                case .failure(let error):
                    result.skipped.append(Self.skipped(resource, id, because: error))
                }
                let done = result.drafts.count + result.skipped.count
                progress(ImportProgress(resource: resource, done: done, total: ids.count))
            }
        }
    }

    private func read<Record: PokeAPIRecord, Draft>(
        _ resource: PokeAPIResource, _ id: Int, with decoder: JSONDecoder,
        keeping draft: (Record) throws -> Draft
    ) throws -> Draft {
        let data = try source.fetch(resource, id: id)
        let record = try decoder.record(Record.self, from: data)
        guard record.id == id else {
            throw MalformedResource("it says that its id is \(record.id)")
        }
        return try draft(record)
    }

    private static func skipped(
        _ resource: PokeAPIResource, _ id: Int, because error: any Error
    ) -> ImportReport.Skipped {
        let reason = (error as? MalformedResource)?.reason ?? "\(error)"
        return ImportReport.Skipped(resource: resource, id: id, reason: reason)
    }
}

/// What the reading threads share.
private final class SharedResult<Draft: Sendable>: Sendable {
    let result: Mutex<ResourceReader.Result<Draft>>

    init(_ result: ResourceReader.Result<Draft>) {
        self.result = Mutex(result)
    }

    /// The next number to read; `nil` after the last.
    func takeNext(of ids: [Int]) -> Int? {
        result.withLock { result in
            guard result.next < ids.count else { return nil }
            defer { result.next += 1 }
            return ids[result.next]
        }
    }
}
