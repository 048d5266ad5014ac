extension Compiler {
    mutating func addNamed(_ operation: Instruction.Operation, tag index: Int) {
        add(operation, index: number(ofName: tree.tags[index].tag.name), tag: index)
    }

    mutating func openSection(_ index: Int) {
        let end = tree.partner[index] ?? index
        program.sectionTexts.append(
            SectionText(
                range: layouts[index].end..<max(layouts[index].end, layouts[end].start),
                delimiters: tree.tags[index].delimiters
            )
        )
        let name = number(ofName: tree.tags[index].tag.name)
        add(.section, index: name, count: program.sectionTexts.count - 1, tag: index)
        pushOpening(index)
    }

    mutating func openInvertedSection(_ index: Int) {
        addNamed(.invertedSection, tag: index)
        pushOpening(index)
    }

    mutating func addPartial(_ index: Int) {
        addCall(index, isParent: false)
        add(.partial, index: program.calls.count - 1, tag: index)
    }

    mutating func openParent(_ index: Int) {
        addCall(index, isParent: true)
        add(.parent, index: program.calls.count - 1, tag: index)
        pushOpening(index)
    }

    mutating func openBlock(_ index: Int) {
        let indentation = blockIndentation(index)
        if tree.isDirectlyInParent(index) {
            endLiteral()
            pushOpening(index, instruction: program.instructions.count, indentation.removed)
            return
        }
        let end = tree.partner[index] ?? index
        program.blocks.append(
            BlockParameter(
                key: NameKey(tree.tags[index].tag.name),
                indentation: bytes(indentation.added),
                startsLine: layouts[index].isStandalone,
                endsLine: layouts[end].isStandalone
            )
        )
        add(.block, index: program.blocks.count - 1, tag: index)
        pushOpening(index, instruction: program.instructions.count - 1, indentation.removed)
    }

    mutating func close(_ index: Int) {
        guard let opening = open.popLast() else { return }
        let end = program.instructions.count
        endLiteral()
        let opener = tree.tags[opening.tag]
        if opener.kind == .block, tree.isDirectlyInParent(opening.tag) {
            let content = Code(start: opening.instruction, end: end)
            open[open.count - 1].arguments.append(
                BlockArgument(key: NameKey(opener.tag.name), content: content)
            )
            return
        }
        program.instructions[opening.instruction].end = UInt32(end)
        if opener.kind == .parent {
            let call = Int(program.instructions[opening.instruction].index)
            program.calls[call].firstArgument = program.arguments.count
            program.calls[call].argumentCount = opening.arguments.count
            program.arguments += opening.arguments
        }
    }
}

extension Compiler {
    private mutating func pushOpening(_ index: Int) {
        pushOpening(index, instruction: program.instructions.count - 1, removedIndentation)
    }

    private mutating func pushOpening(_ index: Int, instruction: Int, _ removed: Int) {
        open.append(
            Opening(tag: index, removedIndentation: removed, instruction: instruction)
        )
    }

    private mutating func addCall(_ index: Int, isParent: Bool) {
        let tag = tree.tags[index].tag
        let layout = layouts[index]
        var indentation = layout.isStandalone ? layout.indentation ?? 0..<0 : 0..<0
        let removed = min(removedIndentation, indentation.count)
        indentation = indentation.lowerBound + removed..<indentation.upperBound
        program.calls.append(
            TemplateCall(
                name: tag.name,
                dynamicName: tag.isDynamic ? number(ofName: tag.name) : nil,
                target: nil,
                isParent: isParent,
                isStandalone: layout.isStandalone,
                indentation: bytes(indentation),
                firstArgument: 0,
                argumentCount: 0
            )
        )
    }

    private func blockIndentation(_ index: Int) -> BlockIndentation {
        let end = tree.partner[index] ?? index
        let start = layouts[index].end
        return BlockIndentation(
            content: start..<max(start, tree.tags[end].start),
            layout: layouts[index],
            outer: removedIndentation,
            tree: tree
        )
    }
}
