import Mustache
import PokedexDomain

/// The list of all families by name; those that evolve are drawn on the pages of their generations.
struct EvolutionListPage: SinglePageKind {
    static let name = "evolutions"
    static let pattern: RoutePattern = "evolutions/"

    let site: LocalizedSite
    private let list: FamilyList

    init(_ site: LocalizedSite) {
        self.site = site
        list = FamilyList(site.indexes)
    }

    var title: String { get throws { try site.phrase("ui.evolutions.title") } }

    var description: String {
        get throws {
            try site.phrase(
                "ui.evolutions.description", ["count": site.numbers.integer(list.count)])
        }
    }

    func content() throws -> Object {
        [
            "count": .text(try site.counted("ui.evolutions.families-count", list.count)),
            "generations": .list(
                try list.generations.map { generation, families in
                    [
                        "number": .integer(generation.rawValue),
                        "name": .text(site.names.generations[generation].text),
                        "address": .text(
                            links.address(of: EvolutionGenerationPage.self, generation: generation)
                        ),
                        "count": .text(
                            try site.counted("ui.evolutions.families-count", families.count)),
                        "families": .list(try families.map(name)),
                    ]
                }),
            "alone": .list(try list.alone.map(name)),
            "aloneCount": .text(
                try site.counted("ui.evolutions.families-count", list.alone.count)),
        ]
    }

    private func name(_ family: FamilyList.Family) throws -> Value {
        let others = family.members.filter { $0.id != family.first.id }
        return [
            "address": .text(links.address(of: EvolutionPage.self, family.first.slug)),
            "number": .text(site.numbers.dexNumber(family.first.id.rawValue)),
            "name": site.value(site.names.species[family.first.id]),
            "other": site.other(
                site.otherNames.species[family.first.id],
                beside: site.names.species[family.first.id]),
            "members": others.isEmpty
                ? .null : .text(try site.list(others.map { site.names.species[$0.id].text })),
        ]
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
                EvolutionGenerationPage(generation, families, among: generations.map(\.0), $0)
            }
        }
    }

    let site: LocalizedSite
    private let generation: Identifier<Generation>
    private let families: [FamilyList.Family]
    private let generations: [Identifier<Generation>]

    init(
        _ generation: Identifier<Generation>, _ families: [FamilyList.Family],
        among generations: [Identifier<Generation>], _ site: LocalizedSite
    ) {
        self.generation = generation
        self.families = families
        self.generations = generations
        self.site = site
    }

    private var name: String { site.names.generations[generation].text }

    var title: String {
        get throws { try site.phrase("ui.evolutions.generation-title", ["generation": name]) }
    }

    var description: String {
        get throws {
            try site.phrase(
                "ui.evolutions.generation-description",
                ["count": site.numbers.integer(families.count), "generation": name])
        }
    }

    func content() throws -> Object {
        [
            "count": .text(try site.counted("ui.evolutions.families-count", families.count)),
            "generations": .list(
                generations.map {
                    [
                        "name": .text(site.names.generations[$0].text),
                        "address": .text(links.address(of: Self.self, generation: $0)),
                        "isCurrent": .bool($0 == generation),
                    ]
                }),
            "families": .list(try families.map(family)),
        ]
    }

    private func family(_ family: FamilyList.Family) throws -> Value {
        let name = site.names.species[family.first.id].text
        return [
            "address": .text(links.address(of: EvolutionPage.self, family.first.slug)),
            "title": .text(try site.phrase("ui.evolution.title", ["name": name])),
            "trees": .list(try EvolutionTreeView(site, links: links).roots(family.trees)),
        ]
    }
}

/// All families, in the order of the lowest number that one of theirs has in the national Pokédex.
struct FamilyList {
    /// One family.
    struct Family {
        /// The source's record of it.
        let chain: EvolutionChain
        /// Its species by number; never empty.
        let members: [Species]
        /// The trees that have more than a root.
        let trees: [PokemonFamilies.Node]

        /// The generation of the species with the lowest number.
        var generation: Identifier<Generation> { members[0].generation }

        /// The species after which the family is named: the one that evolves from none.
        var first: Species { members.first { $0.evolvesFrom == nil } ?? members[0] }
    }

    /// The families that evolve.
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
                chain: chain, members: indexes.families.members(of: chain),
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
                page(first.slug, generation: first.generation) { EvolutionPage(chain, $0) }
            }
        }
    }

    /// The page of a family; the list of all where it has none.
    static func route(of chain: EvolutionChain, _ indexes: CatalogIndexes) -> Route {
        indexes.entities.firstSpecies(of: chain.id).map { pattern.route($0.slug) }
            ?? EvolutionListPage.pattern.route()
    }

    let site: LocalizedSite
    private let chain: EvolutionChain
    private let members: [Species]

    init(_ chain: EvolutionChain, _ site: LocalizedSite) {
        self.chain = chain
        self.site = site
        members = site.indexes.families.members(of: chain)
    }

    var title: String {
        get throws { try site.phrase("ui.evolution.title", ["name": name(in: site.names)]) }
    }

    var description: String {
        get throws {
            let species = [first] + members.filter { $0.id != first.id }
            let names = try site.list(species.map { site.names.species[$0.id].text })
            let isAlone = members.count == 1
            return try site.phrase(
                isAlone ? "ui.evolution.description-alone" : "ui.evolution.description",
                ["names": names])
        }
    }

    func content() throws -> Object {
        [
            "other": other,
            "family": try EvolutionTreeView(site, links: links).family(chain, here: nil),
            "count": .text(try count),
            "cards": .list(try varieties.map { try card($0) }),
        ]
    }

    private var count: String {
        get throws {
            let hasForms = varieties.count > members.count
            return try site.counted(
                hasForms ? "ui.evolution.forms-count" : "ui.evolution.members-count",
                varieties.count)
        }
    }

    /// The species after which the page is named.
    private var first: Species { site.index.firstSpecies(of: chain.id) ?? members[0] }

    private func name(in names: Names) -> String { names.species[first.id].text }

    private var other: Value {
        site.other(site.otherNames.species[first.id], beside: site.names.species[first.id])
    }

    /// Every variety of its species, also those taken only in battle, by the species' number.
    private var varieties: [Pokemon] {
        members.flatMap { species in species.varieties.map { site.index[$0] } }
    }
}
