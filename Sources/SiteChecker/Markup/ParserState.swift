import CLibXML2

/// What libxml2's callbacks work on: the parser's memory, and the document it reads just now. It
/// cannot be copied, since every callback would do so.
struct ParserState: ~Copyable {
    private let context: xmlParserCtxtPtr
    private let names: NameTable
    /// Who is told what the document holds; nobody between documents and after the first fault.
    private var events: MarkupEvents?
    /// The document's first fault.
    private(set) var fault: MarkupFault?

    init(context: xmlParserCtxtPtr) {
        self.context = context
        names = NameTable(dictionary: context.pointee.dict)
    }

    mutating func begin(_ events: MarkupEvents) {
        self.events = events
        fault = nil
    }

    mutating func end() {
        events = nil
    }

    func startElement(
        _ name: UnsafePointer<xmlChar>, isPrefixed: Bool,
        _ fields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, attributeCount: Int
    ) {
        guard let events, let input = context.pointee.input else { return }
        withUnsafeTemporaryAllocation(of: StartTag.Attribute.self, capacity: attributeCount) {
            attributes in
            var count = 0
            for index in 0..<attributeCount {
                guard let attribute = fields.flatMap({ attribute($0 + index * 5) }) else {
                    continue
                }
                attributes.initializeElement(at: count, to: attribute)
                count += 1
            }
            events.elementStarted(
                StartTag(
                    name: isPrefixed ? .other : names[name], fullName: name,
                    attributes: UnsafeBufferPointer(rebasing: attributes[..<count]), input: input))
        }
    }

    /// The attribute whose five fields (name, prefix, namespace, start and end of the value) lie at
    /// `fields`.
    private func attribute(
        _ fields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>
    ) -> StartTag.Attribute? {
        guard let name = fields[0], let start = fields[3], let end = fields[4] else { return nil }
        // SVG's older `xlink:href` is a link like `href`; other prefixed names mean something else.
        let known = names[name]
        let isKnown = fields[1] == nil || known == .href
        return StartTag.Attribute(
            name: isKnown ? known : .other, fullName: name,
            value: Bytes(start: start, count: end - start))
    }

    func endElement() {
        events?.elementEnded()
    }

    func text(_ text: Bytes) {
        events?.textFound(text)
    }

    func literal() {
        events?.literalFound(line: Int(xmlSAX2GetLineNumber(context)))
    }

    func instruction(_ target: UnsafePointer<xmlChar>, _ data: UnsafePointer<xmlChar>?) {
        let words = [target, data].compactMap { $0.map { String(cString: $0) } }
        events?.instructionFound(
            words.joined(separator: " "), line: Int(xmlSAX2GetLineNumber(context)))
    }

    mutating func report(_ error: xmlError) {
        guard events != nil, error.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
        let message = error.message.map { String(cString: $0) } ?? "error \(error.code)"
        let words = message.split(whereSeparator: \.isWhitespace)
        events = nil
        fault = MarkupFault(
            line: max(Int(error.line), 1), message: words.joined(separator: " "),
            mismatch: Self.mismatch(error))
    }

    private static func mismatch(_ error: xmlError) -> MarkupFault.Mismatch? {
        guard error.code == XML_ERR_TAG_NAME_MISMATCH.rawValue, let opened = error.str1,
            let closed = error.str2
        else { return nil }
        return MarkupFault.Mismatch(
            opened: String(cString: opened), openedLine: Int(error.int1),
            closed: String(cString: closed))
    }
}
