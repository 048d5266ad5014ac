import Glibc

/// A system call that failed: what was tried, where, and why it could not be.
public struct SystemCallFailure: Error, Equatable, Sendable {
    /// What was tried, as the verb of a sentence that the path ends: "create".
    public let action: String
    /// What it was tried on.
    public let path: String
    /// The `errno` of the call.
    public let code: Int32

    /// The system's words for the code, such as "Permission denied".
    public var reason: String { systemReason(code) }
}

/// The system's words for an `errno`.
func systemReason(_ code: Int32) -> String {
    String(cString: strerror(code))
}
