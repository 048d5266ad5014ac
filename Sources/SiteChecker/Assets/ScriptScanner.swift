/// Finds the modules that a script imports by a relative or absolute path. It looks for
/// `from "./x.js"`, `import "./x.js"` and `import("./x.js")` as text, without parsing the rest.
struct ScriptScanner {
    /// Follows every import of `script` with the line it stands at.
    static func scan(_ script: Bytes, _ recorder: inout DocumentRecorder) {
        var line = 1
        for index in script.indices {
            if script[index] == .newline { line += 1 }
            if let address = importedPath(in: script, at: index) {
                recorder.addLink(address, line: line)
            }
        }
    }

    /// The path after the keyword at `index`, or nil if there is no import of a path.
    private static func importedPath(in script: Bytes, at index: Int) -> Bytes? {
        let rest: Int
        if script.hasLiteral("from", at: index) {
            rest = index + 4
        } else if script.hasLiteral("import", at: index) {
            rest = index + 6
        } else {
            return nil
        }
        guard index == 0 || !isNamePart(script[index - 1]) else { return nil }
        return quotedPath(in: script, at: rest)
    }

    private static func quotedPath(in script: Bytes, at start: Int) -> Bytes? {
        var index = start
        while index < script.count, script[index].isWhiteSpace || script[index] == UInt8(ascii: "(")
        {
            index += 1
        }
        guard index + 1 < script.count else { return nil }
        let quote = script[index]
        guard quote == .quotationMark || quote == .apostrophe,
            script[index + 1] == .dot || script[index + 1] == .slash,
            let end = script[(index + 1)...].firstIndex(of: quote)
        else { return nil }
        return Bytes(rebasing: script[(index + 1)..<end])
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), .dot:
            true
        default:
            false
        }
    }
}
