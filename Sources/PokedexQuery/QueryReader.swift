import PokedexDomain

/// Reads queries: what they ask for, and what is wrong with them, as `content/queries.md` says.
package struct QueryReader: Sendable {
    private let vocabulary: QueryVocabulary

    /// Reads with these words.
    package init(_ vocabulary: QueryVocabulary) {
        self.vocabulary = vocabulary
    }

    /// A query that was read.
    package struct Reading: Hashable, Sendable {
        /// What it asks for, as far as nothing is wrong.
        package let query: Query
        /// What is wrong with it, by position.
        package let mistakes: [QueryMistake]
    }

    /// How much of a query that was typed is read, in UTF-16 units.
    package static let longest = 500

    /// Reads the beginning of one query.
    package func read(_ written: String) -> Reading {
        read(written, longest: Self.longest)
    }

    /// Reads a canonical form, which may be longer than what was typed.
    package func readCanonical(_ written: String) -> Reading {
        read(written, longest: .max)
    }

    private func read(_ written: String, longest: Int) -> Reading {
        let text = String(decoding: written.utf16.prefix(longest), as: UTF16.self)
        var pass = ReadingPass(vocabulary: vocabulary)
        var scanner = QueryScanner(text) { vocabulary.key($0) != nil }
        for term in scanner.terms() { pass.read(term) }
        pass.requirePokedexForOrder()
        let count = written.utf16.count
        if count > longest { pass.mark(.tooLong, at: longest..<count) }
        // Mistakes at one position stay in the order in which they were met.
        let mistakes = pass.mistakes.enumerated()
            .sorted {
                ($0.element.range.lowerBound, $0.offset)
                    < ($1.element.range.lowerBound, $1.offset)
            }
            .map(\.element)
        let standardOrder = vocabulary.subject.standardOrder
        return Reading(
            query: Query(arranging: pass.terms, standardOrder: standardOrder), mistakes: mistakes)
    }
}

/// What has been read of a query so far.
private struct ReadingPass {
    let vocabulary: QueryVocabulary
    private(set) var terms: [QueryTerm] = []
    private(set) var mistakes: [QueryMistake] = []
    /// The order that was read first, and the range of its value.
    var order: (content: QueryTerm.Content, range: Range<Int>)?
    /// For how many mistakes similar words were looked for.
    private var suggested = 0

    /// For how many they are: that takes long.
    private static let mostSuggested = 3

    init(vocabulary: QueryVocabulary) {
        self.vocabulary = vocabulary
    }

    /// Reads a term: adds what it means, or what is wrong with it.
    mutating func read(_ written: WrittenTerm) {
        for value in written.values where value.isOpen { mark(.unclosedQuote, at: value.range) }
        let values = written.values.filter { !QuerySigns.isBlank($0.text) }
        let term =
            if let head = written.head {
                self.term(written, head: head, values: values)
            } else {
                name(values.map(\.text), isNegated: written.isNegated)
            }
        if let term { terms.append(term) }
    }

    /// Leaves out an order by number in a Pokédex where no term names one.
    mutating func requirePokedexForOrder() {
        guard let order, case .order(let slug, _) = order.content,
            let key = vocabulary.subject.key(slug), key.kind == .pokedex,
            !terms.contains(where: { $0.key == key && !$0.isNegated })
        else { return }
        mark(.noDex, at: order.range)
        terms.removeAll { $0.key.kind == .sort }
    }

    mutating func mark(_ kind: QueryMistake.Kind, at range: Range<Int>) {
        mistakes.append(QueryMistake(kind, at: range))
    }

    /// Marks what is wrong in conditions on moves that begin at an offset.
    mutating func mark(_ mistakes: [QueryMistake], inGroupAt offset: Int) {
        self.mistakes += mistakes.map { $0.inGroup(at: offset) }
    }

    /// What may be meant; none after the first mistakes.
    mutating func nearest(to text: String, among names: QueryNames) -> [String] {
        suggested += 1
        return suggested > Self.mostSuggested ? [] : names.nearest(to: text)
    }

    /// A term with a key; `nil` where it is wrong or says nothing.
    private mutating func term(
        _ written: WrittenTerm, head: WrittenTerm.Head, values: [WrittenTerm.Value]
    ) -> QueryTerm? {
        guard let key = vocabulary.key(head.key.text) else {
            let nearest = nearest(to: head.key.text, among: vocabulary.keys)
                .compactMap(vocabulary.subject.key)
            mark(.unknownKey(head.key.text, nearest: nearest), at: head.key.range)
            return nil
        }
        guard !values.isEmpty else {
            let range = head.key.range.lowerBound..<head.sign.range.upperBound
            mark(
                .missingValue(of: key, head: head.key.text + head.sign.comparison.rawValue),
                at: range)
            return nil
        }
        if let name = nameWithColon(head, values) {
            return self.name([name], isNegated: written.isNegated)
        }
        if let figure = key.figure {
            return self.figure(
                figure, of: key, head.sign.comparison, values, written.isNegated)
        }
        guard head.sign.comparison == .equal else {
            mark(.noComparison(of: key, sign: head.sign.comparison.rawValue), at: head.sign.range)
            return nil
        }
        if key.isNamed { return name(values.map(\.text), isNegated: written.isNegated) }
        if key.kind == .sort {
            return sort(key, values, isNegated: written.isNegated, at: written.range)
        }
        return self.values(values, of: key, isNegated: written.isNegated)
    }

