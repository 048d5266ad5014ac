import Testing

@testable import PokeAPI

/// When what was fetched is fetched again.
struct RefreshTermTests {
    @Test(arguments: PokeAPIResource.allCases)
    func endsForMovesAfterAWeekAndForOthersAfterThirtyDays(resource: PokeAPIResource) {
        let days = resource == .move ? 7 : 30
        let end = 1000 + days * 86_400
        #expect(!RefreshTerm.isOver(resource, fetchedAt: 1000, now: end - 1))
        #expect(RefreshTerm.isOver(resource, fetchedAt: 1000, now: end))
        #expect(RefreshTerm.seconds(of: resource) == days * 86_400)
    }

    @Test func doesNotCountATimeThatIsToCome() {
        for (fetchedAt, isOver) in [(87_400, false), (87_401, true), (.max, true), (.min, true)] {
            #expect(RefreshTerm.isOver(.move, fetchedAt: fetchedAt, now: 1000) == isOver)
        }
    }
}
