import PokedexDomain
import PokedexQuery

/// What a value of a key is called in queries.
struct RecordName: Sendable {
    /// What it is called in the canonical form.
    let slug: String
    let names: [Language: String]
    /// Further words for it, in any language.
    var words: [String] = []

    /// The name to show; the slug where there is none.
    func name(in language: Language) -> String { names[language] ?? slug }

    /// The words that are none of its names.
    var furtherWords: [String] { words.filter { !names.values.contains($0) } }
}

/// Gathers what the records of a catalog, and the worlds of the site's owner, are called in queries.
struct RecordNameMaker {
    let catalog: Catalog
    let worlds: Worlds
    /// The names in each language; one alone where others are not needed.
    let names: [Names]
    let queries: QueryContent

    /// The values of a list of `content/queries.json`: records in the catalog's order, worlds in that
    /// of ``Worlds``, in which `data/pokemon.json` has them too, else the texts
    /// of the group of that name in the translations.
    func entries(of list: String) -> [RecordName] {
        let further = queries.declaration.words[list] ?? []
        return records(of: list).map { entry in
            var entry = entry
            let own = further.first { $0.slug == entry.slug }?.names
            entry.words += Language.allCases.flatMap { own?[$0] ?? [] }
            return entry
        }
    }

    private func records(of list: String) -> [RecordName] {
        switch list {
        case "types":
            catalog.types.map { type in
                entry(
                    type.slug, { $0.types[type.id] }, words: queries.spellings[.types, type.slug])
            }
        case "abilities":
            // Those that share a name are also called by it alone.
            catalog.abilities.map { ability in
                entry(
                    ability.slug, { $0.distinguishedAbilities[ability.id] },
                    words: texts { $0.abilities[ability.id] }
                        + queries.spellings[.abilities, ability.slug])
            }
        case "moves":
            catalog.moves.map { move in
                entry(
                    move.slug, { $0.distinguishedMoves[move.id] },
                    words: texts { $0.moves[move.id] } + queries.spellings[.moves, move.slug])
            }
        case "places":
            catalog.places.map { place in
                entry(
                    place.slug, { $0.distinguishedLocations[place.id] }, words: words(of: place))
            }
        case "games": games
        case "methods": methods
        case "pokedexes":
            // With or without the word itself.
            catalog.pokedexes.map { pokedex in
                entry(
                    pokedex.slug, { $0.pokedexes[pokedex.id] },
                    words: texts { $0.pokedexTitles[pokedex.id] })
            }
        case "egg-groups":
            catalog.eggGroups.map { group in entry(group.slug, { $0.terms.eggGroups[group.id] }) }
        case "worlds":
            // Each has one name, in whatever language.
            worlds.worlds.map { world in
                RecordName(
                    slug: world.id.text, names: named { _ in world.name ?? world.id.text })
            }
        case "classes":
            DamageClass.allCases.map { damageClass in
                RecordName(
                    slug: damageClass.rawValue, names: named { $0.stats.name(damageClass) })
            }
        default:
            (names.first?.slugs(in: list) ?? []).map { slug in
                RecordName(slug: slug, names: named { $0.text(of: slug, in: list) })
            }
        }
    }

    /// Games in which anything is learned, those that appeared together as one; also called by
    /// their short names, and by each of them.
    private var games: [RecordName] {
        LearnsetUse(catalog).games.map { group in
            let versions = catalog.versions.filter { $0.versionGroup == group.id }
            return entry(
                group.slug, { $0.versionGroups[group.id] },
                words: texts { $0.shortVersionGroups[group.id] }
                    + versions.flatMap { version in texts { $0.versions[version.id] } })
        }
    }

    /// Methods by which anything is learned.
    private var methods: [RecordName] {
        LearnsetUse(catalog).methods.map { method in
            entry(method.slug, { $0.terms.learnMethods[method.id] })
        }
    }

    /// What a place is also called: its name without the region, which others may share, and in other
    /// letters.
    private func words(of place: Location) -> [String] {
        let names = texts { $0.locations[place.id] }
        let short = place.isUnused ? names : names.map(withoutNote)
        return short + queries.spellings[.places, place.slug] + short.compactMap(kanaOfRoute)
    }

    /// "Safari Zone" for "Safari Zone (Kanto)".
    private func withoutNote(_ name: String) -> String {
        let short = name.prefix { $0 != "(" && $0 != "（" }
        return String(short.last == " " ? short.dropLast() : short)
    }

    /// １ばんどうろ for １番道路; `nil` for other names.
    private func kanaOfRoute(_ name: String) -> String? {
        for (kanji, kana) in [("番道路", "ばんどうろ"), ("番水道", "ばんすいどう")]
        where name.hasSuffix(kanji) {
            return name.dropLast(kanji.count) + kana
        }
        return nil
    }

    private func entry(
        _ slug: Slug, _ name: (Names) -> DisplayName, words: [String] = []
    ) -> RecordName {
        RecordName(slug: slug.text, names: named { name($0).text }, words: words)
    }

    private func named(_ name: (Names) -> String) -> [Language: String] {
        Dictionary(uniqueKeysWithValues: names.map { ($0.language, name($0)) })
    }

    /// A name in all languages.
    private func texts(_ name: (Names) -> DisplayName) -> [String] {
        names.map { name($0).text }
    }
}
