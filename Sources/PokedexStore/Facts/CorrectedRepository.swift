import Diagnostics
import PokedexDomain
import SQLite
import Synchronization

/// The catalog that people are shown: the source's, with facts on top. What keeps, compares or
/// exports the source's facts uses ``SQLiteCatalogRepository``; no file ever has these.
package final class CorrectedRepository: Sendable {
    package let source: SQLiteCatalogRepository
    /// In the order in which they are applied.
    package let folders: [FactsFolder]
    private let made = Mutex<Corrected?>(nil)

    /// The database with the facts on top.
    private struct Corrected: Sendable {
        let image: DatabaseImage
        var report = FactsReport()
        var places: [FactPlace: Diagnostic] = [:]
    }

    /// Names the file and the folders' content; the file need not be there.
    package init(path: String, facts folders: [FactsFolder]) {
        source = SQLiteCatalogRepository(path: path)
        self.folders = folders.filter { !$0.files.isEmpty }
    }

    /// Reads all facts; see ``SQLiteCatalogRepository/load()``. Nothing of the database stays in memory
    /// but the catalog; another call puts the facts on top anew.
    ///
    /// - Throws: `CatalogError` about the database; an error with all that is wrong in the folders.
    package func load() throws -> Catalog {
        let corrected = try corrected()
        made.withLock { $0 = nil }
        do {
            var catalog = try ParallelLoad(image: corrected.image).catalog()
            catalog.corrections = corrected.report.corrections
            return catalog
        } catch {
            // The database itself may be wrong.
            _ = try source.load()
            throw FactsOnTop.error(
                DatabaseProblem(error), corrected.places,
                path: folders.map(\.path).joined(separator: " and "))
        }
    }

    /// What became of the facts.
    ///
    /// - Throws: like ``load()``.
    package func report() throws -> FactsReport { try corrected().report }

    /// Reads something of the database with the facts on top.
    func reading<Value>(_ work: (DatabaseImage) throws -> Value) throws -> Value {
        let image = try corrected().image
        return try source.explaining { try work(image) }
    }

    private func corrected() throws -> Corrected {
        try made.withLock { made in
            if let made { return made }
            let image = try source.reading { $0 }
            let new = folders.isEmpty ? Corrected(image: image) : try corrected(image)
            made = new
            return new
        }
    }

    private func corrected(_ image: DatabaseImage) throws -> Corrected {
        let connection = try source.explaining { try image.open() }
        let facts = try FactsOnTop(connection)
        try connection.execute("BEGIN")
        for folder in folders { try facts.apply(folder) }
        try facts.requireSound()
        try connection.execute("COMMIT")
        return Corrected(
            image: try DatabaseImage(correctedBy: connection), report: facts.report,
            places: facts.places)
    }
}

// Little of the database.
extension CorrectedRepository {
    /// Reads the paths of all pictures, below the address or folder that they are in, and nothing
    /// else: sorted, each once.
    ///
    /// - Throws: ``CatalogError``, like ``load()``.
    package func picturePaths() throws -> [String] {
        try reading { image in
            let paths = try image.open().texts(
                """
                SELECT path FROM pokemon_picture
                UNION SELECT picture FROM form WHERE picture IS NOT NULL ORDER BY 1
                """)
            if let objection = paths.lazy.compactMap(TextRule.path.objection).first {
                throw DatabaseProblem("table pokemon_picture: a path \(objection)")
            }
            return paths
        }
    }

    /// A Pokémon's number with its slug, or with that of one of its forms.
    package typealias NumberedSlug = (pokemon: Int, slug: Slug)

    /// Reads the numbers and slugs of all Pokémon, and of the forms that are no Pokémon of their own,
    /// and nothing else: each sorted by its number.
    ///
    /// - Throws: ``CatalogError``, like ``load()``.
    package func numberedSlugs() throws -> (
        pokemon: [NumberedSlug], forms: [NumberedSlug]
    ) {
        try reading { image in
            let connection = try image.open()
            func slugs(_ table: String, _ query: String) throws -> [NumberedSlug] {
                let row = try connection.prepare("SELECT \(query) ORDER BY id")
                var slugs: [NumberedSlug] = []
                while try row.step() {
                    let text = row.text(at: 1) ?? "?"
                    guard let slug = try? Slug(text) else {
                        throw DatabaseProblem(
                            "table \(table), row \(row.integer(at: 2)): the slug is wrong: \(quoted(text))"
                        )
                    }
                    slugs.append((row.integer(at: 0), slug))
                }
                return slugs
            }
            return (
                try slugs("pokemon", "id, slug, id FROM pokemon"),
                try slugs("form", "pokemon_id, slug, id FROM form WHERE position > 1")
            )
        }
    }

    /// Reads the slugs of all Pokémon.
    ///
    /// - Throws: ``CatalogError``, like ``load()``.
    package func pokemonSlugs() throws -> Set<Slug> {
        Set(try numberedSlugs().pokemon.map(\.slug))
    }
}

/// What became of facts on top of a database.
package struct FactsReport: Hashable, Sendable {
    /// Rows that have changed something.
    package internal(set) var applied: [Diagnostic] = []
    /// Facts that the database has by now.
    package internal(set) var notNeeded: [Diagnostic] = []
    /// Facts that were not applied, as the database says neither what they want nor what they change.
    package internal(set) var sourceChanged: [Diagnostic] = []
    /// How many facts that came with the program were applied.
    package internal(set) var corrections = Corrections()
    /// Facts that came with the program, about records that the database lacks.
    package internal(set) var lacking: [Diagnostic] = []
}