    /// The name that a key, a colon and a value are together: Type: Null.
    private func nameWithColon(
        _ head: WrittenTerm.Head, _ values: [WrittenTerm.Value]
    ) -> String? {
        guard head.sign.comparison == .equal, values.count == 1 else { return nil }
        return vocabulary.nameWithColon(head.key.text + values[0].text)
    }

    /// Names; `nil` where none has anything that can be compared.
    private func name(_ texts: [String], isNegated: Bool) -> QueryTerm? {
        guard let key = vocabulary.subject.keys.first(where: \.isNamed) else { return nil }
        var names: [String] = []
        for text in texts {
            let comparable = PokemonNameText.canonical(text)
            guard !comparable.isEmpty else { continue }
            let name = key.kind == .text ? QuerySigns.trimmed(text) : comparable
            if !names.contains(name) { names.append(name) }
        }
        if key.kind == .name {
            names = names.map { (name: $0, text: QueryTerm.quoted($0)) }
                .sorted { $0.text.precedes($1.text) }.map(\.name)
        }
        return names.isEmpty ? nil : QueryTerm(key, isNegated: isNegated, .words(names))
    }
}

extension ReadingPass {
    /// Values that are given by name; `nil` where one is unknown, which is marked.
    mutating func values(
        _ values: [WrittenTerm.Value], of key: QueryKey, isNegated: Bool
    ) -> QueryTerm? {
        var slugs: Set<String> = []
        var isKnown = true
        for value in values {
            let found =
                if key.takesGroups, let group = value.group {
                    self.group(group, of: key, at: value.range.lowerBound)
                } else {
                    find(value.text, of: key, at: value.range)
                }
            slugs.formUnion(found)
            isKnown = isKnown && !found.isEmpty
        }
        guard isKnown else { return nil }
        return QueryTerm(key, isNegated: isNegated, .words(slugs.sorted { $0.precedes($1) }))
    }

    /// The canonical form of conditions on moves, in parentheses; none where they say nothing.
    private mutating func group(
        _ group: WrittenTerm.Group, of key: QueryKey, at start: Int
    ) -> [String] {
        guard let vocabulary = vocabulary.moves else { return [] }
        let opening = start..<start + 1
        if !group.isClosed { mark(.unclosedGroup, at: opening) }
        let reading = QueryReader(vocabulary).read(group.text)
        mark(reading.mistakes, inGroupAt: opening.upperBound)
        let conditions = reading.query.conditions
        if conditions.isEmpty, reading.mistakes.isEmpty, group.isClosed {
            mark(.missingValue(of: key, head: "("), at: opening)
        }
        return conditions.isEmpty ? [] : ["(\(conditions))"]
    }

    /// The slugs that a value means; none where it is unknown, which is marked.
    private mutating func find(
        _ text: String, of key: QueryKey, at range: Range<Int>
    ) -> [String] {
        guard let names = vocabulary.values(of: key) else { return [] }
        let isTurned = text.utf16.first.map(QuerySigns.isMinus) ?? false
        let slugs = isTurned ? [] : names.find(text)
        if slugs.isEmpty {
            let nearest = nearest(to: text, among: names)
            mark(.unknownValue(text, of: key, nearest: nearest), at: range)
        }
        return slugs
    }

    /// A figure; `nil` where a value is none or too great or small, which is marked.
    mutating func figure(
        _ figure: QueryFigure, of key: QueryKey, _ comparison: Comparison,
        _ values: [WrittenTerm.Value], _ isNegated: Bool
    ) -> QueryTerm? {
        var figures: [Int] = []
        for value in values {
            do {
                figures.append(try figure.value(of: value.text))
            } catch {
                mark(error.kind(value.text, of: key), at: value.range)
            }
        }
        guard figures.count == values.count else { return nil }
        let canonical = FigureTest.canonical(
            comparison, figures, isNegated: isNegated, in: figure.range)
        guard let canonical else {
            let end = values[values.count - 1].range.upperBound
            mark(.outOfRange(of: key), at: values[0].range.lowerBound..<end)
            return nil
        }
        return QueryTerm(key, isNegated: canonical.isNegated, .figure(canonical.test))
    }

    /// The order of the query; `nil` where it is unknown or a second one, which is marked.
    mutating func sort(
        _ key: QueryKey, _ values: [WrittenTerm.Value], isNegated: Bool, at range: Range<Int>
    ) -> QueryTerm? {
        let orders = values.compactMap { sort(key, $0, isNegated: isNegated) }
        guard orders.count == values.count, let found = orders.first else { return nil }
        let first = order ?? found
        guard orders.allSatisfy({ $0.content == first.content }) else {
            mark(.secondSort, at: range)
            return nil
        }
        order = first
        return QueryTerm(key, first.content)
    }

    /// An order that is given by name; in quotes nothing turns it round.
    private mutating func sort(
        _ key: QueryKey, _ value: WrittenTerm.Value, isNegated: Bool
    ) -> (content: QueryTerm.Content, range: Range<Int>)? {
        let units = Array(value.text.utf16)
        let minuses = value.isQuoted ? 0 : units.prefix(while: QuerySigns.isMinus).count
        let text = String(decoding: units.dropFirst(minuses), as: UTF16.self)
        let range = value.range.lowerBound + minuses..<value.range.upperBound
        return find(text, of: key, at: range).first.map {
            (.order($0, isReversed: (minuses > 0) != isNegated), range)
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
