import PokedexDomain

extension BrowserData {
    /// `types.json`: how the types strike one another today.
    var types: [UInt8] {
        let chart = indexes.typeChart
        let types = chart.shownTypes
        return Self.document { writer in
            writer.column("slug", types.map { indexes.entities[$0].slug.text })
            writer.column(
                "quarters",
                types.map { attacking in
                    types.map { chart.multiplier(of: attacking, against: $0).quarters }
                })
        }
    }
}
