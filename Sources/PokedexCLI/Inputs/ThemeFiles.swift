import Diagnostics
import PokedexSite

/// The files of a theme, by the names that users give them.
struct ThemeFiles {
    /// Below the folder of templates, sorted; without documents, which are not used.
    private let paths: [String]
    /// The site's folder.
    private let folder: String

    /// - Parameter folders: the site's folder, the program's, or both.
    /// - Throws: ``FileError`` when a folder cannot be read.
    init(of templates: LayeredFolder, in folders: [String]) throws {
        folder = templates.path
        paths = try folders.flatMap { try FileTree(path: $0).files() }.filter { path in
            Theme.templateName(of: path) != nil || !path.hasSuffix(".md") && path.contains("/")
        }
    }

    /// - Parameter name: a template's name, such as `pages/move`, or the path of any file, also from where
    ///   the site is.
    /// - Returns: the path of the file; `nil` when there is none.
    func path(named name: String) -> String? {
        let name = name.hasPrefix("\(folder)/") ? String(name.dropFirst(folder.count + 1)) : name
        return paths.first { Theme.templateName(of: $0) == name || $0 == name }
    }

    /// The path of a template's file; `nil` when there is none.
    func template(named name: String) -> String? {
        path(named: name).flatMap { Theme.templateName(of: $0) == nil ? nil : $0 }
    }

    /// The end of a message about a name that no file has.
    func question(for name: String) -> String {
        Suggestion(candidates: paths.map { Theme.templateName(of: $0) ?? $0 }).question(for: name)
    }
}
