import Mustache
import PokedexDomain

/// The address of a page below its language's folder; the same in every language.
struct Route: Hashable, Sendable {
    /// Empty for the home page, else ending in `/`: `moves/surf/`.
    let path: String
    /// How many folders the page lies below its language's.
    let depth: Int

    /// The page's file below the output folder.
    func file(in language: Language) -> String {
        "\(language.code)/\(path)index.html"
    }
}

/// The address of a kind of page, with `{slug}` where the slug of what a page is about stands,
/// `{generation}` where the number of a generation does, and placeholders of other names.
struct RoutePattern: ExpressibleByStringLiteral, Sendable {
    /// The pattern as it is written: `moves/{slug}/`.
    let text: String
    /// The names of placeholders, and what stands between these.
    private let parts: [(text: String, isPlaceholder: Bool)]

    /// Takes a pattern: empty for the home page, else ending in `/`.
    init(stringLiteral text: String) {
        self.text = text
        parts = text.matches(of: /\{(\w+)\}|[^{]+/).map { part in
            (String(part.1 ?? part.0), part.1 != nil)
        }
    }

    /// The address of a page.
    ///
    /// - Parameters:
    ///   - slug: `nil` where the pattern has none.
    ///   - generation: not used where the pattern has none.
    func route(_ slug: Slug? = nil, generation: Identifier<Generation>? = nil) -> Route {
        route { name in
            name == "slug" ? slug?.text ?? "" : generation.map { String($0.rawValue) } ?? ""
        }
    }

    /// The address of a page, with values for its placeholders by their names.
    func route(_ values: [String: String]) -> Route { route { values[$0] ?? "" } }

    private func route(value: (String) -> String) -> Route {
        let path = parts.reduce(into: "") { path, part in
            path += part.isPlaceholder ? value(part.text) : part.text
        }
        return Route(path: path, depth: path.utf8.count { $0 == UInt8(ascii: "/") })
    }
}

/// The addresses that pages link to, relative to where a page lies, so that the site works wherever
/// its folder is served from.
///
/// Each begins with a mark, for which ``resolve(_:depth:)`` puts the way to the folder of the page's
/// language. What is rendered once can so stand on pages of any depth.
enum Links {
    // Texts have no control characters.
    private static let folder = "\u{1}"
    private static let home = "\u{2}"

    /// The address of the site's root, ending in `/`.
    static let siteRoot = "\(folder)../"

    /// The address of a page in the same language.
    static func address(of route: Route) -> String {
        route.path.isEmpty ? home : folder + route.path
    }

    static func address(of route: Route, in language: Language) -> String {
        "\(siteRoot)\(language.code)/\(route.path)"
    }

    /// The address of the web app manifest.
    static func manifest(in language: Language) -> String {
        "\(siteRoot)\(language.code)/manifest.webmanifest"
    }

    /// Completes all addresses of a page.
    ///
    /// - Parameter depth: how many folders the page lies below its language's.
    static func resolve(_ page: inout OutputBuffer, depth: Int) {
        page.replace(ways(depth: depth))
    }

    /// A text of a page with its addresses completed.
    static func resolved(_ text: String, depth: Int) -> String {
        ways(depth: depth).reduce(text) { $0.replacing("\(UnicodeScalar($1.byte))", with: $1.text) }
    }

    /// What stands for each mark on a page.
    private static func ways(depth: Int) -> [(byte: UInt8, text: String)] {
        let way = String(repeating: "../", count: depth)
        return [(1, way), (2, depth == 0 ? "./" : way)]
    }
}
