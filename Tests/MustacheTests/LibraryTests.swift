import Diagnostics
import Mustache
import TestSupport
import Testing

struct LibraryTests {
    @Test func namesTemplatesByTheirPathInTheFolder() throws {
        let folder = try TemporaryFolder()
        for (path, text) in [
            "pages/move.mustache": "{{>partials/type}}!", "partials/type.mustache": "<{{type}}>",
            "README.md": "no template", ".hidden.mustache": "{{", "a.mustache": "a",
        ] { try folder.write(text, to: path) }
        let library = try TemplateLibrary(directories: [folder.path])
        #expect(library.names == ["a", "pages/move", "partials/type"])
        #expect(library.template(named: "pages/move")?.name == folder["pages/move.mustache"])
        #expect(library.template(named: "README") == nil)
        #expect(try render("pages/move", of: library, with: ["type": "fire"]) == "<fire>!")
    }

    @Test func comparesTemplatesWithWhatTheyName() throws {
        let texts = [
            "page": "{{>row}}", "row": "{{<frame}}{{/frame}}", "frame": "{{>row}}", "other": "a",
            "any": "{{>*name}}",
        ]
        func library(_ changes: [String: String?]) throws -> TemplateLibrary {
            var templates: [String: Template] = [:]
            for (name, text) in texts { templates[name] = try Template(text, name: name) }
            for (name, text) in changes {
                templates[name] = try text.map { try Template($0, name: name) }
            }
            return TemplateLibrary(templates)
        }
        let before = try library([:])
        #expect(try library(["other": "b", "missing": "b"]).agrees(with: before, on: ["page"]))
        #expect(try !library(["frame": "b"]).agrees(with: before, on: ["page"]))
        #expect(try !library(["frame": nil]).agrees(with: before, on: ["page"]))
        #expect(try !library(["missing": "b"]).agrees(with: before, on: ["missing"]))
        #expect(try !library([:]).agrees(with: before, on: ["other", "any"]))
    }

    @Test func saysWhichFileIsWrongOrMissing() throws {
        let folder = try TemporaryFolder()
        func message(_ path: String) -> String? {
            #expect(throws: DiagnosticError.self) { try TemplateLibrary(directories: [path]) }?
                .description
        }
        let mistake = try folder.write("ok\n{{#a}}", to: "a/b/c.mustache")
        #expect(
            message(folder["a"]) == """
                \(mistake):2:1: error: section "a" is never closed
                {{#a}}
                ^
                """)
        let bytes = try folder.write(bytes: [0x61, 0xFF], to: "b/a.mustache")
        #expect(message(folder["b"]) == "\(bytes): error: the file is not UTF-8")
        #expect(
            message("no/such/folder")
                == "no/such/folder: error: it cannot be read: No such file or directory")
    }

}
