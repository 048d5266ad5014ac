/// Checks that bytes are one JSON value (RFC 8259), without building it.
struct JSONSyntax {
    struct Fault: Error, Equatable {
        /// Counted from 1.
        let line: Int
        let message: String
    }

    private static let depthLimit = 512

    private let json: Bytes
    private var index = 0
    private var depth = 0

    /// The first fault in `json`, or nil if it is sound.
    static func fault(in json: Bytes) -> Fault? {
        var syntax = JSONSyntax(json: json)
        do throws(Fault) {
            try syntax.value()
            syntax.skipWhiteSpace()
            guard syntax.index == json.count else { throw syntax.fault("more after the end") }
            return nil
        } catch {
            return error
        }
    }

    private init(json: Bytes) {
        self.json = json
    }

    private var current: UInt8 {
        index < json.count ? json[index] : 0
    }

    private mutating func value() throws(Fault) {
        skipWhiteSpace()
        switch current {
        case UInt8(ascii: "{"): try object()
        case UInt8(ascii: "["): try array()
        case .quotationMark: try string()
        case UInt8(ascii: "t"): try literal("true")
        case UInt8(ascii: "f"): try literal("false")
        case UInt8(ascii: "n"): try literal("null")
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
        default: throw fault("a value is missing")
        }
    }

    private mutating func object() throws(Fault) {
        try members(until: UInt8(ascii: "}")) { (syntax) throws(Fault) in
            syntax.skipWhiteSpace()
            guard syntax.current == .quotationMark else {
                throw syntax.fault("a name in quotation marks is missing")
            }
            try syntax.string()
            syntax.skipWhiteSpace()
            guard syntax.take(.colon) else { throw syntax.fault("a colon is missing") }
            try syntax.value()
        }
    }

    private mutating func array() throws(Fault) {
        try members(until: UInt8(ascii: "]")) { (syntax) throws(Fault) in try syntax.value() }
    }

    /// Reads what stands between brackets, with commas between the members.
    private mutating func members(
        until end: UInt8, _ member: (inout JSONSyntax) throws(Fault) -> Void
    ) throws(Fault) {
        index += 1
        depth += 1
        guard depth <= Self.depthLimit else { throw fault("too deeply nested") }
        skipWhiteSpace()
        if !take(end) {
            repeat {
                try member(&self)
                skipWhiteSpace()
            } while take(UInt8(ascii: ","))
            guard take(end) else { throw fault("a comma or closing bracket is missing") }
        }
        depth -= 1
    }

    private mutating func string() throws(Fault) {
        index += 1
        while index < json.count {
            let byte = json[index]
            index += 1
            if byte == .quotationMark { return }
            if byte < .space { throw fault("a control character in a string", at: index - 1) }
            if byte == .backslash { try escape() }
        }
        throw fault("a string is never closed")
    }

    private mutating func escape() throws(Fault) {
        let escapes: StaticString = "\"\\/bfnrtu"
        let kind = current
        index += 1
        guard escapes.contains(kind) else { throw fault("an unknown escape", at: index - 1) }
        guard kind == UInt8(ascii: "u") else { return }
        for _ in 0..<4 {
            let digits: StaticString = "0123456789abcdefABCDEF"
            guard digits.contains(current) else { throw fault("\\u needs four hex digits") }
            index += 1
        }
    }

    private mutating func number() throws(Fault) {
        _ = take(UInt8(ascii: "-"))
        if !take(UInt8(ascii: "0")) { try digits() }
        if take(.dot) { try digits() }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            try digits()
        }
    }

    private mutating func digits() throws(Fault) {
        let start = index
        while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(current) { index += 1 }
        guard index > start else { throw fault("a digit is missing") }
    }

    private mutating func literal(_ word: StaticString) throws(Fault) {
        guard json.hasLiteral(word, at: index) else { throw fault("a value is missing") }
        index += word.utf8CodeUnitCount
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard index < json.count, json[index] == byte else { return false }
        index += 1
        return true
    }

    private mutating func skipWhiteSpace() {
        while current == .space || current == .newline || current == .tab
            || current == .carriageReturn
        { index += 1 }
    }

    private func fault(_ message: String, at place: Int? = nil) -> Fault {
        let end = min(place ?? index, json.count)
        let lines = json[..<end].count { $0 == .newline } + 1
        return Fault(line: lines, message: "not JSON: \(message)")
    }
}

extension StaticString {
    fileprivate func contains(_ byte: UInt8) -> Bool {
        UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount).contains(byte)
    }
}
