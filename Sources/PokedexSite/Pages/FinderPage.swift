import Mustache
import PokedexDomain

/// Who learns several moves, and how: scripts find it in the data.
struct FinderPage: PageView {
    static let template = "pages/finder"
    static let section: SiteSection? = .moves

    let site: LocalizedSite
    let route = Route.finder

    init(_ site: LocalizedSite) {
        self.site = site
    }

    var title: String { get throws { try site.phrase("ui.finder.title") } }
    var description: String { get throws { try site.phrase("ui.finder.description") } }

    func content() throws -> Object {
        [
            "generations": GameChoice(site).value,
            "otherMethods": .text(otherMethods.map(\.slug.text).joined(separator: " ")),
        ]
    }

    /// The methods by which anything is learned, but those that most Pokémon have moves by.
    private var otherMethods: [LearnMethod] {
        site.indexes.usedMethods.filter { method in
            ![.levelUp, .machine, .egg, .tutor].contains(method.known)
        }
    }
}
