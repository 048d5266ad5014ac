import Glibc
import Synchronization

/// What an update says about itself: on the console what the user wants to see, and everything in a
/// file where one is named.
final class UpdateLog: Sendable {
    /// How much a line matters.
    enum Level: Int, Comparable, Sendable {
        /// What helps to find a fault.
        case debug
        /// What happens.
        case info
        /// What the user should know.
        case warning
        /// Why it came to nothing.
        case error

        /// The word before the line.
        var word: String {
            switch self {
            case .debug: "debug"
            case .info: "info"
            case .warning: "warning"
            case .error: "error"
            }
        }

        /// Orders by weight.
        static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
    }

    private let file: LogFile?
    private let least: Level
    private let say: @Sendable (String) -> Void

    /// Says lines of a level, and of those above it, on the console.
    ///
    /// - Parameter path: the file that takes all lines, behind what is in it; `nil` for none.
    /// - Throws: ``FileError`` when it cannot be written.
    init(
        path: String?, least: Level, say: @escaping @Sendable (String) -> Void
    ) throws(FileError) {
        self.least = least
        self.say = say
        if let path {
            file = try LogFile(path: path)
        } else {
            file = nil
        }
    }

    /// Writes a line.
    func write(_ level: Level, _ message: String) {
        if level >= least { say("\(level.word): \(message)") }
        guard let problem = file?.append("\(level.word): \(message)") else { return }
        say("warning: \(problem); nothing more is written there")
    }

    /// Writes a line that is shown on the console in other words.
    func write(_ level: Level, _ message: String, shownAs shown: String) {
        say(shown)
        keep(level, message)
    }

    /// Writes a line into the file alone.
    func keep(_ level: Level, _ message: String) {
        _ = file?.append("\(level.word): \(message)")
    }
}

/// A file that grows line by line, each with its time.
private final class LogFile: Sendable {
    private let path: String
    /// `nil` once it cannot be written any more.
    private let descriptor: Mutex<Descriptor?>

    /// Opens the file, or makes it.
    init(path: String) throws(FileError) {
        self.path = path
        let number = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard number >= 0 else { throw FileError(.write, path, .init(code: errno)) }
        descriptor = Mutex(Descriptor(number: number))
    }

    deinit {
        descriptor.withLock { if let descriptor = $0 { _ = close(descriptor.number) } }
    }

    /// Adds a line.
    ///
    /// - Returns: what is wrong when it can be written no longer, the first time.
    func append(_ line: String) -> FileError? {
        descriptor.withLock { (descriptor) -> FileError? in
            guard let open = descriptor else { return nil }
            do throws(Descriptor.Failure) {
                try open.write(Array("\(Self.time()) \(line)\n".utf8))
                return nil
            } catch {
                descriptor = nil
                return FileError(.write, path, error)
            }
        }
    }

    /// The time now: `2026-11-22T04:20:31Z`.
    private static func time() -> String {
        var now = Glibc.time(nil)
        var parts = tm()
        gmtime_r(&now, &parts)
        var text = [CChar](repeating: 0, count: 32)
        let length = strftime(&text, text.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
        return String(decoding: text[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
