import Platform

/// A folder of a site, on top of the folder of the same kind that comes with the program: a file of
/// the site replaces the program's file of the same path.
///
/// Those who read the files make four exceptions. Translations and descriptions have what differs, and
/// change the program's (``SiteContent``). `Theme.ownStyles` is added to the theme's styles. Of
/// `site.json` and worlds, the site's alone are read (``SiteInputs``). Databases are chosen
/// (``DatabaseChoice``).
struct LayeredFolder: Sendable {
    /// The site's folder, as the user gave it. It need not exist if there is a base.
    let path: String
    /// The program's folder, as messages name it; `nil` if there is none, or it is the site's own, as
    /// in the repository.
    let base: String?
    /// The option that names the site's folder.
    private let option: CommandOption
    /// Whether the site's folder was named on the command line.
    private let isGiven: Bool
    private let data: BuiltInData

    /// - Parameter option: its standard value is the name of the program's folder.
    init(
        path: String, option: CommandOption, isGiven: Bool = true, on data: BuiltInData = .standard
    ) {
        self.path = path
        self.option = option
        self.isGiven = isGiven
        self.data = data
        base = option.standard.flatMap(data.path).flatMap { base in
            FolderIdentity(path: base).flatMap { $0 == FolderIdentity(path: path) ? nil : base }
        }
    }

    /// Whether the site has such a folder.
    var exists: Bool { File(path: path).exists }

    /// The folders to read, the site's first. A site's folder that does not exist is left out if it
    /// may be missing.
    var folders: [String] {
        (exists || isGiven || base == nil ? [path] : []) + [base].compactMap(\.self)
    }

    /// - Throws: ``FileError`` when the site's folder is missing although it was named, or is not based
    ///   on another.
    func requireFolder() throws(FileError) {
        guard !exists, isGiven || base == nil else { return }
        let remedy =
            "run this in the folder of the project, or name \(option.summary) "
            + "with \(option.spelling)"
        throw FileError(
            .read, path, Descriptor.Failure(code: ENOENT),
            remedy: [remedy, isGiven ? nil : data.remark].compactMap(\.self).joined(separator: "; ")
        )
    }

    /// Reads a file: the site's, and the program's that it replaces or changes.
    ///
    /// - Returns: the site's first; at least one.
    /// - Throws: ``FileError`` when a file cannot be read, or neither exists.
    func versions(of name: String) throws(FileError) -> [InputFile] {
        var files = [InputFile]()
        for folder in folders where File(path: "\(folder)/\(name)").exists {
            files.append(try InputFile(name, in: folder, isBuiltIn: folder == base))
        }
        guard files.isEmpty else { return files }
        let remark = base.map { "it is not in \($0) either" } ?? (exists ? nil : data.remark)
        throw FileError(
            .read, "\(path)/\(name)", Descriptor.Failure(code: ENOENT), remedy: remark)
    }
}

/// A command that writes a website was run where there is no site.
struct MissingSite: Error, CustomStringConvertible {
    private let folders: [String]

    /// Refuses a site that has none of these folders: everything would be the program's own.
    static func refuse(_ folders: LayeredFolder...) throws(MissingSite) {
        let hasBase = folders.allSatisfy { $0.base != nil }
        if hasBase, !folders.contains(where: \.exists) {
            throw MissingSite(folders: folders.map(\.path))
        }
    }

    var description: String {
        "there is no site here: neither \(folders.joined(separator: " nor ")) is there; make a site "
            + "with `\(HelpText.program) new DIR`, and run this in its folder"
    }
}

extension Arguments {
    /// The folder of a site that an option names.
    func folder(_ option: CommandOption) throws(UsageError) -> LayeredFolder {
        LayeredFolder(path: try required(option), option: option, isGiven: contains(option))
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
    init(_ path: String, in folder: String, isBuiltIn: Bool = false) throws(FileError) {
        self.folder = folder
        self.path = path
        self.isBuiltIn = isBuiltIn
        bytes = try File(path: "\(folder)/\(path)").bytes()
    }

    /// As messages name it.
    var name: String { "\(folder)/\(path)" }
}
