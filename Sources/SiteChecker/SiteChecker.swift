import Diagnostics
import Parallelism

/// Checks a built site: every page by itself, and how the files fit together.
///
/// Every page must be valid HTML that is also well-formed XML, be accessible as far as the
/// markup shows, obey a strict content security policy, and have only links that lead somewhere. A
/// page must have the same address in every language.
package struct SiteChecker: Sendable {
    private let directory: String
    private let baseURL: String?
    private let languages: [String]
    private let foreign: Set<String>

    /// - Parameters:
    ///   - baseURL: the address that the site is published at, such as
    ///     `https://example.org/pokedex/`. Absolute links below it are then checked too, and
    ///     absolute paths must begin with its path. With `nil`, absolute links are taken for other
    ///     sites', and `/` is the site's root.
    ///   - languages: the codes of the site's languages, each of which has a folder of that name.
    ///   - foreign: the paths of files that the site's owner has written, which follow no rules.
    package init(
        directory: String, baseURL: String? = nil, languages: [String], foreign: Set<String> = []
    ) {
        (self.directory, self.baseURL, self.languages) = (directory, baseURL, languages)
        self.foreign = foreign
    }

    /// Reads every file of the site once and returns what is wrong, sorted by path and line; `nil` if
    /// the folder has no page, so that it is no built site.
    ///
    /// Paths are relative to the site's folder. At most 20 findings of a file are listed.
    ///
    /// - Parameter jobs: the number of threads.
    /// - Throws: an error if the folder or a file in it cannot be read, if the base URL is none, or if
    ///   libxml2 has no memory.
    package func check(jobs: Int) throws -> [Diagnostic]? {
        let base = try BaseAddress(baseURL)
        let files = try SiteFiles(
            directory: directory, languages: languages, foreign: foreign)
        guard files.files.contains(where: { $0.kind == .page }) else { return nil }
        var site = SiteFacts(
            files: files, documents: try documents(of: files, base: base, jobs: jobs))
        site.checkFragments()
        site.checkLanguageLinks()
        site.checkTitles()
        site.checkTranslations()
        var buffer = FileBuffer()
        try site.quoteLines { path, body in
            try buffer.read("\(directory)/\(path)")
            buffer.withContents(body)
        }
        return site.findings
    }

    /// The facts of every file that is checked, in the order of `files.files`.
    private func documents(
        of files: SiteFiles, base: BaseAddress, jobs: Int
    ) throws -> [DocumentFacts] {
        // The largest first, so that no thread is left with a large one at the end.
        let queue = files.files.indices
            .filter { files.files[$0].kind != .other }
            .sorted { (files.files[$0].byteCount, $1) > (files.files[$1].byteCount, $0) }
        let documents = try WorkerPool(jobs: jobs).run(count: queue.count) {
            try FileScanner(files: files, base: base)
        } work: { (scanner, number) in
            try scanner.scan(queue[number])
        } finish: { scanner in
            scanner.documents
        }
        return documents.joined().sorted { $0.file < $1.file }
    }
}

/// Checks pages of a site in memory, some of them, by the rules of ``SiteChecker`` for one page and
/// its links.
package struct PageChecker {
    private let files: SiteFiles
    private let scanner: FileScanner

    /// - Parameter paths: of all files of the site.
    /// - Throws: an error if libxml2 has no memory.
    package init(paths: [String], languages: [String]) throws {
        files = SiteFiles(paths: paths, languages: languages)
        scanner = try FileScanner(files: files, base: BaseAddress(nil))
    }

    /// What is wrong with the page at a path, sorted by line; at most 20 findings.
    package func check(_ page: [UInt8], at path: String) -> [Diagnostic] {
        guard let index = files.index(of: Array(path.utf8)) else { return [] }
        let facts = page.withUnsafeBufferPointer { scanner.scan(page: $0, index) }
        var site = SiteFacts(files: files, documents: [facts])
        site.checkFragments()
        site.quoteLines { _, body in page.withUnsafeBufferPointer(body) }
        return site.findings
    }
}

/// Reads one file of the site after another, on one thread.
private struct FileScanner {
    private let files: SiteFiles
    private let pages: PageScanner
    private let drawings: DrawingScanner
    private let sitemaps: SitemapScanner
    private var assets: AssetScanner
    private var buffer = FileBuffer()
    private(set) var documents: [DocumentFacts] = []

    init(files: SiteFiles, base: BaseAddress) throws {
        self.files = files
        let parser = try MarkupParser()
        let recorder = DocumentRecorder(files: files, base: base)
        pages = PageScanner(parser: parser, recorder: recorder)
        drawings = DrawingScanner(parser: parser, recorder: recorder)
        sitemaps = SitemapScanner(parser: parser, recorder: recorder, base: base)
        assets = AssetScanner(recorder: recorder)
    }

    /// Reads the file with this index in `files.files`.
    mutating func scan(_ index: Int) throws {
        let file = files.files[index]
        try buffer.read("\(files.directory)/\(file.path)")
        let facts = buffer.withContents { contents in
            switch file.kind {
            case .page: scan(page: contents, index)
            case .drawing: drawings.scan(contents, file: index)
            case .xml: sitemaps.scan(contents, file: index)
            default: assets.scan(contents, file: index, kind: file.kind)
            }
        }
        documents.append(facts)
    }

    /// The facts of a page with this index in `files.files`.
    func scan(page: Bytes, _ index: Int) -> DocumentFacts {
        pages.scan(page, file: index, language: files.language(of: index))
    }
}
