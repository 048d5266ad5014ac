import Mustache
import PokedexDomain

/// A family as nested lists: each Pokémon, the ways that lead to it, and what comes of it.
///
/// The lists show today's ways; those of other games follow in a table. Mega and Gigantamax forms
/// stand behind the Pokémon that takes them.
struct EvolutionTreeView {
    private let site: LocalizedSite
    private let links: Links

    init(_ site: LocalizedSite, links: Links) {
        self.site = site
        self.links = links
    }

    /// A family for `partials/evolution-family`.
    ///
    /// - Parameter here: the Pokémon whose page it is; `nil` on the family's own page.
    func family(_ chain: EvolutionChain, here: Pokemon?) throws -> Value {
        let families = site.indexes.families
        let trees = families.trees(of: chain)
        let stages = FamilyStages(chain, trees, site.indexes).roots
        let drawing = Drawing(stages, current: here?.id, detail: .full, site.index)
        return [
            "address": .text(
                links.address(
                    of: EvolutionPage.route(of: site.index[families.whole(chain)], site.indexes))),
            "standsFor": try here.map { try standsFor($0, in: stages, trees) } ?? .null,
            "isAlone": .bool(trees.allSatisfy(\.children.isEmpty)),
            "baby": try baby(of: chain, trees: trees),
            "trees": .list(try stages.map { try node($0, in: drawing) }),
            "elsewhere": try elsewhere(trees),
        ]
    }

    /// A family's evolutions alone, small, for `partials/evolution-node`.
    func roots(_ trees: [PokemonFamilies.Node]) throws -> [Value] {
        let stages = trees.map { FamilyStage($0) }
        let drawing = Drawing(stages, current: nil, detail: .compact, site.index)
        return try stages.map { try node($0, in: drawing) }
    }

    /// A note on whose evolutions these are, for a form that is not among them; else `null`.
    private func standsFor(
        _ here: Pokemon, in stages: [FamilyStage], _ trees: [PokemonFamilies.Node]
    ) throws -> Value {
        guard !trees.allSatisfy(\.children.isEmpty),
            !stages.flatMap(\.all).contains(where: { $0.pokemon == here.id })
        else { return .null }
        let other = site.indexes.families.representative(of: here)
        return .text(
            try site.phrase(
                "ui.evolution.stands-for",
                [
                    "name": site.names.pokemon[here.id].text,
                    "other": site.names.pokemon[other].text,
                ]))
    }

    /// How the first of the family is bred, where a parent must hold something for it.
    private func baby(
        of chain: EvolutionChain, trees: [PokemonFamilies.Node]
    ) throws -> Value {
        guard let item = chain.babyTriggerItem, let first = trees.first else { return .null }
        let phrase = site.evolutionPhrases.phrase(incense: item)
        let text = try site.phrase(
            "ui.evolution.baby",
            ["name": site.names.pokemon[first.pokemon].text, "way": phrase.text.marked])
        return [
            "parts": site.value(ItemText(text), links),
            "note": phrase.note.map { .text($0) } ?? .null,
        ]
    }

    private func node(_ stage: FamilyStage, in drawing: Drawing) throws -> Value {
        let pokemon = site.index[stage.pokemon]
        let isFull = drawing.detail == .full
        return [
            "step": try step(to: stage, isFull: isFull),
            "name": site.value(site.names.pokemon[pokemon.id]),
            "other": site.other(
                site.otherNames.pokemon[pokemon.id], beside: site.names.pokemon[pokemon.id]),
            "address": .text(links.address(of: PokemonPage.self, pokemon.slug)),
            "form": form(of: pokemon, in: drawing),
            "isCurrent": .bool(pokemon.id == drawing.current),
            "art": try site.partials.art(of: pokemon.id, links: links),
            "absent": site.absence[pokemon.id],
            "hasTypes": .bool(isFull),
            "types": .list(isFull ? [site.partials.pokemonTypes[pokemon.id]] : []),
            "children": .list(try stage.children.map { try node($0, in: drawing) }),
            "hasChildren": .bool(!stage.children.isEmpty),
        ]
    }

