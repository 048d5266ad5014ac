/// Clearing away what a killed build left.
extension WorkFolder {
    /// Empties the folder.
    ///
    /// - Parameter published: the output folder; nil when there is none.
    /// - Throws: ``PublicationError/workFolderInUse(_:)`` when something in the folder is from no
    ///   build, and ``PublicationError/unsettled(kept:published:)``.
    func recover(into published: DirectoryHandle?) throws(PublicationError) {
        let leftovers = try folder.entries()
        let names = [Self.unfinished, Self.replaced]
        guard leftovers.allSatisfy({ $0.kind == .folder && names.contains($0.path.text) }) else {
            throw .workFolderInUse(folder.path)
        }
        for leftover in leftovers {
            if leftover.path.text == Self.unfinished {
                try folder.removeTree(leftover.path)
            } else {
                let replaced = try folder.folder(Self.replaced)
                let ownership = OutputOwnership(try OutputRecord(in: replaced))
                try ReplacedOutput(in: self, published: published, carriedOver: [:])
                    .dissolve(ownership)
            }
        }
    }
}
