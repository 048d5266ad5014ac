import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// `Templates/README.md` says what templates are given and what the files for browsers hold; it is
/// compared with what the pages of the sample give, in both languages.
@Suite struct TemplatesReadmeTests {
    @Test func namesWhatEveryPageIsGiven() throws {
        let baseURL = try BaseURL("https://example.org/")
        let contexts = try SiteFixture.sites().all.flatMap { site in
            let frame = try PageFrame(site, baseURL: baseURL)
            let type = try #require(site.indexes.catalog.types.first)
            return [
                try frame.context(of: Bare(TypePage(type, site))),
                try frame.context(of: Bare(HomePage(site))),
            ]
        }
        #expect(try tables().disagreements(of: contexts, with: "Every page") == [])
    }

    @Test func namesWhatThePagesOfOneKindAreGiven() throws {
        try compare("pages/home") { [HomePage($0)] }
        try compare("pages/about") { [AboutPage($0)] }
        try compare("pages/finder") { [FinderPage($0)] }
        try compare("pages/compare") { [ComparePage($0)] }
        try compare("pages/settings") { [SettingsPage($0)] }
        try compare("pages/moves") { [MoveListPage($0)] }
        try compare("pages/abilities") { [AbilityListPage($0)] }
        try compare("pages/types") { [TypeChartPage($0)] }
        try compare("pages/evolutions") { [EvolutionListPage($0)] }
        try compare("pages/pokedexes") { [PokedexListPage($0)] }
    }

    @Test func namesWhatThePagesOfAnEntityAreGiven() throws {
        try compare("pages/pokemon", pokemonPages)
        try compare("pages/move", movePages)
        try compare("pages/alias") { site in
            site.indexes.catalog.species.map { AliasPage($0, site) }
        }
        try compare("pages/ability") { site in
            site.indexes.catalog.abilities.map { AbilityPage($0, site) }
        }
        try compare("pages/type") { site in
            site.indexes.catalog.types.map { TypePage($0, site) }
        }
        try compare("pages/evolution") { site in
            site.indexes.catalog.evolutionChains.map { EvolutionPage($0, site) }
        }
        try compare("pages/pokedex") { site in
            site.indexes.catalog.pokedexes.map { PokedexPage($0, site) }
        }
    }

    @Test func namesWhatTheFilesForBrowsersHold() throws {
        let data = try SiteFixture.browserData()
        for file in data.files {
            let output = data.make(file)
            let value = try Value(json: output.bytes, path: output.path)
            let heading =
                switch file {
                case .learnset: "data/learnsets/{version-group}.json"
                case .anyLearnset, .anyLearnsetByMethod: "data/learnsets/any.json"
                default: output.path
                }
            #expect(try tables().disagreements(of: [value], with: heading) == [])
        }
    }

    @Test func tellsWhatARowLacks() {
        let tables = NameTables(
            """
            ### `pages/a`
            | `name` | [name](#name) | a name |
            | `count` | text | a number |
            #### name
            | `text` | text | the name |
            """)
        let values: [Value] = [["name": ["text": "Mew", "lang": "en"], "more": "text"]]
        #expect(
            tables.disagreements(of: values, with: "pages/a") == [
                "name lang has no row", "pages/a count is never given", "pages/a more has no row",
            ])
    }

    private func tables() throws -> NameTables { try NameTables.readme() }

    private func compare(
        _ heading: String, sourceLocation: SourceLocation = #_sourceLocation,
        _ pages: (LocalizedSite) throws -> [any PageView]
    ) throws {
        let values = try SiteFixture.sites().all.flatMap { site in
            try pages(site).map { Value.object(try $0.content()) }
        }
        let disagreements = try tables().disagreements(of: values, with: heading)
        #expect(disagreements == [], sourceLocation: sourceLocation)
    }

    private func pokemonPages(_ site: LocalizedSite) -> [any PageView] {
        site.indexes.catalog.pokemon.map { pokemon in
            let tables = PageTables(of: .pokemon(pokemon), site.indexes)
            return PokemonPage(pokemon, learnsets: tables.learnsets, site)
        }
    }

    private func movePages(_ site: LocalizedSite) -> [any PageView] {
        site.indexes.catalog.moves.map { move in
            let tables = PageTables(of: .move(move), site.indexes)
            return MovePage(move, learners: tables.learners, site)
        }
    }
}

/// A page without what its own template is given.
private struct Bare<View: PageView>: PageView {
    static var template: String { View.template }
    static var section: SiteSection? { View.section }

    let view: View

    init(_ view: View) {
        self.view = view
    }

    var site: LocalizedSite { view.site }
    var route: Route { view.route }
    var title: String { get throws { try view.title } }
    var description: String { get throws { try view.description } }
    var crumb: DisplayName { get throws { try view.crumb } }

    func content() throws -> Object { [:] }
}
