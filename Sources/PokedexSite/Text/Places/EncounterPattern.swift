import PokedexDomain

/// How slugs of conditions are built that name something, such as `trade-togepi-or-togetic`.
///
/// A new pattern is a line in ``all`` and a text `encounter-condition-pattern.{key}` in every translation,
/// whose placeholders are the pattern's.
struct EncounterPattern: Sendable {
    /// The key below `encounter-condition-pattern`.
    let key: String
    private let pieces: [Piece]

    private init(_ key: String, _ pieces: Piece...) {
        self.key = key
        self.pieces = pieces
    }

    /// All patterns; a slug has the text of the first one that fits.
    static let all = [
        EncounterPattern("fossil", "item-", .name("item", .fossil(.whole))),
        EncounterPattern("fossil-half", "item-", .name("item", .fossil(.half))),
        EncounterPattern("item", "item-", .name("item", .item)),
        EncounterPattern("trade", "trade-", .name("pokemon", .pokemon)),
        EncounterPattern(
            "trade-either", "trade-", .name("pokemon", .pokemon), "-or-", .name("other", .pokemon)),
        EncounterPattern("coins", "coins-", .name("count", .number)),
        EncounterPattern("starter", "starter-", .name("pokemon", .pokemon)),
        EncounterPattern("safari-peak", "johto-safari-blocks-peak-min-", .name("count", .number)),
        EncounterPattern(
            "safari-forest", "johto-safari-blocks-forest-min-", .name("count", .number)),
        EncounterPattern(
            "safari-plains", "johto-safari-blocks-plains-min-", .name("count", .number)),
        EncounterPattern("safari-water", "johto-safari-blocks-water-min-", .name("count", .number)),
        EncounterPattern("diglett", "alolan-diglett-found-", .name("count", .number)),
        EncounterPattern("den-stars", "max-den-rating-", .name("count", .number), "-star"),
        EncounterPattern("raid-stars", "tera-raid-", .name("count", .number), "-star"),
        EncounterPattern("tera", "tera-", .name("type", .type)),
        EncounterPattern("holds", "holds-", .name("item", .item)),
        EncounterPattern(
            "great-marsh", "great-marsh-daily-slot-", .name("count", .number), "-of-",
            .name("total", .number)),
        EncounterPattern("friend-safari", "friend-safari-slot-", .name("count", .number)),
        EncounterPattern(
            "clock", "time-", .name("from", .digits), "-00-to-", .name("to", .digits), "-59"),
        EncounterPattern(
            "minutes", "time-minute-", .name("from", .digits), "-to-", .name("to", .digits)),
        EncounterPattern("slot2", "slot2-", .name("game", .game)),
        EncounterPattern("save-data", "save-data-from-", .name("game", .game)),
        EncounterPattern("party-one", "other-", .name("a", .pokemon), "-in-party"),
        EncounterPattern(
            "party-two", "other-", .name("a", .pokemon), "-", .name("b", .pokemon), "-in-party"),
        EncounterPattern(
            "party-either", "other-", .name("a", .pokemon), "-or-", .name("b", .pokemon),
            "-in-party"),
        EncounterPattern(
            "party-three", "other-", .name("a", .pokemon), "-", .name("b", .pokemon), "-",
            .name("c", .pokemon), "-in-party"),
        EncounterPattern(
            "party-five", "other-", .name("a", .pokemon), "-", .name("b", .pokemon), "-",
            .name("c", .pokemon), "-", .name("d", .pokemon), "-", .name("e", .pokemon),
            "-in-party"),
        EncounterPattern("caught", "other-caught-", .name("pokemon", .pokemon)),
        EncounterPattern(
            "caught-either", "other-captured-", .name("a", .pokemon), "-or-", .name("b", .pokemon)),
        EncounterPattern(
            "beaten-either", "story-progress-defeated-", .name("a", .pokemon), "-or-",
            .name("b", .pokemon)),
        EncounterPattern(
            "met-either", "story-progress-met-", .name("a", .pokemon), "-", .name("b", .pokemon)),
        EncounterPattern("carrot", "other-grow-", .name("item", .item)),
        EncounterPattern("pattern", "other-choose-", .name("pokemon", .pokemon), "-pattern"),
    ]
}

