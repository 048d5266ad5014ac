import PokedexDomain

extension CatalogAssembler {
    /// Takes the learnset entries whose move, games and method are there.
    mutating func assembleLearnsets() {
        for pokemon in catalog.pokemon {
            guard let draft = drafts.pokemon[pokemon.id.rawValue] else { continue }
            let entries = within(.pokemon, pokemon.id.rawValue) { assembler in
                assembler.distinct(draft.entries.filter { assembler.isKnown($0) })
            }
            if !entries.isEmpty { catalog.learnsets[pokemon.id] = Learnset(entries: entries) }
        }
    }

    /// The entries that differ in more than their place among the moves of a level.
    private mutating func distinct(_ entries: [LearnsetEntry]) -> [LearnsetEntry] {
        struct Key: Hashable {
            let move: Identifier<Move>
            let versionGroup: Identifier<VersionGroup>
            let method: Identifier<LearnMethod>
            let level: Int
        }
        var seen: Set<Key> = []
        return entries.filter { entry in
            let key = Key(
                move: entry.move, versionGroup: entry.versionGroup, method: entry.method,
                level: entry.level)
            if seen.insert(key).inserted { return true }
            drop("learnset entry", "it is there twice")
            return false
        }
    }

    private mutating func isKnown(_ entry: LearnsetEntry) -> Bool {
        for (resource, id) in [
            (PokeAPIResource.move, entry.move.rawValue),
            (.versionGroup, entry.versionGroup.rawValue),
            (.moveLearnMethod, entry.method.rawValue),
        ] where !isPresent(resource, id) {
            drop("learnset entry", lacking: ResourceKey(resource, id))
            return false
        }
        return true
    }
}
