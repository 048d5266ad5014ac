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
    func withView<Result, Failure>(
        _ body: (ProgramView) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try instructions.withUnsafeBufferPointer { instructions throws(Failure) in
            try bytes.withUnsafeBufferPointer { bytes throws(Failure) in
                try keys.withUnsafeBufferPointer { keys throws(Failure) in
                    try names.withUnsafeBufferPointer { names throws(Failure) in
                        try withCalls { calls, blocks, arguments throws(Failure) in
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

    private func withCalls<Result, Failure>(
        _ body: (
            UnsafeBufferPointer<TemplateCall>,
            UnsafeBufferPointer<BlockParameter>,
            UnsafeBufferPointer<BlockArgument>
        ) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try calls.withUnsafeBufferPointer { calls throws(Failure) in
            try blocks.withUnsafeBufferPointer { blocks throws(Failure) in
                try arguments.withUnsafeBufferPointer { arguments throws(Failure) in
                    try body(calls, blocks, arguments)
                }
            }
        }
    }
}
