import JSON
import Platform
import PokedexDomain
import PokedexSite
import PokedexStore
import Publishing

/// What a build did, as JSON for other programs. `.github/HOSTING.md` explains the members.
struct BuildReport {
    /// How a build ended. The raw value is that of the member `result`.
    enum Result: String {
        case built, unchanged, failed
    }

    /// The version of the report's form. A change that readers must know raises it.
    private static let form = 1
    /// The bytes that every report begins with; see ``ReportFile``.
    static let beginning = Array("{\n  \"\(formName)\": ".utf8)
    private static let formName = "pokedexBuild"

    let result: Result
    let output: String
    /// The path of the database.
    let database: String
    let log: BuildLog
    /// `nil` after a failure.
    var facts: DatabaseFacts?
    /// `nil` after a failure.
    var site: (summary: PublicationSummary, facts: BuildFacts)?
    /// The message of the failure; `nil` without one.
    var failure: String?

    /// The report with its members in a fixed order.
    var json: [UInt8] {
        JSONValue(members: [
            (Self.formName, .number(Self.form)),
            ("version", .text(CommandLineTool.version)),
            ("result", .text(result.rawValue)),
            ("error", .text(failure)),
            ("output", .text(output)),
            ("database", databaseValue),
            ("pages", pagesValue),
            ("files", .number(site?.summary.files)),
            ("bytes", .number(site?.summary.bytes)),
            ("changed", .number(site?.summary.changed.count)),
            ("removed", .number(site?.summary.removed.count)),
            ("changedFiles", paths(site?.summary.changed)),
            ("removedFiles", paths(site?.summary.removed)),
            ("seconds", seconds(of: log.elapsed, \.duration)),
            ("processorSeconds", seconds(of: processorTime(), \.processorTime)),
            ("peakMemory", .number(peakMemory())),
            ("warnings", JSONValue(.array(log.warnings.map { .text($0) }))),
        ]).indented
    }

    private func paths(_ paths: [OutputPath]?) -> JSONValue {
        JSONValue(paths.map { .array($0.map { .text($0.text) }) } ?? .null)
    }

    private var databaseValue: JSONValue {
        JSONValue(members: [
            ("path", .text(database)),
            ("bytes", .number(facts?.size)),
            ("digest", .text(facts?.digest)),
            ("schemaVersion", .number(facts?.schemaVersion)),
            ("dataVersion", .number(facts?.dataVersion)),
            ("date", .text(site?.facts.date.map { "\(Moment(secondsSince1970: $0))" })),
            ("commit", .text(site?.facts.commit)),
        ])
    }

    private var pagesValue: JSONValue {
        guard let site else { return JSONValue(.null) }
        let kinds = JSONValue(members: site.facts.pages.map { ($0.kind, .number($0.count)) })
        return JSONValue(members: [
            ("total", .number(site.summary.pages)), ("kinds", kinds),
        ])
    }

    private func seconds(
        of total: Duration, _ time: (BuildLog.FinishedStep) -> Duration
    ) -> JSONValue {
        let steps = log.steps.map { ($0.step.rawValue, JSONValue.seconds(time($0))) }
        return JSONValue(members: [
            ("total", .seconds(total)), ("steps", JSONValue(members: steps)),
        ])
    }
}

extension JSONValue {
    /// A duration in seconds with three decimals: `0.085`.
    fileprivate static func seconds(_ duration: Duration) -> JSONValue {
        let (seconds, attoseconds) = duration.components
        let fraction = String(1000 + attoseconds / 1_000_000_000_000_000).dropFirst()
        return JSONValue(.number("\(seconds).\(fraction)"))
    }
}

/// What a build's report says about its database.
struct DatabaseFacts {
    /// In bytes.
    let size: Int
    /// The digest by which builds tell whether the database has changed: 16 hexadecimal digits.
    let digest: String
    let schemaVersion: Int
    let dataVersion: Int

    /// - Throws: `CatalogError` when the file cannot be read, or is no database of ours.
    init(of file: SQLiteCatalogRepository) throws(CatalogError) {
        let content = try file.content()
        size = content.bytes.count
        digest = content.bytes.withUnsafeBytes { ContentHash(of: $0) }.description
        schemaVersion = content.schemaVersion
        dataVersion = content.dataVersion
    }
}

/// What a build's report says about the pages and the origin of their facts. The record of the build
/// keeps it, so that it is known without the database when nothing has changed.
struct BuildFacts {
    /// When the data set was made, in seconds since 1970; `nil` where that is unknown.
    let date: Int?
    /// The data set's commit; `nil` where that is unknown.
    let commit: String?
    /// How many pages of each kind there are, in the order of the site.
    let pages: [(kind: String, count: Int)]

    init(_ builder: SiteBuilder) {
        let source = builder.source
        date = source.knownDate
        commit = source.knownCommit
        pages = builder.pageCounts.map { ($0.kind, $0.count) }
    }

    /// Takes what ``note`` has.
    init(note: String) {
        let words = note.split(separator: " ").map { word in
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            return (name: parts[0], value: parts.count > 1 ? parts[1] : "")
        }
        date = words.first { $0.name == "date" }.flatMap { Int($0.value) }
        commit = words.first { $0.name == "commit" }?.value
        pages = words.compactMap { word in
            word.name.hasPrefix("page:")
                ? Int(word.value).map { (String(word.name.dropFirst(5)), $0) } : nil
        }
    }

    /// `date=1786000000 commit=0a1b page:home=2 page:ability=620`
    var note: String {
        let words =
            [date.map { "date=\($0)" }, commit.map { "commit=\($0)" }].compactMap(\.self)
            + pages.map { "page:\($0.kind)=\($0.count)" }
        return words.joined(separator: " ")
    }
}
