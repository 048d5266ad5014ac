import Diagnostics
import PokedexStore

/// What became of the facts on top of a database.
struct FactsSummary {
    private let report: FactsReport

    /// - Throws: the errors of `CorrectedRepository.load()`.
    init(_ repository: CorrectedRepository) throws { report = try repository.report() }

    /// Whether all facts are needed, and fit.
    var isCurrent: Bool { report.notNeeded.isEmpty && report.sourceChanged.isEmpty }

    /// "12 rows applied; 1 fact no longer needed; the source has changed under 2"
    var counts: String {
        [
            Figures.count(report.applied.count, "row", "rows") + " applied",
            Figures.count(report.notNeeded.count, "fact", "facts") + " no longer needed",
            "the source has changed under \(report.sourceChanged.count)",
        ].joined(separator: "; ")
    }

    /// A line for a build; `nil` where there is nothing to do.
    var warning: String? {
        isCurrent
            ? nil
            : "facts on top of the database: \(counts); `\(HelpText.program) check --facts` lists them"
    }

    /// Messages about the facts, sorted by file and line.
    ///
    /// - Parameter all: whether those that were applied are among them.
    func findings(all: Bool) -> [Diagnostic] {
        let others =
            all
            ? report.applied.map { $0.with(\.message, "applied: \($0.message)") }
                + report.lacking.map { $0.with(\.message, "not in this database: \($0.message)") }
            : []
        return
            (others
            + report.notNeeded.map { $0.with(\.message, "no longer needed: \($0.message)") }
            + report.sourceChanged.map {
                $0.with(\.message, "the source has changed, look again: \($0.message)")
            })
            .map(\.asWarning).sorted()
    }

    /// The facts that are not needed any more, or do not fit, and still were and did in another database.
    func findings(since earlier: FactsSummary) -> [Diagnostic] {
        let known = Set(earlier.findings(all: false))
        return findings(all: false).filter { !known.contains($0) }
    }
}
