import CPlatform

// The system's C library under one name, whichever system it is.
#if canImport(Glibc)
    @_exported import Glibc
#elseif canImport(Darwin)
    @_exported import Darwin
#else
    #error("pokedex-site runs on Linux with glibc, and on macOS")
#endif

// What the C libraries have under different names, or only as macros.

extension stat {
    /// When the content changed last; any program may set it.
    package var modificationTime: timespec {
        #if canImport(Darwin)
            st_mtimespec
        #else
            st_mtim
        #endif
    }

    /// When content, name, mode or links changed last; only the kernel sets it.
    package var changeTime: timespec {
        #if canImport(Darwin)
            st_ctimespec
        #else
            st_ctim
        #endif
    }
}

/// The nanoseconds that leave a time of a file as it is: `UTIME_OMIT`.
package var omittedTime: Int {
    #if canImport(Darwin)
        -2
    #else
        1 << 30 - 2
    #endif
}

/// The type of sockets that carry a stream of bytes.
package var streamSocket: Int32 {
    #if canImport(Darwin)
        SOCK_STREAM
    #else
        Int32(SOCK_STREAM.rawValue)
    #endif
}

/// The path of the running program's file; empty where the system does not say.
package let programPath: String = {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    guard platform_program_path(&path, path.count) == 0 else { return "" }
    return path.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}()

/// What this process has used so far.
private func usage() -> rusage {
    var usage = rusage()
    #if canImport(Darwin)
        getrusage(RUSAGE_SELF, &usage)
    #else
        getrusage(RUSAGE_SELF.rawValue, &usage)
        // Linux counts memory in KiB.
        usage.ru_maxrss *= 1024
    #endif
    return usage
}

/// The most memory that this process has used so far, in bytes.
package func peakMemory() -> Int { usage().ru_maxrss }

/// The processor time that all threads of this process have used so far, for themselves and in the system.
package func processorTime() -> Duration {
    let usage = usage()
    return [usage.ru_utime, usage.ru_stime].reduce(.zero) { sum, time in
        sum + .seconds(time.tv_sec) + .microseconds(Int64(time.tv_usec))
    }
}

/// How far clocks of this computer are ahead of UTC at a time, in seconds; whole minutes.
///
/// - Parameter seconds: since 1970.
package func clockOffset(at seconds: Int) -> Int {
    var (moment, parts) = (time_t(seconds), tm())
    localtime_r(&moment, &parts)
    return parts.tm_gmtoff / 60 * 60
}

/// The path without symbolic links; `nil` when nothing is there, for the reason in `errno`.
package func absolutePath(of path: String) -> String? {
    guard let absolute = realpath(path, nil) else { return nil }
    defer { free(absolute) }
    return String(cString: absolute)
}

/// The names in a folder, but `.`, `..` and what editors and file managers leave there
/// (``isLeftover(_:)``); `nil` when it cannot be read, for the reason in `errno`.
package func names(inFolder path: String) -> [String]? {
    guard let stream = opendir(path) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name != ".", name != "..", !isLeftover(name) { names.append(name) }
    }
    return names
}

/// Whether a file was left by an editor or file manager, and not by a person: locks, copies and swap files of Emacs
/// (`.#name`, `#name#`, `name~`) and Vim (`.name.swp`, `4913`), of merging (`name.orig`), of macOS and Windows.
package func isLeftover(_ name: String) -> Bool {
    switch name {
    case ".DS_Store", "Thumbs.db", "4913": true
    default:
        name.hasPrefix(".#") || name.hasPrefix("#") && name.hasSuffix("#") && name.utf8.count > 1
            || name.hasSuffix("~") || name.hasSuffix(".orig")
            || name.hasPrefix(".") && [".swp", ".swo", ".swx"].contains(where: name.hasSuffix)
    }
}

/// What identifies a folder that has several paths.
package struct FolderIdentity: Hashable {
    private let device: dev_t
    private let inode: ino_t

    package init(_ status: stat) {
        device = status.st_dev
        inode = status.st_ino
    }

    /// `nil` when there is no folder at the path.
    package init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
        self.init(status)
    }
}
