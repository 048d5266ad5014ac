import JSON
import PokedexDomain
import Publishing

/// The lists of all files with their hashes, for browsers that keep a copy of the site.
struct OfflineLists {
    private let entries: [String: OutputRecord.Entry]
    /// By generation, and then in the order of the site.
    private let pages: [Page]
    private let assets: AssetFolder

    /// Takes what was written.
    ///
    /// - Parameter pages: in the order of the site.
    init(_ entries: [OutputRecord.Entry], pages: [Page], assets: AssetFolder) {
        self.assets = assets
        self.entries = Dictionary(
            entries.map { ($0.path.text, $0) }, uniquingKeysWith: { first, _ in first })
        let copied = pages.filter { $0.kind.listings.contains(.offlineCopy) }
        let byGeneration = Dictionary(grouping: copied, by: \.generation)
        self.pages = byGeneration.sorted { $0.key < $1.key }.flatMap(\.value)
    }

    /// The lists of the pages in every language and of copied pictures, and last what names the
    /// version of everything.
    var files: [OutputFile] {
        let lists = Language.allCases.map(pageList) + [pictureList].compactMap { $0 }
        return lists + [versions(lists)]
    }

    /// `data/pages/{language}.json`: a language's pages in the order in which a reader who wants
    /// all of them gets them.
    private func pageList(in language: Language) -> OutputFile {
        let listed = pages.compactMap { page in
            entries[page.route.file(in: language)].map { (page: page, entry: $0) }
        }
        return document(Self.pagesPath(in: language)) { writer in
            writer.column("path", listed.map(\.page.route.path))
            writer.column("generation", listed.map(\.page.generation))
            writer.column("hash", listed.map(\.entry.shortHash))
            writer.column("size", listed.map(\.entry.size))
        }
    }

    /// `data/pages/pictures.json`: the pictures that were copied along; `nil` where none were.
    private var pictureList: OutputFile? {
        let pictures = sorted { $0.hasPrefix(PictureSource.folder) }
        guard !pictures.isEmpty else { return nil }
        return document(Self.picturesPath) { writer in
            writer.column("path", pictures.map(\.path.text))
            writer.column("hash", pictures.map(\.shortHash))
            writer.column("size", pictures.map(\.size))
        }
    }

    /// `version.json`: what scripts compare to know whether anything has changed. Pages are not in
    /// it but the front page, which no list has.
    private func versions(_ lists: [OutputFile]) -> OutputFile {
        let files = sorted { path in
            path.hasPrefix(AssetFolder.folder) || path.hasPrefix("data/")
                || path.hasSuffix(".webmanifest") || path == "index.html"
        }
        let listed = lists.map { ($0.path, $0.bytes.shortHash) }
        let hashes = files.map { ($0.path.text, $0.shortHash) } + listed
        let all = hashes.map { "\($0.0) \($0.1)\n" }.joined()
        return document(Self.versionsPath) { writer in
            writer.member("site", Array(all.utf8).shortHash)
            writer.member("assets", assets.path)
            writer.object("files") { writer in
                for (path, hash) in hashes { writer.member(path, hash) }
            }
        }
    }

    static let versionsPath = "version.json"
    /// The paths of all lists.
    static let paths =
        Language.allCases.map { pagesPath(in: $0) } + [picturesPath, versionsPath]
    private static let picturesPath = "data/pages/pictures.json"
    private static func pagesPath(in language: Language) -> String {
        "data/pages/\(language.code).json"
    }

    /// The folder of the assets that a `version.json` names; `nil` if it names none.
    static func assetFolder(in versions: [UInt8]) -> String? {
        struct Versions: Decodable {
            let assets: String
        }
        let text = try? JSONText(versions, path: versionsPath)
        guard let folder = try? text?.decode(Versions.self).assets,
            folder.hasPrefix(AssetFolder.folder)
        else { return nil }
        return folder
    }

    private func sorted(_ isWanted: (String) -> Bool) -> [OutputRecord.Entry] {
        entries.values.filter { isWanted($0.path.text) }.sorted { $0.path < $1.path }
    }

    private func document(_ path: String, _ body: (inout JSONWriter) -> Void) -> OutputFile {
        OutputFile(path: path, bytes: BrowserData.document(body))
    }
}

extension OutputRecord.Entry {
    /// Enough of the hash to distinguish the versions of a file.
    fileprivate var shortHash: String { String(hash.description.prefix(shortHashLength)) }
}

extension [UInt8] {
    fileprivate var shortHash: String {
        withUnsafeBytes { String(ContentHash(of: $0).description.prefix(shortHashLength)) }
    }
}

/// In hexadecimal digits, of four bits each.
private let shortHashLength = 10
