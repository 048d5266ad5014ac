/// Finds the Pokémon that have an ability, or had it once.
public struct AbilityHolders: Sendable {
    /// A Pokémon that has an ability.
    public struct Holder: Hashable, Sendable {
        /// The Pokémon.
        public let pokemon: Identifier<Pokemon>
        /// Whether it has it as its hidden ability alone.
        public let isHidden: Bool
    }

    /// A Pokémon that had an ability in earlier generations and has it no longer.
    public struct PastHolder: Hashable, Sendable {
        /// The Pokémon.
        public let pokemon: Identifier<Pokemon>
        /// Whether it was its hidden ability.
        public let isHidden: Bool
        /// The generation from which on it had it.
        public let firstGeneration: Identifier<Generation>
        /// The last generation in which it had it.
        public let lastGeneration: Identifier<Generation>
    }

    private let holders: [Identifier<Ability>: [Holder]]
    private let pastHolders: [Identifier<Ability>: [PastHolder]]

    /// Abilities came with generation III.
    private static let firstGeneration = Identifier<Generation>(3)

    /// Finds the holders of all abilities of a catalog.
    public init(_ index: CatalogIndex) {
        var holders: [Identifier<Ability>: [Holder]] = [:]
        var pastHolders: [Identifier<Ability>: [PastHolder]] = [:]
        for pokemon in index.catalog.species.flatMap({ $0.varieties.map { index[$0] } }) {
            for (ability, holder) in Self.holdings(of: pokemon) {
                holders[ability, default: []].append(holder)
            }
            for (ability, holder) in Self.pastHoldings(of: pokemon, index) {
                pastHolders[ability, default: []].append(holder)
            }
        }
        self.holders = holders
        self.pastHolders = pastHolders
    }

    /// Who has an ability today, by national number, then as their species orders its varieties;
    /// empty where nobody has it.
    public func holders(of ability: Identifier<Ability>) -> [Holder] {
        holders[ability] ?? []
    }

    /// Who had an ability and has it no longer, in the same order.
    public func pastHolders(of ability: Identifier<Ability>) -> [PastHolder] {
        pastHolders[ability] ?? []
    }

    private static func holdings(of pokemon: Pokemon) -> [(Identifier<Ability>, Holder)] {
        let slots = Dictionary(grouping: pokemon.abilities.filter { $0.ability != nil }) {
            $0.ability
        }
        return slots.compactMap { ability, slots in
            ability.map {
                ($0, Holder(pokemon: pokemon.id, isHidden: slots.allSatisfy(\.isHidden)))
            }
        }
    }

    private static func pastHoldings(
        of pokemon: Pokemon, _ index: CatalogIndex
    ) -> [(Identifier<Ability>, PastHolder)] {
        let today = Set(pokemon.abilities.compactMap(\.ability))
        var firsts: [Int: Identifier<Generation>] = [:]
        var holdings: [(Identifier<Ability>, PastHolder)] = []
        for entry in pokemon.past.abilities {
            for slot in entry.elements {
                let first =
                    firsts[slot.slot] ?? max(index.generation(of: pokemon), firstGeneration)
                firsts[slot.slot] = Identifier(entry.lastGeneration.rawValue + 1)
                guard let ability = slot.ability, !today.contains(ability) else { continue }
                let holder = PastHolder(
                    pokemon: pokemon.id, isHidden: slot.isHidden,
                    firstGeneration: min(first, entry.lastGeneration),
                    lastGeneration: entry.lastGeneration)
                holdings.append((ability, holder))
            }
        }
        return holdings
    }
}
