/// Reads an XML file. In a sitemap, every address in a `loc` or an `href` must exist, and in an
/// OpenSearch description every `template`; without the site's base URL nobody can tell, and then
/// only the syntax is checked.
struct SitemapScanner: MarkupHandler {
    private let parser: MarkupParser
    private var recorder: DocumentRecorder
    private let baseURL: String?
    private var location: (line: Int, text: [UInt8])?

    init(parser: MarkupParser, recorder: DocumentRecorder, base: BaseAddress) {
        self.parser = parser
        self.recorder = recorder
        baseURL = base.url
    }

    /// Reads `sitemap`, the contents of the file at this place in `SiteFiles.files`.
    mutating func scan(_ sitemap: Bytes, file: Int) -> DocumentFacts {
        recorder.begin(file)
        location = nil
        if let fault = parser.parse(sitemap, handler: &self) { recorder.fail(fault) }
        return recorder.finish()
    }

    mutating func elementStarted(_ tag: StartTag) {
        if tag.name == .loc { location = (tag.line, []) }
        for name in [MarkupName.href, .template] {
            if let link = tag[name] { recorder.addLink(link, line: tag.line) }
        }
    }

    mutating func elementEnded() {
        guard let (line, text) = location else { return }
        location = nil
        guard let baseURL else { return }
        let address = String(decoding: text, as: UTF8.self)
        if address.hasPrefix(baseURL) {
            text.withUnsafeBufferPointer { recorder.addLink($0, line: line) }
        } else {
            recorder.report(line: line, "<loc> \"\(address)\" is not below \(baseURL)")
        }
    }

    mutating func textFound(_ text: Bytes) {
        location?.text.append(contentsOf: text)
    }
}
