import Mustache
import PokedexDomain

/// What readers decide about the site; it is kept in their browser alone.
struct SettingsPage: PageView {
    static let template = "pages/settings"
    static let section: SiteSection? = nil

    let site: LocalizedSite
    let route = Route.settings

    init(_ site: LocalizedSite) {
        self.site = site
    }

    var title: String { get throws { try site.phrase("ui.settings.title") } }
    var description: String { get throws { try site.phrase("ui.settings.description") } }

    func content() throws -> Object {
        ["generations": GameChoice(site).value]
    }
}
