import Foundation
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// `assets/scripts/routes.js` gives the scripts the addresses of the pages.
///
/// With `RECORD_SNAPSHOTS=1` the test writes the file.
@Suite struct RoutesScriptTests {
    private static let file = "Templates/assets/scripts/routes.js"

    @Test func givesScriptsTheAddressesOfAllPages() throws {
        let written = String(decoding: try ProjectFiles.bytes(of: Self.file), as: UTF8.self)
        let expected = try Self.script()
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
            try expected.write(
                toFile: ProjectFiles.path(of: Self.file), atomically: true, encoding: .utf8)
        } else {
            #expect(written == expected)
        }
    }

    private static func script() throws -> String {
        let slug = try Slug("slug")
        let kinds: [(String, Route)] = [
            ("home", .home), ("pokemon", .pokemon(slug)), ("moves", .moves), ("move", .move(slug)),
            ("abilities", .abilities), ("ability", .ability(slug)), ("types", .types),
            ("type", .type(slug)), ("evolutions", .evolutions), ("evolution", .evolution(slug)),
            ("pokedexes", .pokedexes), ("pokedex", .pokedex(slug)), ("about", .about),
            ("finder", .finder), ("compare", .compare), ("settings", .settings),
            ("offline", .offline),
        ]
        let routes = kinds.map { name, route in
            (name, route.path.replacing("/slug/", with: "/{slug}/"))
        }
        let lists = [
            ("pokemon", "pokemon"), ("moves", "move"), ("abilities", "ability"), ("types", "type"),
        ]
        let languages = Language.allCases.map { "\"\($0.code)\"" }.joined(separator: ", ")
        return """
            // The site's languages, and the addresses of the pages below a language's folder. Made \
            from Language and Route in Swift:
            // a test compares this file with them, and writes it with RECORD_SNAPSHOTS=1.

            /** Their codes, which are the names of their folders. */
            export const languages = [\(languages)];

            /** By page kind. `{slug}` stands for the slug of what the page is about. */
            export const routes = {
            \(members(routes))
            };

            /** The page kind of each list in `data/search.json`. */
            export const searchKinds = {
            \(members(lists))
            };

            """
    }

    private static func members(_ members: [(String, String)]) -> String {
        members.map { "  \($0): \"\($1)\"," }.joined(separator: "\n")
    }
}
