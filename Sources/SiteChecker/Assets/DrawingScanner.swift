/// Reads an SVG file: its ids, which pages link to, and its own links.
struct DrawingScanner: MarkupHandler {
    private let parser: MarkupParser
    private var recorder: DocumentRecorder

    init(parser: MarkupParser, recorder: DocumentRecorder) {
        self.parser = parser
        self.recorder = recorder
    }

    /// Reads `drawing`, the contents of the file at this place in `SiteFiles.files`.
    mutating func scan(_ drawing: Bytes, file: Int) -> DocumentFacts {
        recorder.begin(file)
        if let fault = parser.parse(drawing, handler: &self) { recorder.fail(fault) }
        return recorder.finish()
    }

    mutating func elementStarted(_ tag: StartTag) {
        for attribute in tag.attributes {
            switch attribute.name {
            case .id: recorder.addID(attribute.value, line: tag.line)
            case .href: recorder.addLink(attribute.value, line: tag.line)
            default: break
            }
        }
    }

    mutating func elementEnded() {}
}
