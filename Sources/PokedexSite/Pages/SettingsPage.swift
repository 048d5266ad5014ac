import Mustache
import PokedexDomain

/// What readers decide about the site; it is kept in their browser alone.
struct SettingsPage: PageView {
    static let template = "pages/settings"
    static let section: SiteSection? = nil

    let edition: Edition
    let route = Route.settings

    init(_ edition: Edition) {
        self.edition = edition
    }

    var title: String { get throws { try edition.phrase("ui.settings.title") } }
    var description: String { get throws { try edition.phrase("ui.settings.description") } }

    func content() throws -> Object {
        ["generations": GameChoice(edition).value]
    }
}
