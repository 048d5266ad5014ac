import TestSupport
import Testing

@testable import PokedexCLI

struct BuiltInDataTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func data(of program: String, named: String? = nil) -> BuiltInData {
        BuiltInData(program: folder[program], named: named)
    }

    @Test func isBesideAnInstalledProgram() throws {
        try folder.makeFolder("usr/share/pokedex-site/Templates")
        let data = data(of: "usr/bin/pokedex-site")
        #expect(data.folder == folder["usr/share/pokedex-site"])
        #expect(data.path(of: "Templates") == folder["usr/share/pokedex-site/Templates"])
        #expect(data.remark == nil)
    }

    @Test(arguments: [
        ".build/release/pokedex-site", ".build/x86_64-unknown-linux-gnu/debug/pokedex-site",
        ".build-compare/release/pokedex-site",
    ])
    func isTheRepositoryOfAProgramThatWasBuiltThere(program: String) throws {
        try folder.makeFolder("content")
        #expect(data(of: program).folder == folder.path)
    }

    @Test func isBesideAProgramThatWasInstalledForATest() throws {
        try folder.makeFolder("content")
        try folder.makeFolder(".build/dist/share/pokedex-site/content")
        #expect(
            data(of: ".build/dist/bin/pokedex-site").folder
                == folder[".build/dist/share/pokedex-site"])
    }

    @Test func isWhereTheUserSays() throws {
        try folder.makeFolder("usr/share/pokedex-site/content")
        try folder.makeFolder("elsewhere/content")
        let data = data(of: "usr/bin/pokedex-site", named: folder["elsewhere"])
        #expect(data.folder == folder["elsewhere"])
    }

    @Test func saysWhereItIsNot() {
        let data = data(of: "usr/bin/pokedex-site")
        #expect(data.folder == nil)
        #expect(data.path(of: "content") == nil)
        #expect(
            data.remark
                == "the theme and content that come with the program are not in "
                + "\(folder["usr/share/pokedex-site"]); POKEDEX_SITE_DATA can name their folder")
        #expect(
            self.data(of: ".build/debug/pokedex-site").remark?.contains(
                " \(folder[".build/share/pokedex-site"]) or \(folder.path); ") == true)
    }

    @Test func isNoBaseOfItself() throws {
        try folder.makeFolder("Templates")
        try folder.makeFolder("other")
        let data = data(of: ".build/release/pokedex-site")
        func base(_ path: String) -> String? {
            LayeredFolder(path: path, option: .templates, on: data).base
        }
        #expect(base(folder["Templates"]) == nil)
        #expect(base(folder["other/../Templates/"]) == nil)
        #expect(base(folder["other"]) == folder["Templates"])
    }
}
