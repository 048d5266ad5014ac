import Foundation
import FoundationNetworking
import Testing

@testable import PokeAPI

/// How many requests may be in flight.
struct AdaptiveLimitTests {
    @Test func beginsWithTwoWhereSoManyAreAllowed() {
        #expect(AdaptiveLimit(maximum: 5).limit == 2)
        #expect(AdaptiveLimit(maximum: 1).limit == 1)
        #expect(AdaptiveLimit(maximum: 0).limit == 1)
    }

    @Test func addsOneAfterTenSuccessesUpToTheMaximum() {
        var limit = AdaptiveLimit(maximum: 4)
        let limits = (1...50).map { _ in
            _ = limit.record(success: true)
            return limit.limit
        }
        #expect(limits[8] == 2)
        #expect(limits[9] == 3)
        #expect(limits[18] == 3)
        #expect(limits[19] == 4)
        #expect(limits[49] == 4)
    }

    @Test func takesOneOffWhereThreeOfTenFail() {
        var limit = AdaptiveLimit(maximum: 5)
        let outcomes = [true, false, true, true, false, true, true, true, false]
        for outcome in outcomes { #expect(limit.record(success: outcome) == nil) }
        let change = limit.record(success: true)
        #expect(
            change
                == .init(from: 2, to: 1, reason: "70 % of the last 10 requests succeeded"))
        #expect(limit.limit == 1)
    }

    @Test func neverGoesBelowOne() {
        var limit = AdaptiveLimit(maximum: 5)
        for _ in 1...50 { _ = limit.record(success: false) }
        #expect(limit.limit == 1)
    }

    @Test(arguments: [1, 2])
    func staysWhereOneOrTwoOfTenFail(failures: Int) {
        var limit = AdaptiveLimit(maximum: 5)
        for number in 1...100 {
            #expect(limit.record(success: number % 10 >= failures) == nil)
        }
    }

    @Test func forgetsWhatLiesMoreThanTenRequestsBack() {
        var limit = AdaptiveLimit(maximum: 5)
        _ = limit.record(success: false)
        for _ in 1...9 { #expect(limit.record(success: true) == nil) }
        #expect(limit.record(success: true)?.to == 3)
    }
}

/// When a source counts as down.
struct OutageWatchTests {
    @Test func givesUpAfterThreeFailuresWithoutAnyAnswerBefore() {
        var watch = OutageWatch()
        #expect(watch.recordFailure() == nil)
        #expect(watch.recordFailure() == nil)
        #expect(watch.recordFailure() == "the first 3 reads all failed")
    }

    @Test func givesUpAfterTwentyFailuresInARow() {
        var watch = OutageWatch()
        watch.recordAnswer()
        for _ in 1...19 { #expect(watch.recordFailure() == nil) }
        watch.recordAnswer()
        for _ in 1...19 { #expect(watch.recordFailure() == nil) }
        #expect(watch.recordFailure() == "20 reads in a row failed")
    }
}

/// The wait between two attempts.
struct BackOffTests {
    @Test func doublesEachTime() {
        var backOff = BackOff()
        backOff.random = { 0.5 }
        #expect((1...4).map(backOff.seconds) == [0.5, 1, 2, 4])
    }

    @Test(arguments: [(0, 0.25), (0.25, 0.375), (0.75, 0.625)])
    func variesByHalfAtMost(random: Double, seconds: Double) {
        var backOff = BackOff()
        backOff.random = { random }
        #expect(backOff.seconds(after: 1) == seconds)
    }

    @Test func isRandomByItself() {
        let waits = (0..<100).map { _ in BackOff().seconds(after: 1) }
        #expect(Set(waits).count > 90)
        #expect(waits.allSatisfy { (0.25..<0.75).contains($0) })
    }
}

/// The header `Retry-After`, read at 14 November 2023, 22:13:20 GMT.
struct RetryAfterTests {
    @Test(arguments: [
        ("7", 7), (" 120 ", 120), ("Tue, 14 Nov 2023 22:14:00 GMT", 40),
        ("Thu, 01 Jan 2026 00:00:00 GMT", 67_225_600),
        ("100000000000000000000", 1e20),
    ])
    func readsSecondsAndDates(header: String, seconds: Double) {
        #expect(HTTPAnswer.hold(header, now: TestClock.start) == seconds)
    }

    @Test(arguments: [
        "", "0", "-5", "1.5", "soon", "٣", "Tue, 14 Nov 2023 22:13:20 GMT",
        "Tue, 14 Nov 2023 22:13:00 GMT", "2023-11-14T22:14:00Z",
    ])
    func ignoresWhatIsNeitherOrOver(header: String) {
        #expect(HTTPAnswer.hold(header, now: TestClock.start) == nil)
    }
}

/// Messages about transfers that cannot be caused on this computer.
struct TransferErrorTests {
    @Test(arguments: [
        (URLError.Code.cannotFindHost, "the server's name leads to no address"),
        (.timedOut, "the server does not respond"),
    ])
    func saysWhyAServerCannotBeReached(code: URLError.Code, reason: String) {
        let fault = PokeAPISourceError.transfer(URLError(code))
        #expect(fault.reason == "cannot be reached: \(reason)")
        #expect(fault.kind == .network)
        #expect(fault.isTransient)
    }
}
