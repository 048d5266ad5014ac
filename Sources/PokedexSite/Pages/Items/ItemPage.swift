import Mustache
import PokedexDomain

/// The page of one item: what it is, what it evolves, and which wild Pokémon hold it.
struct ItemPage: PageKind {
    static let name = "item"
    static let pattern: RoutePattern = "items/{slug}/"
    static var parent: (any SinglePageKind.Type)? { ItemListPage.self }

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        indexes.catalog.items.map { item in page(item.slug) { ItemPage(item, $0) } }
    }

    let site: LocalizedSite
    private let item: Item
    private let uses: ItemUses

    init(_ item: Item, _ site: LocalizedSite) {
        self.site = site
        self.item = item
        uses = site.indexes.itemUses
    }

    var title: String {
        get throws { try site.phrase("ui.item.title", ["name": name.text]) }
    }

    var description: String {
        get throws {
            try site.phrase(
                "ui.item.description.\(uses.group(of: item.id).rawValue)",
                ["names": try site.bothNames(name, otherName)])
        }
    }

    var crumb: DisplayName { get throws { name } }

    func content() throws -> Object {
        let berry = uses.berry(item.id)
        return [
            "heading": site.value(name),
            "other": site.other(otherName, beside: name),
            "facts": .list(try facts + (berry.map { try BerryView($0, site).facts } ?? [])),
            "gift": try berry.map { try BerryView($0, site).gift } ?? .null,
            "hasEra": .bool(berry?.firmness != nil),
            "evolutions": evolutions,
            "babies": try babies,
            "held": try held,
        ]
    }

    private var name: DisplayName { site.names.items[item.id] }
    private var otherName: DisplayName { site.otherNames.items[item.id] }

    /// What it is, and the power of Fling with it.
    private var facts: [Value] {
        get throws {
            let facts = [
                ("kind", item.category.map { site.names.terms.itemCategories[$0].text }),
                ("fling", item.flingPower.map(site.numbers.integer)),
            ]
            return try facts.compactMap { key, text in
                try text.map {
                    ["term": .text(try site.phrase("ui.item.\(key)")), "text": .text($0)]
                }
            }
        }
    }

    /// Who evolves into whom with it; `null` where nobody does.
    private var evolutions: Value {
        let steps = uses.steps(with: item.id)
        guard !steps.isEmpty else { return .null }
        let rows = steps.flatMap { step in
            site.evolutionPhrases.phrases(for: step.ways).map { phrase -> Value in
                let texts = [phrase.text.text, phrase.note, phrase.games].compactMap(\.self)
                return [
                    "from": link(to: step.from), "into": link(to: step.into),
                    "text": .text(texts.joined(separator: " ")),
                    "absent": absent(step),
                ]
            }
        }
        return ["rows": .list(rows)]
    }

    /// The games in which nobody evolves so.
    private func absent(_ step: ItemUses.Step) -> Value {
        site.absence.marks { game in
            !site.indexes.availability.ways(from: step.from, into: step.into, in: game)
                .contains(where: step.ways.contains)
        }.hidden
    }

    /// Whose babies need it; `null` where none do.
    private var babies: Value {
        get throws {
            let chains = uses.babies(with: item.id)
            guard !chains.isEmpty else { return .null }
            let phrase = site.evolutionPhrases.phrase(incense: item.id)
            return [
                "way": .text(phrase.text.text),
                "note": phrase.note.map { .text($0) } ?? .null,
                "pokemon": .list(
                    try chains.compactMap { site.index.firstSpecies(of: $0.id) }.map {
                        try card(site.index.defaultPokemon(of: $0.id))
                    }),
            ]
        }
    }

    /// Which wild Pokémon hold it, by games; `null` where none do.
    private var held: Value {
        get throws {
            let tables = site.indexes.heldItems
            let count = tables.holderCount(of: item.id)
            guard count > 0 else { return .null }
            return [
                "count": .text(try site.counted("ui.item.held-count", count)),
                "sections": .list(
                    try tables.sections(of: item.id).map { section in
                        [
                            "games": .text(try site.games(from: section.first, to: section.last)),
                            "holders": .list(section.holders.map(holder)),
                        ]
                    }),
            ]
        }
    }

    private func holder(_ holder: HeldItemTables.Holder) -> Value {
        [
            "name": site.value(site.names.pokemon[holder.pokemon]),
            "address": .text(
                links.address(of: PokemonPage.self, site.index[holder.pokemon].slug)),
            "chance": .text(site.numbers.percent(holder.chance)),
            "versions": .list(holder.versions.map { .text(site.names.versions[$0].text) }),
        ]
    }

    private func link(to pokemon: Identifier<Pokemon>) -> Value {
        [
            "name": site.value(site.names.pokemon[pokemon]),
            "address": .text(links.address(of: PokemonPage.self, site.index[pokemon].slug)),
        ]
    }
}
