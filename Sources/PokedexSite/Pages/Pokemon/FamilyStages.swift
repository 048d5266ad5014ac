import PokedexDomain

/// A Pokémon in the drawing of a family, with the way to it.
struct FamilyStage {
    /// What leads to a Pokémon.
    enum Way {
        /// Its evolution from the first node, to the second.
        case evolution(PokemonFamilies.Node, PokemonFamilies.Node)
        /// It is a form that the Pokémon before it takes in battle.
        case form(TakenForm)
    }

    let pokemon: Identifier<Pokemon>
    /// `nil` for the first.
    let way: Way?
    let children: [FamilyStage]

    /// This one and all behind it, in the order of the lists.
    var all: [FamilyStage] { [self] + children.flatMap(\.all) }

    var isTakenForm: Bool {
        if case .form = way { true } else { false }
    }

    /// An evolution and those that follow, with the forms that each Pokémon takes behind them.
    init(
        _ node: PokemonFamilies.Node, from base: PokemonFamilies.Node? = nil,
        forms: [Identifier<Pokemon>: [FamilyStage]] = [:]
    ) {
        pokemon = node.pokemon
        way = base.map { .evolution($0, node) }
        children =
            node.children.map { FamilyStage($0, from: node, forms: forms) }
            + forms[node.pokemon, default: []]
    }

    init(_ pokemon: Identifier<Pokemon>, way: Way? = nil, children: [FamilyStage] = []) {
        self.pokemon = pokemon
        self.way = way
        self.children = children
    }
}

extension FamilyStage {
    /// The first Pokémon of a family with its Mega and Gigantamax forms: those that evolve from none,
    /// then those that neither evolve nor are evolved into but take a form, such as Eternal Floette.
    ///
    /// - Parameter trees: the family's.
    static func roots(
        of chain: EvolutionChain, _ trees: [PokemonFamilies.Node], _ indexes: CatalogIndexes
    ) -> [FamilyStage] {
        let varieties = indexes.families.members(of: chain).flatMap(\.varieties)
            .map { indexes.entities[$0] }
        var forms: [Identifier<Pokemon>: [FamilyStage]] = [:]
        for variety in varieties {
            guard let kind = TakenForm(variety), let base = indexes.battleForms.base(of: variety)
            else { continue }
            forms[base.id, default: []].append(FamilyStage(variety.id, way: .form(kind)))
        }
        let evolving = trees.map { FamilyStage($0, forms: forms) }
        let drawn = Set(evolving.flatMap(\.all).map(\.pokemon))
        return evolving
            + varieties.filter { !drawn.contains($0.id) }.compactMap { base in
                forms[base.id].map { FamilyStage(base.id, children: $0) }
            }
    }
}

/// The forms in battle that stand in a family.
enum TakenForm: String {
    case mega, gigantamax

    init?(_ pokemon: Pokemon) {
        guard pokemon.isMega || pokemon.isGigantamax else { return nil }
        self = pokemon.isMega ? .mega : .gigantamax
    }
}
