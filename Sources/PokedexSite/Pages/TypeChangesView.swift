import Mustache
import PokedexDomain

/// What was different in the type chart of earlier generations, for `partials/type-changes`.
struct TypeChangesView {
    private let site: LocalizedSite

    init(_ site: LocalizedSite) {
        self.site = site
    }

    /// All differences; `null` where there are none.
    var all: Value {
        get throws { try value { _ in true } }
    }

    /// The differences in which a type strikes or is struck; `null` where there are none.
    func changes(of type: Identifier<PokemonType>) throws -> Value {
        try value { $0.attacking == type || $0.defending == type }
    }

    private func value(where isShown: (TypeRelation) -> Bool) throws -> Value {
        let rows = try pastRelations.filter { isShown($0.relation) && isReal($0) }.map(row)
        return rows.isEmpty ? .null : ["rows": .list(rows)]
    }

    /// A relation that held from one generation to another.
    private struct PastRelation {
        let relation: TypeRelation
        let first: Identifier<Generation>
        let last: Identifier<Generation>
    }

    /// The catalog's past relations; each begins where the one before it ended, the earliest with
    /// the younger of its types.
    private var pastRelations: [PastRelation] {
        var previous: TypeRelation?
        return site.indexes.catalog.typeRelations.compactMap { relation in
            guard let last = relation.lastGeneration else { return nil }
            defer { previous = relation }
            let isNext =
                previous?.attacking == relation.attacking
                && previous?.defending == relation.defending
            let first =
                isNext
                ? previous?.lastGeneration.map { Identifier($0.rawValue + 1) }
                : max(
                    site.index[relation.attacking].generation,
                    site.index[relation.defending].generation)
            return first.map { PastRelation(relation: relation, first: $0, last: last) }
        }
    }

    /// Whether both types existed then and the damage was not today's.
    private func isReal(_ past: PastRelation) -> Bool {
        past.first <= past.last && multiplier(of: past) != multiplierToday(past.relation)
    }

    private func multiplier(of past: PastRelation) -> Multiplier {
        Multiplier(percent: past.relation.percent)
    }

    private func multiplierToday(_ relation: TypeRelation) -> Multiplier {
        site.indexes.typeChart.multiplier(
            of: relation.attacking, against: relation.defending)
    }

    private func row(_ past: PastRelation) throws -> Value {
        [
            "generations": .text(try site.generations(from: past.first, to: past.last)),
            "attacking": site.partials.dot(of: past.relation.attacking),
            "defending": site.partials.dot(of: past.relation.defending),
            "then": .text(text(of: multiplier(of: past))),
            "now": .text(text(of: multiplierToday(past.relation))),
        ]
    }

    private func text(of times: Multiplier) -> String {
        site.numbers.multiplier(percent: times.quarters * 25)
    }
}
