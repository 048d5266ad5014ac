import PokedexDomain

/// How a Pokémon is had in a game, in a line.
struct AvailabilityTexts {
    let site: LocalizedSite
    private var texts: FoundTexts { FoundTexts(site: site) }

    /// Everything as one text: "Route 2 (5%), Viridian Forest (5%)", "Evolve Pichu (Friendship)", "No data
    /// about places in this game yet."
    func line(_ answer: Availability) throws -> String {
        var parts = answer.places.isEmpty ? [] : [try best(answer.places)]
        if let way = answer.otherWay {
            let phrase = phrase(of: way)
            let name = site.names.pokemon[phrase.pokemon.id].text
            parts.append(try site.phrase(phrase.key, ["name": name]) + (note(on: way)?.text ?? ""))
        }
        if let source = try source(of: answer) { parts.append(source) }
        return parts.joined(separator: " · ")
    }

    /// The text that says how else it is had, with the placeholder `name`, and the Pokémon that it names.
    func phrase(of way: Availability.OtherWay) -> (key: String, pokemon: Pokemon) {
        switch way {
        case .evolving(let steps): ("ui.places.evolve", site.index[steps[0].from])
        case .breeding(let parent, _): ("ui.places.breed", site.index[parent])
        case .form(let other): ("ui.places.other-form", site.index[other])
        }
    }

    /// How it evolves, or the incense, in parentheses; `nil` where there is nothing to add.
    func note(on way: Availability.OtherWay) throws -> ItemText? {
        switch way {
        case .evolving(let steps):
            let separator = try site.phrase("ui.evolution.or-short")
            let how = steps.map { step in
                site.evolutionPhrases.phrases(for: step.ways).map(\.short.marked).unique
                    .joined(separator: separator)
            }
            return ItemText(
                try site.phrase("ui.places.way-note", ["note": how.joined(separator: " → ")]))
        case .breeding(_, let item):
            guard let item else { return nil }
            let name = ItemText.mark(item, site.names.items[item].text)
            let incense = try site.phrase("ui.places.incense", ["item": name])
            return ItemText(try site.phrase("ui.places.way-note", ["note": incense]))
        case .form: return nil
        }
    }

    /// What is not known; `nil` where there is an answer from complete data.
    func source(of answer: Availability) throws -> String? {
        switch answer.source {
        case .none: try site.phrase("ui.places.no-data")
        case .few: try site.phrase("ui.places.incomplete")
        case .whole:
            answer.places.isEmpty && answer.otherWay == nil
                ? try site.phrase("ui.places.no-place") : nil
        }
    }

    /// The best places in a line: "Route 2 (10–20 %), Viridian Forest (5 %) and 3 more".
    ///
    /// - Parameter found: all of them, the best first.
    func best(_ found: [FoundPlace]) throws -> String {
        var places: [(location: Identifier<Location>?, note: String?)] = []
        for place in found where !places.contains(where: { $0.location == place.location }) {
            let addOn = site.indexes.places.games.addOns(of: place.row.versions).first
            let note = try addOn.map { site.names.shortVersionGroups[$0].text } ?? note(on: place)
            places.append((place.location, note))
        }
        let shown = try places.prefix(Self.bestPlaces).map { place in
            let name =
                try place.location.map { site.names.locations[$0].text }
                ?? site.phrase("ui.places.unknown-place")
            guard let note = place.note else { return name }
            return try site.phrase("ui.places.noted", ["place": name, "note": note])
        }
        let text = try site.list(shown)
        guard places.count > Self.bestPlaces else { return text }
        return try site.phrase(
            "ui.places.and-more",
            [
                "places": text,
                "more": site.counted("ui.places.more", places.count - Self.bestPlaces),
            ])
    }

    private static let bestPlaces = 3

    /// What is said of a place in a line: the chance, or how it is met where that is no ordinary way.
    private func note(on place: FoundPlace) throws -> String? {
        let way = site.indexes.places.way(place.method)
        // A raid's chance is that among raids.
        let cells = way.group == .raid ? [] : place.row.cells
        let chances = cells.compactMap { cell -> ClosedRange<Percentage>? in
            if case .chance(let range) = cell { range } else { nil }
        }
        if let lowest = chances.map(\.lowerBound).min(),
            let highest = chances.map(\.upperBound).max()
        {
            return try texts.chance(lowest...highest)
        }
        let kind = way.kind(
            under: place.row.signs.compactMap { site.indexes.places.conditions[$0] })
        if kind == .fossil { return try site.phrase("ui.places.fossil") }
        return kind == .wild && ![.raid, .fixed, .roaming].contains(way.group)
            ? nil : site.encounterWords.shortName(of: place.method)
    }
}
