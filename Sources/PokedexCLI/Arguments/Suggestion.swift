import PokedexQuery

/// Finds the word that somebody perhaps meant.
struct Suggestion: Sendable {
    /// The words there are.
    let candidates: [String]

    /// The candidate nearest to a word; `nil` when none is near enough to be a slip of the hand.
    ///
    /// A word that begins a candidate is near (`--data` for `--database`); else one letter in
    /// three may be wrong. Dashes in front do not count. Of equals the first wins.
    func nearest(to word: String) -> String? {
        let typed = letters(of: word)
        if typed.count >= 2,
            let whole = candidates.first(where: { letters(of: $0).starts(with: typed) })
        {
            return whole
        }
        let ranked = candidates.map { candidate in
            let meant = letters(of: candidate)
            let distance = WordDistance.between(typed, meant)
            return (candidate, distance: distance, limit: max(1, meant.count / 3))
        }
        return ranked.filter { $0.distance <= $0.limit }.min { $0.distance < $1.distance }?.0
    }

    /// The text to append to a message about an unknown word; empty when nothing is near.
    func question(for word: String) -> String {
        nearest(to: word).map { "; did you mean \($0)?" } ?? ""
    }

    private func letters(of word: String) -> [UInt8] {
        Array(word.utf8.drop { $0 == UInt8(ascii: "-") })
    }
}
