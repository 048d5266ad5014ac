import Mustache
import Parallelism
import PokedexDomain

/// The files of a site by their paths, each made when it is asked for: for a preview, which writes
/// nothing. The lists of all files with their hashes, for copies to use offline, are not among them.
package struct PreviewFiles: Sendable {
    private enum File: Sendable {
        /// A page in the language of one of the renderers.
        case page(Page, renderer: Int)
        case file(SiteFile)
    }

    private let builder: SiteBuilder
    private let files: [String: File]

    package init(_ builder: SiteBuilder) {
        self.builder = builder
        var files: [String: File] = [:]
        files.reserveCapacity(builder.pages.count * builder.renderers.count * 2)
        for (number, renderer) in builder.renderers.enumerated() {
            for page in builder.pages {
                files[page.route.file(in: renderer.site.language)] = .page(page, renderer: number)
            }
        }
        for file in builder.dataFiles + builder.sharedFiles + builder.copies {
            files[file.path] = .file(file)
        }
        self.files = files
    }

    /// Whether there is a file at a path below the site's root.
    package func contains(_ path: String) -> Bool { files[path] != nil }

    /// - Parameter path: below the site's root, such as `en/moves/index.html`.
    /// - Returns: `nil` when there is none.
    /// - Throws: the first error of rendering or reading.
    package func bytes(at path: String) throws -> [UInt8]? {
        switch files[path] {
        case .page(let page, let number):
            var buffer = OutputBuffer()
            let renderer = builder.renderers[number]
            try renderer.render(page, page.makeViews()(renderer.site), into: &buffer)
            return buffer.bytes
        case .file(let file): return try file.bytes()
        case nil: return nil
        }
    }

    /// The paths of all files, in no order.
    package var paths: [String] { Array(files.keys) }

    /// Makes every page and keeps none, to find out whether something is wrong with one. One page of
    /// each kind comes first, since most mistakes are on all pages of a kind.
    ///
    /// - Parameters:
    ///   - isWanted: asked before each page; when it says no, the rest is left out.
    ///   - look: takes the first page of each kind, and those in all languages.
    /// - Throws: the first error of rendering.
    package func makeAll(
        while isWanted: @Sendable () -> Bool, _ look: (_ path: String, _ page: [UInt8]) -> Void
    ) throws {
        var buffer = OutputBuffer()
        for file in builder.sharedFiles where isWanted() {
            let bytes = try file.bytes()
            if file.path.hasSuffix(".html") { look(file.path, bytes) }
        }
        let (samples, others) = samples
        for (number, page) in (samples + others).enumerated() where isWanted() {
            let view = page.makeViews()
            for renderer in builder.renderers {
                buffer.removeAll(keepingCapacity: true)
                try renderer.render(page, view(renderer.site), into: &buffer)
                guard number < samples.count else { continue }
                look(page.route.file(in: renderer.site.language), buffer.bytes)
            }
        }
        for file in builder.dataFiles where isWanted() { _ = try file.bytes() }
    }

    /// The first page of each kind, and all others.
    private var samples: (first: [Page], others: [Page]) {
        var kinds: Set<ObjectIdentifier> = []
        var (samples, others): ([Page], [Page]) = ([], [])
        for page in builder.pages {
            if kinds.insert(ObjectIdentifier(page.kind)).inserted {
                samples.append(page)
            } else {
                others.append(page)
            }
        }
        return (samples, others)
    }
}
