import Diagnostics

/// Finds the file that a link leads to. Works on bytes, in memory that is used again.
struct LinkResolver {
    private enum Start {
        case external
        case runsScript
        case leavesRoot
        case redirects
        case samePage
        /// The link's path begins at this byte and at the site's root.
        case root(Int)
        case folder
    }

    let files: SiteFiles
    private let baseURL: [UInt8]?
    private let basePath: [UInt8]
    private var link: [UInt8] = []
    private var path: [UInt8] = []
    private var fragment: [UInt8] = []

    init(files: SiteFiles, base: BaseAddress) {
        self.files = files
        baseURL = base.url.map { Array($0.utf8) }
        basePath = Array(base.path.utf8)
    }

    /// The id in the link that was resolved last; empty if it has none.
    var lastFragment: String { String(decoding: fragment, as: UTF8.self) }

    /// The target of a link.
    ///
    /// - Parameters:
    ///   - value: the link, in which an ampersand may be written `&#38;`, as the parser leaves it.
    ///   - folder: the folder of the file with the link; empty, or with a slash at its end.
    ///   - file: that file's index in `SiteFiles.files`.
    mutating func resolve(_ value: Bytes, in folder: [UInt8], of file: Int) -> LinkTarget {
        unescape(value)
        let end = cutFragment()
        path.removeAll(keepingCapacity: true)
        switch start(before: end) {
        case .external: return .external
        case .runsScript: return .fault(.runsScript)
        case .leavesRoot: return .fault(.leavesRoot)
        case .redirects: return .fault(.redirects)
        case .samePage: return .file(file, fragment: fragmentHash)
        case .folder:
            path.append(contentsOf: folder)
            return target(from: 0, to: end)
        case .root(let index): return target(from: index, to: end)
        }
    }

    private var fragmentHash: Int? { fragment.isEmpty ? nil : ByteHash.of(fragment) }

    /// The file at the folder in `path` and the link's bytes from `start` to `end`.
    private mutating func target(from start: Int, to end: Int) -> LinkTarget {
        guard appendSegments(from: start, to: end) else { return .fault(.leavesRoot) }
        if path.isEmpty || path.last == .slash {
            path.append(contentsOf: "index.html".utf8)
        } else if files.isFolder(path) {
            return .fault(.redirects)
        }
        guard let index = files.index(of: path) else {
            return .fault(.missing(String(decoding: path, as: UTF8.self)))
        }
        return .file(index, fragment: fragmentHash)
    }
}

extension LinkResolver {
    /// Copies `value` into `link`, without white space around it and with plain ampersands.
    private mutating func unescape(_ value: Bytes) {
        link.removeAll(keepingCapacity: true)
        var index = 0
        var end = value.count
        while index < end, value[index].isWhiteSpace { index += 1 }
        while end > index, value[end - 1].isWhiteSpace { end -= 1 }
        while index < end {
            link.append(value[index])
            index += value.hasLiteral("&#38;", at: index) ? 5 : 1
        }
    }

    /// Moves what follows `#` into `fragment`, and returns where the path ends.
    private mutating func cutFragment() -> Int {
        fragment.removeAll(keepingCapacity: true)
        let hash = link.firstIndex(of: .numberSign) ?? link.endIndex
        if hash < link.endIndex {
            var index = hash + 1
            while index < link.endIndex { fragment.append(decodedByte(at: &index)) }
        }
        return link[..<hash].firstIndex(of: .questionMark) ?? hash
    }

    private func start(before end: Int) -> Start {
        guard end > 0 else { return .samePage }
        if link.starts(with: "//".utf8) { return .external }
        if link[0] == .slash { return rootStart(basePath, otherwise: .leavesRoot, before: end) }
        guard hasScheme(before: end) else { return .folder }
        if link.starts(with: "javascript:".utf8) { return .runsScript }
        return baseURL.map { rootStart($0, otherwise: .external, before: end) } ?? .external
    }

