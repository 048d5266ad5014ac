/// How far two words are apart: how many letters are missing, too many, wrong, or exchanged with
/// their neighbour (the optimal string alignment distance).
package enum WordDistance {
    /// Counts the letters that must change to turn one word into the other.
    package static func between<Letter: Equatable>(_ first: [Letter], _ second: [Letter]) -> Int {
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
