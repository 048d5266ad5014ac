import Mustache
import PokedexDomain

/// Where a Pokémon is met and how else it is had, game by game, for `partials/places`.
struct PlacesView {
    let page: PokemonPage
    private var site: LocalizedSite { page.site }
    private var texts: FoundTexts { FoundTexts(site: site) }
    private var lines: AvailabilityTexts { AvailabilityTexts(site: site) }

    func value() throws -> Object {
        let answers = page.facts.answers
        return try [
            "whose": whose(),
            "hasChances": answers.lazy.flatMap(\.places).contains(where: \.row.hasChance),
            "hasGames": !answers.isEmpty,
            "games": answers.map(game),
        ]
    }

    /// The Pokémon whose places count: that which takes the form in battle, or the default variety
    /// where the source does not tell the forms apart.
    private func whose() throws -> Object? {
        let pokemon = page.subject
        if let base = site.indexes.battleForms.base(of: pokemon) {
            return try linked("ui.places.battle-form", base)
        }
        return site.indexes.availability.tellsApart(pokemon)
            ? nil : try linked("ui.places.same-as", site.index.defaultPokemon(of: pokemon.species))
    }

    /// A sentence with the name of a Pokémon, which leads to its places.
    ///
    /// - Parameter key: a text with the placeholder `name`.
    private func linked(_ key: String, _ pokemon: Pokemon) throws -> Object {
        // No name has this sign: texts have no control characters.
        let mark = "\u{1}"
        let parts = try site.phrase(key, ["name": mark]).split(
            separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
        return [
            "before": String(parts[0]), "name": site.value(site.names.pokemon[pokemon.id]),
            "address": "\(Links.address(of: PokemonPage.self, pokemon.slug))#places",
            "after": parts.count > 1 ? String(parts[1]) : "",
        ]
    }

    private func game(_ answer: Availability) throws -> Object {
        let places = answer.places
        let isRaid = { (place: FoundPlace) in site.indexes.places.way(place.method).hasOwnChances }
        return try [
            "tables": [(places.filter { !isRaid($0) }, false), (places.filter(isRaid), true)]
                .filter { !$0.0.isEmpty }.map { try table($0, areRaids: $1, in: answer.game) },
            "slug": site.index[answer.game].slug.text,
            "name": site.names.versionGroups[answer.game].text,
            "only": only(in: answer),
            "hasPlaces": !places.isEmpty,
            "sums": sums(of: answer),
            "way": answer.otherWay.map { try way($0) },
            "source": lines.source(of: answer),
        ]
    }

    private func table(
        _ places: [FoundPlace], areRaids: Bool, in game: Identifier<VersionGroup>
    ) throws -> Object {
        // Where one version has all places, readers of the other see them, too: each names its version.
        let rows = texts.rows(
            try onOneMap(places, in: game).map { (try row($0, in: game), $0[0].row.versions) })
        return [
            "name": site.names.versionGroups[game].text,
            "raids": areRaids ? site.encounterWords.name(of: places[0].method, in: game) : nil,
            "hasChances": places.contains(where: \.row.hasChance), "rows": rows,
        ]
    }

    /// Places, those of one map in which everything else is the same together.
    private func onOneMap(
        _ places: [FoundPlace], in game: Identifier<VersionGroup>
    ) -> [[FoundPlace]] {
        struct Kind: Hashable {
            let map: Identifier<Location>
            let method: Identifier<EncounterMethod>
            let columns: [Identifier<EncounterConditionValue>]
            let row: FoundRow
        }
        var known: [Kind: Int] = [:]
        return places.reduce(into: []) { groups, place in
            guard let location = place.location,
                let map = site.indexes.places.map(of: location, in: game)
            else { return groups.append([place]) }
            let kind = Kind(
                map: map, method: place.method, columns: place.columns, row: place.row)
            if let group = known[kind] {
                groups[group].append(place)
            } else {
                known[kind] = groups.count
                groups.append([place])
            }
        }
    }

    /// The best places in a line, of all versions together and of those that have others.
    private func sums(of answer: Availability) throws -> [Object] {
        let places = answer.places
        guard !places.isEmpty else { return [] }
        let versions = site.index.catalog.versions.filter { $0.versionGroup == answer.game }
        let games = site.indexes.places.games
        let whole = try lines.best(places)
        let variants = try GameVariant.all(versions, today: whole) { version in
            let own = places.filter { place in
                place.row.versions.contains { games.side(of: $0) == games.side(of: version.id) }
            }
            return own.isEmpty
                ? try site.phrase(
                    "ui.places.not-in", ["game": site.names.versions[version.id].text])
                : try lines.best(own)
        }
        return variants.map { $0.marks.marking(["text": $0.fact]) }
    }

    /// "Ruby only", by the reviewed table; not where the other version has it after all, with an
    /// add-on or by an event.
    private func only(in answer: Availability) throws -> String? {
        let games = site.indexes.places.games
        let versions = answer.places.flatMap(\.row.versions)
        guard
            let version = games.groups(of: answer.game).lazy.compactMap({ game in
                site.versionExclusives.onlyVersion(with: page.subject.id, of: game)
            }).first,
            versions.allSatisfy({ games.side(of: $0) == games.side(of: version) })
        else { return nil }
        return try site.phrase("ui.places.only", ["game": site.names.versions[version].text])
    }

    private func way(_ way: Availability.OtherWay) throws -> Object {
        let phrase = lines.phrase(of: way)
        return try [
            "phrase": linked(phrase.key, phrase.pokemon),
            "note": lines.note(on: way).object { ["parts": site.value($0)] },
        ]
    }

    /// - Parameter places: those that differ in the location alone.
    private func row(_ places: [FoundPlace], in game: Identifier<VersionGroup>) throws -> Object {
        let place = places[0]
        let (chance, times) = try chance(of: place)
        return try [
            "locations": places.compactMap(\.location)
                .map { site.link(PlacePage.self, site.index[$0]) }.inLine,
            "map": place.location.flatMap { site.indexes.places.map(of: $0, in: game) }
                .map { ["name": site.value(site.names.locations[$0])] as Object },
            "way": site.encounterWords.name(of: place.method, in: game),
            "signs": texts.signs(place.row.signs, times: times),
            "versions": texts.versions(place.row.versions),
            "levels": texts.levels([place.row.levels]),
            "chance": chance,
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
        guard row.hasChance else { return (nil, columns.map(\.0)) }
        let figures = try columns.map { column, cell in
            let chance = if case .chance(let range) = cell { try texts.chance(range) } else { "–" }
            return try site.phrase(
                "ui.places.timed",
                ["time": site.encounterWords.shortName(of: column), "chance": chance])
        }
        return (try site.list(figures), [])
    }
}
