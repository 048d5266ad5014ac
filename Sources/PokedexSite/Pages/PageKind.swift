import Mustache
import PokedexDomain

/// A kind of page.
///
/// The static members declare it: where its pages lie, which there are, and where they are listed.
/// An instance is the view of one page in one language; it gives the template finished text,
/// addresses and booleans.
///
/// A new kind takes its view with this declaration, a template, its translations, and a line in
/// ``PageKinds``; tests write `routes.js` and `NAMES.md` anew.
protocol PageKind: SendableMetatype {
    /// The kind's name. Its template is `pages/{name}`, and scripts know its address by it.
    static var name: String { get }
    /// The addresses of its pages below the language's folder.
    static var pattern: RoutePattern { get }
    /// All its pages, in the order of the lists.
    static func pages(_ indexes: CatalogIndexes) -> [Page]

    /// The kind whose page stands above these in the breadcrumbs, and is marked in the navigation;
    /// `nil` where only the home page does.
    static var parent: (any SinglePageKind.Type)? { get }
    /// Where its pages are listed: everywhere by default.
    static var listings: PageListings { get }
    /// Its list in `data/search.json`; `nil` for pages that are not searched for by name.
    static var searchList: String? { get }
    /// Whether only sites with worlds have the kind.
    static var needsWorlds: Bool { get }

    /// Where its texts are below `ui`: its name by default.
    static var texts: String { get }

    /// The site in the page's language.
    var site: LocalizedSite { get }
    /// The title, without the site's name: the kind's text `title` by default.
    func title() throws -> String
    /// One sentence for search engines and social networks: the text `description` by default.
    func description() throws -> String
    /// What stands in the placeholders of these texts, each of which has some of them.
    func placeholders() throws -> KeyValuePairs<String, String>
    /// What the page is called in its breadcrumbs: the title by default.
    func crumb() throws -> DisplayName
    /// The page of which this one is a part: it stands between the kind's parent and this page in
    /// the breadcrumbs. `nil` for pages that are whole.
    func whole() throws -> Trail.Crumb?
    /// The Pokémon whose picture is shared with the page; `nil` for the site's icon.
    var portrait: Pokemon? { get }
    /// The species that the page is about, for links to other websites; `nil` where there is none.
    var subjectSpecies: Species? { get }
    /// The names that the template is given besides those of every page.
    func content() throws -> Object
}

/// Where the pages of a kind are listed.
struct PageListings: OptionSet, Sendable {
    let rawValue: Int

    /// The sitemap for search engines.
    static let sitemap = Self(rawValue: 1)
    /// The copy of the site that readers keep for use without a network.
    static let offlineCopy = Self(rawValue: 2)
}

extension PageKind {
    static var parent: (any SinglePageKind.Type)? { nil }
    static var listings: PageListings { [.sitemap, .offlineCopy] }
    static var searchList: String? { nil }
    static var needsWorlds: Bool { false }
    static var texts: String { name }

    func title() throws -> String { try text("title") }
    func description() throws -> String { try text("description") }
    func placeholders() throws -> KeyValuePairs<String, String> { [:] }
    func crumb() throws -> DisplayName { DisplayName(text: try title(), language: site.language) }
    func whole() throws -> Trail.Crumb? { nil }
    var portrait: Pokemon? { nil }
    var subjectSpecies: Species? { nil }

    /// A text of the kind with its placeholders filled.
    func text(_ key: String) throws -> String {
        try site.phrase("ui.\(Self.texts).\(key)", from: placeholders())
    }

    /// A Pokémon in a list, for `partials/card`.
    ///
    /// - Parameters:
    ///   - number: its number in the list; the national one unless given.
    ///   - marks: the games in which it is in the list.
    ///   - isMarked: whether it says that a game lacks it; the list of all, which scripts arrange
    ///     by game, does so itself.
    func card(
        _ pokemon: Pokemon, number: Int? = nil, marks: EraMarks = EraMarks(), isMarked: Bool = true
    ) -> Object {
        marks.marking([
            "art": site.partials.arts[pokemon.id],
            "number": site.numbers.dexNumber(number ?? pokemon.species.rawValue),
            "label": site.partials.cardLabels[pokemon.id],
            "absent": isMarked ? site.absence[pokemon.id] : nil,
        ])
    }

