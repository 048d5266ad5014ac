import Mustache
import PokedexDomain

/// The line in the place of a fold on a page whose generation has a page of its own, for
/// `partials/generation-line`.
struct GenerationLine {
    private let generation: Identifier<Generation>
    private let count: String?
    private let games: [Identifier<VersionGroup>]
    private let address: String
    private let anchors: [String]

    /// - Parameters:
    ///   - count: how much there is; `nil` where it is not counted.
    ///   - anchors: of what the page has besides the generation itself.
    init(
        _ generation: Identifier<Generation>, count: String?,
        games: [Identifier<VersionGroup>], address: String, anchors: [String]
    ) {
        self.generation = generation
        self.count = count
        self.games = games
        self.address = address
        self.anchors = anchors
    }

    func value(_ site: LocalizedSite) throws -> Value {
        [
            "number": .integer(generation.rawValue),
            "name": .text(site.names.generations[generation].text),
            "count": count.map { .text($0) } ?? .null,
            "games": .text(try site.list(games.map { site.names.versionGroups[$0].text })),
            "slugs": site.slugs(of: games),
            "address": .text(address),
            "anchors": .list(anchors.map { .text($0) }),
        ]
    }
}

/// A page about one generation of what another page is about.
protocol GenerationPage: PageKind {
    /// The page with all generations.
    static var wholeKind: any PageKind.Type { get }
    /// The slug and the name of what both are about.
    var subject: (slug: Slug, name: DisplayName) { get }
    /// The generation.
    var generation: Identifier<Generation> { get }
    /// All generations, the newest first, and which of them have pages of their own.
    var division: PageDivision<Identifier<Generation>> { get }
}

extension GenerationPage {
    var crumb: DisplayName { get throws { site.names.generations[generation] } }

    var whole: Trail.Crumb? {
        get throws {
            Trail.Crumb(name: subject.name, route: Self.wholeKind.pattern.route(subject.slug))
        }
    }

    /// What templates of these pages are given besides the generation itself.
    func frame() throws -> Object {
        [
            "heading": .text(try title),
            "back": [
                "text": .text(try site.phrase("ui.generation.back", ["name": subject.name.text])),
                "address": .text(links.address(of: Self.wholeKind, subject.slug)),
            ],
            "turn": ["previous": neighbour(1), "next": neighbour(-1)],
        ]
    }

    /// A generation before or after this one, if there is any.
    ///
    /// - Parameter step: to its place among all, the newest first.
    private func neighbour(_ step: Int) -> Value {
        let all = Array(division.kept + division.moved)
        guard let index = all.firstIndex(of: generation), all.indices.contains(index + step)
        else { return .null }
        let other = all[index + step]
        let address =
            division.moved.contains(other)
            ? links.address(of: Self.self, subject.slug, generation: other)
            : links.address(of: Self.wholeKind, subject.slug) + "#generation-\(other.rawValue)"
        return [
            "name": .text(site.names.generations[other].text),
            "address": .text(address),
        ]
    }
}

/// Who learns a move in one generation, where the move's page would be too long.
struct MoveGenerationPage: GenerationPage {
    static let name = "move-generation"
    static let pattern: RoutePattern = "moves/{slug}/generation-{generation}/"
    static var parent: (any SinglePageKind.Type)? { MoveListPage.self }
    static var wholeKind: any PageKind.Type { MovePage.self }

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        indexes.catalog.moves.flatMap { move in
            let division = PageDivision(learners: indexes.moveLearners.sizes(of: move.id))
            return division.moved.map { generation in
                page(
                    move.slug, generation: generation,
                    sharing: { indexes.moveLearners.learners(of: move.id, in: generation) },
                    view: { MoveGenerationPage(move, $0, division, $1) })
            }
        }
    }

    let site: LocalizedSite
    let generation: Identifier<Generation>
    let division: PageDivision<Identifier<Generation>>
    private let move: Move
    private let learners: GenerationLearners
    private let view: LearnersView

    /// Takes a move, those who learn it in the generation, and how its page is divided.
    init(
        _ move: Move, _ learners: GenerationLearners,
        _ division: PageDivision<Identifier<Generation>>, _ site: LocalizedSite
    ) {
        self.site = site
        self.move = move
        self.learners = learners
        self.division = division
        generation = learners.generation
        view = LearnersView(move, links: Links(depth: Self.pattern.depth), site)
    }

    var subject: (slug: Slug, name: DisplayName) {
        (move.slug, site.names.distinguishedMoves[move.id])
    }

    var title: String { get throws { try view.caption(generation) } }

    var description: String {
        get throws {
            let games = learners.columns.joined().map { site.names.versionGroups[$0].text }
            return try site.phrase(
                "ui.generation.learners-description",
                [
                    "caption": title, "count": view.count(of: learners),
                    "games": site.list(games),
                ])
        }
    }

    func content() throws -> Object {
        try frame().adding([("fold", try view.fold(learners, isOpen: true))])
    }
}

/// What a Pokémon learns in one generation, where the Pokémon's page would be too long.
struct PokemonGenerationPage: GenerationPage {
    static let name = "pokemon-generation"
    static let pattern: RoutePattern = "pokemon/{slug}/generation-{generation}/"
    static var parent: (any SinglePageKind.Type)? { HomePage.self }
    static var wholeKind: any PageKind.Type { PokemonPage.self }

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        indexes.catalog.pokemon.filter { pokemon in
            PageDivision.mayDivide(rows: indexes.learnsets.entryCount(of: pokemon))
        }.flatMap { pokemon in
            let division = PageDivision(indexes.learnsets.learnsets(of: pokemon))
            return division.moved.map { learnset in
                page(pokemon.slug, generation: learnset.generation) {
                    PokemonGenerationPage(pokemon, learnset, division.generations, $0)
                }
            }
        }
    }

    let site: LocalizedSite
    let generation: Identifier<Generation>
    let division: PageDivision<Identifier<Generation>>
    private let pokemon: Pokemon
    private let learnset: GenerationLearnset

    /// Takes a Pokémon, what it learns in the generation, and how its page is divided.
    init(
        _ pokemon: Pokemon, _ learnset: GenerationLearnset,
        _ division: PageDivision<Identifier<Generation>>, _ site: LocalizedSite
    ) {
        self.site = site
        self.pokemon = pokemon
        self.learnset = learnset
        self.division = division
        generation = learnset.generation
    }

    var subject: (slug: Slug, name: DisplayName) {
        (pokemon.slug, site.names.pokemon[pokemon.id])
    }

    var portrait: Pokemon? { pokemon }

    var title: String {
        get throws {
            try site.phrase(
                "ui.generation.learnset-title",
                [
                    "name": subject.name.text,
                    "generation": site.names.generations[generation].text,
                ])
        }
    }

    var description: String {
        get throws {
            let games = learnset.versionGroups.map { site.names.versionGroups[$0].text }
            return try site.phrase(
                "ui.generation.learnset-description",
                ["title": title, "games": site.list(games)])
        }
    }

    func content() throws -> Object {
        let whole = PokemonPage(pokemon, learnsets: [learnset], site)
        let view = LearnsetView(whole, links: links)
        return try frame().adding([("fold", try view.fold(learnset, isOpen: true))])
    }
}
