/// When games appeared, and which of them continue the main line. The source does not say it.
extension VersionGroup {
    /// The year in which the first of these games appeared anywhere; `nil` for games that are newer
    /// than this table.
    package var year: Int? { Self.years.first { $0.key == slug.text }?.value }

    /// Whether the next games are compared with these. They are not compared with games that have few
    /// Pokémon, such as Let's Go or Colosseum, nor Emerald with FireRed and LeafGreen: it is a version of
    /// Ruby and Sapphire.
    var isOfMainLine: Bool { !Self.besideMainLine.contains(slug.text) }

    private static let besideMainLine: Set = [
        "colosseum", "firered-leafgreen", "xd", "lets-go-pikachu-lets-go-eevee",
        "brilliant-diamond-shining-pearl",
        "legends-arceus", "legends-za", "champions",
    ]

    /// Its place in the order of release; `nil` for games that this table lacks.
    fileprivate var releasePlace: Int? { Self.years.firstIndex { $0.key == slug.text } }

    /// The years of release, in the order of release. The source's order is another one: in it, Emerald
    /// comes before Colosseum, FireRed and LeafGreen, which are older.
    private static let years: KeyValuePairs = [
        "red-green-japan": 1996, "blue-japan": 1996, "red-blue": 1998, "yellow": 1998,
        "gold-silver": 1999, "crystal": 2000, "ruby-sapphire": 2002, "colosseum": 2003,
        "firered-leafgreen": 2004, "emerald": 2004, "xd": 2005, "diamond-pearl": 2006,
        "platinum": 2008, "heartgold-soulsilver": 2009, "black-white": 2010,
        "black-2-white-2": 2012, "x-y": 2013, "omega-ruby-alpha-sapphire": 2014,
        "sun-moon": 2016, "ultra-sun-ultra-moon": 2017, "lets-go-pikachu-lets-go-eevee": 2018,
        "sword-shield": 2019, "the-isle-of-armor": 2020, "the-crown-tundra": 2020,
        "brilliant-diamond-shining-pearl": 2021, "legends-arceus": 2022, "scarlet-violet": 2022,
        "the-teal-mask": 2023, "the-indigo-disk": 2023, "legends-za": 2025,
        "mega-dimension": 2025, "champions": 2026,
    ]
}

extension [VersionGroup] {
    /// The same games in the order of their release. Newer games and a site's own come after all that are
    /// before them in the source's order.
    var inOrderOfRelease: [VersionGroup] {
        let known = compactMap { game in game.releasePlace.map { (order: game.order, place: $0) } }
        return map { game in
            let before = known.filter { $0.order < game.order }.map(\.place).max() ?? -1
            return (game: game, place: game.releasePlace ?? before, order: game.order)
        }
        .sorted { ($0.place, $0.order) < ($1.place, $1.order) }.map(\.game)
    }
}

extension MainGames {
    /// The games before and after a game in the order of their release.
    package func neighbors(
        of game: VersionGroup
    ) -> (previous: VersionGroup?, next: VersionGroup?) {
        guard let place = inOrder.firstIndex(where: { $0.id == game.id }) else { return (nil, nil) }
        return (
            place > 0 ? inOrder[place - 1] : nil,
            place + 1 < inOrder.count ? inOrder[place + 1] : nil
        )
    }

    /// The game that a game is compared with: the last one before it that is of the main line; `nil`
    /// for the first.
    package func compared(with game: VersionGroup) -> VersionGroup? {
        inOrder.prefix { $0.id != game.id }.last { $0.isOfMainLine }
    }

    /// How many machines a game has of which the source lacks some; `nil` where it has all or none.
    package func knownMachineCount(of game: VersionGroup) -> Int? {
        Self.machineCounts[game.slug.text]
    }

    private static let machineCounts = ["brilliant-diamond-shining-pearl": 100]
}
