/// Where the description of a move comes from.
public enum MoveDescription: Hashable, Sendable {
    /// Composed from the facts, which tell everything of note.
    case composed
    /// Composed, and then this, which the facts don't tell.
    case extended(OwnText)
    /// This alone: the facts say too little, or mislead.
    case written(OwnText)
}
