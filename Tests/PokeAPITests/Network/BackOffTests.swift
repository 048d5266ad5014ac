import Testing

@testable import PokeAPI

/// How long is waited between attempts.
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
