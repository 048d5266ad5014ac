import JSON

/// A page's data blocks: `<script>` elements that contain JSON and are never run.
struct DataBlockRule {
    private var line: Int?
    private var text: [UInt8] = []

    /// Whether a `<script>` of this type is data to browsers.
    static func isData(type: String?) -> Bool {
        ["application/json", "application/ld+json"].contains(type ?? "")
    }

    mutating func elementStarted(_ tag: StartTag) {
        guard tag.name == .script, Self.isData(type: tag.text(.type)) else { return }
        line = tag.line
        text.removeAll(keepingCapacity: true)
    }

    mutating func textFound(_ text: Bytes) {
        if line != nil { self.text.append(contentsOf: text) }
    }

    mutating func elementEnded(_ recorder: inout DocumentRecorder) {
        guard let line else { return }
        self.line = nil
        if let fault = JSONText.fault(in: text, path: "") {
            return recorder.report(
                line: line + (fault.position?.line ?? 1) - 1,
                "the data block is not JSON: \(fault.message)")
        }
        if text.contains(where: Self.isMarkup) {
            recorder.report(
                line: line,
                "the data block contains & or <, which XML and HTML read differently; "
                    + "write \\u0026 or \\u003c")
        }
    }

    private static func isMarkup(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<")
    }
}
