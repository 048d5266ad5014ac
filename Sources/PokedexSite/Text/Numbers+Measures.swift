import PokedexDomain

extension Numbers {
    /// A height: "0.4 m"; in English with feet and whole inches: "0.4 m (1′04″)".
    ///
    /// - Parameter decimetres: the height; 7 is 0.7 m.
    public func height(decimetres: Int) -> String {
        let metres = "\(Self.tenths(decimetres)) m"
        guard language == .english else { return metres }
        // One inch is 25.4 mm, so a decimetre is 1000/254 inches.
        let inches = Self.rounded(decimetres * 1000, over: 254)
        return "\(metres) (\(integer(inches / 12))′\(Self.padded(inches % 12, to: 2))″)"
    }

    /// A weight: "6.0 kg"; in English with pounds: "6.0 kg (13.2 lb)".
    ///
    /// - Parameter hectograms: the weight; 69 is 6.9 kg.
    public func weight(hectograms: Int) -> String {
        let kilograms = "\(Self.tenths(hectograms)) kg"
        guard language == .english else { return kilograms }
        // One pound is 0.45359237 kg, so a hectogram is 10,000,000/45,359,237 pounds.
        let tenthsOfPounds = Self.rounded(hectograms * 100_000_000, over: 45_359_237)
        return "\(kilograms) (\(Self.tenths(tenthsOfPounds)) lb)"
    }

    /// The quotient of numbers from 0 on, rounded to the nearest; halves up.
    private static func rounded(_ dividend: Int, over divisor: Int) -> Int {
        (2 * dividend + divisor) / (2 * divisor)
    }
}
