import Mustache
import PokedexDomain

/// The page of one type: how it strikes and is struck, its Pokémon and its moves.
struct TypePage: PageView {
    static let template = "pages/type"
    static let section: SiteSection? = .types

    let site: LocalizedSite
    private let type: PokemonType
    private let pokemon: [Pokemon]
    private let moves: [Move]

    init(_ type: PokemonType, _ site: LocalizedSite) {
        self.type = type
        self.site = site
        let catalog = site.indexes.catalog
        pokemon = catalog.pokemon.filter { $0.types.contains(type.id) }
            .sorted { ($0.species, $0.id) < ($1.species, $1.id) }
        moves = site.moveOrder.sorted(catalog.moves.filter { $0.type == type.id }, by: \.id)
    }

    var route: Route { .type(type.slug) }

    var title: String {
        get throws { try site.phrase("ui.type.title", ["name": name.text]) }
    }

    var description: String {
        get throws {
            guard TypeChart.standsInChart(type) else {
                return try site.phrase("ui.type.description-other", ["name": name.text])
            }
            return try site.phrase(
                "ui.type.description",
                [
                    "name": name.text, "pokemon": site.numbers.integer(pokemon.count),
                    "moves": site.numbers.integer(moves.count),
                ])
        }
    }

    func content() throws -> Object {
        [
            "colors": .text("dex-t1-\(type.slug)"),
            "other": site.other(site.otherNames.types[type.id]),
            "generation": .text(site.names.generations[type.generation].text),
            "oldClass": type.damageClass.map { .text(site.names.stats.name($0)) } ?? .null,
            "pokemonCount": .text(site.numbers.integer(pokemon.count)),
            "moveCount": .text(site.numbers.integer(moves.count)),
            "matches": try matches,
            "changes": try TypeChangesView(site).changes(of: type.id),
            "former": try FormerTypeView(type.id, site).value,
            "cards": .list(try pokemon.map(card)),
            "hasCards": .bool(!pokemon.isEmpty),
            "moves": .list(try moves.map(row)),
            "hasMoves": .bool(!moves.isEmpty),
        ]
    }

    var crumb: DisplayName { get throws { name } }

    private var name: DisplayName { site.names.types[type.id] }

    /// What its moves deal and its Pokémon take; `null` for types that stand in no chart.
    private var matches: Value {
        get throws {
            guard TypeChart.standsInChart(type) else { return .null }
            let view = MatchUpView(site)
            return [
                "attacking": ["matchUps": try view.attacking(type.id)],
                "defending": ["matchUps": try view.defending([type.id])],
            ]
        }
    }

    private func card(_ pokemon: Pokemon) throws -> Value {
        try CardView(pokemon, number: pokemon.species.rawValue, links: links, site).value
    }

    private func row(_ move: Move) throws -> Value {
        [
            "move": site.partials.header(of: move.id),
            "values": try site.partials.classCells(
                of: site.indexes.moveHistory.valuesToday(of: move)),
        ]
    }
}
