import Diagnostics
import JSON
import PokeAPI
import PokedexDomain
import PokedexStore

struct ImportCommand: Command {
    static let outline = CommandOutline(
        name: "import",
        summary: "makes the database from a folder of PokéAPI's JSON",
        explanation: [
            "Resources that are missing or malformed are skipped and reported. The old database",
            "stays until the new one is complete. A folder that \"database export\" has written",
            "makes the same database again.",
        ],
        operands: [folder],
        options: [database, .jobs, .format],
        examples: ["import pokeapi --database content/pokedex.sqlite"]
    )

    private static let folder = Operand(
        name: "DIR", standard: nil,
        summary: "the folder that contains api/v2, or an exported database")
    private static let database = CommandOption.valued(
        "database", "PATH", standard: DatabaseChoice.committed, "the database")

    private let folder: String
    private let database: String
    private let jobs: Int

    init(_ arguments: Arguments) throws {
        folder = try arguments.value(of: Self.folder)
        database = try arguments.required(Self.database)
        jobs = try arguments.jobs()
    }

    func run(on console: Console) throws -> ExitStatus {
        let start = ContinuousClock.now
        let isExport = File(path: "\(folder)/\(SQLiteCatalogRepository.exportMark)").exists
        let source = isExport ? nil : try PokeAPIFolder(path: folder)
        let repository = SQLiteCatalogRepository(path: database)
        try repository.requireWritable()
        let (catalog, report) =
            try source.map { try importCatalog(from: $0, on: console) }
            ?? (Catalog(exported: FactsFolder(reading: folder)), ImportReport())
        for finding in report.skipped.map(finding) + report.dropped.map(finding) {
            console.report(finding.asWarning)
        }
        try repository.save(catalog)
        try console.write(summary: try summary(of: catalog, report, since: start))
        return .success
    }

    private func importCatalog(
        from source: PokeAPIFolder, on console: Console
    ) throws(CatalogError) -> (catalog: Catalog, report: ImportReport) {
        let bar = ProgressBar(console: console)
        defer { bar.finish() }
        return try CatalogImporter(source: source).run(jobs: jobs) { progress in
            bar.show(
                ProgressText(
                    label: progress.resource.description, done: progress.done,
                    total: progress.total))
        }
    }

    /// A record that was skipped. If its file is no JSON, the finding has the position of the mistake.
    private func finding(about skipped: ImportReport.Skipped) -> Diagnostic {
        let path = PokeAPIFolder.file(of: skipped.path, in: folder)
        let reason = Diagnostic(path: path, message: "skipped: \(skipped.reason)")
        guard let bytes = try? File(path: path).bytes() else { return reason }
        return JSONText.fault(in: bytes, path: path) ?? reason
    }

    /// Elements that were left out of one or more records.
    private func finding(about dropped: ImportReport.Dropped) -> Diagnostic {
        let paths = dropped.records.map { PokeAPIFolder.file(of: $0.description, in: folder) }
        return Diagnostic(
            path: paths.first ?? "", message: dropped.message,
            notes: Shortlist(Array(paths.dropFirst())).lines.map { "also in \($0)" })
    }

    private func summary(
        of catalog: Catalog, _ report: ImportReport, since start: ContinuousClock.Instant
    ) throws -> String {
        let dropped = report.dropped.reduce(0) { $0 + $1.count }
        let facts = [
            Figures.count(catalog.species.count, "species", "species"),
            Figures.count(catalog.pokemon.count, "Pokémon", "Pokémon"),
            Figures.count(catalog.moves.count, "move", "moves"),
            Figures.count(catalog.abilities.count, "ability", "abilities"),
        ]
        let losses = [
            Figures.count(report.skipped.count, "resource", "resources") + " skipped",
            Figures.count(dropped, "list element", "list elements") + " left out",
        ]
        let parts = [
            facts.joined(separator: ", "),
            report.isComplete ? "nothing skipped" : losses.joined(separator: ", "),
            Figures.size(try File(path: database).size()),
            Figures.seconds(ContinuousClock.now - start),
        ]
        return "\(database): \(parts.joined(separator: "; "))"
    }
}
