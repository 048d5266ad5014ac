import Foundation
import TestSupport
import Testing

@testable import PokedexCLI

/// Sites with facts on top of their database.
struct FactsBuildTests {
    /// The example of a document: the lines of a file, and its name.
    private static func example(in path: String) throws -> (name: String, text: String) {
        let document = String(decoding: try ProjectFiles.bytes(of: path), as: UTF8.self)
        let start = try #require(document.firstRange(of: "## To correct a fact\n")).upperBound
        let lines = document[start...].split(separator: "\n", omittingEmptySubsequences: false)
        let text = lines.drop { !$0.hasPrefix("    ") }.prefix { $0.hasPrefix("    ") }
            .map { $0.dropFirst(4) + "\n" }.joined()
        let name = try #require(
            document[start...].firstRange(of: try Regex("content/facts/[a-z_]+\\.csv")))
        return (String(document[name]), text)
    }

    @Test func showsTheExampleOfTheDocumentationEverywhere() throws {
        let (name, text) = try Self.example(in: "README.md")
        #expect(try (name, text) == Self.example(in: "content/DATABASE.md"))
        let site = try BasedSite([name: text])
        #expect(try site.build() == "")
        let number = try #require(text.split(separator: ",").dropLast().last)
        for language in ["en", "ja"] {
            let page = try site.website("\(language)/moves/thunderbolt/index.html")
            #expect(page.contains(">\(number)<"))
        }
        #expect(try site.website("data/moves.json").contains(String(number)))
        // Without them it is what the database says.
        #expect(try site.run("build", "--no-facts").status == 0)
        #expect(try !site.website("en/moves/thunderbolt/index.html").contains(">\(number)<"))
        // The same build once more has nothing to do; facts that changed are another build.
        #expect(try site.run("build", "--no-facts").output.contains("; nothing changed; "))
        #expect(try !site.run("build").output.contains("; nothing changed; "))
    }

    @Test func listsFactsThatAreNotNeededOrDoNotFit() throws {
        let site = try BasedSite([
            "content/facts/move.csv": """
            change,slug,power,was
            set,thunderbolt,90,95
            set,surf,41,42

            """
        ])
        let line =
            "note: facts on top of the database: 0 rows applied; 1 fact no longer needed; the source has "
            + "changed under 1; `pokedex-site check --facts` lists them\n"
        #expect(try site.build() == line)
        let check = try site.run("check", "--facts")
        #expect(check.status == 1)
        #expect(
            check.output.split(separator: "\n").map(String.init) == [
                "content/facts/move.csv:2:1: warning: no longer needed: set move thunderbolt",
                "content/facts/move.csv:3:1: warning: the source has changed, look again: set move surf: "
                    + "power is 90 in the database",
            ])
        #expect(check.messages.hasPrefix("checked the facts on top of "))
    }

    @Test func buildsNothingWhereAFactIsWrong() throws {
        let site = try BasedSite([
            "content/facts/move.csv": "change,slug,power,was\nset,thunder-bolt,95,90\n"
        ])
        let result = try site.run("build")
        #expect(result.status == 1)
        #expect(
            result.messages.contains(
                "content/facts/move.csv:2:5: error: there is no move \"thunder-bolt\"; did you mean "
                    + "\"thunderbolt\"?"))
        #expect(SiteTree(site.folder["Public"]).files.isEmpty)
    }

    @Test(arguments: ["pipe", "folder", "link", "text"])
    func refusesWhatIsNoFileOfFacts(_ kind: String) throws {
        let site = try BasedSite(["content/facts/README.md": "Notes"])
        switch kind {
        case "pipe": try site.folder.makePipe("content/facts/move.csv")
        case "folder": try site.folder.makeFolder("content/facts/move.csv")
        case "link":
            try site.folder.write("change,slug,power,was\nset,thunderbolt,99,90\n", to: "move.csv")
            try site.folder.link("content/facts/move.csv", to: "../../move.csv")
        default: try site.folder.write("x", to: "content/facts/moves.txt")
        }
        let result = try site.run("build")
        #expect(result.status == 1)
        #expect(result.messages.contains("content/facts/move"))
        #expect(
            result.messages.contains("this is a link; put the file itself into the folder")
                == (kind == "link"))
    }
}
