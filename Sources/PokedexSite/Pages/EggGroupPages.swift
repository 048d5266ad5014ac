import Mustache
import PokedexDomain

/// The list of all egg groups, with the groups that share members with each.
struct EggGroupListPage: SinglePageKind {
    static let name = "egg-groups"
    static let pattern: RoutePattern = "egg-groups/"

    let site: LocalizedSite

    func placeholders() -> KeyValuePairs<String, String> {
        ["count": site.numbers.integer(site.indexes.catalog.eggGroups.count)]
    }

    func content() throws -> Object {
        try ["rows": site.indexes.catalog.eggGroups.map(row)]
    }

    private func row(_ group: EggGroup) throws -> Object {
        let members = site.indexes.eggGroupMembers
        let shared = members.sections(of: group).compactMap { section in
            section.partners.otherGroup.map { other in
                site.link(EggGroupPage.self, site.index[other])
                    .adding(["count": site.numbers.integer(section.pokemon.count)])
            }
        }
        return try site.entry(EggGroupPage.self, group).adding([
            "count": site.speciesCount(members.pokemon(in: group).count),
            "hasShared": !shared.isEmpty,
            "shared": shared.inLine,
        ])
    }
}

/// The page of one egg group: its Pokémon by the partners with which they have Eggs.
struct EggGroupPage: SubjectPage {
    static let name = "egg-group"
    static let pattern: RoutePattern = "egg-groups/{slug}/"
    static var names: KeyPath<Names, NameTable<EggGroup>> { \.terms.eggGroups }
    static var parent: (any SinglePageKind.Type)? { EggGroupListPage.self }

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        indexes.catalog.eggGroups.map { group in
            page(group.slug) { EggGroupPage(site: $0, subject: group) }
        }
    }

    let site: LocalizedSite
    let subject: EggGroup
    private var count: Int { site.indexes.eggGroupMembers.pokemon(in: subject).count }

    func placeholders() -> KeyValuePairs<String, String> {
        ["name": name.text, "count": site.numbers.integer(count)]
    }

    func content() throws -> Object {
        try headed([
            "lead": lead(),
            "count": site.counted("ui.egg-group.count", count),
            "sections": site.indexes.eggGroupMembers.sections(of: subject).objects { section in
                try [
                    "anchor": anchor(of: section.partners),
                    "title": title(of: section.partners),
                    "count": site.speciesCount(section.pokemon.count),
                    "group": section.partners.otherGroup.map {
                        site.link(EggGroupPage.self, site.index[$0])
                    },
                    "cards": section.pokemon.map { card($0) },
                ]
            },
        ])
    }

    /// Who has Eggs in it, and which of its Pokémon had other groups in older games, or were in it then.
    private func lead() throws -> String {
        let changed = site.indexes.catalog.pokemon.filter { pokemon in
            pokemon.isDefault && !otherGroups(of: pokemon).isEmpty
        }
        let isMember = { (pokemon: Pokemon) in
            site.index.eggGroups(of: pokemon).contains(subject.id)
        }
        let former = changed.filter { pokemon in
            !isMember(pokemon)
                && otherGroups(of: pokemon).contains { $0.contains(subject.id) }
        }
        return try site.language.paragraph(
            [site.phrase("ui.egg-group.lead.\(subject.exception?.rawValue ?? "ordinary")")]
                + [("others", changed.filter(isMember)), ("former", former)].compactMap {
                    key, pokemon in
                    try pokemon.isEmpty
                        ? nil
                        : site.phrase(
                            "ui.egg-group.\(key)",
                            ["names": site.list(\.pokemon, pokemon.map(\.id))])
                })
    }

    /// The groups that a Pokémon had in older games, or has in single ones.
    private func otherGroups(of pokemon: Pokemon) -> [[Identifier<EggGroup>]] {
        site.index[pokemon.species].pastEggGroups.map(\.elements)
            + pokemon.inGames.map(\.eggGroups).filter { !$0.isEmpty }
    }

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
}
