import Diagnostics
import Foundation
import Mustache
import Testing

struct LibraryTests {
    @Test func namesTemplatesByTheirPathInTheFolder() throws {
        try withFolder([
            "pages/move.mustache": "{{>partials/type}}!", "partials/type.mustache": "<{{type}}>",
            "README.md": "no template", ".hidden.mustache": "{{", "a.mustache": "a",
        ]) { folder in
            let library = try TemplateLibrary(directories: [folder])
            #expect(library.names == ["a", "pages/move", "partials/type"])
            #expect(library.template(named: "pages/move")?.name == "\(folder)/pages/move.mustache")
            #expect(library.template(named: "README") == nil)
            #expect(try render("pages/move", of: library, with: ["type": "fire"]) == "<fire>!")
        }
    }

    @Test func comparesTemplatesWithWhatTheyName() throws {
        let texts = [
            "page": "{{>row}}", "row": "{{<frame}}{{/frame}}", "frame": "{{>row}}", "other": "a",
            "any": "{{>*name}}",
        ]
        func library(_ change: (inout [String: String]) -> Void = { _ in }) throws
            -> TemplateLibrary
        {
            var texts = texts
            change(&texts)
            return TemplateLibrary(
                Dictionary(
                    uniqueKeysWithValues: try texts.map { name, text in
                        (name, try Template(text, name: name))
                    }))
        }
        let before = try library()
        #expect(try library { $0["other"] = "b" }.agrees(with: before, on: ["page"]))
        #expect(try library { $0["missing"] = "b" }.agrees(with: before, on: ["page"]))
        #expect(try !library { $0["frame"] = "b" }.agrees(with: before, on: ["page"]))
        #expect(try !library { $0["frame"] = nil }.agrees(with: before, on: ["page"]))
        #expect(try !library { $0["missing"] = "b" }.agrees(with: before, on: ["missing"]))
        #expect(try !library().agrees(with: before, on: ["other", "any"]))
    }

    @Test func saysWhichFileHasAMistake() throws {
        try withFolder(["b/c.mustache": "ok\n{{#a}}"]) { folder in
            let error = #expect(throws: DiagnosticError.self) {
                try TemplateLibrary(directories: [folder])
            }
            #expect(
                error?.description == """
                    \(folder)/b/c.mustache:2:1: error: section "a" is never closed
                    {{#a}}
                    ^
                    """)
        }
    }

    @Test func saysWhichFileIsNotUTF8() throws {
        try withFolder([:]) { folder in
            try Data([0x61, 0xFF]).write(to: URL(filePath: "\(folder)/a.mustache"))
            let error = #expect(throws: DiagnosticError.self) {
                try TemplateLibrary(directories: [folder])
            }
            #expect(error?.description == "\(folder)/a.mustache: error: the file is not UTF-8")
        }
    }

    @Test func saysThatAFolderIsNotThere() {
        let error = #expect(throws: DiagnosticError.self) {
            try TemplateLibrary(directories: ["no/such/folder"])
        }
        #expect(
            error?.description
                == "no/such/folder: error: it cannot be read: No such file or directory")
    }

    private func withFolder(
        _ files: [String: String],
        _ body: (String) throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "mustache-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try body(folder.path)
    }
}
