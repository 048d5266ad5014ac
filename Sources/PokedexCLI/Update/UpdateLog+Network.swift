import PokeAPI

extension UpdateLog {
    /// Writes what the source told.
    func write(_ event: NetworkEvent) {
        switch event {
        case .parallelismChanged(let from, let to, let reason):
            write(.info, "requests at once: \(from) → \(to), since \(reason)")
        case .attemptFailed(let path, let reason, let attempt, let wait):
            let next = wait.map { "; once more in \(tenths($0)) s" } ?? ""
            write(.debug, "\(path) \(reason) (attempt \(attempt))\(next)")
        case .holdingBack(let seconds, let reason):
            write(.info, "no requests for \(tenths(seconds)) s, since the source \(reason)")
        }
    }

    private func tenths(_ seconds: Double) -> Double {
        (seconds * 10).rounded() / 10
    }
}
