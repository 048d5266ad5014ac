import Diagnostics
import Mustache
import PokedexSite

/// A file of a site that changes nothing, most likely because its name is misspelt.
///
/// Only sites that are based on the program's own files have such findings: in the repository, a file
/// may wait for another that uses it.
enum UnusedFile {
    /// The site's files of the theme that have neither the place of one of the program's nor a use of
    /// their own.
    static func templates(in folder: InputFolder) -> [Diagnostic] {
        let own = added(to: folder)
        guard !own.isEmpty else { return [] }
        let replaced = folder.replaced + folder.files.filter(\.isBuiltIn)
        let names = Names(paths: replaced.map(\.path).sorted() + [Theme.ownStyles])
        let included = includedTemplates(in: folder)
        return own.compactMap { file in
            if let name = Theme.templateName(of: file.path) {
                return included.contains(name)
                    ? nil
                    : warning(
                        about: file,
                        message: "no template includes this one, and it replaces none of the theme"
                            + names.question(for: file.path))
            }
            guard !isMentioned(file, in: folder) else { return nil }
            let likely =
                file.path.hasPrefix(Theme.root)
                ? names.beside(file.path) : names.likely(for: file.path)
            return likely.map { likely in
                warning(
                    about: file,
                    message: "this file replaces none of the theme; did you mean \(likely)?")
            }
        }
    }

    /// The site's files of JSON in the content folder that no command reads.
    static func content(in folder: InputFolder) -> [Diagnostic] {
        let names = Names(paths: SiteContent.files + [SiteSettings.file])
        return added(to: folder).compactMap { file in
            guard file.path.hasSuffix(".json"), !names.paths.contains(file.path),
                let likely = names.likely(for: file.path) ?? names.nearest(to: file.path)
            else { return nil }
            return warning(about: file, message: "nothing reads this file; did you mean \(likely)?")
        }
    }

    private static func warning(about file: InputFile, message: String) -> Diagnostic {
        Diagnostic(path: file.name, message: message).asWarning
    }

    /// The site's files that replace none of the program's, on which the site is based.
    private static func added(to folder: InputFolder) -> [InputFile] {
        guard folder.folder.base != nil else { return [] }
        let replaced = Set(folder.replaced.map(\.path))
        return folder.files.filter { !$0.isBuiltIn && !replaced.contains($0.path) }
    }

    /// The templates that others include or inherit from. Those that do not parse stop the build.
    private static func includedTemplates(in folder: InputFolder) -> Set<String> {
        let templates = folder.files.filter { Theme.templateName(of: $0.path) != nil }
            .compactMap { try? Template(bytes: $0.bytes, name: $0.name) }
        return Set(
            templates.flatMap(\.tags).filter { $0.kind == .partial || $0.kind == .parent }
                .map(\.name))
    }

    /// Whether the theme takes a file from the site only, or another file of the site has its name.
    private static func isMentioned(_ file: InputFile, in folder: InputFolder) -> Bool {
        guard file.path != Theme.ownStyles else { return true }
        let name = Array((file.path.split(separator: "/").last ?? "").utf8)
        return folder.files.contains { other in
            !other.isBuiltIn && other.path != file.path && other.bytes.contains(name)
        }
    }

    /// The paths that files may have.
    private struct Names {
        let paths: [String]

        /// The path that another one was probably meant to be: of a file with that name in another
        /// folder, or of one in its folder with nearly that name and the same ending.
        func likely(for path: String) -> String? {
            let wanted = Parts(path)
            let other = paths.first { other in
                let parts = Parts(other)
                return parts.name == wanted.name && parts.ending == wanted.ending
            }
            return other ?? beside(path)
        }

        /// The path in the same folder with nearly the same name and the same ending.
        func beside(_ path: String) -> String? {
            let wanted = Parts(path)
            let all = paths.map { (path: $0, parts: Parts($0)) }.filter {
                $0.parts.folder == wanted.folder && $0.parts.ending == wanted.ending
            }
            let near = Suggestion(candidates: all.map(\.parts.name)).nearest(to: wanted.name)
            return all.first { $0.parts.name == near }?.path
        }

        func nearest(to path: String) -> String? {
            Suggestion(candidates: paths).nearest(to: path)
        }

        func question(for path: String) -> String {
            (likely(for: path) ?? nearest(to: path)).map { "; did you mean \($0)?" } ?? ""
        }
    }

    /// `assets/tokens.css`: the folder `assets`, the name `tokens`, the ending `css`.
    private struct Parts {
        let folder: String
        let name: String
        let ending: String

        init(_ path: String) {
            let names = path.split(separator: "/")
            let last = (names.last ?? "").split(separator: ".", omittingEmptySubsequences: false)
            folder = names.dropLast().joined(separator: "/")
            name = last.count > 1 ? last.dropLast().joined(separator: ".") : String(last[0])
            ending = last.count > 1 ? String(last[last.count - 1]) : ""
        }
    }
}
