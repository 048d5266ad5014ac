import Mustache

/// How the site looks: templates, and the files that are served beside the pages.
public struct Theme: Sendable {
    /// The templates, by their path without ending: `pages/pokemon`.
    public let templates: TemplateLibrary
    /// Renders the templates; whatever is unknown is an error.
    var renderer: Renderer { Renderer(library: templates, strict: true) }
    /// The files that pages name, with their paths in the folder `assets`.
    let assets: [OutputFile]
    /// The files that are served at the site's root.
    let rootFiles: [OutputFile]

    /// Reads a theme from its files.
    ///
    /// - Parameter files: the paths below the theme's folder, such as `pages/pokemon.mustache`,
    ///   each with its bytes. `*.mustache` are templates. Files in `assets/` are served in ``AssetFolder``,
    ///   those in `root/` at the site's root; those in `root/service-worker/` are joined in the
    ///   order of their names. Style sheets and scripts become compact.
    /// - Parameter folder: the folder's name, for messages.
    /// - Throws: `TemplateError` when a template does not parse.
    public init(files: [ThemeFile], folder: String) throws {
        var templates: [String: Template] = [:]
        for file in files where file.path.hasSuffix(Self.ending) {
            let name = String(file.path.dropLast(Self.ending.count))
            templates[name] = try Template(
                bytes: Self.source(of: file), name: "\(folder)/\(file.path)")
        }
        self.templates = TemplateLibrary(templates, folder: folder)
        assets = files.compactMap { Self.file($0, in: AssetFolder.folder) }
        rootFiles =
            files.filter { !$0.path.hasPrefix(Self.serviceWorkerParts) }
            .compactMap { Self.file($0, in: Self.root) }
            + [Self.serviceWorker(files)].compactMap { $0 }
    }

    /// A file as it is served; `nil` for one that is not in the folder.
    private static func file(_ file: ThemeFile, in folder: String) -> OutputFile? {
        guard file.path.hasPrefix(folder) else { return nil }
        return OutputFile(
            path: String(file.path.dropFirst(folder.count)), bytes: CompactAsset.bytes(of: file))
    }

    /// The parts of the service worker, joined; `nil` without any.
    private static func serviceWorker(_ files: [ThemeFile]) -> OutputFile? {
        let parts = files.filter { $0.path.hasPrefix(serviceWorkerParts) }
            .sorted { $0.path < $1.path }
        guard !parts.isEmpty else { return nil }
        return OutputFile(path: "service-worker.js", bytes: parts.flatMap(CompactAsset.bytes))
    }

    private static let root = "root/"
    private static let serviceWorkerParts = "root/service-worker/"
    private static let ending = ".mustache"
    private static let partials = "partials/"

    /// A template's text. The line break that ends a partial's file belongs to the file, not to
    /// the partial: many stand in the middle of a line.
    private static func source(of file: ThemeFile) -> [UInt8] {
        let endsLine = file.path.hasPrefix(partials) && file.bytes.last == UInt8(ascii: "\n")
        return endsLine ? file.bytes.dropLast() : file.bytes
    }
}

/// One file of a theme.
public struct ThemeFile: Sendable {
    /// Its path below the theme's folder.
    public let path: String
    /// Its content.
    public let bytes: [UInt8]

    /// Holds one file.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}

/// A file of the site that is no page.
struct OutputFile: Hashable, Sendable {
    /// Its path below the output folder.
    let path: String
    /// Its content.
    let bytes: [UInt8]
}
