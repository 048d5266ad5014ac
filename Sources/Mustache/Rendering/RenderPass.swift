/// One rendering of one template: runs its instructions against a context stack.
///
/// Methods on the way of each tag are mutating even if they change nothing: one that borrows makes
/// its caller copy the whole pass onto the stack first, and the stack bounds the nesting.
struct RenderPass: ~Copyable {
    /// How many sections, partials, blocks and lambdas may be under way in one another.
    static let deepestNesting = 256

    let library: TemplateLibrary
    let isStrict: Bool
    var output: OutputBuffer
    var context = ContextStack()
    var indentation = Indentation()
    var scopes = BlockScopes()
    /// Where the library's own tables are, which are image 0.
    private let libraryView: ProgramView
    /// The programs under way that are not in the library: images 1, 2 and so on.
    private var guests: [Image] = []
    /// The image that instructions are taken from at the moment, and its tables.
    private(set) var current = 0
    private(set) var view: ProgramView
    /// The tags, outermost first, that led to the template under way.
    var callers: [Caller] = []
    private var depth = 0

    /// A program that is not the library's, and where its tables are in memory.
    private struct Image {
        let program: Program
        let view: ProgramView
    }

    /// A tag that another template is rendered for.
    struct Caller {
        let image: Int
        let instruction: Int
    }

    /// Takes a buffer's contents to add to them.
    init(
        library: TemplateLibrary,
        view: ProgramView,
        isStrict: Bool,
        _ output: inout OutputBuffer
    ) {
        self.library = library
        self.isStrict = isStrict
        self.view = view
        libraryView = view
        self.output = OutputBuffer()
        swap(&self.output, &output)
    }

    /// Gives the buffer's contents back.
    mutating func giveBack(_ output: inout OutputBuffer) {
        swap(&self.output, &output)
    }

    /// Does something with a value as the outermost context.
    mutating func render(
        _ value: Value,
        _ body: (inout RenderPass) throws(RenderError) -> Void
    ) throws(RenderError) {
        try withUnsafePointer(to: value) { pointer throws(RenderError) in
            try inContext(pointer, body)
        }
    }

    /// Runs a program that is not in the library.
    mutating func run(_ program: Program) throws(RenderError) {
        try program.withView { view throws(RenderError) in
            guests.append(Image(program: program, view: view))
            let before = use(image: guests.count)
            try run(program.code)
            use(image: before)
            guests.removeLast()
        }
    }

    /// Takes instructions from another image.
    ///
    /// - Returns: the image that they were taken from before.
    @discardableResult
    mutating func use(image: Int) -> Int {
        let before = current
        if image != before {
            current = image
            view = tables(ofImage: image)
        }
        return before
    }
}

extension RenderPass {
    /// The program of an image, for messages and lambdas.
    func program(ofImage image: Int) -> Program {
        image == 0 ? library.program : guests[image - 1].program
    }

    /// Where the tables of an image are in memory.
    mutating func tables(ofImage image: Int) -> ProgramView {
        image == 0 ? libraryView : guests[image - 1].view
    }

    /// Runs instructions one after the other.
    mutating func run(_ code: Code) throws(RenderError) {
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

    /// Runs instructions one level deeper.
    mutating func runNested(_ code: Code, at instruction: Int) throws(RenderError) {
        try enter(at: instruction)
        try run(code)
        leave()
    }

    mutating func enter(at instruction: Int) throws(RenderError) {
        depth += 1
        if depth > RenderPass.deepestNesting {
            throw failure(
                "templates are nested more than \(RenderPass.deepestNesting) deep here; "
                    + "does one include itself without end?",
                at: instruction
            )
        }
    }

    @inline(__always)
    mutating func leave() {
        depth -= 1
    }

    @inline(__always)
    private mutating func writeLiteral(_ run: ByteRun) {
        if indentation.isActive {
            indentation.write(view.bytes(run), to: &output)
        } else {
            output.append(view.bytes(run))
        }
    }
}