extension EncounterPattern {
    /// What a part of a slug may name.
    enum Noun: Hashable, Sendable {
        case item
        case fossil(FossilItem)
        /// A species, or else a variety.
        case pokemon
        case game
        case type
        /// A whole number, written as the language does.
        case number
        /// A number that keeps its leading zero, as the hours and minutes of a clock do.
        case digits
    }

    /// A part of the slugs.
    private enum Piece: ExpressibleByStringLiteral, Sendable {
        /// The same in all of them.
        case text(String)
        /// The slug of something whose name fills a placeholder.
        case name(String, Noun)

        init(stringLiteral text: String) {
            self = .text(text)
        }

        var placeholder: String? {
            if case .name(let placeholder, _) = self { placeholder } else { nil }
        }
    }

    /// The placeholders that its text must have.
    var placeholders: Set<String> { Set(pieces.compactMap(\.placeholder)) }

    /// What fills the placeholders of its text; `nil` for a slug that is not built so, or names
    /// something unknown.
    func values(of slug: String, _ nouns: EncounterNouns) -> [String: String]? {
        Self.values(of: slug[...], pieces[...], nouns)
    }

    private static func values(
        of slug: Substring, _ pieces: ArraySlice<Piece>, _ nouns: EncounterNouns
    ) -> [String: String]? {
        switch pieces.first {
        case nil:
            return slug.isEmpty ? [:] : nil
        case .text(let text):
            guard slug.hasPrefix(text) else { return nil }
            return values(of: slug.dropFirst(text.count), pieces.dropFirst(), nouns)
        case .name(let placeholder, let noun):
            // Slugs have hyphens of their own, so that a name may end before any of them.
            for end in slug.indices.filter({ slug[$0] == "-" }) + [slug.endIndex] {
                guard let name = nouns.name(slug[..<end], noun),
                    let others = values(of: slug[end...], pieces.dropFirst(), nouns)
                else { continue }
                return others.merging([placeholder: name]) { own, _ in own }
            }
            return nil
        }
    }
}

/// The names of what slugs of conditions name, in one language.
struct EncounterNouns: Sendable {
    private let items: [String: String]
    private let pokemon: [String: String]
    private let games: [String: String]
    private let types: [String: String]
    private let numbers: Numbers

    /// Takes the names by slug. The texts `item` also have those of items that are not in the catalog.
    init(_ catalog: Catalog, names: Names, translation: Translation) {
        items = catalog.items.reduce(into: translation.texts(under: "item")) {
            $0[$1.slug.text] = names.items[$1.id].text
        }
        let varieties = catalog.pokemon.reduce(into: [:]) {
            $0[$1.slug.text] = names.pokemon[$1.id].text
        }
        pokemon = catalog.species.reduce(into: varieties) {
            $0[$1.slug.text] = names.species[$1.id].text
        }
        games = catalog.versions.reduce(into: [:]) {
            $0[$1.slug.text] = names.versions[$1.id].text
        }
        types = catalog.types.reduce(into: [:]) { $0[$1.slug.text] = names.types[$1.id].text }
        numbers = Numbers(language: names.language)
    }

    /// The name that a slug stands for; `nil` for one that is unknown.
    func name(_ slug: Substring, _ noun: EncounterPattern.Noun) -> String? {
        switch noun {
        case .item: items[String(slug)]
        case .fossil(let fossil): FossilItem(slug) == fossil ? items[String(slug)] : nil
        case .pokemon: pokemon[String(slug)]
        case .game: games[String(slug)]
        case .type: types[String(slug)]
        case .number: isNumber(slug) ? Int(slug).map(numbers.integer) : nil
        case .digits: isNumber(slug) ? String(slug) : nil
        }
    }

    private func isNumber(_ slug: Substring) -> Bool {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        return !slug.isEmpty && slug.utf8.allSatisfy(digits.contains)
    }
}
