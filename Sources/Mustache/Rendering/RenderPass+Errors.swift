extension RenderPass {
    /// How many of the tags that led to a mistake a message names.
    private static var mostCallers: Int { 8 }

    /// What is wrong with the tag behind an instruction, and how it was come to.
    @inline(never)
    mutating func failure(
        _ message: String,
        at instruction: Int,
        notes: [String] = []
    ) -> RenderError {
        var diagnostic = program(ofImage: current).diagnostic(message, at: instruction)
        diagnostic.notes = notes + callerNotes
        return RenderError(diagnostic)
    }

    private var callerNotes: [String] {
        var notes = callers.reversed().prefix(RenderPass.mostCallers).map { caller in
            let tag = program(ofImage: caller.image).diagnostic("", at: caller.instruction)
            return "included from \(tag.location)"
        }
        if callers.count > notes.count {
            notes.append("and \(callers.count - notes.count) more")
        }
        return notes
    }
}
