import Foundation
import TestSupport
import Testing

@testable import PokedexCLI

/// `new`, and what can be done with the folder that it makes.
struct NewCommandTests {
    private static let files = [
        ".github/workflows/pages.yml", ".gitignore", "README.md", "Templates/assets/site.css",
        "Templates/partials/footer-text.mustache",
        "content/site.json", "content/strings/en.json", "content/strings/ja.json",
    ]

    private static func report(_ folder: String, steps: [String]) -> String {
        let lines =
            ["\(folder): a new site of 8 files"] + files.map { "  \($0)" }
            + ["", "README.md explains the files. To see the site:"]
            + (steps + ["pokedex-site serve --open", "pokedex-site build"])
            .map { "  \($0)" }
        return lines.map { "\($0)\n" }.joined()
    }

    @Test(arguments: [
        ("mine", "cd mine"), ("a/b/mine", "cd a/b/mine"), ("mine/", "cd mine/"),
        ("my site's", #"cd 'my site'\''s'"#), ("図鑑", "cd 図鑑"), (".", nil),
    ])
    func makesTheFolderAndSaysWhatIsNext(name: String, step: String?) throws {
        let place = try BasedSite()
        let report = Self.report(name, steps: step.map { [$0] } ?? [])
        #expect(try place.run("new", name) == Program.Result(status: 0, output: report))
        #expect(try FileTree(path: place.folder[name]).files() == Self.files)
    }

    @Test func makesASiteThatBuildsAndHasNoMistakes() throws {
        let site = try BasedSite()
        _ = try site.run("new", ".")
        #expect(try site.build() == "")
        #expect(
            try site.website("en/index.html").contains(" – My Pokédex</title>"))
        #expect(try site.website("ja/manifest.webmanifest").contains(#""name":"マイ図鑑""#))
        #expect(
            try site.website("en/moves/index.html").contains(
                #"· <a class="dex-link" href="../">My Pokédex</a></p>"#))
        #expect(try site.website("tokens.css").hasSuffix("#b3261e) var(--if-dark,#ffb4ab)}"))
        let check = try site.run("check", "--base-url", "https://example.org/")
        #expect(check.output == "")
        #expect(check.messages.hasPrefix("checked Templates and Public; 0 findings; "))
    }

    @Test(arguments: ["file", "folder/"])
    func refusesWhatIsThere(name: String) throws {
        let place = try BasedSite(["file": "", "folder/.hidden": ""])
        let reason = name == "file" ? "this is not a folder" : "the folder is not empty"
        #expect(
            try place.run("new", name)
                == .failure(
                    """
                    error: \(name): \(reason); nothing was changed. Name a new folder or an \
                    empty one, or add the files that are missing with --force
                    """))
        #expect(try FileTree(path: place.folder.path).files() == ["file", "folder/.hidden"])
    }

    @Test(arguments: [[".git/HEAD"], [".git/HEAD", "README.md", "content/notes.txt"]])
    func fillsAFolderOfGitAndAnyOtherIfItMust(present: [String]) throws {
        let place = try BasedSite(
            Dictionary(uniqueKeysWithValues: present.map { ("mine/\($0)", "own") }))
        let options = present.count > 1 ? ["--force"] : []
        let result = try Program.run(
            ["new", "mine"] + options, in: place.folder, data: place.data.path)
        #expect(result.status == 0, "\(result)")
        let files = try FileTree(path: place.folder["mine"]).files()
        #expect(Set(files) == Set(Self.files + present))
        for file in present { #expect(place.folder.text(of: "mine/\(file)") == "own") }
    }

    @Test func saysWhichFilesWereWrittenAndWhichWereKept() throws {
        let place = try BasedSite(["content/site.json": "{}", "README.md": "own"])
        #expect(
            try place.run("new", ".", "--force")
                == Program.Result(
                    status: 0,
                    output: """
                        .: 6 files added
                          .github/workflows/pages.yml
                          .gitignore
                          Templates/assets/site.css
                          Templates/partials/footer-text.mustache
                          content/strings/en.json
                          content/strings/ja.json
                        2 files kept
                          README.md
                          content/site.json

                        To see the site:
                          pokedex-site serve --open
                          pokedex-site build

                        """))
        #expect(
            try place.run("new", ".", "--force").output.hasPrefix(".: 0 files added\n8 files kept"))
    }

    @Test func explainsEveryFile() {
        let guide = String(decoding: PackageResources.about_md, as: UTF8.self)
        for file in Self.files where file != "README.md" {
            let name = file == "content/strings/ja.json" ? "ja.json" : file
            #expect(guide.contains("`\(name)`"), "\(name)")
        }
    }

    /// The address in the workflow is an example, of this version.
    @Test func namesThePackageOfThisVersion() {
        let workflow = String(decoding: PackageResources.pages_yml, as: UTF8.self)
        let version = CommandLineTool.version
        #expect(workflow.contains("/v\(version)/pokedex-site_\(version)_amd64.deb"))
    }

    @Test func refusesALinkThatLeadsNowhere() throws {
        let place = try BasedSite()
        try place.folder.link("link", to: "nowhere")
        #expect(try place.run("new", "link").status == 1)
        #expect(try place.folder.names() == ["link"])
    }

    @Test func needsTheThemeOfTheProgram() throws {
        let folder = try TemporaryFolder()
        #expect(
            try Program.run(["new", "mine"], in: folder, data: "/nowhere")
                == .failure(
                    """
                    Templates/partials/footer-text.mustache: error: cannot be read: No such file \
                    or directory; the theme and content that come with the program are not in \
                    /nowhere; POKEDEX_SITE_DATA can name their folder
                    """))
        #expect(try folder.names() == [])
    }

    @Test func leavesNothingAfterAnError() throws {
        let folder = try TemporaryFolder()
        let files = ["b/c.txt", "d", "d/e.txt"].map { (path: $0, bytes: [0x61] as [UInt8]) }
        #expect(throws: FileError(.write, folder["a/new/d/e.txt"], ENOTDIR)) {
            try NewFolder(path: folder["a/new"]).write(files)
        }
        #expect(try folder.names() == [])
        try folder.makeFolder("empty")
        #expect(throws: FileError.self) { try NewFolder(path: folder["empty"]).write(files) }
        #expect(try FileTree(path: folder.path).isEmpty() == false)
        #expect(try FileTree(path: folder["empty"]).isEmpty())
    }

    /// With everything that the program comes with.
    @Test(.thorough, .enabled(if: RealSite.exists)) func makesASiteOfAllPokemon() throws {
        let folder = try TemporaryFolder()
        func run(_ words: String...) throws -> Program.Result {
            try Program.run(words, in: folder, data: ProjectFiles.folder.path)
        }
        #expect(try run("new", ".").status == 0)
        #expect(try run("build", "--quiet", "--base-url", "https://example.org/a/").status == 0)
        let check = try run("check", "--base-url", "https://example.org/a/")
        #expect(check.output == "")
        #expect(check.status == 0)
        #expect(
            folder.text(of: "Public/ja/pokemon/pikachu/index.html")?
                .contains("<title>ピカチュウ（0025） – マイ図鑑</title>") == true)
    }
}
