import Foundation
import TestSupport

@testable import PokedexCLI

/// Runs the program as somebody who may not write everywhere.
enum Privileges {
    private static let setpriv = "/usr/bin/setpriv"

    /// Whether this process has none, or can start another without them.
    static let canBeLeft = geteuid() != 0 || access(setpriv, X_OK) == 0

    /// Runs the program without the rights of root.
    static func withoutThem(
        _ arguments: [String], in folder: TemporaryFolder
    ) throws -> Program.Result {
        guard geteuid() == 0 else { return try Program.run(arguments, in: folder) }
        // Where the program lies, others may not be able to read it.
        let place = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: Program.path, toPath: place["pokedex-site"])
        let words = ["--reuid=65534", "--regid=65534", "--clear-groups", place["pokedex-site"]]
        return try Program.run(words + arguments, in: folder, executable: setpriv)
    }
}
