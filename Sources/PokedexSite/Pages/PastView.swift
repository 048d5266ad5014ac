import Mustache
import PokedexDomain

/// What was different about a Pokémon in earlier generations.
struct PastView {
    private let site: LocalizedSite
    private let pokemon: Pokemon
    private let introduction: Identifier<Generation>

    /// Abilities came with generation III.
    private static let firstGenerationOfAbilities = Identifier<Generation>(3)

    init(_ pokemon: Pokemon, _ site: LocalizedSite) {
        self.site = site
        self.pokemon = pokemon
        introduction = site.index.generation(of: pokemon)
    }

    /// The rows, those that held longest first; `null` where nothing was different.
    var value: Value {
        get throws {
            let rows = try typeRows + statRows + abilityRows
            return rows.isEmpty ? .null : ["rows": .list(rows)]
        }
    }

    private var typeRows: [Value] {
        get throws {
            var first = introduction
            return try pokemon.past.types.map { entry in
                defer { first = Identifier(entry.lastGeneration.rawValue + 1) }
                return try row(
                    from: first, to: entry.lastGeneration,
                    what: try site.phrase("ui.pokemon.types"),
                    then: try typeNames(entry.elements), now: try typeNames(pokemon.types))
            }
        }
    }

    private func typeNames(_ types: [Identifier<PokemonType>]) throws -> String {
        try site.list(types.map { site.names.types[$0].text })
    }

    /// Base stats alone: the source's past effort values never held in any game.
    private var statRows: [Value] {
        get throws {
            var firsts: [Stat: Identifier<Generation>] = [:]
            return try pokemon.past.stats.flatMap { entry in
                try entry.elements.flatMap { stat in
                    let first = firsts[stat.stat] ?? introduction
                    firsts[stat.stat] = Identifier(entry.lastGeneration.rawValue + 1)
                    return try rows(of: stat, from: first, to: entry.lastGeneration)
                }
            }
        }
    }

    private func rows(
        of past: BaseStat, from first: Identifier<Generation>, to last: Identifier<Generation>
    ) throws -> [Value] {
        guard let today = pokemon.stats.first(where: { $0.stat == past.stat }) else {
            return [
                try row(
                    from: first, to: last, what: site.names.stats.name(past.stat),
                    then: String(past.base), now: specialToday)
            ]
        }
        guard today.base != past.base else { return [] }
        return [
            try row(
                from: first, to: last, what: site.names.stats.name(past.stat),
                then: String(past.base), now: String(today.base))
        ]
    }

    /// What Special became: the two special stats.
    private var specialToday: String {
        [Stat.specialAttack, .specialDefense].compactMap { stat in
            pokemon.stats.first { $0.stat == stat }.map {
                "\(site.names.stats.short(stat)) \($0.base)"
            }
        }.joined(separator: " / ")
    }

    private var abilityRows: [Value] {
        get throws {
            var firsts: [Int: Identifier<Generation>] = [:]
            return try pokemon.past.abilities.flatMap { entry in
                try entry.elements.map { slot in
                    let start = max(introduction, Self.firstGenerationOfAbilities)
                    let first = firsts[slot.slot] ?? min(start, entry.lastGeneration)
                    firsts[slot.slot] = Identifier(entry.lastGeneration.rawValue + 1)
                    return try row(
                        from: first, to: entry.lastGeneration, what: try slotName(slot),
                        then: abilityName(slot.ability),
                        now: abilityName(
                            pokemon.abilities.first { $0.slot == slot.slot }?.ability))
                }
            }
        }
    }

    private func slotName(_ slot: AbilitySlot) throws -> String {
        slot.isHidden
            ? try site.phrase("ui.pokemon.hidden-ability")
            : try site.phrase("ui.pokemon.ability-slot", ["slot": String(slot.slot)])
    }

    private func abilityName(_ ability: Identifier<Ability>?) -> String? {
        ability.map { site.names.abilities[$0].text }
    }

    private func row(
        from first: Identifier<Generation>, to last: Identifier<Generation>, what: String,
        then: String?, now: String?
    ) throws -> Value {
        [
            "generations": .text(try site.generations(from: first, to: last)),
            "what": .text(what), "then": then.map { .text($0) } ?? .null,
            "now": now.map { .text($0) } ?? .null,
        ]
    }
}
