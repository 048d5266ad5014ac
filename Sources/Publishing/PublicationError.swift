import Platform

/// Why the output was not published. The output folder is unchanged, except where a case says
/// otherwise.
package enum PublicationError: Error, Equatable, Sendable {
    case invalidPath(_ path: String, reason: String)
    /// The output exists and is not a folder.
    case outputIsNotAFolder(_ output: String)
    /// The output is a symbolic link to a folder that does not exist.
    case brokenLink(_ output: String)
    /// The folder around the output does not exist.
    case missingParent(_ output: String, parent: String)
    /// There is no permission to write the output folder, or the folder around it.
    case notWritable(folder: String, code: Int32)
    /// The output folder is not empty and has no record. The example is one of its entries.
    case foreignFolder(_ output: String, example: String)
    case damagedRecord(_ output: String, reason: String)
    /// The output folder is a mount point and cannot be exchanged.
    case mountPoint(_ output: String)
    /// A folder inside the output folder is a mount point.
    case mountPointInside(_ output: String, path: String)
    /// The file system cannot exchange the output folder for the new one.
    case cannotExchange(_ output: String, code: Int32)
    /// Another build is writing to the same output folder.
    case busy(_ output: String)
    /// The work folder has an entry that no build makes.
    case workFolderInUse(_ path: String)
    case duplicatePath(OutputPath)
    /// An output has the path of a folder that another output needs.
    case fileAndFolder(OutputPath)
    /// A foreign entry has the path of an output, or of a folder of one.
    case foreignEntry(_ output: String, path: String)
    /// A foreign file in the old output folder and the one in the new folder differ.
    case unsettled(kept: String, published: String)
    /// The disk, or the user's quota, is full.
    case diskFull(_ path: String, code: Int32)
    /// Any other system call that failed.
    case systemCall(SystemCallFailure)
    /// The output was published, but the old output folder could not be deleted.
    indirect case publishedButNotTidied(_ output: String, cause: PublicationError)

    init(_ failure: SystemCallFailure) {
        switch failure.code {
        case ENOSPC, EDQUOT: self = .diskFull(failure.path, code: failure.code)
        default: self = .systemCall(failure)
        }
    }
}

/// A system call that failed.
package struct SystemCallFailure: Error, Equatable, Sendable {
    /// The verb of a sentence that the path ends, such as "create".
    package let action: String
    package let path: String
    /// The `errno` of the call.
    package let code: Int32

    /// The system's text for the code, such as "Permission denied".
    package var reason: String { systemReason(code) }
}

/// The system's text for an `errno`.
package func systemReason(_ code: Int32) -> String {
    String(cString: strerror(code))
}

extension PublicationError {
    /// What the system refused, for users of a folder that no build writes to; `nil` for errors of
    /// publishing.
    package var refusal: String? {
        switch self {
        case .systemCall(let failure):
            "could not \(failure.action) \(failure.path): \(failure.reason)"
        case .diskFull(let path, let code): "could not write \(path): \(systemReason(code))"
        default: nil
        }
    }
}

extension PublicationError {
    /// The file or folder that it is about.
    package var path: String {
        switch self {
        case .invalidPath(let path, _), .workFolderInUse(let path), .diskFull(let path, _),
            .notWritable(let path, _), .unsettled(let path, _):
            path
        case .outputIsNotAFolder(let output), .brokenLink(let output),
            .missingParent(let output, _), .foreignFolder(let output, _), .mountPoint(let output),
            .cannotExchange(let output, _), .busy(let output),
            .publishedButNotTidied(let output, _):
            output
        case .damagedRecord(let output, _): "\(output)/\(OutputRecord.fileName)"
        case .mountPointInside(let output, let path), .foreignEntry(let output, let path):
            "\(output)/\(path)"
        case .duplicatePath(let path), .fileAndFolder(let path): "\(path)"
        case .systemCall(let failure): failure.path
        }
    }
}

/// The message for the user: what went wrong and where, and on the next line what to do.
extension PublicationError: CustomStringConvertible {
    package var description: String {
        "\(problem)\n\(remedy)"
    }

