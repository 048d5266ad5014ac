import PokedexDomain

/// A comparison with figures in the form of the canonical one: without `>`, `<` and `=`, and without
/// negation where there is another way to say it.
struct QueryFigureTest: Hashable, Sendable {
    /// What the figure must be.
    let test: PokemonQuery.FigureTest
    /// Whether it must not be that.
    let isNegated: Bool

    /// Brings a comparison into that form; `nil` where nothing is so great or so small.
    ///
    /// - Parameters:
    ///   - sign: how the figure is compared; of alternatives the one counts that holds for more.
    ///   - figures: one or more, in steps.
    ///   - range: what the figure can be.
    init?(
        _ sign: WrittenTerm.Sign.Kind, _ figures: [Int], isNegated: Bool, in range: ClosedRange<Int>
    ) {
        guard let least = figures.min(), let greatest = figures.max() else { return nil }
        let (test, opposite): (PokemonQuery.FigureTest, PokemonQuery.FigureTest)
        let bound: Int
        switch sign {
        case .colon:
            self.test = .oneOf(Set(figures).sorted())
            self.isNegated = isNegated
            return
        case .atLeast, .more:
            let first = sign == .more ? least + 1 : least
            (test, opposite) = (.atLeast(first), .atMost(first - 1))
            bound = isNegated ? first - 1 : first
        case .atMost, .less:
            let last = sign == .less ? greatest - 1 : greatest
            (test, opposite) = (.atMost(last), .atLeast(last + 1))
            bound = isNegated ? last + 1 : last
        }
        guard range.contains(bound) else { return nil }
        self.test = isNegated ? opposite : test
        self.isNegated = false
    }
}
