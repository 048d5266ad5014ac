import Platform

/// Where a build writes its report.
enum ReportFile: Sendable {
    /// Standard output, as `-`.
    case output
    /// A regular file that does not exist, or has an earlier report. It is replaced as a whole.
    case file(File)
    /// Anything else that can be written to, such as a pipe.
    case stream(String)

    /// Takes the value of `--report`, and removes the report of an earlier build: as long as this
    /// build has not written its own, there is none.
    ///
    /// - Parameter folders: folders in which a report cannot be, as it would be published, or be taken
    ///   for an input of the next build.
    /// - Throws: ``MisplacedReport`` when it is in one of these folders, or would replace a file that
    ///   is no report; ``FileError`` when the file cannot be written.
    init(_ path: String, apartFrom folders: [String]) throws {
        if path == "-" {
            self = .output
            return
        }
        let file = File(path: path)
        guard let resolved = file.resolved else {
            throw FileError(.write, path, Descriptor.Failure(code: ENOENT))
        }
        for folder in folders {
            guard let around = File(path: folder).resolved else { continue }
            if "\(resolved)/".hasPrefix("\(around)/") {
                throw MisplacedReport.inside(path, folder: folder)
            }
        }
        var status = stat()
        if stat(resolved, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            guard status.st_mode & S_IFMT != S_IFDIR else {
                throw FileError(.write, path, Descriptor.Failure(code: EISDIR))
            }
            self = .stream(path)
            return
        }
        self = .file(File(path: resolved))
        try Self.removeReport(at: resolved, named: path)
    }

    /// Writes the report.
    ///
    /// - Throws: ``FileError`` when it cannot be written; there is no report then.
    func write(_ bytes: [UInt8], on console: Console) throws(FileError) {
        switch self {
        case .output: try console.write(bytes)
        case .file(let file): try file.replace(with: bytes)
        case .stream(let path):
            try Self.write(bytes, to: path, O_WRONLY | O_CLOEXEC)
        }
    }

    private static func removeReport(at path: String, named name: String) throws {
        let file = File(path: path)
        if file.exists {
            let beginning = BuildReport.beginning
            let head = try file.bytes(limit: beginning.count)
            guard head.isEmpty || head.starts(with: beginning) else {
                throw MisplacedReport.noReport(name)
            }
            guard unlink(path) == 0 else {
                throw FileError(.write, name, Descriptor.Failure(code: errno))
            }
        }
        // A build takes time; better to know before it.
        let folder = path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex)
        guard access(String(folder), W_OK | X_OK) == 0 else {
            throw FileError(.write, name, Descriptor.Failure(code: errno))
        }
    }

    fileprivate static func write(
        _ bytes: [UInt8], to path: String, _ flags: Int32
    ) throws(FileError) {
        let number = open(path, flags, 0o644)
        guard number >= 0 else { throw FileError(.write, path, Descriptor.Failure(code: errno)) }
        defer { close(number) }
        do {
            try Descriptor(number: number).write(bytes)
        } catch {
            throw FileError(.write, path, error)
        }
    }
}

extension File {
    /// Writes a new file beside this one, which then takes its place.
    ///
    /// - Throws: ``FileError`` when it cannot be written; the new file is removed then.
    fileprivate func replace(with bytes: [UInt8]) throws(FileError) {
        let new = "\(path).\(getpid())"
        do throws(FileError) {
            try ReportFile.write(bytes, to: new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC)
            guard rename(new, path) == 0 else {
                throw FileError(.write, path, Descriptor.Failure(code: errno))
            }
        } catch {
            unlink(new)
            throw error
        }
    }
}

/// A path at which no report can be written.
enum MisplacedReport: Error, Hashable, CustomStringConvertible {
    /// It is in the output folder or in an input folder.
    case inside(String, folder: String)
    /// A file is there that is no report of a build.
    case noReport(String)

    var description: String {
        switch self {
        case .inside(let path, let folder):
            "the report \(path) would be in \(folder), which is read or written by the build; "
                + "choose a path outside of it"
        case .noReport(let path):
            "\(path) is no report of a build and is not replaced; "
                + "delete it yourself, or choose another path with --report"
        }
    }
}
