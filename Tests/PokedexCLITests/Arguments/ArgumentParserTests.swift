import Testing

@testable import PokedexCLI

struct ArgumentParserTests {
    private static let database = CommandOption.valued(
        "database", "PATH", standard: "dex.sqlite", "the database")
    private static let output = CommandOption.valued("output", "DIR", "the site")
    private static let quiet = CommandOption.switched("quiet", "says nothing")
    private static let source = Operand(name: "SOURCE", standard: nil, summary: "where from")
    private static let target = Operand(name: "TARGET", standard: "there", summary: "where to")
    private let parser = ArgumentParser(
        command: CommandOutline(
            name: "copy", summary: "copies things", explanation: [],
            operands: [source, target], options: [database, output, .jobs, quiet],
            examples: ["copy here"]))

    @Test func takesAValueFromTheNextWordOrBehindAnEqualsSign() throws {
        let arguments = try parser.parse(["--database", "a=b", "--output=--c=d"])
        #expect(arguments[Self.database] == "a=b")
        #expect(arguments[Self.output] == "--c=d")
    }

    @Test func fallsBackToTheStandardValue() throws {
        let arguments = try parser.parse(["here"])
        #expect(arguments[Self.database] == "dex.sqlite")
        #expect(arguments[Self.output] == nil)
        #expect(try arguments.value(of: Self.target) == "there")
        #expect(arguments.given(Self.target) == nil)
        #expect(!arguments.contains(Self.quiet))
    }

    @Test func mixesOptionsAndOperands() throws {
        let arguments = try parser.parse(["-", "--quiet", "there"])
        #expect(try arguments.value(of: Self.source) == "-")
        #expect(arguments.given(Self.target) == "there")
        #expect(arguments.contains(Self.quiet))
    }

    @Test func endsTheOptionsAtTwoDashes() throws {
        let arguments = try parser.parse(["--", "--quiet", "--"])
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
            let arguments = try parser.parse(words)
            _ = try (arguments.value(of: Self.source), arguments.jobs())
            found = nil
        } catch {
            found = error.message
        }
        #expect(found == expected)
    }

    @Test func takesRepeatedAndEmptyValuesWhereAnOptionAllowsThem() throws {
        var tag = CommandOption.valued("tag", "TAG", "a tag")
        tag.isRepeated = true
        var text = CommandOption.valued("text", "TEXT", "a text")
        text.mayBeEmpty = true
        let parser = ArgumentParser(
            command: CommandOutline(
                name: "note", summary: "notes things", explanation: [], operands: [],
                options: [tag, text], examples: []))
        let arguments = try parser.parse(["--tag", "a", "--text", "", "--tag=b", "--tag", "-200"])
        #expect(arguments.all(tag) == ["a", "b", "-200"])
        #expect(arguments[text] == "")
        #expect(tag.usage == "--tag TAG…")
        #expect(throws: UsageError.self) { try parser.parse(["--tag", ""]) }
        #expect(throws: UsageError.self) { try parser.parse(["--text", "a", "--text", "b"]) }
    }

    @Test func givesAnOperandAllWordsThatAreLeftWhereItTakesThem() throws {
        let words = Operand(name: "WORD", standard: "", summary: "words", isRepeated: true)
        let parser = ArgumentParser(
            command: CommandOutline(
                name: "say", summary: "says things", explanation: [],
                operands: [Self.source, words], options: [Self.quiet], examples: []))
        let arguments = try parser.parse(["here", "", "-x", "--quiet", "y", "--", "--z"])
        #expect(try arguments.value(of: Self.source) == "here")
        #expect(arguments.words(of: words) == ["", "-x", "y", "--z"])
        #expect(arguments.contains(Self.quiet))
        #expect(try parser.parse(["here"]).words(of: words) == [])
        #expect(words.usage == "[WORD]…")
        #expect(throws: UsageError.self) { try parser.parse(["here", "--qiet"]) }
    }

    @Test(arguments: ["1", "007", "256"])
    func takesANumberOfWorkers(text: String) throws {
        #expect(try parser.parse(["--jobs", text]).jobs() == Int(text))
    }

    @Test func usesTheProcessorsThereAreUnlessToldOtherwise() throws {
        #expect((1...256).contains(try parser.parse([]).jobs()))
    }

    @Test func seesACallForHelpAmongOtherWordsButNotBehindTwoDashes() {
        #expect(ArgumentParser.asksForHelp(["a", "--nonsense", "--help"]))
        #expect(ArgumentParser.asksForHelp(["-h"]))
        #expect(!ArgumentParser.asksForHelp(["--", "--help"]))
    }
}
