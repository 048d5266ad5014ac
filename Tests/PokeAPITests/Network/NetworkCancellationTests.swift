import Foundation
import Synchronization
import TestSupport
import Testing

@testable import PokeAPI

/// Cancelling a task ends its reads, whatever they wait for.
struct NetworkCancellationTests {
    private static let message = "cancelled: API/pokemon/25/ was not read: cancelled"

    @Test func endsReadsThatAreInFlightOrWaitInTheQueue() async throws {
        let probe = try NetworkProbe { _ in .json("{}", .silent) }
        let reads = Task { await probe.read(times: 20) }
        await TestClock.wait { probe.server.requests.count >= 2 }
        reads.cancel()
        #expect(await reads.value == Array(repeating: Self.message, count: 20))
        #expect(probe.server.requests.count == 2)
    }

    @Test func endsTheWaitForTheNextAttempt() async throws {
        let probe = try NetworkProbe(clock: .system, settings: { $0.backOff.base = 600 }) { _ in
            .status(500)
        }
        let read = Task { await probe.read() }
        await TestClock.wait { probe.source.statistics.failedAttempts > 0 }
        read.cancel()
        #expect(await read.value == Self.message)
        #expect(probe.server.requests.count == 1)
    }

    @Test func endsTheWaitThatTheSourceWants() async throws {
        let probe = try NetworkProbe(clock: .system) { _ in
            .status(429).with("Retry-After", "100")
        }
        let reads = Task { await probe.read(times: 5) }
        await TestClock.wait { probe.source.statistics.failedAttempts > 0 }
        reads.cancel()
        #expect(await reads.value == Array(repeating: Self.message, count: 5))
    }

    @Test func sendsNothingInACancelledTask() async throws {
        let probe = try NetworkProbe { _ in .status(404) }
        let read = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await probe.read()
        }
        #expect(await read.value == Self.message)
        #expect(probe.server.requests.isEmpty)
    }

    @Test func leavesTheReadsOfOtherTasksAlone() async throws {
        let mayAnswer = Atomic(false)
        let probe = try NetworkProbe(settings: { $0.maxParallel = 1 }) { _ in
            while !mayAnswer.load(ordering: .relaxed) { usleep(1000) }
            return .json(#"{"id": 25}"#)
        }
        let first = Task { await probe.read() }
        await TestClock.wait { probe.server.requests.count == 1 }
        let queued = Task { await probe.read() }
        let last = Task { await probe.read() }
        queued.cancel()
        #expect(await queued.value == Self.message)
        mayAnswer.store(true, ordering: .relaxed)
        #expect(await [first.value, last.value] == ["25", "25"])
    }

    @Test func mayComeAtAnyMoment() async throws {
        for round in stride(from: 0, to: 40, by: isThorough ? 1 : 5) {
            let count = Atomic(round)
            let probe = try NetworkProbe(clock: .system, settings: { $0.timeout = 0.01 }) { _ in
                switch count.wrappingAdd(1, ordering: .relaxed).newValue % 4 {
                case 0: .redirect(to: "/api/v2/pokemon/25/")
                case 1: .json(#"{"id": 25}"#, .dripping(every: 0.001))
                case 2: .json(#"{"id": 25}"#, .reset(after: nil))
                default: .json(#"{"id": 25}"#).packed
                }
            }
            let reads = Task {
                await withTaskGroup { group in
                    for _ in 1...5 {
                        group.addTask {
                            while !Task.isCancelled, probe.source.gate.closure == nil {
                                _ = await probe.read()
                            }
                        }
                    }
                }
            }
            try await Task.sleep(for: .microseconds(round * 400))
            reads.cancel()
            await reads.value
        }
    }

    @Test func closesTheConnectionsOfReleasedSources() async throws {
        let server = try LoopbackServer { _ in .json(#"{"id": 25}"#) }
        let address = try PokeAPIAddress(server.address)
        for _ in 1...20 {
            let source = PokeAPINetwork(address, userAgent: "test")
            _ = try? await source.read(.meta, unlessTagged: nil) { _ in 1 }
        }
        #expect(server.connections == 20)
        await TestClock.wait { server.openConnections == 0 }
    }
}
