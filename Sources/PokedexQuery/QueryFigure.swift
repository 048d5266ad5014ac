import Foundation

/// How the figures of a key are written and counted. They are counted in steps: one, or a tenth of
/// the unit that figures without one have.
package struct QueryFigure: Sendable {
    /// The least and the greatest, in steps.
    package let range: ClosedRange<Int>
    /// The size of each unit, by what stands behind the digits, in ten-millionths of a step.
    private let units: [String: Int]
    /// What may stand before and after a figure: 第 and 世代.
    private let affixes: (before: String, after: String)
    /// Whether a step is a tenth; else figures are whole.
    package let isInTenths: Bool

    /// - Parameters:
    ///   - range: in whole figures.
    ///   - tenths: how many tenths each unit has, that of figures without unit first; empty for
    ///     whole figures.
    ///   - affixes: what may stand before and after a figure.
    init(
        _ range: ClosedRange<Int>, tenths: [(unit: String, count: Double)],
        affixes: (before: String, after: String) = ("", "")
    ) {
        self.affixes = affixes
        isInTenths = !tenths.isEmpty
        self.range = isInTenths ? range.lowerBound * 10...range.upperBound * 10 : range
        let standard = (unit: "", count: tenths.first?.count ?? 1)
        units = Dictionary(
            (tenths + [standard]).map { unit, count in
                (unit, Int((count * Double(Self.scale)).rounded()))
            }, uniquingKeysWith: { first, _ in first })
    }

    private static let scale = 10_000_000

    /// What can be wrong with a figure.
    enum Fault: Error {
        /// It is none, or has a decimal or unit that the key does not take.
        case notAFigure
        /// It is less or more than any can be.
        case outOfRange
    }

    /// Reads a figure, in steps; halves are rounded up.
    func value(of text: String) throws(Fault) -> Int {
        let spelled = withoutAffixes(text.precomposedStringWithCompatibilityMapping.lowercased())
            .split(separator: " ").joined(separator: " ")
        let isBelow = range.lowerBound < 0 && spelled.hasPrefix("-")
        let written = spelled.dropFirst(isBelow ? 1 : 0)
        let digits = written.prefix { $0.isASCII && $0.isNumber || $0 == "." }
        let unit = written[digits.endIndex...].drop { $0 == " " }
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard let perUnit = units[String(unit)], parts.count <= 2, parts.allSatisfy({ !$0.isEmpty })
        else { throw .notAFigure }
        let fraction = parts.count > 1 ? parts[1] : ""
        guard isInTenths || fraction.allSatisfy({ $0 == "0" }) else { throw .notAFigure }
        guard let whole = Int(parts[0]), whole <= Self.greatestWhole else { throw .outOfRange }
        let size = rounded(whole: whole, fraction: fraction, perUnit: perUnit)
        let value = isBelow ? -size : size
        guard range.contains(value) else { throw .outOfRange }
        return value
    }

    private func withoutAffixes(_ text: String) -> Substring {
        let start = text.hasPrefix(affixes.before) ? affixes.before.count : 0
        let rest = text.dropFirst(start)
        return rest.dropLast(rest.hasSuffix(affixes.after) ? affixes.after.count : 0)
    }

    /// No unit is so small that more than these could be in range.
    private static let greatestWhole = 1_000_000_000

    /// Digits that make no difference are left out: a unit is exact to the ten-millionth.
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

/// What a figure must be, in steps.
package enum FigureTest: Hashable, Sendable {
    /// One of these, sorted.
    case oneOf([Int])
    /// This or more.
    case atLeast(Int)
    /// This or less.
    case atMost(Int)

    /// Whether a figure is what it must be.
    func holds(for figure: Int) -> Bool {
        switch self {
        case .oneOf(let figures): figures.contains(figure)
        case .atLeast(let bound): figure >= bound
        case .atMost(let bound): figure <= bound
        }
    }

    /// The one test that a comparison with figures means, and whether it must not hold; `nil` where
    /// no figure is so great or so small.
    ///
    /// - Parameters:
    ///   - comparison: of several figures the one counts with which it holds for more.
    ///   - figures: one or more.
    ///   - range: what the figure can be.
    static func canonical(
        _ comparison: Comparison, _ figures: [Int], isNegated: Bool, in range: ClosedRange<Int>
    ) -> (test: FigureTest, isNegated: Bool)? {
        guard let least = figures.min(), let greatest = figures.max() else { return nil }
        let first: Int
        switch comparison {
        case .equal: return (.oneOf(Set(figures).sorted()), isNegated)
        case .atLeast: first = least
        case .more: first = least + 1
        case .atMost: first = greatest + 1
        case .less: first = greatest
        }
        // Figures from `first` on, or those below it.
        let isLower = (comparison == .atLeast || comparison == .more) != isNegated
        let bound = isLower ? first : first - 1
        guard range.contains(bound) else { return nil }
        return (isLower ? .atLeast(bound) : .atMost(bound), false)
    }
}

/// What compares a key with its values, as it is written plainly.
enum Comparison: String, Hashable, Sendable {
    case atLeast = ">="
    case atMost = "<="
    case equal = ":"
    case more = ">"
    case less = "<"
}
