import PokeAPI

/// What was fetched for a database, in words.
struct RecordsText {
    /// Labels, each with its lines.
    let rows: [(label: String, lines: [String])]

    /// Words for what is known.
    init(_ status: Fetched<KnownRecords>) {
        switch status {
        case .none: rows = [("fetched", ["nothing"])]
        case .busy: rows = [("fetched", ["an update is running, which alone knows"])]
        case .unreadable(let problem): rows = [("fetched", [problem])]
        case .known(let records): rows = Self.rows(of: records)
        }
    }

    private static func rows(of records: KnownRecords) -> [(label: String, lines: [String])] {
        let count = Figures.count(records.count, "record", "records")
        var fetched = ["\(records.path), \(Figures.size(records.size)), \(count)"]
        if records.isFullRefresh {
            fetched.append("everything is to be fetched again: `pokedex-site update` goes on")
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

    private static func lines(of waiting: KnownRecords.Unpublished) -> [String] {
        let groups = [("new", waiting.new), ("changed", waiting.changed)]
            .filter { !$0.1.isEmpty }
            .map { "\($0): \(Shortlist($1).sentence)" }
        return ["what was fetched is not in the database yet: `pokedex-site update`"] + groups
    }

    private static func lines(of failures: [KnownRecords.Failure]) -> [String] {
        failures.isEmpty
            ? ["nothing"]
            : Shortlist(
                failures.map { "\($0.place): \($0.reason) (\(Figures.moment($0.time)))" }
            ).lines
    }
}
