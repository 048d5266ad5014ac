import PokedexDomain

/// A query that was read: its terms in the order of the canonical form, each once.
package struct Query: Hashable, Sendable {
    /// The terms, all of which must hold.
    package let terms: [QueryTerm]

    /// Holds terms that are in their order.
    init(terms: [QueryTerm]) {
        self.terms = terms
    }
}

/// A term as it is meant.
package struct QueryTerm: Hashable, Sendable {
    /// What a term asks for.
    package enum Content: Hashable, Sendable {
        /// One of these: names as the canonical form has them, or slugs; sorted.
        case words([String])
        /// A figure, in the steps that its key counts in.
        case figure(PokemonQuery.FigureTest)
        /// An order, one of ``QueryOrder/all``.
        case order(String, isReversed: Bool)
    }

    /// Of what.
    package let key: QueryKey
    /// Whether it must not hold.
    package let isNegated: Bool
    /// What is asked for.
    package let content: Content

    /// Holds one term.
    init(_ key: QueryKey, isNegated: Bool = false, _ content: Content) {
        self.key = key
        self.isNegated = isNegated
        self.content = content
    }

    /// Whether it asks for an order by the number in a Pokédex.
    var isOrderByPokedex: Bool {
        if case .order(QueryOrder.pokedex, _) = content { return true }
        return false
    }

    /// Whether it names a Pokédex that an order can go by.
    var namesPokedex: Bool { key == .pokedex && !isNegated }
}
