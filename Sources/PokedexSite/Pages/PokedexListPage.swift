import Mustache
import PokedexDomain

/// The list of all Pokédexes by region.
struct PokedexListPage: PageView {
    static let template = "pages/pokedexes"
    static let section: SiteSection? = .pokedexes

    let site: LocalizedSite
    let route = Route.pokedexes

    init(_ site: LocalizedSite) {
        self.site = site
    }

    var title: String { get throws { try site.phrase("ui.pokedexes.title") } }

    var description: String {
        get throws {
            try site.phrase(
                "ui.pokedexes.description",
                ["count": site.numbers.integer(site.indexes.catalog.pokedexes.count)])
        }
    }

    func content() throws -> Object {
        ["groups": .list(try groups.map(group))]
    }

    /// Pokédexes under one heading.
    private struct Group {
        let name: String
        let anchor: String
        let pokedexes: [Pokedex]
    }

    /// The national one, then the regions by number, then the games beside the main series.
    private var groups: [Group] {
        get throws {
            let all = site.indexes.catalog.pokedexes
            let main = all.filter(\.isMainSeries)
            let national = Group(
                name: try site.phrase("ui.pokedexes.national"), anchor: "national",
                pokedexes: main.filter { $0.region == nil })
            let regions = site.indexes.catalog.regions.map { region in
                Group(
                    name: site.names.regions[region.id].text, anchor: region.slug.text,
                    pokedexes: main.filter { $0.region == region.id })
            }
            let others = Group(
                name: try site.phrase("ui.pokedexes.others"), anchor: "others",
                pokedexes: all.filter { !$0.isMainSeries })
            return ([national] + regions + [others]).filter { !$0.pokedexes.isEmpty }
        }
    }

    private func group(_ group: Group) throws -> Value {
        [
            "name": .text(group.name), "anchor": .text(group.anchor),
            "pokedexes": .list(try group.pokedexes.map(entry)),
        ]
    }

    private func entry(_ pokedex: Pokedex) throws -> Value {
        [
            "address": .text(links.address(of: .pokedex(pokedex.slug))),
            "name": site.value(site.names.pokedexTitles[pokedex.id]),
            "other": site.other(site.otherNames.pokedexTitles[pokedex.id]),
            "facts": .text(try facts(of: pokedex)),
        ]
    }

    private func facts(of pokedex: Pokedex) throws -> String {
        let count = try site.counted("ui.pokedex.species-count", pokedex.entries.count)
        guard let games = try PokedexGames(site).games(of: pokedex) else { return count }
        return try site.phrase("ui.pokedexes.facts", ["count": count, "games": games])
    }
}
