/// Something that a source on the network tells while it reads.
public enum NetworkEvent: Hashable, Sendable {
    /// From now on so many requests may be on their way at once; the reason is a clause.
    case parallelismChanged(from: Int, to: Int, reason: String)
    /// An attempt failed in a way that another one might not.
    ///
    /// - Parameters:
    ///   - reason: why, as a clause whose subject is the place.
    ///   - attempt: its number, from 1 on.
    ///   - wait: the seconds until the next one; `nil` when it was the last.
    case attemptFailed(place: PokeAPIPlace, reason: String, attempt: Int, wait: Double?)
    /// The source wants no requests for so many seconds; the reason is a clause whose subject is
    /// the source.
    case holdingBack(seconds: Double, reason: String)
}
