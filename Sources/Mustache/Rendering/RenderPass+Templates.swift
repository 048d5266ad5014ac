extension RenderPass {
    /// Renders the template that a partial or parent tag names.
    @inline(never)
    mutating func renderCall(_ call: Int, at index: Int) throws(RenderError) {
        guard let target = try target(ofCall: call, at: index) else { return }
        let isStandalone = view.calls[call].isStandalone
        let state = indent(forCall: call)
        callers.append(Caller(image: current, instruction: index))
        try enter(at: index)
        let before = use(image: 0)
        try run(target)
        use(image: before)
        leave()
        callers.removeLast()
        if let state {
            indentation.restore(state)
            indentation.isDue = isStandalone
        }
    }

    /// Renders the template that a parent tag names with the blocks given in it.
    @inline(never)
    mutating func renderParent(_ call: Int, at index: Int) throws(RenderError) {
        scopes.push(
            image: current,
            firstArgument: view.calls[call].firstArgument,
            argumentCount: view.calls[call].argumentCount
        )
        try renderCall(call, at: index)
        scopes.pop()
    }

    /// Renders what is given for a block, or else its default content.
    @inline(never)
    mutating func renderBlock(
        _ instruction: Instruction,
        at index: Int
    ) throws(RenderError) {
        let block = view.blocks[Int(instruction.index)]
        let state = indentation.push(
            view.bytes(block.indentation), startsLine: block.startsLine)
        if let given = argument(for: block.key) {
            try render(given, at: index)
        } else {
            try runNested(Code(start: index + 1, end: Int(instruction.end)), at: index)
        }
        indentation.restore(state)
        if block.endsLine { indentation.isDue = true }
    }
}

extension RenderPass {
    /// Sets the indentation for a template; `nil` if there is none to set.
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
    private mutating func target(ofCall call: Int, at index: Int) throws(RenderError) -> Code? {
        if let target = view.calls[call].target { return target }
        return try unlinkedTarget(ofCall: call, at: index)
    }

    /// The template of a dynamic name, or none.
    @inline(never)
    private mutating func unlinkedTarget(ofCall call: Int, at index: Int) throws(RenderError)
        -> Code?
    {
        var name = view.calls[call].name
        if let dynamicName = view.calls[call].dynamicName {
            guard let value = try templateName(dynamicName, at: index) else { return nil }
            name = value
        }
        if let target = library.code(ofTemplate: name) { return target }
        if isStrict { throw failure(TemplateLibrary.missingMessage(name), at: index) }
        return nil
    }

    /// The template's name that a dynamic name stands for; `nil` if that is null or empty.
    private mutating func templateName(_ name: Int, at index: Int) throws(RenderError) -> String? {
        guard let value = try value(ofName: name, at: index) else { return nil }
        switch value {
        case .text(let text), .number(let text):
            return text.isEmpty ? nil : text
        case .null:
            return nil
        case .bool, .html, .list, .object, .lambda:
            guard isStrict else { return nil }
            let spelling = program(ofImage: current).spelling(of: name)
            throw failure(
                "\"\(spelling)\" is \(value.kindDescription) and not a template's name",
                at: index
            )
        }
    }

    /// What was given for a block furthest outside.
    private mutating func argument(for key: NameKey) -> (scope: Int, content: Code)? {
        var found: (scope: Int, content: Code)?
        var next = scopes.current
        while let index = next {
            let scope = scopes[index]
            let arguments = tables(ofImage: scope.image).arguments
            for number in scope.firstArgument..<scope.firstArgument + scope.argumentCount
            where arguments[number].key.matches(key) {
                found = (index, arguments[number].content)
            }
            next = scope.outer
        }
        return found
    }

    /// Renders what was given for a block in the scope around the parent that it was given to.
    private mutating func render(
        _ given: (scope: Int, content: Code),
        at index: Int
    ) throws(RenderError) {
        let scope = scopes[given.scope]
        let scopeBefore = scopes.current
        scopes.current = scope.outer
        callers.append(Caller(image: current, instruction: index))
        try enter(at: index)
        let before = use(image: scope.image)
        try run(given.content)
        use(image: before)
        leave()
        callers.removeLast()
        scopes.current = scopeBefore
    }
}
