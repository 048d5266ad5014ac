import Mustache
import PokedexDomain

/// The type chart: the damage of each of the eighteen types to each, with links to their pages.
struct TypeChartPage: SinglePageKind {
    static let name = "types"
    static let pattern: RoutePattern = "types/"
    static let navigationLabel: String? = "ui.nav.types"

    let site: LocalizedSite

    init(_ site: LocalizedSite) {
        self.site = site
    }

    var title: String { get throws { try site.phrase("ui.types.title") } }
    var description: String { get throws { try site.phrase("ui.types.description") } }

    func content() throws -> Object {
        [
            "columns": .list(chart.shownTypes.map(type)),
            "rows": .list(chart.shownTypes.map(row)),
            "others": .list(try others.map(other)),
            "changes": try TypeChangesView(site).all,
        ]
    }

    private var chart: TypeChart { site.indexes.typeChart }

    private func type(_ type: Identifier<PokemonType>) -> Value {
        let slug = site.index[type].slug
        return [
            "slug": .text(slug.text),
            "address": .text(links.address(of: TypePage.self, slug)),
            "name": site.value(site.names.types[type]),
        ]
    }

    private func row(_ attacking: Identifier<PokemonType>) -> Value {
        [
            "type": type(attacking),
            "cells": .list(
                chart.shownTypes.map { cell(chart.multiplier(of: attacking, against: $0)) }),
        ]
    }

    /// A cell's figure without the sign "×"; ordinary damage has no modifier and is only spoken.
    private func cell(_ times: Multiplier) -> Value {
        let (modifier, figure): (String?, String) =
            switch times.quarters {
            case 0: ("0", "0")
            case 2: ("half", "½")
            case 4: (nil, "1")
            case 8: ("2", "2")
            default: ("2", site.numbers.factor(times))
            }
        return ["modifier": modifier.map { .text($0) } ?? .null, "figure": .text(figure)]
    }

    /// The types that the chart does not show.
    private var others: [PokemonType] {
        site.indexes.catalog.types.filter { !TypeChart.standsInChart($0) }
    }

    private func other(_ type: PokemonType) throws -> Value {
        [
            "address": .text(links.address(of: TypePage.self, type.slug)),
            "name": site.value(site.names.types[type.id]),
            "other": site.other(site.otherNames.types[type.id], beside: site.names.types[type.id]),
            "introduced": .text(
                try site.phrase(
                    "ui.types.introduced",
                    ["generation": site.names.generations[type.generation].text])),
        ]
    }
}

/// The page of one type: its match-ups, its Pokémon and its moves.
struct TypePage: PageKind {
    static let name = "type"
    static let pattern: RoutePattern = "types/{slug}/"
    static var parent: (any PageKind.Type)? { TypeChartPage.self }
    static let searchList: String? = "types"

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        indexes.catalog.types.map { type in page(type.slug) { TypePage(type, $0) } }
    }

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
            "other": site.other(site.otherNames.types[type.id], beside: site.names.types[type.id]),
            "generation": .text(site.names.generations[type.generation].text),
            "oldClass": type.damageClass.map { .text(site.names.stats.name($0)) } ?? .null,
            "pokemonCount": .text(site.numbers.integer(pokemon.count)),
            "moveCount": .text(site.numbers.integer(moves.count)),
            "matches": try matches,
            "changes": try TypeChangesView(site).changes(of: type.id),
            "former": try FormerTypeView(type.id, site).value,
            "cards": .list(try pokemon.map { try card($0) }),
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
                "defending": ["matchUps": try view.defending(type.id)],
            ]
        }
    }

    private func row(_ move: Move) throws -> Value {
        [
            "move": site.partials.rows.moveHeaders[move.id],
            "values": try site.partials.classValues(
                site.indexes.moveHistory.valuesToday(of: move)),
        ]
    }
}
