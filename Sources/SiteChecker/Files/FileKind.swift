/// What is checked in a file, by its name's extension.
enum FileKind: Sendable {
    case page
    case drawing
    case stylesheet
    case script
    case json
    case manifest
    case xml
    /// A file that is only the target of links.
    case other

    init(path: String) {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: ".") else {
            self = .other
            return
        }
        switch name[name.index(after: dot)...] {
        case "html": self = .page
        case "svg": self = .drawing
        case "css": self = .stylesheet
        case "js", "mjs": self = .script
        case "json": self = .json
        case "webmanifest": self = .manifest
        case "xml": self = .xml
        default: self = .other
        }
    }
}
