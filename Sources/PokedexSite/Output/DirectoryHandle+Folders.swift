import Glibc

/// Making and deleting whole folders.
extension DirectoryHandle {
    /// Makes the folders around a path.
    func makeFolders(around path: EntryPath) throws(PublicationError) {
        for parent in path.parents {
            try makeFolder(parent.characters)
        }
    }

    /// Deletes a folder and all in it; links in it are deleted, not followed.
    func removeTree(_ path: EntryPath) throws(PublicationError) {
        guard try status(of: path.characters) != nil else { return }
        try allowChanges(in: path)
        for entry in try entries(of: path) {
            if entry.kind == .folder {
                try removeTree(entry.path)
            } else {
                try removeFile(entry.path.characters)
            }
        }
        try removeFolder(path.characters)
    }

    /// Lets the owner list and empty a folder that is about to be deleted.
    func allowChanges(in path: EntryPath) throws(PublicationError) {
        guard let status = try status(of: path.characters), status.mode & 0o700 != 0o700 else {
            return
        }
        guard fchmodat(descriptor, path.characters, status.mode | 0o700, 0) == 0 else {
            throw failure("set the mode of", path.characters)
        }
    }
}
