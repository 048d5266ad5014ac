/// Writes quantities for people.
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

    /// A time in seconds to the hundredth: `2.41 s`.
    static func seconds(_ duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        let hundredths =
            Int(seconds) * 100 + Int((attoseconds + 5_000_000_000_000_000) / 10_000_000_000_000_000)
        let fraction = String(hundredths % 100)
        return "\(hundredths / 100).\(fraction.count < 2 ? "0" : "")\(fraction) s"
    }

    /// A short span of time, in whole milliseconds: `85 ms`.
    static func milliseconds(_ duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        return "\(seconds * 1000 + attoseconds / 1_000_000_000_000_000) ms"
    }

    /// A number of things: `1 page`, `6541 pages`.
    static func count(_ number: Int, _ one: String, _ many: String) -> String {
        "\(number) \(number == 1 ? one : many)"
    }
}
