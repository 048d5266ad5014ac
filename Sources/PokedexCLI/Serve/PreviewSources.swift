import Platform
import PokedexSite
import Preview
import Publishing

/// What a preview is made from: the same files as a build reads.
struct PreviewSources: Sendable {
    let database: DatabaseChoice
    let templates: LayeredFolder
    let content: LayeredFolder

    /// Reads everything as it is now.
    ///
    /// - Throws: the errors of ``SiteInputs``.
    func read() throws -> PreviewInputs {
        let database = database.repeated.path
        // Before the database is read: if it changes meanwhile, it is read again.
        let version = FileVersion(path: database)
        let inputs = try SiteInputs(
            database: database, templates: templates, content: content, baseURL: nil,
            isPreview: true)
        return PreviewInputs(site: inputs, databasePath: database, databaseVersion: version)
    }

    /// Watches everything that is read.
    ///
    /// - Parameter pictures: those that are copied along.
    /// - Throws: `WatchError` when the system does not let so much be watched.
    func watch(by watcher: FileWatcher, pictures: PictureFolder?) throws(WatchError) {
        let layers = [templates, content]
        // A folder that does not exist yet appears in the one around it.
        let missing = layers.filter { !$0.exists }.map(\.path)
        let shallow = ([database.repeated.path] + missing).map { path in
            path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        }
        try watcher.watch(
            layers.flatMap(\.folders), large: [pictures?.path].compactMap(\.self),
            shallow: shallow)
    }
}

/// Everything that a preview was made from.
struct PreviewInputs: Sendable {
    let site: SiteInputs
    fileprivate let databasePath: String
    fileprivate let databaseVersion: FileVersion?

    fileprivate init(site: SiteInputs, databasePath: String, databaseVersion: FileVersion?) {
        self.site = site
        self.databasePath = databasePath
        self.databaseVersion = databaseVersion
    }

    /// Whether the facts are the same.
    func hasSameDatabase(as other: Self) -> Bool {
        databasePath == other.databasePath && databaseVersion == other.databaseVersion
    }

    /// Whether everything but the theme is the same.
    func hasSameContent(as other: Self) -> Bool {
        hasSameDatabase(as: other) && site.content.files == other.site.content.files
            && site.content.replaced == other.site.content.replaced
            && site.worlds.version == other.site.worlds.version
            && site.configuration == other.site.configuration
    }

    /// The files that differ, as messages name them.
    func changes(since other: Self) -> [String] {
        var paths: [String] = []
        for (new, old) in [
            (site.templates, other.site.templates), (site.content, other.site.content),
        ] {
            let different = Set(new.files + new.replaced)
                .symmetricDifference(old.files + old.replaced)
            paths += Set(different.map(\.name)).sorted()
        }
        if !hasSameDatabase(as: other) { paths.append(databasePath) }
        if site.worlds.version != other.site.worlds.version {
            paths.append("\(site.content.path)/worlds")
        }
        if paths.isEmpty, site.configuration != other.site.configuration {
            paths.append("the pictures")
        }
        return paths
    }

    /// What differs when a style sheet does.
    var styles: String { hash { $0.hasSuffix(".css") } }

    /// What differs when something else does that pages load besides: scripts, drawings, data.
    var loadedFiles: String {
        var hasher = ContentHasher()
        hasher.combine(hash { !$0.hasSuffix(".css") && !$0.hasSuffix(".mustache") })
        for file in site.content.files + site.content.replaced {
            hasher.combine(file.path)
            hasher.combine(file.bytes.withUnsafeBytes { ContentHash(of: $0) })
        }
        hasher.combine(site.worlds.version)
        databaseVersion?.combine(into: &hasher)
        return hasher.finish().description
    }

    /// The hash of some of the theme's files.
    private func hash(of isWanted: (String) -> Bool) -> String {
        var hasher = ContentHasher()
        for file in site.templates.files where isWanted(file.path) {
            hasher.combine(file.path)
            hasher.combine(file.bytes.withUnsafeBytes { ContentHash(of: $0) })
        }
        return hasher.finish().description
    }
}

/// What tells one version of a file from another without reading it.
private struct FileVersion: Hashable, Sendable {
    private let numbers: [UInt64]

    /// `nil` when there is no such file.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        let times = [status.modificationTime, status.changeTime]
        numbers =
            [UInt64(status.st_size), UInt64(status.st_ino)]
            + times.flatMap { [$0.tv_sec, $0.tv_nsec].map { UInt64(truncatingIfNeeded: $0) } }
    }

    func combine(into hasher: inout ContentHasher) {
        for number in numbers { hasher.combine(number: number) }
    }
}
