import Dispatch
import Synchronization

/// Does the same with each element, on two threads when there are many, and returns the results in
/// the elements' order.
///
/// The calls it is meant for spend their time in the kernel, which two threads halve.
///
/// - Throws: one of the errors, after both threads have stopped at theirs.
func inParallel<Element: Sendable, Value: Sendable, Failure: Error>(
    _ elements: [Element], _ body: @Sendable (Element) throws(Failure) -> Value
) throws(Failure) -> [Value] {
    guard elements.count > 64 else {
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
