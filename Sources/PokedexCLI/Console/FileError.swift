import Glibc

/// A file that could not be read or written.
struct FileError: Error, Hashable, CustomStringConvertible {
    /// What was tried.
    enum Action: String, Sendable {
        /// Its bytes were wanted.
        case read
        /// Bytes were to go there.
        case write
    }

    /// What was tried.
    let action: Action
    /// The path, or what stands for it in messages.
    let path: String
    /// What the system said.
    let failure: Descriptor.Failure
    /// What to do about it, as the end of a sentence; `nil` where the reason says it.
    var remedy: String?

    /// An error about one file.
    init(
        _ action: Action, _ path: String, _ failure: Descriptor.Failure, remedy: String? = nil
    ) {
        self.action = action
        self.path = path
        self.failure = failure
        self.remedy = remedy
    }

    /// Whether the reader of the output has gone, which needs no message.
    var isBrokenPipe: Bool { failure.code == EPIPE }

    /// What could not be done, where and why, and what to do.
    var description: String {
        "cannot \(action.rawValue) \(path): \(failure.reason)" + (remedy.map { "; \($0)" } ?? "")
    }
}
