import Foundation
import Synchronization
import TestSupport

@testable import PokeAPI

/// A source with a server of its own, and what is seen of both.
final class NetworkProbe: Sendable {
    let server: LoopbackServer
    let source: PokeAPINetwork
    let time = SteppingClock()
    private let log = EventLog()

    /// Starts a server and makes a source that asks it.
    ///
    /// Waits take no time unless the test has a clock of its own, and their length is not blurred.
    /// An answer may take two minutes: the computer may be slow.
    init(
        clock: NetworkClock? = nil, settings change: (inout NetworkSettings) -> Void = { _ in },
        answer: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Response
    ) throws {
        server = try LoopbackServer(answer: answer)
        var settings = NetworkSettings()
        settings.timeout = 120
        settings.backOff.random = { 0.5 }
        change(&settings)
        source = PokeAPINetwork(
            try PokeAPIAddress(server.address), userAgent: "pokedex-site/test", settings: settings,
            clock: clock ?? time.clock, observe: log.append)
    }

    /// What the source told so far.
    var events: [NetworkEvent] { log.events }

    /// Asks for something; says in words what came.
    func read(
        _ place: PokeAPIPlace = .resource(.pokemon, 25), unlessTagged tag: String? = nil
    ) async -> String {
        await OwnThreads.run { self.readNow(place, unlessTagged: tag) }
    }

    /// The same on the calling thread.
    func readNow(
        _ place: PokeAPIPlace = .resource(.pokemon, 25), unlessTagged tag: String? = nil
    ) -> String {
        do {
            let answer = try source.read(place, unlessTagged: tag) {
                (data) throws(MalformedResource) in
                try JSONDecoder().record(Record.self, from: data).id
            }
            guard case .value(let id, let tag) = answer else { return "unchanged" }
            return "\(id)" + (tag.map { ", tagged \($0)" } ?? "")
        } catch {
            return "\(error.kind): "
                + error.description.replacingOccurrences(of: server.address, with: "API/")
        }
    }

    private struct Record: Decodable {
        let id: Int
    }

    private final class EventLog: Sendable {
        private let told = Mutex<[NetworkEvent]>([])

        var events: [NetworkEvent] { told.withLock { $0 } }

        @Sendable func append(_ event: NetworkEvent) {
            told.withLock { $0.append(event) }
        }
    }
}
