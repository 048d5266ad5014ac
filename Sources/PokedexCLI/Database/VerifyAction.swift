import Diagnostics
import PokeAPI
import PokedexStore

extension CommandAction {
    /// `database verify`
    static let verify = CommandAction(
        words: ["verify"],
        summary: [
            "reads all of it and checks pages, references and facts, and that no",
            "record of the source is missing; fails when it is damaged or a",
            "record is missing. Missing names are listed, but are no failure",
        ], options: [DatabaseChoice.option, .json]
    ) { arguments in
        let (database, isJSON) = (DatabaseChoice(arguments).file, arguments.contains(.json))
        return { console in
            let report = try database.verification()
            try console.write(report, asJSON: isJSON) { VerificationText(report).lines }
            guard !report.isComplete else { return .success }
            let message =
                report.isSound
                ? "records are missing; `pokedex-site update` fetches them"
                : "the database is not sound; \(SQLiteCatalogRepository.cure(for: report.problems))"
            console.report(Diagnostic(path: report.path, message: message))
            return .failure
        }
    }
}

/// The findings in a database as text.
private struct VerificationText {
    /// The most serious findings first.
    let lines: [String]

    init(_ report: VerificationReport) {
        let problems = Shortlist(report.problems.map { "\(report.path): error: \($0)" }).lines
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
        case .none: ["lists: nothing was fetched, so the lists of the source are unknown"]
        case .busy: ["lists: unknown, as an update is running"]
        case .unreadable(let problem): ["lists: \(problem)"]
        case .known(let lists) where lists.isEmpty: ["lists: none was fetched yet"]
        case .known(let lists) where lists.allSatisfy(\.isExact):
            ["lists: the database has exactly the records that the source lists"]
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
        guard !gaps.isEmpty else { return ["names: all exist in all languages"] }
        return ["missing names:"]
            + gaps.map { gap in
                "  \(gap.table).\(gap.column): \(gap.slugs.count) of \(gap.total): "
                    + Shortlist(gap.slugs).sentence
            }
    }
}