    /// The form's own name where a default variety, which has its species' name alone, stands beside
    /// others of its species.
    private func form(of pokemon: Pokemon, in drawing: Drawing) -> Value {
        guard pokemon.isDefault, drawing.recurring.contains(pokemon.species),
            let label = pokemon.mainForm.flatMap({ site.names.formLabels[$0.id] })
        else { return .null }
        return site.value(label)
    }
}

/// What all nodes of a family must know.
private struct Drawing {
    /// How much of each Pokémon is shown.
    enum Detail {
        /// Both names, types, and every figure of a way.
        case full
        /// Both names and the ways alone, for lists of families.
        case compact
    }

    /// The Pokémon whose page it is.
    let current: Identifier<Pokemon>?
    /// The species of which several forms evolve or are evolved into.
    let recurring: Set<Identifier<Species>>
    let detail: Detail

    init(
        _ stages: [FamilyStage], current: Identifier<Pokemon>?, detail: Detail,
        _ index: CatalogIndex
    ) {
        let species = stages.flatMap(\.all).filter { !$0.isTakenForm }
            .map { index[$0.pokemon].species }
        var seen: Set<Identifier<Species>> = []
        recurring = Set(species.filter { !seen.insert($0).inserted })
        self.current = current
        self.detail = detail
    }
}

extension EvolutionTreeView {
    /// What leads to a Pokémon; `null` for the first.
    private func step(to stage: FamilyStage, isFull: Bool) throws -> Value {
        switch stage.way {
        case nil: .null
        case .form(let kind):
            [
                "variants": [
                    [
                        "in": .null, "notIn": .null,
                        "ways": [
                            [
                                "parts": site.value(ItemText(try site.phrase(kind.word)), links),
                                "note": .null, "isFirst": true,
                            ]
                        ],
                    ]
                ],
                "differs": false, "isBred": false,
            ]
        case .evolution(let base, let node): try step(from: base, to: node, isFull: isFull)
        }
    }

    /// The ways with their figures; a step may also be bred, or its way be unknown.
    private func step(
        from base: PokemonFamilies.Node, to node: PokemonFamilies.Node, isFull: Bool
    ) throws -> Value {
        let step = EvolutionVariants(from: base, to: node, site)
        let others = step.all.count { $0.games != nil }
        return [
            "variants": .list(
                try step.variants.map { ways, marks in
                    .object(
                        Object(
                            [("ways", self.ways(ways, isFull: isFull))] + marks.members))
                }),
            "differs": .bool(isFull && others > 0 && others < step.all.count),
            "isBred": .bool(node.isBred),
        ]
    }

    private func ways(_ phrases: [EvolutionPhrase], isFull: Bool) -> Value {
        .list(
            phrases.enumerated().map { place, phrase in
                let notes = isFull ? [phrase.note, phrase.games].compactMap(\.self) : []
                return [
                    "parts": site.value(phrase.text, links),
                    "note": notes.isEmpty ? .null : .text(notes.joined(separator: " ")),
                    "isFirst": .bool(place == 0),
                ]
            })
    }

    private func isToday(_ phrase: EvolutionPhrase) -> Bool { phrase.games == nil }

    /// The ways of other games, for the table below the trees; `null` where there are none.
    private func elsewhere(_ trees: [PokemonFamilies.Node]) throws -> Value {
        let rows = trees.flatMap(rows(below:))
        return rows.isEmpty ? .null : ["rows": .list(rows)]
    }

    private func rows(below base: PokemonFamilies.Node) -> [Value] {
        base.children.flatMap { node in rows(from: base, to: node) + rows(below: node) }
    }

    private func rows(
        from base: PokemonFamilies.Node, to node: PokemonFamilies.Node
    ) -> [Value] {
        guard node.ways.contains(where: { !$0.isDefault }) else { return [] }
        return site.evolutionPhrases.phrases(from: base, to: node).filter { !isToday($0) }.map {
            phrase in
            [
                "from": ["name": site.value(site.names.pokemon[base.pokemon])],
                "into": ["name": site.value(site.names.pokemon[node.pokemon])],
                "parts": site.value(phrase.text, links),
                "note": phrase.note.map { .text($0) } ?? .null,
                "games": phrase.games.map { .text($0) } ?? .null,
            ]
        }
    }
}
