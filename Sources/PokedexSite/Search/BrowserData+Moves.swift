import PokedexDomain

extension BrowserData {
    /// `moves.json`: what a filter over moves needs, a column each.
    var moves: [UInt8] {
        let catalog = indexes.catalog
        let targets = Dictionary(
            uniqueKeysWithValues: catalog.moveTargets.enumerated().map { ($1.id, $0) })
        let values = catalog.moves.map { indexes.moveHistory.valuesToday(of: $0) }
        return Self.document { writer in
            writer.column("type-slugs", catalog.types.map(\.slug.text))
            writer.column("class-slugs", DamageClass.allCases.map(\.rawValue))
            writer.column("target-slugs", catalog.moveTargets.map(\.slug.text))
            writer.column("slug", catalog.moves.map(\.slug.text))
            writer.column("generation", catalog.moves.map(\.generation.rawValue))
            writer.column("type", catalog.moves.map { typePosition($0.type) })
            writer.column(
                "class", catalog.moves.map { DamageClass.allCases.firstIndex(of: $0.damageClass) })
            writer.column("power", values.map(\.power))
            writer.column("accuracy", values.map(\.accuracy))
            writer.column("pp", values.map(\.powerPoints))
            writer.column("priority", catalog.moves.map(\.priority))
            writer.column("target", catalog.moves.map { targets[$0.target] })
        }
    }
}
