extension RenderPass {
    /// Renders a section as often as its value says.
    @inline(never)
    mutating func renderSection(
        _ instruction: Instruction,
        at index: Int
    ) throws(RenderError) {
        try withValue(ofName: Int(instruction.index), at: index) {
            pass, value throws(RenderError) in
            try pass.renderSection(over: value, at: index)
        }
    }

    /// Renders an inverted section if its value is falsey or unknown.
    @inline(never)
    mutating func renderInvertedSection(
        _ instruction: Instruction,
        at index: Int
    ) throws(RenderError) {
        var isTruthy = false
        try withValue(ofName: Int(instruction.index), at: index) { _, value in
            isTruthy = value.pointee.isTruthy
        }
        if !isTruthy { try runNested(content(ofSectionAt: index), at: index) }
    }

    /// Does something with a value as the innermost context.
    @inline(__always)
    mutating func inContext(
        _ value: UnsafePointer<Value>,
        _ body: (inout RenderPass) throws(RenderError) -> Void
    ) throws(RenderError) {
        guard case .object(let object) = value.pointee else {
            return try inFrame(
                value,
                UnsafeBufferPointer(start: nil, count: 0),
                UnsafeBufferPointer(start: nil, count: 0),
                body
            )
        }
        try object.withMembers { members, slots throws(RenderError) in
            try inFrame(value, members, slots, body)
        }
    }
}

extension RenderPass {
    private func content(ofSectionAt index: Int) -> Code {
        Code(start: index + 1, end: Int(view.instructions[index].end))
    }

    private mutating func renderSection(
        over value: UnsafePointer<Value>,
        at index: Int
    ) throws(RenderError) {
        switch value.pointee {
        case .bool(let condition):
            if condition { try runNested(content(ofSectionAt: index), at: index) }
        case .list(let items):
            try repeatSection(at: index, for: items)
        case .lambda(let lambda):
            try renderSection(with: lambda, at: index)
        case .null, .text, .number, .html, .object:
            guard value.pointee.isTruthy else { return }
            try enter(at: index)
            let content = content(ofSectionAt: index)
            try inContext(value) { pass throws(RenderError) in try pass.run(content) }
            leave()
        }
    }

    private mutating func repeatSection(
        at index: Int,
        for items: [Value]
    ) throws(RenderError) {
        try enter(at: index)
        let content = content(ofSectionAt: index)
        try items.withUnsafeBufferPointer { items throws(RenderError) in
            guard let first = items.baseAddress else { return }
            for item in 0..<items.count {
                try inContext(first + item) { pass throws(RenderError) in try pass.run(content) }
            }
        }
        leave()
    }

    @inline(__always)
    private mutating func inFrame(
        _ value: UnsafePointer<Value>,
        _ members: UnsafeBufferPointer<Object.Member>,
        _ slots: UnsafeBufferPointer<UInt32>,
        _ body: (inout RenderPass) throws(RenderError) -> Void
    ) throws(RenderError) {
        context.push(ContextStack.Frame(value: value, members: members, slots: slots))
        try body(&self)
        context.pop()
    }
}
