import PokedexSite
import Publishing

/// The warnings of a build about the host that serves the site.
struct HostWarnings {
    private let host: WebHost?
    private let baseURL: BaseURL?

    init(_ configuration: SiteConfiguration) {
        host = configuration.host
        baseURL = configuration.baseURL
    }

    /// The limits that the site has reached, or nearly, and what is left to do; none without a host.
    func all(_ summary: PublicationSummary) -> [String] {
        guard let host else { return [] }
        return host.limits.findings(summary.entries).map { text(of: $0, host) }
            + [host.advice(baseURL: baseURL)].compactMap { $0 }
    }

    private func text(of finding: HostLimits.Finding, _ host: WebHost) -> String {
        let (what, limit) = amounts(of: finding)
        return finding.isOver
            ? "\(what), more than the \(limit) that \(host.name) takes; \(cure(finding.measure))"
            : "\(what), \(finding.percent) % of the \(limit) that \(host.name) takes"
    }

    /// What was measured, as the beginning of a sentence, and the limit.
    private func amounts(of finding: HostLimits.Finding) -> (String, String) {
        let (value, limit) = (finding.value, finding.limit)
        switch finding.measure {
        case .files: return ("the site has \(value) files", "\(limit)")
        case .filesInFolder(let path):
            let folder = path.isEmpty ? "the site's own folder" : "the folder \(path)"
            return ("\(folder) has \(value) files", "\(limit) in one folder")
        case .bytes: return ("the site has \(Figures.size(value))", Figures.size(limit))
        case .fileSize(let path):
            return ("\(path) has \(Figures.size(value))", "\(Figures.size(limit)) in one file")
        }
    }

    private func cure(_ measure: HostLimits.Finding.Measure) -> String {
        switch measure {
        case .files, .bytes, .filesInFolder:
            "load the pictures from another address instead of a folder, or choose another host"
        case .fileSize: "make the file smaller, or choose another host"
        }
    }
}
