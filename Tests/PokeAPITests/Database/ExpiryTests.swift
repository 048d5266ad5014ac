import Testing

@testable import PokeAPI

/// When a record is fetched again.
struct ExpiryTests {
    @Test(arguments: PokeAPIResource.allCases)
    func endsForMovesAfterAWeekAndForOthersAfterThirtyDays(resource: PokeAPIResource) {
        let days = resource == .move ? 7 : 30
        let end = 1000 + days * 86_400
        #expect(!resource.kind.isExpired(fetchedAt: 1000, now: end - 1))
        #expect(resource.kind.isExpired(fetchedAt: 1000, now: end))
    }

    @Test func doesNotCountATimeThatIsToCome() {
        let move = PokeAPIResource.move.kind
        for (fetchedAt, isExpired) in [(87_400, false), (87_401, true), (.max, true), (.min, true)]
        {
            #expect(move.isExpired(fetchedAt: fetchedAt, now: 1000) == isExpired)
        }
    }
}
