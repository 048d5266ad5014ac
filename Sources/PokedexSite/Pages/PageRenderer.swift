import Mustache
import PokedexDomain

/// One page, whatever its language.
enum PageTask {
    case home
    case pokemon(Pokemon)
    /// A species' own slug that none of its varieties has leads to the default one.
    case alias(Species)
    case moves
    case move(Move)
    case abilities
    case ability(Ability)
    case types
    case type(PokemonType)
    case evolutions
    case evolution(EvolutionChain)
    case pokedexes
    case pokedex(Pokedex)
    case about
    case finder
    case compare
    case settings
    case offline

    /// Whether the page is of a kind that there are about a thousand of, with large tables.
    var isOneOfThousands: Bool {
        switch self {
        case .pokemon, .move: true
        default: false
        }
    }
}

/// The large tables of a page, arranged once for all languages.
struct PageTables {
    /// What the Pokémon learns whose page it is; empty for other pages.
    var learnsets: [GenerationLearnset] = []
    /// Who learns the move whose page it is; empty for other pages.
    var learners: [GenerationLearners] = []

    init(of task: PageTask, _ indexes: CatalogIndexes) {
        switch task {
        case .pokemon(let pokemon): learnsets = indexes.learnsets.learnsets(of: pokemon)
        case .move(let move): learners = indexes.moveLearners.learners(of: move.id)
        default: break
        }
    }
}

/// Renders pages in one language.
struct PageRenderer: Sendable {
    private let site: LocalizedSite
    private let frame: PageFrame
    private let renderer: any TemplateRendering

    init(
        _ site: LocalizedSite, renderer: any TemplateRendering, baseURL: BaseURL?
    ) throws {
        self.site = site
        frame = try PageFrame(site, baseURL: baseURL)
        self.renderer = renderer
    }

    /// Renders a page and tells its file.
    ///
    /// - Parameter tables: what the page shows in all languages alike.
    func render(
        _ task: PageTask, tables: PageTables, into output: inout OutputBuffer
    ) throws -> String {
        switch task {
        case .pokemon(let pokemon):
            try render(PokemonPage(pokemon, learnsets: tables.learnsets, site), into: &output)
        case .moves:
            try render(MoveListPage(site), into: &output)
        case .move(let move):
            try render(MovePage(move, learners: tables.learners, site), into: &output)
        case .abilities:
            try render(AbilityListPage(site), into: &output)
        case .ability(let ability):
            try render(AbilityPage(ability, site), into: &output)
        case .home:
            try render(HomePage(site), into: &output)
        case .about:
            try render(AboutPage(site), into: &output)
        case .finder:
            try render(FinderPage(site), into: &output)
        case .compare:
            try render(ComparePage(site), into: &output)
        case .settings:
            try render(SettingsPage(site), into: &output)
        case .offline:
            try render(OfflinePage(site), into: &output)
        case .alias(let species):
            try render(AliasPage(species, site), into: &output)
        case .types:
            try render(TypeChartPage(site), into: &output)
        case .type(let type):
            try render(TypePage(type, site), into: &output)
        case .evolutions:
            try render(EvolutionListPage(site), into: &output)
        case .evolution(let chain):
            try render(EvolutionPage(chain, site), into: &output)
        case .pokedexes:
            try render(PokedexListPage(site), into: &output)
        case .pokedex(let pokedex):
            try render(PokedexPage(pokedex, site), into: &output)
        }
    }

    private func render<View: PageView>(
        _ view: View, into output: inout OutputBuffer
    ) throws -> String {
        try renderer.render(View.template, with: frame.context(of: view), into: &output)
        return view.route.file(in: site.language)
    }
}
