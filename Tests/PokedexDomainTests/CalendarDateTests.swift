import Foundation
import Testing

@testable import PokedexDomain

@Suite struct CalendarDateTests {
    @Test(arguments: [
        (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"),
        (-1, "1969-12-31"), (951_782_400, "2000-02-29"), (951_868_800, "2000-03-01"),
        (1_786_060_800, "2026-08-07"), (4_107_542_400, "2100-03-01"),
    ])
    func namesTheDay(seconds: Int, day: String) {
        #expect(CalendarDate(secondsSince1970: seconds).description == day)
    }

    @Test(arguments: [
        (2025, 2, 29), (1900, 2, 29), (2025, 4, 31), (2025, 13, 1), (2025, 0, 1), (2025, 1, 0),
        (2025, 1, 32),
    ])
    func refusesADayThatDoesNotExist(year: Int, month: Int, day: Int) {
        #expect(CalendarDate(year: year, month: month, day: day) == nil)
    }

    @Test func agreesWithFoundationForFourCenturies() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        for day in stride(from: -40_000, to: 110_000, by: 97) {
            let seconds = day * 86_400 + 43_200
            let date = CalendarDate(secondsSince1970: seconds)
            let expected = calendar.dateComponents(
                [.year, .month, .day], from: Date(timeIntervalSince1970: Double(seconds)))
            #expect(date.year == expected.year)
            #expect(date.month == expected.month)
            #expect(date.day == expected.day)
            #expect(date.secondsSince1970 == seconds - 43_200)
        }
    }
}
