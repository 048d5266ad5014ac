import Mustache
import PokedexDomain

/// The list of all Pokédexes by region.
struct PokedexListPage: SinglePageKind {
    static let name = "pokedexes"
    static let pattern: RoutePattern = "pokedexes/"

    let site: LocalizedSite

    init(_ site: LocalizedSite) {
        self.site = site
    }

    var title: String { get throws { try site.phrase("ui.pokedexes.title") } }

    var description: String {
        get throws {
            try site.phrase(
                "ui.pokedexes.description",
                ["count": site.numbers.integer(site.indexes.catalog.pokedexes.count)])
        }
    }

    func content() throws -> Object {
        ["groups": .list(try groups.map(group))]
    }

    /// Pokédexes under one heading.
    private struct Group {
        let name: String
        let anchor: String
        let pokedexes: [Pokedex]
    }

    /// The national one, then the regions by number, then the games beside the main series.
    private var groups: [Group] {
        get throws {
            let all = site.indexes.catalog.pokedexes
            let main = all.filter(\.isMainSeries)
            let national = Group(
                name: try site.phrase("ui.pokedexes.national"), anchor: "national",
                pokedexes: main.filter { $0.region == nil })
            let regions = site.indexes.catalog.regions.map { region in
                Group(
                    name: site.names.regions[region.id].text, anchor: region.slug.text,
                    pokedexes: main.filter { $0.region == region.id })
            }
            let others = Group(
                name: try site.phrase("ui.pokedexes.others"), anchor: "others",
                pokedexes: all.filter { !$0.isMainSeries })
            return ([national] + regions + [others]).filter { !$0.pokedexes.isEmpty }
        }
    }

    private func group(_ group: Group) throws -> Value {
        [
            "name": .text(group.name), "anchor": .text(group.anchor),
            "pokedexes": .list(try group.pokedexes.map(entry)),
        ]
    }

    private func entry(_ pokedex: Pokedex) throws -> Value {
        [
            "address": .text(links.address(of: PokedexPage.self, pokedex.slug)),
            "name": site.value(site.names.pokedexTitles[pokedex.id]),
            "other": site.other(
                site.otherNames.pokedexTitles[pokedex.id],
                beside: site.names.pokedexTitles[pokedex.id]),
            "facts": .text(try facts(of: pokedex)),
        ]
    }

    private func facts(of pokedex: Pokedex) throws -> String {
        let count = try site.counted("ui.pokedex.species-count", pokedex.entries.count)
        guard let games = try PokedexGames(site).games(of: pokedex) else { return count }
        return try site.phrase("ui.pokedexes.facts", ["count": count, "games": games])
    }
}

/// The page of one Pokédex: its species by their number there, or the way to its parts.
struct PokedexPage: PageKind {
    static let name = "pokedex"
    static let pattern: RoutePattern = "pokedexes/{slug}/"
    static var parent: (any SinglePageKind.Type)? { PokedexListPage.self }

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        indexes.catalog.pokedexes.map { pokedex in
            page(pokedex.slug) { PokedexPage(pokedex, $0) }
        }
    }

    let site: LocalizedSite
    private let pokedex: Pokedex

    init(_ pokedex: Pokedex, _ site: LocalizedSite) {
        self.pokedex = pokedex
        self.site = site
    }

    var title: String { site.names.pokedexTitles[pokedex.id].text }

    var description: String {
        get throws {
            try site.phrase("ui.pokedex.description", ["title": title, "count": count])
        }
    }

    func content() throws -> Object {
        let parts = PokedexPart.parts(of: pokedex, site.index)
        return [
            "other": site.other(
                site.otherNames.pokedexTitles[pokedex.id],
                beside: site.names.pokedexTitles[pokedex.id]),
            "count": .text(try site.counted("ui.pokedex.species-count", pokedex.entries.count)),
            "games": try games,
            "list": .text(links.pokemonList("dex:\(pokedex.slug)+sort:dex")),
            "parts": .list(try parts.map(link)),
            "cards": .list(parts.isEmpty ? try cards(of: pokedex.entries, in: pokedex) : []),
        ]
    }

    private func link(to part: PokedexPart) throws -> Value {
        [
            "number": .integer(part.generation.rawValue),
            "name": .text(site.names.generations[part.generation].text),
            "address": .text(
                links.address(
                    of: PokedexGenerationPage.self, pokedex.slug, generation: part.generation)),
            "count": .text(try site.counted("ui.pokedex.species-count", part.entries.count)),
            "arts": .list(
                try part.entries.lazy.map { site.index[$0.species] }
                    .filter { $0.evolvesFrom == nil }.prefix(3).map { species in
                        let pokemon = site.index.defaultPokemon(of: species.id)
                        return try site.partials.art(of: pokemon.id, links: links)
                    }),
        ]
    }

    private var games: Value {
        get throws {
            guard let games = try PokedexGames(site).games(of: pokedex) else { return .null }
            return .text(try site.phrase("ui.pokedex.games", ["games": games]))
        }
    }

    private var count: String { site.numbers.integer(pokedex.entries.count) }
}

/// The species of one generation in a Pokédex that is too long for one page.
struct PokedexPart: Sendable {
    let generation: Identifier<Generation>
    /// By number.
    let entries: [PokedexEntry]

