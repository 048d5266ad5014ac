import Mustache
import PokedexDomain

/// The page of one game: its Pokédexes, who is new and who is in one version alone, its machines, its
/// places, its type chart, and what changed since an earlier game.
struct GamePage: SubjectPage {
    static let name = "game"
    static let pattern: RoutePattern = "games/{slug}/"
    static var names: KeyPath<Names, NameTable<VersionGroup>> { \.versionGroups }
    static var parent: (any SinglePageKind.Type)? { GameListPage.self }

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        indexes.places.games.inOrder.map { game in
            page(
                game.slug, generation: game.generation,
                sharing: { (GameContents(game, indexes), GameComparison(game, indexes)) },
                view: { GamePage(site: $1, contents: $0.0, comparison: $0.1) })
        }
    }

    let site: LocalizedSite
    let contents: GameContents
    let comparison: GameComparison?
    var subject: VersionGroup { contents.game }
    private var game: VersionGroup { contents.game }
    private var texts: GameTexts { GameTexts(site: site, game: game) }

    /// So many of a Pokédex are shown; its own page has all.
    private static let pokedexCards = 9
    /// Longer lists have the rest in a fold.
    private static let openCards = 24
    private static let openMachines = 60

    func placeholders() throws -> KeyValuePairs<String, String> {
        try ["game": name.text, "names": site.bothNames(name, otherName), "count": texts.count()]
    }

    func content() throws -> Object {
        let (previous, next) = site.indexes.places.games.neighbors(of: game)
        return try headed([
            "slug": game.slug.text,
            "token": game.token,
            "short": site.names.shortVersionGroups[game.id].text,
            "turn": ["previous": previous.map(step), "next": next.map(step)] as Object,
            "addOns": texts.addOns(),
            "facts": facts(),
            "isNewest": game.generation == site.indexes.catalog.generations.last?.id,
            "pokedexes": contents.pokedexes.map(pokedex),
            "roster": roster(),
            "newcomers": newcomers(),
            "exclusives": exclusives(),
            "machines": machines(),
            "places": places(),
            "chart": chart(),
            "comparison": comparison.map {
                try GameComparisonView(site: site, comparison: $0).value()
            },
        ])
    }

    /// A game before or after.
    private func step(_ game: VersionGroup) -> Object {
        [
            "name": site.names.versionGroups[game.id].text,
            "address": Links.address(of: Self.self, game.slug),
        ]
    }

    private func facts() throws -> [Object] {
        let machines = contents.machines.count
        return try site.terms(
            "ui.game",
            [
                "year": texts.year,
                "generation": site.numeral(of: game.generation),
                "region": texts.regions(),
                "pokemon": site.numbers.integer(contents.species.count),
                "machines": machines > 0 ? site.numbers.integer(machines) : nil,
            ])
    }

    // MARK: Who is in it

    private func pokedex(_ pokedex: Pokedex) throws -> Object {
        let forms = RegionalForms(of: pokedex, site.index)
        return try site.link(PokedexPage.self, pokedex).adding([
            "slug": pokedex.slug.text,
            "count": site.speciesCount(pokedex.entries.count),
            "cards": pokedex.entries.prefix(Self.pokedexCards).map { entry in
                portrait(forms.pokemon(of: entry.species), number: entry.number)
            },
        ])
    }

    /// All that are in a game without a Pokédex, by national number; `null` for others.
    private func roster() throws -> Object? {
        guard contents.pokedexes.isEmpty else { return nil }
        return try [
            "count": site.speciesCount(contents.species.count),
            "pokemon": contents.species.map { site.entry(PokemonPage.self, $0) },
        ]
    }

    /// The species and the forms that first appeared in it; without those of which there are none.
    private func newcomers() throws -> [Object] {
        let groups: [(anchor: String, pokemon: [Pokemon], count: String)] = [
            ("new", contents.newSpecies, "ui.game.species"),
            ("new-forms", contents.newForms, "ui.game.forms"),
        ]
        return try groups.filter { !$0.pokemon.isEmpty }.objects { anchor, pokemon, count in
            try [
                "anchor": anchor,
                "title": site.phrase("ui.game.\(anchor)"),
                "note": site.counted(count, pokemon.count),
                "cards": pokemon.prefix(Self.openCards).map { portrait($0) },
                "rest": rest(pokemon.dropFirst(Self.openCards)),
            ]
        }
    }

    private func rest(_ pokemon: ArraySlice<Pokemon>) throws -> Object? {
        guard !pokemon.isEmpty else { return nil }
        return try [
            "title": site.counted("ui.game.more", pokemon.count),
            "cards": pokemon.map { portrait($0) },
        ]
    }

    /// What only one version has, by pair; `null` for games without counterparts.
    private func exclusives() throws -> Object? {
        let versions = site.indexes.places.games.versions(of: game.id)
        guard Set(versions.map(\.versionGroup)).count < versions.count else { return nil }
        let pairs = site.indexes.places.games.groups(of: game.id)
            .compactMap(site.versionExclusives.pair)
        return try [
            "pairs": pairs.objects { pair in
                try [
                    "sides": pair.sides.objects { side in
                        try [
                            "name": site.names.versions[side.version].text,
                            "count": site.speciesCount(side.pokemon.count),
                            "cards": side.pokemon.map { portrait(site.index[$0]) },
                        ]
                    }
                ]
            },
            "isKnown": !pairs.isEmpty,
        ]
    }

    /// A Pokémon for `partials/portrait`: without its types, which pages of Pokémon show by game.
    private func portrait(_ pokemon: Pokemon, number: Int? = nil) -> Object {
        site.entry(PokemonPage.self, pokemon).adding([
            "art": site.partials.arts[pokemon.id],
            "number": number.map { site.numbers.dexNumber($0) },
        ])
    }

    // MARK: Machines

    /// By kind; `null` where the source has none.
    private func machines() throws -> Object? {
        guard !contents.machines.isEmpty else { return nil }
        let kinds = Machine.Kind.allCases.map { kind in
            contents.machines.filter { $0.machine.kind == kind }
        }.filter { !$0.isEmpty }
        return try [
            "source": site.indexes.places.games.knownMachineCount(of: game).map { count in
                try site.phrase(
                    "ui.game.machines-incomplete",
                    [
                        "count": site.numbers.integer(contents.machines.count),
                        "all": site.numbers.integer(count),
                    ])
            },
            "kinds": kinds.map(kind),
        ]
    }

    private func kind(_ machines: [GameMachine]) throws -> Object {
        let kind = machines[0].machine.kind
        let rest = machines.dropFirst(Self.openMachines)
        return try [
            "slug": kind.rawValue,
            "name": site.names.machines.name(kind),
            "count": site.counted("ui.game.machine-count", machines.count),
            "rows": machines.prefix(Self.openMachines).map(row),
            "rest": rest.isEmpty
                ? nil
                : [
                    "title": site.phrase(
                        "ui.game.span",
                        [
                            "first": rest.first.map { label($0) } ?? "",
                            "last": rest.last.map { label($0) } ?? "",
                        ]),
                    "count": site.counted("ui.game.machine-count", rest.count),
                    "rows": rest.map(row),
                ] as Object,
        ]
    }

    private func label(_ machine: GameMachine) -> String {
        site.names.machines.short(machine.machine)
    }

    private func row(_ machine: GameMachine) throws -> Object {
        let address = Links.address(of: MovePage.self, site.index[machine.move].slug)
        let hasLearners = machine.learners.map { $0 > 0 } ?? false
        return [
            "label": label(machine),
            "move": site.partials.moveHeaders[machine.move],
            "values": site.partials.linkedValues(of: machine.move, in: game.id),
            "text": site.partials.moveTexts[machine.move],
            "learners": machine.learners.map { site.numbers.integer($0) },
            "address": hasLearners
                ? "\(address)#generation-\(game.generation.rawValue)" : nil,
        ]
    }

    // MARK: Places and types

    /// Its places by region; `null` where the source has none.
    private func places() throws -> Object? {
        let index = site.indexes.places
        guard index.hasPlaces(game.id) else { return nil }
        let places = index.places.filter { !index.pokemon(at: $0.id, in: game.id).isEmpty }
        return try [
            "count": site.counted("ui.places.count", places.count),
            "source": game.hasFewPlaces ? site.phrase("ui.places.incomplete") : nil,
            "address": Links.address(of: PlaceGamePage.self, game.slug),
            "regions": site.regions(of: places, game: game) {
                index.pokemon(at: $0, in: game.id).count
            },
        ]
    }

    /// What was different in the type chart; `null` where it was today's.
    private func chart() throws -> Object? {
        let chart = site.indexes.typeChart
        let missing = chart.shownTypes.filter {
            !chart.shownTypes(in: game.generation).contains($0)
        }
        let changes = try TypeChangesView(site: site).changes(in: game.generation)
        guard !missing.isEmpty || changes != nil else { return nil }
        return try [
            "missing": missing.isEmpty
                ? nil
                : site.phrase("ui.game.missing-types", ["types": site.list(\.types, missing)]),
            "changes": changes,
            "address": "\(Links.address(of: TypeChartPage.self))?game=\(game.slug)",
        ]
    }
}
