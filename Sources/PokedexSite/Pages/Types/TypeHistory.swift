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

    /// What was different in a generation; `null` where nothing was.
    func changes(in generation: Identifier<Generation>) throws -> Value {
        try value(in: generation) { _ in true }
    }

    /// The differences with a type as the attacking or the defending one; `null` where there are none.
    func changes(of type: Identifier<PokemonType>) throws -> Value {
        try value { $0.attacking == type || $0.defending == type }
    }

    private func value(
        in generation: Identifier<Generation>? = nil, where isShown: (TypeRelation) -> Bool
    ) throws -> Value {
        let rows = try pastRelations.filter { past in
            let isThen = generation.map { (past.first...max(past.first, past.last)).contains($0) }
            return isThen ?? true && isShown(past.relation) && isReal(past)
        }.map(row)
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
            "attacking": site.partials.typeDots[past.relation.attacking],
            "defending": site.partials.typeDots[past.relation.defending],
            "then": .text(text(of: multiplier(of: past))),
            "now": .text(text(of: multiplierToday(past.relation))),
        ]
    }

    private func text(of times: Multiplier) -> String {
        site.numbers.multiplier(times)
    }
}

/// The Pokémon and moves that had a type in earlier generations and have it no longer, for
/// `partials/former-types`.
struct FormerTypeView {
    private let site: LocalizedSite
    private let type: Identifier<PokemonType>

    init(_ type: Identifier<PokemonType>, _ site: LocalizedSite) {
        self.type = type
        self.site = site
    }

    /// Pokémon first, then moves; `null` where there are none.
    var value: Value {
        get throws {
            let rows = try pokemonRows + moveRows
            return rows.isEmpty ? .null : ["rows": .list(rows)]
        }
    }

    private var pokemonRows: [Value] {
        get throws {
            let all = site.indexes.catalog.pokemon
            let changed = all.indices.filter { !all[$0].past.types.isEmpty }.map { all[$0] }
            return try changed.flatMap { pokemon -> [Value] in
                guard !pokemon.types.contains(type) else { return [] }
                var first = site.index.generation(of: pokemon)
                return try pokemon.past.types.compactMap { past in
                    defer { first = Identifier(past.lastGeneration.rawValue + 1) }
                    guard past.elements.contains(type) else { return nil }
                    return row(
                        site.partials.pokemonHeaders[pokemon.id],
                        generations: try site.generations(from: first, to: past.lastGeneration),
                        then: try names(of: past.elements), now: try names(of: pokemon.types))
                }
            }
        }
    }

    private var moveRows: [Value] {
        get throws {
            let all = site.indexes.catalog.moves
            let changed = all.indices.filter { !all[$0].past.isEmpty }.map { all[$0] }
            return try changed.flatMap { move -> [Value] in
                guard move.type != type else { return [] }
                var first = move.generation
                return try move.past.filter { $0.type != nil }.compactMap { past in
                    let next = site.index[past.before].generation
                    let last = max(first, Identifier(next.rawValue - 1))
                    defer { first = next }
                    guard past.type == type else { return nil }
                    return row(
                        site.partials.rows.moveHeaders[move.id],
                        generations: try site.generations(from: first, to: last),
                        then: try names(of: [type]), now: try names(of: [move.type]))
                }
            }
        }
    }

    private func names(of types: [Identifier<PokemonType>]) throws -> String {
        try site.list(types.map { site.names.types[$0].text })
    }

    private func row(_ header: Value, generations: String, then: String, now: String) -> Value {
        [
            "header": header, "generations": .text(generations), "then": .text(then),
            "now": .text(now),
        ]
    }
}
