import Diagnostics

/// Adds a template's instructions to a program.
struct Compiler {
    /// A tag whose end tag has not been reached.
    private struct Opening {
        let tag: Int
        /// The number of bytes that its content's lines lose at their start.
        let removedIndentation: Int
        /// The tag's instruction; for a block given to a parent the first one of its content.
        let instruction: Int
        var arguments: [BlockArgument] = []
    }

    private let tree: TagTree
    private let layouts: [TagLayout]
    /// The number of bytes that lines lose at their start outside of blocks.
    private let outerIndentation: Int
    /// Text that is left out, with the white space behind it.
    private let omitted: [[UInt8]]
    private var program = Program()
    private var open: [Opening] = []
    private var nameIndexes: [String: Int] = [:]
    /// The start of the text that has not been compiled.
    private var cursor = 0
    /// Only a literal from this instruction on may be extended: none of those is jumped to.
    private var firstExtendable = 0

    /// - Parameters:
    ///   - isIndented: whether the lines of its text keep their indentation.
    ///   - omitted: text that is left out, with the white space behind it; each begins with `<`.
    /// - Returns: the template's instructions in the program.
    static func compile(
        _ template: Template, isIndented: Bool = true, omitted: [[UInt8]] = [],
        into program: inout Program
    ) -> Code {
        var compiler = Compiler(
            template.tree, outerIndentation: isIndented ? 0 : 1 << 30, omitted: omitted)
        swap(&compiler.program, &program)
        let start = compiler.program.instructions.count
        compiler.compile()
        swap(&compiler.program, &program)
        return Code(start: start, end: program.instructions.count)
    }

    private init(_ tree: TagTree, outerIndentation: Int, omitted: [[UInt8]]) {
        self.tree = tree
        self.outerIndentation = outerIndentation
        self.omitted = omitted
        layouts = tree.tags.indices.map { TagLayout(of: $0, in: tree) }
    }

    private mutating func compile() {
        endLiteral()
        program.units.append(
            Program.Unit(
                source: tree.source, firstInstruction: program.instructions.count))
        for index in tree.tags.indices {
            addText(upTo: layouts[index].start)
            cursor = layouts[index].end
            compileTag(index)
        }
        addText(upTo: tree.source.bytes.count)
    }

    private mutating func compileTag(_ index: Int) {
        let tag = tree.tags[index]
        switch tag.kind {
        case .comment, .setDelimiters: break
        case .interpolation: add(.escaped, self.index(ofName: tag.name), tag: index)
        case .unescapedInterpolation: add(.unescaped, self.index(ofName: tag.name), tag: index)
        case .section: openSection(index)
        case .invertedSection:
            add(.invertedSection, self.index(ofName: tag.name), tag: index)
            pushOpening(index)
        case .partial: addCall(.partial, index)
        case .parent:
            addCall(.parent, index)
            pushOpening(index)
        case .block: openBlock(index)
        case .end: close(index)
        }
    }
}

/// Tags.
extension Compiler {
    private mutating func openSection(_ index: Int) {
        let start = layouts[index].end
        program.sectionTexts.append(
            SectionText(
                range: start..<max(start, layouts[tree.partner[index]].start),
                delimiters: tree.tags[index].delimiters))
        let name = self.index(ofName: tree.tags[index].name)
        add(.section, name, count: program.sectionTexts.count - 1, tag: index)
        pushOpening(index)
    }

    private mutating func addCall(_ operation: Instruction.Operation, _ index: Int) {
        let tag = tree.tags[index]
        let layout = layouts[index]
        let blanks = layout.isStandalone ? layout.indentation ?? 0..<0 : 0..<0
        program.calls.append(
            TemplateCall(
                name: tag.name,
                dynamicName: tag.isDynamic ? self.index(ofName: tag.name) : nil,
                isStandalone: layout.isStandalone,
                indentation: copy(blanks.dropFirst(removedIndentation)),
                arguments: 0..<0))
        add(operation, program.calls.count - 1, tag: index)
    }

