/// The record as a file.
extension OutputRecord {
    /// Reads the record of an output folder; nil when it holds none.
    ///
    /// - Throws: ``PublicationError/damagedRecord(_:reason:)``.
    init?(in folder: DirectoryHandle) throws(PublicationError) {
        guard let status = try folder.status(of: Self.fileName) else { return nil }
        guard status.kind == .file, let bytes = try folder.contents(of: Self.fileName) else {
            throw .damagedRecord(folder.path, reason: "it is no file")
        }
        do {
            try self.init(text: bytes)
        } catch {
            throw .damagedRecord(folder.path, reason: error.reason)
        }
    }
}
