import Mustache
import PokedexDomain

/// The list of all families by name; those that evolve are drawn on the pages of their generations.
struct EvolutionListPage: SinglePageKind {
    static let name = "evolutions"
    static let pattern: RoutePattern = "evolutions/"

    let site: LocalizedSite
    private var list: FamilyList { FamilyList(site.indexes) }

    func placeholders() -> KeyValuePairs<String, String> {
        ["count": site.numbers.integer(list.count)]
    }

    func content() throws -> Object {
        let list = list
        return try [
            "count": site.familyCount(list.count),
            "generations": list.generations.map { generation, families in
                try site.heading(of: generation).adding([
                    "address": Links.address(
                        of: EvolutionGenerationPage.self, generation: generation),
                    "count": site.familyCount(families.count),
                    "families": families.map(name),
                ])
            },
            "alone": list.alone.map(name),
            "aloneCount": site.familyCount(list.alone.count),
        ]
    }

    private func name(_ family: FamilyList.Family) throws -> Object {
        let first = family.first
        let others = family.members.map(\.id).filter { $0 != first.id }
        return try site.bothNames(\.species, first.id).adding([
            "address": Links.address(of: EvolutionPage.self, first.slug),
            "number": site.numbers.dexNumber(first.id.rawValue),
            "members": others.isEmpty ? nil : site.list(\.species, others),
        ])
    }
}

extension LocalizedSite {
    fileprivate func familyCount(_ count: Int) throws -> String {
        try counted("ui.evolutions.families-count", count)
    }
}

/// The families that evolve and begin in one generation, drawn small.
struct EvolutionGenerationPage: PageKind {
    static let name = "evolution-generation"
    static let pattern: RoutePattern = "evolutions/generation-{generation}/"
    static var parent: (any SinglePageKind.Type)? { EvolutionListPage.self }

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        let generations = FamilyList(indexes).generations
        return generations.map { generation, families in
            page(generation: generation) {
                EvolutionGenerationPage(
                    site: $0, generation: generation, families: families,
                    generations: generations.map(\.0))
            }
        }
    }

    let site: LocalizedSite
    let generation: Identifier<Generation>
    let families: [FamilyList.Family]
    let generations: [Identifier<Generation>]

    static let texts = "evolutions"
    func title() throws -> String { try text("generation-title") }
    func description() throws -> String { try text("generation-description") }
    func placeholders() -> KeyValuePairs<String, String> {
        [
            "generation": site.names.generations[generation].text,
            "count": site.numbers.integer(families.count),
        ]
    }

    func content() throws -> Object {
        try [
            "count": site.familyCount(families.count),
            "generations": generations.objects {
                [
                    "name": site.names.generations[$0].text,
                    "address": Links.address(of: Self.self, generation: $0),
                    "isCurrent": $0 == generation,
                ]
            },
            "families": families.map(family),
        ]
    }

    private func family(_ family: FamilyList.Family) throws -> Object {
        let name = site.names.species[family.first.id].text
        return try [
            "address": Links.address(of: EvolutionPage.self, family.first.slug),
            "title": site.phrase("ui.evolution.title", ["name": name]),
            "trees": EvolutionTreeView(site: site).roots(family.trees),
        ]
    }
}

/// All families, in the order of the lowest number that one of theirs has in the national Pokédex.
struct FamilyList {
    struct Family {
        /// Its species by number; never empty.
        let members: [Species]
        /// The trees that have more than a root.
        let trees: [PokemonFamilies.Node]

        /// The generation of the species with the lowest number.
        var generation: Identifier<Generation> { members[0].generation }

        /// The species after which the family is named: the one that evolves from none.
        var first: Species { members.first { $0.evolvesFrom == nil } ?? members[0] }
    }

    let evolving: [Family]
    /// The families of one species that does not evolve.
    let alone: [Family]

    /// Those that evolve by generation, the earliest first.
    var generations: [(Identifier<Generation>, [Family])] {
        Dictionary(grouping: evolving, by: \.generation).sorted { $0.key < $1.key }
            .map { ($0.key, $0.value) }
    }

    /// How many there are.
    var count: Int { evolving.count + alone.count }

    init(_ indexes: CatalogIndexes) {
        let families = indexes.families.all.map { chain in
            Family(
                members: indexes.families.members(of: chain),
                trees: indexes.families.trees(of: chain).filter { !$0.children.isEmpty })
        }.sorted { $0.members[0].id < $1.members[0].id }
        evolving = families.filter { !$0.trees.isEmpty }
        alone = families.filter(\.trees.isEmpty)
    }
}

/// The page of one family: its trees with every condition, and all its members.
struct EvolutionPage: PageKind {
    static let name = "evolution"
    static let pattern: RoutePattern = "evolutions/{slug}/"
    static var parent: (any SinglePageKind.Type)? { EvolutionListPage.self }

    /// The families that any species belongs to; each page is named after the family's first species.
    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        indexes.catalog.evolutionChains.compactMap { chain in
            indexes.entities.firstSpecies(of: chain.id).map { first in
                page(first.slug, generation: first.generation) {
                    EvolutionPage(site: $0, chain: chain)
                }
            }
        }
    }

    /// The page of a family; the list of all where it has none.
    static func route(of chain: EvolutionChain, _ indexes: CatalogIndexes) -> Route {
        indexes.entities.firstSpecies(of: chain.id).map { pattern.route($0.slug) }
            ?? EvolutionListPage.pattern.route()
    }

    let site: LocalizedSite
    let chain: EvolutionChain
    private var members: [Species] { site.indexes.families.members(of: chain) }
    /// The species after which the page is named.
    private var first: Species { site.index.firstSpecies(of: chain.id) ?? members[0] }

    func placeholders() throws -> KeyValuePairs<String, String> {
        let others = members.map(\.id).filter { $0 != first.id }
        return [
            "name": site.names.species[first.id].text,
            "names": try site.list(\.species, [first.id] + others),
        ]
    }

    func description() throws -> String {
        try text(members.count == 1 ? "description-alone" : "description")
    }

    func content() throws -> Object {
        try [
            "other": site.other(
                site.otherNames.species[first.id], beside: site.names.species[first.id]),
            "family": EvolutionTreeView(site: site).family(chain, here: nil),
            "count": site.counted(
                varieties.count > members.count
                    ? "ui.evolution.forms-count" : "ui.evolution.members-count",
                varieties.count),
            "cards": varieties.map { card($0) },
        ]
    }

    /// Every variety of its species, also those taken only in battle, by the species' number.
    private var varieties: [Pokemon] {
        members.flatMap { species in species.varieties.map { site.index[$0] } }
    }
}
