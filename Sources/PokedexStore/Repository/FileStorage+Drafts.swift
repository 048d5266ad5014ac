import Foundation

extension FileStorage {
    /// Where bytes are written before they take the file's place: `PATH.PID.new`.
    var draft: String { "\(target).\(getpid()).new" }

    /// Deletes drafts of processes that were killed before they were done.
    func removeAbandonedDrafts() {
        let file = URL(fileURLWithPath: target)
        let folder = file.deletingLastPathComponent()
        let start = "\(file.lastPathComponent)."
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names where name.hasPrefix(start) && name.hasSuffix(".new") {
            guard let process = Int32(name.dropFirst(start.count).dropLast(4)), process > 0,
                kill(process, 0) != 0, errno == ESRCH
            else { continue }
            unlink(folder.appending(path: name).path)
        }
    }
}
