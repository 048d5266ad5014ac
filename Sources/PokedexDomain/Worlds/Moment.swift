/// A date and time as a person wrote it, in the form of ISO 8601: `2026-08-06`,
/// `2026-08-06T08:15Z`, `2026-08-06T17:15:30.25+09:00`. A day alone means its start in UTC.
///
/// Moments are ordered by the time that they name. Two spellings of one time differ, and are
/// ordered by their text.
package struct Moment: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// As it was written.
    package let text: String
    /// In whole seconds since 1970, the fraction left out.
    package let secondsSince1970: Int
    /// The fraction of the second, in nanoseconds.
    private let nanoseconds: Int

    /// Reads a text; `nil` when it is not of that form, or there is no such day, time or offset.
    package init?(_ text: String) {
        var reader = MomentReader(text)
        guard let (seconds, nanoseconds) = reader.read() else { return nil }
        self.text = text
        secondsSince1970 = seconds
        self.nanoseconds = nanoseconds
    }

    /// A moment as clocks of a time zone show it, with seconds: `2026-08-06T08:15:30Z`,
    /// `2026-08-06T17:15:30+09:00`.
    ///
    /// - Parameter offset: seconds east of UTC, of whole minutes and less than a day.
    package init(secondsSince1970 seconds: Int, offset: Int = 0) {
        let date = CalendarDate(secondsSince1970: seconds + offset)
        let time = seconds + offset - date.secondsSince1970
        func clock(_ numbers: Int...) -> String {
            numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
        }
        let size = abs(offset)
        let zone =
            offset == 0 ? "Z" : "\(offset < 0 ? "-" : "+")\(clock(size / 3600, size / 60 % 60))"
        text = "\(date)T\(clock(time / 3600, time / 60 % 60, time % 60))\(zone)"
        secondsSince1970 = seconds
        nanoseconds = 0
    }

    /// The day on which it was written, in the time zone of its writer: `2026-08-06`.
    package var day: String { String(text.prefix(10)) }

    package var description: String { text }

    package static func < (first: Self, second: Self) -> Bool {
        (first.secondsSince1970, first.nanoseconds, first.text)
            < (second.secondsSince1970, second.nanoseconds, second.text)
    }

    /// The forms, as the end of a message about a text that has none of them.
    package static let forms =
        "write a day (2026-08-06), or a time with its offset (2026-08-06T08:15:00Z, "
        + "2026-08-06T17:15:00+09:00)"
}

/// Reads the parts of a moment one after another.
private struct MomentReader {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = text[...].utf8 }

    /// Seconds since 1970, and nanoseconds.
    mutating func read() -> (Int, Int)? {
        guard let year = number(digits: 4), year > 0, take("-"), let month = number(digits: 2),
            take("-"), let day = number(digits: 2),
            let date = CalendarDate(year: year, month: month, day: day)
        else { return nil }
        if rest.isEmpty { return (date.secondsSince1970, 0) }
        guard take("T"), let (time, nanoseconds) = time(), let offset = offset(), rest.isEmpty
        else { return nil }
        return (date.secondsSince1970 + time - offset, nanoseconds)
    }

    /// `08:15`, `08:15:30` or `08:15:30.25`.
    private mutating func time() -> (seconds: Int, nanoseconds: Int)? {
        guard let hoursAndMinutes = hoursAndMinutes() else { return nil }
        guard take(":") else { return (hoursAndMinutes, 0) }
        guard let seconds = number(digits: 2), seconds < 60 else { return nil }
        guard take(".") else { return (hoursAndMinutes + seconds, 0) }
        guard let nanoseconds = fraction() else { return nil }
        return (hoursAndMinutes + seconds, nanoseconds)
    }

    /// `Z`, `+09:00` or `-03:30`, in seconds.
    private mutating func offset() -> Int? {
        if take("Z") { return 0 }
        if take("+") { return hoursAndMinutes() }
        return take("-") ? hoursAndMinutes().map { -$0 } : nil
    }

    private mutating func hoursAndMinutes() -> Int? {
        guard let hours = number(digits: 2), hours < 24, take(":"), let minutes = number(digits: 2),
            minutes < 60
        else { return nil }
        return hours * 3600 + minutes * 60
    }

    /// One to nine digits behind the point.
    private mutating func fraction() -> Int? {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
        guard (1...9).contains(digits), var value = number(digits: digits) else { return nil }
        for _ in digits..<9 { value *= 10 }
        return value
    }

    private mutating func number(digits: Int) -> Int? {
        var value = 0
        for _ in 0..<digits {
            guard let byte = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
            rest.removeFirst()
        }
        return value
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }
}
