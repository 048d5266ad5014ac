extension RenderPass {
    /// Does something with the value of a name, unless the name is unknown.
    ///
    /// - Throws: what `body` throws and, in strict mode, if the name is unknown.
    @inline(__always)
    mutating func withValue(
        ofName name: Int,
        at instruction: Int,
        _ body: (inout RenderPass, UnsafePointer<Value>) throws(RenderError) -> Void
    ) throws(RenderError) {
        let path = view.names[name]
        if path.count > 1 {
            guard let value = try findDotted(name, at: instruction) else { return }
            try withUnsafePointer(to: value) { pointer throws(RenderError) in
                try body(&self, pointer)
            }
        } else if let pointer = find(path) {
            try body(&self, pointer)
        } else if isStrict {
            throw unknownName(name, at: instruction)
        }
    }

    /// The value of a name as a copy; `nil` if it is unknown, which in strict mode is an error.
    mutating func value(ofName name: Int, at instruction: Int) throws(RenderError) -> Value? {
        let path = view.names[name]
        if path.count > 1 { return try findDotted(name, at: instruction) }
        if let pointer = find(path) { return pointer.pointee }
        if isStrict { throw unknownName(name, at: instruction) }
        return nil
    }

    /// Where the value of an undotted name or of the implicit iterator is.
    @inline(__always)
    private func find(_ path: NamePath) -> UnsafePointer<Value>? {
        guard path.count > 0, let keys = view.keys.baseAddress else { return context.innermost }
        return context.find(keys + path.firstKey)
    }

    /// The value of a dotted name: the first part is looked up in the whole context stack, each of
    /// the others only in the value before.
    @inline(never)
    private mutating func findDotted(_ name: Int, at instruction: Int) throws(RenderError) -> Value?
    {
        let keys = view.keys(ofName: name)
        var value = keys.baseAddress.flatMap { context.find($0)?.pointee }
        for key in keys.dropFirst() {
            guard case .object(let object)? = value else {
                value = nil
                break
            }
            value = object.value(of: key)
        }
        if value == nil, isStrict { throw unknownName(name, at: instruction) }
        return value
    }
}

extension RenderPass {
    /// Says which part of a name is not there.
    @inline(never)
    private mutating func unknownName(_ name: Int, at instruction: Int) -> RenderError {
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
