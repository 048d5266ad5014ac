import Mustache
import PokedexDomain

/// What the site is and where its facts come from; the one page that tells the data's date.
struct AboutPage: PageView {
    static let template = "pages/about"
    static let section: SiteSection? = nil

    let site: LocalizedSite
    let route = Route.about

    init(_ site: LocalizedSite) {
        self.site = site
    }

    var title: String { get throws { try site.phrase("ui.about.title") } }
    var description: String { get throws { try site.phrase("ui.about.description") } }

    func content() throws -> Object {
        let catalog = site.indexes.catalog
        return [
            "date": .text(CalendarDate(secondsSince1970: catalog.source.date).description),
            "commit": .text(catalog.source.commit),
            "hasPictures": .bool(site.pictures != .drawings),
            "counts": .list(
                try [
                    ("species", catalog.species.count), ("pokemon", catalog.pokemon.count),
                    ("moves", catalog.moves.count), ("abilities", catalog.abilities.count),
                    ("families", FamilyList(site.indexes).count),
                    ("pokedexes", catalog.pokedexes.count),
                    (
                        "learnset-entries",
                        catalog.learnsets.values.reduce(0) { $0 + $1.entries.count }
                    ),
                ].map { key, count in
                    [
                        "name": .text(try site.phrase("ui.about.counts.\(key)")),
                        "count": .text(site.numbers.integer(count)),
                    ]
                }),
        ]
    }
}
