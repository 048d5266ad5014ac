/// Which species come from which; none may come from itself.
package struct Ancestry {
    private var descendants: [Identifier<Species>: Set<Identifier<Species>>] = [:]

    /// Makes one in which nothing comes from anything yet.
    package init() {}

    /// Adds that one species becomes another.
    ///
    /// - Returns: `false`, adding nothing, when the first comes from the second already.
    package mutating func insert(
        _ from: Identifier<Species>, before into: Identifier<Species>
    ) -> Bool {
        guard !isReachable(from, from: into) else { return false }
        descendants[from, default: []].insert(into)
        return true
    }

    private func isReachable(
        _ goal: Identifier<Species>, from start: Identifier<Species>
    ) -> Bool {
        var seen: Set<Identifier<Species>> = []
        var waiting = [start]
        while let species = waiting.popLast() {
            if species == goal { return true }
            guard seen.insert(species).inserted else { continue }
            waiting += descendants[species] ?? []
        }
        return false
    }
}
