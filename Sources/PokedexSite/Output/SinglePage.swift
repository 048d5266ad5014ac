import Diagnostics
import JSON
import Mustache
import PokedexDomain

/// One page of a site in one language: its data, and what another template makes of them.
package struct SinglePage {
    private let page: Page
    private let renderer: PageRenderer

    /// - Parameter address: below the language's folder, such as `moves/surf`; `/` for the home page.
    /// - Throws: an error that names the nearest address when there is no such page.
    package init(of builder: SiteBuilder, at address: String, in language: Language) throws {
        let path = address.split(separator: "/").map { "\($0)/" }.joined()
        guard let page = builder.pages.first(where: { $0.route.path == path }),
            let renderer = builder.renderers.first(where: { $0.site.language == language })
        else {
            let known = Suggestion(
                candidates: builder.pages.map { String($0.route.path.dropLast()) })
            throw DiagnosticError(
                "there is no page \(address)\(known.question(for: String(path.dropLast())))")
        }
        (self.page, self.renderer) = (page, renderer)
    }

    /// The name of its template: `pages/move`.
    package var template: String { "pages/\(page.kind.name)" }

    /// The page as a build with the theme would write it.
    ///
    /// - Parameter theme: that of the site, but for the page's own template.
    /// - Throws: an error of rendering.
    package func bytes(with theme: Theme) throws -> [UInt8] {
        let renderer = try PageRenderer(renderer.site, renderer: theme.renderer)
        var output = OutputBuffer()
        try renderer.render(page, view(), into: &output)
        return output.bytes
    }

    /// What the page's template is given, as JSON for people.
    package func data() throws -> [UInt8] {
        let depth = page.route.depth
        let value = try renderer.context(of: page, view())
        return JSONValue(value) { Links.resolved($0, depth: depth) }.indented
    }

    private func view() throws -> any PageKind { try page.makeViews()(renderer.site) }
}
