import Mustache
import PokedexDomain

/// Where a Pokémon is met and how else it is had, game by game, for `partials/places`.
struct PlacesView {
    private let page: PokemonPage
    private let site: LocalizedSite
    private let texts: FoundTexts
    private let lines: AvailabilityTexts
    private var links: Links { page.links }

    init(_ page: PokemonPage) {
        self.page = page
        site = page.site
        texts = FoundTexts(page.site)
        lines = AvailabilityTexts(page.site)
    }

    var value: Value {
        get throws {
            let answers = page.answers
            return [
                "whose": try whose,
                "hasChances": .bool(
                    answers.lazy.flatMap(\.places).contains { $0.row.highestChance > 0 }),
                "hasGames": .bool(!answers.isEmpty),
                "games": .list(try answers.map(game)),
            ]
        }
    }

    /// The Pokémon whose places count: that which takes the form in battle, or the default variety
    /// where the source does not tell the forms apart.
    private var whose: Value {
        get throws {
            let pokemon = page.pokemon
            let other: (key: String, pokemon: Pokemon)? =
                if let base = site.indexes.battleForms.base(of: pokemon) {
                    ("ui.places.battle-form", base)
                } else if site.indexes.availability.tellsApart(pokemon) {
                    nil
                } else {
                    ("ui.places.same-as", site.index.defaultPokemon(of: pokemon.species))
                }
            guard let other else { return .null }
            return try LinkedPhrase(
                site, other.key, name: site.names.pokemon[other.pokemon.id],
                address: links.address(of: PokemonPage.self, other.pokemon.slug) + "#places"
            ).value
        }
    }

    private func game(_ answer: Availability) throws -> Value {
        let places = answer.places
        return [
            "slug": .text(site.index[answer.game].slug.text),
            "name": .text(site.names.versionGroups[answer.game].text),
            "only": try only(in: answer),
            "hasPlaces": .bool(!places.isEmpty),
            "sums": .list(try sums(of: answer)),
            "way": try answer.otherWay.map { try way($0) } ?? .null,
            "source": try lines.source(of: answer).map { .text($0) } ?? .null,
            "hasChances": .bool(places.contains { $0.row.highestChance > 0 }),
            "rows": .list(try places.map { try row($0, in: answer.game) }),
        ]
    }

    /// The best places in a line, of all versions together and of those that have others.
    private func sums(of answer: Availability) throws -> [Value] {
        let places = answer.places
        guard !places.isEmpty else { return [] }
        let versions = site.index.catalog.versions.filter { $0.versionGroup == answer.game }
        let games = site.indexes.places.games
        let whole = try lines.best(places)
        let variants = try EraVariants(versions, today: whole) { version in
            let own = places.filter { place in
                place.row.versions.contains { games.side(of: $0) == games.side(of: version.id) }
            }
            return own.isEmpty
                ? try site.phrase(
                    "ui.places.not-in", ["game": site.names.versions[version.id].text])
                : try lines.best(own)
        }
        return variants.variants.map { variant in
            .object(Object([("text", .text(variant.fact))] + variants.marks(of: variant).members))
        }
    }

    /// "Ruby only", by the reviewed table; not where the other version has it after all, with an
    /// add-on or by an event.
    private func only(in answer: Availability) throws -> Value {
        let games = site.indexes.places.games
        let versions = answer.places.flatMap(\.row.versions)
        guard
            let version = site.versionExclusives.onlyVersion(
                with: page.pokemon.id, of: answer.game),
            versions.allSatisfy({ games.side(of: $0) == games.side(of: version) })
        else { return .null }
        return .text(
            try site.phrase("ui.places.only", ["game": site.names.versions[version].text]))
    }

    private func way(_ way: Availability.OtherWay) throws -> Value {
        let phrase = lines.phrase(of: way)
        return [
            "phrase": try LinkedPhrase(
                site, phrase.key, name: site.names.pokemon[phrase.pokemon.id],
                address: links.address(of: PokemonPage.self, phrase.pokemon.slug) + "#places"
            ).value,
            "note": try lines.note(on: way).map { ["parts": site.value($0, links)] } ?? .null,
        ]
    }

    private func row(
        _ place: FoundPlace, in game: Identifier<VersionGroup>
    ) throws -> Value {
        let (chance, times) = try chance(of: place)
        return [
            "place": texts.link(to: place.location, links),
            "way": .text(site.encounterWords.name(of: place.method, in: game)),
            "signs": try texts.signs(place.row.signs, times: times),
            "versions": .list(texts.versions(place.row.versions).map { .text($0) }),
            "versionSlugs": texts.slugs(of: place.row.versions),
            "levels": try texts.levels(place.row.levels),
            "chance": chance.map { .text($0) } ?? .null,
        ]
    }

    /// How often it is met: one figure, or one for each time of day or season, a dash where it is not
    /// known; without figures, the times alone, where they are not all.
    private func chance(
        of place: FoundPlace
    ) throws -> (text: String?, times: [Identifier<EncounterConditionValue>]) {
        let row = place.row
        let columns = zip(place.columns, row.cells).filter { $0.1 != .absent }
        if place.columns.isEmpty || Set(row.cells).count == 1 {
            guard case .chance(let range) = row.cells[0] else { return (nil, []) }
            return (try texts.chance(range), [])
        }
        guard row.highestChance > 0 else { return (nil, columns.map(\.0)) }
        let figures = try columns.map { column, cell in
            let chance = if case .chance(let range) = cell { try texts.chance(range) } else { "–" }
            return try site.phrase(
                "ui.places.timed",
                ["time": site.encounterWords.shortName(of: column), "chance": chance])
        }
        return (try site.list(figures), [])
    }
}

/// A sentence in which a name is a link.
struct LinkedPhrase {
    /// What templates are given.
    let value: Value

    /// - Parameter key: a text with the placeholder `name`.
    init(_ site: LocalizedSite, _ key: String, name: DisplayName, address: String) throws {
        // No name has this sign: texts have no control characters.
        let mark = "\u{1}"
        let parts = try site.phrase(key, ["name": mark]).split(
            separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
        value = [
            "before": .text(String(parts[0])), "name": site.value(name), "address": .text(address),
            "after": .text(parts.count > 1 ? String(parts[1]) : ""),
        ]
    }
}
