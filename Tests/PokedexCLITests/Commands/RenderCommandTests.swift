import TestSupport
import Testing

@testable import PokedexCLI

struct RenderCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("{{name}}: {{>cell}}\n", to: "row.mustache")
        try folder.write("<td>{{power}}</td>", to: "partials/cell.mustache")
        try folder.write(#"{"name": "Thunder & Shock", "power": 40}"#, to: "move.json")
    }

    @Test func rendersAFileWithAFile() throws {
        #expect(
            try Outcome.of(
                "render", folder["row.mustache"], "--data", folder["move.json"],
                "--partials", folder["partials"], "--strict")
                == .success("Thunder &amp; Shock: <td>40</td>"))
    }

    @Test func readsTheTemplateFromStandardInput() throws {
        #expect(
            try Outcome.of(
                "render", "-", "--data", folder["move.json"], input: "{{{name}}}")
                == Outcome(status: .success, output: "Thunder & Shock"))
    }

    @Test func readsTheDataFromStandardInput() throws {
        #expect(
            try Outcome.of(
                "render", folder["row.mustache"], "--data=-", input: #"{"name": "図鑑"}"#)
                == .success("図鑑: "))
    }

    @Test func showsNothingForWhatIsUnknownUnlessItIsStrict() throws {
        let template = try folder.write("a{{nickname}}b{{>none}}c", to: "a.mustache")
        #expect(
            try Outcome.of("render", template, "--data", folder["move.json"])
                == Outcome(status: .success, output: "abc"))
        #expect(
            try Outcome.of("render", template, "--data", folder["move.json"], "--strict")
                == .failure(
                    """
                    \(template):1:2: error: "nickname" is not known here
                    a{{nickname}}b{{>none}}c
                     ^
                    """))
    }

    @Test func showsWhereTheDataAreWrong() throws {
        let outcome = try Outcome.of(
            "render", folder["row.mustache"], "--data", "-", input: "{\n  \"name\" 1\n}")
        #expect(
            outcome
                == .failure(
                    """
                    standard input:2:10: error: ":" is expected here, not "1"
                      "name" 1
                             ^
                    """))
    }

    @Test func refusesATemplateThatIsNoText() throws {
        let template = folder["a.mustache"]
        try folder.write(bytes: [0x61, 0xFF], to: "a.mustache")
        #expect(
            try Outcome.of("render", template, "--data", folder["move.json"])
                == .failure("\(template): error: the file is not UTF-8"))
    }

    @Test func saysWhichFileIsMissing() throws {
        let none = folder["none"]
        for (words, end) in [
            ([none, "--data", folder["move.json"]], "; no template has this name either"),
            ([folder["row.mustache"], "--data", none], ""),
        ] {
            #expect(
                try Outcome.of(["render"] + words)
                    == .failure(
                        "\(none): error: cannot be read: No such file or directory\(end)"))
        }
        #expect(
            try Outcome.of(
                "render", folder["row.mustache"], "--data", folder["move.json"],
                "--partials", none)
                == .failure("\(none): error: it cannot be read: No such file or directory"))
    }

    @Test func findsTheTemplatesOfTheThemeByName() throws {
        #expect(
            try Outcome.of(
                "render", "partials/footer-text", "--data", folder["move.json"])
                == .success(
                    " <a class=\"dex-link\" href=\"https://pokeapi.co/\">PokéAPI</a>"))
        #expect(
            try Outcome.of("render", "partials/footer-tex", "--data", folder["move.json"])
                == .failure(
                    "partials/footer-tex: error: cannot be read: No such file or directory; no "
                        + "template has this name either; did you mean partials/footer-text?"))
    }

    @Test func takesOneStandardInputAtMost() throws {
        #expect(
            try Outcome.of("render", "-", "--data", "-")
                == .usage(
                    "error: TEMPLATE and --data cannot both be standard input; "
                        + "use a file for one of them", help: "render"))
    }
}
