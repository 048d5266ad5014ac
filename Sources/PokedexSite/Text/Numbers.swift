import PokedexDomain

/// Numbers and units as a language writes them: plain integer arithmetic, without locale.
///
/// Where a figure must be rounded, halves are rounded away from zero. A value that is unknown has
/// no text: ask only for what is known.
public struct Numbers: Sendable {
    /// The language.
    public let language: Language

    /// Writes numbers in a language.
    public init(language: Language) {
        self.language = language
    }

    /// A number in the national Pokédex, with four digits: "0025".
    public func dexNumber(_ number: Int) -> String {
        Self.padded(number, to: 4)
    }

    /// A whole number with a comma at every third digit: "1,059,860"; a minus sign before those
    /// below zero.
    public func integer(_ value: Int) -> String {
        (value < 0 ? "−" : "") + Self.grouped(value.magnitude)
    }

    /// A whole number with its sign: "+1", "−2"; "0" has none.
    public func signed(_ value: Int) -> String {
        (value > 0 ? "+" : "") + integer(value)
    }

    /// A percentage: "90%".
    public func percent(_ value: Int) -> String {
        integer(value) + "%"
    }

    /// How many in a hundred a number of eighths is: 1 is "12.5%", 4 is "50%".
    public func percent(eighths: Int) -> String {
        let tenths = eighths * 125
        return tenths.isMultiple(of: 10) ? percent(tenths / 10) : Self.tenths(tenths) + "%"
    }

    /// How many times a percentage is: 400 is "×4", 50 is "×½", 25 is "×¼", 150 is "×1.5".
    public func multiplier(percent: Int) -> String {
        switch percent {
        case 25: "×¼"
        case 50: "×½"
        default: "×" + Self.trimmedHundredths(percent)
        }
    }

    /// A value that is given in tenths, with one decimal: 69 is "6.9".
    static func tenths(_ value: Int) -> String {
        (value < 0 ? "−" : "") + "\(grouped(value.magnitude / 10)).\(value.magnitude % 10)"
    }

    /// A value from 0 on with at least as many digits as `width`.
    static func padded(_ value: Int, to width: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    private static func trimmedHundredths(_ value: Int) -> String {
        let fraction = padded(value % 100, to: 2)
        let digits = fraction.hasSuffix("0") ? String(fraction.prefix(1)) : fraction
        return grouped((value / 100).magnitude) + (value % 100 == 0 ? "" : ".\(digits)")
    }

    private static func grouped(_ value: UInt) -> String {
        let digits = String(value)
        var result = ""
        for (place, digit) in digits.enumerated() {
            if place > 0, (digits.count - place).isMultiple(of: 3) { result.append(",") }
            result.append(digit)
        }
        return result
    }
}
