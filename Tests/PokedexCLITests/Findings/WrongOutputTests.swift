import Foundation
import TestSupport
import Testing

@testable import PokedexCLI

/// Each output that cannot be written, or must not be, gives a few lines that say so, and stays as
/// it was.
struct WrongOutputTests {
    private let site: SampleSite

    init() throws {
        site = try SampleSite()
    }

    @Test func refusesAFolderOfOthersButKeepsAPlaceholder() throws {
        try site.folder.write("", to: "Public/.gitkeep")
        #expect(try site.build().files[".gitkeep"] == Data())
        try site.folder.write("mine", to: "Photos/cat.jpg")
        #expect(
            try site.run("build", "--output=Photos", "--base-url", "https://example.org/")
                == .failure(
                    """
                    Photos: error: The output folder Photos contains files of others, such as \
                    cat.jpg.
                    Nothing was changed. Empty the folder yourself, or choose another one with \
                    --output.
                    """))
        #expect(site.tree("Photos").files == ["cat.jpg": Data("mine".utf8)])
    }

    @Test func stopsWhenAnotherBuildIsAtWork() throws {
        // A build whose words are a pipe waits for somebody to write into it.
        try site.folder.move("content/strings", to: "words")
        try site.folder.makeFolder("content/strings")
        try site.folder.makePipe("content/strings/en.json")
        let first = Program.prepare(["build", "--quiet"], in: site.folder)
        try first.run()
        while access(site.folder[".Public.pokedex-site"], F_OK) != 0, first.isRunning {
            usleep(1000)
        }
        try site.folder.move("content/strings", to: "pipe")
        try site.folder.move("words", to: "content/strings")
        #expect(
            try site.run("build", "--base-url", "https://example.org/")
                == .failure(
                    """
                    Public: error: Another build is writing to Public.
                    Nothing was changed. Wait until it ends, then build again.
                    """))
        #expect(site.tree().files.isEmpty)
        kill(first.processIdentifier, SIGKILL)
        first.waitUntilExit()
        #expect(try site.build().pages.count > 100)
        #expect(try site.names == ["Public", "Templates", "content", "pipe"])
    }

    @Test(arguments: ["Templates/assets/out", "content/site", "content", "link/out"])
    func refusesAFolderThatItReads(output: String) throws {
        try site.folder.link("link", to: "content")
        let input = output.hasPrefix("Templates") ? "Templates" : "content"
        #expect(
            try site.run("build", "--output", output, "--base-url", "https://example.org/")
                == .failure(
                    """
                    \(output): error: this output folder and the input folder \(input) \
                    are the same, or one contains the other
                    Nothing was changed. Choose an output folder beside it: --output Public
                    """))
    }
}