    /// A page of this kind.
    ///
    /// - Parameters:
    ///   - slug: `nil` where the pattern has none.
    ///   - generation: the one that the page is about; `nil` for pages about several.
    ///   - view: makes the view in a language.
    static func page(
        _ slug: Slug? = nil, generation: Identifier<Generation>? = nil,
        view: @escaping @Sendable (LocalizedSite) throws -> Self
    ) -> Page {
        page(slug, generation: generation, sharing: {}) { try view($1) }
    }

    /// A page of this kind that shows the same large tables in every language.
    ///
    /// - Parameters:
    ///   - tables: arranges the tables, once for all languages.
    ///   - view: makes the view in a language.
    static func page<Tables>(
        _ slug: Slug? = nil, generation: Identifier<Generation>? = nil,
        sharing tables: @escaping @Sendable () -> Tables,
        view: @escaping @Sendable (Tables, LocalizedSite) throws -> Self
    ) -> Page {
        let route = pattern.route(slug, generation: generation)
        return Page(kind: Self.self, route: route, generation: generation?.rawValue ?? 0) {
            let tables = tables()
            return { try view(tables, $0) }
        }
    }
}

protocol SinglePageKind: PageKind {
    init(site: LocalizedSite)
}

extension SinglePageKind {
    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        needsWorlds && indexes.worlds.isEmpty ? [] : [page { Self(site: $0) }]
    }
}

/// A kind of page that each entity of a kind has.
protocol SubjectPage: PageKind {
    associatedtype Subject: PageSubject
    /// What the entities are called, in links to their pages and as their headings.
    static var names: KeyPath<Names, NameTable<Subject>> { get }
    var subject: Subject { get }
}

/// What has a page of its own.
protocol PageSubject: Sendable {
    var id: Identifier<Self> { get }
    var slug: Slug { get }
}

extension Ability: PageSubject {}
extension Item: PageSubject {}
extension Location: PageSubject {}
extension Move: PageSubject {}
extension Pokedex: PageSubject {}
extension Pokemon: PageSubject {}
extension PokemonType: PageSubject {}
extension Term: PageSubject {}
extension VersionGroup: PageSubject {}

extension SubjectPage {
    func crumb() throws -> DisplayName { name }
    var name: DisplayName { site.names[keyPath: Self.names][subject.id] }
    var otherName: DisplayName { site.otherNames[keyPath: Self.names][subject.id] }

    /// The members `heading` and `other`, and further ones.
    func headed(_ content: Object) -> Object {
        content.adding(["heading": site.value(name), "other": site.other(otherName, beside: name)])
    }
}

/// One page of the site, in all languages.
struct Page: Sendable {
    let kind: any PageKind.Type
    let route: Route
    /// The generation that the page is about; 0 for pages about several.
    let generation: Int
    /// Arranges what all languages share. The result makes the view in one of them.
    let makeViews: @Sendable () -> (LocalizedSite) throws -> any PageKind
}

/// Where every page leads to another, and what it is called there.
enum NavigationPlace: Equatable {
    /// The header.
    ///
    /// - Parameter label: the key of the text.
    case header(label: String)
    /// The end of the page, by its title.
    case footer
    /// The same, and in narrow windows the header's menu, too.
    case footerAndMenu

    /// The key of the label in the header; `nil` for the end of the page.
    var headerLabel: String? { if case .header(let label) = self { label } else { nil } }
}

