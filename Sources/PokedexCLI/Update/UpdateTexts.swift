import PokeAPI

/// The texts of `update`.
enum UpdateTexts {
    static func label(_ step: UpdateProgress.Step) -> String {
        switch step {
        case .lists: "Reading lists…"
        case .vocabularies: "Fetching games and types…"
        case .pokemon: "Fetching Pokémon…"
        case .moves: "Fetching moves…"
        case .rest: "Fetching the rest…"
        case .writing: "Writing the database…"
        }
    }

    static func timeLeft(_ seconds: Int) -> String {
        "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60) left"
    }

    static func counts(_ report: UpdateReport) -> String {
        "\(report.added) new, \(report.refreshed) refreshed, \(report.unchanged) unchanged, "
            + "\(report.failures.count) failed"
    }

    static func traffic(requests: Int, bytes: Int) -> String {
        Figures.count(requests, "request", "requests") + ", \(Figures.size(bytes)) received"
    }

    static func refresh(_ reason: String) -> String {
        "note: \(reason); all facts are made again: from the stored records, and by fetching those "
            + "that are not stored"
    }

    static func waiting(_ count: Int) -> String {
        "note: \(Figures.count(count, "reference", "references")) to records that the source does not "
            + "have yet: left out until then"
    }

    static func unlisted(_ count: Int) -> String {
        "note: \(Figures.count(count, "record", "records")) no longer listed by the source: kept "
            + "until `pokedex-site update --full`"
    }

    static func stop(_ stop: UpdateReport.Stop, unreached: Int) -> String {
        let reason =
            switch stop {
            case .interrupted: "interrupted"
            case .closed(let reason): reason
            }
        return "\(reason); \(Figures.count(unreached, "record is", "records are")) still to be "
            + "fetched: run `pokedex-site update` again to continue"
    }
}
