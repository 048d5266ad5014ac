/// Which files and folders of an output folder are the builder's own, by a record.
struct OutputOwnership: Sendable {
    /// The position of each output in the record's entries.
    let files: [OutputPath: Int]

    /// - Parameter record: nil for a folder in which no build has written yet.
    init(_ record: OutputRecord?) {
        let entries = record?.entries ?? []
        files = Dictionary(
            entries.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The folders that hold the outputs, at every level.
    func folders() -> Set<OutputPath> {
        var folders: Set<OutputPath> = []
        for path in files.keys {
            var folder = path.parent
            while let parent = folder, folders.insert(parent).inserted {
                folder = parent.parent
            }
        }
        return folders
    }
}
