import Diagnostics
import Preview
import Synchronization

/// The site that browsers see: the newest edition that could be prepared, and what is wrong with the
/// files as they are now.
final class PreviewSite: Sendable {
    private struct State {
        var edition: PreviewEdition?
        /// `nil` when nothing is known to be wrong.
        var failure: String?
        var streams: [EventStream] = []
    }

    private let state = Mutex(State())
    private let report: @Sendable (String) -> Void

    /// - Parameter report: takes what is wrong with a page that was asked for.
    init(report: @escaping @Sendable (String) -> Void) { self.report = report }

    /// Shows another edition, and tells the open pages.
    func show(_ edition: PreviewEdition) {
        state.withLock { state in
            state.edition = edition
            state.failure = nil
        }
        announce()
    }

    /// Shows what is wrong on the open pages.
    ///
    /// - Parameter edition: the one that it is about; `nil` for the files as they are now. What was
    ///   found out about an earlier edition does not matter any more.
    func show(failure: String, of edition: PreviewEdition? = nil) {
        let isNews = state.withLock { state in
            guard edition == nil || state.edition === edition, state.failure != failure else {
                return false
            }
            state.failure = failure
            return true
        }
        if isNews { announce() }
    }

    private func announce() {
        for stream in state.withLock({ $0.streams }) { tell(stream) }
    }

    /// Tells a page how things are. The page is made first, if it was not yet.
    private func tell(_ stream: EventStream) {
        let page = RequestPath(stream.request.query["page"] ?? "/")
        let (edition, known) = state.withLock { ($0.edition, $0.failure) }
        var failure = known
        var version: String?
        if let edition, let page {
            do {
                version = try Self.page(at: page.text, of: edition)?.file.version
            } catch {
                let message = Diagnostic.text(of: error)
                report(message)
                failure = failure ?? message
            }
        }
        let shown = PreviewClient.State(
            page: version, styles: edition?.styles ?? "", failure: failure)
        stream.send(PreviewClient.stateEvent, shown.json)
    }
}

/// Answers to requests.
extension PreviewSite {
    func answer(_ request: HTTPRequest) -> HTTPServer.Answer {
        if request.path.text == PreviewClient.events, request.method == "GET" {
            return .stream(
                begin: { [self] stream in
                    state.withLock { $0.streams.append(stream) }
                    tell(stream)
                },
                end: { [self] stream in
                    state.withLock { $0.streams.removeAll { $0.isSame(as: stream) } }
                })
        }
        return .response(response(to: request))
    }

    private func response(to request: HTTPRequest) -> HTTPResponse {
        let path = request.path.text
        if path.hasPrefix(PreviewClient.folder) {
            return PreviewClient.file(at: path)?.response(to: request) ?? HTTPResponse(.notFound)
        }
        if request[field: "Service-Worker"] != nil {
            return PreviewClient.serviceWorker.response(to: request)
        }
        let edition = state.withLock { $0.edition }
        guard let edition else { return failedPage(styles: "") }
        if !path.isEmpty, !path.hasSuffix("/"), !edition.files.contains(path),
            edition.files.contains("\(path)/index.html")
        {
            return HTTPResponse(movedTo: "/\(path)/\(request.search)")
        }
        do {
            guard let (file, path, status) = try Self.page(at: path, of: edition) else {
                return HTTPResponse(.notFound)
            }
            var served = ServedFile(
                bytes: file.bytes, type: MediaType.of(path), version: file.version)
            if served.type == MediaType.html {
                served.bytes = PreviewClient.adding(
                    to: file.bytes, page: file.version, styles: edition.styles)
                served.version += "-\(edition.styles)"
            }
            return served.response(to: request, status: status)
        } catch {
            report(Diagnostic.text(of: error))
            return failedPage(styles: edition.styles)
        }
    }

    /// What an address shows: a file, the index of a folder, or the page for addresses that lead
    /// nowhere; `nil` without any.
    private static func page(
        at path: String, of edition: PreviewEdition
    ) throws -> (file: PreviewEdition.Made, path: String, status: HTTPStatus)? {
        let wanted = path.isEmpty || path.hasSuffix("/") ? "\(path)index.html" : path
        for (path, status) in [(wanted, HTTPStatus.ok), ("404.html", .notFound)] {
            if let file = try edition.file(at: path) { return (file, path, status) }
        }
        return nil
    }

    /// A page in place of one that cannot be made. Its script asks for what is wrong.
    private func failedPage(styles: String) -> HTTPResponse {
        HTTPResponse(
            .failure, fields: [("Content-Type", MediaType.html)],
            body: PreviewClient.adding(to: PreviewClient.emptyPage, page: nil, styles: styles))
    }
}
