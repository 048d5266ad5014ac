/// A day of the Gregorian calendar in UTC, worked out without clock, time zone or locale.
struct CalendarDate: Hashable, CustomStringConvertible {
    let year: Int
    let month: Int
    let day: Int

    /// The day of a moment.
    ///
    /// The algorithm counts days from 1 March of year 0, so that leap days end a year
    /// (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`).
    init(secondsSince1970 seconds: Int) {
        let days = (seconds >= 0 ? seconds : seconds - 86_399) / 86_400 + 719_468
        let era = (days >= 0 ? days : days - 146_096) / 146_097
        let dayOfEra = days - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// The day as ISO 8601 writes it: `2026-08-06`.
    var description: String {
        "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
    }
}