/// The registry: every kind of page that the site has.
enum PageKinds {
    /// The order is that of the sitemap and, within a generation, of the offline copy.
    static let all: [any PageKind.Type] = [
        HomePage.self, MoveListPage.self, AbilityListPage.self, TypeChartPage.self,
        GameListPage.self, PlaceListPage.self, EvolutionListPage.self, PokedexListPage.self,
        EggGroupListPage.self,
        NaturesPage.self, GrowthPage.self, ItemListPage.self, WorldListPage.self,
        FinderPage.self, ComparePage.self,
        AboutPage.self, SettingsPage.self, OfflinePage.self,
        PokemonPage.self, MovePage.self, EarlierLearnersPage.self,
        AbilityPage.self, TypePage.self, TypePairPage.self,
        GamePage.self, GameAliasPage.self, PlacePage.self, PlaceGamePage.self,
        EvolutionGenerationPage.self, EvolutionPage.self,
        PokedexPage.self, PokedexGenerationPage.self, EggGroupPage.self,
        ItemPage.self, WorldPage.self, SpotPage.self, StatListPage.self, StatListPartPage.self,
        AliasPage.self, FolderPage.self,
    ]

    /// All pages, in the same order.
    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        all.flatMap { $0.pages(indexes) }
    }

    /// Those to which every page leads, in their order.
    static let navigation: [(kind: any SinglePageKind.Type, place: NavigationPlace)] = [
        (HomePage.self, .header(label: "ui.nav.pokemon")),
        (MoveListPage.self, .header(label: "ui.nav.moves")),
        (AbilityListPage.self, .header(label: "ui.nav.abilities")),
        (TypeChartPage.self, .header(label: "ui.nav.types")),
        (GameListPage.self, .header(label: "ui.nav.games")),
        (PlaceListPage.self, .header(label: "ui.nav.places")),
        (FinderPage.self, .header(label: "ui.nav.finder")),
        (ComparePage.self, .header(label: "ui.nav.compare")),
        (EvolutionListPage.self, .footer), (PokedexListPage.self, .footer),
        (EggGroupListPage.self, .footer), (NaturesPage.self, .footer), (GrowthPage.self, .footer),
        (ItemListPage.self, .footer), (WorldListPage.self, .footerAndMenu),
        (SettingsPage.self, .footerAndMenu), (AboutPage.self, .footer),
    ]
}

extension Links {
    /// The address of a page in the same language.
    ///
    /// - Parameters:
    ///   - slug: `nil` for a kind whose addresses have none.
    ///   - generation: not used for such a kind.
    static func address(
        of kind: any PageKind.Type, _ slug: Slug? = nil, generation: Identifier<Generation>? = nil
    ) -> String {
        address(of: kind.pattern.route(slug, generation: generation))
    }

    /// The address of the list of Pokémon with a query.
    ///
    /// - Parameter query: in its canonical form as addresses have it, with `+` between terms.
    static func pokemonList(_ query: String) -> String {
        "\(address(of: HomePage.self))?q=\(query)"
    }
}

extension LocalizedSite {
    /// A link to the page of an entity: `name` and `address`.
    func link<Kind: SubjectPage>(_ kind: Kind.Type, _ subject: Kind.Subject) -> Object {
        [
            "name": value(content.names[keyPath: Kind.names][subject.id]),
            "address": Links.address(of: kind, subject.slug),
        ]
    }

    /// The same with `other`, the name in the other language.
    func entry<Kind: SubjectPage>(_ kind: Kind.Type, _ subject: Kind.Subject) -> Object {
        bothNames(Kind.names, subject.id)
            .adding(["address": Links.address(of: kind, subject.slug)])
    }
}

extension Sequence {
    /// An object for each element. Its closure can be a literal, which is an object then. (In this module
    /// it is compiled for each kind of element; it would not be in another one.)
    func objects<Failure>(
        _ object: (Element) throws(Failure) -> Object
    ) throws(Failure) -> [Object] {
        try map(object)
    }
}

extension Optional {
    /// An object of what there is. The closure can be a literal, as for sequences.
    func object<Failure>(
        _ object: (Wrapped) throws(Failure) -> Object
    ) throws(Failure) -> Object? {
        try map(object)
    }
}
