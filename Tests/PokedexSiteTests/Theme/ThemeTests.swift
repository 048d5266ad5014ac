import Mustache
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct ThemeTests {
    @Test func servesAssetsAsTheyAre() throws {
        let theme = try theme([
            "assets/style.css": "a{}", "assets/shapes/ball.svg": "<svg/>", "README.md": "Read",
            "pages/home.mustache": "",
        ])
        #expect(theme.assets.map(\.path) == ["shapes/ball.svg", "style.css"])
        #expect(
            theme.assets.map { String(decoding: $0.bytes, as: UTF8.self) } == ["<svg/>", "a{}"])
    }

    @Test func joinsThePartsOfTheServiceWorker() throws {
        let theme = try theme([
            "root/service-worker/b.js": "b\n", "root/service-worker/a.js": "a\n",
            "root/favicon.ico": "icon",
        ])
        #expect(theme.rootFiles.map(\.path) == ["favicon.ico", "service-worker.js"])
        #expect(theme.rootFiles.last?.bytes == Array("a\nb\n".utf8))
    }

    @Test(arguments: [
        (
            "/* All\n   of it */\n@layer a {\n  b { c: d; }\n\n  e,\n  f { g: h i; }\n}\n",
            "@layer a{b{c: d}e,f{g: h i}}"
        ),
        ("a { b: c; } /* d */ e { }", "a{b: c}e{}"),
        ("a :is(b, c)::after { d: e, f }", "a :is(b,c)::after{d: e,f}"),
        (#"a { content: "/* b; } */"; c: '\'/*'; }"#, #"a{content: "/* b; } */";c: '\'/*'}"#),
        ("a { b: c } /* d", "a{b: c}"),
    ])
    func servesStyleSheetsWithoutCommentsAndWhiteSpace(css: String, served: String) throws {
        #expect(try self.served("assets/a.css", css) == served)
    }

    @Test(arguments: [
        (
            "// All\n/**\n * of it\n */\nf(() => {\n  g(1); // 1\n\n  /** one line */\n});\n",
            "f(()=>{\ng(1); // 1\n});\n"
        ),
        (
            "a(/* b */ c);\n/** @type {D} */ (e).f();\n",
            "a(/* b */ c);\n/** @type {D} */ (e).f();\n"
        ),
        ("a(`b\n\n  // ${c}\n`);\n// d\n", "a(`b\n\n  // ${c}\n`);\n"),
        (
            "export const a = (b, { c }) => [ d ? .5 : e, await f ];\n",
            "export const a=(b,{c})=>[d?.5:e,await f];\n"
        ),
        ("a = b + +c - -d < !e;\n", "a=b + +c - -d < !e;\n"),
        (#"a = { "b { c": ', d \' {', "\\" : e };"#, #"a={"b { c":', d \' {',"\\":e};"# + "\n"),
        ("a = b.replace(/ , /, c);\n", "a = b.replace(/ , /, c);\n"),
        ("a = `b , ${ c }`;\n", "a = `b , ${ c }`;\n"),
        ("a = [\n  b,\n]\n", "a=[\nb,\n]\n"),
    ])
    func servesScriptsWithoutLinesOfCommentAndSpaces(script: String, served: String) throws {
        #expect(try self.served("assets/a.js", script) == served)
        #expect(try self.served("root/service-worker/a.js", script) == served)
    }

    private func served(_ path: String, _ content: String) throws -> String? {
        let theme = try theme([path: content])
        return (theme.assets + theme.rootFiles).first.map {
            String(decoding: $0.bytes, as: UTF8.self)
        }
    }

    @Test func joinsTheStylesOfASiteToThoseThatEveryPageLoads() throws {
        let theme = try theme([
            "assets/tokens.css": ":root { --a: 1 }\n", "assets/site.css": "/* Mine */ p { a: b }\n",
        ])
        #expect(
            theme.assets.map { "\($0.path): \(String(decoding: $0.bytes, as: UTF8.self))" }
                == ["tokens.css: :root{--a: 1}p{a: b}"])
    }

    @Test func namesTemplatesByTheirPathAndPutsPartialsInTheMiddleOfALine() throws {
        let files = [
            "pages/a.mustache": "<b>{{>partials/b}}</b>\n", "partials/b.mustache": "{{name}}\n",
        ]
        #expect(try rendered(files) == "<b>Mew</b>\n")
    }

    @Test(arguments: [
        ("  <p>\n    {{name}}\n", "<p>\nMew\n"),
        ("  <Pre>\n    {{name}}</Pre>\n", "  <Pre>\n    Mew</Pre>\n"),
        ("  <textarea>\n    {{name}}</textarea>\n", "  <textarea>\n    Mew</textarea>\n"),
        ("<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n", "<ul>\n<li>a<li>b</ul>\n"),
        ("<tr><th>a</th>\n<td>b</td></tr>\n</tbody>\n", "<tr><th>a<td>b</tbody>\n"),
    ])
    func writesNothingThatNobodySees(source: String, page: String) throws {
        #expect(try rendered(["pages/a.mustache": source]) == page)
    }

    /// The page `a` about Mew.
    private func rendered(_ files: [String: String]) throws -> String {
        var output = OutputBuffer()
        try theme(files).renderer.render("pages/a", with: ["name": "Mew"], into: &output)
        return String(decoding: output.bytes, as: UTF8.self)
    }

    @Test func refusesATemplateThatDoesNotParseOrHasAByteOrderMark() {
        #expect(
            headline { try theme(["pages/a.mustache": "{{#open}}\n"]) }
                .hasPrefix("Templates/pages/a.mustache:1:1: error: "))
        #expect(
            message { try theme(["pages/a.mustache": "\u{FEFF}<p/>"]) }
                == "Templates/pages/a.mustache: error: "
                + "the file begins with a byte order mark; save it without one")
    }

    private func theme(_ files: [String: String]) throws -> Theme {
        try Theme(
            files: files.sorted { $0.key < $1.key }.map {
                ThemeFile(
                    path: $0.key, bytes: Array($0.value.utf8), name: "Templates/\($0.key)")
            }, folder: "Templates")
    }
}
