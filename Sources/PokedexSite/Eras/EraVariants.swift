import Mustache
import PokedexDomain

/// Games that `data-in` and `data-not-in` name by one word: an era, a game, or a version.
protocol GameToken {
    var token: String { get }
}

extension Era: GameToken {}

extension VersionGroup: GameToken {
    var token: String { slug.text }
}

extension GameVersion: GameToken {
    var token: String { slug.text }
}

/// What a page shows of something that is not the same in all eras, or games: today's fact, and each
/// other one with the eras in which it held. `start-game.js` shows the one of the reader's game; without a
/// game, today's is shown.
struct EraVariants<Games: GameToken, Fact: Equatable> {
    /// A fact with its eras.
    struct Variant {
        let fact: Fact
        /// The oldest first.
        fileprivate(set) var eras: [Games]
        let isToday: Bool
    }

    /// Today's, then the others, the newest first.
    private(set) var variants: [Variant]

    /// Compares eras.
    ///
    /// - Parameters:
    ///   - eras: the oldest first; those in which there is nothing are left out.
    ///   - today: what is the case today.
    ///   - fact: what was the case in an era.
    init(_ eras: [Games], today: Fact, fact: (Games) throws -> Fact) rethrows {
        variants = [Variant(fact: today, eras: [], isToday: true)]
        for era in eras.reversed() {
            let fact = try fact(era)
            if let place = variants.firstIndex(where: { $0.fact == fact }) {
                variants[place].eras.insert(era, at: 0)
            } else {
                variants.append(Variant(fact: fact, eras: [era], isToday: false))
            }
        }
    }

    /// Whether there is nothing but today's.
    var areAlike: Bool { variants.count == 1 }

    /// In which eras a variant is shown.
    func marks(of variant: Variant) -> EraMarks {
        variant.isToday
            ? EraMarks(hiddenIn: variants.dropFirst().reversed().flatMap(\.eras))
            : EraMarks(shownIn: variant.eras)
    }
}

/// In which eras, or games, an element is shown: the values of its `data-in` and `data-not-in`.
struct EraMarks {
    /// The eras in which it is shown, and only with a game; `nil` for elements that are also shown without.
    var shownIn: [any GameToken]?
    /// The eras in which it is not shown.
    var hiddenIn: [any GameToken] = []

    /// The members `in` and `notIn`; `null` where there is no such attribute.
    var members: [(String, Value)] {
        [
            ("in", shownIn.map { .text(Self.tokens($0)) } ?? .null),
            ("notIn", hidden),
        ]
    }

    /// The member `notIn`.
    var hidden: Value { hiddenIn.isEmpty ? .null : .text(Self.tokens(hiddenIn)) }

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
            if today.contains(element) {
                let without = lists.filter { !$0.elements.contains(element) }.map(\.era)
                return (element, EraMarks(hiddenIn: without))
            }
            return (
                element,
                EraMarks(shownIn: lists.filter { $0.elements.contains(element) }.map(\.era))
            )
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
    func choice(_ value: String, _ name: String) -> Value {
        .object(Object([("value", .text(value)), ("name", .text(name))] + members))
    }

    private static func tokens(_ eras: [any GameToken]) -> String {
        eras.map(\.token).joined(separator: " ")
    }
}

extension LocalizedSite {
    /// The eras other than today's, the oldest first.
    var pastEras: [Era] {
        let today = indexes.catalog.generations.last.map { Era($0.id) }
        return indexes.places.games.eras.filter { $0 != today }
    }

    /// The eras in which something did not exist yet, the oldest first.
    ///
    /// - Parameter generation: that in which it appeared.
    func eras(before generation: Identifier<Generation>) -> [Era] {
        indexes.places.games.eras.filter { $0.generation < generation }
    }

    /// That counts are about the Pokémon of a game's time, in some eras, for `partials/era-note`; `null` where
    /// all are today's.
    func countNote(_ eras: [Era]) throws -> Value {
        let past = eras.filter(pastEras.contains)
        guard !past.isEmpty else { return .null }
        return .object(
            Object(
                [("text", .text(try phrase("ui.era.counts")))] + EraMarks(shownIn: past).members))
    }

    /// A text that is not the same in all eras, for `partials/era-count`.
    ///
    /// - Parameters:
    ///   - eras: the oldest first; those left out show today's.
    ///   - count: what is counted in an era; `nil` where nothing is shown.
    func value(
        _ eras: [Era], today: Int, count: (Era) -> Int?, text: (Int) throws -> String
    ) throws -> Value {
        let variants = EraVariants(eras, today: Optional(today), fact: count)
        return [
            "text": .text(try text(today)),
            "variants": .list(
                try (variants.areAlike ? [] : variants.variants).compactMap { variant in
                    try variant.fact.map { count in
                        .object(
                            Object(
                                [("text", .text(try text(count)))]
                                    + variants.marks(of: variant).members))
                    }
                }),
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
        let games = indexes.places.games.inOrder.filter { game in
            eras.contains { $0.token == game.slug.text }
        }
        return try list(
            spans.map { try generations(from: $0.first, to: $0.last) }
                + games.map { names.versionGroups[$0.id].text })
    }
}