    private mutating func openBlock(_ index: Int) {
        let start = layouts[index].end
        let indentation = BlockIndentation(
            content: start..<max(start, tree.tags[tree.partner[index]].range.lowerBound),
            layout: layouts[index], outer: removedIndentation, in: tree.source.bytes)
        if tree.isDirectlyInParent(index) {
            endLiteral()
            pushOpening(index, program.instructions.count, indentation.removed)
            return
        }
        program.blocks.append(
            BlockParameter(
                key: NameKey(tree.tags[index].name),
                indentation: copy(indentation.added),
                startsLine: layouts[index].isStandalone,
                endsLine: layouts[tree.partner[index]].isStandalone))
        add(.block, program.blocks.count - 1, tag: index)
        pushOpening(index, program.instructions.count - 1, indentation.removed)
    }

    private mutating func pushOpening(_ index: Int) {
        pushOpening(index, program.instructions.count - 1, removedIndentation)
    }

    private mutating func pushOpening(_ index: Int, _ instruction: Int, _ removed: Int) {
        open.append(Opening(tag: index, removedIndentation: removed, instruction: instruction))
    }

    private mutating func close(_ index: Int) {
        guard let opening = open.popLast() else { return }
        let end = program.instructions.count
        endLiteral()
        let opener = tree.tags[opening.tag]
        if opener.kind == .block, tree.isDirectlyInParent(opening.tag) {
            let content = Code(start: opening.instruction, end: end)
            open[open.count - 1].arguments.append(
                BlockArgument(key: NameKey(opener.name), content: content))
            return
        }
        program.instructions[opening.instruction].end = UInt32(end)
        if opener.kind == .parent {
            let first = program.arguments.count
            program.arguments += opening.arguments
            let call = Int(program.instructions[opening.instruction].index)
            program.calls[call].arguments = first..<program.arguments.count
        }
    }
}

/// Instructions, names and text.
extension Compiler {
    /// The number of bytes that lines lose at their start here.
    private var removedIndentation: Int { open.last?.removedIndentation ?? outerIndentation }

    private mutating func add(
        _ operation: Instruction.Operation, _ index: Int, count: Int = 0, tag: Int
    ) {
        program.instructions.append(
            Instruction(operation: operation, index: UInt32(index), count: UInt32(count)))
        program.tagOffsets.append(UInt32(tree.tags[tag].range.lowerBound))
        endLiteral()
    }

    /// Keeps the text that comes next out of the literal before, because it is jumped to.
    private mutating func endLiteral() {
        firstExtendable = program.instructions.count
    }

    private mutating func index(ofName name: String) -> Int {
        if let index = nameIndexes[name] { return index }
        let parts = name == "." ? [] : name.split(separator: ".").map { NameKey(String($0)) }
        program.names.append(NamePath(firstKey: program.keys.count, count: parts.count))
        program.keys += parts
        nameIndexes[name] = program.names.count - 1
        return program.names.count - 1
    }

    private mutating func copy(_ range: Range<Int>) -> ByteRun {
        program.bytes += tree.source.bytes[range]
        return ByteRun(start: program.bytes.count - range.count, count: range.count)
    }

    private mutating func addText(upTo end: Int) {
        // Text directly in a parent is ignored.
        if let last = open.last, tree.tags[last.tag].kind == .parent { return }
        let start = program.bytes.count
        copyText(cursor..<max(cursor, end))
        let count = UInt32(program.bytes.count - start)
        guard count > 0 else { return }
        let last = program.instructions.count - 1
        if last >= firstExtendable, program.instructions[last].operation == .literal {
            program.instructions[last].count += count
        } else {
            program.instructions.append(
                Instruction(operation: .literal, index: UInt32(start), count: count))
            program.tagOffsets.append(UInt32(cursor))
        }
    }

    /// Copies text without what is left out.
    private mutating func copyText(_ range: Range<Int>) {
        let source = tree.source.bytes
        var (start, index) = (range.lowerBound, range.lowerBound)
        while let next = source[index..<range.upperBound].firstIndex(of: UInt8(ascii: "<")) {
            let rest = source[next..<range.upperBound]
            index = next + 1
            guard let text = omitted.first(where: rest.starts) else { continue }
            copyLines(start..<next)
            index = next + text.count
            while index < range.upperBound, source[index].isWhitespace { index += 1 }
            start = index
        }
        copyLines(start..<range.upperBound)
    }

    /// Copies text without the indentation that the block around it removes.
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
