import Diagnostics
import Foundation
import SiteChecker
import Testing

/// A small site in a temporary folder, without faults until a test adds some.
struct TestSite {
    private var files = TestFiles()

    init() {
        files["en/index.html"] = Self.page(language: "en", title: "Pokémon")
        files["ja/index.html"] = Self.page(language: "ja", title: "ポケモン")
    }

    /// The content of a file; `nil` removes it.
    subscript(path: String) -> String? {
        get { files[path] }
        set { files[path] = newValue }
    }

    /// A page without faults, with `head` in line 9 and `body` in line 14.
    static func page(
        language: String = "en", title: String = "Pokémon", head: String = "", body: String = ""
    ) -> String {
        """
        <!DOCTYPE html>
        <html lang="\(language)">
        <head>
        <meta http-equiv="Content-Security-Policy" content="default-src 'self'; form-action 'self'"/>
        <meta charset="utf-8"/>
        <meta name="viewport" content="width=device-width"/>
        <meta name="description" content="Names &amp; numbers"/>
        <title>\(title)</title>
        \(head)
        </head>
        <body>
        <main>
        <h1>\(title)</h1>
        \(body)
        </main>
        </body>
        </html>

        """
    }

    /// The findings in the site.
    func findings(baseURL: String? = nil, jobs: Int = 2) throws -> [String] {
        try files.withFolder { folder in
            let checker = SiteChecker(
                directory: folder, baseURL: baseURL, languages: ["en", "ja"])
            return try checker.check(jobs: jobs)?.map(\.withoutLine) ?? []
        }
    }

    /// Calls `body` with a new folder that holds the site.
    func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
        try files.withFolder(body)
    }

    /// The findings in a site whose English start page has this head and body, with a text replaced.
    static func findings(
        head: String = "", body: String = "", replacing original: String = "\0",
        with fault: String = ""
    ) throws -> [String] {
        var site = TestSite()
        site["en/index.html"] = page(head: head, body: body).replacing(original, with: fault)
        return try site.findings()
    }
}

extension Diagnostic {
    /// The message without the line of which it is, where no column in that is known.
    fileprivate var withoutLine: String {
        position?.column == nil
            ? description.split(separator: "\n").prefix(1).joined() : description
    }
}

extension TestSite {
    /// The rows of a table: two cells with an arrow between them.
    static func rows(_ table: String) -> [(String, String)] {
        table.split(separator: "\n").map { row in
            let cells = row.split(separator: " => ").map(String.init)
            return (cells[0], cells[1])
        }
    }
}

/// Files for a test, by their path in a temporary folder.
struct TestFiles {
    var bytes: [String: [UInt8]] = [:]

    /// The text of a file; `nil` removes it.
    subscript(path: String) -> String? {
        get { bytes[path].map { String(decoding: $0, as: UTF8.self) } }
        set { bytes[path] = newValue.map { Array($0.utf8) } }
    }

    /// Calls `body` with a new folder that holds the files, and removes the folder.
    func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "site-checker-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, content) in bytes {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(content).write(to: file)
        }
        return try body(folder.path)
    }

    /// The findings of the template checker, with paths relative to the folder.
    func templateFindings() throws -> [String] {
        try withFolder { folder in
            try TemplateChecker(directories: [folder]).check().map { finding in
                finding.withoutLine.replacing(folder + "/", with: "")
            }
        }
    }
}

/// All suites that use libxml2, one after another.
@Suite(.serialized)
enum LibXML2Tests {}
