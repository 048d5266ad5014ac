import PokedexDomain
import PokedexQuery
import PokedexSite

/// Shows the Pokémon that were found, in one language.
struct HitListing {
    private let columns: [TextTable.Column]
    private let numbers: Numbers
    private let counts: (one: TextTemplate, other: TextTemplate, none: String)

    /// Takes the words.
    ///
    /// - Throws: `TranslationError` when one is missing.
    init(_ translation: Translation) throws(TranslationError) {
        var columns = [
            TextTable.Column(head: try translation.text("query.table.number"), isRight: true),
            TextTable.Column(head: try translation.text("query.table.name")),
            TextTable.Column(head: try translation.text("query.table.types")),
        ]
        for stat in Stat.permanent {
            let head = try translation.text("stat.\(stat.rawValue).letter")
            columns.append(TextTable.Column(head: head, isRight: true))
        }
        columns.append(
            TextTable.Column(head: try translation.text("query.table.total"), isRight: true))
        self.columns = columns
        numbers = Numbers(language: translation.language)
        counts = (
            try translation.template("query.count.one", placeholders: ["count"]),
            try translation.template("query.count.other", placeholders: ["count"]),
            try translation.text("query.count.none")
        )
    }

    /// A table with a row for each.
    func table(of hits: [PokemonSearch.Hit]) -> [UInt8] {
        let table = TextTable(columns: columns, rows: hits.map(cells))
        return Array((table.lines.joined(separator: "\n") + "\n").utf8)
    }

    /// How many there are.
    func count(of hits: [PokemonSearch.Hit]) -> String {
        switch hits.count {
        case 0: counts.none
        case 1: counts.one.filled { _ in "1" }
        default: counts.other.filled { _ in "\(hits.count)" }
        }
    }

    private func cells(of hit: PokemonSearch.Hit) -> [String] {
        let figures = (hit.stats + [hit.total]).map { $0.map(String.init) ?? "–" }
        let number = numbers.dexNumber(hit.number)
        return [number, hit.name, hit.typeNames.joined(separator: " ")] + figures
    }
}
