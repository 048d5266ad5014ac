import PokeAPI
import PokedexDomain

/// What `update` says, in the user's language.
struct UpdateWords: Sendable {
    /// The language.
    let language: Language

    /// The language that the environment asks for: Japanese where it does, else English.
    static func language(of environment: [String: String]) -> Language {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let locale = names.compactMap { environment[$0] }.first { !$0.isEmpty }
        return locale?.hasPrefix("ja") ?? false ? .japanese : .english
    }

    /// What is being done.
    func label(_ step: UpdateProgress.Step) -> String {
        switch step {
        case .lists: say("Reading lists…", "一覧を取得中…")
        case .words: say("Fetching games and types…", "ゲームとタイプのデータを取得中…")
        case .pokemon: say("Fetching Pokémon…", "ポケモンデータを取得中…")
        case .moves: say("Fetching moves…", "わざデータを取得中…")
        case .rest: say("Fetching the rest…", "残りのデータを取得中…")
        case .writing: say("Writing the database…", "データベースを書き込み中…")
        }
    }

    /// How many records come in a second.
    func rate(_ rate: Int) -> String { say("\(rate)/s", "毎秒\(rate)件") }

    /// How long it will take yet.
    func timeLeft(_ seconds: Int) -> String {
        let time = "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
        return say("\(time) left", "残り\(time)")
    }

    /// How many records failed.
    func failed(_ count: Int) -> String { say("\(count) failed", "失敗\(count)件") }

    /// How many requests may be under way at once.
    func parallel(_ count: Int) -> String { say("\(count) at once", "並列\(count)") }

    /// What came of the records.
    func counts(_ report: UpdateReport) -> String {
        say(
            "\(report.added) new, \(report.refreshed) refreshed, \(report.unchanged) unchanged, "
                + "\(report.failures.count) failed",
            "新規\(report.added)件、更新\(report.refreshed)件、変更なし\(report.unchanged)件、"
                + "失敗\(report.failures.count)件")
    }

    /// That nothing was due.
    var current: String {
        say("everything is current", "すべて最新です")
    }

    /// What went over the network.
    func traffic(requests: Int, bytes: Int) -> String {
        let size = Figures.size(bytes)
        return say(
            Figures.count(requests, "request", "requests") + ", \(size) received",
            "リクエスト\(requests)件、受信\(size)")
    }

    /// Whether the database was replaced.
    func database(isChanged: Bool, size: String) -> String {
        isChanged
            ? say("database replaced, \(size)", "データベースを更新、\(size)")
            : say("database as it was, \(size)", "データベースは変更なし、\(size)")
    }

    /// A record that could not be had or taken.
    func failure(_ failure: UpdateReport.Failure) -> String {
        say("warning: \(failure)", "警告: \(failure)")
    }

    /// Why everything was fetched again.
    func refresh(_ reason: String) -> String {
        say(
            "note: \(reason); so everything is fetched again",
            "注意: \(reason); すべてのデータを取得し直します")
    }

    /// References to what the source does not have yet.
    func waiting(_ count: Int) -> String {
        say(
            "note: \(Figures.count(count, "reference", "references")) to records that the source "
                + "does not have yet: kept out until it has",
            "注意: 配信元にまだないデータへの参照\(count)件は、届くまで載せません")
    }

    /// Records that the source does not list any more.
    func unlisted(_ count: Int) -> String {
        say(
            "note: \(Figures.count(count, "record", "records")) not listed by the source any more: "
                + "kept until `pokedex-site update --full`",
            "注意: 配信元の一覧にないデータ\(count)件は残してあります "
                + "(`pokedex-site update --full` で削除)")
    }

    /// Why it ended early, and what is left.
    func stop(_ stop: UpdateReport.Stop, unreached: Int) -> String {
        let reason =
            switch stop {
            case .interrupted: say("interrupted", "中断しました")
            case .closed(let reason): reason
            }
        return say(
            "warning: \(reason); \(Figures.count(unreached, "record is", "records are")) still to "
                + "be fetched: run `pokedex-site update` again to go on",
            "警告: \(reason); 未取得\(unreached)件。もう一度 `pokedex-site update` "
                + "を実行すると続きから始めます")
    }

    private func say(_ english: String, _ japanese: String) -> String {
        language == .japanese ? japanese : english
    }
}
