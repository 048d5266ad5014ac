import Mustache
import PokedexDomain

/// Pieces of mark-up that recur on many pages of one language, rendered once.
///
/// All links are those of pages two folders deep, where every page that shows them lies.
/// A class, so that what reads one of its tables copies no other.
final class RenderedPartials: Sendable {
    /// A move as a row's header, by its place in the catalog.
    private let moveHeaders: [Value]
    /// A move's values as cells, by their place in ``MoveValuesTable``.
    private let moveCells: [Value]
    /// A Pokémon as a row's header, by its place in the catalog.
    private let pokemonHeaders: [Value]
    /// The first cells of a row about a Pokémon, by its place in the catalog.
    private let learners: [Value]
    /// A link to a Pokémon, by its place in the catalog.
    private let pokemonLinks: [Value]
    /// A Pokémon's small picture, by its place in the catalog.
    private let arts: [Value]
    /// What stands below a card's number, by the Pokémon's place in the catalog.
    private let cardLabels: [Value]
    /// A type's badge, by number.
    private let typeBadges: [Identifier<PokemonType>: Value]
    /// A type's name behind a dot of its colour, by number.
    private let typeDots: [Identifier<PokemonType>: Value]
    private let levels: [Value]
    private let machines: MachineCells
    private let learned: Value
    private let notLearned: Value
    private let maker: PartialMaker
    private let index: CatalogIndex
    private let moveValues: MoveValuesTable

    /// Where the pages lie that partials are made for.
    static let links = Links(depth: 2)

    init(
        indexes: CatalogIndexes, moveValues: MoveValuesTable, cellTexts: CellTexts,
        maker: PartialMaker
    ) throws {
        self.maker = maker
        self.moveValues = moveValues
        index = indexes.entities
        let catalog = indexes.catalog
        moveHeaders = try catalog.moves.map { try maker.header(of: $0) }
        moveCells = try moveValues.distinct.map { try maker.cells(of: $0) }
        pokemonHeaders = try catalog.pokemon.map { try maker.header(of: $0) }
        learners = try catalog.pokemon.map { try maker.learner($0) }
        pokemonLinks = try catalog.pokemon.map { try maker.link(to: $0) }
        arts = try catalog.pokemon.map { try maker.art(of: $0, links: Self.links) }
        cardLabels = try catalog.pokemon.map { try maker.cardLabel(of: $0, links: Self.links) }
        typeBadges = try Self.byNumber(catalog.types) { try maker.badge(of: $0) }
        typeDots = try Self.byNumber(catalog.types) { try maker.dot(of: $0) }
        levels = try LearnsetEntry.levels.map { try maker.cell(cellTexts.levels([$0])) }
        machines = try MachineCells(index, texts: cellTexts) { try maker.cell($0) }
        learned = try maker.html("cell-learned", [:])
        notLearned = try maker.html("cell-not-learned", [:])
    }

    private static func byNumber(
        _ types: [PokemonType], make: (PokemonType) throws -> Value
    ) rethrows -> [Identifier<PokemonType>: Value] {
        Dictionary(uniqueKeysWithValues: try types.map { ($0.id, try make($0)) })
    }

    /// A row's header that names a move in both languages and links to it.
    func header(of move: Identifier<Move>) -> Value { moveHeaders[index.position(of: move)] }

    /// A row's header that names a Pokémon in both languages and links to it.
    func header(of pokemon: Identifier<Pokemon>) -> Value {
        pokemonHeaders[index.position(of: pokemon)]
    }

    /// The first cells of a row about a Pokémon: its header, national number and types.
    func learner(_ pokemon: Identifier<Pokemon>) -> Value {
        learners[index.position(of: pokemon)]
    }

    /// A link to a Pokémon by its name.
    func link(to pokemon: Identifier<Pokemon>) -> Value {
        pokemonLinks[index.position(of: pokemon)]
    }

    /// A Pokémon's small picture on its disc: made once for pages two folders deep, else now.
    func art(of pokemon: Identifier<Pokemon>, links: Links) throws -> Value {
        links == Self.links
            ? arts[index.position(of: pokemon)]
            : try maker.art(of: index[pokemon], links: links)
    }

    /// What stands below a card's number: made once for pages two folders deep, else now.
    func cardLabel(of pokemon: Identifier<Pokemon>, links: Links) throws -> Value {
        links == Self.links
            ? cardLabels[index.position(of: pokemon)]
            : try maker.cardLabel(of: index[pokemon], links: links)
    }

    /// A type's badge, linked.
    func badge(of type: Identifier<PokemonType>) -> Value { typeBadges[type] ?? .null }

    /// A type's name behind a dot of its colour.
    func dot(of type: Identifier<PokemonType>) -> Value { typeDots[type] ?? .null }

    /// The cells for a move's type, class, power, accuracy and PP in some games.
    func cells(of move: Identifier<Move>, in versionGroup: Identifier<VersionGroup>) -> Value {
        moveCells[moveValues.position(of: move, in: versionGroup)]
    }

    /// The cells for a move's type, class, power, accuracy and PP today.
    func cellsToday(of move: Identifier<Move>) -> Value {
        index.versionGroupsInOrder.last.map { cells(of: move, in: $0.id) } ?? .null
    }

    /// The cells for a move's class, power, accuracy and PP, where its type goes without saying.
    func classCells(of values: MoveValues) throws -> Value {
        try maker.classCells(of: values)
    }

    /// The cell that says how a move is learned; `nil` for rare ones that are made when needed.
    func cell(
        _ cell: LearnsetCell, of move: Identifier<Move>,
        in versionGroup: Identifier<VersionGroup>
    ) -> Value? {
        switch cell {
        case .notLearned: return notLearned
        case .learned: return learned
        case .levels(let values):
            guard values.count == 1, LearnsetEntry.levels.contains(values[0]) else { return nil }
            return levels[values[0]]
        case .machines:
            return machines[move, versionGroup]
        }
    }

    /// The cell that links to Pokémon from which an Egg can have a move.
    ///
    /// - Parameter rest: how many more there are and where; `null` where all are named.
    func parents(_ parents: [Identifier<Pokemon>], rest: Value) throws -> Value {
        try maker.html(
            "cell-parents",
            [
                "links": .list(parents.map { link(to: $0) }),
                "none": .bool(parents.isEmpty),
                "more": rest,
            ])
    }

    /// A cell of a text that is too rare to be kept.
    func rareCell(_ text: String) throws -> Value {
        try maker.cell(text)
    }
}
