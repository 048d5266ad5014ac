import PokedexDomain

/// Finds the moves that terms of queries for Pokémon name, or describe by conditions such as
/// `move:(type:electric power>=100)`, as `Templates/assets/scripts/moves/filter.js` does.
struct MoveFilter: Sendable {
    private let index: CatalogIndex
    private let entries: [QueryNames.Entry]
    private let reader: QueryReader?

    /// - Parameter vocabulary: that of queries for Pokémon.
    init(_ index: CatalogIndex, names: RecordNames, vocabulary: QueryVocabulary) {
        self.index = index
        entries = names.lists["moves"] ?? []
        reader = vocabulary.moves.map(QueryReader.init)
    }

    /// The moves that one of some values means: slugs, or conditions in parentheses.
    func moves(_ values: [String]) -> [Identifier<Move>] {
        let conditions = values.compactMap { value in
            value.hasPrefix("(")
                ? reader?.readCanonical(String(value.dropFirst().dropLast())).query : nil
        }
        let tests = conditions.map { query in query.terms.map(test) }
        return index.catalog.moves.indices.filter { position in
            values.contains(index.catalog.moves[position].slug.text)
                || tests.contains { $0.allSatisfy { $0(position) } }
        }.map { index.catalog.moves[$0].id }
    }

    /// Whether a term holds, by position. A figure that is unknown fails with and without `-`.
    private func test(of term: QueryTerm) -> (Int) -> Bool {
        let moves = index.catalog.moves
        switch term.content {
        case .words(let names) where term.key.kind == .text:
            let beginnings = names.map { MoveNameBeginning($0) }
            return { position in
                beginnings.contains { $0.isIn(entries[position]) } != term.isNegated
            }
        case .words(let slugs):
            return { position in
                term.key.fields.contains { slugs.contains(slug($0, of: moves[position])) }
                    != term.isNegated
            }
        case .figure(let test):
            return { position in
                let figure = term.key.fields.first.flatMap { self.figure($0, of: moves[position]) }
                return figure.map { test.holds(for: $0) != term.isNegated } ?? false
            }
        case .order: return { _ in true }
        }
    }

    /// What a field of `data/moves.json` holds; empty for fields of figures.
    private func slug(_ field: String, of move: Move) -> String {
        switch field {
        case "type": index[move.type].slug.text
        case "class": move.damageClass.rawValue
        default: ""
        }
    }

    private func figure(_ field: String, of move: Move) -> Int? {
        let values = MoveHistory(index).valuesToday(of: move)
        return switch field {
        case "power": values.power
        case "accuracy": values.accuracy
        case "pp": values.powerPoints
        case "priority": move.priority
        case "generation": move.generation.rawValue
        default: nil
        }
    }
}
