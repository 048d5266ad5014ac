import Mustache
import PokedexDomain

/// Games that `data-in` and `data-not-in` name by one word: an era, a game, or a version.
protocol GameToken: Sendable {
    var token: String { get }
}

extension Era: GameToken {}

extension VersionGroup: GameToken {}

extension GameVersion: GameToken {
    var token: String { slug.text }
}

/// What a page shows of something that is not the same in all games: today's fact, or another one
/// with the games, or eras, in which it held. `start-game.js` shows the one of the reader's game; without
/// a game, today's is shown.
struct GameVariant<Games: GameToken, Fact: Equatable> {
    let fact: Fact
    let isToday: Bool
    /// The oldest first.
    fileprivate(set) var games: [Games]
    /// In which games it is shown.
    fileprivate(set) var marks = EraMarks()

    /// Today's, then the others, the newest first.
    ///
    /// - Parameters:
    ///   - games: the oldest first; those in which there is nothing are left out.
    ///   - today: what is the case today.
    ///   - fact: what was the case in a game.
    static func all(
        _ games: [Games], today: Fact, fact: (Games) throws -> Fact
    ) rethrows -> [Self] {
        var variants = [Self(fact: today, isToday: true, games: [])]
        for game in games.reversed() {
            let fact = try fact(game)
            if let place = variants.firstIndex(where: { $0.fact == fact }) {
                variants[place].games.insert(game, at: 0)
            } else {
                variants.append(Self(fact: fact, isToday: false, games: [game]))
            }
        }
        for place in variants.indices.dropFirst() {
            variants[place].marks = EraMarks(shownIn: variants[place].games)
        }
        variants[0].marks = EraMarks(hiddenIn: variants.dropFirst().reversed().flatMap { $0.games })
        return variants
    }
}

/// In which eras, or games, an element is shown: the values of its `data-in` and `data-not-in`.
struct EraMarks: Sendable {
    /// The eras in which it is shown, and only with a game; `nil` for elements that are also shown without.
    var shownIn: [any GameToken]?
    /// The eras in which it is not shown.
    var hiddenIn: [any GameToken] = []

    /// An object with the members `in` and `notIn` besides; `null` where there is no such attribute.
    func marking(_ object: Object) -> Object { object.adding(["in": shown, "notIn": hidden]) }

    /// The member `in`.
    var shown: String? { shownIn.map(Self.tokens) }

    /// The member `notIn`.
    var hidden: String? { hiddenIn.isEmpty ? nil : Self.tokens(hiddenIn) }

    /// The elements of lists, each once, with the eras whose list has it: today's in their order, before
    /// each those of earlier eras that had its place.
    static func entries<Element: Hashable>(
        _ eras: [Era], today: [Element], elements: (Era) -> [Element]
    ) -> [(element: Element, marks: EraMarks)] {
        let lists = eras.map { (era: $0, elements: elements($0)) }
        var order = today
        for list in lists.reversed() {
            for (place, element) in list.elements.enumerated() where !order.contains(element) {
                order.insert(element, at: min(place, order.count))
            }
        }
        return order.map { element in
            let with = lists.filter { $0.elements.contains(element) }.map { $0.era }
            let without = eras.filter { !with.contains($0) }
            let isThere = today.contains(element)
            return (element, isThere ? EraMarks(hiddenIn: without) : EraMarks(shownIn: with))
        }
    }

    /// The eras in which a list is shown: those in which there is anything in it. It is shown without a game if
    /// there is anything today.
    static func list<Element>(
        _ eras: [Era], today: [Element], elements: (Era) -> [Element]
    ) -> EraMarks {
        let filled = eras.filter { !elements($0).isEmpty }
        return today.isEmpty
            ? EraMarks(shownIn: filled)
            : EraMarks(hiddenIn: eras.filter { !filled.contains($0) })
    }

    /// A choice in a form, with the games in which it can be made.
    func choice(_ value: String, _ name: String) -> Object {
        marking(["value": value, "name": name])
    }

    private static func tokens(_ eras: [any GameToken]) -> String {
        eras.map(\.token).joined(separator: " ")
    }
}

extension LocalizedSite {
    /// The eras other than today's, the oldest first.
    var pastEras: [Era] {
        let today = content.indexes.catalog.generations.last.map { Era($0.id) }
        return content.indexes.places.games.eras.filter { $0 != today }
    }

    /// The eras in which something did not exist yet, the oldest first.
    ///
    /// - Parameter generation: that in which it appeared.
    func eras(before generation: Identifier<Generation>) -> [Era] {
        content.indexes.places.games.eras.filter { $0.generation < generation }
    }

    /// That counts are about the Pokémon of a game's time, in some eras, for `partials/era-note`; `null` where
    /// all are today's.
    func countNote(_ eras: [Era]) throws -> Object? {
        let past = eras.filter(pastEras.contains)
        return past.isEmpty
            ? nil : EraMarks(shownIn: past).marking(["text": try phrase("ui.era.counts")])
    }

    /// A text that is not the same in all eras, for `partials/era-count`.
    ///
    /// - Parameters:
    ///   - eras: the oldest first; those left out show today's.
    ///   - count: what is counted in an era; `nil` where nothing is shown.
    func value(
        _ eras: [Era], today: Int, count: (Era) -> Int?, text: (Int) throws -> String
    ) throws -> Object {
        let variants = GameVariant.all(eras, today: Optional(today), fact: count)
        return try [
            "text": text(today),
            "variants": variants.count == 1
                ? []
                : variants.compactMap { variant in
                    try variant.fact.map { variant.marks.marking(["text": try text($0)]) }
                },
        ]
    }

    /// Eras in words: "Generations II–V, Legends: Arceus".
    func text(of eras: [Era]) throws -> String {
        let ordinary = eras.filter { $0.token == String($0.generation.rawValue) }
        let spans = ordinary.map(\.generation).reduce(
            into: [(first: Identifier<Generation>, last: Identifier<Generation>)]()
        ) { spans, generation in
            if let last = spans.last?.last, last.rawValue + 1 == generation.rawValue {
                spans[spans.count - 1].last = generation
            } else {
                spans.append((generation, generation))
            }
        }
        let games = content.indexes.places.games.inOrder.filter { game in
            eras.contains { $0.token == game.token }
        }
        return try list(
            spans.map { try generations(from: $0.first, to: $0.last) }
                + games.map { content.names.versionGroups[$0.id].text })
    }
}

extension Sequence where Element: Hashable {
    /// Each element once, where it stands first.
    var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
