/// How many times the ordinary damage: 0, ¼, ½, 1, 2 or 4 by types, and by abilities also values
/// between them.
package struct Multiplier: Hashable, Comparable, Sendable {
    /// The sixteenths of the ordinary damage: 16 is ordinary, 64 is fourfold. Half of a quarter, and
    /// three or five quarters of it, are whole numbers of them.
    package let sixteenths: Int

    /// The ordinary damage.
    package static let ordinary = Multiplier(sixteenths: 16)

    private init(sixteenths: Int) {
        self.sixteenths = sixteenths
    }

    /// Holds a multiplier of the type chart.
    package init(quarters: Int) {
        sixteenths = quarters * 4
    }

    /// Takes a percentage that 25 divides: that of one type relation (0, 50, 100 or 200), or of what
    /// an ability changes.
    package init(percent: Int) {
        self.init(quarters: percent / 25)
    }

    /// The quarters of the ordinary damage, of which the multipliers of the type chart consist.
    package var quarters: Int { sixteenths / 4 }

    /// The percentage, exact for multiples of a quarter.
    package var percent: Int { sixteenths * 25 / 4 }

    /// The damage where both count.
    package static func * (first: Self, second: Self) -> Self {
        Multiplier(sixteenths: first.sixteenths * second.sixteenths / 16)
    }

    /// Orders by strength.
    package static func < (first: Self, second: Self) -> Bool {
        first.sixteenths < second.sixteenths
    }
}
