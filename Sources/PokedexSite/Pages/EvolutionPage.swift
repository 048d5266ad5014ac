import Mustache
import PokedexDomain

/// The page of one family: its trees with every condition, and all its members.
struct EvolutionPage: PageView {
    static let template = "pages/evolution"
    static let section: SiteSection? = .evolutions

    let site: LocalizedSite
    let route: Route
    private let chain: EvolutionChain
    private let members: [Species]

    init(_ chain: EvolutionChain, _ site: LocalizedSite) {
        self.chain = chain
        self.site = site
        route = site.indexes.route(of: chain)
        members = site.indexes.families.members(of: chain)
    }

    var title: String {
        get throws { try site.phrase("ui.evolution.title", ["name": name(in: site.names)]) }
    }

    var description: String {
        get throws {
            let species = [first] + members.filter { $0.id != first.id }
            let names = try site.list(species.map { site.names.species[$0.id].text })
            let isAlone = members.count == 1
            return try site.phrase(
                isAlone ? "ui.evolution.description-alone" : "ui.evolution.description",
                ["names": names])
        }
    }

    func content() throws -> Object {
        [
            "other": other,
            "family": try EvolutionTreeView(site, links: links).family(chain, here: nil),
            "count": .text(try count),
            "cards": .list(try varieties.map(card)),
        ]
    }

    private var count: String {
        get throws {
            let hasForms = varieties.count > members.count
            return try site.counted(
                hasForms ? "ui.evolution.forms-count" : "ui.evolution.members-count",
                varieties.count)
        }
    }

    /// The species after which the page is named.
    private var first: Species { site.index.firstSpecies(of: chain.id) ?? members[0] }

    private func name(in names: Names) -> String { names.species[first.id].text }

    private var other: Value { site.other(site.otherNames.species[first.id]) }

    /// Every variety of its species, also those taken only in battle, by the species' number.
    private var varieties: [Pokemon] {
        members.flatMap { species in species.varieties.map { site.index[$0] } }
    }

    private func card(_ pokemon: Pokemon) throws -> Value {
        try CardView(pokemon, number: pokemon.species.rawValue, links: links, site).value
    }
}
