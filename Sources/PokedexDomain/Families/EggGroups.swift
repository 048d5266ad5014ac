extension Term where Vocabulary == PokedexDomain.Vocabulary.EggGroups {
    /// The groups whose members do not have Eggs with each other.
    package enum Exception: String, Sendable {
        /// Ditto's, which has Eggs with all other groups but ``noEggs``.
        case ditto
        /// That of Pokémon that have no Eggs.
        case noEggs = "no-eggs"
    }

    /// Whether the group is one of those; `nil` for the ordinary ones.
    package var exception: Exception? { Exception(rawValue: slug.text) }
}

/// The species in each egg group, by the partners with which they have Eggs.
package struct EggGroupMembers: Sendable {
    /// The partners of a species.
    package enum Partners: Hashable, Sendable {
        /// Those of the group alone.
        case group
        /// Those of the group and of another one.
        case groupAnd(Identifier<EggGroup>)
        /// Ditto alone, since the species has no gender.
        case dittoAlone
        /// None before the species has evolved.
        case noneAsBaby
        /// None.
        case none

        /// The other group; `nil` where there is none.
        package var otherGroup: Identifier<EggGroup>? {
            if case .groupAnd(let group) = self { group } else { nil }
        }
    }

    /// Species with the same partners, by number.
    package struct Section: Sendable {
        /// The partners.
        package let partners: Partners
        /// Never empty.
        package let species: [Species]
    }

    private let members: [Identifier<EggGroup>: [Species]]
    private let groups: [EggGroup]

    /// Collects the members of all groups of a catalog.
    package init(_ index: CatalogIndex) {
        groups = index.catalog.eggGroups
        members = index.catalog.species.sorted { $0.id < $1.id }.reduce(into: [:]) {
            members, species in
            for group in species.eggGroups { members[group, default: []].append(species) }
        }
    }

    /// The species of a group, by number.
    package func species(in group: EggGroup) -> [Species] { members[group.id] ?? [] }

    /// The species of a group by their partners: those of the group alone, then those of another
    /// one, in the order of the catalog, then those with Ditto alone or no partner.
    package func sections(of group: EggGroup) -> [Section] {
        let species = Dictionary(grouping: species(in: group)) { partners(of: $0, in: group) }
        let order: [Partners] =
            [.group] + groups.map { .groupAnd($0.id) } + [.dittoAlone, .noneAsBaby, .none]
        return order.compactMap { partners in
            species[partners].map { Section(partners: partners, species: $0) }
        }
    }

    private func partners(of species: Species, in group: EggGroup) -> Partners {
        switch group.exception {
        case .ditto: .group
        case .noEggs: species.isBaby ? .noneAsBaby : .none
        case nil where species.femaleEighths == nil: .dittoAlone
        case nil: species.eggGroups.first { $0 != group.id }.map { .groupAnd($0) } ?? .group
        }
    }
}

/// Some of the egg groups, a bit each by their numbers.
struct EggGroupSet: OptionSet, Hashable, Sendable {
    let rawValue: UInt64

    init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Holds the groups of these numbers.
    init(_ groups: some Sequence<Identifier<EggGroup>>) {
        rawValue = groups.reduce(0) { $0 | 1 << UInt64($1.rawValue & 63) }
    }
}

/// The egg groups in which species have Eggs; a baby's are those of what it grows into.
struct BreedingGroups {
    private let barren: EggGroupSet
    private let evolutions: [Identifier<Species>: [Species]]

    init(_ index: CatalogIndex) {
        barren = EggGroupSet(
            index.catalog.eggGroups.filter { $0.exception != nil }.map(\.id))
        evolutions = Dictionary(
            grouping: index.catalog.species.filter { $0.evolvesFrom != nil },
            by: { $0.evolvesFrom ?? $0.id })
    }

    /// The groups in which a species itself can be a parent of another's Egg moves.
    func ownGroups(of species: Species) -> EggGroupSet {
        EggGroupSet(species.eggGroups).subtracting(barren)
    }

    /// The groups from which a species' Eggs can come.
    func groups(of species: Species) -> EggGroupSet {
        let own = ownGroups(of: species)
        guard own.isEmpty, species.isBaby else { return own }
        return (evolutions[species.id] ?? []).reduce(own) { groups, evolved in
            groups.union(ownGroups(of: evolved))
        }
    }
}
