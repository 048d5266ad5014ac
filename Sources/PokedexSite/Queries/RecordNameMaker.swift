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
    /// The names in each language.
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
            entries(catalog.types, \.types) { queries.spellings[.types, $0.slug] }
        case "abilities":
            // Those that share a name are also called by it alone.
            entries(catalog.abilities, \.distinguishedAbilities) {
                texts(\.abilities, $0.id) + queries.spellings[.abilities, $0.slug]
            }
        case "moves":
            entries(catalog.moves, \.distinguishedMoves) {
                texts(\.moves, $0.id) + queries.spellings[.moves, $0.slug]
            }
        case "places": entries(catalog.places, \.distinguishedLocations, words: words(of:))
        case "games": games
        case "methods":
            // Those by which anything is learned.
            entries(LearnsetUse(catalog).methods, \.terms.learnMethods)
        case "pokedexes":
            // With or without the word itself.
            entries(catalog.pokedexes, \.pokedexes) { texts(\.pokedexTitles, $0.id) }
        case "egg-groups": entries(catalog.eggGroups, \.terms.eggGroups)
        case "color": entries(catalog.colors, \.terms.colors)
        case "shape": entries(catalog.shapes, \.terms.shapes)
        case "worlds":
            // Each has one name, in whatever language.
            worlds.worlds.map { world in
                RecordName(slug: world.id.text, names: named { _ in world.name ?? world.id.text })
            }
        case "classes":
            DamageClass.allCases.map { damageClass in
                RecordName(slug: damageClass.rawValue, names: named { $0.stats.name(damageClass) })
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
        entries(LearnsetUse(catalog).games, \.versionGroups) { group in
            let versions = catalog.versions.filter { $0.versionGroup == group.id }
            return texts(\.shortVersionGroups, group.id)
                + versions.flatMap { texts(\.versions, $0.id) }
        }
    }

    /// What a place is also called: its name without the region, which others may share, and in other
    /// letters.
    private func words(of place: Location) -> [String] {
        let names = texts(\.locations, place.id)
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

    private func entries<Entity: DisplayedEntity>(
        _ entities: [Entity], _ names: KeyPath<Names, NameTable<Entity>>,
        words: (Entity) -> [String] = { _ in [] }
    ) -> [RecordName] {
        entities.map { entity in
            RecordName(
                slug: entity.slug.text, names: named { $0[keyPath: names][entity.id].text },
                words: words(entity))
        }
    }

    private func named(_ name: (Names) -> String) -> [Language: String] {
        Dictionary(uniqueKeysWithValues: names.map { ($0.language, name($0)) })
    }

    /// A name in all languages.
    private func texts<Entity>(
        _ names: KeyPath<Names, NameTable<Entity>>, _ id: Identifier<Entity>
    ) -> [String] {
        self.names.map { $0[keyPath: names][id].text }
    }
}
