extension Program {
    /// Adds another program behind this one.
    ///
    /// - Returns: where its instructions are now.
    mutating func append(_ other: Program) -> Code {
        let offsets = Offsets(after: self)
        instructions += other.instructions.map(offsets.moved)
        tagOffsets += other.tagOffsets
        bytes += other.bytes
        keys += other.keys
        names += other.names.map(offsets.moved)
        calls += other.calls.map(offsets.moved)
        blocks += other.blocks.map(offsets.moved)
        arguments += other.arguments.map(offsets.moved)
        sectionTexts += other.sectionTexts
        units += other.units.map(offsets.moved)
        return Code(start: offsets.instructions, end: instructions.count)
    }

    /// Gives each call of a fixed name its template.
    mutating func link(_ target: (String) -> Code?) {
        for index in calls.indices where calls[index].dynamicName == nil {
            calls[index].target = target(calls[index].name)
        }
    }
}

/// How far everything moves that is added behind a program.
private struct Offsets {
    let instructions: Int
    let bytes: Int
    let keys: Int
    let names: Int
    let calls: Int
    let blocks: Int
    let arguments: Int
    let sectionTexts: Int

    init(after program: Program) {
        instructions = program.instructions.count
        bytes = program.bytes.count
        keys = program.keys.count
        names = program.names.count
        calls = program.calls.count
        blocks = program.blocks.count
        arguments = program.arguments.count
        sectionTexts = program.sectionTexts.count
    }

    func moved(_ instruction: Instruction) -> Instruction {
        var count = Int(instruction.count)
        if instruction.operation == .section { count += sectionTexts }
        return Instruction(
            operation: instruction.operation,
            index: UInt32(Int(instruction.index) + base(of: instruction.operation)),
            count: UInt32(count),
            end: UInt32(Int(instruction.end) + instructions)
        )
    }

    private func base(of operation: Instruction.Operation) -> Int {
        switch operation {
        case .literal: bytes
        case .escaped, .unescaped, .section, .invertedSection: names
        case .partial, .parent: calls
        case .block: blocks
        }
    }

    func moved(_ path: NamePath) -> NamePath {
        var path = path
        path.firstKey += keys
        return path
    }

    func moved(_ call: TemplateCall) -> TemplateCall {
        var call = call
        call.dynamicName = call.dynamicName.map { $0 + names }
        call.indentation.start += bytes
        call.firstArgument += arguments
        return call
    }

    func moved(_ block: BlockParameter) -> BlockParameter {
        var block = block
        block.indentation.start += bytes
        return block
    }

    func moved(_ argument: BlockArgument) -> BlockArgument {
        var argument = argument
        argument.content.start += instructions
        argument.content.end += instructions
        return argument
    }

    func moved(_ unit: Program.Unit) -> Program.Unit {
        var unit = unit
        unit.firstInstruction += instructions
        return unit
    }
}
