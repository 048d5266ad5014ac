import Diagnostics
import JSON

/// Reads the files that are not markup: style sheets, scripts, JSON and manifests.
struct AssetScanner {
    /// The members of a manifest whose text is an address, at any depth.
    private static let addressNames: Set = ["src", "start_url", "scope", "url"]

    var recorder: DocumentRecorder

    /// - Parameter file: the index in `SiteFiles.files`.
    mutating func scan(_ contents: Bytes, file: Int, kind: FileKind) -> DocumentFacts {
        recorder.begin(file)
        switch kind {
        case .stylesheet: StylesheetScanner.scan(contents, &recorder)
        case .script: ScriptScanner.scan(contents, &recorder)
        case .json, .manifest: scanJSON(Array(contents), isManifest: kind == .manifest)
        case .page, .drawing, .xml, .other: break
        }
        return recorder.finish()
    }

    private mutating func scanJSON(_ json: [UInt8], isManifest: Bool) {
        let path = recorder.facts.findings.path
        if let fault = JSONText.fault(in: json, path: path) {
            return recorder.facts.findings.report(fault)
        }
        guard isManifest, let manifest = try? JSONText(json, path: path) else { return }
        for address in Self.addresses(in: manifest.root) {
            guard case .string(let text) = address.content else { continue }
            Array(text.utf8).withUnsafeBufferPointer { bytes in
                recorder.addLink(bytes, line: manifest.place(of: address).position.line)
            }
        }
    }

    private static func addresses(in value: JSONValue) -> [JSONValue] {
        switch value.content {
        case .array(let items): items.flatMap(addresses)
        case .object(let members):
            members.flatMap { member in
                if case .string = member.value.content {
                    return addressNames.contains(member.name) ? [member.value] : []
                }
                return addresses(in: member.value)
            }
        default: []
        }
    }
}
