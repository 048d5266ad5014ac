import Mustache
import PokedexDomain

/// The list of all families: those that evolve drawn small by generation, the others by name.
struct EvolutionListPage: PageView {
    static let template = "pages/evolutions"
    static let section: SiteSection? = .evolutions

    let site: LocalizedSite
    let route = Route.evolutions
    private let list: FamilyList

    init(_ site: LocalizedSite) {
        self.site = site
        list = FamilyList(site.indexes)
    }

    var title: String { get throws { try site.phrase("ui.evolutions.title") } }

    var description: String {
        get throws {
            try site.phrase(
                "ui.evolutions.description", ["count": site.numbers.integer(count)])
        }
    }

    func content() throws -> Object {
        [
            "count": .text(try site.counted("ui.evolutions.families-count", count)),
            "generations": .list(try generations),
            "alone": .list(list.alone.map(name)),
            "aloneCount": .text(
                try site.counted("ui.evolutions.families-count", list.alone.count)),
        ]
    }

    private var count: Int { list.count }

    private var generations: [Value] {
        get throws {
            let groups = Dictionary(grouping: list.evolving, by: \.generation)
            return try groups.sorted { $0.key < $1.key }.map { generation, families in
                [
                    "number": .integer(generation.rawValue),
                    "name": .text(site.names.generations[generation].text),
                    "count": .text(
                        try site.counted("ui.evolutions.families-count", families.count)),
                    "families": .list(try families.map(family)),
                ]
            }
        }
    }

    private func family(_ family: FamilyList.Family) throws -> Value {
        let tree = EvolutionTreeView(site, links: links, detail: .compact)
        let name = site.names.species[family.first.id].text
        return [
            "address": .text(links.address(of: .evolution(family.first.slug))),
            "title": .text(try site.phrase("ui.evolution.title", ["name": name])),
            "trees": .list(try tree.roots(family.trees)),
        ]
    }

    private func name(_ family: FamilyList.Family) -> Value {
        [
            "address": .text(links.address(of: .evolution(family.first.slug))),
            "number": .text(site.numbers.dexNumber(family.first.id.rawValue)),
            "name": site.value(site.names.species[family.first.id]),
            "other": site.other(site.otherNames.species[family.first.id]),
        ]
    }
}
