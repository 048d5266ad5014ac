import Testing

@testable import PokedexCLI

struct HelpTextTests {
    @Test func listsTheCommandsWithAnExampleOfEach() throws {
        #expect(try Outcome.of("--help") == Outcome.of("-h"))
        #expect(
            try Outcome.of("--help")
                == .success(
                    """
                    pokedex-site makes a Pokédex website from a database.

                    Usage: pokedex-site COMMAND [OPTION]…

                    Commands:
                      new          makes the folder of a site of your own
                      build        makes the website from the database
                      serve        shows the website in a browser while you work on it
                      update       brings the database up to date from PokéAPI
                      import       makes the database from a folder of PokéAPI's JSON
                      database     shows, verifies, migrates, deletes, compares and exports databases
                      worlds       lists, adds, changes and removes worlds and spots
                      render       renders one template with the data of a page or of a file, to try \
                    it out
                      templates    prints the names that each template is given, for theme \
                    authors
                      copy         copies a file of the built-in theme into the site, to change it \
                    there
                      check        finds mistakes in the templates and in a built website
                      completions  prints the completions for a shell
                      manual       prints the manual, a page for man

                    Options:
                      --help     show this text
                      --version  show the version

                    Examples:
                      pokedex-site new my-pokedex
                      pokedex-site build --base-url https://example.org/pokedex/
                      pokedex-site serve --open
                      pokedex-site update --log update.log
                      pokedex-site import pokeapi --database content/pokedex.sqlite
                      pokedex-site database status
                      pokedex-site database export facts
                      pokedex-site database diff content/pokedex.sqlite \
                    content/updated.sqlite
                      pokedex-site worlds add world overworld --name Overworld \
                    --language en
                      pokedex-site worlds add spot home --world overworld --x 100 --z -200 \
                    --image shot.png
                      pokedex-site worlds list spots --world overworld
                      pokedex-site render pages/pokemon --page pokemon/garchomp --language en
                      pokedex-site render pages/pokemon --page pokemon/garchomp --data
                      pokedex-site render pages/move --data move.json
                      pokedex-site templates --templates Templates
                      pokedex-site templates pages/pokemon
                      pokedex-site copy pages/pokemon
                      pokedex-site copy assets/summary.css
                      pokedex-site check Public
                      pokedex-site check --strings
                      pokedex-site check --facts
                      pokedex-site completions bash
                      pokedex-site manual

                    "pokedex-site COMMAND --help" explains a command.
                    """))
    }

    @Test func tellsACommandsArgumentsAndOptions() throws {
        #expect(
            try Outcome.of("import", "--nonsense", "--help")
                == .success(
                    """
                    Makes the database from a folder of PokéAPI's JSON.

                    Usage: pokedex-site import DIR [OPTION]…

                    Resources that are missing or malformed are skipped and reported. The old \
                    database
                    stays until the new one is complete. A folder that "database export" has written
                    makes the same database again.

                    Arguments:
                      DIR  the folder that contains api/v2, or an exported database

                    Options:
                      --database PATH  the database (content/pokedex.sqlite)
                      --jobs N         how many threads to use, 1 to 256 (as many as there are \
                    processors)
                      --format FORMAT  the form of findings, JSON on standard output: text, \
                    json or github
                      --help           show this text

                    Example:
                      pokedex-site import pokeapi --database content/pokedex.sqlite
                    """))
    }

    @Test func listsTheActionsOfACommandWithTheirOperands() throws {
        let help = try Outcome.of("database", "--help").output
        #expect(
            help.contains(
                """
                unchanged.

                Actions:
                  status        shows the content and age of the database, and what is to be updated

                """))
        #expect(help.contains("\n  diff OLD NEW  shows what changed"))
    }

    @Test(arguments: CommandLineTool.commands.map { $0.outline.name })
    func namesEveryOptionAndAnExampleThatIsUnderstood(name: String) throws {
        let command = try #require(CommandLineTool.commands.first { $0.outline.name == name })
        let outline = command.outline
        let outcome = try Outcome.of(name, "--help")
        #expect(outcome.status == .success)
        for option in outline.options { #expect(outcome.output.contains("  \(option.usage) ")) }
        let examples = outline.examples.map { "  pokedex-site \($0)\n" }.joined()
        let head = outline.examples.count == 1 ? "Example" : "Examples"
        #expect(outcome.output.hasSuffix("\n\(head):\n\(examples)"))
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
        #expect(!outcome.output.contains("()"))
        for example in outline.examples {
            let words = example.split(separator: " ").map(String.init)
            #expect(words.first == name)
            _ = try command.init(Arguments(words.dropFirst(), of: outline))
        }
    }
}
