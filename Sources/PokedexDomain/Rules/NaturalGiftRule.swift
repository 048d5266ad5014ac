/// The power that the move Natural Gift has with a Berry. The source states that of the first
/// generation that has the Berry; Generation VI raised the powers of all Berries that were there.
package enum NaturalGiftRule {
    /// The generation from which on the powers are higher.
    package static let changed = Identifier<Generation>(6)
    /// The highest power before; Berries that came later have 100.
    private static let highestBefore = 80
    private static let increase = 20

    /// The power since ``changed``, and the one before; that is `nil` for Berries that came later.
    package static func powers(_ gift: Berry.Gift) -> (today: Int, before: Int?) {
        gift.power > highestBefore
            ? (gift.power, nil) : (gift.power + increase, gift.power)
    }
}
