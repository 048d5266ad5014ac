import Foundation
import Synchronization

/// PokéAPI over a real connection, with the tiny world in it, which changes and fails as a test
/// wants.
package final class SampleAPI: Sendable {
    /// What it has and how it fails.
    package struct State: Sendable {
        /// What it has.
        package var tree = SampleTree()
        /// Resources that it neither lists nor has, by place: `move/1`.
        package var hidden: Set<String> = []
        /// What it answers instead, by place; a list's place is its kind: `move`.
        package var answers: [String: LoopbackServer.Response] = [:]
        /// Whether many requests fail, each in a way of its own.
        package var isFaulty = false
        fileprivate var count = 0
    }

    private let state: SharedState
    private let server: LoopbackServer

    private final class SharedState: Sendable {
        let value = Mutex(State())
    }

    /// Starts to serve.
    package init() throws {
        let state = SharedState()
        self.state = state
        server = try LoopbackServer { request in state.value.withLock { $0.answer(to: request) } }
    }

    /// The address below which all is asked for.
    package var address: String { server.address }

    /// The requests so far.
    package var requests: [LoopbackServer.Request] { server.requests }

    /// The places asked for from the n-th request on, sorted, each once; lists are kinds.
    package func places(from count: Int = 0) -> [String] {
        Set(server.requests.dropFirst(count).map { State.place(of: $0) }).sorted()
    }

    /// The records asked for from the n-th request on, sorted, each once.
    package func records(from count: Int = 0) -> [String] {
        places(from: count).filter { $0.contains("/") }
    }

    /// Changes what it has or how it fails.
    package func change(_ change: (inout State) -> Void) {
        state.value.withLock { change(&$0) }
    }

    /// Replaces a text within one resource, which must hold it.
    package func replace(_ text: String, with other: String, in place: String) {
        change { $0.tree.replace(text, with: other, in: place) }
    }
}

extension SampleAPI.State {
    /// What is asked for: `move/1`, `move`, `meta`.
    package static func place(of request: LoopbackServer.Request) -> String {
        request.path.split(separator: "/").dropFirst(2).joined(separator: "/")
    }

    fileprivate mutating func answer(
        to request: LoopbackServer.Request
    ) -> LoopbackServer.Response {
        count += 1
        let place = Self.place(of: request)
        if let answer = answers[place] { return answer }
        if isFaulty, let fault = Self.faults[count % Self.faults.count] { return fault }
        guard let json = json(place) else { return .status(404) }
        let tag = #""\#(json.utf8.reduce(5381) { ($0 &* 33) ^ Int($1) })""#
        if request[header: "If-None-Match"] == tag { return .status(304).with("ETag", tag) }
        return .json(json).with("ETag", tag)
    }

    /// Every fourth request fails.
    private static let faults: [LoopbackServer.Response?] = [
        .status(503), nil, nil, nil, .json("<html>"), nil, nil, nil, .json("{}", .closed), nil, nil,
        nil, .json(#"{"id": 1, "name": "cut"}"#, .cut(after: 9)), nil, nil, nil, .status(429), nil,
        nil, nil, .json("{}", .reset(after: nil)), nil, nil, nil, nil,
    ]

    private func json(_ place: String) -> String? {
        if place.contains("/") || place == "meta" {
            return hidden.contains(place) ? nil : tree.files[place]
        }
        let entries = tree.files.keys.filter { $0.hasPrefix(place + "/") && !hidden.contains($0) }
        // Names such as `1/encounters` belong to a record and are not listed.
        let ids = entries.compactMap { Int($0.dropFirst(place.count + 1)) }.sorted()
        let results = ids.map { #"{"url": "https://pokeapi.co/api/v2/\#(place)/\#($0)/"}"# }
        return """
            {"count": \(ids.count), "next": null, "results": [\(results.joined(separator: ","))]}
            """
    }
}
