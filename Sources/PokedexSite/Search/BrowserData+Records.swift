import JSON
import PokedexDomain

extension BrowserData.File {
    /// `pokemon.json`: every field that a filter needs, a column each.
    static let pokemon = Self("pokemon") { $0.pokemon }
    /// `moves.json`: what a filter over moves needs, a column each.
    static let moves = Self("moves") { $0.moves }
    /// `types.json`: the damage between all types today.
    static let types = Self("types") { $0.types }
}

extension BrowserData {
    fileprivate var pokemon: [UInt8] {
        let all = indexes.catalog.pokemon
        let species = all.map { indexes.entities[$0.species] }
        return Self.document { writer in
            vocabulary(into: &writer)
            writer.column("slug", all.map(\.slug.text))
            writer.column("number", all.map(\.species.rawValue))
            writer.column("generation", all.map { indexes.entities.generation(of: $0).rawValue })
            writer.column("types", all.map { $0.types.map(typePosition) })
            writer.column("height", all.map(\.height))
            writer.column("weight", all.map(\.weight))
            for stat in Stat.permanent {
                writer.column(
                    stat.rawValue,
                    all.map { $0.base(stat) })
            }
            writer.column("abilities", all.map { abilities(of: $0) { !$0.isHidden } })
            writer.column("hidden-abilities", all.map { abilities(of: $0, where: \.isHidden) })
            writer.column(
                "egg-groups", species.map { $0.eggGroups.compactMap { eggGroupPositions[$0] } })
            writer.column("gender", species.map(\.femaleEighths))
            writer.column("flags", zip(all, species).map { flags(of: $0, $1) })
            writer.column("base", all.map(basePosition))
            writer.column("evolves-from", all.map(earlierPosition))
            writer.column("shape", all.map(shapePosition))
            writer.column("picture", all.map { pictures.path($0.pictures[.sprite]) })
            for language in languages {
                writer.column("order-\(language.language.code)", ranks(in: language))
            }
            pokedexes(into: &writer)
        }
    }

    /// The slugs that columns name by their positions.
    private func vocabulary(into writer: inout JSONWriter) {
        let catalog = indexes.catalog
        writer.column("type-slugs", catalog.types.map(\.slug.text))
        writer.column("ability-slugs", catalog.abilities.map(\.slug.text))
        writer.column("egg-group-slugs", catalog.eggGroups.map(\.slug.text))
        writer.column("shape-slugs", catalog.shapes.map(\.slug.text))
        writer.column("flag-names", Flag.allCases.map(\.rawValue))
    }

    /// What a Pokémon is; in the file a number whose bits are set in this order.
    private enum Flag: String, CaseIterable {
        case isDefault = "default"
        case isBaby = "baby"
        case isLegendary = "legendary"
        case isMythical = "mythical"
        case isBattleOnly = "battle-only"
        case isMega = "mega"
        case isGigantamax = "gigantamax"
    }

    private func flags(of pokemon: Pokemon, _ species: Species) -> Int {
        let values: [Flag: Bool] = [
            .isDefault: pokemon.isDefault, .isBaby: species.isBaby,
            .isLegendary: species.isLegendary, .isMythical: species.isMythical,
            .isBattleOnly: pokemon.isBattleOnly,
            .isMega: pokemon.isMega, .isGigantamax: pokemon.isGigantamax,
        ]
        return Flag.allCases.enumerated().reduce(0) { bits, flag in
            bits | (values[flag.element] == true ? 1 << flag.offset : 0)
        }
    }

    /// The position of the Pokémon whose learnset a form taken only in battle has.
    private func basePosition(_ pokemon: Pokemon) -> Int? {
        indexes.battleForms.base(of: pokemon).map { indexes.entities.position(of: $0.id) }
    }

    /// The position of the Pokémon that evolves into this one, or into the one that takes its form.
    private func earlierPosition(_ pokemon: Pokemon) -> Int? {
        indexes.families.preEvolution(of: indexes.battleForms.learner(of: pokemon))
            .map { indexes.entities.position(of: $0.id) }
    }

    private func shapePosition(_ pokemon: Pokemon) -> Int? {
        indexes.catalog.shapes.firstIndex { $0.id == indexes.entities[pokemon.species].shape }
    }

    /// The rank of each Pokémon among all by name.
    private func ranks(in language: NamesOfLanguage) -> [Int] {
        let all = indexes.catalog.pokemon.map(\.id)
        let order = NameOrder(all, names: language.names.pokemon, in: language.language)
        return all.map { order.position(of: $0) }
    }

    private func abilities(
        of pokemon: Pokemon, where isWanted: (AbilitySlot) -> Bool
    ) -> [Int] {
        pokemon.abilities.filter(isWanted).compactMap { slot in
            slot.ability.map { indexes.entities.position(of: $0) }
        }
    }

    /// Each Pokédex's species by number, in the order of its entries.
    private func pokedexes(into writer: inout JSONWriter) {
        writer.key("pokedexes")
        writer.object { writer in
            for pokedex in indexes.catalog.pokedexes {
                writer.key(pokedex.slug.text)
                writer.object { writer in
                    writer.column("number", pokedex.entries.map(\.number))
                    writer.column("species", pokedex.entries.map(\.species.rawValue))
                }
            }
        }
    }

    func typePosition(_ type: Identifier<PokemonType>) -> Int {
        indexes.entities.position(of: type)
    }

    fileprivate var moves: [UInt8] {
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
        }
    }
}
