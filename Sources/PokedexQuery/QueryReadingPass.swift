import PokedexDomain

/// What has been read of a query so far.
struct QueryReadingPass {
    let vocabulary: QueryVocabulary
    private(set) var terms: [QueryTerm] = []
    private(set) var mistakes: [QueryMistake] = []
    /// The order that was read first, and where its value stands.
    var order: (content: QueryTerm.Content, place: Range<Int>)?

    init(vocabulary: QueryVocabulary) {
        self.vocabulary = vocabulary
    }

    /// Reads a term: adds what it means, or what is wrong with it.
    mutating func read(_ written: WrittenTerm) {
        for value in written.values where value.isOpen { mark(.unclosedQuote, at: value.place) }
        let values = written.values.filter { !QuerySigns.isBlank($0.text) }
        let term =
            if let head = written.head {
                self.term(written, head: head, values: values)
            } else {
                name(values, isNegated: written.isNegated)
            }
        if let term { terms.append(term) }
    }

    /// Leaves out an order by number in a Pokédex where no term names one.
    mutating func requirePokedexForOrder() {
        guard let order, terms.contains(where: \.isOrderByPokedex),
            !terms.contains(where: \.namesPokedex)
        else { return }
        mark(.noDex, at: order.place)
        terms.removeAll(where: \.isOrderByPokedex)
    }

    mutating func mark(_ kind: QueryMistake.Kind, at place: Range<Int>) {
        mistakes.append(QueryMistake(kind, at: place))
    }

    /// A term with a key; `nil` where it is wrong or says nothing.
    private mutating func term(
        _ written: WrittenTerm, head: WrittenTerm.Head, values: [WrittenTerm.Value]
    ) -> QueryTerm? {
        guard let key = vocabulary.key(head.key.text) else {
            let nearest = vocabulary.keys.nearest(to: head.key.text).compactMap(QueryKey.init)
            mark(.unknownKey(head.key.text, nearest: nearest), at: head.key.place)
            return nil
        }
        guard !values.isEmpty else {
            let place = head.key.place.lowerBound..<head.sign.place.upperBound
            mark(.missingValue(of: key, head: head.key.text + head.sign.kind.rawValue), at: place)
            return nil
        }
        if let name = nameWithColon(head, values) {
            return QueryTerm(.name, isNegated: written.isNegated, .words([name]))
        }
        if let figure = QueryFigure(of: key) {
            return self.figure(figure, of: key, sign: head.sign.kind, values, written.isNegated)
        }
        guard head.sign.kind == .colon else {
            mark(.noComparison(of: key, sign: head.sign.kind.rawValue), at: head.sign.place)
            return nil
        }
        switch key {
        case .name: return name(values, isNegated: written.isNegated)
        case .sort: return sort(values, isNegated: written.isNegated, at: written.place)
        default: return self.values(values, of: key, isNegated: written.isNegated)
        }
    }

    /// The name that a key, a colon and a value are together: Type: Null.
    private func nameWithColon(
        _ head: WrittenTerm.Head, _ values: [WrittenTerm.Value]
    ) -> String? {
        guard head.sign.kind == .colon, values.count == 1 else { return nil }
        return vocabulary.nameWithColon(head.key.text + values[0].text).map(
            PokemonNameText.canonical)
    }

    /// Names; `nil` where none has anything that can be compared.
    private func name(_ values: [WrittenTerm.Value], isNegated: Bool) -> QueryTerm? {
        let names = Set(values.map { PokemonNameText.canonical($0.text) }).filter { !$0.isEmpty }
        let sorted = names.map { (name: $0, text: QueryWriter.quoted($0)) }
            .sorted { $0.text.precedes($1.text) }
        return sorted.isEmpty
            ? nil : QueryTerm(.name, isNegated: isNegated, .words(sorted.map(\.name)))
    }
}
