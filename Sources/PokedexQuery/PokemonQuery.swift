import PokedexDomain

/// Which Pokémon are wanted, and in which order.
///
/// Every condition must hold. Names of things were looked up already: what is left are identifiers
/// and figures.
package struct PokemonQuery: Hashable, Sendable {
    /// What must hold.
    package let conditions: [Condition]
    /// In which order they come.
    package let order: Order

    /// Holds one query; without conditions it wants every Pokémon, by national number.
    package init(conditions: [Condition] = [], order: Order = Order()) {
        self.conditions = conditions
        self.order = order
    }
}

extension PokemonQuery {
    /// One thing that must hold, or must not.
    package struct Condition: Hashable, Sendable {
        /// What is asked.
        package let subject: Subject
        /// Whether it must not hold.
        package let isNegated: Bool

        /// Holds one condition.
        package init(_ subject: Subject, isNegated: Bool = false) {
            self.subject = subject
            self.isNegated = isNegated
        }
    }

    /// What can be asked of a Pokémon. Of several alternatives any will do.
    package enum Subject: Hashable, Sendable {
        /// It is one of these.
        case pokemon(Set<Identifier<Pokemon>>)
        /// It has the type today.
        case types([Identifier<PokemonType>])
        /// It can have the ability, hidden or not.
        case abilities([Identifier<Ability>])
        /// It can have the move, by itself or through an earlier stage, in the games and ways that
        /// the query names.
        case moves([Identifier<Move>])
        /// It learns moves in these games. Unless negated, moves are looked for in the games that
        /// are named, all such conditions taken together.
        case games([Identifier<VersionGroup>])
        /// Holds for all. Moves are looked for among what is learned in these ways, all such
        /// conditions taken together; negated, among what is learned otherwise.
        case methods([Identifier<LearnMethod>])
        /// Its species is in the egg group.
        case eggGroups([Identifier<EggGroup>])
        /// Its species is in the Pokédex.
        case pokedexes([Identifier<Pokedex>])
        /// It is such a Pokémon.
        case traits([Trait])
        /// The figure is known and agrees; negated, it is known and does not.
        case figure(Figure, FigureTest)
    }

    /// What a Pokémon can be.
    package enum Trait: String, CaseIterable, Hashable, Sendable {
        /// Its species is legendary.
        case legendary
        /// Its species is mythical.
        case mythical
        /// Its species is a baby.
        case baby
        /// It is not its species' first variety.
        case form
        /// It is a Mega Evolution.
        case mega
        /// It is a Gigantamax form.
        case gigantamax
        /// It exists in battle alone.
        case battleOnly = "battle-only"
    }
}

extension PokemonQuery {
    /// A figure of a Pokémon.
    package enum Figure: Hashable, Sendable {
        /// The generation in which the form appeared.
        case generation
        /// Its species' number in the national Pokédex.
        case number
        /// A base stat.
        case stat(Stat)
        /// The sum of the six base stats.
        case total
        /// Its height in decimetres.
        case height
        /// Its weight in hectograms.
        case weight
    }

    /// What a figure must be.
    package enum FigureTest: Hashable, Sendable {
        /// One of these.
        case oneOf([Int])
        /// This or more.
        case atLeast(Int)
        /// This or less.
        case atMost(Int)

        /// Whether a figure is what it must be.
        package func holds(for figure: Int) -> Bool {
            switch self {
            case .oneOf(let figures): figures.contains(figure)
            case .atLeast(let bound): figure >= bound
            case .atMost(let bound): figure <= bound
            }
        }
    }

    /// An order. Pokémon whose figure is unknown come last in either direction; equals stand by
    /// national number, then in the catalog's order.
    package struct Order: Hashable, Sendable {
        /// What Pokémon are sorted by.
        package let key: OrderKey
        /// Whether the greatest comes first.
        package let isReversed: Bool

        /// Holds one order.
        package init(by key: OrderKey = .figure(.number), isReversed: Bool = false) {
            self.key = key
            self.isReversed = isReversed
        }
    }

    /// What Pokémon can be sorted by.
    package enum OrderKey: Hashable, Sendable {
        /// A figure.
        case figure(Figure)
        /// The number of its species in a Pokédex.
        case pokedex(Identifier<Pokedex>)
        /// Its name, as the reader's language sorts names.
        case name
    }
}
