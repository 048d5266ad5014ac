import PokedexDomain

/// Numbers and units as a language writes them: plain integer arithmetic, without locale.
///
/// Where a figure must be rounded, halves are rounded away from zero. A value that is unknown has
/// no text: ask only for what is known.
package struct Numbers: Sendable {
    package let language: Language

    /// A species' number in the national Pokédex or another one, with four digits: "0025"; a dash for species
    /// that facts added.
    package func dexNumber(_ number: Int) -> String {
        number < FactRange.firstAdded ? Self.padded(number, to: 4) : "–"
    }

    /// A whole number with a comma at every third digit: "1,059,860"; a minus sign before those
    /// below zero.
    package func integer(_ value: Int) -> String {
        (value < 0 ? "−" : "") + Self.grouped(value.magnitude)
    }

    /// A whole number with its sign: "+1", "−2"; "0" has none.
    package func signed(_ value: Int) -> String {
        (value > 0 ? "+" : "") + integer(value)
    }

    /// A rank from 1 on: "25th", in Japanese 「25」.
    package func ordinal(_ rank: Int) -> String {
        integer(rank) + language.rules.ordinalSuffix(rank)
    }

    /// A percentage: "90%".
    package func percent(_ value: Int) -> String {
        integer(value) + "%"
    }

    /// A percentage with as many of two decimals as it needs: "1.14%".
    package func percent(_ value: Percentage) -> String { Self.decimal(value) + "%" }

    /// A percentage without its sign: "1.14".
    static func decimal(_ value: Percentage) -> String {
        trimmedDecimals(tenThousandths: value.hundredths * 100)
    }

    /// How many in a hundred a number of eighths is: 1 is "12.5%", 4 is "50%".
    package func percent(eighths: Int) -> String {
        let tenths = eighths * 125
        return tenths.isMultiple(of: 10) ? percent(tenths / 10) : Self.tenths(tenths) + "%"
    }

    /// A multiplier of damage: "×4", "×1.5", "×½", "×¼", "×⅛".
    package func multiplier(_ times: Multiplier) -> String {
        "×" + factor(times)
    }

    /// A multiplier without its sign: "4", "½".
    package func factor(_ times: Multiplier) -> String {
        switch times.sixteenths {
        case 2: "⅛"
        case 4: "¼"
        case 8: "½"
        default: Self.trimmedDecimals(tenThousandths: times.sixteenths * 625)
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

    /// A value from 0 on with as many of four decimals as it needs.
    private static func trimmedDecimals(tenThousandths value: Int) -> String {
        var fraction = padded(value % 10000, to: 4)
        while fraction.hasSuffix("0") { fraction.removeLast() }
        return grouped((value / 10000).magnitude) + (fraction.isEmpty ? "" : ".\(fraction)")
    }

    private static func grouped(_ value: UInt) -> String {
        let digits = String(value)
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(",") }
            result.append(digit)
        }
        return result
    }
}

/// A height or a weight in both systems of units.
package struct Measure: Hashable, Sendable {
    /// In metres or kilograms: "0.4 m".
    package let metric: String
    /// In feet and inches, or in pounds: "1′04″".
    package let imperial: String
}

extension Numbers {
    /// A height: "0.4 m"; in feet and whole inches "1′04″", in Japanese "1 ft 4 in".
    ///
    /// - Parameter decimetres: the height; 7 is 0.7 m.
    package func height(decimetres: Int) -> Measure {
        // One inch is 25.4 mm, so a decimetre is 1000/254 inches.
        let inches = Self.rounded(decimetres * 1000, over: 254)
        let (feet, rest) = (integer(inches / 12), inches % 12)
        return Measure(
            metric: "\(Self.tenths(decimetres)) m",
            imperial: language.rules.writesFeetAsPrimes
                ? "\(feet)′\(Self.padded(rest, to: 2))″" : "\(feet) ft \(rest) in")
    }

    /// A weight: "6.0 kg"; in pounds "13.2 lb".
    ///
    /// - Parameter hectograms: the weight; 69 is 6.9 kg.
    package func weight(hectograms: Int) -> Measure {
        // One pound is 0.45359237 kg, so a hectogram is 10,000,000/45,359,237 pounds.
        let tenthsOfPounds = Self.rounded(hectograms * 100_000_000, over: 45_359_237)
        return Measure(
            metric: "\(Self.tenths(hectograms)) kg", imperial: "\(Self.tenths(tenthsOfPounds)) lb")
    }

    /// The quotient of numbers from 0 on, rounded to the nearest; halves up.
    private static func rounded(_ dividend: Int, over divisor: Int) -> Int {
        (2 * dividend + divisor) / (2 * divisor)
    }
}
