import Diagnostics
import Platform
import PokedexStore

/// A folder of a site, on top of the folder of the same kind that comes with the program: a file of
/// the site replaces the program's file of the same path.
///
/// Those who read the files make five exceptions. Translations and descriptions have what differs, and
/// change the program's (``SiteContent``). `Theme.ownStyles` is added to the theme's styles. Of
/// `site.json` and worlds, the site's alone are read (``SiteInputs``). Facts of both count. Databases
/// are chosen (``DatabaseChoice``).
struct LayeredFolder: Sendable {
    /// The site's folder, as the user gave it. It need not exist if there is a base.
    let path: String
    /// The program's folder, as messages name it; `nil` if there is none, or it is the site's own, as
    /// in the repository.
    let base: String?
    /// The option that names the site's folder.
    private let option: CommandOption
    /// Whether the site's folder was named on the command line.
    let isGiven: Bool
    private let data: BuiltInData

    /// - Parameter option: its standard value is the name of the program's folder.
    init(
        path: String, option: CommandOption, isGiven: Bool = true, on data: BuiltInData = .standard
    ) {
        (self.path, self.option, self.isGiven, self.data) = (path, option, isGiven, data)
        base = option.standard.flatMap(data.path).flatMap { base in
            FolderIdentity(path: base).flatMap { $0 == FolderIdentity(path: path) ? nil : base }
        }
    }

    /// Whether the site has such a folder.
    var exists: Bool { File(path: path).exists }

    /// Makes the site's folder where it has none; one that the user named is not made.
    func make() throws {
        guard !isGiven, mkdir(path, 0o777) != 0, errno != EEXIST else { return }
        throw FileError(.write, path, errno)
    }

    /// The folders to read, the site's first. A site's folder that does not exist is left out if it
    /// may be missing.
    var folders: [String] {
        (exists || isGiven || base == nil ? [path] : []) + [base].compactMap(\.self)
    }

    /// - Throws: ``FileError`` when the site's folder is missing although it was named, or is not based
    ///   on another.
    func requireFolder() throws {
        guard !exists, isGiven || base == nil else { return }
        let remedy =
            "run this in the folder of the project, or name \(option.summary) "
            + "with \(option.spelling)"
        let remedies = [remedy, isGiven ? nil : data.remark].compactMap(\.self)
        throw FileError(.read, path, ENOENT, remedy: remedies.joined(separator: "; "))
    }

    /// The program's folder.
    ///
    /// - Throws: an error when there is none, or the site's folder is that one.
    func requireBase() throws -> String {
        guard let base else {
            throw DiagnosticError(
                data.remark
                    ?? "this is the built-in folder itself: change the files in it, or name the "
                    + "folder of a site with \(option.spelling)", path: path)
        }
        return base
    }

    /// Reads a file: the site's, and the program's that it replaces or changes.
    ///
    /// - Returns: the site's first; at least one.
    /// - Throws: ``FileError`` when a file cannot be read, or neither exists.
    func versions(of name: String) throws -> [InputFile] {
        var files = [InputFile]()
        for folder in folders where File(path: "\(folder)/\(name)").exists {
            files.append(try InputFile(name, in: folder, isBuiltIn: folder == base))
        }
        guard files.isEmpty else { return files }
        let remark = base.map { "it is not in \($0) either" } ?? (exists ? nil : data.remark)
        throw FileError(.read, "\(path)/\(name)", ENOENT, remedy: remark)
    }
}

extension LayeredFolder {
    /// The folder of facts in the content.
    static let facts = "facts"

    /// The facts to put on top of the database: the program's, then the site's.
    ///
    /// - Throws: ``FileError`` when a file cannot be read, or is no regular file.
    func facts() throws -> [FactsFolder] {
        let isOwn = base == nil && option.standard.flatMap(data.path) != nil
        return try [base, path].compactMap(\.self).compactMap { folder in
            let place = "\(folder)/\(Self.facts)"
            guard File(path: place).exists else { return nil }
            return try FactsFolder(
                reading: place, needsSource: folder == base || isOwn, isBuiltIn: folder == base)
        }
    }
}

extension FactsFolder {
    /// The largest file of facts, in bytes.
    private static let limit = 64 << 20

