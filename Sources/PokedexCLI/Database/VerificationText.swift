import PokeAPI
import PokedexStore

/// What was found in a database, in words.
struct VerificationText {
    /// The findings, the gravest first.
    let lines: [String]

    /// Words for a report.
    init(_ report: VerificationReport) {
        let problems = Shortlist(report.problems.map { "\(report.path): \($0)" }).lines
        let all = report.rows.values.reduce(0, +)
        let tables = Figures.count(report.rows.count, "table", "tables")
        let sound = "\(report.path): sound, \(Figures.count(all, "row", "rows")) in \(tables)"
        lines =
            (report.isSound ? [sound] : problems)
            + (report.lists.map(Self.lines(about:)) ?? [])
            + (report.missingNames.map(Self.lines(about:)) ?? [])
    }

    private static func lines(about lists: Fetched<[SourceList]>) -> [String] {
        switch lists {
        case .none: ["lists: nothing was fetched, so that the source's lists are not known"]
        case .busy: ["lists: an update is running, which alone knows the source's lists"]
        case .unreadable(let problem): ["lists: \(problem)"]
        case .known(let lists) where lists.isEmpty: ["lists: none was fetched yet"]
        case .known(let lists) where lists.allSatisfy(\.isExact):
            ["lists: all that the source lists is there, and nothing else"]
        case .known(let lists): lists.filter { !$0.isExact }.flatMap(differences)
        }
    }

    private static func differences(in list: SourceList) -> [String] {
        let counts = "\(list.kind): \(list.listed) listed, \(list.held) in the database"
        return [counts]
            + [("missing", list.missing), ("not listed", list.unlisted)]
            .filter { !$0.1.isEmpty }
            .map { "  \($0): \(Shortlist($1).sentence)" }
    }

    private static func lines(about gaps: [MissingNames]) -> [String] {
        guard !gaps.isEmpty else { return ["names: all are there in both languages"] }
        return ["names that are missing:"]
            + gaps.map { gap in
                "  \(gap.table).\(gap.column): \(gap.slugs.count) of \(gap.total): "
                    + Shortlist(gap.slugs).sentence
            }
    }
}
