import Mustache
import PokedexDomain

/// A family drawn as nested lists: each Pokémon, the way that leads on, and where to.
///
/// The trees show today's ways; those of other games follow in a table.
struct EvolutionTreeView {
    /// How much of each Pokémon the trees show.
    enum Detail {
        /// Number, both names, types, and every figure of a way.
        case full
        /// Both names and the ways alone, for the list of all families.
        case compact
    }

    private let site: LocalizedSite
    private let links: Links
    private let detail: Detail

    init(_ site: LocalizedSite, links: Links, detail: Detail = .full) {
        self.site = site
        self.links = links
        self.detail = detail
    }

    /// A family for `partials/evolution-family`.
    ///
    /// - Parameter here: the Pokémon whose page it is; `nil` on the family's own page.
    func family(_ chain: EvolutionChain, here: Pokemon?) throws -> Value {
        let families = site.indexes.families
        let trees = families.trees(of: chain)
        let drawing = Drawing(
            current: here?.id,
            recurring: recurring(in: trees))
        return [
            "address": .text(
                links.address(
                    of: EvolutionPage.route(of: site.index[families.whole(chain)], site.indexes))),
            "standsFor": try here.map { try standsFor($0, in: trees) } ?? .null,
            "isAlone": .bool(trees.allSatisfy(\.children.isEmpty)),
            "baby": try baby(of: chain, trees: trees),
            "trees": .list(try trees.map { try node($0, from: nil, in: drawing) }),
            "elsewhere": try elsewhere(trees),
        ]
    }

    /// A note on whose evolutions these are, for a form that is not among them; else `null`.
    private func standsFor(
        _ here: Pokemon, in trees: [PokemonFamilies.Node]
    ) throws -> Value {
        guard !trees.allSatisfy(\.children.isEmpty),
            !trees.flatMap(pokemon(in:)).contains(here.id)
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

    /// A family's trees, for `partials/evolution-node`.
    func roots(_ trees: [PokemonFamilies.Node]) throws -> [Value] {
        let drawing = Drawing(current: nil, recurring: recurring(in: trees))
        return try trees.map { try node($0, from: nil, in: drawing) }
    }

    /// What all nodes of a family must know.
    private struct Drawing {
        /// The Pokémon whose page it is.
        let current: Identifier<Pokemon>?
        /// The species that stand in the trees more than once, in different forms.
        let recurring: Set<Identifier<Species>>
    }

    private func recurring(in trees: [PokemonFamilies.Node]) -> Set<Identifier<Species>> {
        let species = trees.flatMap(pokemon(in:)).map { site.index[$0].species }
        var seen: Set<Identifier<Species>> = []
        return Set(species.filter { !seen.insert($0).inserted })
    }

    private func pokemon(in tree: PokemonFamilies.Node) -> [Identifier<Pokemon>] {
        [tree.pokemon] + tree.children.flatMap(pokemon(in:))
    }

    /// How the first of the family is bred, where a parent must hold something for it.
    private func baby(
        of chain: EvolutionChain, trees: [PokemonFamilies.Node]
    ) throws -> Value {
        guard let item = chain.babyTriggerItem, let first = trees.first else { return .null }
        let phrase = site.evolutionPhrases.phrase(incense: item)
        return [
            "text": .text(
                try site.phrase(
                    "ui.evolution.baby",
                    ["name": site.names.pokemon[first.pokemon].text, "way": phrase.text])),
            "note": phrase.note.map { .text($0) } ?? .null,
        ]
    }

    private func node(
        _ node: PokemonFamilies.Node, from base: PokemonFamilies.Node?, in drawing: Drawing
    ) throws -> Value {
        let pokemon = site.index[node.pokemon]
        let number = site.numbers.dexNumber(pokemon.species.rawValue)
        return [
            "step": try base.map { try step(from: $0, to: node) } ?? .null,
            "number": detail == .full ? .text(number) : .null,
            "name": site.value(site.names.pokemon[node.pokemon]),
            "other": site.other(
                site.otherNames.pokemon[node.pokemon], beside: site.names.pokemon[node.pokemon]),
            "address": .text(links.address(of: PokemonPage.self, pokemon.slug)),
            "form": form(of: pokemon, in: drawing),
            "isCurrent": .bool(node.pokemon == drawing.current),
            "art": try site.partials.art(of: pokemon.id, links: links),
            "hasTypes": .bool(detail == .full),
            "types": .list(pokemon.types.map { site.partials.typeDots[$0] }),
            "children": .list(
                try node.children.map { try self.node($0, from: node, in: drawing) }),
            "hasChildren": .bool(!node.children.isEmpty),
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

extension EvolutionTreeView {
    /// Today's ways in one line, with their figures; without any the newest of the others, with its
    /// games; a step may also be bred, or its way be unknown.
    private func step(
        from base: PokemonFamilies.Node, to node: PokemonFamilies.Node
    ) throws -> Value {
        let phrases = site.evolutionPhrases.phrases(from: base, to: node)
        let others = phrases.filter { $0.games != nil }
        let shown = others.count == phrases.count ? others.suffix(1) : phrases.filter(isToday)
        let notes = shown.flatMap { [$0.note, $0.games] }.compactMap { $0 }
        let differs = !others.isEmpty && others.count < phrases.count
        return [
            "text": .text(
                shown.map(\.text).joined(separator: try site.phrase("ui.evolution.or"))),
            "notes": .list(detail == .full ? notes.map { .text($0) } : []),
            "differs": .bool(detail == .full && differs),
            "hasNotes": .bool(detail == .full && (!notes.isEmpty || differs)),
            "isBred": .bool(node.isBred),
        ]
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
                "text": .text(phrase.text), "note": phrase.note.map { .text($0) } ?? .null,
                "games": phrase.games.map { .text($0) } ?? .null,
            ]
        }
    }
}
