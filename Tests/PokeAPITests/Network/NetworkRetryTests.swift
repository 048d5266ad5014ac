import Foundation
import Synchronization
import TestSupport
import Testing

@testable import PokeAPI

/// What is asked for again, how often, and after which wait.
struct NetworkRetryTests {
    private typealias Response = LoopbackServer.Response

    /// Faults of which the next attempt may be free, and what is said of them.
    private static let faults: [(Response, String, PokeAPISourceError.Kind)] = [
        (.status(429), "answered with status 429", .network),
        (.status(500), "answered with status 500", .network),
        (.status(502), "answered with status 502", .network),
        (.status(503), "answered with status 503", .network),
        (.status(504), "answered with status 504", .network),
        (
            .json(#"{"id": 25}"#, .cut(after: 4)),
            "broke off: transfer closed with 6 bytes remaining to read", .network
        ),
        (
            .json(#"{"id": 25}"#, .cut(after: 20)).packed,
            "broke off: transfer closed with 13 bytes remaining to read", .network
        ),
        (
            .json(#"{"id": 25}"#, .cut(after: 32)).packed,
            "broke off: transfer closed with 1 bytes remaining to read", .network
        ),
        (
            .json(#"{"id": 25"#, .withoutLength),
            "cannot be used: it is no JSON: unexpected end of file during JSON parse", .invalidData
        ),
        (.json("", .proper), "cannot be used: it is empty", .invalidData),
        (
            .json("<html>"), "cannot be used: it is no JSON: invalid value around character 0",
            .invalidData
        ),
        (.json("{}", .closed), "broke off: the server closed the connection", .network),
        (
            .json("{}", .reset(after: nil)), "broke off: the server closed the connection",
            .network
        ),
        (
            .json("{}", .reset(after: 1)), "broke off: the server closed the connection",
            .network
        ),
    ]

    @Test func asksAgainUntilItHasAnAnswer() async throws {
        let (wrong, reason, _) = Self.faults[0]
        let probe = try Self.probe(wrong, times: 2)
        #expect(await probe.read() == "25")
        #expect(probe.server.requests.count == 3)
        #expect(probe.clock.pauses == [0.5, 1])
        let path = PokeAPIPath.resource(.pokemon, 25)
        #expect(
            probe.events == [
                .attemptFailed(path, reason: reason, attempt: 1, wait: 0.5),
                .attemptFailed(path, reason: reason, attempt: 2, wait: 1),
            ])
    }

    @Test(arguments: faults.indices)
    func asksFourTimes(fault: Int) async throws {
        let (wrong, reason, kind) = Self.faults[fault]
        let probe = try Self.probe(wrong, times: .max)
        #expect(await probe.read() == "\(kind): API/pokemon/25/ \(reason) (4 attempts)")
        #expect(probe.server.requests.count == 4)
        #expect(probe.clock.pauses == [0.5, 1, 2])
        #expect(probe.source.statistics.requests == 4)
        #expect(probe.source.statistics.failedAttempts == 4)
        #expect(
            probe.events.last
                == .attemptFailed(
                    .resource(.pokemon, 25), reason: reason, attempt: 4, wait: nil))
    }

    @Test(arguments: slowAnswers.indices)
    func asksAgainWhereAnAnswerTakesTooLong(answer: Int) async throws {
        let probe = try Self.probe(Self.slowAnswers[answer], times: 1, timeOuts: 1)
        #expect(await probe.read() == "25")
        #expect(probe.server.requests.count == 2)
        #expect(probe.clock.pauses == [0.5])
    }

    @Test(arguments: slowAnswers.indices)
    func reportsThatAnAnswerTakesTooLong(answer: Int) async throws {
        let probe = try Self.probe(Self.slowAnswers[answer], times: .max, timeOuts: .max)
        #expect(
            await probe.read() == "timeout: API/pokemon/25/ gave no answer in 10 s (4 attempts)")
        #expect(probe.source.statistics.requests == 4)
        #expect(probe.clock.pauses == [0.5, 1, 2])
    }

    @Test func limitsTheTimeOfAnAttemptByTheSystemsClock() async throws {
        let probe = try NetworkProbe(
            clock: .system,
            settings: {
                $0.timeout = 0.02
                $0.attempts = 1
            }, answer: { _ in .json("{}", .silent) })
        #expect(await probe.read() == "timeout: API/pokemon/25/ gave no answer in 0.02 s")
    }

    @Test func asksAgainWhereNobodyListens() async throws {
        // A port that was free would soon belong to the server of another test; this one needs root.
        let probe = try NetworkProbe(address: "http://127.0.0.1:1/") { _ in .status(200) }
        #expect(
            await probe.read()
                == "network: API/pokemon/25/ cannot be reached: the server refuses the connection "
                + "(4 attempts)")
        #expect(probe.clock.pauses == [0.5, 1, 2])
    }

