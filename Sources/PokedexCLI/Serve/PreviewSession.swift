import Diagnostics
import Parallelism
import PokedexDomain
import Preview
import SiteChecker
import Synchronization

/// Keeps a preview up to date while its files change. What browsers show is made first; all other
/// pages are made after that, to find out whether something is wrong with them.
struct PreviewSession {
    private let sources: SiteSources
    private let watcher: FileWatcher
    private let site: PreviewSite
    private let log: PreviewLog
    /// The newest edition that could be prepared.
    private var edition: PreviewEdition?
    /// What was read last, whether or not an edition could be made of it.
    private var inputs: PreviewInputs?
    private var check: PageCheck?
    private var isCheckDue = false
    private var hasFailed = false
    private var canWatch = true

    init(_ sources: SiteSources, watcher: FileWatcher, site: PreviewSite, log: PreviewLog) {
        (self.sources, self.watcher, self.site, self.log) = (sources, watcher, site, log)
    }

    /// Prepares the first edition. Mistakes in files are shown in browsers.
    ///
    /// - Throws: ``FileError`` when a file or folder is missing, and `CatalogError` without a database.
    mutating func begin() throws {
        watch()
        do {
            let inputs = try PreviewInputs(sources)
            try inputs.site.repository.source.requireWhole()
            if let warning = inputs.site.missingPictures { log.note("note: \(warning)") }
            update(to: inputs)
        } catch let error where !(error is FileError || error is CatalogError) {
            fail(error)
        }
    }

    /// Updates the preview until the watcher is interrupted.
    mutating func run() {
        while true {
            switch watcher.wait(atMost: patience) {
            case .interrupted:
                check?.finish()
                return
            case .changed: refresh()
            case .timedOut where isCheckDue: startCheck()
            case .timedOut: refresh()
            }
        }
    }

    /// How long to wait for a change: until browsers have loaded what they show, before the other
    /// pages are made; and not long where the last reading failed, since what was missing then may
    /// not be watched.
    private var patience: Duration? {
        if isCheckDue { return .milliseconds(600) }
        return hasFailed || !canWatch ? .seconds(1) : nil
    }

    private mutating func refresh() {
        watch()
        do {
            update(to: try PreviewInputs(sources))
        } catch {
            inputs = nil
            fail(error)
        }
    }

    private mutating func watch() {
        do {
            let known = inputs ?? edition?.inputs
            try sources.watch(by: watcher, pictures: known?.site.pictures)
            canWatch = true
        } catch {
            let reason = Diagnostic.all(for: error).map(\.message).joined(separator: "; ")
            if canWatch { log.note("note: \(reason); looking for changes every second") }
            canWatch = false
        }
    }

    private mutating func update(to new: PreviewInputs) {
        let start = ContinuousClock.now
        let earlier = inputs
        let changes = earlier.map { new.changes(since: $0) }
        guard changes != [] else { return }
        inputs = new
        check?.cancel()
        check = nil
        do {
            let next = try PreviewEdition(new, after: edition)
            let notedFacts = edition?.factsWarning
            edition = next
            hasFailed = false
            isCheckDue = true
            site.show(next)
            log.ready(changes ?? [], in: ContinuousClock.now - start)
            // What is not as it should be, though the site can be made, is noted once.
            let noted = earlier?.site.unusedFiles ?? []
            for file in new.site.unusedFiles where !noted.contains(file) { log.note("\(file)") }
            if let warning = next.factsWarning, warning != notedFacts {
                log.note("warning: \(warning)")
            }
        } catch {
            fail(error)
        }
    }

    /// Shows an error, unless files change again soon: then it may have come from a file that was
    /// saved in part.
    private mutating func fail(_ error: any Error) {
        hasFailed = true
        isCheckDue = false
        switch watcher.wait(atMost: .milliseconds(150)) {
        case .interrupted: return
        case .changed:
            // Also when the same was read again, it must be shown.
            inputs = nil
            refresh()
        case .timedOut:
            let message = Diagnostic.text(of: error)
            log.failed(message)
            site.show(failure: message)
        }
    }

