import Foundation
import TestSupport
import Testing

@testable import PokeAPI

/// How a source is told to stop, whatever its readers are waiting for.
struct NetworkCancellationTests {
    private static let message = "cancelled: API/pokemon/25/ is not read any more: cancelled"

    @Test func givesUpWhatIsOnItsWayAndWhoWaitsForAPlace() async throws {
        let probe = try NetworkProbe(settings: { $0.timeout = 3600 }) { _ in .json("{}", .silent) }
        async let reads = OwnThreads.run(20) { _ in probe.readNow() }
        await OwnThreads.wait { probe.server.requests.count >= 2 }
        #expect(!probe.source.gate.isCancelled)
        probe.source.cancel()
        #expect(await Set(reads) == [Self.message])
        #expect(probe.source.gate.isCancelled)
        #expect(probe.server.requests.count == 2)
    }

    @Test func wakesWhoWaitsForTheNextAttempt() async throws {
        let probe = try NetworkProbe(clock: .system, settings: { $0.backOff.base = 600 }) { _ in
            .status(500)
        }
        async let read = probe.read()
        await OwnThreads.wait { probe.source.statistics.failedAttempts > 0 }
        probe.source.cancel()
        #expect(await read == Self.message)
        #expect(probe.server.requests.count == 1)
    }

    @Test func wakesWhoIsHeldBack() async throws {
        let probe = try NetworkProbe(clock: .system) { _ in
            .status(429).with("Retry-After", "100")
        }
        async let reads = OwnThreads.run(5) { _ in probe.readNow() }
        await OwnThreads.wait { probe.source.statistics.failedAttempts > 0 }
        probe.source.cancel()
        #expect(await Set(reads) == [Self.message])
    }

    @Test func readsNothingAnyMore() async throws {
        let probe = try NetworkProbe { _ in .status(404) }
        probe.source.cancel()
        probe.source.cancel()
        #expect(await probe.read() == Self.message)
        #expect(probe.server.requests.isEmpty)
    }

    @Test func survivesCancellationAtAnyMoment() async throws {
        for round in 0..<60 {
            let probe = try NetworkProbe(settings: { $0.timeout = 0.01 }) { request in
                switch request.time.bitPattern % 4 {
                case 0: .redirect(to: "/api/v2/pokemon/25/")
                case 1: .json(#"{"id": 25}"#, .dripping(every: 0.001))
                case 2: .json(#"{"id": 25}"#, .reset(after: nil))
                default: .json(#"{"id": 25}"#).packed
                }
            }
            async let reads: [Void] = OwnThreads.run(5) { _ in
                while !probe.source.gate.isCancelled, probe.source.gate.closure == nil {
                    _ = probe.readNow()
                }
            }
            await OwnThreads.run { _ = usleep(UInt32(round * 500)) }
            probe.source.cancel()
            _ = await reads
        }
    }
}
