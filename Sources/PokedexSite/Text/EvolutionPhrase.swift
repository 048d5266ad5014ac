/// A way to evolve, in words.
public struct EvolutionPhrase: Hashable, Sendable {
    /// What to do: "Level up at night with high friendship".
    public let text: String
    /// The exact figures: "Friendship of 160 or more"; `nil` where there is nothing to add.
    public let note: String?
    /// The games in which it was so: "Diamond & Pearl"; `nil` for today's way.
    public let games: String?

    /// Holds one way.
    public init(text: String, note: String? = nil, games: String? = nil) {
        self.text = text
        self.note = note
        self.games = games
    }
}
