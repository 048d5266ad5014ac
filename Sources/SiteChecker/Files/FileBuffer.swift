import Diagnostics
import Platform

/// A file's contents, in memory that is used again for the next file.
struct FileBuffer {
    private var storage: [UInt8] = []
    private var count = 0

    /// Replaces the contents with those of a file.
    mutating func read(_ path: String) throws {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw DiagnosticError.unreadable(path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw DiagnosticError.unreadable(path) }
        count = 0
        reserve(Int(status.st_size) + 1)
        while true {
            let read = storage.withUnsafeMutableBytes { buffer in
                Platform.read(
                    descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
            }
            if read < 0 && errno == EINTR { continue }
            guard read >= 0 else { throw DiagnosticError.unreadable(path) }
            guard read > 0 else { return }
            count += read
            reserve(count + 1)
        }
    }

    func withContents<Result>(_ body: (Bytes) -> Result) -> Result {
        storage.withUnsafeBufferPointer { buffer in
            body(Bytes(rebasing: buffer.prefix(count)))
        }
    }

    private mutating func reserve(_ capacity: Int) {
        guard storage.count < capacity else { return }
        let size = max(capacity, storage.count * 2)
        storage.append(contentsOf: repeatElement(0, count: size - storage.count))
    }
}

extension DiagnosticError {
    /// The error of the system call that has just failed for a path.
    static func unreadable(_ path: String) -> DiagnosticError {
        DiagnosticError("cannot be read: \(String(cString: strerror(errno)))", path: path)
    }
}
