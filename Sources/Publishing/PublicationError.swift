import Platform

/// Why the output was not published, for the user. The output folder is unchanged, except where the
/// text says otherwise.
package struct PublicationError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file or folder that it is about.
    package let path: String
    /// What went wrong and where, as a sentence.
    let problem: String
    /// The state of the output folder, and what to do.
    let remedy: String
    /// The system's refusal, if a call of it failed.
    private(set) var refused: Refusal?

    /// What the system did not do, and why.
    struct Refusal: Equatable, Sendable {
        /// "create Public/index.html"
        let action: String
        /// The `errno` of the call.
        let code: Int32
    }

    /// The `errno` of the call that failed; `nil` for errors of another kind.
    package var code: Int32? { refused?.code }

    /// What the system refused, for users of a folder that no build writes to; `nil` for errors of
    /// publishing.
    package var refusal: String? {
        refused.map { "could not \($0.action): \(systemReason($0.code))" }
    }

    package var description: String { "\(problem)\n\(remedy)" }

    init(_ path: String, _ problem: String, _ remedy: String) {
        (self.path, self.problem, self.remedy) = (path, problem, remedy)
    }
}

/// The system's text for an `errno`, such as "Permission denied".
package func systemReason(_ code: Int32) -> String { String(cString: strerror(code)) }

/// Calls of the system.
extension PublicationError {
    /// - Parameter action: the verb of a sentence that the path ends, such as "create".
    static func systemCall(_ action: String, _ path: String, code: Int32) -> Self {
        var error = Self(
            path, "Could not \(action) \(path): \(systemReason(code)).",
            "The output folder is unchanged. Fix the cause, then build again.")
        var action = action
        if [ENOSPC, EDQUOT].contains(code) {
            action = "write"
            error = Self(
                path, "\(path) could not be written: \(systemReason(code)).",
                """
                The output folder is unchanged. Free space on that disk, or choose an output folder \
                on another one with --output.
                """)
        }
        error.refused = Refusal(action: "\(action) \(path)", code: code)
        return error
    }

    /// There is no permission to write the output folder, or the folder around it.
    static func notWritable(folder: String, code: Int32) -> Self {
        Self(
            folder, "The folder \(folder) is not writable: \(systemReason(code)).",
            """
            Nothing was changed. Make the output folder and the folder around it writable, or \
            choose another output folder with --output.
            """)
    }

    /// The file system cannot exchange the output folder for the new one.
    static func cannotExchange(_ output: String, code: Int32) -> Self {
        Self(
            output,
            "The output folder \(output) cannot be exchanged for a new one: \(systemReason(code)).",
            """
            Nothing was changed. Choose a folder inside it (--output \(folder(in: output))), or \
            one on another file system.
            """)
    }

    /// An example of a folder inside the output folder.
    private static func folder(in output: String) -> String {
        output.hasSuffix("/") ? "\(output)site" : "\(output)/site"
    }

    /// The output was published, but the old output folder could not be deleted.
    static func publishedButNotTidied(_ output: String, cause: PublicationError) -> Self {
        Self(
            output,
            "The new site is in \(output), but the old one was not deleted.\n\(cause.problem)",
            cause.refused == nil
                ? cause.remedy : "Fix the cause. The next build deletes the rest.")
    }
}

/// Output folders that must not be replaced.
extension PublicationError {
    static func outputIsNotAFolder(_ output: String) -> Self {
        Self(
            output, "The output \(output) is not a folder.",
            "Nothing was changed. Move or delete it, or choose another folder with --output.")
    }

    static func brokenLink(_ output: String) -> Self {
        Self(
            output,
            "The output \(output) is a symbolic link to a folder that does not exist.",
            "Nothing was changed. Create that folder, or choose another one with --output.")
    }

    static func missingParent(_ output: String, parent: String) -> Self {
        Self(
            output,
            "The output folder \(output) cannot be made: there is no folder \(parent).",
            "Create it (mkdir -p \(parent)), or choose another output folder with --output.")
    }

    /// The output folder is not empty and has no record. The example is one of its entries.
    static func foreignFolder(_ output: String, example: String) -> Self {
        Self(
            output, "The output folder \(output) contains files of others, such as \(example).",
            "Nothing was changed. Empty the folder yourself, or choose another one with --output.")
    }

    static func damagedRecord(_ output: String, reason: String) -> Self {
        let record = "\(output)/\(OutputRecord.fileName)"
        return Self(
            record, "The record \(record) is damaged: \(reason).",
            """
            Without it a build does not know which files are its own, so nothing was changed. \
            Delete \(output) if none of its files are yours, or choose another folder with --output.
            """)
    }

    static func mountPoint(_ output: String) -> Self {
        Self(
            output,
            "The output folder \(output) is a mount point and cannot be exchanged for a new folder.",
            "Nothing was changed. Choose a folder inside it: --output \(folder(in: output))")
    }

    static func mountPointInside(_ output: String, path: String) -> Self {
        Self(
            "\(output)/\(path)",
            "\(output)/\(path) is a mount point and cannot be moved to a new output folder.",
            "The output folder is unchanged. Unmount it, then build again.")
    }

    /// Another build is writing to the same output folder.
    static func busy(_ output: String) -> Self {
        Self(
            output, "Another build is writing to \(output).",
            "Nothing was changed. Wait until it ends, then build again.")
    }

    /// The work folder has an entry that no build makes.
    static func workFolderInUse(_ path: String) -> Self {
        Self(
            path, "\(path) was not made by this program, but a build needs this path.",
            "Nothing was changed. Move or delete it, then build again.")
    }
}

/// Outputs that clash with one another, or with what others put into the folder.
extension PublicationError {
    private static func output(_ path: String, _ problem: String) -> Self {
        Self(path, problem, "Rename one of the pages or files that it is made from.")
    }

    static func invalidPath(_ path: String, reason: String) -> Self {
        output(path, "\"\(path)\" cannot be the path of an output: \(reason).")
    }

    static func duplicatePath(_ path: OutputPath) -> Self {
        output(path.text, "Two outputs have the path \(path).")
    }

    /// An output has the path of a folder that another output needs.
    static func fileAndFolder(_ path: OutputPath) -> Self {
        output(
            path.text,
            "The output \(path) cannot be made: a path is needed both as a file and as a folder.")
    }

    /// A foreign entry has the path of an output, or of a folder of one.
    static func foreignEntry(_ output: String, path: String) -> Self {
        Self(
            "\(output)/\(path)",
            """
            \(output)/\(path) was not made by this program, but the build has an output of this name.
            """,
            "The output folder is unchanged. Move or rename the entry, then build again.")
    }

    /// A foreign file in the old output folder and the one in the new folder differ.
    static func unsettled(kept: String, published: String) -> Self {
        Self(
            kept,
            "\(kept) was not made by this program and could not be moved back to \(published).",
            "It was not deleted. Move it to where you want it, then build again.")
    }
}
