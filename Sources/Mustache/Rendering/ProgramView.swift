/// Pointers to the tables of a program that is being run.
struct ProgramView {
    let instructions: UnsafeBufferPointer<Instruction>
    let bytes: UnsafeBufferPointer<UInt8>
    let keys: UnsafeBufferPointer<NameKey>
    let names: UnsafeBufferPointer<NamePath>
    let calls: UnsafeBufferPointer<TemplateCall>
    let blocks: UnsafeBufferPointer<BlockParameter>
    let arguments: UnsafeBufferPointer<BlockArgument>

    @inline(__always)
    func bytes(_ run: ByteRun) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[run.start..<run.start + run.count])
    }

    func keys(ofName name: Int) -> UnsafeBufferPointer<NameKey> {
        let path = names[name]
        return UnsafeBufferPointer(rebasing: keys[path.firstKey..<path.firstKey + path.count])
    }
}

extension Program {
    /// Lends the tables without copying them.
    func withView<Result>(
        _ body: (ProgramView) throws -> Result
    ) rethrows -> Result {
        try instructions.withUnsafeBufferPointer { instructions in
            try bytes.withUnsafeBufferPointer { bytes in
                try keys.withUnsafeBufferPointer { keys in
                    try names.withUnsafeBufferPointer { names in
                        try withCalls { calls, blocks, arguments in
                            try body(
                                ProgramView(
                                    instructions: instructions, bytes: bytes, keys: keys,
                                    names: names, calls: calls, blocks: blocks,
                                    arguments: arguments))
                        }
                    }
                }
            }
        }
    }

    private func withCalls<Result>(
        _ body: (
            UnsafeBufferPointer<TemplateCall>,
            UnsafeBufferPointer<BlockParameter>,
            UnsafeBufferPointer<BlockArgument>
        ) throws -> Result
    ) rethrows -> Result {
        try calls.withUnsafeBufferPointer { calls in
            try blocks.withUnsafeBufferPointer { blocks in
                try arguments.withUnsafeBufferPointer { arguments in
                    try body(calls, blocks, arguments)
                }
            }
        }
    }
}
