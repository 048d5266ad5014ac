import Mustache
import PokedexDomain

/// The type chart: the damage of each of the eighteen types to each, with links to their pages.
struct TypeChartPage: SinglePageKind {
    static let name = "types"
    static let pattern: RoutePattern = "types/"

    let site: LocalizedSite

    func content() throws -> Object {
        try [
            "calculator": TypeCalculator(site: site).value([]),
            "columns": chart.shownTypes.map(type),
            "rows": chart.shownTypes.map(row),
            "eras": eras(),
            "others": others.map(other),
            "changes": TypeChangesView(site: site).all(),
        ]
    }

    private var chart: TypeChart { site.indexes.typeChart }

    private func type(_ type: Identifier<PokemonType>) -> Object {
        let type = site.index[type]
        return EraMarks(hiddenIn: eras(without: type.id))
            .marking(site.link(TypePage.self, type)).adding(["slug": type.slug.text])
    }

    /// The eras in which the chart was another one.
    private func eras() throws -> [Object] {
        let types = chart.shownTypes
        let variants = GameVariant.all(site.indexes.places.games.eras, today: figures(nil)) {
            figures($0.generation)
        }
        return try variants.dropFirst().map { variant in
            let missing = types.filter { type in
                variant.games.contains { $0.generation < site.index[type].generation }
            }
            return try variant.marks.marking([
                "text": site.phrase(
                    "ui.era.chart",
                    ["games": site.text(of: variant.games), "types": site.list(\.types, missing)])
            ])
        }
    }

    /// The damage of all types that there are to each other.
    private func figures(_ generation: Identifier<Generation>?) -> [[Multiplier]] {
        let types = chart.shownTypes(in: generation)
        return types.map { attacking in
            types.map { chart.multiplier(of: attacking, against: $0, in: generation) }
        }
    }

    private func eras(without type: Identifier<PokemonType>) -> [Era] {
        site.eras(before: site.index[type].generation)
    }

    private func row(_ attacking: Identifier<PokemonType>) -> Object {
        ["type": type(attacking), "cells": chart.shownTypes.map { cell(attacking, $0) }]
    }

    /// What a type deals to another, today and in earlier eras.
    private func cell(
        _ attacking: Identifier<PokemonType>, _ defending: Identifier<PokemonType>
    ) -> Object {
        let types = [attacking, defending].map { site.index[$0] }
        let today = chart.multiplier(of: attacking, against: defending)
        let variants = GameVariant.all(MatchUpView(site: site).eras(of: types), today: today) {
            chart.multiplier(of: attacking, against: defending, in: $0.generation)
        }
        return [
            "hasEras": variants.count > 1,
            "absent": EraMarks(hiddenIn: eras(without: defending)).hidden,
            "figures": variants.map { $0.marks.marking(figure($0.fact)) },
        ]
    }

    /// A cell's figure without the sign "×"; ordinary damage has no modifier and is only spoken.
    private func figure(_ times: Multiplier) -> Object {
        let (modifier, figure): (String?, String) =
            switch times.quarters {
            case 0: ("0", "0")
            case 2: ("half", "½")
            case 4: (nil, "1")
            case 8: ("2", "2")
            default: ("2", site.numbers.factor(times))
            }
        return ["modifier": modifier, "figure": figure]
    }

    /// The types that the chart does not show.
    private var others: [PokemonType] {
        site.indexes.catalog.types.filter { !TypeChart.standsInChart($0) }
    }

    private func other(_ type: PokemonType) throws -> Object {
        try site.entry(TypePage.self, type)
            .adding(["introduced": site.introduction(of: type)])
    }
}

extension LocalizedSite {
    /// When a type appeared.
    fileprivate func introduction(of type: PokemonType) throws -> String {
        try phrase(
            "ui.types.introduced", ["generation": content.names.generations[type.generation].text])
    }
}

/// The page of one type: its match-ups, its Pokémon and its moves.
struct TypePage: SubjectPage {
    static let name = "type"
    static let pattern: RoutePattern = "types/{slug}/"
    static var names: KeyPath<Names, NameTable<PokemonType>> { \.types }
    static var parent: (any SinglePageKind.Type)? { TypeChartPage.self }
    static let searchList: String? = "types"

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        indexes.catalog.types.map { type in page(type.slug) { TypePage(type, $0) } }
    }

    let site: LocalizedSite
    let subject: PokemonType
    private let members: TypeMembers
    private let moves: TypeMoves

    init(_ type: PokemonType, _ site: LocalizedSite) {
        subject = type
        self.site = site
        members = TypeMembers(site.indexes) { $0.contains(type.id) }
        moves = TypeMoves(type.id, site)
    }

    func placeholders() -> KeyValuePairs<String, String> {
        [
            "name": name.text, "pokemon": site.numbers.integer(members.today.count),
            "moves": site.numbers.integer(moves.countToday),
        ]
    }

    func description() throws -> String {
        try text(TypeChart.standsInChart(subject) ? "description" : "description-other")
    }

    func content() throws -> Object {
        try memberList(members, of: [subject]).adding([
            "other": site.other(otherName, beside: name),
            "colors": Art.colorClasses([subject.id], site.index),
            "facts": facts(),
            "matches": matches(),
            "changes": TypeChangesView(site: site).changes(of: subject.id),
            "former": FormerTypeView(site: site, type: subject.id).value(),
            "moveCount": moves.count(),
            "moves": moves.rows(),
            "hasMoves": !moves.isEmpty,
        ])
    }

    /// When it appeared, and the class that its moves had by their type.
    private func facts() throws -> [String] {
        let isOld = subject.generation.rawValue < MoveHistory.firstGenerationWithOwnClasses
        let oldClass = try (isOld ? subject.damageClass : nil).map {
            try site.phrase("ui.type.old-class", ["class": site.names.stats.name($0)])
        }
        return [try site.introduction(of: subject), oldClass].compactMap { $0 }
    }

    /// What its moves deal and its Pokémon take; `null` for types that stand in no chart.
    private func matches() throws -> Object? {
        guard TypeChart.standsInChart(subject) else { return nil }
        return try TypeMatchesView(site: site, types: [subject], members: members).value()
    }
}

extension PageKind {
    /// The Pokémon that have some types, as the pages of one type and of two show them.
    func memberList(_ members: TypeMembers, of types: [PokemonType]) throws -> Object {
        try [
            "count": members.count(site),
            "countNote": site.countNote(site.indexes.places.games.eras),
            "list": TypeMatchesView.list(of: types),
            "cards": members.all.map { card($0.pokemon, marks: $0.marks) },
            "hasCards": !members.all.isEmpty,
        ]
    }
}
