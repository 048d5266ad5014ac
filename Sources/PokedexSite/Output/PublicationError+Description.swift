/// What went wrong and where, and on the next line what to do.
extension PublicationError: CustomStringConvertible {
    /// The message for the person at the terminal, two to four lines long.
    public var description: String {
        "\(problem)\n\(cure)"
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
            "The folder \(folder) cannot be written: \(systemReason(code))."
        case .foreignFolder(let output, let example):
            "The output folder \(output) holds what this program did not make, such as \(example)."
        case .damagedRecord(let output, let reason):
            "The record \(output)/\(OutputRecord.fileName) is damaged: \(reason)."
        case .mountPoint(let output):
            "The output folder \(output) is a mount point and cannot be exchanged for a new folder."
        case .mountPointInside(let output, let path):
            "\(output)/\(path) is a mount point and cannot be taken over into a new output folder."
        case .cannotExchange(let output, let code):
            "The output folder \(output) cannot be exchanged for a new one: \(systemReason(code))."
        case .busy(let output):
            "Another build is writing to \(output)."
        case .workFolderInUse(let path):
            "\(path) was not made by this program, but a build has to work there."
        case .foreignEntry(let output, let path):
            "\(output)/\(path) was not made by this program, but the build has an output for it."
        case .unsettled(let kept, let published):
            "\(kept) was not made by this program and could not be put back as \(published)."
        case .diskFull(let path, let code):
            "\(path) could not be written: \(systemReason(code))."
        case .systemCall(let failure):
            "Could not \(failure.action) \(failure.path): \(failure.reason)."
        case .publishedButNotTidied(let output, let cause):
            "The new site is in \(output), but what it replaced is not cleared away.\n\(cause.problem)"
        }
    }

    /// What was left, and what to do about it.
    private var cure: String {
        switch self {
        case .invalidPath, .duplicatePath, .fileAndFolder:
            "Give one of the pages or files that make it another name."
        case .outputIsNotAFolder:
            "Nothing was changed. Move or delete it, or name another folder with --output."
        case .brokenLink:
            "Nothing was changed. Make that folder, or name another one with --output."
        case .missingParent(_, let parent):
            "Make it (mkdir -p \(parent)), or name another output folder with --output."
        case .notWritable:
            """
            Nothing was changed. Let the output folder and the folder around it be written, or \
            name another output folder with --output.
            """
        case .foreignFolder:
            "Nothing was changed. Empty the folder yourself, or name another one with --output."
        case .damagedRecord(let output, _):
            """
            Without it a build cannot tell its files from yours, so nothing was changed. Delete \
            \(output) if all in it is the builder's, or name another folder with --output.
            """
        case .mountPoint(let output):
            "Nothing was changed. Give the build a folder inside it: --output \(Self.folder(in: output))"
        case .mountPointInside:
            "The output folder was left as it was. Unmount it there, then build again."
        case .cannotExchange(let output, _):
            """
            Nothing was changed. Give the build a folder inside it (--output \(Self.folder(in: output))), or \
            one on another file system.
            """
        case .busy:
            "Nothing was changed. Wait until it has ended, then build again."
        case .workFolderInUse:
            "Nothing was changed. Move or delete it, then build again."
        case .foreignEntry:
            "The output folder was left as it was. Move or rename the entry, then build again."
        case .unsettled:
            "It was not deleted. Move it to where you want it, then build again."
        case .diskFull:
            """
            The output folder was left as it was. Make room on that disk, or name an output \
            folder on another one with --output.
            """
        case .systemCall:
            "The output folder was left as it was. Mend the cause, then build again."
        case .publishedButNotTidied(_, .systemCall):
            "Mend the cause; the next build clears the rest away."
        case .publishedButNotTidied(_, let cause):
            cause.cure
        }
    }

    /// A folder that is no mount point, for an output that is one.
    private static func folder(in output: String) -> String {
        output.hasSuffix("/") ? "\(output)site" : "\(output)/site"
    }
}
