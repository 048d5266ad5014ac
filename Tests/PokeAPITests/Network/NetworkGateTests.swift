import Foundation
import Synchronization
import TestSupport
import Testing

@testable import PokeAPI

/// How many requests are in flight.
struct NetworkParallelismTests {
    @Test func growsWhileAllGoesWell() async throws {
        let probe = try NetworkProbe { _ in
            usleep(3000)
            return .json(#"{"id": 25}"#)
        }
        _ = await probe.read(times: 120, width: 20)
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
        _ = await probe.read(times: 60, width: 10)
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

    @Test func sendsOthersWhileOneWaitsForItsNextAttempt() async throws {
        let isWaiting = Atomic(false)
        let mayGoOn = Atomic(false)
        let count = Atomic(0)
        let clock = NetworkClock(
            now: { 0 },
            pause: { _ in
                isWaiting.store(true, ordering: .relaxed)
                await TestClock.wait { mayGoOn.load(ordering: .relaxed) }
            },
            timeOut: TestClock.never)
        let probe = try NetworkProbe(clock: clock, settings: { $0.maxParallel = 1 }) { _ in
            count.wrappingAdd(1, ordering: .relaxed).newValue == 1
                ? .status(500) : .json(#"{"id": 25}"#)
        }
        async let first = probe.read()
        await TestClock.wait { isWaiting.load(ordering: .relaxed) }
        #expect(await probe.read() == "25")
        mayGoOn.store(true, ordering: .relaxed)
        #expect(await first == "25")
    }
}

/// When the network is closed because the source does not answer.
struct NetworkOutageTests {
    @Test func isClosedAfterThreeReadsWithoutAnyAnswer() async throws {
        let probe = try NetworkProbe { _ in .status(502) }
        let failure = "network: API/pokemon/25/ answered with status 502 (4 attempts)"
        for _ in 1...3 { #expect(await probe.read() == failure) }
        let message =
            "closed: API/ does not answer: the first 3 reads all failed, the last "
            + "because API/pokemon/25/ answered with status 502 (4 attempts)"
        #expect(await probe.read() == message)
        #expect(await probe.read(.meta) == message)
        #expect(probe.source.gate.closure?.kind == .closed)
        #expect(probe.server.requests.count == 12)
    }

    @Test func staysOpenWhereTheSourceAnswersBetween() async throws {
        let count = Atomic(0)
        let probe = try NetworkProbe(settings: { $0.attempts = 1 }) { _ in
            let number = count.wrappingAdd(1, ordering: .relaxed).newValue
            return .status(number % 3 == 0 ? 403 : 500)
        }
        for _ in 1...60 { _ = await probe.read() }
        #expect(probe.source.gate.closure == nil)
        #expect(probe.server.requests.count == 60)
    }

    @Test func isClosedForThoseTooWhoWaitInTheQueue() async throws {
        let probe = try NetworkProbe(settings: { $0.maxParallel = 1 }) { _ in
            .status(429).with("Retry-After", "3600")
        }
        let message =
            "closed: API/ answered with status 429 and wants no requests for 3600 s; "
            + "try again after that"
        #expect(await probe.read(times: 5) == Array(repeating: message, count: 5))
        #expect(probe.server.requests.count == 1)
    }
}
