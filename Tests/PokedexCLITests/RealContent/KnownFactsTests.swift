import Foundation
import Mustache
import TestSupport
import Testing

@testable import PokedexSite

/// What players know of every main game, written down independently of `content/facts`: in the catalog of the
/// committed database with the facts on top, and on pages.
@Suite(.enabled("content/pokedex.sqlite is not there") { RealSite.exists })
struct KnownFactsTests {
    private static var games: [KnownFacts.Game] { (try? KnownFacts.file.get().games) ?? [] }
    private static var errors: [KnownFacts.Sight] { (try? KnownFacts.file.get().errors) ?? [] }

    @Test func areEnoughForEveryMainGame() throws {
        let games = try KnownFacts.file.get().games
        #expect(Set(games.map(\.slug)).count == games.count)
        for game in games {
            #expect(game.facts.count >= 40, "\(game.slug)")
            #expect(Set(game.facts.map(\.text)).count == game.facts.count, "\(game.slug)")
            #expect(game.facts.contains { !$0.seen.isEmpty }, "\(game.slug)")
        }
        #expect(games.count == 22)
        #expect(games.map(\.facts.count).reduce(0, +) >= 850)
        #expect(games.flatMap(\.facts).count { !$0.seen.isEmpty } >= 100)
        #expect(Self.errors.count >= 30)
    }

    @Test(arguments: games) func areInTheCatalog(_ game: KnownFacts.Game) throws {
        let checker = try KnownFactChecker(RealSite.english(), game: game.slug)
        for fact in game.facts {
            #expect(try checker.says(fact), "line \(fact.line): \(game.slug): \(fact.text)")
        }
    }

    @Test(arguments: games) func areOnPages(_ game: KnownFacts.Game) throws {
        for sight in game.facts.flatMap(\.seen) { try Self.expect(sight) }
    }

    /// Errors of the source that misled readers most, as they were.
    @Test(arguments: errors) func noLongerMislead(_ error: KnownFacts.Sight) throws {
        try Self.expect(error)
    }

    private static func expect(_ sight: KnownFacts.Sight) throws {
        let sites = try RealSite.sites().all
        for (site, text) in zip(sites, sight.texts) {
            let isThere = try KnownPages.page(sight.page, in: site).has(text)
            #expect(
                isThere != sight.isAbsent,
                "line \(sight.line): \(site.language.code)/\(sight.page): \(text)")
        }
    }
}

/// Pages of the committed database as they are published.
private enum KnownPages {
    /// By their addresses below the folder of a language.
    private static let pages = Result {
        let pages = PageKinds.pages(try RealSite.sites().indexes)
        return Dictionary(pages.map { ($0.route.path, $0) }) { first, _ in first }
    }

    private static let renderers = Result {
        let renderer = try RealSite.theme().renderer
        return try RealSite.sites().all.map { try PageRenderer($0, renderer: renderer) }
    }

    static func page(_ address: String, in site: LocalizedSite) throws -> SpokenPage {
        let page = try #require(try pages.get()[address], "there is no \(address)")
        let renderer = try #require(
            try renderers.get().first { $0.site.language == site.language })
        var output = OutputBuffer()
        try renderer.render(page, page.makeViews()(site), into: &output)
        return SpokenPage(output.bytes)
    }
}

/// What a page says, without its mark-up: the bytes of its text.
private struct SpokenPage {
    private let text: [UInt8]
    /// How far apart the parts of a text may be, in bytes.
    private static let reach = 3_000

    init(_ page: [UInt8]) {
        var words: [UInt8] = []
        var isTag = false
        for byte in page {
            if byte == UInt8(ascii: "<") { isTag = true }
            let isSpace = isTag || byte <= UInt8(ascii: " ")
            if !isSpace {
                words.append(byte)
            } else if words.last != UInt8(ascii: " ") {
                words.append(UInt8(ascii: " "))
            }
            if byte == UInt8(ascii: ">") { isTag = false }
        }
        let entities = [
            ("&#39;", "'"), ("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"),
        ]
        let text = String(decoding: words, as: UTF8.self)
        self.text = Array(
            entities.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }.utf8)
    }

    /// Whether the page has a text, or its parts between " … " in this order and near one another.
    func has(_ text: String) -> Bool {
        let parts = text.components(separatedBy: " … ").map { Array($0.utf8) }
        return has(parts[...], in: self.text.indices)
    }

    private func has(_ parts: ArraySlice<[UInt8]>, in range: Range<Int>) -> Bool {
        guard let part = parts.first else { return true }
        var place = range.lowerBound
        while place + part.count <= range.upperBound {
            if text[place...].starts(with: part) {
                let end = place + part.count
                let next = end..<min(end + Self.reach, text.count)
                if has(parts.dropFirst(), in: next) { return true }
            }
            place += 1
        }
        return false
    }
}
