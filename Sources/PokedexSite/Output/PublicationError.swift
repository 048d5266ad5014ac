import Glibc

/// Why a site was not published. Except where a case says otherwise, the output folder is then as
/// it was before.
public enum PublicationError: Error, Equatable, Sendable {
    /// A path that no output can have.
    case invalidPath(_ path: String, reason: String)
    /// The output exists and is no folder.
    case outputIsNotAFolder(_ output: String)
    /// The output is a symbolic link that leads nowhere.
    case brokenLink(_ output: String)
    /// The folder that should hold the output does not exist.
    case missingParent(_ output: String, parent: String)
    /// The output folder, or the folder that holds it, may not be written.
    case notWritable(folder: String, code: Int32)
    /// The output folder is not empty and holds no record; one of its entries is the example.
    case foreignFolder(_ output: String, example: String)
    /// The output folder's record cannot be read.
    case damagedRecord(_ output: String, reason: String)
    /// Something is mounted on the output folder, so that it cannot be exchanged.
    case mountPoint(_ output: String)
    /// Something is mounted on a folder inside the output folder.
    case mountPointInside(_ output: String, path: String)
    /// The file system cannot exchange the output folder for the new one.
    case cannotExchange(_ output: String, code: Int32)
    /// Another build is writing to the same output folder.
    case busy(_ output: String)
    /// Where the build wants to work, something lies that no build made.
    case workFolderInUse(_ path: String)
    /// Two outputs have the same path.
    case duplicatePath(OutputPath)
    /// A path is needed both as a file and as a folder.
    case fileAndFolder(OutputPath)
    /// Something that the builder did not make lies where it has a file or folder to put.
    case foreignEntry(_ output: String, path: String)
    /// Someone's file, saved from a replaced output folder, differs from the one in the new folder.
    case unsettled(kept: String, published: String)
    /// The disk, or the user's share of it, is full.
    case diskFull(_ path: String, code: Int32)
    /// Any other system call that failed.
    case systemCall(SystemCallFailure)
    /// The new site is published, but the folder it replaces could not be cleared away.
    indirect case publishedButNotTidied(_ output: String, cause: PublicationError)

    /// The error that a failed system call means.
    init(_ failure: SystemCallFailure) {
        switch failure.code {
        case ENOSPC, EDQUOT: self = .diskFull(failure.path, code: failure.code)
        default: self = .systemCall(failure)
        }
    }
}
