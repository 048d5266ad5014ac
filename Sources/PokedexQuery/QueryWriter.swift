import PokedexDomain

/// Writes queries in their one canonical form, which stands in addresses.
package enum QueryWriter {
    /// A query; empty where it has no terms.
    package static func text(of query: Query) -> String {
        query.terms.map(text).joined(separator: " ")
    }

    /// A term.
    static func text(of term: QueryTerm) -> String {
        let key = term.key.rawValue
        let body =
            switch term.content {
            case .words(let names) where term.key == .name: names.map(quoted).joined(separator: "|")
            case .words(let slugs): "\(key):\(slugs.joined(separator: "|"))"
            case .figure(let test): key + text(of: test, of: term.key)
            case .order(let order, let isReversed): "\(key):\(isReversed ? "-" : "")\(order)"
            }
        return (term.isNegated ? "-" : "") + body
    }

    /// A name as it must stand to be read again.
    package static func quoted(_ name: String) -> String {
        let needsQuotes =
            name.utf16.contains { QuerySigns.isSpace($0) || QuerySigns.separators.contains($0) }
            || name.utf16.first.map { QuerySigns.isMinus($0) || $0 == QuerySigns.hash } ?? false
        return needsQuotes ? "\"\(name)\"" : name
    }

    private static func text(of test: PokemonQuery.FigureTest, of key: QueryKey) -> String {
        func text(_ figure: Int) -> String {
            QueryFigure(of: key)?.text(figure) ?? "\(figure)"
        }
        return switch test {
        case .oneOf(let figures): ":" + figures.map(text).joined(separator: "|")
        case .atLeast(let bound): ">=" + text(bound)
        case .atMost(let bound): "<=" + text(bound)
        }
    }
}

extension Query {
    /// Terms in the order of the canonical form: of several bounds of a figure those that say most,
    /// each term once, and no order that holds anyway.
    init(arranging terms: [QueryTerm]) {
        var bounds: [BoundSide: PokemonQuery.FigureTest] = [:]
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
            case .order(QueryOrder.number, isReversed: false):
                continue
            default:
                others.append(term)
            }
        }
        let all = others + bounds.map { QueryTerm($0.key.key, .figure($0.value)) }
        let byText = Dictionary(
            all.map { (QueryWriter.text(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
        self.init(terms: byText.map(ArrangedTerm.init).sorted().map(\.term))
    }

    /// A bound of a figure, the lower or the upper one.
    private struct BoundSide: Hashable {
        let key: QueryKey
        let isLower: Bool
    }

    /// A term with what it is sorted by.
    private struct ArrangedTerm: Comparable {
        let text: String
        let term: QueryTerm

        static func == (first: Self, second: Self) -> Bool { first.text == second.text }

        static func < (first: Self, second: Self) -> Bool {
            let (place, otherPlace) = (first.term.key.place, second.term.key.place)
            if place != otherPlace { return place < otherPlace }
            if first.term.isNegated != second.term.isNegated { return second.term.isNegated }
            return first.text.precedes(second.text)
        }
    }
}

extension String {
    /// Whether it stands before another by its UTF-16 units.
    func precedes(_ other: String) -> Bool { utf16.lexicographicallyPrecedes(other.utf16) }
}
