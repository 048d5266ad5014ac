import JSON
import PokedexDomain
import PokedexQuery

extension VersionExclusivesTable {
    /// The table with the Pokémon and games of a catalog, and whole families.
    ///
    /// - Throws: `JSONError` at the first entry that cannot be right: a version group that has not
    ///   two versions, a version of another one, a version without list, a Pokémon that the catalog
    ///   or the games lack, a later stage in place of its family, or a Pokémon that is listed twice,
    ///   by itself or as one of a family.
    package func exclusives(in indexes: CatalogIndexes) throws(JSONError) -> VersionExclusives {
        let reader = PairReader(text, indexes)
        var pokemon: [Identifier<GameVersion>: Set<Identifier<Pokemon>>] = [:]
        for pair in pairs {
            for (version, members) in try reader.members(of: pair) { pokemon[version] = members }
        }
        return VersionExclusives(indexes.entities, pokemon: pokemon)
    }
}

/// Finds what the pairs name.
private struct PairReader {
    private typealias Table = VersionExclusivesTable

    private let text: JSONText
    private let index: CatalogIndex
    private let families: GameFamilies
    private let versions: [Identifier<VersionGroup>: [GameVersion]]
    private let pokemon: [String: Pokemon]

    init(_ text: JSONText, _ indexes: CatalogIndexes) {
        self.text = text
        index = indexes.entities
        families = GameFamilies(indexes)
        versions = Dictionary(grouping: indexes.catalog.versions, by: \.versionGroup)
        pokemon = Dictionary(
            uniqueKeysWithValues: indexes.catalog.pokemon.map { ($0.slug.text, $0) })
    }

    /// All Pokémon of each version of a pair.
    func members(
        of pair: VersionExclusivesTable.Pair
    ) throws(JSONError) -> [Identifier<GameVersion>: Set<Identifier<Pokemon>>] {
        let group = try versionGroup(pair)
        let versions = try versions(of: group, pair)
        var listed = ListedPokemon()
        for list in pair.lists {
            let version = try version(list, among: versions, of: group)
            for entry in list.entries {
                let pokemon = try pokemon(entry, in: group)
                if !list.isOfSingles { try requireFirstStage(pokemon, entry, in: group) }
                let members =
                    list.isOfSingles
                    ? [pokemon.id] : families.members(from: pokemon.id, in: group.id)
                for member in members {
                    if let other = listed.add(member, by: entry.slug, for: version) {
                        throw text.error(already(member, entry, other), at: entry.place)
                    }
                }
            }
        }
        return Dictionary(
            uniqueKeysWithValues: versions.map { ($0.id, listed.pokemon(of: $0)) })
    }

    private func versionGroup(_ pair: Table.Pair) throws(JSONError) -> VersionGroup {
        let groups = index.catalog.versionGroups
        guard let group = groups.first(where: { $0.slug.text == pair.place.name }) else {
            throw text.error(
                unknown(
                    pair.place.name, "is no version group of the database",
                    groups.map(\.slug.text)), at: pair.place)
        }
        return group
    }

    private func versions(
        of group: VersionGroup, _ pair: Table.Pair
    ) throws(JSONError) -> [GameVersion] {
        let versions = versions[group.id] ?? []
        guard versions.count == 2 else {
            let names = versions.map { "\"\($0.slug)\"" }.joined(separator: ", ")
            throw text.error(
                "only two versions are a pair; those of \"\(group.slug)\" are: \(names)",
                at: pair.place)
        }
        let names = pair.lists.filter { !$0.isOfSingles }.map(\.place.name)
        if names.count < 2,
            let missing = versions.first(where: { !names.contains($0.slug.text) })
        {
            throw text.error(
                "the list of \"\(missing.slug)\" is missing; it may be empty: []", at: pair.place)
        }
        return versions
    }

    private func version(
        _ list: Table.List, among versions: [GameVersion], of group: VersionGroup
    ) throws(JSONError) -> GameVersion {
        guard let version = versions.first(where: { $0.slug.text == list.place.name }) else {
            throw text.error(
                "\"\(list.place.name)\" is no version of \"\(group.slug)\"; they are "
                    + "\"\(versions[0].slug)\" and \"\(versions[1].slug)\"", at: list.place)
        }
        return version
    }

    private func pokemon(
        _ entry: Table.Entry, in group: VersionGroup
    ) throws(JSONError) -> Pokemon {
        guard let found = pokemon[entry.slug] else {
            throw text.error(
                unknown(entry.slug, "is no Pokémon of the database", pokemon.keys.sorted()),
                at: entry.place)
        }
        guard families.has(found.id, in: group.id) else {
            throw text.error(
                "\"\(entry.slug)\" is not in the games \"\(group.slug)\"",
                at: entry.place)
        }
        return found
    }

    private func requireFirstStage(
        _ pokemon: Pokemon, _ entry: Table.Entry, in group: VersionGroup
    ) throws(JSONError) {
        guard let first = families.firstStage(before: pokemon, in: group.id) else { return }
        throw text.error(
            "\"\(entry.slug)\" evolves from \"\(first.slug)\", which these games have: list "
                + "\"\(first.slug)\" for the family, or \"\(entry.slug)\" below \"only\"",
            at: entry.place)
    }

    private func already(
        _ member: Identifier<Pokemon>, _ entry: Table.Entry, _ other: ListedPokemon.Place
    ) -> String {
        let slug = index[member].slug.text
        let start =
            slug == entry.slug
            ? "\"\(slug)\"" : "\"\(slug)\", of the family of \"\(entry.slug)\","
        let end = slug == other.entry ? "" : ", in the family of \"\(other.entry)\""
        return "\(start) is already listed for \"\(other.version.slug)\"\(end)"
    }

    private func unknown(_ name: String, _ fault: String, _ known: [String]) -> String {
        "\"\(name)\" \(fault)\(Suggestion(candidates: known).question(for: name))"
    }
}

/// The Pokémon of a pair so far.
private struct ListedPokemon {
    struct Place {
        /// The entry that lists it or its family.
        let entry: String
        let version: GameVersion
    }

    private var places: [Identifier<Pokemon>: Place] = [:]

    /// Adds a Pokémon, or returns where it is listed already.
    mutating func add(
        _ pokemon: Identifier<Pokemon>, by entry: String, for version: GameVersion
    ) -> Place? {
        if let place = places[pokemon] { return place }
        places[pokemon] = Place(entry: entry, version: version)
        return nil
    }

    func pokemon(of version: GameVersion) -> Set<Identifier<Pokemon>> {
        Set(places.filter { $0.value.version.id == version.id }.keys)
    }
}
