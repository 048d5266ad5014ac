import Mustache
import PokedexDomain

extension LocalizedSite {
    /// The line in the place of a fold on a page whose generation has a page of its own, for
    /// `partials/generation-line`.
    ///
    /// - Parameters:
    ///   - count: how much there is.
    ///   - anchors: of what the page has besides the generation itself.
    func line(
        to generation: Identifier<Generation>, count: String, games: [Identifier<VersionGroup>],
        address: String, anchors: [String] = []
    ) throws -> Object {
        try heading(of: generation).adding([
            "count": count, "games": list(\.versionGroups, games), "slugs": slugs(of: games),
            "address": address, "anchors": anchors,
        ])
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
    func crumb() throws -> DisplayName { site.names.generations[generation] }

    func whole() throws -> Trail.Crumb? {
        Trail.Crumb(name: subject.name, route: Self.wholeKind.pattern.route(subject.slug))
    }

    /// What templates of these pages are given besides the generation itself.
    func frame() throws -> Object {
        try [
            "heading": title(),
            "back": [
                "text": site.phrase("ui.generation.back", ["name": subject.name.text]),
                "address": Links.address(of: Self.wholeKind, subject.slug),
            ] as Object,
            "turn": ["previous": neighbour(1), "next": neighbour(-1)] as Object,
        ]
    }

    /// A generation before or after this one, if there is any.
    ///
    /// - Parameter step: to its place among all, the newest first.
    private func neighbour(_ step: Int) -> Object? {
        let all = Array(division.kept + division.moved)
        guard let index = all.firstIndex(of: generation), all.indices.contains(index + step)
        else { return nil }
        let other = all[index + step]
        let address =
            division.moved.contains(other)
            ? Links.address(of: Self.self, subject.slug, generation: other)
            : Links.address(of: Self.wholeKind, subject.slug) + "#generation-\(other.rawValue)"
        return ["name": site.names.generations[other].text, "address": address]
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
                    view: { learners, site in
                        MoveGenerationPage(
                            site: site, generation: generation, division: division, move: move,
                            learners: learners)
                    })
            }
        }
    }

    let site: LocalizedSite
    let generation: Identifier<Generation>
    let division: PageDivision<Identifier<Generation>>
    let move: Move
    let learners: GenerationLearners
    private var view: LearnersView { LearnersView(site: site, move: move) }

    var subject: (slug: Slug, name: DisplayName) {
        (move.slug, site.names.distinguishedMoves[move.id])
    }

    func title() throws -> String { try view.caption(generation) }

    func description() throws -> String {
        try site.phrase(
            "ui.generation.learners-description",
            [
                "caption": title(), "count": view.count(of: learners),
                "games": site.list(\.versionGroups, learners.columns.joined()),
            ])
    }

    func content() throws -> Object {
        try frame().adding(["fold": view.fold(learners, isOpen: true)])
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
                    PokemonGenerationPage(
                        site: $0, generation: learnset.generation, division: division.generations,
                        pokemon: pokemon, learnset: learnset)
                }
            }
        }
    }

    let site: LocalizedSite
    let generation: Identifier<Generation>
    let division: PageDivision<Identifier<Generation>>
    let pokemon: Pokemon
    let learnset: GenerationLearnset

    var subject: (slug: Slug, name: DisplayName) {
        (pokemon.slug, site.names.pokemon[pokemon.id])
    }

    var portrait: Pokemon? { pokemon }

    func title() throws -> String {
        try site.phrase(
            "ui.generation.learnset-title",
            ["name": subject.name.text, "generation": site.names.generations[generation].text])
    }

    func description() throws -> String {
        try site.phrase(
            "ui.generation.learnset-description",
            ["title": title(), "games": site.list(\.versionGroups, learnset.versionGroups)])
    }

    func content() throws -> Object {
        let whole = PokemonPage(site: site, subject: pokemon, learnsets: [learnset])
        return try frame().adding(["fold": LearnsetView(page: whole).fold(learnset, isOpen: true)])
    }
}
