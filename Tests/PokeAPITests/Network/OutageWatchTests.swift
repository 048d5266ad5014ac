import Testing

@testable import PokeAPI

/// When a source is taken to be down.
struct OutageWatchTests {
    @Test func givesUpAfterThreeFailuresWithoutAnyAnswerBefore() {
        var watch = OutageWatch()
        #expect(watch.recordFailure() == nil)
        #expect(watch.recordFailure() == nil)
        #expect(watch.recordFailure() == "the first 3 things asked for all failed")
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
