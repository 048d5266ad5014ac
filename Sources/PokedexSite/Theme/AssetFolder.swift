import JSON
import PokedexDomain
import Publishing

/// The files that pages name: the theme's styles, scripts and drawings, the translations for
/// scripts, and what scripts import.
///
/// Their folder is named after a digest of them. So a page gets exactly the files with which it was
/// made, whatever browsers and hosts have stored, and all of them may store the files for ever.
struct AssetFolder: Sendable {
    /// The folder below the site's root, such as `assets/0123456789/`.
    let path: String
    /// The files, with their paths below the site's root.
    let files: [OutputFile]
    private let imports: ModuleImports

    /// - Parameters:
    ///   - theme: the theme's files, with their paths in the folder.
    ///   - games: the games in each language, as ``GameScript`` makes them.
    ///   - hasWorlds: whether the site has worlds, whose pages have files of their own.
    ///   - unasked: the keys of texts about what queries cannot ask on this site.
    ///   - name: the folder's name; `nil` for that of the files' digest.
    /// - Throws: an error when a translation for scripts is missing.
    init(
        theme: [OutputFile], _ translations: Translations, games: [OutputFile], hasWorlds: Bool,
        unasked: Set<String>, name: String? = nil
    ) throws {
        let routes = RouteScript(kinds: PageKinds.all.filter { hasWorlds || !$0.needsWorlds })
        let theme = theme.filter { hasWorlds || !Self.isOfWorlds($0.path) }
            .map { $0.path == RouteScript.path ? routes.file : $0 }
        let missing = PageKinds.all.filter { $0.needsWorlds && !hasWorlds }
        let unused = unasked.union(missing.compactMap { $0.searchList })
        let imports = ModuleImports(theme)
        self.imports = imports
        let files =
            try theme.filter { $0.path != imports.file.path }
            + translations.all.flatMap { try Self.modules(of: $0, without: unused) } + games + [
                imports.file
            ]
        let path = "\(Self.folder)\(name ?? Self.digest(of: files))/"
        self.path = path
        self.files = files.map { OutputFile(path: path + $0.path, bytes: $0.bytes) }
    }

    /// The address of a file such as `style.css`; of the folder for an empty name.
    func address(of name: String) -> String { Links.siteRoot + path + name }

    /// What the entry of every page, `site.js`, needs at once: a page's head names it, so that browsers
    /// need not read the entry first. Paths in the folder.
    func firstModules(in language: Language) -> [String] {
        (imports.first.dropFirst() + [Self.words(language.code)]).map { ModuleImports.folder + $0 }
    }

    /// Whether only the pages of worlds need a file.
    private static func isOfWorlds(_ path: String) -> Bool {
        path == "worlds.css" || path.hasPrefix("scripts/worlds/")
    }

    /// Where the folders of all builds lie.
    static let folder = "assets/"

    private static func digest(of files: [OutputFile]) -> String {
        var hasher = ContentHasher()
        for file in files.sorted(by: { $0.path < $1.path }) {
            hasher.combine(file.path)
            file.bytes.withUnsafeBytes { hasher.combine(String(describing: ContentHash(of: $0))) }
        }
        return String(hasher.finish().description.prefix(10))
    }
}

extension AssetFolder {
    /// The translations that scripts use, as modules: `scripts/words/{language}.js` for
    /// every page with the group `script`, and `words/{language}/{part}.js` for each group of
    /// `script-parts`.
    ///
    /// - Parameter unused: the last parts of the keys of what the site does not need.
    private static func modules(
        of translation: Translation, without unused: Set<String>
    ) throws -> [OutputFile] {
        let language = translation.language.code
        func module(_ name: String, _ members: [JSONMember]) -> OutputFile {
            var writer = JSONWriter()
            writer.value(JSONValue(.object(members)).without { unused.contains($0.name) })
            return OutputFile(
                path: ModuleImports.folder + Self.words(name),
                bytes: Array("export default ".utf8) + writer.bytes + Array(";\n".utf8))
        }
        return try [module(language, translation.object(under: "script"))]
            + translation.object(under: "script-parts").map { part in
                module("\(language)/\(part.name)", part.value.members)
            }
    }

    /// A module of translations, below `scripts/`.
    static func words(_ name: String) -> String { "words/\(name).js" }
}
