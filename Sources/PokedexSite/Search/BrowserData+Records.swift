import JSON
import PokedexDomain

extension BrowserData.File {
    /// `moves.json`: what a filter over moves needs, a column each.
    static let moves = Self("moves") { $0.moves }
    /// `types.json`: the damage between all types today.
    static let types = Self("types") { $0.types }
}

extension BrowserData {
    func typePosition(_ type: Identifier<PokemonType>) -> Int {
        indexes.entities.position(of: type)
    }

    func targetPosition(_ target: Identifier<MoveTarget>) -> Int? {
        indexes.catalog.moveTargets.firstIndex { $0.id == target }
    }

    fileprivate var moves: [UInt8] {
        let catalog = indexes.catalog
        let values = catalog.moves.map { indexes.moveHistory.valuesToday(of: $0) }
        return Self.document { writer in
            writer.column("type-slugs", catalog.types.map(\.slug.text))
            writer.column("class-slugs", DamageClass.allCases.map(\.rawValue))
            writer.column("target-slugs", catalog.moveTargets.map(\.slug.text))
            writer.column("slug", catalog.moves.map(\.slug.text))
            writer.column("generation", catalog.moves.map(\.generation.rawValue))
            writer.column("type", catalog.moves.map { typePosition($0.type) })
            writer.column("class", catalog.moves.map(classPosition))
            writer.column("power", values.map(\.power))
            writer.column("accuracy", values.map(\.accuracy))
            writer.column("pp", values.map(\.powerPoints))
            writer.column("priority", catalog.moves.map(\.priority))
            writer.column("target", catalog.moves.map { targetPosition($0.target) })
        }
    }

    fileprivate var types: [UInt8] {
        let chart = indexes.typeChart
        let types = chart.shownTypes
        return Self.document { writer in
            writer.column("slug", types.map { indexes.entities[$0].slug.text })
            writer.column(
                "quarters",
                types.map { attacking in
                    types.map { chart.multiplier(of: attacking, against: $0).quarters }
                })
            let matchUps = matchUps.sorted { $0.key < $1.key }
            writer.column("ability", matchUps.map(\.key.text))
            writer.column(
                "percent",
                matchUps.map { _, matchUp in
                    types.map { matchUp[indexes.entities[$0].slug].percent }
                })
            writer.column("super-effective", matchUps.map(\.value.superEffective.percent))
            writer.column("not-super-effective", matchUps.map(\.value.notSuperEffective.percent))
        }
    }
}
