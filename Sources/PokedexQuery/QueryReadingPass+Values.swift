import PokedexDomain

extension QueryReadingPass {
    /// Values that are told by name; `nil` where one is unknown, which is noted.
    mutating func values(
        _ values: [WrittenTerm.Value], of key: QueryKey, isNegated: Bool
    ) -> QueryTerm? {
        var slugs: Set<String> = []
        var isKnown = true
        for value in values {
            let found = find(value.text, of: key, at: value.place)
            slugs.formUnion(found)
            isKnown = isKnown && !found.isEmpty
        }
        guard isKnown else { return nil }
        return QueryTerm(key, isNegated: isNegated, .words(slugs.sorted { $0.precedes($1) }))
    }

    /// The slugs that a value means; none where it is unknown, which is noted.
    private mutating func find(
        _ text: String, of key: QueryKey, at place: Range<Int>
    ) -> [String] {
        guard let names = vocabulary.values(of: key) else { return [] }
        let isTurned = text.utf16.first.map(QuerySigns.isMinus) ?? false
        let slugs = isTurned ? [] : names.find(text)
        if slugs.isEmpty {
            mark(.unknownValue(text, of: key, nearest: names.nearest(to: text)), at: place)
        }
        return slugs
    }

    /// A figure; `nil` where a value is none or too great or small, which is noted.
    mutating func figure(
        _ figure: QueryFigure, of key: QueryKey, sign: WrittenTerm.Sign.Kind,
        _ values: [WrittenTerm.Value], _ isNegated: Bool
    ) -> QueryTerm? {
        var figures: [Int] = []
        for value in values {
            do {
                figures.append(try figure.value(of: value.text))
            } catch {
                mark(error.kind(value.text, of: key), at: value.place)
            }
        }
        guard figures.count == values.count else { return nil }
        guard let test = QueryFigureTest(sign, figures, isNegated: isNegated, in: figure.range)
        else {
            let last = values[values.count - 1].place.upperBound
            mark(.outOfRange(of: key), at: values[0].place.lowerBound..<last)
            return nil
        }
        return QueryTerm(key, isNegated: test.isNegated, .figure(test.test))
    }

    /// The order of the query; `nil` where it is unknown or a second one, which is noted.
    mutating func sort(
        _ values: [WrittenTerm.Value], isNegated: Bool, at place: Range<Int>
    ) -> QueryTerm? {
        let orders = values.compactMap { sort($0, isNegated: isNegated) }
        guard orders.count == values.count, let found = orders.first else { return nil }
        let first = order ?? found
        guard orders.allSatisfy({ $0.content == first.content }) else {
            mark(.secondSort, at: place)
            return nil
        }
        order = first
        return QueryTerm(.sort, first.content)
    }

    /// An order that is told by name; in quotes nothing turns it round.
    private mutating func sort(
        _ value: WrittenTerm.Value, isNegated: Bool
    ) -> (content: QueryTerm.Content, place: Range<Int>)? {
        let units = Array(value.text.utf16)
        let minuses = value.isQuoted ? 0 : units.prefix(while: QuerySigns.isMinus).count
        let text = String(decoding: units.dropFirst(minuses), as: UTF16.self)
        let place = value.place.lowerBound + minuses..<value.place.upperBound
        return find(text, of: .sort, at: place).first.map {
            (.order($0, isReversed: (minuses > 0) != isNegated), place)
        }
    }
}

extension QueryFigure.Fault {
    /// The mistake that a fault of a key's value is.
    fileprivate func kind(_ text: String, of key: QueryKey) -> QueryMistake.Kind {
        switch self {
        case .notAFigure: .notAFigure(text, of: key)
        case .outOfRange: .outOfRange(of: key)
        }
    }
}
