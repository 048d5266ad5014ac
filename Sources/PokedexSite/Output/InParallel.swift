import Dispatch
import Synchronization

/// Does the same with each element, on two threads when there are many, and returns the results in
/// the elements' order.
///
/// - Parameter fewest: how many elements are worth a second thread. Most calls take microseconds,
///   which they spend in the kernel.
/// - Throws: the first error in the elements' order, after both threads have stopped at theirs.
func inParallel<Element: Sendable, Value: Sendable, Failure: Error>(
    _ elements: [Element], fewest: Int = 65, _ body: @Sendable (Element) throws(Failure) -> Value
) throws(Failure) -> [Value] {
    guard elements.count >= fewest else {
        return try elements.map(body)
    }
    let middle = elements.count / 2
    let halves = Mutex<[Int: Result<[Value], Failure>]>([:])
    DispatchQueue.concurrentPerform(iterations: 2) { half in
        let range = half == 0 ? elements[..<middle] : elements[middle...]
        let results = Result { () throws(Failure) in try range.map(body) }
        halves.withLock { $0[half] = results }
    }
    let results = halves.withLock { $0 }
    return try (results[0]?.get() ?? []) + (results[1]?.get() ?? [])
}
