/// Partials and parents.
extension RenderPass {
    /// Renders the template that a partial or parent tag names.
    @inline(never)
    mutating func renderCall(_ call: Int, at index: Int) throws {
        guard let target = try target(ofCall: call, at: index) else { return }
        let isStandalone = view.calls[call].isStandalone
        let state = indent(forCall: call)
        try run(target, ofProgram: 0, calledAt: index)
        if let state {
            indentation.restore(state)
            indentation.isDue = isStandalone
        }
    }

    /// Renders the template that a parent tag names with the blocks given in it.
    @inline(never)
    mutating func renderParent(_ call: Int, at index: Int) throws {
        scopes.push(program: programIndex, arguments: view.calls[call].arguments)
        try renderCall(call, at: index)
        scopes.pop()
    }

    /// Runs code of another template.
    private mutating func run(_ code: Code, ofProgram program: Int, calledAt index: Int) throws {
        callers.append(Caller(program: programIndex, instruction: index))
        try enter(at: index)
        let before = use(program: program)
        try run(code)
        use(program: before)
        leave()
        callers.removeLast()
    }

    /// Sets the indentation for a template.
    ///
    /// - Returns: the state to restore; `nil` if nothing was changed.
    private mutating func indent(forCall call: Int) -> Indentation.State? {
        let blanks = view.calls[call].indentation
        if view.calls[call].isStandalone {
            guard blanks.count > 0 || indentation.isActive else { return nil }
            return indentation.push(view.bytes(blanks), startsLine: true)
        }
        guard indentation.isActive else { return nil }
        indentation.writeIfDue(to: &output)
        return indentation.suspend()
    }

    @inline(__always)
    private mutating func target(ofCall call: Int, at index: Int) throws -> Code? {
        if let target = view.calls[call].target { return target }
        return try unlinkedTarget(ofCall: call, at: index)
    }

    /// The template of a dynamic name, or none.
    @inline(never)
    private mutating func unlinkedTarget(ofCall call: Int, at index: Int) throws -> Code? {
        var name = view.calls[call].name
        if let dynamicName = view.calls[call].dynamicName {
            guard let value = try templateName(dynamicName, at: index) else { return nil }
            name = value
        }
        if let target = library.code(ofTemplate: name) { return target }
        if isStrict { throw failure(Self.missingTemplate(name), at: index) }
        return nil
    }

    /// The value of a dynamic name; `nil` if it is null or empty.
    private mutating func templateName(_ name: Int, at index: Int) throws -> String? {
        guard let value = try value(ofName: name, at: index) else { return nil }
        switch value {
        case .text(let text), .number(let text):
            return text.isEmpty ? nil : text
        case .null:
            return nil
        case .bool, .html, .list, .object, .lambda:
            guard isStrict else { return nil }
            let spelling = program(programIndex).spelling(of: name)
            throw failure(
                "\"\(spelling)\" is \(value.kindDescription) and not a template's name",
                at: index)
        }
    }
}

/// Blocks.
extension RenderPass {
    /// Renders what was given for a block, or else its default content.
    @inline(never)
    mutating func renderBlock(_ instruction: Instruction, at index: Int) throws {
        let block = view.blocks[Int(instruction.index)]
        let state = indentation.push(view.bytes(block.indentation), startsLine: block.startsLine)
        if let given = argument(for: block.key) {
            try render(given, at: index)
        } else {
            try runNested(Code(start: index + 1, end: Int(instruction.end)), at: index)
        }
        indentation.restore(state)
        if block.endsLine { indentation.isDue = true }
    }

    /// The content that was given for a block in the outermost scope that has some.
    private mutating func argument(for key: NameKey) -> (scope: Int, content: Code)? {
        var found: (scope: Int, content: Code)?
        var next = scopes.current
        while let index = next {
            let scope = scopes[index]
            let arguments = view(ofProgram: scope.program).arguments
            for number in scope.arguments where arguments[number].key.matches(key) {
                found = (index, arguments[number].content)
            }
            next = scope.outer
        }
        return found
    }

    /// Renders given content in the scope around the parent that it was given to.
    private mutating func render(_ given: (scope: Int, content: Code), at index: Int) throws {
        let scope = scopes[given.scope]
        let scopeBefore = scopes.current
        scopes.current = scope.outer
        try run(given.content, ofProgram: scope.program, calledAt: index)
        scopes.current = scopeBefore
    }
}

/// The blocks given to the parents that are being rendered.
struct BlockScopes {
    struct Scope {
        /// The index of the scope that the parent was written in.
        let outer: Int?
        let program: Int
        /// A range of the program's arguments.
        let arguments: Range<Int>
    }

    private var scopes: [Scope] = []
    /// The index of the innermost scope in force.
    var current: Int?

    subscript(index: Int) -> Scope { scopes[index] }

    mutating func push(program: Int, arguments: Range<Int>) {
        scopes.append(Scope(outer: current, program: program, arguments: arguments))
        current = scopes.count - 1
    }

    mutating func pop() {
        current = scopes.removeLast().outer
    }
}
