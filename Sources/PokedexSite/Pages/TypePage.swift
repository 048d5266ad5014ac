import Mustache
import PokedexDomain

/// The page of one type: how it strikes and is struck, its Pokémon and its moves.
struct TypePage: PageView {
    static let template = "pages/type"
    static let section: SiteSection? = .types

    let edition: Edition
    private let type: PokemonType
    private let pokemon: [Pokemon]
    private let moves: [Move]

    init(_ type: PokemonType, _ edition: Edition) {
        self.type = type
        self.edition = edition
        let catalog = edition.useCases.catalog
        pokemon = catalog.pokemon.filter { $0.types.contains(type.id) }
            .sorted { ($0.species, $0.id) < ($1.species, $1.id) }
        moves = edition.moveOrder.sorted(catalog.moves.filter { $0.type == type.id }, by: \.id)
    }

    var route: Route { .type(type.slug) }

    var title: String {
        get throws { try edition.phrase("ui.type.title", ["name": name.text]) }
    }

    var description: String {
        get throws {
            guard TypeChart.standsInChart(type) else {
                return try edition.phrase("ui.type.description-other", ["name": name.text])
            }
            return try edition.phrase(
                "ui.type.description",
                [
                    "name": name.text, "pokemon": edition.numbers.integer(pokemon.count),
                    "moves": edition.numbers.integer(moves.count),
                ])
        }
    }

    func content() throws -> Object {
        [
            "colors": .text("dex-t1-\(type.slug)"),
            "other": edition.other(edition.otherNames.types[type.id]),
            "generation": .text(edition.names.generations[type.generation].text),
            "oldClass": type.damageClass.map { .text(edition.names.stats.name($0)) } ?? .null,
            "pokemonCount": .text(edition.numbers.integer(pokemon.count)),
            "moveCount": .text(edition.numbers.integer(moves.count)),
            "matches": try matches,
            "changes": try TypeChangesView(edition).changes(of: type.id),
            "former": try FormerTypeView(type.id, edition).value,
            "cards": .list(try pokemon.map(card)),
            "hasCards": .bool(!pokemon.isEmpty),
            "moves": .list(try moves.map(row)),
            "hasMoves": .bool(!moves.isEmpty),
        ]
    }

    var crumb: DisplayName { get throws { name } }

    private var name: DisplayName { edition.names.types[type.id] }

    /// What its moves deal and its Pokémon take; `null` for types that stand in no chart.
    private var matches: Value {
        get throws {
            guard TypeChart.standsInChart(type) else { return .null }
            let view = MatchUpView(edition)
            return [
                "attacking": ["matchUps": try view.attacking(type.id)],
                "defending": ["matchUps": try view.defending([type.id])],
            ]
        }
    }

    private func card(_ pokemon: Pokemon) throws -> Value {
        try CardView(pokemon, number: pokemon.species.rawValue, links: links, edition).value
    }

    private func row(_ move: Move) throws -> Value {
        [
            "move": edition.fragments.header(of: move.id),
            "values": try edition.fragments.classCells(
                of: edition.useCases.moveHistory.valuesToday(of: move)),
        ]
    }
}
