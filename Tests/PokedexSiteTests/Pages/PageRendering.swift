import Mustache
import PokedexDomain

@testable import PokedexSite

extension Value {
    /// The mark-up of a finished fragment; `nil` for other values.
    var markup: String? {
        if case .html(let html) = self { html.string } else { nil }
    }
}

extension SiteFixture {
    /// A page as it is published.
    static func page(
        _ task: PageTask, in site: LocalizedSite, baseURL: BaseURL? = nil
    ) throws -> String {
        let pageRenderer = try PageRenderer(site, renderer: theme().renderer, baseURL: baseURL)
        var output = OutputBuffer()
        _ = try pageRenderer.render(
            task, tables: PageTables(of: task, site.indexes), into: &output)
        return output.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
    }
}