    /// So many species are on one page: 500 cards take some 280 KB.
    private static let most = 500

    /// The parts of a Pokédex, the oldest generation first; none if one page has all of it.
    static func parts(of pokedex: Pokedex, _ index: CatalogIndex) -> [Self] {
        guard pokedex.entries.count > most else { return [] }
        return Dictionary(grouping: pokedex.entries) { index[$0.species].generation }
            .sorted { $0.key < $1.key }
            .map { Self(generation: $0, entries: $1) }
    }
}

/// The page of one generation in a long Pokédex.
struct PokedexGenerationPage: PageKind {
    static let name = "pokedex-generation"
    static let pattern: RoutePattern = "pokedexes/{slug}/generation-{generation}/"
    static var parent: (any SinglePageKind.Type)? { PokedexListPage.self }

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        indexes.catalog.pokedexes.flatMap { pokedex in
            let parts = PokedexPart.parts(of: pokedex, indexes.entities)
            return parts.indices.map { index in
                page(pokedex.slug, generation: parts[index].generation) {
                    PokedexGenerationPage(pokedex, parts, index, $0)
                }
            }
        }
    }

    let site: LocalizedSite
    private let pokedex: Pokedex
    private let parts: [PokedexPart]
    private let index: Int

    init(_ pokedex: Pokedex, _ parts: [PokedexPart], _ index: Int, _ site: LocalizedSite) {
        self.site = site
        self.pokedex = pokedex
        self.parts = parts
        self.index = index
    }

    var title: String {
        get throws {
            try site.phrase("ui.pokedex.part", ["title": name, "generation": generation])
        }
    }

    var description: String {
        get throws {
            try site.phrase(
                "ui.pokedex.part-description",
                [
                    "title": name, "generation": generation,
                    "count": site.numbers.integer(parts[index].entries.count),
                ])
        }
    }

    func content() throws -> Object {
        [
            "count": .text(
                try site.counted("ui.pokedex.species-count", parts[index].entries.count)),
            "whole": [
                "name": .text(name),
                "address": .text(links.address(of: PokedexPage.self, pokedex.slug)),
            ],
            "turn": ["previous": neighbour(-1), "next": neighbour(1)],
            "cards": .list(try cards(of: parts[index].entries, in: pokedex)),
        ]
    }

    private var name: String { site.names.pokedexTitles[pokedex.id].text }
    private var generation: String { site.names.generations[parts[index].generation].text }

    /// The generation before or after this one; `null` where there is none.
    private func neighbour(_ step: Int) -> Value {
        guard parts.indices.contains(index + step) else { return .null }
        let generation = parts[index + step].generation
        return [
            "name": .text(site.names.generations[generation].text),
            "address": .text(links.address(of: Self.self, pokedex.slug, generation: generation)),
        ]
    }
}

extension PageKind {
    /// Species by their numbers in a Pokédex, each by the form that lives there.
    fileprivate func cards(of entries: [PokedexEntry], in pokedex: Pokedex) throws -> [Value] {
        let forms = RegionalForms(of: pokedex, site.index)
        return try entries.map { entry in
            try card(forms.pokemon(of: entry.species), number: entry.number)
        }
    }
}

/// The games that use a Pokédex, in words.
struct PokedexGames {
    private let site: LocalizedSite

    init(_ site: LocalizedSite) {
        self.site = site
    }

    /// The games in the order of their appearance; `nil` where the source names none.
    func games(of pokedex: Pokedex) throws -> String? {
        guard !pokedex.versionGroups.isEmpty else { return nil }
        return try site.list(
            site.index.inOrder(pokedex.versionGroups).map { site.names.versionGroups[$0].text })
    }
}

/// The varieties that a region's Pokédex shows in place of the default ones: Alolan forms in
/// Alola's, Galarian ones in Galar's, and so on.
struct RegionalForms {
    private let index: CatalogIndex
    private let region: String?

    /// Pokédexes of a region's games that show the ordinary forms: in Kitakami it is Quagsire, not
    /// Clodsire, that follows Wooper.
    private static let exceptions: Set = ["kitakami", "blueberry"]

    /// Forms whose identifier does not name their region.
    private static let unnamed = ["hisui": "white-striped"]

    init(of pokedex: Pokedex, _ index: CatalogIndex) {
        self.index = index
        region =
            Self.exceptions.contains(pokedex.slug.text)
            ? nil : pokedex.region.map { index[$0].slug.text }
    }

    /// What the Pokédex shows of a species.
    func pokemon(of species: Identifier<Species>) -> Pokemon {
        let ordinary = index.defaultPokemon(of: species)
        guard region != nil else { return ordinary }
        return index[species].varieties.lazy.map { index[$0] }
            .first { isOfRegion($0, default: ordinary) } ?? ordinary
    }

    /// A form that bears the region's name and has other types than the default one: a cap has not.
    private func isOfRegion(_ pokemon: Pokemon, default ordinary: Pokemon) -> Bool {
        guard let region, !pokemon.isDefault, let form = pokemon.mainForm else { return false }
        if form.formSlug == Self.unnamed[region] { return true }
        return form.formSlug.split(separator: "-").first.map(String.init) == region
            && pokemon.types != ordinary.types
    }
}
