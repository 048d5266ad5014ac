import Mustache
import PokedexDomain

/// The list of all items, by what they are for.
struct ItemListPage: SinglePageKind {
    static let name = "items"
    static let pattern: RoutePattern = "items/"

    let site: LocalizedSite

    func placeholders() -> KeyValuePairs<String, String> {
        ["count": site.numbers.integer(site.indexes.catalog.items.count)]
    }

    func content() throws -> Object {
        let items = site.indexes.catalog.items
        let groups = Dictionary(grouping: items) { site.indexes.itemUses.group(of: $0.id) }
        return try [
            "count": site.counted("ui.items.count", items.count),
            "groups": ItemUses.Group.allCases.compactMap { group in
                try groups[group].map { try value(of: group, $0) }
            },
        ]
    }

    private func value(of group: ItemUses.Group, _ items: [Item]) throws -> Object {
        try [
            "anchor": group.rawValue,
            "title": site.phrase("ui.items.\(group.rawValue)"),
            "count": site.counted("ui.items.count", items.count),
            "items": items.map { site.entry(ItemPage.self, $0) },
        ]
    }
}
