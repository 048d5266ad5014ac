import Diagnostics
import SiteChecker

/// What is wrong with templates, and with the pages that are made from them.
struct PageFindings: Sendable {
    private let templates: [Diagnostic]
    private let lines: TemplateLines

    /// - Parameters:
    ///   - templates: the findings in the templates of the folder.
    /// - Throws: an error if a template of the site cannot be read.
    init(_ templates: [Diagnostic], _ folder: LayeredFolder) throws {
        self.templates = templates
        lines = try TemplateLines(directory: folder.exists ? folder.path : nil)
    }

    /// A finding in a page, in the line of the template from which it comes, where that is known; in all
    /// lines with the same mistake, where it may be any of these.
    func explained(_ finding: Diagnostic) -> [Diagnostic] {
        let reason = lines.reason(of: finding)?.finding
        let known = known(finding, at: reason).map { templates[$0] }
        return known.isEmpty ? [reason ?? finding] : known
    }

    /// The findings in templates that say the same as one in a page, unless its reason is another line.
    private func known(_ finding: Diagnostic, at reason: Diagnostic?) -> [Int] {
        templates.indices.filter { index in
            let template = templates[index]
            guard template.message == finding.message, let reason else {
                return template.message == finding.message
            }
            return template.path == reason.path
                && template.position?.line == reason.position?.line
        }
    }

    /// All findings, those in pages by what is wrong: what comes from one line of a template, or many
    /// pages say in the same words, is one finding, with the number of pages.
    func together(with pages: [Diagnostic]) -> [Diagnostic] {
        var (all, others) = (templates, [Diagnostic]())
        let kinds = Dictionary(grouping: pages) { $0.gist.replacing(#/"[^"]*"/#, with: "") }
        let groups = kinds.values.flatMap(byReason).sorted { $0.found[0] < $1.found[0] }
        for (reason, found) in groups {
            let known = known(found[0], at: reason)
            if known.isEmpty {
                let finding = reason?.with(\.message, found[0].message) ?? found[0]
                others.append(finding.on(found))
            } else if known.count == 1 {
                all[known[0]] = all[known[0]].on(found)
            }
        }
        return all + others.sorted()
    }

    /// Findings of one kind: together with the line of a template that is their reason, or by their messages.
    private func byReason(
        _ findings: [Diagnostic]
    ) -> [(reason: Diagnostic?, found: [Diagnostic])] {
        var (rest, groups, unknown) = (findings, [(reason: Diagnostic?, found: [Diagnostic])](), 0)
        // Some faults of thousands of pages have no reason in a template.
        while let finding = rest.first, unknown < 20 {
            let reason = lines.reason(of: finding)
            let isSame: (Diagnostic) -> Bool = { other in
                guard let text = reason?.text else { return other.gist == finding.gist }
                return other.sourceLine?.contains(text) ?? false
            }
            groups += Self.apart(rest.filter(isSame)).map { (reason?.finding, $0) }
            rest.removeAll(where: isSame)
            if reason == nil { unknown += 1 }
        }
        return groups + Dictionary(grouping: rest, by: \.gist).values.map { (nil, $0) }
    }

    /// Findings of one line by what is at the end of their addresses: a line may have two links. All together
    /// where these are many, since they come from a value then.
    private static func apart(_ findings: [Diagnostic]) -> [[Diagnostic]] {
        let groups = Dictionary(grouping: findings) {
            $0.gist.replacing(#/"[^"]*\/(?=[^"\/]+\/?")/#, with: "")
        }
        return groups.count > Diagnostic.manyValues ? [findings] : Array(groups.values)
    }
}

extension Diagnostic {
    /// The message without what depends on the page: how a link leads out of its folder, and where to.
    var gist: String {
        let end = message.firstRange(of: " leads nowhere")?.upperBound ?? message.endIndex
        return String(message[..<end].replacing(#/"\/?(\.\.?\/)*/#, with: "\""))
    }

    /// So many different values in one place come from the data.
    static let manyValues = 5

    /// With the number of pages on which it was found, if it stands for more than one finding.
    fileprivate func on(_ findings: [Diagnostic]) -> Diagnostic {
        guard findings.count > 1 || path != findings[0].path else { return self }
        let pages = Figures.count(Set(findings.map(\.path)).count, "page", "pages")
        let values = Set(findings.map(\.gist)).count
        let others = values > Self.manyValues ? ", with \(values - 1) other values" : ""
        return with(\.notes, notes + ["on \(pages)\(others)"])
    }
}