    private mutating func startCheck() {
        isCheckDue = false
        guard let edition else { return }
        check = PageCheck(edition, sources.templates, log) { [site, log] error in
            let message = Diagnostic.text(of: error)
            log.failed(message)
            site.show(failure: message, of: edition)
        }
    }
}

/// Makes all pages of an edition on a thread of its own, and keeps none. It must be cancelled or
/// finished, once.
private struct PageCheck {
    private let isCancelled = Flag()
    private let thread: WorkerThread?

    private final class Flag: Sendable {
        private let value = Atomic(false)
        var isSet: Bool { value.load(ordering: .relaxed) }
        func set() { value.store(true, ordering: .relaxed) }
    }

    /// - Parameters:
    ///   - log: takes what `check` would say about a page of each kind.
    ///   - fail: takes the first error.
    init(
        _ edition: PreviewEdition, _ templates: LayeredFolder, _ log: PreviewLog,
        fail: @escaping @Sendable (any Error) -> Void
    ) {
        thread = WorkerThread { [isCancelled] in
            do {
                let pages = try PageChecker(
                    paths: edition.files.paths, languages: Language.allCases.map(\.code))
                let findings = try PageFindings(
                    TemplateChecker(directories: templates.folders).check(), templates)
                try edition.files.makeAll {
                    !isCancelled.isSet
                } _: { path, page in
                    log.found(pages.check(page, at: path), on: path, explained: findings.explained)
                }
            } catch {
                if !isCancelled.isSet { fail(error) }
            }
        }
    }

    /// Ends it after the page that it is at.
    func cancel() {
        isCancelled.set()
        thread?.detach()
    }

    /// Ends it, and waits until it has ended.
    func finish() {
        isCancelled.set()
        thread?.join()
    }
}

/// What a preview says in the terminal.
final class PreviewLog: Sendable {
    private let console: Console
    /// The last failure, which is said once.
    private let failure = Mutex<String?>(nil)
    /// What was said about pages, each with the page on which it was found.
    private let findings = Mutex<[String: String]>([:])

    init(_ console: Console) { self.console = console }

    func note(_ text: String) { console.message(text) }

    /// Says what is wrong with a page that could be made, unless that was said. What is mended is
    /// forgotten, so that it is said again when it comes back.
    func found(
        _ findings: [Diagnostic], on page: String, explained: (Diagnostic) -> [Diagnostic]
    ) {
        let all = findings.flatMap(explained).map { shown in
            // The same may be wrong in two lines of templates; in all pages it is one thing.
            let line =
                shown.path == page ? "" : "\(shown.path) \(shown.sourceLine ?? shown.location) "
            return (finding: shown, line: line, key: line + shown.gist)
        }
        let keys = Set(all.map(\.key))
        let new = self.findings.withLock { said in
            said = said.filter { $0.value != page || keys.contains($0.key) }
            return all.filter { _, line, key in
                let inLine = line.isEmpty ? [] : said.keys.filter { $0.hasPrefix(line) }
                guard said[key] == nil, inLine.count < Diagnostic.manyValues else { return false }
                said[key] = page
                return true
            }
        }
        for (finding, _, _) in new { console.message("\(finding.asWarning)") }
    }

    func failed(_ message: String) {
        let isNew = failure.withLock { failure in
            defer { failure = message }
            return failure != message
        }
        if isNew { console.message(message) }
    }

    /// - Parameter changes: the files that changed; empty at the beginning.
    func ready(_ changes: [String], in duration: Duration) {
        failure.withLock { $0 = nil }
        let files = changes.isEmpty ? "" : "\(Shortlist(changes).sentence): "
        console.message("\(files)ready in \(Figures.milliseconds(duration))")
    }
}
