import Diagnostics
import Mustache

/// Checks the templates of a theme: the engine accepts them, every template they name exists, every
/// name is known to the page that uses it, and their markup is balanced.
package struct TemplateChecker: Sendable {
    private static let suffix = ".mustache"

    private let directories: [String]

    /// Makes a checker for the files `*.mustache` in folders and the folders in them.
    ///
    /// - Parameter directories: one or more; a template in the first ones replaces those of the same
    ///   name in the others.
    package init(directories: [String]) { self.directories = directories }

    /// Reads every template and returns what is wrong, sorted by path and line.
    ///
    /// A template that the engine does not accept is not checked any further.
    ///
    /// - Parameter outlines: the data of the templates that are rendered by themselves, keyed by
    ///   template; names are not checked if it is empty.
    /// - Throws: an error if a folder or a file in it cannot be read, if there are no templates, or
    ///   if libxml2 has no memory.
    package func check(
        given outlines: [String: ValueOutline] = [:]
    ) throws -> [Diagnostic] {
        let files = try files()
        guard !files.isEmpty else {
            throw DiagnosticError("it has no template (*.mustache)", path: directories[0])
        }
        let names = Set(files.keys)
        let parser = try MarkupParser()
        var buffer = FileBuffer()
        var findings: [Diagnostic] = []
        var templates: [String: Template] = [:]
        for (name, path) in files {
            try buffer.read(path)
            do {
                let template = try Template(bytes: buffer.withContents(Array.init), name: path)
                templates[name] = template
                findings += Self.missingTemplates(in: template, names: names)
                findings += MarkupBalance.findings(in: template, parser: parser)
            } catch let error as DiagnosticError {
                findings += error.diagnostics
            }
        }
        for page in outlines.keys where !names.contains(page) {
            findings.append(
                Diagnostic(
                    path: "\(directories[0])/\(page)\(Self.suffix)",
                    message: "there is no such template, but the site needs it"))
        }
        findings += Self.unknownNames(in: templates, given: outlines)
        return findings.sorted()
    }

    /// The path of each template, by its name.
    private func files() throws -> [String: String] {
        var files: [String: String] = [:]
        for directory in directories.reversed() {
            for path in try SiteFiles.paths(in: directory) where path.hasSuffix(Self.suffix) {
                files[String(path.dropLast(Self.suffix.count))] = "\(directory)/\(path)"
            }
        }
        return files
    }

    /// Each unknown name once, for the first of the pages that it is part of.
    private static func unknownNames(
        in templates: [String: Template], given outlines: [String: ValueOutline]
    ) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        var reported: Set<String> = []
        for (page, outline) in outlines.sorted(by: { $0.key < $1.key }) {
            findings += NameCheck.findings(in: page, given: outline, templates: templates)
                .filter { reported.insert($0.location).inserted }
        }
        return findings
    }

    /// The partials and parents that a template names and that are not among `names`.
    private static func missingTemplates(
        in template: Template, names: Set<String>
    ) -> [Diagnostic] {
        template.tags
            .filter { $0.kind == .partial || $0.kind == .parent }
            .filter { !$0.isDynamic && !names.contains($0.name) }
            .map { tag in
                let message = "there is no template \"\(tag.name)\""
                return template.diagnostic(message, at: tag.range.lowerBound)
            }
    }
}
