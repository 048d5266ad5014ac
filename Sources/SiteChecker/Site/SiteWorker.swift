/// Reads one file of the site after another, on one thread.
struct SiteWorker {
    private let files: SiteFiles
    private var pages: PageScanner
    private var drawings: DrawingScanner
    private var sitemaps: SitemapScanner
    private var assets: AssetScanner
    private var buffer = FileBuffer()

    init(files: SiteFiles, base: BaseAddress) throws(SiteCheckerError) {
        self.files = files
        let parser = try MarkupParser()
        let recorder = DocumentRecorder(files: files, base: base)
        pages = PageScanner(parser: parser, recorder: recorder)
        drawings = DrawingScanner(parser: parser, recorder: recorder)
        sitemaps = SitemapScanner(parser: parser, recorder: recorder, base: base)
        assets = AssetScanner(recorder: recorder)
    }

    /// Reads the file at this place in `files.files`.
    mutating func read(_ index: Int) throws(SiteCheckerError) -> DocumentFacts {
        let file = files.files[index]
        try buffer.read("\(files.directory)/\(file.path)")
        return buffer.withContents { contents in
            switch file.kind {
            case .page: pages.scan(contents, file: index, language: file.language)
            case .drawing: drawings.scan(contents, file: index)
            case .xml: sitemaps.scan(contents, file: index)
            default: assets.scan(contents, file: index, kind: file.kind)
            }
        }
    }
}
