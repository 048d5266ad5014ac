import Mustache

/// Checks the templates of a theme without any data: that the engine accepts them, that every
/// template they name exists, and that their mark-up is balanced.
public struct TemplateChecker: Sendable {
    private static let suffix = ".mustache"

    private let directory: String

    /// A checker for the templates in `directory` and its folders, the files named `*.mustache`.
    public init(directory: String) {
        self.directory = directory
    }

    /// Reads every template and returns what is wrong, sorted by path and line; empty if all are
    /// sound. Of a template that the engine does not accept, its mark-up is not looked at.
    ///
    /// - Throws: `unreadable` if the folder or a file in it cannot be read, `noTemplates` if the
    ///   folder holds none, `outOfMemory` if libxml2 says so.
    public func check() throws(SiteCheckerError) -> [Finding] {
        let paths = try DirectoryWalk.files(in: directory).map(\.path)
            .filter { $0.hasSuffix(Self.suffix) }
        guard !paths.isEmpty else { throw .noTemplates(directory: directory) }
        let names = Set(paths.map { String($0.dropLast(Self.suffix.count)) })
        let parser = try MarkupParser()
        var buffer = FileBuffer()
        var findings: [Finding] = []
        for path in paths.map({ "\(directory)/\($0)" }) {
            try buffer.read(path)
            findings += buffer.withContents { text in
                Self.findings(in: text, path: path, names: names, parser: parser)
            }
        }
        return findings.sorted()
    }

    private static func findings(
        in text: Bytes, path: String, names: Set<String>, parser: MarkupParser
    ) -> [Finding] {
        guard let source = String(validating: text, as: UTF8.self) else {
            return [Finding(path: path, line: 1, message: "the file is not UTF-8")]
        }
        do throws(TemplateError) {
            let template = try Template(source, name: path)
            return missingTemplates(in: template, names: names)
                + MarkupBalance.findings(in: template, parser: parser)
        } catch {
            return [Finding(error)]
        }
    }

    /// The partials and parents that `template` names and that are not among `names`.
    private static func missingTemplates(in template: Template, names: Set<String>) -> [Finding] {
        template.tags
            .filter { $0.kind == .partial || $0.kind == .parent }
            .filter { !$0.isDynamic && !names.contains($0.name) }
            .map { tag in
                let message = "there is no template \"\(tag.name)\""
                return Finding(template.error(message, at: tag.range.lowerBound))
            }
    }
}

extension Finding {
    /// The engine's own message, with the line of text and the caret that it shows.
    init(_ error: TemplateError) {
        let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
        self.init(
            path: error.path, line: error.position?.line ?? 1, column: error.position?.column,
            message: error.message, excerpt: lines.dropFirst().map(String.init))
    }
}
