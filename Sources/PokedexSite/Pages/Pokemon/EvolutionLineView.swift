import Mustache
import PokedexDomain

/// A family in one line, as the card of a Pokémon shows it: from the first stage to the Pokémon, and
/// on to where it branches.
struct EvolutionLineView {
    let page: PokemonPage
    private var site: LocalizedSite { page.site }

    /// More next stages than these are a link to the family's tree.
    private static let mostBranches = 3

    /// The line, for `partials/evolution-line`; without steps where nothing evolves.
    func value() throws -> Object {
        var stages = path
        while let last = stages.last, last.node.children.count == 1 {
            stages.append(Stage(node: last.node.children[0], base: last.node))
        }
        let last = stages.last?.node
        let branches = last?.children ?? []
        let areFew = branches.count <= Self.mostBranches
        return try [
            "steps": stages.count > 1 || !branches.isEmpty ? stages.map(value(of:)) : [],
            "hasBranches": areFew && !branches.isEmpty,
            "branches": areFew ? branches.map { try value(of: Stage(node: $0, base: last)) } : [],
            "hasMany": !areFew,
            "count": site.counted("ui.evolution.count", branches.count),
            "others": others(),
        ]
    }

    /// A Pokémon of the family with the way to it.
    private struct Stage {
        let node: PokemonFamilies.Node
        let base: PokemonFamilies.Node?
    }

    /// From the first stage to the Pokémon; a form that does not evolve has its representative's.
    private var path: [Stage] {
        guard let chain = page.species.evolutionChain else { return [] }
        let families = site.indexes.families
        let trees = families.trees(of: site.index[chain])
        for goal in [page.subject.id, families.representative(of: page.subject)] {
            for tree in trees {
                if let path = path(to: goal, in: tree, from: nil) { return path }
            }
        }
        return []
    }

    private func path(
        to goal: Identifier<Pokemon>, in node: PokemonFamilies.Node,
        from base: PokemonFamilies.Node?
    ) -> [Stage]? {
        let stage = Stage(node: node, base: base)
        if node.pokemon == goal { return [stage] }
        for child in node.children {
            if let rest = path(to: goal, in: child, from: node) { return [stage] + rest }
        }
        return nil
    }

    private func value(of stage: Stage) throws -> Object {
        let pokemon = site.index[stage.node.pokemon]
        return try site.link(PokemonPage.self, pokemon).adding([
            "ways": stage.base.map { try ways(from: $0, to: stage.node) } ?? [],
            "hasWay": stage.base != nil,
            "isCurrent": pokemon.id == page.subject.id,
            "art": site.partials.arts[pokemon.id],
            "absent": site.absence[pokemon.id],
        ])
    }

    private func ways(
        from base: PokemonFamilies.Node, to node: PokemonFamilies.Node
    ) throws -> [Object] {
        let separator = try site.phrase("ui.evolution.or-short")
        return try EvolutionVariants(site: site, base: base, node: node).variants().map {
            ways, marks in
            let text = ItemText(ways.map(\.short.marked).joined(separator: separator))
            return marks.marking(["parts": site.value(text)])
        }
    }

    /// The Mega and Gigantamax forms of the species, counted: today's, and those of games that have
    /// others; those that have none show nothing.
    private func others() throws -> [Object] {
        let forms = page.species.varieties.map { site.index[$0] }
            .filter { $0.isMega || $0.isGigantamax }
        guard !forms.isEmpty else { return [] }
        let variants = try GameVariant.all(
            site.indexes.places.games.inOrder, today: try counted(forms)
        ) { game in
            let present = site.indexes.games.pokemon(in: game.id)
            return try counted(forms.filter { present.contains($0.id) })
        }
        return variants.compactMap { variant in
            variant.fact.map { variant.marks.marking(["text": $0]) }
        }
    }

    /// "2 Mega Evolutions and 1 Gigantamax form"; `nil` without any.
    private func counted(_ forms: [Pokemon]) throws -> String? {
        let counts = [
            ("ui.evolution.megas", forms.count(where: \.isMega)),
            ("ui.evolution.gigantamaxes", forms.count(where: \.isGigantamax)),
        ]
        let texts = try counts.filter { $0.1 > 0 }.map { try site.counted($0, $1) }
        return texts.isEmpty ? nil : try site.list(texts)
    }
}
