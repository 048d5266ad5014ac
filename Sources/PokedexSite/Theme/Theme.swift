import Diagnostics
import Mustache

/// How the site looks: templates, and the files that are served beside the pages.
package struct Theme: Sendable {
    /// The templates, by their path without ending: `pages/pokemon`.
    package let templates: TemplateLibrary
    /// Renders the templates; whatever is unknown is an error.
    var renderer: Renderer { Renderer(library: templates, strict: true) }
    /// The files that pages name, with their paths in the folder `assets`.
    let assets: [OutputFile]
    /// The files that are served at the site's root.
    let rootFiles: [OutputFile]

    /// - Parameter files: the paths below the theme's folder, such as `pages/pokemon.mustache`,
    ///   each with its bytes. `*.mustache` are templates. Files in `assets/` are served in ``AssetFolder``,
    ///   those in `root/` at the site's root; those in `root/service-worker/` are joined in the
    ///   order of their names. Style sheets and scripts become compact. ``ownStyles`` become the end
    ///   of ``tokens``.
    /// - Parameter folder: where a template that is missing would be, for messages.
    /// - Throws: an error when a template does not parse.
    package init(files: [ThemeFile], folder: String) throws {
        var templates: [String: Template] = [:]
        for file in files {
            guard let name = Self.templateName(of: file.path) else { continue }
            templates[name] = try Template(bytes: Self.source(of: file), name: file.name)
        }
        self.templates = TemplateLibrary(
            templates, folder: folder,
            flat: Set(templates.filter { !Self.showsIndentation($0.value.source) }.keys),
            omitted: Self.impliedEndTags)
        assets = Self.joiningOwnStyles(files).compactMap { Self.file($0, in: AssetFolder.folder) }
        rootFiles =
            files.filter { !$0.path.hasPrefix(Self.serviceWorkerParts) }
            .compactMap { Self.file($0, in: Self.root) }
            + [Self.serviceWorker(files)].compactMap { $0 }
    }

    /// What is wrong with files at the site's root: those whose paths a build needs for something else.
    ///
    /// - Parameter made: the paths of all other files.
    func rootClashes(with made: [String]) -> [Diagnostic] {
        func folders(of path: String) -> [String] {
            path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
        }
        let (made, own) = (Set(made), rootFiles.map(\.path))
        let taken = made.union(made.flatMap(folders))
        return Set(own).sorted().filter { path in
            // The joined parts of the service worker are one more file of its path.
            taken.contains(path) || folders(of: path).contains(where: made.contains)
                || own.count { $0 == path } > 1
        }.map { path in
            Diagnostic(
                path: "\(templates.folder ?? "")/\(Self.root)\(path)",
                message: "every build makes a file or folder of this path; rename this file")
        }
    }

    /// Whether readers could see the indentation of a template's lines. That of others is not written.
    private static func showsIndentation(_ source: String) -> Bool {
        let markup = source.lowercased()
        return markup.contains("<pre") || markup.contains("<textarea")
    }

    /// The end tags that HTML implies, of what recurs most. Templates have them, pages do not.
    private static let impliedEndTags = ["</td>", "</th>", "</tr>", "</li>", "</dt>", "</dd>"]

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

    /// The files with the styles of the site's owner at the end of those that every page loads first,
    /// so that no page loads another file for them.
    private static func joiningOwnStyles(_ files: [ThemeFile]) -> [ThemeFile] {
        guard let own = files.first(where: { $0.path == ownStyles }),
            files.contains(where: { $0.path == tokens })
        else { return files }
        return files.filter { $0.path != ownStyles }.map { file in
            guard file.path == tokens else { return file }
            return ThemeFile(path: tokens, bytes: file.bytes + own.bytes, name: file.name)
        }
    }

    /// The name of the template in a file; `nil` for other files.
    package static func templateName(of path: String) -> String? {
        path.hasSuffix(ending) ? String(path.dropLast(ending.count)) : nil
    }

    /// The styles of a site's owner, which the theme does not have.
    package static let ownStyles = "assets/site.css"
    /// The colours and sizes, the first styles of every page.
    private static let tokens = "assets/tokens.css"
    /// The folder of the files at the site's root.
    package static let root = "root/"
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

package struct ThemeFile: Sendable {
    /// Its path below the theme's folder.
    package let path: String
    package let bytes: [UInt8]
    /// Its path as messages name it.
    let name: String

    /// - Parameter name: its path as messages name it; `nil` for the path below the theme's folder.
    package init(path: String, bytes: [UInt8], name: String? = nil) {
        self.path = path
        self.bytes = bytes
        self.name = name ?? path
    }
}

/// A file of the site that is no page.
struct OutputFile: Hashable, Sendable {
    /// Its path below the output folder.
    let path: String
    let bytes: [UInt8]
}
