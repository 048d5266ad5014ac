import PokedexDomain
import TestSupport
import Testing

@testable import PokedexWorlds

/// Reading a folder of worlds.
struct WorldFolderTests {
    private let content: TemporaryFolder

    init() throws { content = try TemporaryFolder() }

    private func load() throws -> StoredWorlds {
        try WorldFolder(content: content.path).load(pokemon: [Slug("pikachu"), Slug("eevee")])
    }

    @Test func hasNoWorldsWithoutTheFolder() throws {
        let stored = try load()
        #expect(stored.worlds.isEmpty)
        #expect(stored.pictures.isEmpty)
    }
}
