import Foundation
import Synchronization

/// Reads resources from a source on several threads.
struct ResourceReader: Sendable {
    let source: PokeAPIFolder
    /// How many threads read at once, 1 or more.
    let jobs: Int
    /// Is told of every resource that is done; calls never overlap.
    let progress: @Sendable (ImportProgress) -> Void

    /// Reads when and from what the data set was made; `nil` where the source does not say.
    func readMeta() -> PokeAPIMeta? {
        try? source.read(.meta) { (data) throws(MalformedResource) in
            try JSONDecoder().record(PokeAPIMeta.self, from: data)
        }
    }

    /// Reads all resources of a kind that the source lists.
    ///
    /// - Returns: what could not be read.
    func readAll(
        _ resource: PokeAPIResource, into drafts: inout ResourceDrafts
    ) -> [ImportReport.Skipped] {
        do {
            let list = try source.list(resource)
            return read(resource, list.ids, into: &drafts)
                + list.malformed.map { entry in
                    .init(resource: resource, id: nil, reason: "the list holds \(entry)")
                }
        } catch {
            let reason = "there is no list of them: \(error)"
            return [.init(resource: resource, id: nil, reason: reason)]
        }
    }

    /// Reads the resources of a kind with these numbers.
    ///
    /// - Returns: what could not be read.
    func read(
        _ resource: PokeAPIResource, _ ids: [Int], into drafts: inout ResourceDrafts
    ) -> [ImportReport.Skipped] {
        let ids = Set(ids).sorted()
        let state = SharedResult()
        let threads = DispatchGroup()
        for _ in 0..<min(jobs, ids.count) {
            threads.enter()
            let thread = Thread {
                work(resource, ids, state)
                threads.leave()
            }
            thread.stackSize = 8 << 20
            thread.start()
        }
        threads.wait()
        let result = state.result.withLock { $0 }
        for (id, draft) in result.drafts { drafts.insert(draft, of: resource, id: id) }
        return result.skipped.sorted { ($0.id ?? 0) < ($1.id ?? 0) }
    }

    private func work(_ resource: PokeAPIResource, _ ids: [Int], _ state: SharedResult) {
        let decoder = JSONDecoder()
        while let id = state.takeNext(of: ids) {
            let outcome = Result { () throws(PokeAPISourceError) in
                try source.read(.resource(resource, id)) { (data) throws(MalformedResource) in
                    try ResourceDraft(data, of: resource, id: id, with: decoder)
                }
            }
            // Counting and telling are one step: no number is told twice or left out.
            state.result.withLock { result in
                switch outcome {
                case .success(let draft): result.drafts[id] = draft
                case .failure(let error):
                    result.skipped.append(
                        .init(resource: resource, id: id, reason: error.description))
                }
                result.done += 1
                progress(ImportProgress(resource: resource, done: result.done, total: ids.count))
            }
        }
    }
}

/// What the reading threads share.
private final class SharedResult: Sendable {
    struct Content {
        var drafts: [Int: ResourceDraft] = [:]
        var skipped: [ImportReport.Skipped] = []
        var next = 0
        var done = 0
    }

    let result = Mutex(Content())

    /// The next number to read; `nil` after the last.
    func takeNext(of ids: [Int]) -> Int? {
        result.withLock { result in
            guard result.next < ids.count else { return nil }
            defer { result.next += 1 }
            return ids[result.next]
        }
    }
}
