import Foundation
import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// The registry of page kinds, and what follows from it.
@Suite struct PageKindsTests {
    private let pages: [Page]

    init() throws {
        pages = PageKinds.pages(CatalogIndexes(try SampleCatalog().catalog))
    }

    private func paths(_ kind: any PageKind.Type) -> [String] {
        pages.filter { $0.kind == kind }.map(\.route.path)
    }

    /// A template without a kind is a view that the registry lacks.
    @Test func hasAKindForEveryTemplate() throws {
        let templates = try ProjectFiles.files(in: "Templates/pages").map {
            $0.path.replacing(".mustache", with: "")
        }
        let others = ["language", "not-found", "opensearch", "sitemap"]
        #expect(Set(PageKinds.all.map { $0.name } + others) == Set(templates))
        #expect(PageKinds.all.count + others.count == templates.count)
    }

    @Test func givesEveryPageAFileOfItsOwn() {
        let files = pages.map { $0.route.file(in: .japanese) }
        #expect(Set(files).count == files.count)
        #expect(files.allSatisfy { $0.hasPrefix("ja/") && $0.hasSuffix("/index.html") })
        #expect(files.allSatisfy { !$0.contains("{") && !$0.contains("//") })
    }

    @Test func namesAFamilyAfterItsFirstSpecies() {
        #expect(paths(EvolutionPage.self).contains("evolutions/pichu/"))
    }

    @Test func leadsFromASpeciesSlugThatNoVarietyHas() {
        #expect(paths(AliasPage.self) == ["pokemon/deoxys/"])
    }

    @Test func marksThePartsOfTheSiteInTheNavigation() {
        let labels = PageKinds.all.compactMap { $0.navigationLabel }
        #expect(
            labels
                == [
                    "pokemon", "moves", "abilities", "types", "games", "places", "finder",
                    "compare",
                ].map { "ui.nav.\($0)" })
    }

    @Test func searchesWhatTheDataListsByName() throws {
        let data = try SiteFixture.browserData()
        let search = try Value(json: data.make(.search).bytes, path: "search.json")
        let lists = search.object?.names.filter { $0 != "version" }
        // Only a site with worlds has their list.
        #expect(PageKinds.all.compactMap { $0.searchList } == (lists ?? []) + ["worlds"])
    }

    /// `assets/scripts/routes.js` gives the scripts the addresses of the pages. With
    /// `RECORD_SNAPSHOTS=1` the test writes the file.
    @Test func givesScriptsTheAddresses() throws {
        let file = "Templates/assets/scripts/routes.js"
        let expected = Self.script
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
            try expected.write(
                toFile: ProjectFiles.path(of: file), atomically: true, encoding: .utf8)
        }
        #expect(String(decoding: try ProjectFiles.bytes(of: file), as: UTF8.self) == expected)
    }

    private static var script: String {
        """
        // The site's languages, and the addresses of the pages below a language's folder. Made from \
        Language and PageKinds in Swift:
        // a test compares this file with them, and writes it with RECORD_SNAPSHOTS=1.

        /** Their codes, which are the names of their folders. */
        export const languages = \(array(Language.allCases.map(\.code)));

        /** The language of the second name beside a name, by the page's language. */
        export const companions = {
        \(members(Language.allCases.map { ($0.code, $0.companion.code) }))
        };

        /** How feet and inches are written: `primes` for 1′04″, `units` for 1 ft 4 in. */
        export const feetStyles = {
        \(members(Language.allCases.map {
                ($0.code, $0.rules.writesFeetAsPrimes ? "primes" : "units")
            }))
        };

        /** Where a line may end in a name: after what it begins with, or before a part of it. */
        export const nameSeams = {
        \(Language.allCases.map(seams).joined(separator: "\n"))
        };

        /** By page kind. `{slug}` stands for the slug of what the page is about, `{generation}` for a generation's number. */
        export const routes = {
        \(members(scriptKinds.map { ($0.name, $0.pattern.text) }))
        };

        /** The page kind of each list in `data/search.json`. */
        export const searchKinds = {
        \(members(PageKinds.all.compactMap { kind in kind.searchList.map { ($0, kind.name) } }))
        };

        """
    }

    /// Those whose addresses are no other kind's, and have no more than slugs and generations.
    private static var scriptKinds: [any PageKind.Type] {
        var known: Set<String> = []
        return PageKinds.all.filter { kind in
            let parts = kind.pattern.text.split(separator: "/").filter { $0.contains("{") }
            return parts.allSatisfy { $0 == "{slug}" || $0.hasSuffix("{generation}") }
                && known.insert(kind.pattern.text).inserted
        }
    }

    private static func seams(_ language: Language) -> String {
        let seams = language.rules.nameSeams
        return "  \(language.code): { after: \(array(seams.after)), "
            + "before: \(array(seams.before)) },"
    }

    private static func array(_ texts: [String]) -> String {
        "[" + texts.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }

    private static func members(_ members: [(String, String)]) -> String {
        members.map { key, value in
            "  \(key.contains("-") ? "\"\(key)\"" : key): \"\(value)\","
        }.joined(separator: "\n")
    }
}
