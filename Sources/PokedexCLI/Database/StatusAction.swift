import Platform
import PokeAPI
import PokedexStore

extension CommandAction {
    /// `database status`
    static let status = CommandAction(
        words: ["status"],
        summary: ["shows the content and age of the database, and what is to be updated"],
        options: [DatabaseChoice.option, .json]
    ) { arguments in
        let (choice, isJSON) = (DatabaseChoice(arguments), arguments.contains(.json))
        return { console in
            let status: DatabaseStatus
            do {
                status = try choice.file.status(at: time(nil))
            } catch {
                if !isJSON, File(path: choice.path).exists {
                    try console.write(line: "database  \(choice.path): \(choice.reason)")
                }
                throw error
            }
            try console.write(status, asJSON: isJSON) {
                StatusText(status, reason: choice.reason).lines
            }
            return .success
        }
    }
}

struct StatusText {
    private let status: DatabaseStatus
    /// Why this database is read.
    private let reason: String

    init(_ status: DatabaseStatus, reason: String) {
        (self.status, self.reason) = (status, reason)
    }

    /// A line for each fact, after labels of equal width.
    var lines: [String] {
        let rows = [
            ("database", ["\(status.path), \(Figures.size(status.size)): \(reason)"]),
            ("schema", [text(of: status.schema, remedy: "database migrate`")]),
            ("facts", [text(of: status.data, remedy: "update` makes them again")]),
            ("created", [status.createdAt.map(Figures.moment) ?? "unknown"]),
            ("updated", [updated]), ("source", [status.source.address ?? "unknown"]),
            ("data set", [dataSet]), ("content", countLines(status.counts)), ("due", due),
        ]
        return (rows + recordRows(status.records)).flatMap { label, texts in
            texts.enumerated().map { number, text in
                DisplayWidth.padded(number == 0 ? label : "", to: 10) + text
            }
        }
    }

    private func text(of version: DatabaseStatus.Version, remedy: String) -> String {
        let (own, known) = (version.database, version.program)
        let difference = own == known ? "" : ", this program's is \(known): `pokedex-site \(remedy)"
        return "version \(own)\(difference)"
    }

    private var updated: String {
        if let time = status.updatedAt { return Figures.moment(time) }
        switch status.records {
        case .none: return "never"
        case .known: return "never completely"
        case .busy, .unreadable: return "unknown"
        }
    }

    private var dataSet: String {
        let parts = [
            status.source.madeAt.map { "of \(Figures.moment($0))" },
            status.source.commit.map { "commit \($0)" },
        ]
        let known = parts.compactMap(\.self)
        return known.isEmpty ? "of unknown date" : known.joined(separator: ", ")
    }

    private var due: [String] {
        guard let ages = status.ages else { return ["unknown"] }
        return [
            "\(ages.moves.expired) of \(Figures.count(ages.moves.total, "move", "moves")), "
                + "which are fetched again after 7 days",
            "\(ages.others.expired) of \(Figures.count(ages.others.total, "other", "others")), "
                + "which are fetched again after 30 days",
        ]
    }
}

/// What is counted, with its singular and plural, several on a line.
private let countedElements: [[(CatalogCounts.Element, String, String)]] = [
    [
        (.species, "species", "species"), (.pokemon, "Pokémon", "Pokémon"),
        (.forms, "form", "forms"), (.families, "family", "families"),
    ],
    [
        (.moves, "move", "moves"), (.machines, "machine", "machines"),
        (.abilities, "ability", "abilities"), (.types, "type", "types"),
        (.natures, "nature", "natures"),
    ],
    [
        (.generations, "generation", "generations"), (.regions, "region", "regions"),
        (.games, "game", "games"), (.pokedexes, "Pokédex", "Pokédexes"),
        (.items, "item", "items"), (.locations, "location", "locations"),
    ],
    [
        (.learnsetEntries, "learnset entry", "learnset entries"),
        (.encounters, "encounter", "encounters"),
    ],
]

private func countLines(_ counts: CatalogCounts) -> [String] {
    countedElements.map { line in
        line.map { Figures.count(counts[$0], $1, $2) }.joined(separator: ", ")
    }
}

private typealias LabelledLines = (label: String, lines: [String])

/// The records that were fetched for a database.
private func recordRows(_ status: Fetched<KnownRecords>) -> [LabelledLines] {
    switch status {
    case .none: return [("fetched", ["nothing"])]
    case .busy: return [("fetched", ["unknown, as an update is running"])]
    case .unreadable(let problem): return [("fetched", [problem])]
    case .known(let records): return recordRows(of: records)
    }
}

private func recordRows(of records: KnownRecords) -> [LabelledLines] {
    let count = Figures.count(records.count, "record", "records")
    var fetched = ["\(records.path), \(Figures.size(records.size)), \(count)"]
    if records.isFullRefresh {
        fetched.append("the refresh of all facts is not complete: `pokedex-site update` continues")
    }
    var rows = [("fetched", fetched)]
    if let waiting = records.unpublished { rows.append(("waiting", lines(of: waiting))) }
    if records.keptOut > 0 {
        let count = Figures.count(records.keptOut, "reference", "references")
        rows.append(("kept out", ["\(count) to records that the source does not have yet"]))
    }
    rows.append(("failed", lines(of: records.failures)))
    return rows
}

private func lines(of waiting: KnownRecords.Unpublished) -> [String] {
    let groups = [("new", waiting.new), ("changed", waiting.changed)]
        .filter { !$0.1.isEmpty }
        .map { "\($0): \(Shortlist($1).sentence)" }
    return ["fetched records are not in the database yet: run `pokedex-site update`"] + groups
}

private func lines(of failures: [KnownRecords.Failure]) -> [String] {
    failures.isEmpty
        ? ["nothing"]
        : Shortlist(
            failures.map { "\($0.path): \($0.reason) (\(Figures.moment($0.time)))" }
        ).lines
}
