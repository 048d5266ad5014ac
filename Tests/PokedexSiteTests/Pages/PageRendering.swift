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
        _ task: PageTask, in edition: Edition, baseURL: BaseURL? = nil
    ) throws -> String {
        let press = try PagePress(edition, renderer: theme().renderer, baseURL: baseURL)
        var output = OutputBuffer()
        _ = try press.print(
            task, tables: PageTables(of: task, edition.useCases), into: &output)
        return output.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
    }
}
