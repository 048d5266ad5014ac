import Mustache
import Testing

@testable import PokedexSite

@Suite struct ThemeTests {
    @Test func servesAssetsAsTheyAre() throws {
        let theme = try theme([
            "assets/style.css": "a{}\n", "assets/shapes/ball.svg": "<svg/>", "README.md": "Read",
            "pages/home.mustache": "",
        ])
        #expect(theme.assets.map(\.path) == ["assets/shapes/ball.svg", "assets/style.css"])
        #expect(
            theme.assets.map { String(decoding: $0.bytes, as: UTF8.self) } == ["<svg/>", "a{}\n"])
    }

    @Test func namesTemplatesByTheirPath() throws {
        let theme = try theme([
            "pages/a.mustache": "[{{>partials/b}}]\n", "partials/b.mustache": "{{name}}\n",
        ])
        #expect(try render(theme, "pages/a") == "[Mew]\n")
    }

    @Test func putsPartialsInTheMiddleOfALine() throws {
        let theme = try theme([
            "pages/a.mustache": "<b>{{>partials/b}}</b>", "partials/b.mustache": "{{name}}\n",
        ])
        #expect(try render(theme, "pages/a") == "<b>Mew</b>")
    }

    @Test func namesTheFileThatDoesNotParse() {
        #expect(
            TextFixture.message { try theme(["pages/a.mustache": "{{#open}}\n"]) }
                .hasPrefix("Templates/pages/a.mustache:1:1: error: "))
    }

    @Test func refusesAByteOrderMark() {
        #expect(
            TextFixture.message { try theme(["pages/a.mustache": "\u{FEFF}<p/>"]) }
                == "Templates/pages/a.mustache: error: "
                + "the file begins with a byte order mark; save it without one")
    }

    private func theme(_ files: [String: String]) throws -> Theme {
        try Theme(
            files: files.sorted { $0.key < $1.key }.map {
                ThemeFile(path: $0.key, bytes: Array($0.value.utf8))
            }, folder: "Templates")
    }

    private func render(_ theme: Theme, _ name: String) throws -> String {
        var output = OutputBuffer()
        try Renderer(library: theme.templates, strict: true)
            .render(name, with: ["name": "Mew"], into: &output)
        return String(decoding: Array(output.bytes), as: UTF8.self)
    }
}
