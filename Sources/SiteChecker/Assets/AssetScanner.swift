import JSON

/// Reads the files that are not mark-up: stylesheets, scripts, JSON and manifests.
struct AssetScanner {
    private var recorder: DocumentRecorder

    init(recorder: DocumentRecorder) {
        self.recorder = recorder
    }

    /// Reads `contents`, those of the file at this place in `SiteFiles.files`.
    mutating func scan(_ contents: Bytes, file: Int, kind: FileKind) -> DocumentFacts {
        recorder.begin(file)
        switch kind {
        case .stylesheet: StylesheetScanner.scan(contents, &recorder)
        case .script: ScriptScanner.scan(contents, &recorder)
        case .json, .manifest: scanJSON(contents, isManifest: kind == .manifest)
        case .page, .drawing, .xml, .other: break
        }
        return recorder.finish()
    }

    private mutating func scanJSON(_ contents: Bytes, isManifest: Bool) {
        do throws(JSONError) {
            let bytes = Array(contents)
            if isManifest {
                ManifestScanner.scan(try JSONText(bytes), &recorder)
            } else {
                try JSONText.validate(bytes, path: "")
            }
        } catch {
            recorder.report(line: error.position?.line ?? 1, "not JSON: \(error.message)")
        }
    }
}
