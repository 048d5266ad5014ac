extension RenderPass {
    /// Shows a value as text.
    @inline(__always)
    mutating func interpolate(
        _ instruction: Instruction,
        at index: Int,
        escaping: Bool
    ) throws(RenderError) {
        try withValue(ofName: Int(instruction.index), at: index) {
            pass, value throws(RenderError) in
            try pass.show(value, at: index, escaping: escaping)
        }
    }

    @inline(__always)
    private mutating func show(
        _ value: UnsafePointer<Value>,
        at index: Int,
        escaping: Bool
    ) throws(RenderError) {
        if indentation.isActive { indentation.writeIfDue(to: &output) }
        switch value.pointee {
        case .text(let text), .number(let text):
            if escaping { output.appendEscaped(text) } else { output.append(text) }
        case .html(let markup):
            if escaping { output.appendEscaped(markup.bytes) } else { output.append(markup.bytes) }
        case .null:
            break
        case .bool(let condition):
            output.append(condition ? "true" : "false" as StaticString)
        case .list, .object:
            if isStrict { throw notText(value, at: index) }
        case .lambda(let lambda):
            try show(lambda, at: index, escaping: escaping)
        }
    }

    @inline(never)
    private mutating func notText(_ value: UnsafePointer<Value>, at index: Int) -> RenderError {
        let instruction = view.instructions[index]
        let name = program(ofImage: current).spelling(of: Int(instruction.index))
        return failure(
            "\"\(name)\" is \(value.pointee.kindDescription) and cannot be shown as text", at: index
        )
    }
}
