import PokedexDomain

/// The site's languages and the addresses of its pages, for scripts: `scripts/routes.js`.
///
/// The theme has the script with all kinds of pages, for tests; the builder puts in its place the one
/// with those of the site.
struct RouteScript {
    let kinds: [any PageKind.Type]

    static let path = ModuleImports.folder + "routes.js"

    /// The script as browsers get it.
    var file: OutputFile {
        let file = ThemeFile(path: Self.path, bytes: Array(text.utf8))
        return OutputFile(path: Self.path, bytes: CompactAsset.bytes(of: file))
    }

    /// The script with its comments.
    var text: String {
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

        /** The first number of species that facts added, which no national Pokédex has. */
        export const firstOwnNumber = \(FactRange.firstAdded);

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
        \(members(listed.map { ($0.name, $0.pattern.text) }))
        };

        /** The page kind of each list in `data/search.json`. */
        export const searchKinds = {
        \(members(kinds.compactMap { kind in kind.searchList.map { ($0, kind.name) } }))
        };

        """
    }

    /// Those whose addresses are no other kind's, and have no more than slugs and generations.
    private var listed: [any PageKind.Type] {
        var known: Set<String> = []
        return kinds.filter { kind in
            let parts = kind.pattern.text.split(separator: "/").filter { $0.contains("{") }
            return parts.allSatisfy { $0 == "{slug}" || $0.hasSuffix("{generation}") }
                && known.insert(kind.pattern.text).inserted
        }
    }

    private func seams(_ language: Language) -> String {
        let seams = language.rules.nameSeams
        return "  \(language.code): { after: \(array(seams.after)), "
            + "before: \(array(seams.before)) },"
    }

    private func array(_ texts: [String]) -> String {
        "[" + texts.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }

    private func members(_ members: [(String, String)]) -> String {
        members.map { key, value in
            "  \(key.contains("-") ? "\"\(key)\"" : key): \"\(value)\","
        }.joined(separator: "\n")
    }
}
