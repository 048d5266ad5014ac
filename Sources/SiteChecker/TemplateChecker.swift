import Mustache

/// Checks the templates of a theme: that the engine accepts them, that every template they name
/// exists, that every name is known to the page that uses it, and that their mark-up is balanced.
public struct TemplateChecker: Sendable {
    private static let suffix = ".mustache"

    private let directory: String

    /// A checker for the templates in `directory` and its folders, the files named `*.mustache`.
    public init(directory: String) {
        self.directory = directory
    }

    /// Reads every template and returns what is wrong, sorted by path and line; empty if all are
    /// sound. Of a template that the engine does not accept, nothing else is looked at.
    ///
    /// - Parameter outlines: what the templates that are rendered by themselves are given, by name;
    ///   empty where that is not known, and then names are not looked at.
    /// - Throws: `unreadable` if the folder or a file in it cannot be read, `noTemplates` if the
    ///   folder holds none, `outOfMemory` if libxml2 says so.
    public func check(
        given outlines: [String: ValueOutline] = [:]
    ) throws(SiteCheckerError) -> [Finding] {
        let paths = try DirectoryWalk.files(in: directory).map(\.path)
            .filter { $0.hasSuffix(Self.suffix) }
        guard !paths.isEmpty else { throw .noTemplates(directory: directory) }
        let names = Set(paths.map { String($0.dropLast(Self.suffix.count)) })
        let parser = try MarkupParser()
        var buffer = FileBuffer()
        var findings: [Finding] = []
        var templates: [String: Template] = [:]
        for path in paths {
            try buffer.read("\(directory)/\(path)")
            do throws(TemplateError) {
                let template = try Template(
                    bytes: buffer.withContents(Array.init), name: "\(directory)/\(path)")
                templates[String(path.dropLast(Self.suffix.count))] = template
                findings += Self.missingTemplates(in: template, names: names)
                findings += MarkupBalance.findings(in: template, parser: parser)
            } catch {
                findings.append(Finding(error))
            }
        }
        for page in outlines.keys where !names.contains(page) {
            findings.append(missing(page))
        }
        findings += Self.unknownNames(in: templates, given: outlines)
        return findings.sorted()
    }

    private func missing(_ page: String) -> Finding {
        Finding(
            path: "\(directory)/\(page)\(Self.suffix)", line: 1,
            message: "there is no such template, but the site needs it")
    }

    private struct Place: Hashable {
        let path: String
        let line: Int
        let column: Int?
    }

    /// Each unknown name once, for the first of the pages that it is part of.
    private static func unknownNames(
        in templates: [String: Template], given outlines: [String: ValueOutline]
    ) -> [Finding] {
        var findings: [Finding] = []
        var seen: Set<Place> = []
        for (page, outline) in outlines.sorted(by: { $0.key < $1.key }) {
            for error in NameCheck.errors(in: page, given: outline, templates: templates) {
                let finding = Finding(error)
                let place = Place(path: finding.path, line: finding.line, column: finding.column)
                if seen.insert(place).inserted { findings.append(finding) }
            }
        }
        return findings
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
