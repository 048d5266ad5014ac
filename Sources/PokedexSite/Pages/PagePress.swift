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

    init(of task: PageTask, _ useCases: UseCases) {
        switch task {
        case .pokemon(let pokemon): learnsets = useCases.learnsets.learnsets(of: pokemon)
        case .move(let move): learners = useCases.moveLearners.learners(of: move.id)
        default: break
        }
    }
}

/// Renders pages in one language.
struct PagePress: Sendable {
    private let edition: Edition
    private let frame: PageFrame
    private let renderer: any TemplateRendering

    init(
        _ edition: Edition, renderer: any TemplateRendering, baseURL: BaseURL?
    ) throws {
        self.edition = edition
        frame = try PageFrame(edition, baseURL: baseURL)
        self.renderer = renderer
    }

    /// Renders a page and tells its file.
    ///
    /// - Parameter tables: what the page shows in all languages alike.
    func print(
        _ task: PageTask, tables: PageTables, into output: inout OutputBuffer
    ) throws -> String {
        switch task {
        case .pokemon(let pokemon):
            try print(PokemonPage(pokemon, learnsets: tables.learnsets, edition), into: &output)
        case .moves:
            try print(MoveListPage(edition), into: &output)
        case .move(let move):
            try print(MovePage(move, learners: tables.learners, edition), into: &output)
        case .abilities:
            try print(AbilityListPage(edition), into: &output)
        case .ability(let ability):
            try print(AbilityPage(ability, edition), into: &output)
        case .home:
            try print(HomePage(edition), into: &output)
        case .about:
            try print(AboutPage(edition), into: &output)
        case .finder:
            try print(FinderPage(edition), into: &output)
        case .compare:
            try print(ComparePage(edition), into: &output)
        case .settings:
            try print(SettingsPage(edition), into: &output)
        case .offline:
            try print(OfflinePage(edition), into: &output)
        case .alias(let species):
            try print(AliasPage(species, edition), into: &output)
        case .types:
            try print(TypeChartPage(edition), into: &output)
        case .type(let type):
            try print(TypePage(type, edition), into: &output)
        case .evolutions:
            try print(EvolutionListPage(edition), into: &output)
        case .evolution(let chain):
            try print(EvolutionPage(chain, edition), into: &output)
        case .pokedexes:
            try print(PokedexListPage(edition), into: &output)
        case .pokedex(let pokedex):
            try print(PokedexPage(pokedex, edition), into: &output)
        }
    }

    private func print<View: PageView>(
        _ view: View, into output: inout OutputBuffer
    ) throws -> String {
        try renderer.render(View.template, with: frame.context(of: view), into: &output)
        return view.route.file(in: edition.language)
    }
}
