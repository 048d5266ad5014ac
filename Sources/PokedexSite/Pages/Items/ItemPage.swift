import Mustache
import PokedexDomain

/// The page of one item: what it is, what it evolves, and which wild Pokémon hold it.
struct ItemPage: SubjectPage {
    static let name = "item"
    static let pattern: RoutePattern = "items/{slug}/"
    static var names: KeyPath<Names, NameTable<Item>> { \.items }
    static var parent: (any SinglePageKind.Type)? { ItemListPage.self }

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        indexes.catalog.items.map { item in page(item.slug) { ItemPage(site: $0, subject: item) } }
    }

    let site: LocalizedSite
    let subject: Item
    private var uses: ItemUses { site.indexes.itemUses }

    func placeholders() throws -> KeyValuePairs<String, String> {
        ["name": name.text, "names": try site.bothNames(name, otherName)]
    }

    func description() throws -> String {
        try text("description.\(uses.group(of: subject.id).rawValue)")
    }

    func content() throws -> Object {
        let berry = uses.berry(subject.id).map { BerryView(site: site, berry: $0) }
        return try headed([
            "facts": facts() + (berry?.facts() ?? []),
            "gift": berry?.gift(),
            "hasEra": berry?.berry.firmness != nil,
            "evolutions": evolutions,
            "babies": babies(),
            "held": held(),
        ])
    }

    /// What it is, and the power of Fling with it.
    private func facts() throws -> [Object] {
        try site.terms(
            "ui.item",
            [
                "kind": subject.category.map { site.names.terms.itemCategories[$0].text },
                "fling": subject.flingPower.map(site.numbers.integer),
            ])
    }

    /// Who evolves into whom with it; `null` where nobody does.
    private var evolutions: Object? {
        let steps = uses.steps(with: subject.id)
        guard !steps.isEmpty else { return nil }
        let rows = steps.flatMap { step in
            site.evolutionPhrases.phrases(for: step.ways).objects { phrase in
                let texts = [phrase.text.text, phrase.note, phrase.games].compactMap(\.self)
                return [
                    "from": site.link(PokemonPage.self, site.index[step.from]),
                    "into": site.link(PokemonPage.self, site.index[step.into]),
                    "text": texts.joined(separator: " "),
                    "absent": absent(step, as: phrase),
                ]
            }
        }
        return ["rows": rows]
    }

    /// The games in which nobody evolves in a way that a phrase words.
    private func absent(_ step: EvolutionStep, as phrase: EvolutionPhrase) -> String? {
        let ways = step.ways.filter { way in
            site.evolutionPhrases.phrases(for: [way]).contains { $0.text == phrase.text }
        }
        return site.absence.marks { game in
            !site.indexes.availability.ways(from: step.from, into: step.into, in: game)
                .contains(where: ways.contains)
        }.hidden
    }

    /// Whose babies need it; `null` where none do.
    private func babies() throws -> Object? {
        let chains = uses.babies(with: subject.id)
        guard !chains.isEmpty else { return nil }
        let phrase = site.evolutionPhrases.phrase(incense: subject.id)
        return [
            "way": phrase.text.text,
            "note": phrase.note,
            "pokemon": chains.compactMap { site.index.firstSpecies(of: $0.id) }.map {
                card(site.index.defaultPokemon(of: $0.id))
            },
        ]
    }

    /// Which wild Pokémon hold it, by games; `null` where none do.
    private func held() throws -> Object? {
        let tables = site.indexes.heldItems
        let count = tables.holderCount(of: subject.id)
        guard count > 0 else { return nil }
        return try [
            "count": site.counted("ui.item.held-count", count),
            "sections": tables.sections(of: subject.id).objects { section in
                try [
                    "games": site.games(from: section.first, to: section.last),
                    "holders": section.holders.map(holder),
                ]
            },
        ]
    }

    private func holder(_ holder: HeldItemTables.Holder) -> Object {
        site.link(PokemonPage.self, site.index[holder.pokemon]).adding([
            "chance": site.numbers.percent(holder.chance),
            "versions": holder.versions.map { site.names.versions[$0].text },
        ])
    }
}
