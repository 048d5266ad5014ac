import PokedexStore
import PokedexDomain
import PokedexQuery
import PokedexSite

/// `check --strings`: lists what has no words in a language.
struct WordCheck {
    /// The database's file.
    let database: String
    /// The folder of the words.
    let content: String
    /// How many threads work.
    let jobs: Int

    func run(on console: Console) throws -> ExitStatus {
        let start = ContinuousClock.now
        let catalog = try SQLiteCatalogRepository(path: database).load()
        let words = try SiteWords(folder: content)
        let ofPages = try SiteBuilder.missingWords(
            catalog: catalog, english: words.english, japanese: words.japanese,
            descriptions: words.descriptions, jobs: jobs)
        let missing = try (ofPages + unknownSpellings(in: catalog))
            .sorted { $0.title < $1.title }
        for group in missing { try console.write(line: text(of: group)) }
        let count = missing.reduce(0) { $0 + $1.identifiers.count }
        let parts = [
            "checked the words in \(content) for \(database)", "\(count) missing",
            Figures.seconds(ContinuousClock.now - start),
        ]
        console.say(parts.joined(separator: "; "))
        return missing.isEmpty ? .success : .failure
    }

    /// What is spelled in `spellings.json` but is not in the database.
    private func unknownSpellings(in catalog: Catalog) throws -> [MissingWords] {
        let bytes = try File(path: "\(content)/\(Spellings.file)").bytes()
        return try Spellings(json: bytes, folder: content).missingWords(in: catalog)
    }

    private func text(of group: MissingWords) -> String {
        let head = "\(group.title): \(group.identifiers.count)"
        return ([head] + group.identifiers).joined(separator: "\n  ")
    }
}
