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
            "calculator": try TypeCalculator(links: links, site).value([]),
            "columns": .list(chart.shownTypes.map(type)),
            "rows": .list(chart.shownTypes.map(row)),
            "eras": try eras,
            "others": .list(try others.map(other)),
            "changes": try TypeChangesView(site).all,
        ]
    }

    private var chart: TypeChart { site.indexes.typeChart }

    private func type(_ type: Identifier<PokemonType>) -> Value {
        let slug = site.index[type].slug
        return .object(
            Object(
                [
                    ("slug", .text(slug.text)),
                    ("address", .text(links.address(of: TypePage.self, slug))),
                    ("name", site.value(site.names.types[type])),
                ] + EraMarks(hiddenIn: eras(without: type)).members))
    }

    /// The eras in which the chart was another one.
    private var eras: Value {
        get throws {
            let types = chart.shownTypes
            let variants = EraVariants(site.indexes.places.games.eras, today: figures(nil)) {
                figures($0.generation)
            }
            return .list(
                try variants.variants.dropFirst().map { variant in
                    let missing = types.filter { type in
                        variant.eras.contains { $0.generation < site.index[type].generation }
                    }
                    let rules = try site.phrase(
                        "ui.era.chart",
                        [
                            "games": site.text(of: variant.eras),
                            "types": site.list(missing.map { site.names.types[$0].text }),
                        ])
                    return .object(
                        Object([("text", .text(rules))] + variants.marks(of: variant).members))
                })
        }
    }

    /// The damage of all types that there are to each other.
    private func figures(_ generation: Identifier<Generation>?) -> [[Multiplier]] {
        let types = generation.map(chart.shownTypes(in:)) ?? chart.shownTypes
        return types.map { attacking in
            types.map { chart.multiplier(of: attacking, against: $0, in: generation) }
        }
    }

    private func eras(without type: Identifier<PokemonType>) -> [Era] {
        site.eras(before: site.index[type].generation)
    }

    private func row(_ attacking: Identifier<PokemonType>) -> Value {
        ["type": type(attacking), "cells": .list(chart.shownTypes.map { cell(attacking, $0) })]
    }

    /// What a type deals to another, today and in earlier eras.
    private func cell(
        _ attacking: Identifier<PokemonType>, _ defending: Identifier<PokemonType>
    ) -> Value {
        let types = [attacking, defending].map { site.index[$0] }
        let today = chart.multiplier(of: attacking, against: defending)
        let variants = EraVariants(MatchUpView(site).eras(of: types), today: today) {
            chart.multiplier(of: attacking, against: defending, in: $0.generation)
        }
        return .object(
            Object([
                ("hasEras", .bool(!variants.areAlike)),
                ("absent", EraMarks(hiddenIn: eras(without: defending)).hidden),
                (
                    "figures",
                    .list(
                        variants.variants.map { variant in
                            .object(
                                Object(
                                    figure(variant.fact) + variants.marks(of: variant).members))
                        })
                ),
            ]))
    }

    /// A cell's figure without the sign "×"; ordinary damage has no modifier and is only spoken.
    private func figure(_ times: Multiplier) -> [(String, Value)] {
        let (modifier, figure): (String?, String) =
            switch times.quarters {
            case 0: ("0", "0")
            case 2: ("half", "½")
            case 4: (nil, "1")
            case 8: ("2", "2")
            default: ("2", site.numbers.factor(times))
            }
        return [("modifier", modifier.map { .text($0) } ?? .null), ("figure", .text(figure))]
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
    static var parent: (any SinglePageKind.Type)? { TypeChartPage.self }
    static let searchList: String? = "types"

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        indexes.catalog.types.map { type in page(type.slug) { TypePage(type, $0) } }
    }

    let site: LocalizedSite
    private let type: PokemonType
    private let members: TypeMembers
    private let moves: TypeMoves

    init(_ type: PokemonType, _ site: LocalizedSite) {
        self.type = type
        self.site = site
        members = TypeMembers(site.indexes) { $0.contains(type.id) }
        moves = TypeMoves(type.id, links: Links(depth: Self.pattern.depth), site)
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
                    "name": name.text, "pokemon": site.numbers.integer(members.today.count),
                    "moves": site.numbers.integer(moves.countToday),
                ])
        }
    }

    func content() throws -> Object {
        [
            "colors": .text(Art.colorClasses([type.id], site.index)),
            "other": site.other(site.otherNames.types[type.id], beside: site.names.types[type.id]),
            "facts": .list(try facts.map { .text($0) }),
            "matches": try matches,
            "changes": try TypeChangesView(site).changes(of: type.id),
            "former": try FormerTypeView(type.id, site).value,
            "count": try members.count(site),
            "countNote": try site.countNote(site.indexes.places.games.eras),
            "list": .text(TypeMatchesView.list(of: [type], links)),
            "cards": .list(try members.all.map { try card($0.pokemon, marks: $0.marks) }),
            "hasCards": .bool(!members.all.isEmpty),
            "moveCount": try moves.count,
            "moves": .list(try moves.rows),
            "hasMoves": .bool(!moves.isEmpty),
        ]
    }

    var crumb: DisplayName { get throws { name } }

    private var name: DisplayName { site.names.types[type.id] }

    /// When it appeared, and the class that its moves had by their type.
    private var facts: [String] {
        get throws {
            let introduced = try site.phrase(
                "ui.types.introduced",
                ["generation": site.names.generations[type.generation].text])
            let oldClass = try type.damageClass.map {
                try site.phrase("ui.type.old-class", ["class": site.names.stats.name($0)])
            }
            return [introduced, oldClass].compactMap { $0 }
        }
    }

    /// What its moves deal and its Pokémon take; `null` for types that stand in no chart.
    private var matches: Value {
        get throws {
            guard TypeChart.standsInChart(type) else { return .null }
            return try TypeMatchesView([type], of: members, links: links, site).value
        }
    }
}
