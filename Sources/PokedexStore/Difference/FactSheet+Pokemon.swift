import PokedexDomain

/// A Pokémon with what it learns.
struct LearningPokemon: Hashable {
    let pokemon: Pokemon
    let learnset: Learnset
}

extension FactSheet {
    /// The Pokémon with their learnsets.
    var learningPokemon: [LearningPokemon] {
        catalog.pokemon.map {
            LearningPokemon(pokemon: $0, learnset: catalog.learnsets[$0.id] ?? .empty)
        }
    }

    func describe(_ learning: LearningPokemon) -> Described {
        let pokemon = learning.pokemon
        let facts = facts(of: pokemon) + facts(of: pokemon.past)
        return Described(
            title: EntityTitle(slug: pokemon.slug.text, name: name(of: pokemon)),
            facts + [.keyed("learnset", learning.learnset.entries.map(element))])
    }

    /// Pokémon have no names of their own: that of the form it is shown as, else its species'.
    private func name(of pokemon: Pokemon) -> String? {
        pokemon.forms.first?.name.english
            ?? catalog.species.first { $0.id == pokemon.species }?.name.english
    }

    private func facts(of pokemon: Pokemon) -> [Fact] {
        [
            .one("slug", pokemon.slug.text), .one("species", slugs[pokemon.species]),
            .one("is_default", pokemon.isDefault), .one("height", pokemon.height),
            .one("weight", pokemon.weight), .one("base_experience", pokemon.baseExperience),
            .many("types", pokemon.types.map { slugs[$0] }),
            .keyed("stats", pokemon.stats.map(element)),
            .many("abilities", pokemon.abilities.map(text)),
            .many("forms", pokemon.forms.map(\.slug.text)),
            .keyed("pictures", elements(of: pokemon.pictures)),
        ]
    }

    private func facts(of past: PokemonPast) -> [Fact] {
        [
            .many(
                "past_types",
                past.types.map { entry in
                    "until \(slugs[entry.lastGeneration]): "
                        + entry.elements.map { slugs[$0] }.joined(separator: ", ")
                }),
            .many(
                "past_abilities",
                past.abilities.flatMap { entry in
                    entry.elements.map { "until \(slugs[entry.lastGeneration]): \(text(of: $0))" }
                }),
            .keyed(
                "past_stats",
                past.stats.flatMap { entry in
                    entry.elements.map { stat in
                        let element = element(of: stat)
                        let key = "until \(slugs[entry.lastGeneration]): \(element.key)"
                        return .init(key: key, value: element.value)
                    }
                }),
        ]
    }

    private func element(of stat: BaseStat) -> Fact.Element {
        .init(key: stat.stat.rawValue, value: "\(stat.base), effort \(stat.effort)")
    }

    private func text(of slot: AbilitySlot) -> String {
        "\(slugs[any: slot.ability] ?? "none") in slot \(slot.slot)\(slot.isHidden ? ", hidden" : "")"
    }

    private func elements(of pictures: Pictures) -> [Fact.Element] {
        Pictures.Kind.allCases.compactMap { kind in
            pictures[kind].map { .init(key: kind.rawValue, value: $0) }
        }
    }

    private func element(of entry: LearnsetEntry) -> Fact.Element {
        let level = entry.level > 0 ? " at \(entry.level)" : ""
        let way = "\(slugs[entry.move]) by \(slugs[entry.method])\(level)"
        return .init(
            key: "\(slugs[entry.versionGroup]): \(way)",
            value: entry.order.map { "place \($0)" })
    }
}
