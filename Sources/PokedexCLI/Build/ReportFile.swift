import Diagnostics
import Platform

/// Where a build writes its report.
enum ReportFile: Sendable {
    /// Standard output, as `-`.
    case output
    /// A regular file that does not exist, or has an earlier report. It is replaced as a whole.
    case file(File)
    /// Anything else that can be written to, such as a pipe.
    case stream(File)

    /// Takes the value of `--report`, and removes the report of an earlier build: as long as this
    /// build has not written its own, there is none.
    ///
    /// - Parameter folders: folders in which a report cannot be, as it would be published, or be taken
    ///   for an input of the next build.
    /// - Throws: `DiagnosticError` when it is in one of these folders, or would replace a file that
    ///   is no report; ``FileError`` when the file cannot be written.
    init(_ path: String, apartFrom folders: [String]) throws {
        if path == "-" {
            self = .output
            return
        }
        guard let resolved = File(path: path).resolved else {
            throw FileError(.write, path, ENOENT)
        }
        for folder in folders {
            guard let around = File(path: folder).resolved else { continue }
            if "\(resolved)/".hasPrefix("\(around)/") {
                throw DiagnosticError(
                    "the report \(path) would be in \(folder), which is read or written by the "
                        + "build; choose a path outside of it")
            }
        }
        var status = stat()
        if stat(resolved, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            guard status.st_mode & S_IFMT != S_IFDIR else { throw FileError(.write, path, EISDIR) }
            self = .stream(File(path: path))
            return
        }
        self = .file(File(path: resolved))
        try Self.removeReport(at: resolved, named: path)
    }

    /// - Throws: ``FileError`` when it cannot be written; there is no report then.
    func write(_ bytes: [UInt8], on console: Console) throws {
        switch self {
        case .output: try console.write(bytes)
        case .file(let file): try file.replace(with: bytes)
        case .stream(let file): try file.opened(to: .write, O_WRONLY) { try $0.write(bytes) }
        }
    }

    private static func removeReport(at path: String, named name: String) throws {
        let file = File(path: path)
        if file.exists {
            let beginning = BuildReport.beginning
            let head = try file.bytes(limit: beginning.count)
            guard head.isEmpty || head.starts(with: beginning) else {
                throw DiagnosticError(
                    "\(name) is no report of a build and is not replaced; delete it yourself, or "
                        + "choose another path with --report")
            }
            guard unlink(path) == 0 else { throw FileError(.write, name, errno) }
        }
        // A build takes time; better to know before it.
        let folder = path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex)
        guard access(String(folder), W_OK | X_OK) == 0 else { throw FileError(.write, name, errno) }
    }
}

extension File {
    /// Writes a new file beside this one, which then takes its place.
    ///
    /// - Throws: ``FileError`` when it cannot be written; the new file is removed then.
    fileprivate func replace(with bytes: [UInt8]) throws {
        let new = File(path: "\(path).\(getpid())")
        do {
            try new.opened(to: .write, O_WRONLY | O_CREAT | O_EXCL) { try $0.write(bytes) }
            guard rename(new.path, path) == 0 else { throw FileError(.write, path, errno) }
        } catch {
            unlink(new.path)
            throw error
        }
    }
}
