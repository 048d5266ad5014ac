import Foundation
import FoundationNetworking
import Synchronization

/// PokéAPI itself, asked over the network.
///
/// It asks politely: few requests at once, fewer where they fail, later where it is told to, and no
/// more where there is no answer. A call blocks its thread until it has its answer, so it should be
/// called from threads of the caller's own, not from those of Dispatch or of Swift's tasks.
public final class PokeAPINetwork: PokeAPISource {
    let address: PokeAPIAddress
    let userAgent: String
    let settings: NetworkSettings
    let clock: NetworkClock
    let observe: @Sendable (NetworkEvent) -> Void
    let session: NetworkSession
    let gate: RequestGate
    let outage = Mutex(OutageWatch())

    /// Makes a source; nothing is sent yet.
    ///
    /// - Parameters:
    ///   - address: where PokéAPI is.
    ///   - userAgent: who asks: the header `User-Agent`.
    ///   - observe: is told what happens, from any thread; calls may overlap.
    public init(
        _ address: PokeAPIAddress, userAgent: String, settings: NetworkSettings = .init(),
        clock: NetworkClock = .system,
        observe: @escaping @Sendable (NetworkEvent) -> Void = { _ in }
    ) {
        self.address = address
        self.userAgent = userAgent
        self.settings = settings
        self.clock = clock
        self.observe = observe
        session = NetworkSession(sizeLimit: settings.sizeLimit)
        gate = RequestGate(maxParallel: min(settings.maxParallel, 5), clock: clock)
    }

    /// Asks for what lies at a place, several times where that may help.
    ///
    /// - Throws: ``PokeAPISourceError`` with the whole address, the reason and the number of
    ///   attempts; at once when the source is closed or cancelled.
    public func read<Value>(
        _ place: PokeAPIPlace, unlessTagged tag: String?,
        as decode: (Data) throws(MalformedResource) -> Value
    ) throws(PokeAPISourceError) -> PokeAPIAnswer<Value> {
        let question = NetworkQuestion(place: place, url: address.url(of: place), tag: tag)
        do throws(PokeAPISourceError) {
            return try answer(to: question, as: decode)
        } catch {
            guard error.kind == .notFound, let url = address.otherURL(of: place) else {
                throw error
            }
            return try answer(
                to: NetworkQuestion(place: place, url: url, tag: tag), as: decode)
        }
    }

    private func answer<Value>(
        to question: NetworkQuestion,
        as decode: (Data) throws(MalformedResource) -> Value
    ) throws(PokeAPISourceError) -> PokeAPIAnswer<Value> {
        var attempt = 1
        while true {
            let wakeUp = try enter(question)
            do throws(NetworkFault) {
                let answer = try ask(question, wakeUp).decoded(by: decode)
                record(success: true)
                outage.withLock { $0.recordAnswer() }
                return answer
            } catch {
                try handle(error, of: question, attempt)
            }
            attempt += 1
        }
    }

    /// Gives up what is on its way, and asks for nothing any more: all reads fail.
    ///
    /// It may be called from any thread, more than once.
    public func cancel() {
        gate.cancel()
    }

    /// What it has done so far.
    public var statistics: NetworkStatistics {
        var statistics = gate.statistics
        statistics.bytesReceived = session.bytesReceived
        return statistics
    }
}
