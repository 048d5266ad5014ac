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
        byMessage[finding.message] ?? lines.reason(of: finding)?.finding ?? finding
    }

    /// All findings, those in pages by what is wrong: what comes from one line of a template, or many
    /// pages say in the same words, is one finding, with the number of pages.
    func together(with pages: [Diagnostic]) -> [Diagnostic] {
        let found = Dictionary(grouping: pages, by: \.message)
        let known = templates.map { finding in found[finding.message].map(finding.on) ?? finding }
        let others = pages.filter { byMessage[$0.message] == nil }
        return known + Dictionary(grouping: others, by: \.gist).values.flatMap(byReason).sorted()
    }

    /// Findings of one kind: one for each line of a template that is the reason, and one for each message
    /// of the others.
    private func byReason(_ findings: [Diagnostic]) -> [Diagnostic] {
        var (rest, found, unknown) = (findings, [Diagnostic](), 0)
        // Some faults of thousands of pages have no reason in a template.
        while let finding = rest.first, unknown < 20 {
            let reason = lines.reason(of: finding)
            let isSame: (Diagnostic) -> Bool = { other in
                guard let text = reason?.text else { return other.message == finding.message }
                return other.sourceLine?.contains(text) ?? false
            }
            found.append((reason?.finding ?? finding).on(rest.filter(isSame)))
            rest.removeAll(where: isSame)
            if reason == nil { unknown += 1 }
        }
        return found + Dictionary(grouping: rest, by: \.message).values.map { $0[0].on($0) }
    }
}

extension Diagnostic {
    /// The message without what depends on the page: how a link leads out of its folder, and where to.
    var gist: String {
        let end = message.firstRange(of: " leads nowhere")?.upperBound ?? message.endIndex
        return String(message[..<end].replacing(#/(\.\.?\/)+/#, with: ""))
    }

    /// With the number of pages on which it was found, if it stands for more than one finding.
    fileprivate func on(_ findings: [Diagnostic]) -> Diagnostic {
        guard findings.count > 1 || path != findings[0].path else { return self }
        let pages = Set(findings.map(\.path)).count
        var finding = self
        finding.notes.append("on \(Figures.count(pages, "page", "pages"))")
        return finding
    }
}
