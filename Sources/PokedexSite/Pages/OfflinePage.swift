import Mustache
import PokedexDomain

/// What stands for a page that is not at hand without a network.
struct OfflinePage: PageView {
    static let template = "pages/offline"
    static let section: SiteSection? = nil

    let edition: Edition
    let route = Route.offline

    init(_ edition: Edition) {
        self.edition = edition
    }

    var title: String { get throws { try edition.phrase("ui.offline.title") } }
    var description: String { get throws { try edition.phrase("ui.offline.description") } }

    func content() throws -> Object {
        [:]
    }
}
