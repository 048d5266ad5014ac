/// What the program tells the shell when it ends.
enum ExitStatus: Int32, Sendable {
    /// All is done.
    case success = 0
    /// The command failed, or a check found something.
    case failure = 1
    /// The command line was not understood; nothing was done.
    case usage = 2
    /// Much is done, but some of it failed and can be tried again.
    case incomplete = 3
}
