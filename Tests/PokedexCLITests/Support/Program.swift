import Foundation
import TestSupport

@testable import PokedexCLI

/// The built program, based on the theme and content of the folder in which it runs, as in the
/// repository. It is the one beside the test bundle.
enum Program {
    static let path: String = {
        let bundle = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        let folder = URL(fileURLWithPath: bundle ?? CommandLine.arguments[0])
        return folder.deletingLastPathComponent().appending(path: "pokedex-site").path
    }()

    /// What a run of it came to.
    struct Result: Equatable, RunResult {
        /// The exit status; that of a program ended by a signal is the signal's number below zero.
        var status: Int32
        var output = ""
        var messages = ""

        init(status: Int32, output: String = "", messages: String = "") {
            (self.status, self.output, self.messages) = (status, output, messages)
        }

        init(status: ExitStatus, output: String, messages: String) {
            self.init(status: status.rawValue, output: output, messages: messages)
        }
    }

    /// Runs it to its end.
    static func run(
        _ arguments: [String], in folder: TemporaryFolder, input: String = "",
        environment: [String: String] = [:], executable: String = path, data: String? = nil
    ) throws -> Result {
        let scratch = try TemporaryFolder()
        let files = try ["input", "output", "messages"].map { name in
            let path = try scratch.write(name == "input" ? input : "", to: name)
            return try FileHandle(forUpdating: URL(fileURLWithPath: path))
        }
        let process = prepare(arguments, in: folder, executable: executable, data: data)
        process.environment = process.environment?.merging(environment) { $1 }
        process.standardInput = files[0]
        process.standardOutput = files[1]
        process.standardError = files[2]
        try process.run()
        process.waitUntilExit()
        let texts = try files[1...].map { file in
            try file.seek(toOffset: 0)
            return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
        }
        let isSignal = process.terminationReason == .uncaughtSignal
        return Result(
            status: isSignal ? -process.terminationStatus : process.terminationStatus,
            output: texts[0], messages: texts[1])
    }

    /// A process that is ready to be run.
    ///
    /// - Parameter data: the folder of the theme and content that come with the program; `nil` for the
    ///   folder in which it runs.
    static func prepare(
        _ arguments: [String], in folder: TemporaryFolder, executable: String = path,
        data: String? = nil
    ) -> Process {
        let process = Process()
        process.environment = environment.merging([BuiltInData.variable: data ?? folder.path]) {
            $1
        }
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        return process
    }

    /// The environment, but as if the tests did not run in GitHub Actions.
    private static let environment = ProcessInfo.processInfo.environment
        .filter { !$0.key.hasPrefix("GITHUB_") }
}

/// Runs the program as a user without the rights of root.
enum Privileges {
    private static let setpriv = "/usr/bin/setpriv"

    /// Whether this process has no such rights, or can start another without them.
    static let canBeLeft = geteuid() != 0 || access(setpriv, X_OK) == 0

    /// Runs the program without the rights of root.
    static func withoutThem(
        _ arguments: [String], in folder: TemporaryFolder
    ) throws -> Program.Result {
        guard geteuid() == 0 else { return try Program.run(arguments, in: folder) }
        // Other users may not be able to read the folder of the program.
        let copy = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: Program.path, toPath: copy["pokedex-site"])
        let words = ["--reuid=65534", "--regid=65534", "--clear-groups", copy["pokedex-site"]]
        return try Program.run(words + arguments, in: folder, executable: setpriv)
    }
}
