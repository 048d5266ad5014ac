import Platform
import PokeAPI
import PokedexDomain
import Synchronization

/// The log of an update: lines of a minimum level on the console, and all lines in a file, if there
/// is one.
final class UpdateLog: Sendable {
    enum Level: Comparable, Sendable {
        case debug, info, warning, error
    }

    private let file: LogFile?
    private let minimum: Level
    private let show: @Sendable (String) -> Void

    /// - Parameters:
    ///   - path: the file to append all lines to; `nil` for none.
    ///   - minimum: the level from which lines are shown.
    ///   - show: writes a line to the console.
    /// - Throws: ``FileError`` when the file cannot be written.
    init(path: String?, minimum: Level, show: @escaping @Sendable (String) -> Void) throws {
        (self.minimum, self.show) = (minimum, show)
        file = try path.map { try LogFile(path: $0) }
    }

    func write(_ level: Level, _ message: String) {
        if level >= minimum { show("\(level): \(message)") }
        guard let problem = file?.append("\(level): \(message)") else { return }
        show("\(problem.diagnostic.asWarning); nothing more is written there")
    }

    /// Writes a line to the file, and another text to the console.
    func write(_ level: Level, _ message: String, shownAs text: String) {
        show(text)
        append(level, message)
    }

    /// Writes a line to the file only.
    func append(_ level: Level, _ message: String) {
        _ = file?.append("\(level): \(message)")
    }
}

extension UpdateLog {
    func write(_ event: NetworkEvent) {
        switch event {
        case .parallelismChanged(let from, let to, let reason):
            write(.info, "requests at the same time: \(from) → \(to), as \(reason)")
        case .attemptFailed(let path, let reason, let attempt, let wait):
            let next = wait.map { "; next attempt in \(tenths($0)) s" } ?? ""
            write(.debug, "\(path) \(reason) (attempt \(attempt))\(next)")
        case .holdingBack(let seconds, let reason):
            write(.info, "no requests for \(tenths(seconds)) s, as the source \(reason)")
        }
    }

    private func tenths(_ seconds: Double) -> Double { (seconds * 10).rounded() / 10 }
}

/// A file to which lines are appended, each with the time: `2026-11-22T04:20:31Z`.
private final class LogFile: Sendable {
    /// `nil` after an error.
    private let descriptor: Mutex<Descriptor?>

    init(path: String) throws {
        let number = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard number >= 0 else { throw FileError(.write, path, errno) }
        descriptor = Mutex(Descriptor(number: number, name: path))
    }

    deinit {
        descriptor.withLock { if let descriptor = $0 { _ = close(descriptor.number) } }
    }

    /// - Returns: the error, if there was none before.
    func append(_ line: String) -> FileError? {
        descriptor.withLock { (descriptor) -> FileError? in
            guard let open = descriptor else { return nil }
            do {
                let now = Moment(secondsSince1970: time(nil))
                try open.write(Array("\(now) \(line)\n".utf8))
                return nil
            } catch {
                descriptor = nil
                return error as? FileError
            }
        }
    }
}
