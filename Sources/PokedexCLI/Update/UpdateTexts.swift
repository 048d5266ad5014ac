import PokeAPI
import PokedexDomain

/// The texts of `update` in the user's language.
struct UpdateTexts: Sendable {
    let language: Language

    /// Japanese if the locale of the environment is, otherwise English.
    static func language(of environment: [String: String]) -> Language {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let locale = names.compactMap { environment[$0] }.first { !$0.isEmpty }
        return locale?.hasPrefix("ja") ?? false ? .japanese : .english
    }

    func label(_ step: UpdateProgress.Step) -> String {
        switch step {
        case .lists: text("Reading lists…", "一覧を取得中…")
        case .words: text("Fetching games and types…", "ゲームとタイプのデータを取得中…")
        case .pokemon: text("Fetching Pokémon…", "ポケモンデータを取得中…")
        case .moves: text("Fetching moves…", "わざデータを取得中…")
        case .rest: text("Fetching the rest…", "残りのデータを取得中…")
        case .writing: text("Writing the database…", "データベースを書き込み中…")
        }
    }

    func rate(_ rate: Int) -> String { text("\(rate)/s", "毎秒\(rate)件") }

    func timeLeft(_ seconds: Int) -> String {
        let time = "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
        return text("\(time) left", "残り\(time)")
    }

    func failed(_ count: Int) -> String { text("\(count) failed", "失敗\(count)件") }

    func parallel(_ count: Int) -> String { text("\(count) at a time", "並列\(count)") }

    func counts(_ report: UpdateReport) -> String {
        text(
            "\(report.added) new, \(report.refreshed) refreshed, \(report.unchanged) unchanged, "
                + "\(report.failures.count) failed",
            "新規\(report.added)件、更新\(report.refreshed)件、変更なし\(report.unchanged)件、"
                + "失敗\(report.failures.count)件")
    }

    var current: String {
        text("everything is up to date", "すべて最新です")
    }

    func traffic(requests: Int, bytes: Int) -> String {
        let size = Figures.size(bytes)
        return text(
            Figures.count(requests, "request", "requests") + ", \(size) received",
            "リクエスト\(requests)件、受信\(size)")
    }

    func database(isChanged: Bool, size: String) -> String {
        isChanged
            ? text("database replaced, \(size)", "データベースを更新、\(size)")
            : text("database unchanged, \(size)", "データベースは変更なし、\(size)")
    }

    func failure(_ failure: UpdateReport.Failure) -> String {
        text("warning: \(failure)", "警告: \(failure)")
    }

    func refresh(_ reason: String) -> String {
        text(
            "note: \(reason); all facts are made again: from the stored records, and by fetching "
                + "those that are not stored",
            "注意: \(reason); 保存してあるデータからすべて作り直し、ないデータは取得します")
    }

    func waiting(_ count: Int) -> String {
        text(
            "note: \(Figures.count(count, "reference", "references")) to records that the source "
                + "does not have yet: left out until then",
            "注意: 配信元にまだないデータへの参照\(count)件は、届くまで載せません")
    }

    func unlisted(_ count: Int) -> String {
        text(
            "note: \(Figures.count(count, "record", "records")) no longer listed by the source: kept "
                + "until `pokedex-site update --full`",
            "注意: 配信元の一覧にないデータ\(count)件は残してあります "
                + "(`pokedex-site update --full` で削除)")
    }

    func stop(_ stop: UpdateReport.Stop, unreached: Int) -> String {
        let reason =
            switch stop {
            case .interrupted: text("interrupted", "中断しました")
            case .closed(let reason): reason
            }
        return text(
            "warning: \(reason); \(Figures.count(unreached, "record is", "records are")) still to "
                + "be fetched: run `pokedex-site update` again to continue",
            "警告: \(reason); 未取得\(unreached)件。もう一度 `pokedex-site update` "
                + "を実行すると続きから始めます")
    }

    private func text(_ english: String, _ japanese: String) -> String {
        language == .japanese ? japanese : english
    }
}
