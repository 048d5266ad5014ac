import Diagnostics

/// Makes a program of a template's tags.
struct Compiler {
    /// A tag whose end has not been met yet.
    struct Opening {
        let tag: Int
        /// How many bytes its content's lines lose at their start.
        let removedIndentation: Int
        /// The tag's instruction; of a block given to a parent the start of its content.
        let instruction: Int
        var arguments: [BlockArgument] = []
    }

    let tree: TagTree
    let layouts: [TagLayout]
    var program = Program()
    var open: [Opening] = []
    private var nameNumbers: [String: Int] = [:]
    /// Where the text starts that has not been compiled yet.
    private var cursor = 0
    /// From which instruction on a literal may take up more bytes: none of them is jumped to.
    private var firstExtendable = 0

    static func compile(
        _ source: SourceText,
        delimiters: Delimiters = .standard
    ) throws(TemplateError) -> (program: Program, tags: [Tag]) {
        let tags = try TagScanner.scan(source, delimiters: delimiters)
        var compiler = Compiler(try TagTree(source, tags: tags))
        compiler.compile()
        return (compiler.program, tags.map(\.tag))
    }

    private init(_ tree: TagTree) {
        self.tree = tree
        layouts = tree.tags.indices.map { TagLayout(of: $0, in: tree) }
        program.units = [Program.Unit(source: tree.source, firstInstruction: 0)]
    }

    private mutating func compile() {
        for index in tree.tags.indices {
            addText(upTo: layouts[index].start)
            cursor = layouts[index].end
            compileTag(index)
        }
        addText(upTo: tree.source.bytes.count)
    }

    private mutating func compileTag(_ index: Int) {
        switch tree.tags[index].kind {
        case .comment, .setDelimiters: break
        case .interpolation: addNamed(.escaped, tag: index)
        case .unescapedInterpolation: addNamed(.unescaped, tag: index)
        case .section: openSection(index)
        case .invertedSection: openInvertedSection(index)
        case .partial: addPartial(index)
        case .parent: openParent(index)
        case .block: openBlock(index)
        case .end: close(index)
        }
    }
}

extension Compiler {
    /// How many bytes lines lose at their start here.
    var removedIndentation: Int { open.last?.removedIndentation ?? 0 }

    mutating func add(
        _ operation: Instruction.Operation,
        index: Int,
        count: Int = 0,
        tag: Int
    ) {
        program.instructions.append(
            Instruction(operation: operation, index: UInt32(index), count: UInt32(count))
        )
        program.tagOffsets.append(UInt32(tree.tags[tag].start))
        endLiteral()
    }

    /// Keeps what comes next out of the literal before: something will jump here.
    mutating func endLiteral() {
        firstExtendable = program.instructions.count
    }

    mutating func number(ofName name: String) -> Int {
        if let number = nameNumbers[name] { return number }
        let parts = name == "." ? [] : name.split(separator: ".").map { NameKey(String($0)) }
        program.names.append(NamePath(firstKey: program.keys.count, count: parts.count))
        program.keys += parts
        nameNumbers[name] = program.names.count - 1
        return program.names.count - 1
    }

    mutating func bytes(_ range: Range<Int>) -> ByteRun {
        program.bytes += tree.source.bytes[range]
        return ByteRun(start: program.bytes.count - range.count, count: range.count)
    }

    private mutating func addText(upTo end: Int) {
        if let last = open.last, tree.tags[last.tag].kind == .parent { return }
        let start = program.bytes.count
        copyLines(cursor..<max(cursor, end))
        let count = program.bytes.count - start
        guard count > 0 else { return }
        let last = program.instructions.count - 1
        if last >= firstExtendable, program.instructions[last].operation == .literal {
            let literal = program.instructions[last]
            program.instructions[last] = Instruction(
                operation: .literal,
                index: literal.index,
                count: literal.count + UInt32(count)
            )
        } else {
            program.instructions.append(
                Instruction(operation: .literal, index: UInt32(start), count: UInt32(count))
            )
            program.tagOffsets.append(UInt32(cursor))
        }
    }

    /// Copies text without the indentation that the block around it takes off.
    private mutating func copyLines(_ range: Range<Int>) {
        let source = tree.source.bytes
        if removedIndentation == 0 {
            program.bytes += source[range]
            return
        }
        var start = range.lowerBound
        while start < range.upperBound {
            if start == 0 || source[start - 1] == .newline {
                let limit = min(start + removedIndentation, range.upperBound)
                while start < limit, source[start].isBlank { start += 1 }
            }
            let newline = source[start..<range.upperBound].firstIndex(of: .newline)
            let end = newline.map { $0 + 1 } ?? range.upperBound
            program.bytes += source[start..<end]
            start = end
        }
    }
}
