import Mustache
import PokedexDomain

/// The chart of how the eighteen types strike one another, and the way to every type's page.
struct TypeChartPage: PageView {
    static let template = "pages/types"
    static let section: SiteSection? = .types

    let site: LocalizedSite
    let route = Route.types

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
            "address": .text(links.address(of: .type(slug))),
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
            default: ("2", site.numbers.multiplier(percent: times.quarters * 25))
            }
        return ["modifier": modifier.map { .text($0) } ?? .null, "figure": .text(figure)]
    }

    /// The types that the chart does not show.
    private var others: [PokemonType] {
        site.indexes.catalog.types.filter { !TypeChart.standsInChart($0) }
    }

    private func other(_ type: PokemonType) throws -> Value {
        [
            "address": .text(links.address(of: .type(type.slug))),
            "name": site.value(site.names.types[type.id]),
            "other": site.other(site.otherNames.types[type.id]),
            "introduced": .text(
                try site.phrase(
                    "ui.types.introduced",
                    ["generation": site.names.generations[type.generation].text])),
        ]
    }
}
