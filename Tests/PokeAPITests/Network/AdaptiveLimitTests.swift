import Testing

@testable import PokeAPI

/// How many requests may be on their way at once.
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
