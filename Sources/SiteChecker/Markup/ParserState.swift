import CLibXML2

/// What libxml2's callbacks work on: the parser's memory, and the document it reads just now.
struct ParserState {
    private let context: xmlParserCtxtPtr
    private let names: NameTable
    private var attributes: [StartTag.Attribute] = []
    private var events: MarkupEvents?
    /// The document's first fault, after which nothing more is told.
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

    mutating func startElement(
        _ name: UnsafePointer<xmlChar>, isPrefixed: Bool,
        _ fields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, attributeCount: Int
    ) {
        guard fault == nil, let input = context.pointee.input else { return }
        attributes.removeAll(keepingCapacity: true)
        if let fields {
            for index in 0..<attributeCount { append(fields + index * 5) }
        }
        attributes.withUnsafeBufferPointer { attributes in
            events?.elementStarted(
                StartTag(
                    name: isPrefixed ? .other : names[name], fullName: name,
                    attributes: attributes, input: input))
        }
    }

    /// Adds the attribute whose five fields (name, prefix, namespace, start and end of the value)
    /// lie at `fields`.
    private mutating func append(_ fields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>) {
        guard let name = fields[0], let start = fields[3], let end = fields[4] else { return }
        // SVG's older `xlink:href` is a link like `href`; other prefixed names mean something else.
        let known = names[name]
        let isKnown = fields[1] == nil || known == .href
        attributes.append(
            StartTag.Attribute(
                name: isKnown ? known : .other, fullName: name,
                value: Bytes(start: start, count: end - start)))
    }

    mutating func endElement() {
        if fault == nil { events?.elementEnded() }
    }

    mutating func text(_ text: Bytes) {
        if fault == nil { events?.textFound(text) }
    }

    mutating func literal() {
        if fault == nil { events?.literalFound(line: Int(xmlSAX2GetLineNumber(context))) }
    }

    mutating func instruction(_ target: UnsafePointer<xmlChar>, _ data: UnsafePointer<xmlChar>?) {
        guard fault == nil else { return }
        let words = [target, data].compactMap { $0.map { String(cString: $0) } }
        events?.instructionFound(
            words.joined(separator: " "), line: Int(xmlSAX2GetLineNumber(context)))
    }

    mutating func report(_ error: xmlError) {
        guard fault == nil, error.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
        let message = error.message.map { String(cString: $0) } ?? "error \(error.code)"
        let words = message.split(whereSeparator: \.isWhitespace)
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
