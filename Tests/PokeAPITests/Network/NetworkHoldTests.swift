import Foundation
import Synchronization
import TestSupport
import Testing

@testable import PokeAPI

/// What happens when the source wants no requests for some time.
struct NetworkHoldTests {
    @Test(arguments: [
        (429, "7"), (503, "7"), (429, "Tue, 14 Nov 2023 22:13:27 GMT"),
    ])
    func waitsAsLongAsTheSourceWants(status: Int, header: String) async throws {
        let probe = try Self.probe(status, header)
        #expect(await probe.read() == "25")
        #expect(probe.time.waits == [7])
        let reason = "answered with status \(status)"
        #expect(
            probe.events == [
                .holdingBack(seconds: 7, reason: reason),
                .attemptFailed(
                    place: .resource(.pokemon, 25), reason: reason, attempt: 1, wait: 7),
            ])
    }

    @Test(arguments: [(500, "7"), (502, "7"), (429, "0"), (503, "soon")])
    func waitsAsUsualWhereTheSourceSaysNothingOfUse(status: Int, header: String) async throws {
        let probe = try Self.probe(status, header)
        #expect(await probe.read() == "25")
        #expect(probe.time.waits == [0.5])
    }

    @Test func holdsBackAllRequests() async throws {
        let answers = Atomic(0)
        let probe = try NetworkProbe(clock: .system, settings: { $0.maxParallel = 1 }) { _ in
            answers.wrappingAdd(1, ordering: .relaxed).newValue == 1
                ? .status(429).with("Retry-After", "1") : .json(#"{"id": 25}"#)
        }
        let answersOfAll = await OwnThreads.run(6) { _ in probe.readNow() }
        #expect(answersOfAll == Array(repeating: "25", count: 6))
        let times = probe.server.requests.map(\.time)
        #expect(times.count == 7)
        #expect(times.dropFirst().allSatisfy { $0 - times[0] >= 1 })
    }

    @Test func isClosedWhereItWouldHaveToWaitTooLong() async throws {
        let probe = try Self.probe(429, "121")
        let message =
            "closed: API/ answered with status 429 and wants no requests for 121 s; "
            + "try again after that"
        #expect(probe.source.gate.closure == nil)
        #expect(await probe.read() == message)
        #expect(await probe.read(.meta) == message)
        #expect(probe.source.gate.closure?.kind == .closed)
        #expect(probe.server.requests.count == 1)
        #expect(probe.time.waits == [])
    }

    @Test func waitsTwoMinutesAtMost() async throws {
        let probe = try Self.probe(503, "120")
        #expect(await probe.read() == "25")
        #expect(probe.time.waits == [120])
    }

    /// Answers with a status and `Retry-After` once, then well.
    private static func probe(_ status: Int, _ header: String) throws -> NetworkProbe {
        let count = Mutex(0)
        return try NetworkProbe { _ in
            let isFirst = count.withLock { count in
                count += 1
                return count == 1
            }
            return isFirst
                ? .status(status).with("Retry-After", header) : .json(#"{"id": 25}"#)
        }
    }
}
