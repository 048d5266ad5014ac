import Mustache
import PokedexDomain

/// What stands for a page that is not at hand without a network.
struct OfflinePage: PageView {
    static let template = "pages/offline"
    static let section: SiteSection? = nil

    let site: LocalizedSite
    let route = Route.offline

    init(_ site: LocalizedSite) {
        self.site = site
    }

    var title: String { get throws { try site.phrase("ui.offline.title") } }
    var description: String { get throws { try site.phrase("ui.offline.description") } }

    func content() throws -> Object {
        [:]
    }
}
