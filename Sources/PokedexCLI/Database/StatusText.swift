import PokeAPI

/// A database's status in words.
struct StatusText {
    private let status: DatabaseStatus

    /// Words for a status.
    init(_ status: DatabaseStatus) {
        self.status = status
    }

    /// What is known, a fact a line, behind labels of one width.
    var lines: [String] {
        let rows = [
            ("database", ["\(status.path), \(Figures.size(status.size))"]),
            ("schema", [schema]), ("facts", [facts]), ("created", [created]),
            ("updated", [updated]), ("source", [source]), ("data set", [dataSet]),
            ("holds", CountsText(status.counts).lines), ("due", due),
        ]
        return (rows + RecordsText(status.records).rows).flatMap { label, texts in
            texts.enumerated().map { number, text in
                DisplayWidth.padded(number == 0 ? label : "", to: 10) + text
            }
        }
    }

    private var schema: String {
        let (own, known) = (status.schema.database, status.schema.program)
        return own == known
            ? "version \(own)"
            : "version \(own), this program's is \(known): `pokedex-site database migrate`"
    }

    private var facts: String {
        let (own, known) = (status.data.database, status.data.program)
        return own == known
            ? "version \(own)"
            : "version \(own), this program's is \(known): `pokedex-site update` fetches all anew"
    }

    private var created: String { status.createdAt.map(Figures.moment) ?? "unknown" }

    private var updated: String {
        if let time = status.updatedAt { return Figures.moment(time) }
        switch status.records {
        case .none: return "never"
        case .known: return "never to the end"
        case .busy, .unreadable: return "unknown"
        }
    }

    private var source: String { status.source.address ?? "not told" }

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
