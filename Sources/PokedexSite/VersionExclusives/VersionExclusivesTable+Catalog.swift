import Diagnostics
import JSON
import PokedexDomain

extension VersionExclusivesTable {
    /// The table with the Pokémon and games of a catalog, and whole families.
    ///
    /// - Throws: an error at the first entry that cannot be right: a version group that has not
    ///   two versions, a version of another one, a version without list, a Pokémon that the catalog
    ///   or the games lack, a later stage in place of its family, or a Pokémon that is listed twice,
    ///   by itself or as one of a family.
    package func exclusives(in indexes: CatalogIndexes) throws -> VersionExclusives {
        let reader = PairReader(indexes)
        var pokemon: [Identifier<GameVersion>: Set<Identifier<Pokemon>>] = [:]
        for pair in pairs.list {
            for (version, members) in try reader.members(of: pair) { pokemon[version] = members }
        }
        return VersionExclusives(indexes.entities, pokemon: pokemon)
    }
}

/// Finds what the pairs name.
private struct PairReader {
    typealias Pair = JSONEntries<VersionExclusivesTable.Pair>.Entry
    typealias List = JSONEntries<VersionExclusivesTable.List>.Entry

    private let index: CatalogIndex
    private let families: GameFamilies
    private let versions: [Identifier<VersionGroup>: [GameVersion]]
    private let pokemon: [String: Pokemon]

    init(_ indexes: CatalogIndexes) {
        index = indexes.entities
        families = GameFamilies(indexes)
        versions = Dictionary(grouping: indexes.catalog.versions, by: \.versionGroup)
        pokemon = Dictionary(
            uniqueKeysWithValues: indexes.catalog.pokemon.map { ($0.slug.text, $0) })
    }

    /// All Pokémon of each version of a pair.
    func members(of pair: Pair) throws -> [Identifier<GameVersion>: Set<Identifier<Pokemon>>] {
        let group = try versionGroup(pair)
        let versions = try versions(of: group, pair)
        var listed: ListedPokemon = [:]
        for list in pair.value.families.list {
            let version = try version(list, among: versions, of: group)
            for entry in list.value {
                let pokemon = try pokemon(entry, in: group)
                try requireFirstStage(pokemon, entry, in: group)
                for member in families.members(from: pokemon.id, in: group.id) {
                    try add(member, entry, of: version, to: &listed)
                }
            }
        }
        for list in pair.value.singles?.list ?? [] {
            let version = try version(list, among: versions, of: group)
            for entry in list.value {
                try add(pokemon(entry, in: group).id, entry, of: version, to: &listed)
            }
        }
        return versions.reduce(into: [:]) { members, version in
            members[version.id] = Set(listed.filter { $1.version.id == version.id }.keys)
        }
    }

    private func add(
        _ pokemon: Identifier<Pokemon>, _ entry: Placed<String>, of version: GameVersion,
        to listed: inout ListedPokemon
    ) throws {
        if let other = listed[pokemon] {
            throw entry.place.error(already(pokemon, entry.value, other))
        }
        listed[pokemon] = ListedPlace(entry: entry.value, version: version)
    }

    private func versionGroup(_ pair: Pair) throws -> VersionGroup {
        let groups = index.catalog.versionGroups
        guard let group = groups.first(where: { $0.slug.text == pair.name }) else {
            throw pair.place.error(
                unknown(
                    pair.name, "is no version group of the database", groups.map(\.slug.text)))
        }
        return group
    }

    private func versions(of group: VersionGroup, _ pair: Pair) throws -> [GameVersion] {
        let versions = versions[group.id] ?? []
        guard versions.count == 2 else {
            let names = versions.map { "\"\($0.slug)\"" }.joined(separator: ", ")
            throw pair.place.error(
                "only two versions are a pair; those of \"\(group.slug)\" are: \(names)")
        }
        let names = pair.value.families.list.map(\.name)
        if names.count < 2,
            let missing = versions.first(where: { !names.contains($0.slug.text) })
        {
            throw pair.place.error(
                "the list of \"\(missing.slug)\" is missing; it may be empty: []")
        }
        return versions
    }

    private func version(
        _ list: List, among versions: [GameVersion], of group: VersionGroup
    ) throws -> GameVersion {
        guard let version = versions.first(where: { $0.slug.text == list.name }) else {
            throw list.place.error(
                "\"\(list.name)\" is no version of \"\(group.slug)\"; they are "
                    + "\"\(versions[0].slug)\" and \"\(versions[1].slug)\"")
        }
        return version
    }

    private func pokemon(_ entry: Placed<String>, in group: VersionGroup) throws -> Pokemon {
        guard let found = pokemon[entry.value] else {
            throw entry.place.error(
                unknown(entry.value, "is no Pokémon of the database", pokemon.keys.sorted()))
        }
        guard families.has(found.id, in: group.id) else {
            throw entry.place.error("\"\(entry.value)\" is not in the games \"\(group.slug)\"")
        }
        return found
    }

    private func requireFirstStage(
        _ pokemon: Pokemon, _ entry: Placed<String>, in group: VersionGroup
    ) throws {
        guard let first = families.firstStage(before: pokemon, in: group.id) else { return }
        throw entry.place.error(
            "\"\(entry.value)\" evolves from \"\(first.slug)\", which these games have: list "
                + "\"\(first.slug)\" for the family, or \"\(entry.value)\" below \"only\"")
    }

    private func already(
        _ member: Identifier<Pokemon>, _ entry: String, _ other: ListedPlace
    ) -> String {
        let slug = index[member].slug.text
        let start =
            slug == entry
            ? "\"\(slug)\"" : "\"\(slug)\", of the family of \"\(entry)\","
        let end = slug == other.entry ? "" : ", in the family of \"\(other.entry)\""
        return "\(start) is already listed for \"\(other.version.slug)\"\(end)"
    }

    private func unknown(_ name: String, _ fault: String, _ known: [String]) -> String {
        "\"\(name)\" \(fault)\(Suggestion(candidates: known).question(for: name))"
    }
}

/// The Pokémon of a pair so far, each with where it is listed.
private typealias ListedPokemon = [Identifier<Pokemon>: ListedPlace]

private struct ListedPlace {
    /// The entry that lists it or its family.
    let entry: String
    let version: GameVersion
}
