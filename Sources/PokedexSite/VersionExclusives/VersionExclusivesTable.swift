import JSON

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
    /// By version group, in the order of the file.
    let pairs: JSONEntries<Pair>

    /// The Pokémon of a version, not yet compared with the catalog.
    typealias List = [Placed<String>]

    /// By version: those that stand for their families, and single ones.
    struct Pair: Sendable, Decodable {
        let families: JSONEntries<List>
        let singles: JSONEntries<List>?

        private enum CodingKeys: CodingKey {
            case only
        }

        init(from decoder: any Decoder) throws {
            families = try JSONEntries(from: decoder, leavingOut: CodingKeys.only.stringValue)
            singles = try decoder.container(keyedBy: CodingKeys.self)
                .decodeIfPresent(JSONEntries<List>.self, forKey: .only)
        }
    }

    /// The file, below the folder of the site's content.
    package static let file = "version-exclusives.json"

    /// - Parameters:
    ///   - json: the bytes of `version-exclusives.json`.
    ///   - folder: the content's folder, shown in messages.
    /// - Throws: an error when it is not JSON, has another form than above, or names a version group or
    ///   a version twice.
    package init(json: [UInt8], folder: String) throws {
        pairs = try JSONText(json, path: "\(folder)/\(Self.file)").decode()
    }
}
