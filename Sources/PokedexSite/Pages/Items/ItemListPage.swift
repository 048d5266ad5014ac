import Mustache
import PokedexDomain

/// The list of all items, by what they are for.
struct ItemListPage: SinglePageKind {
    static let name = "items"
    static let pattern: RoutePattern = "items/"

    let site: LocalizedSite

    init(_ site: LocalizedSite) {
        self.site = site
    }

    var title: String { get throws { try site.phrase("ui.items.title") } }

    var description: String {
        get throws {
            try site.phrase(
                "ui.items.description",
                ["count": site.numbers.integer(site.indexes.catalog.items.count)])
        }
    }

    func content() throws -> Object {
        let items = site.indexes.catalog.items
        let groups = Dictionary(grouping: items) { site.indexes.itemUses.group(of: $0.id) }
        return [
            "count": .text(try site.counted("ui.items.count", items.count)),
            "groups": .list(
                try ItemUses.Group.allCases.compactMap { group in
                    try groups[group].map { try value(of: group, $0) }
                }),
        ]
    }

    private func value(of group: ItemUses.Group, _ items: [Item]) throws -> Value {
        [
            "anchor": .text(group.rawValue),
            "title": .text(try site.phrase("ui.items.\(group.rawValue)")),
            "count": .text(try site.counted("ui.items.count", items.count)),
            "items": .list(
                items.map { item in
                    [
                        "address": .text(links.address(of: ItemPage.self, item.slug)),
                        "name": site.value(site.names.items[item.id]),
                        "other": site.other(
                            site.otherNames.items[item.id], beside: site.names.items[item.id]),
                    ]
                }),
        ]
    }
}
