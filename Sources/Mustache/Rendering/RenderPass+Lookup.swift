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
        if let pointer = find(name) {
            try body(&self, pointer)
        } else if isStrict {
            throw unknownName(name, at: instruction)
        }
    }

    /// The value of a name as a copy; `nil` if it is unknown, which in strict mode is an error.
    mutating func value(ofName name: Int, at instruction: Int) throws(RenderError) -> Value? {
        if let pointer = find(name) { return pointer.pointee }
        if isStrict { throw unknownName(name, at: instruction) }
        return nil
    }

    /// Where the value of a name is, or that of the implicit iterator.
    @inline(__always)
    private mutating func find(_ name: Int) -> UnsafePointer<Value>? {
        let path = view.names[name]
        guard path.count > 0, let keys = view.keys.baseAddress else { return context.innermost }
        let first = context.find(keys + path.firstKey)
        return path.count == 1 ? first : find(path, from: first)
    }

    /// Where the value of a dotted name is: the first part is looked up in the whole context stack,
    /// each of the others only in the value before.
    @inline(never)
    private mutating func find(
        _ path: NamePath, from first: UnsafePointer<Value>?
    ) -> UnsafePointer<Value>? {
        var place = first
        for key in path.firstKey + 1..<path.firstKey + path.count {
            guard let keys = view.keys.baseAddress, let container = place,
                case .object(let object) = container.pointee
            else { return nil }
            place = object.place(of: keys + key)
        }
        return place
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
