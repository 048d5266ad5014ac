import Glibc
import PokedexDomain

extension RecordsFile {
    /// Whether an update has it. Asking takes no lock, so that no update can fail of it.
    var isBusy: Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var lock = Self.wholeLock()
        guard fcntl(descriptor, Self.askForLock, &lock) == 0 else { return false }
        return lock.l_type != Int16(F_UNLCK)
    }

    /// Does something while no update can begin.
    ///
    /// - Returns: what the work returns; `nil` when it was not done because an update has the file.
    /// - Throws: what the work throws.
    func keepingUpdatesOut<Value>(
        _ work: () throws(CatalogError) -> Value
    ) throws(CatalogError) -> Value? {
        let descriptor = open(path, O_RDWR | O_CLOEXEC)
        defer { if descriptor >= 0 { close(descriptor) } }
        var lock = Self.wholeLock()
        if descriptor >= 0, fcntl(descriptor, Self.takeLock, &lock) != 0,
            [EAGAIN, EACCES].contains(errno)
        {
            return nil
        }
        return try work()
    }

    // F_OFD_GETLK and F_OFD_SETLK, which see what this process has locked itself too; Glibc's
    // module does not show them.
    private static let askForLock: Int32 = 36
    private static let takeLock: Int32 = 37

    /// All bytes that SQLite locks: 512 behind the first gigabyte
    /// (https://sqlite.org/lockingv3.html).
    private static func wholeLock() -> flock {
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        lock.l_whence = Int16(SEEK_SET)
        lock.l_start = 0x4000_0000
        lock.l_len = 512
        return lock
    }
}