    private var problem: String {
        switch self {
        case .invalidPath(let path, let reason):
            "\"\(path)\" cannot be the path of an output: \(reason)."
        case .duplicatePath(let path):
            "Two outputs have the path \(path)."
        case .fileAndFolder(let path):
            "The output \(path) cannot be made: a path is needed both as a file and as a folder."
        case .outputIsNotAFolder(let output):
            "The output \(output) is not a folder."
        case .brokenLink(let output):
            "The output \(output) is a symbolic link to a folder that does not exist."
        case .missingParent(let output, let parent):
            "The output folder \(output) cannot be made: there is no folder \(parent)."
        case .notWritable(let folder, let code):
            "The folder \(folder) is not writable: \(systemReason(code))."
        case .foreignFolder(let output, let example):
            "The output folder \(output) contains files of others, such as \(example)."
        case .damagedRecord(let output, let reason):
            "The record \(output)/\(OutputRecord.fileName) is damaged: \(reason)."
        case .mountPoint(let output):
            "The output folder \(output) is a mount point and cannot be exchanged for a new folder."
        case .mountPointInside(let output, let path):
            "\(output)/\(path) is a mount point and cannot be moved to a new output folder."
        case .cannotExchange(let output, let code):
            "The output folder \(output) cannot be exchanged for a new one: \(systemReason(code))."
        case .busy(let output):
            "Another build is writing to \(output)."
        case .workFolderInUse(let path):
            "\(path) was not made by this program, but a build needs this path."
        case .foreignEntry(let output, let path):
            "\(output)/\(path) was not made by this program, but the build has an output of this name."
        case .unsettled(let kept, let published):
            "\(kept) was not made by this program and could not be moved back to \(published)."
        case .diskFull(let path, let code):
            "\(path) could not be written: \(systemReason(code))."
        case .systemCall(let failure):
            "Could not \(failure.action) \(failure.path): \(failure.reason)."
        case .publishedButNotTidied(let output, let cause):
            "The new site is in \(output), but the old one was not deleted.\n\(cause.problem)"
        }
    }

    /// The state of the output folder, and what to do.
    private var remedy: String {
        switch self {
        case .invalidPath, .duplicatePath, .fileAndFolder:
            "Rename one of the pages or files that it is made from."
        case .outputIsNotAFolder:
            "Nothing was changed. Move or delete it, or choose another folder with --output."
        case .brokenLink:
            "Nothing was changed. Create that folder, or choose another one with --output."
        case .missingParent(_, let parent):
            "Create it (mkdir -p \(parent)), or choose another output folder with --output."
        case .notWritable:
            """
            Nothing was changed. Make the output folder and the folder around it writable, or \
            choose another output folder with --output.
            """
        case .foreignFolder:
            "Nothing was changed. Empty the folder yourself, or choose another one with --output."
        case .damagedRecord(let output, _):
            """
            Without it a build does not know which files are its own, so nothing was changed. \
            Delete \(output) if none of its files are yours, or choose another folder with --output.
            """
        case .mountPoint(let output):
            "Nothing was changed. Choose a folder inside it: --output \(Self.folder(in: output))"
        case .mountPointInside:
            "The output folder is unchanged. Unmount it, then build again."
        case .cannotExchange(let output, _):
            """
            Nothing was changed. Choose a folder inside it (--output \(Self.folder(in: output))), or \
            one on another file system.
            """
        case .busy:
            "Nothing was changed. Wait until it ends, then build again."
        case .workFolderInUse:
            "Nothing was changed. Move or delete it, then build again."
        case .foreignEntry:
            "The output folder is unchanged. Move or rename the entry, then build again."
        case .unsettled:
            "It was not deleted. Move it to where you want it, then build again."
        case .diskFull:
            """
            The output folder is unchanged. Free space on that disk, or choose an output folder on \
            another one with --output.
            """
        case .systemCall:
            "The output folder is unchanged. Fix the cause, then build again."
        case .publishedButNotTidied(_, .systemCall):
            "Fix the cause. The next build deletes the rest."
        case .publishedButNotTidied(_, let cause):
            cause.remedy
        }
    }

    /// An example of a folder inside the output folder.
    private static func folder(in output: String) -> String {
        output.hasSuffix("/") ? "\(output)site" : "\(output)/site"
    }
}
