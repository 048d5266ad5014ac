import Mustache
import PokedexDomain

/// The list of all egg groups, with the groups that share members with each.
struct EggGroupListPage: SinglePageKind {
    static let name = "egg-groups"
    static let pattern: RoutePattern = "egg-groups/"

    let site: LocalizedSite

    init(_ site: LocalizedSite) {
        self.site = site
    }

    var title: String { get throws { try site.phrase("ui.egg-groups.title") } }

    var description: String {
        get throws {
            try site.phrase(
                "ui.egg-groups.description",
                ["count": site.numbers.integer(site.indexes.catalog.eggGroups.count)])
        }
    }

    func content() throws -> Object {
        ["rows": .list(try site.indexes.catalog.eggGroups.map(row))]
    }

    private func row(_ group: EggGroup) throws -> Value {
        let members = site.indexes.eggGroupMembers
        let shared = members.sections(of: group).filter { $0.partners.otherGroup != nil }
        return [
            "address": .text(links.address(of: EggGroupPage.self, group.slug)),
            "name": site.value(site.names.terms.eggGroups[group.id]),
            "other": site.other(
                site.otherNames.terms.eggGroups[group.id],
                beside: site.names.terms.eggGroups[group.id]),
            "count": .text(
                try site.counted(
                    "ui.pokedex.species-count", members.species(in: group).count)),
            "hasShared": .bool(!shared.isEmpty),
            "shared": .list(
                shared.enumerated().compactMap { position, section in
                    section.partners.otherGroup.map { other in
                        [
                            "address": .text(
                                links.address(of: EggGroupPage.self, site.index[other].slug)),
                            "name": site.value(site.names.terms.eggGroups[other]),
                            "count": .text(site.numbers.integer(section.species.count)),
                            "isLast": .bool(position == shared.count - 1),
                        ]
                    }
                }),
        ]
    }
}

/// The page of one egg group: its species by the partners with which they have Eggs.
struct EggGroupPage: PageKind {
    static let name = "egg-group"
    static let pattern: RoutePattern = "egg-groups/{slug}/"
    static var parent: (any SinglePageKind.Type)? { EggGroupListPage.self }

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        indexes.catalog.eggGroups.map { group in
            page(group.slug) { EggGroupPage(group, $0) }
        }
    }

    let site: LocalizedSite
    private let group: EggGroup
    private let count: Int

    init(_ group: EggGroup, _ site: LocalizedSite) {
        self.site = site
        self.group = group
        count = site.indexes.eggGroupMembers.species(in: group).count
    }

    var title: String {
        get throws { try site.phrase("ui.egg-group.title", ["name": name.text]) }
    }

    var description: String {
        get throws {
            try site.phrase(
                "ui.egg-group.description",
                ["name": name.text, "count": site.numbers.integer(count)])
        }
    }

    var crumb: DisplayName { get throws { name } }

    func content() throws -> Object {
        [
            "heading": site.value(name),
            "other": site.other(
                site.otherNames.terms.eggGroups[group.id],
                beside: site.names.terms.eggGroups[group.id]),
            "lead": .text(
                try site.phrase("ui.egg-group.lead.\(group.exception?.rawValue ?? "ordinary")")),
            "count": .text(try site.counted("ui.egg-group.count", count)),
            "sections": .list(
                try site.indexes.eggGroupMembers.sections(of: group).map { section in
                    [
                        "anchor": .text(anchor(of: section.partners)),
                        "title": .text(try title(of: section.partners)),
                        "count": .text(
                            try site.counted("ui.pokedex.species-count", section.species.count)),
                        "group": link(to: section.partners),
                        "cards": .list(
                            try section.species.map {
                                try card(site.index.defaultPokemon(of: $0.id))
                            }),
                    ]
                }),
        ]
    }

    private var name: DisplayName { site.names.terms.eggGroups[group.id] }

    private func anchor(of partners: EggGroupMembers.Partners) -> String {
        switch partners {
        case .group: "group"
        case .groupAnd(let other): "with-\(site.index[other].slug)"
        case .dittoAlone: "ditto-alone"
        case .noneAsBaby: "babies"
        case .none: "none"
        }
    }

    private func title(of partners: EggGroupMembers.Partners) throws -> String {
        switch partners {
        case .group: try site.phrase("ui.egg-group.group", ["name": name.text])
        case .groupAnd(let other):
            try site.phrase(
                "ui.egg-group.both",
                ["name": name.text, "other": site.names.terms.eggGroups[other].text])
        case .dittoAlone: try site.phrase("ui.egg-group.ditto-alone")
        case .noneAsBaby: try site.phrase("ui.egg-group.babies")
        case .none: try site.phrase("ui.egg-group.none")
        }
    }

    /// The page of the other group; `null` where there is none.
    private func link(to partners: EggGroupMembers.Partners) -> Value {
        guard let other = partners.otherGroup else { return .null }
        return [
            "address": .text(links.address(of: EggGroupPage.self, site.index[other].slug)),
            "name": site.value(site.names.terms.eggGroups[other]),
        ]
    }
}
