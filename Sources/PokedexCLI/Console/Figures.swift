import PokedexDomain

/// Quantities as text.
enum Figures {
    /// A size with its unit, in powers of a thousand: `512 bytes`, `15.9 MB`.
    static func size(_ bytes: Int) -> String {
        let units = ["kB", "MB", "GB"]
        guard bytes >= 1000 else { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
        var tenths = (bytes + 50) / 100
        var unit = 0
        while tenths >= 10_000, unit < units.count - 1 {
            tenths = (tenths + 500) / 1000
            unit += 1
        }
        return "\(tenths / 10).\(tenths % 10) \(units[unit])"
    }

    /// A duration in seconds, with hundredths: `2.41 s`.
    static func seconds(_ duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        let hundredths =
            Int(seconds) * 100 + Int((attoseconds + 5_000_000_000_000_000) / 10_000_000_000_000_000)
        let fraction = String(hundredths % 100)
        return "\(hundredths / 100).\(fraction.count < 2 ? "0" : "")\(fraction) s"
    }

    /// A duration in whole milliseconds: `85 ms`.
    static func milliseconds(_ duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        return "\(seconds * 1000 + attoseconds / 1_000_000_000_000_000) ms"
    }

    /// A time to the minute: `2026-08-06 08:15 UTC`.
    ///
    /// - Parameter seconds: since 1970.
    static func moment(_ seconds: Int) -> String {
        let parts = Moment(secondsSince1970: seconds).text.split(separator: "T")
        return "\(parts[0]) \(parts[1].prefix(5)) UTC"
    }

    /// A number with its noun: `1 page`, `6541 pages`.
    static func count(_ number: Int, _ one: String, _ many: String) -> String {
        "\(number) \(number == 1 ? one : many)"
    }
}

/// The first ten elements of a list, and how many more there are.
struct Shortlist<Element> {
    private let shown: ArraySlice<Element>
    /// `and 3 more`; `nil` when all are shown.
    private let rest: String?

    init(_ list: [Element]) {
        shown = list.prefix(10)
        rest = list.count > shown.count ? "and \(list.count - shown.count) more" : nil
    }

    /// The lines of each element, and one for the number of the others.
    func lines(_ text: (Element) -> [String]) -> [String] {
        shown.flatMap(text) + [rest].compactMap(\.self)
    }
}

extension Shortlist<String> {
    /// One line for each element.
    var lines: [String] { lines { [$0] } }

    /// On one line: `a, b and 3 more`.
    var sentence: String {
        [shown.joined(separator: ", "), rest].compactMap(\.self).joined(separator: " ")
    }
}