    /// Reads a folder. Hidden files and `README.md` are no facts.
    ///
    /// - Throws: ``FileError`` when a file cannot be read, or is no regular file; an error about a link, and
    ///   about a file that is too large.
    init(reading path: String, needsSource: Bool = false, isBuiltIn: Bool = false) throws {
        guard let names = Platform.names(inFolder: path) else {
            throw FileError(.read, path, errno)
        }
        let files = try names.filter { !$0.hasPrefix(".") && $0 != "README.md" }.map { name in
            let file = "\(path)/\(name)"
            var status = stat()
            guard lstat(file, &status) != 0 || status.st_mode & S_IFMT != S_IFLNK else {
                throw DiagnosticError(
                    "this is a link; put the file itself into the folder", path: file)
            }
            let bytes = try File(path: file).bytes(limit: Self.limit)
            guard bytes.count < Self.limit else {
                throw DiagnosticError(
                    "the file has more than \(Self.limit >> 20) MiB, far more than facts have",
                    path: file)
            }
            return Entry(name: name, bytes: bytes)
        }
        self.init(path: path, files: files, needsSource: needsSource, isBuiltIn: isBuiltIn)
    }
}

/// A small file that a build reads.
struct InputFile: Hashable, Sendable {
    /// The folder that its path begins in, as messages name it.
    let folder: String
    /// Relative to the folder.
    let path: String
    let bytes: [UInt8]
    /// Whether it came with the program, and not with the site.
    let isBuiltIn: Bool

    /// - Throws: ``FileError`` when it cannot be read.
    init(_ path: String, in folder: String, isBuiltIn: Bool = false) throws {
        (self.folder, self.path, self.isBuiltIn) = (folder, path, isBuiltIn)
        bytes = try File(path: "\(folder)/\(path)").bytes()
    }

    /// As messages name it.
    var name: String { "\(folder)/\(path)" }
}

/// A folder of small files that a build reads: the templates or the content.
struct InputFolder: Sendable {
    /// Where the files are.
    let folder: LayeredFolder
    /// Of each path the site's file, else the program's; sorted by path.
    let files: [InputFile]
    /// The program's files of which the site has others; sorted by path.
    let replaced: [InputFile]

    /// The site's folder, as the user gave it.
    var path: String { folder.path }

    /// Reads all files of a folder, except databases, which have an option of their own, and hidden
    /// files.
    ///
    /// - Parameters:
    ///   - only: the only files of the program that are read, if they exist; `nil` for all.
    ///   - excluded: folders of large files that are not read.
    /// - Throws: ``FileError`` when the folder or a file cannot be read.
    init(
        _ folder: LayeredFolder, basedOn only: [String]? = nil, except excluded: [String] = []
    ) throws {
        try folder.requireFolder()
        let names = folder.exists ? try FileTree(path: folder.path).files(except: excluded) : []
        let own = try names.filter(Self.isInput).map { try InputFile($0, in: folder.path) }
        let paths = Set(own.map(\.path))
        let base = try Self.base(folder, only)
        self.folder = folder
        files = (own + base.filter { !paths.contains($0.path) })
            .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        replaced = base.filter { paths.contains($0.path) }
    }

    private static func base(
        _ folder: LayeredFolder, _ names: [String]?
    ) throws -> [InputFile] {
        guard let base = folder.base else { return [] }
        let paths =
            try names?.sorted().filter { File(path: "\(base)/\($0)").exists }
            ?? FileTree(path: base).files().filter(isInput)
        return try paths.map { try InputFile($0, in: base, isBuiltIn: true) }
    }

    private static func isInput(_ name: String) -> Bool {
        !name.contains(".sqlite")
            && !name.split(separator: "/").contains { $0.hasPrefix(".") && $0 != ".well-known" }
    }

    /// The site's file and the program's, as ``LayeredFolder/versions(of:)`` has them.
    ///
    /// - Throws: ``FileError`` when there is no such file.
    func versions(of name: String) throws -> [InputFile] {
        let versions = [files, replaced].compactMap { $0.first { $0.path == name } }
        return versions.isEmpty ? try folder.versions(of: name) : versions
    }
}