    @Test func asksOnceWhereFoundationRefusesTheAddress() async throws {
        let source = PokeAPINetwork(try PokeAPIAddress("http://[::1]:1/"), userAgent: "test")
        let error = await #expect(throws: PokeAPISourceError.self) {
            try await source.read(.meta, unlessTagged: nil) { _ in 1 }
        }
        #expect(
            error?.description
                == "http://[::1]:1/meta/ cannot be asked for: Foundation refuses the address")
    }

    @Test func asksAgainWhereAnOldConnectionIsGone() async throws {
        let count = Atomic(0)
        let probe = try NetworkProbe { _ in
            let isFirst = count.wrappingAdd(1, ordering: .relaxed).newValue == 1
            return .json(#"{"id": 25}"#, isFirst ? .proper : .withoutLength)
        }
        for _ in 1...3 { #expect(await probe.read() == "25") }
        #expect(probe.source.statistics.failedAttempts == 0)
    }

    @Test func countsTheAttemptsAlsoWhereTheLastAnswerIsFinal() async throws {
        let count = Atomic(0)
        let probe = try NetworkProbe { _ in
            .status(count.wrappingAdd(1, ordering: .relaxed).newValue == 1 ? 500 : 403)
        }
        #expect(
            await probe.read() == "other: API/pokemon/25/ answered with status 403 (2 attempts)")
    }

    @Test func asksAsOftenAsItIsSet() async throws {
        let probe = try NetworkProbe(settings: { $0.attempts = 1 }) { _ in .status(500) }
        #expect(await probe.read() == "network: API/pokemon/25/ answered with status 500")
        #expect(probe.server.requests.count == 1)
        #expect(probe.clock.pauses == [])
    }

    /// Answers that take for ever: nothing, and byte after byte.
    private static let slowAnswers: [Response] = [
        .json("{}", .silent), .json(#"{"id": 25}"#, .dripping(every: 60)),
    ]

    /// Answers wrongly so many times before it answers well.
    ///
    /// - Parameter timeOuts: how many attempts time out once the server has their request.
    private static func probe(
        _ wrong: Response, times: Int, timeOuts: Int = 0
    ) throws -> NetworkProbe {
        let count = Atomic(0)
        return try NetworkProbe(timeOuts: timeOuts) { _ in
            count.wrappingAdd(1, ordering: .relaxed).oldValue < times
                ? wrong : .json(#"{"id": 25}"#)
        }
    }
}

/// What happens when the source asks for a pause.
struct NetworkHoldTests {
    @Test(arguments: [
        (429, "7", 7), (503, "120", 120), (429, "Tue, 14 Nov 2023 22:13:27 GMT", 7),
    ])
    func waitsAsLongAsTheSourceWants(status: Int, header: String, wait: Double) async throws {
        let probe = try Self.probe(status, header)
        #expect(await probe.read() == "25")
        #expect(probe.clock.pauses == [wait])
        let reason = "answered with status \(status)"
        #expect(
            probe.events == [
                .holdingBack(seconds: wait, reason: reason),
                .attemptFailed(
                    .resource(.pokemon, 25), reason: reason, attempt: 1, wait: wait),
            ])
    }

    @Test(arguments: [(500, "7"), (502, "7"), (429, "0"), (503, "soon")])
    func waitsAsUsualWhereTheSourceSaysNothingOfUse(status: Int, header: String) async throws {
        let probe = try Self.probe(status, header)
        #expect(await probe.read() == "25")
        #expect(probe.clock.pauses == [0.5])
    }

    @Test func holdsBackAllRequests() async throws {
        let clock = TestClock()
        let times = Mutex<[Double]>([])
        let probe = try NetworkProbe(clock: clock.clock, settings: { $0.maxParallel = 1 }) { _ in
            times.withLock { times in
                times.append(clock.now)
                return times.count == 1
                    ? .status(429).with("Retry-After", "60") : .json(#"{"id": 25}"#)
            }
        }
        #expect(await probe.read(times: 6) == Array(repeating: "25", count: 6))
        let sent = times.withLock { $0 }
        #expect(sent.count == 7)
        #expect(sent.dropFirst().allSatisfy { $0 - sent[0] >= 60 })
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
        #expect(probe.clock.pauses == [])
    }

    /// Answers with a status and `Retry-After` once, then well.
    private static func probe(_ status: Int, _ header: String) throws -> NetworkProbe {
        let count = Atomic(0)
        return try NetworkProbe { _ in
            count.wrappingAdd(1, ordering: .relaxed).newValue == 1
                ? .status(status).with("Retry-After", header) : .json(#"{"id": 25}"#)
        }
    }
}
