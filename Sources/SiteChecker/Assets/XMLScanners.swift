/// Reads an SVG file: its ids, which pages refer to, and its links.
final class DrawingScanner: MarkupHandler {
    private let parser: MarkupParser
    private var recorder: DocumentRecorder

    init(parser: MarkupParser, recorder: DocumentRecorder) {
        (self.parser, self.recorder) = (parser, recorder)
    }

    /// - Parameter file: the index in `SiteFiles.files`.
    func scan(_ drawing: Bytes, file: Int) -> DocumentFacts {
        recorder.begin(file)
        if let fault = parser.parse(drawing, handler: self) { recorder.fail(fault) }
        return recorder.finish()
    }

    func elementStarted(_ tag: StartTag) {
        for attribute in tag.attributes {
            switch attribute.name {
            case .id: recorder.addID(attribute.value, line: tag.line)
            case .href: recorder.addLink(attribute.value, line: tag.line)
            default: break
            }
        }
    }

    func elementEnded() {}
}

/// Reads an XML file: a sitemap or an OpenSearch description.
///
/// Every address in a `loc`, an `href` or a `template` must exist. Without the site's base URL, only
/// the syntax is checked.
final class SitemapScanner: MarkupHandler {
    private let parser: MarkupParser
    private var recorder: DocumentRecorder
    private let baseURL: String?
    private var location: (line: Int, text: [UInt8])?

    init(parser: MarkupParser, recorder: DocumentRecorder, base: BaseAddress) {
        (self.parser, self.recorder) = (parser, recorder)
        baseURL = base.url
    }

    /// - Parameter file: the index in `SiteFiles.files`.
    func scan(_ sitemap: Bytes, file: Int) -> DocumentFacts {
        recorder.begin(file)
        location = nil
        if let fault = parser.parse(sitemap, handler: self) { recorder.fail(fault) }
        return recorder.finish()
    }

    func elementStarted(_ tag: StartTag) {
        if tag.name == .loc { location = (tag.line, []) }
        for name in [MarkupName.href, .template] {
            if let link = tag[name] { recorder.addLink(link, line: tag.line) }
        }
    }

    func elementEnded() {
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

    func textFound(_ text: Bytes) { location?.text.append(contentsOf: text) }
}
