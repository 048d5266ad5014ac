/// Finds the word that the user may have meant.
package struct Suggestion: Sendable {
    private let candidates: [String]

    package init(candidates: [String]) { self.candidates = candidates }

    /// The candidate nearest to a word; `nil` when none is near enough for a typo.
    ///
    /// A candidate that begins with the word is near (`--database` for `--data`). Otherwise one letter
    /// in three may differ. Leading dashes do not count. The first of equally near ones is taken.
    package func nearest(to word: String) -> String? {
        let typed = letters(of: word)
        if typed.count >= 2,
            let whole = candidates.first(where: { letters(of: $0).starts(with: typed) })
        {
            return whole
        }
        let ranked = candidates.map { candidate in
            let meant = letters(of: candidate)
            let distance = Self.distance(typed, meant)
            return (candidate, distance: distance, limit: max(1, meant.count / 3))
        }
        return ranked.filter { $0.distance <= $0.limit }.min { $0.distance < $1.distance }?.0
    }

    /// The end of a message about an unknown word; empty when nothing is near.
    package func question(for word: String) -> String {
        nearest(to: word).map { "; did you mean \($0)?" } ?? ""
    }

    private func letters(of word: String) -> [UInt8] {
        Array(word.utf8.drop { $0 == UInt8(ascii: "-") })
    }

    /// How many letters are missing, too many, wrong, or exchanged with their neighbour: the optimal
    /// string alignment distance.
    static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for row in first.indices {
            var current = [row + 1]
            for column in second.indices {
                let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
                var best = min(replaced, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, first[row] == second[column - 1],
                    first[row - 1] == second[column]
                {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            (beforeLast, last) = (last, current)
        }
        return last[second.count]
    }
}
