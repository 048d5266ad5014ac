import Synchronization
import TestSupport
import Testing

@testable import PokeAPI

/// When a source that does not answer is given up.
struct NetworkOutageTests {
    @Test func isClosedAfterThreeReadsWithoutAnyAnswer() async throws {
        let probe = try NetworkProbe { _ in .status(502) }
        let failure = "network: API/pokemon/25/ answered with status 502 (4 attempts)"
        for _ in 1...3 { #expect(await probe.read() == failure) }
        let message =
            "closed: API/ does not answer: the first 3 things asked for all failed, the last "
            + "because API/pokemon/25/ answered with status 502 (4 attempts)"
        #expect(await probe.read() == message)
        #expect(await probe.read(.meta) == message)
        #expect(probe.source.gate.closure?.kind == .closed)
        #expect(probe.server.requests.count == 12)
    }

    @Test func isClosedAfterTwentyReadsInARow() async throws {
        let count = Atomic(0)
        let probe = try NetworkProbe(settings: { $0.attempts = 1 }) { _ in
            .status(count.wrappingAdd(1, ordering: .relaxed).newValue == 1 ? 404 : 500)
        }
        for _ in 1...20 { _ = await probe.read() }
        #expect(probe.source.gate.closure == nil)
        _ = await probe.read()
        #expect(
            await probe.read()
                == "closed: API/ does not answer: 20 reads in a row failed, the last because "
                + "API/pokemon/25/ answered with status 500")
        #expect(probe.server.requests.count == 21)
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

    @Test func wakesThoseWhoWait() async throws {
        let probe = try NetworkProbe(
            clock: .system,
            settings: {
                $0.attempts = 2
                $0.backOff.base = 600
            },
            answer: { request in
                request.path.hasSuffix("/meta/")
                    ? .status(429).with("Retry-After", "3600") : .status(500)
            })
        async let waiting = probe.read()
        await OwnThreads.wait { probe.source.statistics.failedAttempts > 0 }
        let message =
            "closed: API/ answered with status 429 and wants no requests for 3600 s; "
            + "try again after that"
        #expect(await probe.read(.meta) == message)
        #expect(await waiting == message)
    }
}
