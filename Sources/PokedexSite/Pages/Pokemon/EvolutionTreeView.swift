import Mustache
import PokedexDomain

/// A family as nested lists: each Pokémon, the ways that lead to it, and what comes of it.
///
/// The lists show today's ways; those of other games follow in a table. Mega and Gigantamax forms
/// stand behind the Pokémon that takes them.
struct EvolutionTreeView {
    let site: LocalizedSite

    /// A family for `partials/evolution-family`.
    ///
    /// - Parameter here: the Pokémon whose page it is; `nil` on the family's own page.
    func family(_ chain: EvolutionChain, here: Pokemon?) throws -> Object {
        let families = site.indexes.families
        let trees = families.trees(of: chain)
        let stages = FamilyStage.roots(of: chain, trees, site.indexes)
        let drawing = Drawing(stages, current: here?.id, isFull: true, site.index)
        return try [
            "address": Links.address(
                of: EvolutionPage.route(of: site.index[families.whole(chain)], site.indexes)),
            "standsFor": here.flatMap { try standsFor($0, in: stages, trees) },
            "isAlone": trees.allSatisfy(\.children.isEmpty),
            "baby": baby(of: chain, trees: trees),
            "trees": stages.map { try node($0, in: drawing) },
            "elsewhere": elsewhere(trees),
        ]
    }

    /// A family's evolutions alone, small, for `partials/evolution-node`.
    func roots(_ trees: [PokemonFamilies.Node]) throws -> [Object] {
        let stages = trees.map { FamilyStage($0) }
        let drawing = Drawing(stages, current: nil, isFull: false, site.index)
        return try stages.map { try node($0, in: drawing) }
    }

    /// A note on whose evolutions these are, for a form that is not among them; else `nil`.
    private func standsFor(
        _ here: Pokemon, in stages: [FamilyStage], _ trees: [PokemonFamilies.Node]
    ) throws -> String? {
        guard !trees.allSatisfy(\.children.isEmpty),
            !stages.flatMap(\.all).contains(where: { $0.pokemon == here.id })
        else { return nil }
        let other = site.indexes.families.representative(of: here)
        return try site.phrase(
            "ui.evolution.stands-for",
            [
                "name": site.names.pokemon[here.id].text,
                "other": site.names.pokemon[other].text,
            ])
    }

    /// How the first of the family is bred, where a parent must hold something for it.
    private func baby(of chain: EvolutionChain, trees: [PokemonFamilies.Node]) throws -> Object? {
        guard let item = chain.babyTriggerItem, let first = trees.first else { return nil }
        let phrase = site.evolutionPhrases.phrase(incense: item)
        let text = try site.phrase(
            "ui.evolution.baby",
            ["name": site.names.pokemon[first.pokemon].text, "way": phrase.text.marked])
        return ["parts": site.value(ItemText(text)), "note": phrase.note]
    }

    private func node(_ stage: FamilyStage, in drawing: Drawing) throws -> Object {
        let pokemon = site.index[stage.pokemon]
        let isFull = drawing.isFull
        return try site.entry(PokemonPage.self, pokemon).adding([
            "step": step(to: stage, isFull: isFull),
            "form": form(of: pokemon, in: drawing),
            "isCurrent": pokemon.id == drawing.current,
            "art": site.partials.arts[pokemon.id],
            "absent": site.absence[pokemon.id],
            "hasTypes": isFull,
            "types": isFull ? [site.partials.pokemonTypes[pokemon.id]] : [],
            "children": stage.children.map { try node($0, in: drawing) },
            "hasChildren": !stage.children.isEmpty,
        ])
    }

    /// The form's own name where a default variety, which has its species' name alone, stands beside
    /// others of its species.
    private func form(of pokemon: Pokemon, in drawing: Drawing) -> Object? {
        guard pokemon.isDefault, drawing.recurring.contains(pokemon.species),
            let label = pokemon.mainForm.flatMap({ site.names.formLabels[$0.id] })
        else { return nil }
        return site.value(label)
    }
}

/// What all nodes of a family must know.
private struct Drawing {
    /// The Pokémon whose page it is.
    let current: Identifier<Pokemon>?
    /// The species of which several forms evolve or are evolved into.
    let recurring: Set<Identifier<Species>>
    /// Whether types and every figure of a way are shown; lists of families have names and ways alone.
    let isFull: Bool

    init(
        _ stages: [FamilyStage], current: Identifier<Pokemon>?, isFull: Bool, _ index: CatalogIndex
    ) {
        let species = stages.flatMap(\.all).filter { !$0.isTakenForm }
            .map { index[$0.pokemon].species }
        var seen: Set<Identifier<Species>> = []
        recurring = Set(species.filter { !seen.insert($0).inserted })
        self.current = current
        self.isFull = isFull
    }
}

extension EvolutionTreeView {
    /// What leads to a Pokémon; `null` for the first.
    private func step(to stage: FamilyStage, isFull: Bool) throws -> Object? {
        switch stage.way {
        case nil: nil
        case .form(let kind):
            try [
                "variants": [EraMarks().marking(["ways": ways([phrase(kind)], isFull: isFull)])],
                "differs": false, "isBred": false,
            ]
        case .evolution(let base, let node): try step(from: base, to: node, isFull: isFull)
        }
    }

    private func phrase(_ form: TakenForm) throws -> EvolutionPhrase {
        EvolutionPhrase(text: ItemText(try site.phrase("ui.evolution.\(form.rawValue)")))
    }

    /// The ways with their figures; a step may also be bred, or its way be unknown.
    private func step(
        from base: PokemonFamilies.Node, to node: PokemonFamilies.Node, isFull: Bool
    ) throws -> Object {
        let step = EvolutionVariants(site: site, base: base, node: node)
        let others = step.all.count { $0.games != nil }
        return try [
            "variants": step.variants().map { ways, marks in
                marks.marking(["ways": self.ways(ways, isFull: isFull)])
            },
            "differs": isFull && others > 0 && others < step.all.count,
            "isBred": node.isBred,
        ]
    }

    private func ways(_ phrases: [EvolutionPhrase], isFull: Bool) -> [Object] {
        phrases.enumerated().objects { place, phrase in
            let notes = isFull ? [phrase.note, phrase.games].compactMap(\.self) : []
            return [
                "parts": site.value(phrase.text),
                "note": notes.isEmpty ? nil : notes.joined(separator: " "),
                "isFirst": place == 0,
            ]
        }
    }

    /// The ways of other games, for the table below the trees; `null` where there are none.
    private func elsewhere(_ trees: [PokemonFamilies.Node]) -> Object? {
        let rows = trees.flatMap(rows(below:))
        return rows.isEmpty ? nil : ["rows": rows]
    }

    private func rows(below base: PokemonFamilies.Node) -> [Object] {
        base.children.flatMap { node in rows(from: base, to: node) + rows(below: node) }
    }

    private func rows(from base: PokemonFamilies.Node, to node: PokemonFamilies.Node) -> [Object] {
        guard node.ways.contains(where: { !$0.isDefault }) else { return [] }
        let phrases = site.evolutionPhrases.phrases(from: base, to: node)
        return phrases.filter { $0.games != nil }.objects { phrase in
            [
                "from": ["name": site.value(site.names.pokemon[base.pokemon])] as Object,
                "into": ["name": site.value(site.names.pokemon[node.pokemon])] as Object,
                "parts": site.value(phrase.text),
                "note": phrase.note,
                "games": phrase.games,
            ]
        }
    }
}
