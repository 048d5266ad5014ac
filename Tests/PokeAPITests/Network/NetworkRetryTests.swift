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

    @Test(arguments: faults.indices)
    func asksAgainUntilItHasAnAnswer(fault: Int) async throws {
        let (wrong, reason, _) = Self.faults[fault]
        let probe = try Self.probe(wrong, times: 2)
        #expect(await probe.read() == "25")
        #expect(probe.server.requests.count == 3)
        #expect(probe.time.waits == [0.5, 1])
        let place = PokeAPIPlace.resource(.pokemon, 25)
        #expect(
            probe.events == [
                .attemptFailed(place: place, reason: reason, attempt: 1, wait: 0.5),
                .attemptFailed(place: place, reason: reason, attempt: 2, wait: 1),
            ])
    }

    @Test(arguments: faults.indices)
    func asksFourTimes(fault: Int) async throws {
        let (wrong, reason, kind) = Self.faults[fault]
        let probe = try Self.probe(wrong, times: .max)
        #expect(await probe.read() == "\(kind): API/pokemon/25/ \(reason) (4 attempts)")
        #expect(probe.server.requests.count == 4)
        #expect(probe.time.waits == [0.5, 1, 2])
        #expect(probe.source.statistics.requests == 4)
        #expect(probe.source.statistics.failedAttempts == 4)
        #expect(
            probe.events.last
                == .attemptFailed(
                    place: .resource(.pokemon, 25), reason: reason, attempt: 4, wait: nil))
    }

    @Test(arguments: slowAnswers.indices)
    func asksAgainWhereAnAnswerTakesTooLong(answer: Int) async throws {
        let probe = try Self.probe(Self.slowAnswers[answer], times: 1, timeout: 2)
        #expect(await probe.read() == "25")
        #expect(probe.server.requests.count == 2)
        #expect(probe.time.waits == [0.5])
    }

    @Test(arguments: slowAnswers.indices)
    func saysThatAnAnswerTakesTooLong(answer: Int) async throws {
        let probe = try Self.probe(Self.slowAnswers[answer], times: .max, timeout: 0.25)
        #expect(
            await probe.read() == "timeout: API/pokemon/25/ gave no answer in 0.25 s (4 attempts)")
        #expect(probe.source.statistics.requests == 4)
        #expect(probe.time.waits == [0.5, 1, 2])
    }

    @Test func asksAgainWhereNobodyListens() async throws {
        let probe = try NetworkProbe { _ in .status(200) }
        probe.server.stop()
        #expect(
            await probe.read()
                == "network: API/pokemon/25/ cannot be reached: the server refuses the connection "
                + "(4 attempts)")
        #expect(probe.time.waits == [0.5, 1, 2])
    }

    @Test func asksOnceWhereFoundationRefusesTheAddress() async throws {
        let source = PokeAPINetwork(try PokeAPIAddress("http://[::1]:1/"), userAgent: "test")
        let error = await OwnThreads.run {
            #expect(throws: PokeAPISourceError.self) {
                try source.read(.meta, unlessTagged: nil) { _ in 1 }
            }
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

    @Test func tellsHowOftenItAskedAlsoWhereTheLastAnswerIsFinal() async throws {
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
        #expect(probe.time.waits == [])
    }

    /// Answers that are not complete for three seconds: nothing, and byte after byte.
    private static let slowAnswers: [Response] = [
        .json("{}", .silent), .json(#"{"id": 25}"#, .dripping(every: 0.3)),
    ]

    /// Answers wrongly so many times before it answers well.
    private static func probe(
        _ wrong: Response, times: Int, timeout: Double = 120
    ) throws -> NetworkProbe {
        let count = Mutex(0)
        return try NetworkProbe(settings: { $0.timeout = timeout }) { _ in
            let isWrong = count.withLock { count in
                count += 1
                return count <= times
            }
            return isWrong ? wrong : .json(#"{"id": 25}"#)
        }
    }
}
