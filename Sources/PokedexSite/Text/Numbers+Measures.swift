import PokedexDomain

/// A height or a weight in both systems of units.
public struct Measure: Hashable, Sendable {
    /// In metres or kilograms: "0.4 m".
    public let metric: String
    /// In feet and inches, or in pounds: "1′04″".
    public let imperial: String
}

extension Numbers {
    /// A height: "0.4 m"; in feet and whole inches "1′04″", in Japanese "1 ft 4 in".
    ///
    /// - Parameter decimetres: the height; 7 is 0.7 m.
    public func height(decimetres: Int) -> Measure {
        // One inch is 25.4 mm, so a decimetre is 1000/254 inches.
        let inches = Self.rounded(decimetres * 1000, over: 254)
        let (feet, rest) = (integer(inches / 12), inches % 12)
        return Measure(
            metric: "\(Self.tenths(decimetres)) m",
            imperial: language == .english
                ? "\(feet)′\(Self.padded(rest, to: 2))″" : "\(feet) ft \(rest) in")
    }

    /// A weight: "6.0 kg"; in pounds "13.2 lb".
    ///
    /// - Parameter hectograms: the weight; 69 is 6.9 kg.
    public func weight(hectograms: Int) -> Measure {
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
