import Foundation
import TestSupport
import Testing

@testable import PokedexCLI

/// Facts of every table, added, set and removed, and where readers see them.
///
/// `Fixtures/facts-on-pages.txt` has the rows and what pages then say; its first lines explain it.
struct FactsOnPagesTests {
    enum Change: String, CaseIterable {
        case add, set, remove
    }

    /// Rows of one table, and texts of pages.
    private struct Block {
        let change: Change
        let table: String
        /// With the line of columns.
        var rows: [String] = []
        /// A page below the folder of its language, and a text that it has, by language.
        var seen: [(page: String, texts: [String])] = []

        func file(source: Bool) -> String {
            rows.enumerated().map { line, row in
                row + (source ? line == 0 ? ",source\n" : ",test\n" : "\n")
            }.joined()
        }
    }

    private static let languages = ["en", "ja"]
    private static let fixtures = "Tests/PokedexCLITests/Fixtures/facts-on-pages"

    private static let blocks = Result {
        let text = String(decoding: try ProjectFiles.bytes(of: "\(fixtures).txt"), as: UTF8.self)
        var blocks: [Block] = []
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix("== ") {
                let words = line.dropFirst(3).split(separator: " ").map(String.init)
                blocks.append(
                    Block(change: try #require(Change(rawValue: words[0])), table: words[1]))
            } else if line.hasPrefix("> ") {
                let parts = String(line.dropFirst(2)).components(separatedBy: " | ")
                try #require(parts.count == 1 + languages.count, "\(line)")
                blocks[blocks.count - 1].seen.append((parts[0], Array(parts.dropFirst())))
            } else {
                blocks[blocks.count - 1].rows.append(String(line))
            }
        }
        return blocks
    }

    /// The sample without facts, and with all that are added as facts of the program.
    private static let plain = Result { try site(hasFacts: false) }
    private static let added = Result { try site() }

    /// A site whose program has the added facts, with those of one change on top.
    private static func site(of change: Change? = nil, hasFacts: Bool = true) throws -> BasedSite {
        let site = try BasedSite(["content/site.json": "{}"])
        for block in try blocks.get() {
            let file = "content/facts/\(block.table).csv"
            if block.change == .add { try site.data.write(block.file(source: true), to: file) }
            if block.change == change, change != .add {
                try site.folder.write(block.file(source: false), to: file)
            }
        }
        for language in languages {
            let words = try ProjectFiles.bytes(of: "\(fixtures).\(language).json")
            try site.folder.write(bytes: words, to: "content/strings/\(language).json")
        }
        let result = try hasFacts ? site.run("build") : site.run("build", "--no-facts")
        guard result.status == 0 else { throw SampleSite.UnexpectedResult(result: result) }
        return site
    }

    @Test(arguments: Change.allCases)
    func showsWhatIsChangedInEveryTable(_ change: Change) throws {
        let sites =
            change == .add
            ? (try Self.plain.get(), try Self.added.get())
            : (try Self.added.get(), try Self.site(of: change))
        // No row is without effect.
        #expect(try sites.1.run("check", "--facts").status == 0)
        // What is removed is seen before.
        let (without, with) = change == .remove ? (sites.1, sites.0) : sites
        for block in try Self.blocks.get() where block.change == change {
            for (page, texts) in block.seen {
                for (language, text) in zip(Self.languages, texts) {
                    let place = "\(change) \(block.table): \(language) \(page)"
                    #expect(Self.text(page, language, of: with).contains(text), "\(place)")
                    #expect(!Self.text(page, language, of: without).contains(text), "\(place)")
                }
            }
        }
    }

    @Test func knowsEveryTable() throws {
        let sample = try SampleSite()
        #expect(try sample.run("database", "export", "tables").status == 0)
        let tables = try FileTree(path: sample.folder["tables"]).files()
            .filter { $0.hasSuffix(".csv") && $0 != "data_source.csv" }
            .map { String($0.dropLast(4)) }
        for change in Change.allCases {
            let blocks = try Self.blocks.get().filter { $0.change == change }
            #expect(blocks.allSatisfy { !$0.seen.isEmpty && !$0.rows.isEmpty })
            let missing = Set(tables).subtracting(blocks.map(\.table)).sorted()
            #expect(missing == (change == .set ? Self.tablesOfKeys : []))
        }
    }

    /// Those whose rows say nothing but which things belong together, and two whose names pages do not show.
    private static let tablesOfKeys = [
        "encounter_condition", "growth_rate", "missing_evolution", "pokedex_entry",
        "pokedex_version_group", "pokemon_egg_group", "pokemon_game_egg_group", "species_egg_group",
        "species_past_egg_group", "version_group_pokemon", "version_group_region",
    ]

    /// What a page says, without its mark-up; the mark-up where its name begins with "raw:". Files of data are
    /// those of all languages.
    private static func text(
        _ name: String, _ language: String, of site: BasedSite
    ) -> String {
        let isRaw = name.hasPrefix("raw:")
        let page = isRaw ? String(name.dropFirst(4)) : name
        let isData = page.hasPrefix("data/")
        let path = isData ? page : "\(language)/\(page)index.html"
        let text = site.folder.text(of: "Public/\(path)") ?? ""
        return isRaw || isData ? text : spoken(text)
    }

    /// The text between tags, with one space for all white space.
    private static func spoken(_ page: String) -> String {
        var text = ""
        var isTag = false
        for character in page.unicodeScalars {
            if character == "<" { isTag = true }
            if !isTag { text.unicodeScalars.append(character) }
            if character == ">" {
                isTag = false
                text.append(" ")
            }
        }
        let words = text.split { $0.isWhitespace }.joined(separator: " ")
        return [("&#39;", "'"), ("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
            .reduce(words) { $0.replacing($1.0, with: $1.1) }
    }
}
