import Foundation
import Testing

/// Runs what blocks on threads of its own, since those of Swift's tasks are few.
enum OwnThreads {
    /// Runs something once.
    static func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: body()) }
        }
    }

    /// Runs something for each of the numbers from 0 on, all at once; returns the values in order.
    static func run<Value: Sendable>(
        _ count: Int, _ body: @escaping @Sendable (Int) -> Value
    ) async -> [Value] {
        await withTaskGroup { group in
            for index in 0..<count {
                group.addTask { (index, await run { body(index) }) }
            }
            return await group.reduce(into: []) { $0.append($1) }
                .sorted { $0.0 < $1.0 }.map(\.1)
        }
    }

    /// Waits until something holds that other threads bring about, and goes on holding: many other
    /// tests may run between two looks. After a minute of looks the test has failed, and goes on.
    static func wait(until holds: () -> Bool) async {
        for _ in 1...60_000 {
            if holds() { return }
            try? await Task.sleep(for: .milliseconds(1))
        }
        Issue.record("what was waited for did not come")
    }
}
