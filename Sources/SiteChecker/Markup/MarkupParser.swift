import CLibXML2
import Diagnostics

/// libxml2's parser as a stream of events, without a tree. A parser reads one document at a time.
final class MarkupParser {
    private let context: xmlParserCtxtPtr
    /// At a fixed address, because libxml2 keeps it and hands it to every callback.
    private let state: UnsafeMutablePointer<ParserState>

    /// Evaluated once: libxml2 must be initialized before any thread uses it.
    private static let library: Void = xmlInitParser()

    /// Entities are not replaced, nothing is fetched, and pages may be long.
    private static let options = Int32(
        XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_NOWARNING.rawValue)

    /// - Throws: an error if libxml2 has no memory.
    init() throws {
        _ = Self.library
        guard let context = xmlNewParserCtxt(), let sax = context.pointee.sax else {
            throw DiagnosticError(
                "no memory for another parser: end other programs, or check with fewer jobs")
        }
        self.context = context
        state = .allocate(capacity: 1)
        state.initialize(to: ParserState(context: context))
        context.pointee.userData = UnsafeMutableRawPointer(state)
        sax.pointee = Self.callbacks
    }

    deinit {
        xmlFreeParserCtxt(context)
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// Reads a document and passes what it finds to a handler.
    ///
    /// - Returns: the first fault, after which the handler receives nothing more; `nil` if the
    ///   document is well-formed.
    func parse(_ document: Bytes, handler: any MarkupHandler) -> MarkupFault? {
        guard let start = document.baseAddress, !document.isEmpty else {
            return MarkupFault(line: 1, message: "Document is empty")
        }
        guard let length = Int32(exactly: document.count) else {
            return MarkupFault(line: 1, message: "Document is larger than 2 GB")
        }
        state.pointee.begin(handler)
        start.withMemoryRebound(to: CChar.self, capacity: document.count) { characters in
            xmlFreeDoc(xmlCtxtReadMemory(context, characters, length, nil, nil, Self.options))
        }
        state.pointee.handler = nil
        return state.pointee.fault
    }
}

extension MarkupParser {
    /// The functions that libxml2 calls with the context's user data.
    private static var callbacks: xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.initialized = UInt32(XML_SAX2_MAGIC)
        handler.startElementNs = { data, name, prefix, _, _, _, count, _, attributes in
            guard let name, let state = MarkupParser.state(data) else { return }
            state.pointee.startElement(
                name, isPrefixed: prefix != nil, attributes, attributeCount: Int(count))
        }
        handler.endElementNs = { data, _, _, _ in
            MarkupParser.state(data)?.pointee.handler?.elementEnded()
        }
        let characters: charactersSAXFunc = { data, text, count in
            let text = Bytes(start: text, count: Int(count))
            MarkupParser.state(data)?.pointee.handler?.textFound(text)
        }
        handler.characters = characters
        // The same function, so that libxml2 does not examine whether white space is "ignorable".
        handler.ignorableWhitespace = characters
        handler.cdataBlock = { data, _, _ in
            guard let state = MarkupParser.state(data) else { return }
            state.pointee.handler?.literalFound(line: state.pointee.line)
        }
        handler.processingInstruction = { data, target, content in
            if let target { MarkupParser.state(data)?.pointee.instruction(target, content) }
        }
        handler.serror = { data, error in
            if let error { MarkupParser.state(data)?.pointee.report(error.pointee) }
        }
        return handler
    }

    private static func state(
        _ data: UnsafeMutableRawPointer?
    ) -> UnsafeMutablePointer<ParserState>? {
        data?.assumingMemoryBound(to: ParserState.self)
    }
}
