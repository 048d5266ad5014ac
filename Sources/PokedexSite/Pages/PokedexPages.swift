import Mustache
import PokedexDomain

/// The list of all Pokédexes by region.
struct PokedexListPage: SinglePageKind {
    static let name = "pokedexes"
    static let pattern: RoutePattern = "pokedexes/"

    let site: LocalizedSite

    func placeholders() -> KeyValuePairs<String, String> {
        ["count": site.numbers.integer(site.indexes.catalog.pokedexes.count)]
    }

    /// The national one, then the regions by number, then the games beside the main series.
    func content() throws -> Object {
        let all = site.indexes.catalog.pokedexes
        let main = all.filter(\.isMainSeries)
        let regions = site.indexes.catalog.regions.map { region in
            (
                name: site.names.regions[region.id].text, anchor: region.slug.text,
                pokedexes: main.filter { $0.region == region.id }
            )
        }
        let national = try site.phrase("ui.pokedexes.national")
        let others = try site.phrase("ui.pokedexes.others")
        let groups =
            [(national, "national", main.filter { $0.region == nil })] + regions
            + [(others, "others", all.filter { !$0.isMainSeries })]
        return try [
            "groups": groups.filter { !$0.pokedexes.isEmpty }.objects { name, anchor, pokedexes in
                try ["name": name, "anchor": anchor, "pokedexes": pokedexes.map(entry)]
            }
        ]
    }

    private func entry(_ pokedex: Pokedex) throws -> Object {
        try site.entry(PokedexPage.self, pokedex).adding(["facts": facts(of: pokedex)])
    }

    private func facts(of pokedex: Pokedex) throws -> String {
        let count = try site.speciesCount(pokedex.entries.count)
        guard let games = try site.games(of: pokedex) else { return count }
        return try site.phrase("ui.pokedexes.facts", ["count": count, "games": games])
    }
}

/// The page of one Pokédex: its species by their number there, or the way to its parts.
struct PokedexPage: SubjectPage {
    static let name = "pokedex"
    static let pattern: RoutePattern = "pokedexes/{slug}/"
    static var names: KeyPath<Names, NameTable<Pokedex>> { \.pokedexTitles }
    static var parent: (any SinglePageKind.Type)? { PokedexListPage.self }

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        indexes.catalog.pokedexes.map { pokedex in
            page(pokedex.slug) { PokedexPage(site: $0, subject: pokedex) }
        }
    }

    let site: LocalizedSite
    let subject: Pokedex

    func title() -> String { name.text }
    func placeholders() -> KeyValuePairs<String, String> {
        ["title": title(), "count": site.numbers.integer(subject.entries.count)]
    }

    func content() throws -> Object {
        let parts = PokedexPart.parts(of: subject, site.index)
        return try [
            "other": site.other(otherName, beside: name),
            "count": site.speciesCount(subject.entries.count),
            "games": site.games(of: subject).map {
                try site.phrase("ui.pokedex.games", ["games": $0])
            },
            "list": Links.pokemonList("dex:\(subject.slug)+sort:dex"),
            "parts": parts.map(link),
            "cards": parts.isEmpty ? cards(of: subject.entries, in: subject) : [],
        ]
    }

    private func link(to part: PokedexPart) throws -> Object {
        try site.heading(of: part.generation).adding([
            "address": Links.address(
                of: PokedexGenerationPage.self, subject.slug, generation: part.generation),
            "count": site.speciesCount(part.entries.count),
            "arts": part.entries.lazy.map { site.index[$0.species] }
                .filter { $0.evolvesFrom == nil }.prefix(3)
                .map { site.partials.arts[site.index.defaultPokemon(of: $0.id).id] },
        ])
    }
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
                    PokedexGenerationPage(site: $0, pokedex: pokedex, parts: parts, index: index)
                }
            }
        }
    }

    let site: LocalizedSite
    let pokedex: Pokedex
    let parts: [PokedexPart]
    let index: Int

    func title() throws -> String {
        try site.phrase("ui.pokedex.part", ["title": name, "generation": generation])
    }

    func description() throws -> String {
        try site.phrase(
            "ui.pokedex.part-description",
            [
                "title": name, "generation": generation,
                "count": site.numbers.integer(parts[index].entries.count),
            ])
    }

    func content() throws -> Object {
        try [
            "count": site.speciesCount(parts[index].entries.count),
            "whole": [
                "name": name, "address": Links.address(of: PokedexPage.self, pokedex.slug),
            ] as Object,
            "turn": ["previous": neighbour(-1), "next": neighbour(1)] as Object,
            "cards": cards(of: parts[index].entries, in: pokedex),
        ]
    }

    private var name: String { site.names.pokedexTitles[pokedex.id].text }
    private var generation: String { site.names.generations[parts[index].generation].text }

    /// The generation before or after this one; `null` where there is none.
    private func neighbour(_ step: Int) -> Object? {
        guard parts.indices.contains(index + step) else { return nil }
        let generation = parts[index + step].generation
        return [
            "name": site.names.generations[generation].text,
            "address": Links.address(of: Self.self, pokedex.slug, generation: generation),
        ]
    }
}

extension PageKind {
    /// Species by their numbers in a Pokédex, each by the form that lives there.
    fileprivate func cards(of entries: [PokedexEntry], in pokedex: Pokedex) -> [Object] {
        let forms = RegionalForms(of: pokedex, site.index)
        return entries.map { card(forms.pokemon(of: $0.species), number: $0.number) }
    }
}

extension LocalizedSite {
    /// The games that use a Pokédex, in the order of their appearance; `nil` where the source names
    /// none.
    fileprivate func games(of pokedex: Pokedex) throws -> String? {
        pokedex.versionGroups.isEmpty
            ? nil : try list(\.versionGroups, content.index.inOrder(pokedex.versionGroups))
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
