import Diagnostics
import Platform

/// The files of a new site: the smallest example of everything that a site changes.
struct NewSite {
    /// A file below the site's folder.
    typealias NewFile = (path: String, bytes: [UInt8])

    /// Sorted by path.
    let files: [NewFile]

    /// - Parameter data: its theme has the partial that the site replaces.
    /// - Throws: ``FileError`` when it cannot be read.
    init(on data: BuiltInData) throws {
        let partial = "Templates/partials/footer-text.mustache"
        guard let original = data.path(of: partial) else {
            throw FileError(.read, partial, ENOENT, remedy: data.remark)
        }
        let footer = try File(path: original).bytes()
        files = [
            (".github/workflows/pages.yml", PackageResources.pages_yml),
            (
                ".gitignore",
                Array("/Public/\n/.Public.pokedex-site/\n/content/updated.sqlite*\n".utf8)
            ),
            ("README.md", PackageResources.about_md),
            ("Templates/assets/site.css", PackageResources.site_css),
            (partial, footer + PackageResources.footer_mustache),
            ("content/site.json", PackageResources.site_json),
            ("content/strings/en.json", PackageResources.en_json),
            ("content/strings/ja.json", PackageResources.ja_json),
        ]
    }
}

/// A folder that is made with files, or filled if it is empty: completely, or not at all.
struct NewFolder {
    /// As the user gave it.
    let path: String
    /// Whether it may have other files, which are kept.
    var isForced = false

    /// Makes the folder, those around it, and the files with their folders. After an error, nothing of
    /// that is left.
    ///
    /// - Returns: the paths of the files that were written: all but those that were there, which are
    ///   kept.
    /// - Throws: `DiagnosticError` when the folder has entries, or its path is that of a file, and
    ///   ``FileError`` when something cannot be written.
    @discardableResult
    func write(_ files: [NewSite.NewFile]) throws -> [String] {
        try requireFree()
        var made = [String]()
        var written = [String]()
        do {
            try makeFolders(of: path, recording: &made)
            for file in files {
                let new = File(path: "\(path)/\(file.path)")
                if isForced, new.exists { continue }
                let names = new.path.split(separator: "/", omittingEmptySubsequences: false)
                try makeFolders(of: names.dropLast().joined(separator: "/"), recording: &made)
                try new.opened(to: .write, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666) { open in
                    made.append(new.path)
                    try open.write(file.bytes)
                }
                written.append(file.path)
            }
        } catch {
            for entry in made.reversed() { remove(entry) }
            throw error
        }
        return written
    }

    private func requireFree() throws {
        var status = stat()
        var objection = "this is not a folder"
        if stat(path, &status) == 0 {
            if status.st_mode & S_IFMT == S_IFDIR {
                guard let names = Platform.names(inFolder: path) else {
                    throw FileError(.read, path, errno)
                }
                if names.allSatisfy({ $0 == ".git" }) || isForced { return }
                objection = "the folder is not empty"
            }
        } else if lstat(path, &status) != 0 {
            return
        }
        throw DiagnosticError(
            "\(path): \(objection); nothing was changed. Name a new folder or an empty one, or add the files "
                + "that are missing with --force")
    }

    /// Makes a folder and those around it, unless they exist.
    private func makeFolders(of path: String, recording made: inout [String]) throws {
        let names = path.split(separator: "/", omittingEmptySubsequences: false)
        for count in 1...names.count {
            let folder = names.prefix(count).joined(separator: "/")
            if folder.isEmpty { continue }
            if mkdir(folder, 0o777) == 0 {
                made.append(folder)
            } else if errno != EEXIST {
                throw FileError(.write, folder, errno)
            }
        }
    }
}
