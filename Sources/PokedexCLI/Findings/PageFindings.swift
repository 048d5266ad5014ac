import Diagnostics
import SiteChecker

/// What is wrong with templates, and with the pages that are made from them.
struct PageFindings: Sendable {
    private let templates: [Diagnostic]
    /// The findings in templates by what they say.
    private let byMessage: [String: Diagnostic]
    private let lines: TemplateLines

    /// - Parameters:
    ///   - templates: the findings in the templates of the folder.
    /// - Throws: an error if a template of the site cannot be read.
    init(_ templates: [Diagnostic], _ folder: LayeredFolder) throws {
        self.templates = templates
        byMessage = Dictionary(templates.map { ($0.message, $0) }) { first, _ in first }
        lines = try TemplateLines(directory: folder.exists ? folder.path : nil)
    }

    /// A finding in a page, in the line of the template from which it comes, where that is known.
    func explained(_ finding: Diagnostic) -> Diagnostic {
        byMessage[finding.message] ?? lines.explaining(finding)
    }

    /// All findings, those in pages by what is wrong: what comes from one line of a template, or many
    /// pages say in the same words, is one finding, with the number of pages.
    func together(with pages: [Diagnostic]) -> [Diagnostic] {
        let byMessage = Dictionary(grouping: pages, by: \.message)
        let known = templates.map { finding in
            byMessage[finding.message].map { finding.on($0.count) } ?? finding
        }
        let others = pages.filter { self.byMessage[$0.message] == nil }
        let inPages = Dictionary(grouping: others, by: \.gist).values.flatMap { findings in
            let finding = explained(findings[0])
            guard finding.path == findings[0].path else { return [finding.on(findings.count)] }
            return Dictionary(grouping: findings, by: \.message).values.map { same in
                same.count == 1 ? same[0] : same[0].on(same.count)
            }
        }
        return known + inPages.sorted()
    }
}

extension Diagnostic {
    /// The message without what depends on the page: how a link leads out of its folder, and where to.
    var gist: String {
        let end = message.firstRange(of: " leads nowhere")?.upperBound ?? message.endIndex
        return String(message[..<end].replacing(#/(\.\.?\/)+/#, with: ""))
    }

    fileprivate func on(_ pages: Int) -> Diagnostic {
        var finding = self
        finding.notes.append("on \(Figures.count(pages, "page", "pages"))")
        return finding
    }
}
