import Platform
import Synchronization
import Testing

@testable import Parallelism

@Suite struct BackgroundTaskTests {
    private struct Failure: Error, Equatable {}

    @Test func returnsItsValueAgainAndAgain() {
        let task = BackgroundTask { 42 }
        #expect([task.value(), task.value()] == [42, 42])
    }

    @Test func throwsItsError() {
        #expect(throws: Failure()) {
            try BackgroundTask { () throws(Failure) -> Int in throw Failure() }.value()
        }
    }

    @Test func runsBesideTheCallingThread() {
        let caller = pthread_self()
        #expect(BackgroundTask { pthread_self() != caller }.value())
    }

    @Test func hasALargeStack() {
        #expect(BackgroundTask { usesTwoMegabytesOfStack() }.value())
    }

    @Test func mayBeLeftUnawaited() {
        _ = BackgroundTask { 42 }
    }

    @Test(arguments: [1, 3]) func runsAsyncParts(threads: Int) {
        let task = BackgroundTask(threads: threads) {
            await withTaskGroup(of: Int.self) { group in
                for number in 1...100 {
                    group.addTask {
                        await Task.yield()
                        return number
                    }
                }
                return await group.reduce(0, +)
            }
        }
        #expect(task.value() == 5050)
    }

    @Test func runsItsPartsOnSeveralThreads() {
        // Each part waits for the other, so one thread could not end them.
        let (first, second) = (Signal(), Signal())
        let task = BackgroundTask(threads: 2) {
            async let one: Void = first.passOn(to: second)
            async let other: Void = second.passOn(from: first)
            _ = await (one, other)
            return true
        }
        #expect(task.value())
    }

    @Test func waitsForWhatComesFromOtherThreads() {
        let task = BackgroundTask {
            await withCheckedContinuation { continuation in
                _ = WorkerThread { continuation.resume(returning: "arrived") }.map { $0.detach() }
            }
        }
        #expect(task.value() == "arrived")
    }

    @Test func canBeCancelled() {
        let task = BackgroundTask { () -> Bool in
            do {
                try await Task.sleep(for: .seconds(3600))
                return false
            } catch {
                return true
            }
        }
        task.cancel()
        #expect(task.value())
    }
}

/// Two threads meet when each has raised its own signal and seen the other's.
private final class Signal: Sendable {
    private let isRaised = Atomic(false)

    func passOn(to other: Signal) {
        isRaised.store(true, ordering: .releasing)
        other.wait()
    }

    func passOn(from other: Signal) {
        other.wait()
        isRaised.store(true, ordering: .releasing)
    }

    private func wait() {
        while !isRaised.load(ordering: .acquiring) { usleep(100) }
    }
}

/// Recurses through 2 MB of stack; ends the program where there is less.
func usesTwoMegabytesOfStack(level: Int = 0) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 512, alignment: 8) { bytes in
        bytes.initializeMemory(as: UInt8.self, repeating: UInt8(level % 251))
        let isDeepEnough = level == 4096 || usesTwoMegabytesOfStack(level: level + 1)
        return isDeepEnough && bytes[level % 512] == UInt8(level % 251)
    }
}
