import Platform
import PokedexSite
import Preview
import Publishing

extension SiteSources {
    /// Watches everything that is read.
    ///
    /// - Parameter pictures: those that are copied along.
    /// - Throws: `DiagnosticError` when the system does not let so much be watched.
    func watch(by watcher: FileWatcher, pictures: PictureFolder?) throws {
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

/// Everything that a preview was made from: the same files as a build reads.
struct PreviewInputs: Sendable {
    let site: SiteInputs
    private let database: String
    /// `nil` when there is no database.
    private let databaseVersion: FileStatus?

    /// Reads everything as it is now.
    ///
    /// - Throws: the errors of ``SiteInputs``.
    init(_ sources: SiteSources) throws {
        var sources = sources
        sources.database = sources.database.repeated
        database = sources.database.path
        // Before the database is read: if it changes meanwhile, it is read again.
        databaseVersion = FileStatus(followingLinksAt: database)
        site = try SiteInputs(sources, isPreview: true)
    }

    func hasSameFacts(as other: Self) -> Bool {
        hasSameDatabase(as: other) && site.repository.folders == other.site.repository.folders
    }

    private func hasSameDatabase(as other: Self) -> Bool {
        database == other.database && databaseVersion == other.databaseVersion
    }

    /// Whether everything but the theme is the same.
    func hasSameContent(as other: Self) -> Bool {
        hasSameFacts(as: other) && site.content.files == other.site.content.files
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
        let (facts, former) = (
            site.repository.folders.contents, other.site.repository.folders.contents
        )
        paths += Set(facts.keys).union(former.keys).filter { facts[$0] != former[$0] }.sorted()
        if !hasSameDatabase(as: other) { paths.append(database) }
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
        for file in site.content.files + site.content.replaced { hasher.combine(file) }
        hasher.combine(site.worlds.version)
        hasher.combine(site.repository.folders.version)
        if let databaseVersion { hasher.combine(databaseVersion) }
        return hasher.finish().description
    }

    /// The hash of some of the theme's files.
    private func hash(of isWanted: (String) -> Bool) -> String {
        var hasher = ContentHasher()
        for file in site.templates.files where isWanted(file.path) { hasher.combine(file) }
        return hasher.finish().description
    }
}
