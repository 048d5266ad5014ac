import Mustache
import PokedexDomain

/// What was different in the type chart of earlier generations, for `partials/type-changes`.
struct TypeChangesView {
    let site: LocalizedSite

    /// All differences; `null` where there are none.
    func all() throws -> Object? { try value { _ in true } }

    /// What was different in a generation; `null` where nothing was.
    func changes(in generation: Identifier<Generation>) throws -> Object? {
        try value(in: generation) { _ in true }
    }

    /// The differences with a type as the attacking or the defending one; `null` where there are none.
    func changes(of type: Identifier<PokemonType>) throws -> Object? {
        try value { $0.attacking == type || $0.defending == type }
    }

    private func value(
        in generation: Identifier<Generation>? = nil, where isShown: (TypeRelation) -> Bool
    ) throws -> Object? {
        let rows = try pastRelations.filter { past in
            let isThen = generation.map { (past.first...max(past.first, past.last)).contains($0) }
            return isThen ?? true && isShown(past.relation) && isReal(past)
        }.map(row)
        return rows.isEmpty ? nil : ["rows": rows]
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
        site.indexes.typeChart.multiplier(of: relation.attacking, against: relation.defending)
    }

    private func row(_ past: PastRelation) throws -> Object {
        try [
            "generations": site.generations(from: past.first, to: past.last),
            "attacking": site.partials.typeDots[past.relation.attacking],
            "defending": site.partials.typeDots[past.relation.defending],
            "then": site.numbers.multiplier(multiplier(of: past)),
            "now": site.numbers.multiplier(multiplierToday(past.relation)),
        ]
    }
}

/// The Pokémon and moves that had a type in earlier generations and have it no longer, for
/// `partials/former-types`.
struct FormerTypeView {
    let site: LocalizedSite
    let type: Identifier<PokemonType>

    /// Pokémon first, then moves; `null` where there are none.
    func value() throws -> Object? {
        let rows = try pokemonRows() + moveRows()
        return rows.isEmpty ? nil : ["rows": rows]
    }

    private func pokemonRows() throws -> [Object] {
        let all = site.indexes.catalog.pokemon
        let changed = all.indices.filter { !all[$0].past.types.isEmpty }.map { all[$0] }
        return try changed.flatMap { pokemon -> [Object] in
            guard !pokemon.types.contains(type) else { return [] }
            var first = site.index.generation(of: pokemon)
            return try pokemon.past.types.compactMap { past in
                defer { first = Identifier(past.lastGeneration.rawValue + 1) }
                guard past.elements.contains(type) else { return nil }
                return try row(
                    site.partials.pokemonHeaders[pokemon.id],
                    generations: site.generations(from: first, to: past.lastGeneration),
                    then: past.elements, now: pokemon.types)
            }
        }
    }

    private func moveRows() throws -> [Object] {
        let all = site.indexes.catalog.moves
        let changed = all.indices.filter { !all[$0].past.isEmpty }.map { all[$0] }
        return try changed.flatMap { move -> [Object] in
            guard move.type != type else { return [] }
            var first = move.generation
            return try move.past.filter { $0.values.type != nil }.compactMap { past in
                let next = site.index[past.before].generation
                let last = max(first, Identifier(next.rawValue - 1))
                defer { first = next }
                guard past.values.type == type else { return nil }
                return try row(
                    site.partials.moveHeaders[move.id],
                    generations: site.generations(from: first, to: last),
                    then: [type], now: [move.type])
            }
        }
    }

    private func row(
        _ header: Value, generations: String, then: [Identifier<PokemonType>],
        now: [Identifier<PokemonType>]
    ) throws -> Object {
        try [
            "header": header, "generations": generations,
            "then": site.list(\.types, then), "now": site.list(\.types, now),
        ]
    }
}
