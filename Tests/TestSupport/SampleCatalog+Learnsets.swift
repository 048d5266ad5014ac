import PokedexDomain

extension SampleCatalog {
    /// What the Pokémon learn: a line tells the games, the method, the level where there is one,
    /// and the move.
    static func addLearnsets(to catalog: inout Catalog) throws {
        for (slug, lines) in lists {
            let pokemon = try catalog.pokemon.entity(slug, \.slug)
            let entries = try lines.split(separator: "\n").map { line in
                try entry(line.split(separator: " ").map(String.init), in: catalog)
            }
            catalog.learnsets[pokemon.id] = Learnset(entries: entries)
        }
    }

    private static func entry(_ words: [String], in catalog: Catalog) throws -> LearnsetEntry {
        let level = words.count == 4 ? Int(words[2]) : 0
        guard (3...4).contains(words.count), let level,
            let entry = LearnsetEntry(
                move: try catalog.moves.entity(words[words.count - 1], \.slug).id,
                versionGroup: try catalog.versionGroups.entity(words[0], \.slug).id,
                method: try catalog.learnMethods.entity(words[1], \.slug).id,
                level: level, order: nil)
        else { throw SampleError("\"\(words.joined(separator: " "))\" is no learnset entry") }
        return entry
    }

    private static let lists = [
        "pichu": """
        gold-silver level-up 8 thunder-wave
        gold-silver egg encore
        gold-silver egg double-slap
        gold-silver machine swift
        ruby-sapphire level-up 8 thunder-wave
        ruby-sapphire egg encore
        ruby-sapphire egg wish
        diamond-pearl egg wish
        diamond-pearl light-ball-egg volt-tackle
        platinum egg wish
        platinum light-ball-egg volt-tackle
        scarlet-violet machine thunderbolt
        scarlet-violet egg wish
        scarlet-violet light-ball-egg volt-tackle
        """,
        "pikachu": """
        red-blue level-up 9 thunder-wave
        red-blue level-up 16 quick-attack
        red-blue machine thunderbolt
        yellow level-up 8 thunder-wave
        yellow level-up 11 quick-attack
        yellow level-up 26 thunderbolt
        yellow machine thunderbolt
        yellow stadium-surfing-pikachu surf
        gold-silver level-up 8 thunder-wave
        gold-silver level-up 26 thunderbolt
        gold-silver machine swift
        ruby-sapphire level-up 26 thunderbolt
        ruby-sapphire machine thunderbolt
        diamond-pearl level-up 26 thunderbolt
        diamond-pearl machine thunderbolt
        platinum level-up 26 thunderbolt
        platinum machine thunderbolt
        platinum tutor swift
        x-y level-up 29 thunderbolt
        x-y machine thunderbolt
        sun-moon level-up 29 thunderbolt
        sun-moon machine thunderbolt
        sword-shield level-up 36 thunderbolt
        sword-shield machine thunderbolt
        scarlet-violet level-up 1 quick-attack
        scarlet-violet level-up 36 thunderbolt
        scarlet-violet machine thunderbolt
        legends-za level-up 36 thunderbolt
        legends-za machine thunderbolt
        """,
        "raichu": """
        red-blue machine thunderbolt
        yellow machine thunderbolt
        scarlet-violet level-up 0 quick-attack
        scarlet-violet level-up 1 thunder-wave
        scarlet-violet level-up 5 thunder-wave
        scarlet-violet machine thunderbolt
        legends-za machine thunderbolt
        """,
        "raichu-alola": """
        sun-moon machine thunderbolt
        scarlet-violet machine thunderbolt
        """,
        "raichu-mega-x": """
        legends-za machine thunderbolt
        """,
        "clefairy": """
        red-blue level-up 18 double-slap
        red-blue machine thunderbolt
        gold-silver level-up 4 encore
        gold-silver level-up 13 double-slap
        ruby-sapphire level-up 5 encore
        scarlet-violet level-up 1 encore
        scarlet-violet machine thunderbolt
        """,
        "zapdos": """
        red-blue machine thunderbolt
        scarlet-violet machine thunderbolt
        """,
        "deoxys-normal": """
        ruby-sapphire level-up 45 psycho-boost
        ruby-sapphire machine thunderbolt
        diamond-pearl level-up 73 psycho-boost
        """,
        "deoxys-attack": """
        ruby-sapphire level-up 50 psycho-boost
        diamond-pearl level-up 73 psycho-boost
        """,
    ]
}
