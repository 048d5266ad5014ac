import Diagnostics
import Platform

/// The files and folders of a built site.
struct SiteFiles: Sendable {
    struct File: Sendable {
        /// Relative to the site's folder, with slashes: `en/pokemon/pikachu/index.html`.
        let path: String
        let kind: FileKind
        let byteCount: Int

        /// The path up to and with its last slash; empty at the root.
        var folder: String {
            guard let slash = path.lastIndex(of: "/") else { return "" }
            return String(path[...slash])
        }
    }

    let directory: String
    /// The codes of the site's languages, each of which has a folder of that name.
    let languages: [String]
    /// Sorted by path.
    let files: [File]
    private let indexByPath: [Int: Int]
    private let folders: Set<Int>

    /// - Parameter foreign: the paths of files that are only targets of links.
    init(directory: String, languages: [String], foreign: Set<String> = []) throws {
        let files = try Self.list(directory).map { path, byteCount in
            let kind = foreign.contains(path) ? .other : FileKind(path: path)
            return File(path: path, kind: kind, byteCount: byteCount)
        }
        self.init(files, directory: directory, languages: languages)
    }

    /// The files of a site in memory.
    init(paths: [String], languages: [String]) {
        let files = paths.sorted().map { File(path: $0, kind: FileKind(path: $0), byteCount: 0) }
        self.init(files, directory: "", languages: languages)
    }

    /// - Parameter files: sorted by path.
    private init(_ files: [File], directory: String, languages: [String]) {
        (self.files, self.directory, self.languages) = (files, directory, languages)
        indexByPath = files.enumerated().reduce(into: [:]) {
            $0[ByteHash.of($1.element.path)] = $1.offset
        }
        folders = files.reduce(into: []) { folders, file in
            folders.formUnion(Self.folders(above: file.path).map { ByteHash.of($0) })
        }
    }

    /// The index in `files` of a path, or `nil` if there is no such file.
    func index(of path: [UInt8]) -> Int? { indexByPath[ByteHash.of(path)] }

    /// Whether a path, written without a slash at its end, is a folder.
    func isFolder(_ path: [UInt8]) -> Bool { folders.contains(ByteHash.of(path)) }

    /// The language of the folder that a file is in; `nil` outside all of them.
    func language(of index: Int) -> String? {
        languages.first { files[index].path.hasPrefix($0 + "/") }
    }

    private static func folders(above path: String) -> [String] {
        path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
    }
}

/// Listing folders.
extension SiteFiles {
    private typealias Entry = (path: String, byteCount: Int)

    /// The paths of all files in a folder and the folders in it, relative to it and sorted.
    static func paths(in directory: String) throws -> [String] {
        try list(directory).map(\.path)
    }

    private static func list(_ directory: String) throws -> [Entry] {
        var entries: [Entry] = []
        try addEntries(of: directory, below: "", to: &entries)
        return entries.sorted { $0.path < $1.path }
    }

    /// - Parameter prefix: the folder to list, relative to `directory`; empty or with a slash at
    ///   its end.
    private static func addEntries(
        of directory: String, below prefix: String, to entries: inout [Entry]
    ) throws {
        let folder = prefix.isEmpty ? directory : "\(directory)/\(prefix)"
        guard let names = names(inFolder: folder) else { throw DiagnosticError.unreadable(folder) }
        for name in names {
            let path = prefix + name
            var status = stat()
            guard stat("\(directory)/\(path)", &status) == 0 else {
                throw DiagnosticError.unreadable("\(directory)/\(path)")
            }
            if status.st_mode & S_IFMT == S_IFDIR {
                try addEntries(of: directory, below: path + "/", to: &entries)
            } else {
                entries.append((path, Int(status.st_size)))
            }
        }
    }
}

/// What is checked in a file, by its extension.
enum FileKind: Sendable {
    case page, drawing, stylesheet, script, json, manifest, xml
    /// A file that is only the target of links.
    case other

    init(path: String) {
        let name = path.split(separator: "/").last ?? ""
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        self = parts.dropFirst().last.flatMap { Self.byExtension[String($0)] } ?? .other
    }

    private static let byExtension: [String: FileKind] = [
        "html": .page, "svg": .drawing, "css": .stylesheet, "js": .script, "mjs": .script,
        "json": .json, "webmanifest": .manifest, "xml": .xml,
    ]
}
