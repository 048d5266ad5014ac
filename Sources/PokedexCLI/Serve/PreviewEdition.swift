import PokedexDomain
import PokedexSite
import Preview
import Publishing
import Synchronization

/// The whole site as of one moment, in memory. Its files are made when they are asked for.
final class PreviewEdition: Sendable {
    /// A file that was made.
    struct Made: Sendable {
        let bytes: [UInt8]
        /// Differs when the bytes do, or what the page loads, style sheets aside.
        let version: String
    }

    let inputs: PreviewInputs
    let files: PreviewFiles
    /// The version of all style sheets.
    let styles: String
    /// What is to be done about facts on top of the database.
    let factsWarning: String?
    private let catalog: Catalog
    private let builder: SiteBuilder
    private let loadedFiles: String
    private let made = Mutex<[String: Made]>([:])

    /// Prepares the site, and takes over from an earlier edition what has not changed since.
    ///
    /// - Throws: `CatalogError` when the database is wrong, and the errors of `SiteInputs.builder(of:)`.
    init(_ inputs: PreviewInputs, after earlier: PreviewEdition?) throws {
        self.inputs = inputs
        if let earlier, inputs.hasSameFacts(as: earlier.inputs) {
            (catalog, factsWarning) = (earlier.catalog, earlier.factsWarning)
        } else {
            factsWarning = try FactsSummary(inputs.site.repository).warning
            catalog = try inputs.site.repository.load()
        }
        if let earlier, inputs.hasSameContent(as: earlier.inputs) {
            builder = try SiteBuilder(earlier.builder, theme: inputs.site.theme())
        } else {
            builder = try inputs.site.builder(of: catalog)
        }
        files = PreviewFiles(builder)
        styles = inputs.styles
        loadedFiles = inputs.loadedFiles
    }

    /// A file, made now or not long ago.
    ///
    /// - Returns: `nil` when there is none at the path.
    /// - Throws: the error of rendering or reading it.
    func file(at path: String) throws -> Made? {
        if let known = made.withLock({ $0[path] }) { return known }
        guard let bytes = try files.bytes(at: path) else { return nil }
        let hash = bytes.withUnsafeBytes { ContentHash(of: $0) }
        let file = Made(bytes: bytes, version: "\(hash)-\(loadedFiles)")
        made.withLock { made in
            // What is looked at is asked for again soon; the rest is not kept.
            if made.count >= 32 { made.removeAll() }
            made[path] = file
        }
        return file
    }
}
