import Foundation
import TestSupport
import Testing

/// What players know of the games, from `Fixtures/known-facts.txt`, whose first lines explain it.
enum KnownFacts {
    /// What is known of one game.
    struct Game: CustomTestStringConvertible, Sendable {
        /// That of the version group.
        let slug: String
        var facts: [Fact] = []

        var testDescription: String { slug }
    }

    struct Fact: Sendable {
        let text: String
        /// Its number in the file.
        let line: Int
        var seen: [Sight] = []

        var words: [String] { text.split(separator: " ").map(String.init) }
    }

    /// A text of a page in both languages.
    struct Sight: CustomTestStringConvertible, Sendable {
        /// The address below the folder of the language.
        let page: String
        /// By language, English first.
        let texts: [String]
        /// Whether the page must not have the text.
        let isAbsent: Bool
        let line: Int

        var testDescription: String { "\(page) in line \(line)" }
    }

    struct WrongLine: Error { let line: Int }

    static let file = Result { try read("Tests/PokedexCLITests/Fixtures/known-facts.txt") }

    /// The games, and the errors that other sources found, by the texts that show that they are gone.
    private static func read(_ path: String) throws -> (games: [Game], errors: [Sight]) {
        let text = String(decoding: try ProjectFiles.bytes(of: path), as: UTF8.self)
        var games: [Game] = []
        var errors: [Sight] = []
        var isInErrors = false
        for (number, line) in zip(
            1..., text.split(separator: "\n", omittingEmptySubsequences: false))
        where !line.isEmpty && !line.hasPrefix("#") {
            if line.hasPrefix("== ") {
                let slug = line.dropFirst(3).prefix { $0 != ":" }
                isInErrors = slug == "errors"
                if !isInErrors { games.append(Game(slug: String(slug))) }
            } else if let sight = try sight(line, number) {
                if isInErrors {
                    errors.append(sight)
                } else {
                    let game = games.count - 1
                    games[game].facts[games[game].facts.count - 1].seen.append(sight)
                }
            } else {
                games[games.count - 1].facts.append(Fact(text: String(line), line: number))
            }
        }
        return (games, errors)
    }

    /// What is seen on a page; `nil` for a line of another kind.
    private static func sight(_ line: Substring, _ number: Int) throws -> Sight? {
        guard line.hasPrefix("> ") || line.hasPrefix("< ") else { return nil }
        let parts = String(line.dropFirst(2)).components(separatedBy: " | ")
        guard parts.count == 3 else { throw WrongLine(line: number) }
        return Sight(
            page: parts[0], texts: Array(parts.dropFirst()), isAbsent: line.hasPrefix("< "),
            line: number)
    }
}