    /// The start of a link that begins with `prefix`, which ends with a slash. Only a host's own
    /// address may lack that slash.
    private func rootStart(_ prefix: [UInt8], otherwise: Start, before end: Int) -> Start {
        if link[..<end].starts(with: prefix) { return .root(prefix.count) }
        guard link[..<end].elementsEqual(prefix.dropLast()) else { return otherwise }
        return basePath.count == 1 ? .root(end) : .redirects
    }

    private func hasScheme(before end: Int) -> Bool {
        for byte in link[..<end] {
            if byte == .colon { return true }
            if byte == .slash { return false }
        }
        return false
    }

    /// Adds the link's segments to `path`; `..` removes one.
    ///
    /// - Returns: false if that leads above the root.
    private mutating func appendSegments(from start: Int, to end: Int) -> Bool {
        var index = start
        while index < end {
            let segment = path.count
            while index < end, link[index] != .slash { path.append(decodedByte(at: &index)) }
            let isLast = index >= end
            let length = path.count - segment
            let isDots = length <= 2 && length > 0 && path[segment...].allSatisfy { $0 == .dot }
            if isDots {
                path.removeLast(length)
                if length == 2, !removeFolder() { return false }
            } else if !isLast {
                path.append(.slash)
            }
            index += 1
        }
        return true
    }

    /// Takes the last folder off `path`, which ends with its slash.
    private mutating func removeFolder() -> Bool {
        guard path.popLast() != nil else { return false }
        while let last = path.last, last != .slash { path.removeLast() }
        return true
    }

    /// The byte at `index`, which may be written `%XX`; moves `index` past it.
    private func decodedByte(at index: inout Int) -> UInt8 {
        defer { index += 1 }
        guard link[index] == UInt8(ascii: "%"), index + 2 < link.count,
            let value = UInt8(
                String(decoding: link[index + 1...index + 2], as: UTF8.self), radix: 16)
        else { return link[index] }
        index += 2
        return value
    }
}

enum LinkTarget: Equatable {
    /// Another site, or something other than a document, such as `mailto:`.
    case external
    /// A file of the site, by its index in `SiteFiles.files`; `fragment` is the hash of the id.
    case file(Int, fragment: Int?)
    case fault(LinkFault)
}

/// Why a link leads nowhere.
enum LinkFault: Equatable {
    /// The file it leads to, relative to the site's root.
    case missing(String)
    case redirects
    case leavesRoot
    case runsScript

    func message(_ link: String) -> String {
        switch self {
        case .missing(let path): "link \"\(link)\" leads nowhere: \(path) does not exist"
        case .redirects: "link \"\(link)\" redirects; write \"\(Self.withSlash(link))\""
        case .leavesRoot: "link \"\(link)\" leaves the site's root"
        case .runsScript: "link \"\(link)\" runs a script; use a button"
        }
    }

    private static func withSlash(_ link: String) -> String {
        let end = link.firstIndex { $0 == "?" || $0 == "#" } ?? link.endIndex
        return link[..<end] + "/" + link[end...]
    }
}

/// The address that a site is published at.
struct BaseAddress: Sendable {
    /// With a slash at its end: `https://example.org/pokedex/`; `nil` if unknown.
    let url: String?
    /// The address's path, with a slash at both ends: `/pokedex/`, or `/`.
    let path: String

    /// - Parameter url: may lack the last slash; `nil` for a site at a host's root.
    init(_ url: String?) throws {
        guard let url else {
            self.url = nil
            path = "/"
            return
        }
        let schemes = ["https://", "http://"]
        guard let scheme = schemes.first(where: url.hasPrefix),
            !url.contains(where: { "?# ".contains($0) }),
            let first = url.dropFirst(scheme.count).first, first != "/"
        else {
            throw DiagnosticError(
                "base URL \"\(url)\" is not an address like https://example.org/pokedex/")
        }
        let whole = url.hasSuffix("/") ? url : url + "/"
        self.url = whole
        let rest = whole.dropFirst(scheme.count)
        path = String(rest[(rest.firstIndex(of: "/") ?? rest.startIndex)...])
    }
}
