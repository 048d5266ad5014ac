/// How types strike one another, today and in earlier generations.
///
/// It is a class so that its holders copy one reference instead of many tables.
package final class TypeChart: Sendable {
    /// The types that the chart shows, by number: the eighteen, without stellar, unknown, shadow.
    package let shownTypes: [Identifier<PokemonType>]
    /// In which each type appeared.
    private let appearance: ValueTable<PokemonType, Identifier<Generation>>
    private let today: Percentages
    private let then: ValueTable<Generation, Percentages>

    /// What all types deal to all types, in percent.
    private struct Percentages: Sendable {
        private let positions: PositionTable<PokemonType>
        private let count: Int
        private var values: [Int]

        init(_ types: [PokemonType]) {
            positions = PositionTable(types.map(\.id))
            count = types.count
            values = Array(repeating: 100, count: count * count)
        }

        subscript(
            attacking: Identifier<PokemonType>, defending: Identifier<PokemonType>
        ) -> Int {
            get { values[positions[attacking] * count + positions[defending]] }
            set { values[positions[attacking] * count + positions[defending]] = newValue }
        }
    }

    package init(_ catalog: Catalog) {
        shownTypes = catalog.types.filter { Self.standsInChart($0) }.map(\.id)
        appearance = ValueTable(catalog.types.reduce(into: [:]) { $0[$1.id] = $1.generation })
        var today = Percentages(catalog.types)
        let past = catalog.typeRelations.filter { $0.lastGeneration != nil }
            .sorted { ($0.lastGeneration?.rawValue ?? 0) > ($1.lastGeneration?.rawValue ?? 0) }
        for relation in catalog.typeRelations where relation.lastGeneration == nil {
            today[relation.attacking, relation.defending] = relation.percent
        }
        self.today = today
        then = ValueTable(
            catalog.generations.reduce(into: [:]) { all, generation in
                all[generation.id] = today
                // What held for the shortest time after it comes last.
                for relation in past where relation.lastGeneration ?? generation.id >= generation.id
                {
                    all[generation.id]?[relation.attacking, relation.defending] = relation.percent
                }
            })
    }

    /// Those of ``shownTypes`` that a generation has; `nil` is today.
    package func shownTypes(in generation: Identifier<Generation>?) -> [Identifier<PokemonType>] {
        guard let generation else { return shownTypes }
        return shownTypes.filter { appearance[$0] ?? generation <= generation }
    }

    /// Every two of them, in the same order.
    package var pairs: [(Identifier<PokemonType>, Identifier<PokemonType>)] {
        shownTypes.enumerated().flatMap { index, first in
            shownTypes.dropFirst(index + 1).map { (first, $0) }
        }
    }

    /// Whether a type has a row and a column in the chart.
    package static func standsInChart(_ type: PokemonType) -> Bool {
        !["stellar", "unknown", "shadow"].contains(type.slug.text)
    }

    /// The damage that a type's moves deal to one type.
    ///
    /// - Parameter generation: the generation whose rules count; `nil` for today's.
    package func multiplier(
        of attacking: Identifier<PokemonType>, against defending: Identifier<PokemonType>,
        in generation: Identifier<Generation>? = nil
    ) -> Multiplier {
        let percentages = generation.flatMap { then[$0] } ?? today
        return Multiplier(percent: percentages[attacking, defending])
    }

    /// The damage that a type's moves deal to a Pokémon of one or two types.
    package func multiplier(
        of attacking: Identifier<PokemonType>, against defending: [Identifier<PokemonType>],
        in generation: Identifier<Generation>? = nil
    ) -> Multiplier {
        defending.reduce(.ordinary) { product, type in
            product * multiplier(of: attacking, against: type, in: generation)
        }
    }

    /// The damage that the best of moves of several types deals to one type.
    package func multiplier(
        ofBestOf attacking: [Identifier<PokemonType>], against defending: Identifier<PokemonType>,
        in generation: Identifier<Generation>? = nil
    ) -> Multiplier {
        attacking.map { multiplier(of: $0, against: defending, in: generation) }.max()
            ?? .ordinary
    }
}

/// How many times the ordinary damage: 0, ¼, ½, 1, 2 or 4 by types, and by abilities also values
/// between them.
package struct Multiplier: Hashable, Comparable, Sendable {
    /// The sixteenths of the ordinary damage: 16 is ordinary, 64 is fourfold. Half of a quarter, and
    /// three or five quarters of it, are whole numbers of them.
    package let sixteenths: Int

    package static let ordinary = Multiplier(sixteenths: 16)

    private init(sixteenths: Int) { self.sixteenths = sixteenths }

    package init(quarters: Int) { sixteenths = quarters * 4 }

    /// Takes a percentage that 25 divides: that of one type relation (0, 50, 100 or 200), or of what
    /// an ability changes.
    package init(percent: Int) { self.init(quarters: percent / 25) }

    /// The quarters of the ordinary damage, of which the multipliers of the type chart consist.
    package var quarters: Int { sixteenths / 4 }

    /// The percentage, exact for multiples of a quarter.
    package var percent: Int { sixteenths * 25 / 4 }

    /// The damage where both count.
    package static func * (first: Self, second: Self) -> Self {
        Multiplier(sixteenths: first.sixteenths * second.sixteenths / 16)
    }

    package static func < (first: Self, second: Self) -> Bool {
        first.sixteenths < second.sixteenths
    }
}
