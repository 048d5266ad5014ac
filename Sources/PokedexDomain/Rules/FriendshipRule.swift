/// The least friendship of evolutions that need it. All need the same, which changed once; PokéAPI
/// states one of the two figures, whichever games it describes.
package enum FriendshipRule {
    /// Since generation VIII.
    package static let today = 160
    /// Up to generation VII.
    package static let before = 220
    private static let lastGenerationBefore = Identifier<Generation>(7)

    /// Whether an evolution once needed ``before`` and needs ``today`` now.
    ///
    /// - Parameters:
    ///   - minimum: what the source states.
    ///   - generation: that of the first games with the evolution.
    package static func changed(_ minimum: Int, since generation: Identifier<Generation>) -> Bool {
        [today, before].contains(minimum) && generation <= lastGenerationBefore
    }
}
