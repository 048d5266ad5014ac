import Foundation
import Testing

@testable import PokedexDomain

struct MomentTests {
    @Test(arguments: [
        ("1970-01-01", 0), ("1970-01-01T00:00Z", 0), ("2026-08-06T08:15:30Z", 1_786_004_130),
        ("2026-08-06T17:15:30+09:00", 1_786_004_130), ("2026-08-06T04:45:30-03:30", 1_786_004_130),
        ("2026-08-06T08:15:30.999999999Z", 1_786_004_130), ("2024-02-29", 1_709_164_800),
        ("0001-01-01T00:00:00Z", -62_135_596_800), ("9999-12-31T23:59:59Z", 253_402_300_799),
    ])
    func readsADayOrATime(text: String, seconds: Int) throws {
        let moment = try #require(Moment(text))
        #expect(moment.secondsSince1970 == seconds)
        #expect(moment.text == text)
    }

    @Test(arguments: [
        "", "2026", "2026-8-6", "2025-02-29", "2026-13-01", "2026-00-01", "2026-01-32",
        "0000-01-01",
        "2026-08-06T08:15", "2026-08-06 08:15Z", "2026-08-06T24:00Z", "2026-08-06T08:60Z",
        "2026-08-06T08:15:60Z", "2026-08-06T08:15:30.Z", "2026-08-06T08:15:30.1234567890Z",
        "2026-08-06T08:15:30+9:00", "2026-08-06T08:15:30+24:00", "2026-08-06T08:15:30Zulu",
        "2026-08-06T08:15:30z", "2026-08-06Z", "２０２６-08-06", "+026-08-06", "yesterday",
    ])
    func refusesOtherForms(text: String) {
        #expect(Moment(text) == nil)
    }

    @Test func writesATimeThatItReads() throws {
        for seconds in [0, 1, -1, 1_786_004_130, 951_782_400, 4_107_542_399] {
            let moment = Moment(secondsSince1970: seconds)
            #expect(Moment(moment.text) == moment)
        }
        #expect(Moment(secondsSince1970: 1_786_004_130).text == "2026-08-06T08:15:30Z")
    }

    @Test(arguments: [
        (9 * 3600, "2026-08-06T17:15:30+09:00"), (-12_600, "2026-08-06T04:45:30-03:30"),
        (16 * 3600, "2026-08-07T00:15:30+16:00"), (-9 * 3600, "2026-08-05T23:15:30-09:00"),
    ])
    func writesATimeOfATimeZone(offset: Int, text: String) throws {
        let moment = Moment(secondsSince1970: 1_786_004_130, offset: offset)
        #expect(moment.text == text)
        #expect(moment == Moment(text))
    }

    @Test(arguments: [
        ("2026-08-06T00:30:00+09:00", "2026-08-06"), ("2026-08-06T23:30:00-08:00", "2026-08-06"),
        ("2026-08-06", "2026-08-06"), ("2026-08-05T23:59:59Z", "2026-08-05"),
    ])
    func hasTheDayOfItsTimeZone(text: String, day: String) throws {
        #expect(try #require(Moment(text)).day == day)
    }

    @Test func isOrderedByTimeAndThenByText() throws {
        let texts = [
            "2026-08-06", "2026-08-06T00:00Z", "2026-08-06T09:00:00+09:00",
            "2026-08-06T00:00:00.25Z", "2026-08-06T00:00:00.5Z", "2026-08-06T00:00:01Z",
        ]
        let moments = try texts.map { try #require(Moment($0)) }
        #expect(moments.shuffled().sorted() == moments)
    }
}
