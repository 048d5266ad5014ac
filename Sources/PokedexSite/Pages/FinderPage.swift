import Mustache
import PokedexDomain

/// Who learns several moves, and how: scripts find it in the data.
struct FinderPage: PageView {
    static let template = "pages/finder"
    static let section: SiteSection? = .moves

    let edition: Edition
    let route = Route.finder

    init(_ edition: Edition) {
        self.edition = edition
    }

    var title: String { get throws { try edition.phrase("ui.finder.title") } }
    var description: String { get throws { try edition.phrase("ui.finder.description") } }

    func content() throws -> Object {
        [
            "generations": GameChoice(edition).value,
            "otherMethods": .text(otherMethods.map(\.slug.text).joined(separator: " ")),
        ]
    }

    /// The methods by which anything is learned, but those that most Pokémon have moves by.
    private var otherMethods: [LearnMethod] {
        edition.useCases.usedMethods.filter { method in
            ![.levelUp, .machine, .egg, .tutor].contains(method.known)
        }
    }
}
