/// How the figures of a key are written and counted.
package struct QueryFigure: Sendable {
    /// The least and the greatest, in steps.
    package let range: ClosedRange<Int>
    /// The figures in a unit, by what stands behind the digits: how many ten-millionths of a step
    /// one of it is.
    private let units: [String: Int]
    /// Whether a step is a tenth; else figures are whole.
    let isInTenths: Bool

    /// Whole figures, without unit.
    private init(_ range: ClosedRange<Int>) {
        self.range = range
        units = ["": Self.scale]
        isInTenths = false
    }

    /// Figures with one decimal.
    private init(units: [String: Int]) {
        range = 0...999_990
        self.units = units
        isInTenths = true
    }

    private static let scale = 10_000_000

    /// Figures of a key, in the steps that they are counted in: decimetres and hectograms, else one;
    /// `nil` for keys whose values are words.
    package init?(of key: QueryKey) {
        switch key {
        case .generation: self.init(1...9)
        case .height:
            let metre = 10 * Self.scale
            self.init(units: ["": metre, "m": metre, "cm": Self.scale / 10, "ft": 30_480_000])
        case .weight:
            let kilogram = 10 * Self.scale
            self.init(
                units: ["": kilogram, "kg": kilogram, "g": Self.scale / 100, "lb": 45_359_237])
        default:
            guard key.figure != nil else { return nil }
            self.init(0...99_999)
        }
    }

    /// What can be wrong with a figure.
    enum Fault: Error {
        /// It is none, or has a decimal or unit that the key does not take.
        case notAFigure
        /// It is less or more than any can be.
        case outOfRange
    }

    /// Reads a figure, in steps; halves are rounded up.
    ///
    /// - Throws: ``Fault``.
    func value(of text: String) throws(Fault) -> Int {
        let written = text.precomposedStringWithCompatibilityMapping.lowercased()
            .split(separator: " ").joined(separator: " ")
        let digits = written.prefix { $0.isASCII && $0.isNumber || $0 == "." }
        let unit = written[digits.endIndex...].drop { $0 == " " }
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard let perUnit = units[String(unit)], parts.count <= 2, parts.allSatisfy({ !$0.isEmpty })
        else { throw .notAFigure }
        let fraction = parts.count > 1 ? parts[1] : ""
        guard isInTenths || fraction.allSatisfy({ $0 == "0" }) else { throw .notAFigure }
        guard let whole = Int(parts[0]), whole <= Self.greatestWhole else { throw .outOfRange }
        let value = rounded(whole: whole, fraction: fraction, perUnit: perUnit)
        guard range.contains(value) else { throw .outOfRange }
        return value
    }

    /// No unit is so small that more than these could be in range.
    private static let greatestWhole = 100_000_000

    /// Digits that make no difference are left away: a unit is exact to the ten-millionth.
    private func rounded(whole: Int, fraction: Substring, perUnit: Int) -> Int {
        let decimals = fraction.prefix(8)
        let parts = (Int(decimals) ?? 0) * perUnit
        let divisor = decimals.reduce(1) { product, _ in product * 10 }
        let exact = whole * perUnit + parts / divisor
        return (exact + Self.scale / 2) / Self.scale
    }

    /// A figure as the canonical form has it: a tenth with its decimal, unless that is 0.
    package func text(_ value: Int) -> String {
        guard isInTenths else { return "\(value)" }
        return value.isMultiple(of: 10) ? "\(value / 10)" : "\(value / 10).\(value % 10)"
    }
}
