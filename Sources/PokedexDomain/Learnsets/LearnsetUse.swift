/// The games and methods that any learnset of a catalog names.
package struct LearnsetUse: Sendable {
    /// The version groups in which any Pokémon learns a move, in the order of their release.
    package let games: [VersionGroup]
    /// The methods by which any Pokémon learns a move, by number.
    package let methods: [LearnMethod]

    /// Reads all learnsets.
    package init(_ catalog: Catalog) {
        var games: Set<Identifier<VersionGroup>> = []
        var methods: Set<Identifier<LearnMethod>> = []
        for learnset in catalog.learnsets.values {
            games.formUnion(learnset.versionGroups)
            // Entries are sorted by method within a game, so that nearly all repeat the last one's.
            var last: Identifier<LearnMethod>?
            for entry in learnset.entries where entry.method != last {
                methods.insert(entry.method)
                last = entry.method
            }
        }
        self.games = catalog.versionGroups.inOrderOfRelease
            .filter { games.contains($0.id) }
        self.methods = catalog.learnMethods.filter { methods.contains($0.id) }
    }
}
