import Publishing

/// What is wrong with a folder of pictures.
public struct PictureFolderError: Error, Hashable, CustomStringConvertible {
    /// The folder, or what is in it.
    public let place: String
    /// What is wrong there, and what to do.
    public let problem: String

    /// Says what is wrong, where, and what to do.
    public var description: String { "\(place): \(problem)" }

    init(place: String, problem: String) {
        self.place = place
        self.problem = problem
    }

    /// The error of a call that the system refused.
    init(_ error: PublicationError, place: String) {
        let reason = if case .systemCall(let failure) = error { failure.reason } else { "\(error)" }
        self.init(place: place, problem: "the picture cannot be read: \(reason)")
    }

    /// A picture that was there and no longer is.
    static func vanished(_ name: String, in folder: DirectoryHandle) -> PictureFolderError {
        PictureFolderError(
            place: folder.location(of: name),
            problem: "the picture was deleted during the build; build again")
    }

    /// Something else in the place of a picture, or of a folder around some.
    static func misplaced(
        _ name: String, in folder: DirectoryHandle, _ kind: FileStatus.Kind, expected: String
    ) -> PictureFolderError {
        PictureFolderError(
            place: folder.location(of: name),
            problem: kind == .symbolicLink
                ? "symbolic links to pictures are not followed; put the \(expected) itself there"
                : "this is no \(expected); replace it, or delete it to do without")
    }
}
