import Diagnostics
import Platform
import PokeAPI
import Publishing

/// What a site is made from, as the options of a command name it.
struct SiteSources: Sendable {
    var database: DatabaseChoice
    let templates: LayeredFolder
    let content: LayeredFolder

    /// - Parameter option: names the folder of templates.
    init(_ arguments: Arguments, templates option: CommandOption = .templates) throws {
        database = DatabaseChoice(arguments)
        templates = try arguments.folder(option)
        content = try arguments.folder(.content)
    }

    private var folders: [LayeredFolder] { [templates, content] }

    /// Whether the site has none of its folders: everything is the program's own.
    var isBuiltIn: Bool {
        folders.allSatisfy { $0.base != nil } && !folders.contains(where: \.exists)
    }

    /// Refuses a site that has none of its folders.
    func requireSite() throws {
        guard isBuiltIn else { return }
        let names = folders.map(\.path).joined(separator: " nor ")
        throw DiagnosticError(
            "there is no site here: neither \(names) is there; make a site with "
                + "`\(HelpText.program) new DIR`, and run this in its folder"
                + misspeltFolders.map { "\n\($0)" }.joined())
    }

    /// Folders beside those of the site that are most likely meant to be one of them: `templates` for
    /// `Templates`.
    var misspeltFolders: [Diagnostic] {
        let present = Platform.names(inFolder: ".") ?? []
        return folders.compactMap { folder in
            guard !folder.isGiven, folder.base != nil, !folder.exists else { return nil }
            let wanted = folder.path.lowercased()
            let near = present.filter { FolderIdentity(path: $0) != nil }.sorted().first { name in
                Suggestion(candidates: [wanted]).nearest(to: name.lowercased()) != nil
            }
            return near.map { name in
                Diagnostic(
                    path: name, message: "nothing reads this folder; did you mean \(folder.path)?"
                ).asWarning
            }
        }
    }
}

extension Arguments {
    /// The folder of a site that an option names.
    func folder(_ option: CommandOption) throws -> LayeredFolder {
        LayeredFolder(path: try required(option), option: option, isGiven: contains(option))
    }
}

/// The database that a command reads.
struct DatabaseChoice: Sendable {
    let path: String
    /// Whether it was named on the command line.
    let isGiven: Bool
    /// Whether it is the one that comes with the program, and not the site's own.
    let isBuiltIn: Bool
    /// The content folder on the command line; `nil` if none was named.
    private let content: String?

    /// The database of the repository, and of a site that has its own.
    static let committed = "\(folder)/\(committedName)"
    /// The database that `update` makes from it.
    static let updated = "\(folder)/\(updatedName)"

    static let option = CommandOption.valued(
        "database", "PATH", "the database (\(updated), \(committedName), or built-in)")

    /// The database on the command line, else that of the content folder on the command line, else that
    /// of the site, else the one that comes with the program. The updated one comes first.
    init(_ arguments: Arguments) {
        let content = arguments.contains(.content) ? arguments[.content] : nil
        self.init(given: arguments[Self.option], content: content)
    }

    /// Why this one is read.
    var reason: String {
        if isGiven { return "named with \(Self.option.spelling)" }
        if isBuiltIn { return "it comes with the program, as the site has none" }
        guard let hidden else { return "the site's own" }
        return "made by `\(HelpText.program) update`"
            + (File(path: hidden).exists ? "; \(hidden) is not read" : "")
    }

    /// That the site's other database, which is not read, was changed after this one was first made, as
    /// far as times of files tell; `nil` where it was not.
    var hiddenChange: String? {
        guard let hidden, let changed = FileStatus(followingLinksAt: hidden),
            let read = FileStatus(followingLinksAt: path)
        else { return nil }
        let second = changed.modified / 1_000_000_000
        let isAfterFirst = UpdatableDatabase(path: path).begunAt.map { second > $0 } ?? false
        guard changed.modified > read.modified || isAfterFirst else { return nil }
        return
            "\(hidden) was changed, but \(path) is read instead: remove \(path), or write what is "
            + "different as facts"
    }

    /// The database that the updated one stands in for; `nil` where another one is read.
    private var hidden: String? {
        guard !isGiven, !isBuiltIn, path.hasSuffix(Self.updatedName) else { return nil }
        return path.dropLast(Self.updatedName.count) + Self.committedName
    }

    /// The same choice, made again: the first update may have made its database since.
    var repeated: DatabaseChoice { DatabaseChoice(given: isGiven ? path : nil, content: content) }

    private init(given: String?, content: String?) {
        let named = content.flatMap {
            FolderIdentity(path: $0) == FolderIdentity(path: Self.folder) ? nil : $0
        }
        let own = [named, Self.folder].compactMap(\.self).flatMap { folder in
            [Self.updatedName, Self.committedName].map {
                folder.hasSuffix("/") ? "\(folder)\($0)" : "\(folder)/\($0)"
            }
        }
        self.content = content
        isGiven = given != nil
        let found = given ?? own.first { File(path: $0).exists }
        path = found ?? Self.builtIn ?? Self.committed
        isBuiltIn = found == nil && Self.builtIn != nil
    }

    /// The database that the first update begins with.
    static var beginning: String {
        File(path: committed).exists ? committed : builtIn ?? committed
    }

    /// The database that comes with the program; `nil` when there is none.
    private static var builtIn: String? {
        BuiltInData.standard.path(of: committed).flatMap { File(path: $0).exists ? $0 : nil }
    }

    private static let folder = "content"
    private static let committedName = "pokedex.sqlite"
    private static let updatedName = "updated.sqlite"

    /// The file for the `database` command. As long as the first update is not complete, its records
    /// are beside the path of the updated database, which does not exist yet.
    var file: UpdatableDatabase {
        UpdatableDatabase(path: path, successor: isGiven ? nil : Self.updated)
    }
}
