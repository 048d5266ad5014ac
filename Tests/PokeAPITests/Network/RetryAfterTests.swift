import Testing

@testable import PokeAPI

/// The header `Retry-After`, read at 14 November 2023, 22:13:20 GMT.
struct RetryAfterTests {
    @Test(arguments: [
        ("7", 7), (" 120 ", 120), ("Tue, 14 Nov 2023 22:14:00 GMT", 40),
        ("Thu, 01 Jan 2026 00:00:00 GMT", 67_225_600),
        ("100000000000000000000", 1e20),
    ])
    func readsSecondsAndDates(header: String, seconds: Double) {
        #expect(RetryAfter(header, now: SteppingClock.start)?.seconds == seconds)
    }

    @Test(arguments: [
        "", "0", "-5", "1.5", "soon", "٣", "Tue, 14 Nov 2023 22:13:20 GMT",
        "Tue, 14 Nov 2023 22:13:00 GMT", "2023-11-14T22:14:00Z",
    ])
    func ignoresWhatIsNeitherOrOver(header: String) {
        #expect(RetryAfter(header, now: SteppingClock.start) == nil)
    }
}
