import JSON
import PokedexDomain

/// The games that readers choose between, for scripts: `scripts/words/{language}/my-games.js`.
///
/// It is no module but a classic script, which `start-game.js` needs before the first paint. It sets
/// `dexGames`: a list of the main games, the oldest first, with `slug`, `name`, `short` name,
/// `generation`, `token` and `era` (those of the game and of its ``Era``), the names of its
/// `versions` by slug (none for games of one version), and the slugs of its `parts`: the other version
/// groups and versions that belong to it, if any.
struct GameScript {
    let indexes: CatalogIndexes
    private var games: MainGames { indexes.places.games }

    /// Its path below the folder of assets.
    static func path(in language: Language) -> String {
        ModuleImports.folder + AssetFolder.words("\(language.code)/my-games")
    }

    /// The script in the language of some names.
    func file(_ names: Names) -> OutputFile {
        var writer = JSONWriter()
        writer.array { writer in
            for game in games.inOrder { write(game, names, into: &writer) }
        }
        return OutputFile(
            path: Self.path(in: names.language),
            bytes: Array("globalThis.dexGames=".utf8) + writer.bytes + Array(";\n".utf8))
    }

    private func write(_ game: VersionGroup, _ names: Names, into writer: inout JSONWriter) {
        let versions = indexes.catalog.versions.filter { $0.versionGroup == game.id }
        let groups = games.groups(of: game.id).map { indexes.entities[$0].slug.text }
        let all = games.versions(of: game.id).map(\.slug.text)
        writer.object { writer in
            writer.member("slug", game.slug.text)
            writer.member("name", names.versionGroups[game.id].text)
            writer.member("short", names.shortVersionGroups[game.id].text)
            writer.member("generation", game.generation.rawValue)
            writer.member("token", game.token)
            writer.member("era", games.era(of: game).token)
            writer.object("versions") { writer in
                for version in versions where versions.count > 1 {
                    writer.member(version.slug.text, names.versions[version.id].text)
                }
            }
            let named = [game.slug.text] + (versions.count > 1 ? versions.map(\.slug.text) : [])
            let parts = (groups + all).filter { !named.contains($0) }
            if !parts.isEmpty { writer.column("parts", parts) }
        }
    }
}
