import Dispatch
import Synchronization

/// Reads a whole site, several files at a time.
struct SiteReader {
    let files: SiteFiles
    let base: BaseAddress

    /// The facts of every file that is checked, in the order of `files.files`.
    func documents(jobs: Int) throws(SiteCheckerError) -> [DocumentFacts] {
        let queue = queue
        let next = Atomic(0)
        let results = Mutex<[Result<[DocumentFacts], SiteCheckerError>]>([])
        DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, queue.count))) { _ in
            let result = read(queue, next: next)
            results.withLock { $0.append(result) }
        }
        var documents: [DocumentFacts] = []
        for result in results.withLock({ $0 }) { documents += try result.get() }
        return documents.sorted { $0.file < $1.file }
    }

    /// The files to read, the largest first, so that no thread is left with a large one at the end.
    private var queue: [Int] {
        files.files.indices
            .filter { files.files[$0].kind != .other }
            .sorted { (files.files[$0].byteCount, $1) > (files.files[$1].byteCount, $0) }
    }

    /// Reads the files of `queue` that no other thread has taken.
    private func read(
        _ queue: [Int], next: borrowing Atomic<Int>
    ) -> Result<[DocumentFacts], SiteCheckerError> {
        do throws(SiteCheckerError) {
            var worker = try SiteWorker(files: files, base: base)
            var documents: [DocumentFacts] = []
            while true {
                let place = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard place < queue.count else { return .success(documents) }
                documents.append(try worker.read(queue[place]))
            }
        } catch {
            return .failure(error)
        }
    }
}
