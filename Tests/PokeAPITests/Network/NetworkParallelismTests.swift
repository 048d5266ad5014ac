import Foundation
import Synchronization
import TestSupport
import Testing

@testable import PokeAPI

/// How many requests are on their way at once.
struct NetworkParallelismTests {
    @Test func growsWhileAllGoesWell() async throws {
        let probe = try NetworkProbe { _ in
            usleep(3000)
            return .json(#"{"id": 25}"#)
        }
        _ = await OwnThreads.run(20) { _ in for _ in 1...6 { _ = probe.readNow() } }
        let reason = "100 % of the last 10 requests succeeded"
        #expect(
            probe.events == [
                .parallelismChanged(from: 2, to: 3, reason: reason),
                .parallelismChanged(from: 3, to: 4, reason: reason),
                .parallelismChanged(from: 4, to: 5, reason: reason),
            ])
        #expect(probe.source.statistics.parallelism == 5)
        #expect(probe.source.statistics.mostInFlight == 5)
        #expect(probe.source.statistics.requests == 120)
        #expect(probe.server.mostInFlight <= 5)
    }

    @Test(arguments: [1, 2, 3])
    func staysAtWhatIsAllowed(maxParallel: Int) async throws {
        let probe = try NetworkProbe(settings: { $0.maxParallel = maxParallel }) { _ in
            usleep(1000)
            return .json(#"{"id": 25}"#)
        }
        _ = await OwnThreads.run(10) { _ in for _ in 1...6 { _ = probe.readNow() } }
        #expect(probe.server.mostInFlight <= maxParallel)
        #expect(probe.source.statistics.mostInFlight == maxParallel)
    }

    @Test func takesTheRangeOneToFive() throws {
        for (wanted, limit) in [(-1, 1), (0, 1), (100, 5)] {
            let probe = try NetworkProbe(settings: { $0.maxParallel = wanted }) { _ in .status(404)
            }
            for _ in 1...60 { _ = probe.source.gate.record(success: true) }
            #expect(probe.source.statistics.parallelism == limit)
        }
    }

    @Test func shrinksWhereRequestsFail() async throws {
        let count = Atomic(0)
        let probe = try NetworkProbe { _ in
            // Three of the first ten fail.
            count.wrappingAdd(1, ordering: .relaxed).newValue % 3 == 1 ? .status(500) : .status(404)
        }
        for _ in 1...7 { _ = await probe.read() }
        #expect(
            probe.events.contains(
                .parallelismChanged(
                    from: 2, to: 1, reason: "60 % of the last 10 requests succeeded")))
        #expect(probe.source.statistics.parallelism == 1)
    }

    @Test func countsNeitherRefusalsNorForeignRedirects() async throws {
        let probe = try NetworkProbe { _ in .status(403) }
        for _ in 1...30 { _ = await probe.read() }
        #expect(probe.events == [])
    }

    @Test func letsOthersInWhileOneWaitsForItsNextAttempt() async throws {
        let isWaiting = DispatchSemaphore(value: 0)
        let mayGoOn = DispatchSemaphore(value: 0)
        let count = Atomic(0)
        let clock = NetworkClock(
            now: { 0 },
            wait: { _, _ in
                isWaiting.signal()
                mayGoOn.wait()
            })
        let probe = try NetworkProbe(clock: clock, settings: { $0.maxParallel = 1 }) { _ in
            count.wrappingAdd(1, ordering: .relaxed).newValue == 1
                ? .status(500) : .json(#"{"id": 25}"#)
        }
        async let first = probe.read()
        await OwnThreads.run { isWaiting.wait() }
        #expect(await probe.read() == "25")
        mayGoOn.signal()
        #expect(await first == "25")
    }
}
