import Diagnostics

/// One rendering of one template: runs its instructions against a context stack.
///
/// The methods that are called for a tag are mutating even if they change nothing. One that borrows
/// would make its caller copy the whole pass onto the stack first, which limits the nesting.
struct RenderPass: ~Copyable {
    /// The greatest depth of sections, partials, blocks and lambdas in each other.
    static let maximumDepth = 256

    /// The number of including tags that a message lists.
    private static var maximumCallers: Int { 8 }

    let library: TemplateLibrary
    let isStrict: Bool
    var output = OutputBuffer()
    var context = ContextStack()
    var indentation = Indentation()
    var scopes = BlockScopes()
    /// The tables of the library's program, which has index 0.
    private let libraryView: ProgramView
    /// The other programs that are being run, with indexes from 1 on.
    private var guests: [Guest] = []
    /// The index of the program that instructions are taken from, and its tables.
    private(set) var programIndex = 0
    private(set) var view: ProgramView
    /// The tags that led to the current template, outermost first.
    var callers: [Caller] = []
    private var depth = 0

    /// A program that is not the library's.
    private struct Guest {
        let program: Program
        let view: ProgramView
    }

    /// A tag that another template is rendered for.
    struct Caller {
        let program: Int
        let instruction: Int
    }

    /// - Parameter view: the tables of the library's program.
    init(library: TemplateLibrary, view: ProgramView, isStrict: Bool) {
        self.library = library
        self.isStrict = isStrict
        self.view = view
        libraryView = view
    }

    /// Runs a program that is not the library's.
    mutating func run(_ program: Program) throws {
        try program.withView { view in
            guests.append(Guest(program: program, view: view))
            let before = use(program: guests.count)
            try run(Code(start: 0, end: program.instructions.count))
            use(program: before)
            guests.removeLast()
        }
    }

    /// Takes instructions from another program.
    ///
    /// - Returns: the index of the program that they were taken from before.
    @discardableResult
    mutating func use(program index: Int) -> Int {
        let before = programIndex
        if index != before {
            programIndex = index
            view = self.view(ofProgram: index)
        }
        return before
    }

    mutating func view(ofProgram index: Int) -> ProgramView {
        index == 0 ? libraryView : guests[index - 1].view
    }

    /// A program, for messages and lambdas.
    func program(_ index: Int) -> Program {
        index == 0 ? library.program : guests[index - 1].program
    }
}

extension RenderPass {
    /// Runs instructions one after the other.
    mutating func run(_ code: Code) throws {
        let view = view
        var index = code.start
        while index < code.end {
            let instruction = view.instructions[index]
            switch instruction.operation {
            case .literal:
                writeLiteral(ByteRun(start: Int(instruction.index), count: Int(instruction.count)))
            case .escaped:
                try interpolate(instruction, at: index, escaping: true)
            case .unescaped:
                try interpolate(instruction, at: index, escaping: false)
            case .section:
                try renderSection(instruction, at: index)
                index = Int(instruction.end) - 1
            case .invertedSection:
                try renderInvertedSection(instruction, at: index)
                index = Int(instruction.end) - 1
            case .partial:
                try renderCall(Int(instruction.index), at: index)
            case .parent:
                try renderParent(Int(instruction.index), at: index)
                index = Int(instruction.end) - 1
            case .block:
                try renderBlock(instruction, at: index)
                index = Int(instruction.end) - 1
            }
            index += 1
        }
    }

    @inline(__always)
    private mutating func writeLiteral(_ run: ByteRun) {
        if indentation.isActive {
            indentation.write(view.bytes(run), to: &output)
        } else {
            output.append(view.bytes(run))
        }
    }

    /// Runs instructions one level deeper.
    mutating func runNested(_ code: Code, at instruction: Int) throws {
        try enter(at: instruction)
        try run(code)
        leave()
    }

    mutating func enter(at instruction: Int) throws {
        depth += 1
        if depth > Self.maximumDepth {
            throw failure(
                "templates are nested more than \(Self.maximumDepth) deep here; "
                    + "does one include itself without end?",
                at: instruction)
        }
    }

    @inline(__always)
    mutating func leave() {
        depth -= 1
    }
}

extension RenderPass {
    static func missingTemplate(_ name: String) -> String {
        "there is no template \"\(name)\""
    }

    /// An error at the tag behind an instruction, with the tags that included its template.
    @inline(never)
    mutating func failure(
        _ message: String, at instruction: Int, notes: [String] = []
    ) -> DiagnosticError {
        var diagnostic = program(programIndex).diagnostic(message, at: instruction)
        diagnostic.notes = notes + callerNotes
        return DiagnosticError(diagnostic)
    }

    private var callerNotes: [String] {
        var notes = callers.reversed().prefix(Self.maximumCallers).map { caller in
            let tag = program(caller.program).diagnostic("", at: caller.instruction)
            return "included from \(tag.location)"
        }
        if callers.count > notes.count {
            notes.append("and \(callers.count - notes.count) more")
        }
        return notes
    }
}
