import CLibXML2

/// The state that libxml2's callbacks work on. It cannot be copied, since every callback would.
struct ParserState: ~Copyable {
    private let context: xmlParserCtxtPtr
    private let names: MarkupNameTable
    /// `nil` between documents and after the first fault.
    var handler: (any MarkupHandler)?
    /// The document's first fault.
    private(set) var fault: MarkupFault?

    init(context: xmlParserCtxtPtr) {
        self.context = context
        names = MarkupNameTable(dictionary: context.pointee.dict)
    }

    mutating func begin(_ handler: any MarkupHandler) {
        self.handler = handler
        fault = nil
    }

    func startElement(
        _ name: UnsafePointer<xmlChar>, isPrefixed: Bool,
        _ fields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, attributeCount: Int
    ) {
        guard let handler, let input = context.pointee.input else { return }
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
            handler.elementStarted(
                StartTag(
                    name: isPrefixed ? .other : names[name], fullName: name,
                    attributes: UnsafeBufferPointer(rebasing: attributes[..<count]), input: input))
        }
    }

    /// - Parameter fields: name, prefix, namespace, start and end of the value.
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

    var line: Int { Int(xmlSAX2GetLineNumber(context)) }

    func instruction(_ target: UnsafePointer<xmlChar>, _ data: UnsafePointer<xmlChar>?) {
        let parts = [target, data].compactMap { $0.map { String(cString: $0) } }
        handler?.instructionFound(parts.joined(separator: " "), line: line)
    }

    mutating func report(_ error: xmlError) {
        guard handler != nil, error.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
        let message = error.message.map { String(cString: $0) } ?? "error \(error.code)"
        let words = message.split(whereSeparator: \.isWhitespace)
        handler = nil
        fault = MarkupFault(
            line: max(Int(error.line), 1),
            message: Self.undefinedEntity(error) ?? Self.unescaped(error, message)
                ?? words.joined(separator: " "),
            mismatch: Self.mismatch(error))
    }

    /// What to write for a character that begins mark-up where it is meant as itself; `nil` for another
    /// error.
    private static func unescaped(_ error: xmlError, _ message: String) -> String? {
        let isReference = message.contains("EntityRef")
        switch UInt32(error.code) {
        case XML_ERR_ENTITYREF_SEMICOL_MISSING.rawValue,
            XML_ERR_NAME_REQUIRED.rawValue where isReference:
            return "a single & begins an entity; write &amp;"
        case XML_ERR_NAME_REQUIRED.rawValue where message.contains("StartTag"):
            return "a single < begins a tag; write &lt;"
        default: return nil
        }
    }

    /// What to write for an entity that HTML has and XML has not; `nil` for another error.
    private static func undefinedEntity(_ error: xmlError) -> String? {
        guard error.code == XML_ERR_UNDECLARED_ENTITY.rawValue, let name = error.str1,
            let entity = htmlEntityLookup(
                UnsafeRawPointer(name).assumingMemoryBound(to: xmlChar.self)),
            let scalar = UnicodeScalar(entity.pointee.value)
        else { return nil }
        let isShown = ![.spaceSeparator, .format].contains(scalar.properties.generalCategory)
        let cure = isShown ? String(scalar) : "&#\(scalar.value);"
        return "&\(String(cString: name)); is an entity of HTML alone; write \(cure)"
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

/// Finds known names by their address: a parser context has every name once in its dictionary, so
/// that pointers can be compared instead of texts.
struct MarkupNameTable {
    private static let bitCount = 9
    private var addresses: [UnsafePointer<xmlChar>?]
    private var names: [MarkupName]

    /// - Parameter dictionary: must outlive the table.
    init(dictionary: xmlDictPtr?) {
        addresses = Array(repeating: nil, count: 1 << Self.bitCount)
        names = Array(repeating: .other, count: 1 << Self.bitCount)
        for name in MarkupName.allCases where name != .other {
            guard let address = xmlDictLookup(dictionary, name.rawValue, -1) else { continue }
            let slot = slot(of: address)
            addresses[slot] = address
            names[slot] = name
        }
    }

    /// The name at an address of the dictionary.
    subscript(address: UnsafePointer<xmlChar>) -> MarkupName { names[slot(of: address)] }

    /// The slot of an address, or the free slot for it, which is named `other`.
    private func slot(of address: UnsafePointer<xmlChar>) -> Int {
        let product = UInt64(UInt(bitPattern: address)) &* 0x9E37_79B9_7F4A_7C15
        var slot = Int(truncatingIfNeeded: product >> UInt64(64 - Self.bitCount))
        while let taken = addresses[slot], taken != address {
            slot = (slot + 1) & (addresses.count - 1)
        }
        return slot
    }
}
