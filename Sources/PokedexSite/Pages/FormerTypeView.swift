import Mustache
import PokedexDomain

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
                        site.partials.header(of: pokemon.id),
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
                        site.partials.header(of: move.id),
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
