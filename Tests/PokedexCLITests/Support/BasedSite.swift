import TestSupport

@testable import PokedexCLI

/// A folder for a site that is based on the theme and content of another folder, as a site of an
/// installed program is.
struct BasedSite {
    let folder: TemporaryFolder
    /// The folder that the program's theme and content are in.
    let data: TemporaryFolder

    /// A folder without a site, based on those of the sample.
    init() throws {
        folder = try TemporaryFolder()
        data = try SampleSite().folder
    }

    /// A site of some files.
    init(_ files: [String: String]) throws {
        try self.init()
        for (name, text) in files { try folder.write(text, to: name) }
    }

    func run(_ words: String...) throws -> Program.Result {
        try Program.run(words, in: folder, data: data.path)
    }

    /// Builds the website into `Public`; returns the warnings.
    func build() throws -> String {
        let result = try run("build", "--base-url", "https://example.org/")
        guard result.status == 0 else { throw SampleSite.UnexpectedResult(result: result) }
        return result.messages
    }

    /// The text of a file of the website; that of assets by their path in the folder of assets.
    func website(_ name: String) throws -> String {
        let files = SiteTree(folder["Public"]).files
        let found = files.first { path, _ in
            path == name || path.hasPrefix("assets/") && path.hasSuffix("/\(name)")
        }
        return String(decoding: found?.value ?? .init(), as: UTF8.self)
    }
}
