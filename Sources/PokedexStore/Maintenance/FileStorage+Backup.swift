import Glibc
import PokedexDomain

extension FileStorage {
    /// Writes bytes into a new file beside this one, and never over another.
    ///
    /// - Parameter suffix: what the file's name adds to this one's.
    /// - Returns: the new file's path.
    /// - Throws: ``CatalogError/notWritable(_:)`` when there is such a file, or it cannot be written.
    func backUp(_ bytes: [UInt8], suffix: String) throws(CatalogError) -> String {
        let path = name + suffix
        guard access(path, F_OK) != 0 else {
            throw .notWritable(
                "\(name): nothing was changed: \(path), where the old file would be kept, is "
                    + "there already; move it away, or delete it")
        }
        do throws(WriteFailure) {
            try write(bytes, to: path, flag: O_EXCL)
        } catch {
            if error.code != EEXIST { unlink(path) }
            throw .notWritable(
                "\(name): nothing was changed: the old file could not be kept as \(path): "
                    + error.reason)
        }
        return path
    }
}
