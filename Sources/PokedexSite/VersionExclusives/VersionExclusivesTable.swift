import JSON
import PokedexDomain

/// The table of version exclusives as it is written, `content/version-exclusives.json`: by version
/// group, the Pokémon of each version.
///
///     "sun-moon": {
///       "sun": ["vulpix-alola", "cottonee"],
///       "moon": ["sandshrew-alola", "petilil"],
///       "only": {"sun": ["solgaleo"], "moon": ["lunala"]}
///     }
///
/// A Pokémon in a version's own list stands for all that it evolves into there, too. `only` lists
/// single ones: their families are in both versions otherwise.
package struct VersionExclusivesTable: Sendable {
    /// A version group and the lists of its versions.
    struct Pair: Sendable {
        /// The member that the version group names.
        let place: JSONMember
        /// At most two lists for each version.
        let lists: [List]
    }

    /// Pokémon of one version.
    struct List: Sendable {
        /// The member that the version names.
        let place: JSONMember
        /// Whether it is below `only`.
        let isOfSingles: Bool
        /// The Pokémon.
        let entries: [Entry]
    }

    /// A Pokémon in a list.
    struct Entry: Sendable {
        /// Its identifier, not yet compared with the catalog.
        let slug: String
        /// Where it stands.
        let place: JSONValue
    }

    /// The whole text, for messages.
    let text: JSONText
    /// The pairs in the order of the file.
    let pairs: [Pair]

    /// The file, below the folder of the site's content.
    package static let file = "version-exclusives.json"

    /// Reads the table.
    ///
    /// - Parameters:
    ///   - json: the bytes of `version-exclusives.json`.
    ///   - folder: the content's folder, shown in messages.
    /// - Throws: `JSONError` when it is not JSON, has another form than above, or names a version
    ///   group or a version twice.
    package init(json: [UInt8], folder: String) throws(JSONError) {
        text = try JSONText(json, path: "\(folder)/\(Self.file)")
        pairs = try text.pairs()
    }
}

extension JSONText {
    fileprivate func pairs() throws(JSONError) -> [VersionExclusivesTable.Pair] {
        let members = try members(of: root, "the pairs are { \"version-group\": { … }, … }")
        var pairs: [VersionExclusivesTable.Pair] = []
        for member in members {
            pairs.append(.init(place: member, lists: try lists(of: member.value)))
        }
        return pairs
    }

    private func lists(of pair: JSONValue) throws(JSONError) -> [VersionExclusivesTable.List] {
        let shape = "a pair is { \"version\": [ … ], \"version\": [ … ], \"only\": { … } }"
        var lists: [VersionExclusivesTable.List] = []
        for member in try members(of: pair, shape) {
            guard member.name == "only" else {
                lists.append(try list(member, isOfSingles: false))
                continue
            }
            let shape = "single Pokémon are { \"version\": [ … ], \"version\": [ … ] }"
            for member in try members(of: member.value, shape) {
                lists.append(try list(member, isOfSingles: true))
            }
        }
        return lists
    }

    private func list(
        _ member: JSONMember, isOfSingles: Bool
    ) throws(JSONError) -> VersionExclusivesTable.List {
        let shape = "a list of Pokémon is needed here: [ \"slug\", … ]"
        guard case .array(let items) = member.value.content else {
            throw error(shape, at: member.value)
        }
        var entries: [VersionExclusivesTable.Entry] = []
        for item in items {
            guard case .string(let slug) = item.content else { throw error(shape, at: item) }
            entries.append(.init(slug: slug, place: item))
        }
        return .init(place: member, isOfSingles: isOfSingles, entries: entries)
    }

    /// The members of an object, each of which stands there once.
    private func members(
        of value: JSONValue, _ shape: String
    ) throws(JSONError) -> [JSONMember] {
        guard case .object(let members) = value.content else { throw error(shape, at: value) }
        var names: Set<String> = []
        for member in members where !names.insert(member.name).inserted {
            throw error("\"\(member.name)\" is duplicated", at: member)
        }
        return members
    }
}
