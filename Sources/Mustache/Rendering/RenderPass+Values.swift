import Diagnostics

/// Interpolation.
extension RenderPass {
    /// Shows a value as text.
    @inline(__always)
    mutating func interpolate(_ instruction: Instruction, at index: Int, escaping: Bool) throws {
        try withValue(ofName: Int(instruction.index), at: index) { pass, value in
            try pass.show(value, at: index, escaping: escaping)
        }
    }

    @inline(__always)
    private mutating func show(
        _ value: UnsafePointer<Value>, at index: Int, escaping: Bool
    ) throws {
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
    private mutating func notText(_ value: UnsafePointer<Value>, at index: Int) -> DiagnosticError {
        let name = program(programIndex).spelling(of: Int(view.instructions[index].index))
        return failure(
            "\"\(name)\" is \(value.pointee.kindDescription) and cannot be shown as text", at: index
        )
    }
}

/// Sections.
extension RenderPass {
    /// Renders a section as often as its value says.
    @inline(never)
    mutating func renderSection(_ instruction: Instruction, at index: Int) throws {
        try withValue(ofName: Int(instruction.index), at: index) { pass, value in
            try pass.renderSection(over: value, at: index)
        }
    }

    private mutating func renderSection(over value: UnsafePointer<Value>, at index: Int) throws {
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
            try inContext(value) { pass in try pass.run(content) }
            leave()
        }
    }

    private mutating func repeatSection(at index: Int, for items: [Value]) throws {
        try enter(at: index)
        let content = content(ofSectionAt: index)
        try items.withUnsafeBufferPointer { items in
            guard let first = items.baseAddress else { return }
            for item in 0..<items.count {
                try inContext(first + item) { pass in try pass.run(content) }
            }
        }
        leave()
    }

    /// Renders an inverted section if its value is falsey or unknown.
    @inline(never)
    mutating func renderInvertedSection(_ instruction: Instruction, at index: Int) throws {
        var isTruthy = false
        try withValue(ofName: Int(instruction.index), at: index) { _, value in
            isTruthy = value.pointee.isTruthy
        }
        if !isTruthy { try runNested(content(ofSectionAt: index), at: index) }
    }

    private func content(ofSectionAt index: Int) -> Code {
        Code(start: index + 1, end: Int(view.instructions[index].end))
    }

    /// Calls a function with a value as the innermost context.
    @inline(__always)
    mutating func inContext(
        _ value: UnsafePointer<Value>, _ body: (inout RenderPass) throws -> Void
    ) throws {
        guard case .object(let object) = value.pointee else {
            return try inFrame(
                value,
                UnsafeBufferPointer(start: nil, count: 0),
                UnsafeBufferPointer(start: nil, count: 0),
                body)
        }
        try object.withMembers { members, slots in
            try inFrame(value, members, slots, body)
        }
    }

    @inline(__always)
    private mutating func inFrame(
        _ value: UnsafePointer<Value>,
        _ members: UnsafeBufferPointer<Object.Member>,
        _ slots: UnsafeBufferPointer<UInt32>,
        _ body: (inout RenderPass) throws -> Void
    ) throws {
        context.push(ContextStack.Frame(value: value, members: members, slots: slots))
        try body(&self)
        context.pop()
    }
}

/// Names.
extension RenderPass {
    /// Calls a function with the value of a name, unless the name is unknown.
    ///
    /// - Throws: what `body` throws and, in strict mode, if the name is unknown.
    @inline(__always)
    private mutating func withValue(
        ofName name: Int,
        at instruction: Int,
        _ body: (inout RenderPass, UnsafePointer<Value>) throws -> Void
    ) throws {
        if let pointer = find(name) {
            try body(&self, pointer)
        } else if isStrict {
            throw unknownName(name, at: instruction)
        }
    }

    /// A copy of the value of a name; `nil` if it is unknown, which in strict mode is an error.
    mutating func value(ofName name: Int, at instruction: Int) throws -> Value? {
        if let pointer = find(name) { return pointer.pointee }
        if isStrict { throw unknownName(name, at: instruction) }
        return nil
    }

    /// The value of a name or of the implicit iterator.
    @inline(__always)
    private mutating func find(_ name: Int) -> UnsafePointer<Value>? {
        let path = view.names[name]
        guard path.count > 0, let keys = view.keys.baseAddress else { return context.innermost }
        let first = context.find(keys + path.firstKey)
        return path.count == 1 ? first : find(path, from: first)
    }

    /// The value of a dotted name: the first part is looked up in the whole context stack, each of
    /// the others only in the value before.
    @inline(never)
    private mutating func find(
        _ path: NamePath, from first: UnsafePointer<Value>?
    ) -> UnsafePointer<Value>? {
        var value = first
        for key in path.firstKey + 1..<path.firstKey + path.count {
            guard let keys = view.keys.baseAddress, let container = value,
                case .object(let object) = container.pointee
            else { return nil }
            value = object.pointer(to: keys + key)
        }
        return value
    }

    /// An error that names the part of a name that is unknown.
    @inline(never)
    private mutating func unknownName(_ name: Int, at instruction: Int) -> DiagnosticError {
        let keys = view.keys(ofName: name)
        let parts = keys.map(\.text)
        let spelling = parts.joined(separator: ".")
        guard var value = keys.baseAddress.flatMap({ context.find($0)?.pointee }) else {
            return failure("\"\(parts.first ?? ".")\" is not known here", at: instruction)
        }
        for (index, key) in keys.enumerated().dropFirst() {
            let known = parts[..<index].joined(separator: ".")
            guard case .object(let object) = value else {
                let reason = "\"\(known)\" is \(value.kindDescription)"
                return failure("\"\(spelling)\" is not known: \(reason)", at: instruction)
            }
            guard let next = object.value(of: key) else {
                let reason = "\"\(known)\" has no \"\(key.text)\""
                return failure("\"\(spelling)\" is not known: \(reason)", at: instruction)
            }
            value = next
        }
        return failure("\"\(spelling)\" is not known here", at: instruction)
    }
}
