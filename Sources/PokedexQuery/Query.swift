import PokedexDomain

/// A query that was read: its terms in the order of the canonical form, each once.
package struct Query: Hashable, Sendable {
    /// The terms, all of which must hold.
    package let terms: [QueryTerm]

    /// Puts terms in the order of the canonical form: of several bounds of a figure the closest stay,
    /// each term once.
    ///
    /// - Parameter standardOrder: the order that holds anyway, which is left out.
    init(arranging terms: [QueryTerm], standardOrder: String = "") {
        var bounds: [BoundSide: FigureTest] = [:]
        var others: [QueryTerm] = []
        for term in terms {
            switch term.content {
            case .figure(.atLeast(let bound)):
                let side = BoundSide(key: term.key, isLower: true)
                if case .atLeast(let known) = bounds[side], known >= bound { continue }
                bounds[side] = .atLeast(bound)
            case .figure(.atMost(let bound)):
                let side = BoundSide(key: term.key, isLower: false)
                if case .atMost(let known) = bounds[side], known <= bound { continue }
                bounds[side] = .atMost(bound)
            case .order(standardOrder, isReversed: false):
                continue
            default:
                others.append(term)
            }
        }
        var texts: Set<String> = []
        self.terms = (others + bounds.map { QueryTerm($0.key.key, .figure($0.value)) })
            .filter { texts.insert($0.text).inserted }
            .enumerated().sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
            .map(\.element)
    }

    /// The canonical form; empty where there are no terms.
    package var text: String { terms.map(\.text).joined(separator: " ") }

    /// The canonical form of its conditions, without an order; empty where there are none.
    var conditions: String {
        terms.filter { $0.key.kind != .sort }.map(\.text).joined(separator: " ")
    }

    /// A bound of a figure, the lower or the upper one.
    private struct BoundSide: Hashable {
        let key: QueryKey
        let isLower: Bool
    }
}

/// A term as it is meant.
package struct QueryTerm: Hashable, Comparable, Sendable {
    /// What a term asks for.
    package enum Content: Hashable, Sendable {
        /// One of these: names as the canonical form has them, or slugs; sorted.
        case words([String])
        /// A figure, in the steps that its key counts in.
        case figure(FigureTest)
        /// An order, by the slug of a key.
        case order(String, isReversed: Bool)
    }

    /// Its key.
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

    /// Its canonical form.
    var text: String {
        let body =
            switch content {
            case .words(let names) where key.isNamed:
                names.map(quoted).joined(separator: "|")
            case .words(let slugs): "\(key.slug):\(slugs.joined(separator: "|"))"
            case .figure(let test): key.slug + text(of: test)
            case .order(let order, let isReversed):
                "\(key.slug):\(isReversed ? "-" : "")\(order)"
            }
        return (isNegated ? "-" : "") + body
    }

    /// A name that is kept as it was typed may stand in parentheses, which it must not close.
    private func quoted(_ name: String) -> String {
        let hasParentheses = name.utf16.contains(where: QuerySigns.isParenthesis)
        return key.kind == .text && hasParentheses ? "\"\(name)\"" : Self.quoted(name)
    }

    /// A name as it must stand to be read again.
    package static func quoted(_ name: String) -> String {
        let needsQuotes =
            name.utf16.contains { QuerySigns.isSpace($0) || QuerySigns.separators.contains($0) }
            || name.utf16.contains(where: QuerySigns.quotes.contains)
            || name.utf16.first.map { QuerySigns.isMinus($0) || $0 == QuerySigns.hash } ?? false
        return needsQuotes ? "\"\(name)\"" : name
    }

    private func text(of test: FigureTest) -> String {
        func text(_ figure: Int) -> String { key.figure?.text(figure) ?? "\(figure)" }
        return switch test {
        case .oneOf(let figures): ":" + figures.map(text).joined(separator: "|")
        case .atLeast(let bound): ">=" + text(bound)
        case .atMost(let bound): "<=" + text(bound)
        }
    }

    /// Whether it stands before another in the canonical form. Names that are kept as they were
    /// typed stay in the order in which they were typed.
    package static func < (first: Self, second: Self) -> Bool {
        if first.key.position != second.key.position {
            return first.key.position < second.key.position
        }
        if first.isNegated != second.isNegated { return second.isNegated }
        return first.key.kind != .text && first.text.precedes(second.text)
    }
}

extension String {
    /// Whether it stands before another by its UTF-16 units.
    func precedes(_ other: String) -> Bool { utf16.lexicographicallyPrecedes(other.utf16) }
}
