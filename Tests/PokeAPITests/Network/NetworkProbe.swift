import Foundation
import Synchronization
import TestSupport
import Testing

@testable import PokeAPI

/// A source with a server of its own.
final class NetworkProbe: Sendable {
    let server: LoopbackServer
    let source: PokeAPINetwork
    let clock: TestClock
    private let address: String
    private let log = EventLog()

    /// Starts a server and makes a source for it. The back-off has no jitter.
    ///
    /// - Parameters:
    ///   - address: what the source requests instead of the server.
    ///   - clock: the source's clock; `nil` for ``clock``, on which pauses take no time.
    ///   - timeOuts: how many attempts time out, each once the server has its request.
    init(
        address: String? = nil, clock: NetworkClock? = nil, timeOuts: Int = 0,
        settings change: (inout NetworkSettings) -> Void = { _ in },
        answer: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Response
    ) throws {
        let server = try LoopbackServer(answer: answer)
        self.server = server
        self.address = address ?? server.address
        self.clock = TestClock(timeOuts: timeOuts) { server.requests.count }
        var settings = NetworkSettings()
        settings.backOff.random = { 0.5 }
        change(&settings)
        source = PokeAPINetwork(
            try PokeAPIAddress(self.address), userAgent: "pokedex-site/test", settings: settings,
            clock: clock ?? self.clock.clock, observe: log.append)
    }

    /// The events so far.
    var events: [NetworkEvent] { log.events }

    /// Reads something; returns the result or the error as a text.
    func read(
        _ path: PokeAPIPath = .resource(.pokemon, 25), unlessTagged tag: String? = nil
    ) async -> String {
        do throws(PokeAPISourceError) {
            let answer = try await source.read(path, unlessTagged: tag) {
                try DecodedJSON.value(of: $0) { try Record(from: $0).id }
            }
            guard case .value(let id, let tag) = answer else { return "unchanged" }
            return "\(id)" + (tag.map { ", tagged \($0)" } ?? "")
        } catch {
            return "\(error.kind): "
                + error.description.replacingOccurrences(of: address, with: "API/")
        }
    }

    /// Reads the same several times, so many at once; returns all results.
    func read(times: Int, width: Int = .max) async -> [String] {
        await withTaskGroup { group in
            var results: [String] = []
            for _ in 0..<min(times, width) { group.addTask { await self.read() } }
            for _ in 0..<(times - min(times, width)) {
                results.append(await group.next() ?? "")
                group.addTask { await self.read() }
            }
            return await group.reduce(into: results) { $0.append($1) }
        }
    }

    private struct Record: Decodable {
        let id: Int
    }

    private final class EventLog: Sendable {
        private let all = Mutex<[NetworkEvent]>([])

        var events: [NetworkEvent] { all.withLock { $0 } }

        @Sendable func append(_ event: NetworkEvent) {
            all.withLock { $0.append(event) }
        }
    }
}

/// A clock on which every pause is over at once and has taken its time, and on which requests do
/// not time out unless a test wants it.
final class TestClock: Sendable {
    /// The time at the beginning: 14 November 2023, 22:13:20 GMT.
    static let start = 1_700_000_000.0

    private let timeOuts: Int
    private let requests: @Sendable () -> Int
    private let state = Mutex((now: TestClock.start, pauses: [Double](), attempts: 0))

    /// - Parameters:
    ///   - timeOuts: how many attempts time out, each as soon as its request was received.
    ///   - requests: how many requests were received.
    init(timeOuts: Int = 0, requests: @escaping @Sendable () -> Int = { 0 }) {
        self.timeOuts = timeOuts
        self.requests = requests
    }

    /// All pauses so far, in seconds.
    var pauses: [Double] { state.withLock { $0.pauses } }

    /// The time, in seconds since 1970.
    var now: Double { state.withLock { $0.now } }

    /// The clock for a source.
    var clock: NetworkClock {
        NetworkClock(
            now: { self.now },
            pause: { seconds in
                self.state.withLock { state in
                    state.now += seconds
                    state.pauses.append(seconds)
                }
            },
            timeOut: { _ in
                let attempt = self.state.withLock { state in
                    state.attempts += 1
                    return state.attempts
                }
                guard attempt <= self.timeOuts else { return await Self.never(0) }
                await Self.wait { self.requests() >= attempt }
            })
    }

    /// Ends when the task is cancelled, or the test has hung for ten minutes.
    static let never: @Sendable (Double) async -> Void = { _ in
        try? await Task.sleep(for: .seconds(600))
    }

    /// Waits until something is true. After a minute the test has failed.
    static func wait(until isTrue: () -> Bool) async {
        for _ in 1...60_000 {
            if isTrue() || Task.isCancelled { return }
            try? await Task.sleep(for: .milliseconds(1))
        }
        Issue.record("what was waited for did not come")
    }
}
