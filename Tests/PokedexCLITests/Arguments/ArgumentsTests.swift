import Testing

@testable import PokedexCLI

struct ArgumentsTests {
    private static let database = CommandOption.valued(
        "database", "PATH", standard: "dex.sqlite", "the database")
    private static let output = CommandOption.valued("output", "DIR", "the site")
    private static let quiet = CommandOption.switched("quiet", "says nothing")
    private static let source = Operand(name: "SOURCE", standard: nil, summary: "where from")
    private static let target = Operand(name: "TARGET", standard: "there", summary: "where to")
    private static let copy = CommandOutline(
        name: "copy", summary: "copies things", explanation: [],
        operands: [source, target], options: [database, output, .jobs, quiet],
        examples: ["copy here"])

    private func parse(_ words: [String]) throws -> Arguments {
        try Arguments(words, of: Self.copy)
    }

    @Test func takesAValueFromTheNextWordOrBehindAnEqualsSign() throws {
        let arguments = try parse(["--database", "a=b", "--output=--c=d"])
        #expect(arguments[Self.database] == "a=b")
        #expect(arguments[Self.output] == "--c=d")
    }

    @Test func fallsBackToTheStandardValue() throws {
        let arguments = try parse(["here"])
        #expect(arguments[Self.database] == "dex.sqlite")
        #expect(arguments[Self.output] == nil)
        #expect(try arguments.value(of: Self.target) == "there")
        #expect(arguments.given(Self.target) == nil)
        #expect(!arguments.contains(Self.quiet))
    }

    @Test func mixesOptionsAndOperands() throws {
        let arguments = try parse(["-", "--quiet", "there"])
        #expect(try arguments.value(of: Self.source) == "-")
        #expect(arguments.given(Self.target) == "there")
        #expect(arguments.contains(Self.quiet))
    }

    @Test func endsTheOptionsAtTwoDashes() throws {
        let arguments = try parse(["--", "--quiet", "--"])
        #expect(try arguments.value(of: Self.source) == "--quiet")
        #expect(arguments.given(Self.target) == "--")
        #expect(!arguments.contains(Self.quiet))
    }

    @Test(arguments: [
        (["--databse"], "copy has no option --databse; did you mean --database?"),
        (["--datab=x"], "copy has no option --datab; did you mean --database?"),
        (["--hlep"], "copy has no option --hlep; did you mean --help?"),
        (["--colour"], "copy has no option --colour"),
        (["-q"], "copy has no option -q"),
        (["--output"], "--output needs a value: --output DIR"),
        (["--output", "--quiet"], "--output needs a value: --output DIR"),
        (["--output="], "--output needs a value: --output DIR"),
        (["--output", ""], "--output needs a value: --output DIR"),
        (["--quiet=yes"], "--quiet takes no value"),
        (["--quiet", "--quiet"], "--quiet is given twice"),
        (["--jobs", "1", "--jobs=1"], "--jobs is given twice"),
        (["a", "b", "c"], "\"c\" is too much: copy takes SOURCE and TARGET only"),
        ([""], "SOURCE is empty"),
        ([], "SOURCE is missing: where from"),
        (["a", "--jobs", "0"], "--jobs is a whole number from 1 to 256, not \"0\""),
        (["a", "--jobs", "257"], "--jobs is a whole number from 1 to 256, not \"257\""),
        (["a", "--jobs", "-1"], "--jobs is a whole number from 1 to 256, not \"-1\""),
        (["a", "--jobs", "+2"], "--jobs is a whole number from 1 to 256, not \"+2\""),
        (["a", "--jobs", "two"], "--jobs is a whole number from 1 to 256, not \"two\""),
        (
            ["a", "--jobs", "99999999999999999999"],
            "--jobs is a whole number from 1 to 256, not \"99999999999999999999\""
        ),
    ])
    func saysWhatIsWrong(words: [String], expected: String) {
        let found: String?
        do {
            let arguments = try parse(words)
            _ = try (arguments.value(of: Self.source), arguments.jobs())
            found = nil
        } catch {
            found = (error as? UsageError)?.message
        }
        #expect(found == expected)
    }

    @Test func takesRepeatedAndEmptyValuesWhereAnOptionAllowsThem() throws {
        let tag = CommandOption.valued("tag", "TAG", "a tag", isRepeated: true)
        let text = CommandOption.valued("text", "TEXT", "a text", mayBeEmpty: true)
        let note = CommandOutline(
            name: "note", summary: "notes things", explanation: [], options: [tag, text],
            examples: [])
        func parse(_ words: [String]) throws -> Arguments { try Arguments(words, of: note) }
        let arguments = try parse(["--tag", "a", "--text", "", "--tag=b", "--tag", "-200"])
        #expect(arguments.all(tag) == ["a", "b", "-200"])
        #expect(arguments[text] == "")
        #expect(tag.usage == "--tag TAG…")
        #expect(throws: UsageError.self) { try parse(["--tag", ""]) }
        #expect(throws: UsageError.self) { try parse(["--text", "a", "--text", "b"]) }
    }

    @Test func takesAnOptionAloneWhoseValueMayBeLeftOut() throws {
        let data = CommandOption.valued("data", "[FILE]", "the data", kind: .file)
        let show = CommandOutline(
            name: "show", summary: "shows things", explanation: [], operands: [Self.target],
            options: [data, Self.quiet], examples: [])
        func parse(_ words: String...) throws -> Arguments { try Arguments(words, of: show) }
        for arguments in [try parse("--data"), try parse("there", "--data", "--quiet")] {
            #expect(arguments.contains(data))
            #expect(arguments[data] == nil)
        }
        #expect(try parse("--data", "a", "there")[data] == "a")
        #expect(try parse("--data=a")[data] == "a")
        #expect(try parse("--data", "-")[data] == "-")
        #expect(throws: UsageError.self) { try parse("--data=") }
        #expect(throws: UsageError.self) { try parse("--data", "") }
    }

    @Test(arguments: ["1", "007", "256"])
    func takesANumberOfWorkers(text: String) throws {
        #expect(try parse(["--jobs", text]).jobs() == Int(text))
    }

    @Test func usesTheProcessorsThereAreUnlessToldOtherwise() throws {
        #expect((1...256).contains(try parse([]).jobs()))
    }

    @Test func seesACallForHelpAmongOtherWordsButNotBehindTwoDashes() {
        #expect(Arguments.askForHelp(["a", "--nonsense", "--help"]))
        #expect(Arguments.askForHelp(["-h"]))
        #expect(!Arguments.askForHelp(["--", "--help"]))
    }
}
