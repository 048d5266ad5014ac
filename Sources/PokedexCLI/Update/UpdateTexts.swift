import PokeAPI
import PokedexDomain

/// The texts of `update` in the user's language.
struct UpdateTexts: Sendable {
    let language: Language

    /// The language of the locale in the environment; English, in which all other messages are, when
    /// that is none of ours.
    static func language(of environment: [String: String]) -> Language {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let locale = names.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        return Language.allCases.first { locale.hasPrefix($0.code) } ?? .english
    }

    func label(_ step: UpdateProgress.Step) -> String {
        switch step {
        case .lists: text([.english: "Reading lists…", .japanese: "一覧を取得中…"])
        case .vocabularies:
            text([.english: "Fetching games and types…", .japanese: "ゲームとタイプのデータを取得中…"])
        case .pokemon: text([.english: "Fetching Pokémon…", .japanese: "ポケモンデータを取得中…"])
        case .moves: text([.english: "Fetching moves…", .japanese: "わざデータを取得中…"])
        case .rest: text([.english: "Fetching the rest…", .japanese: "残りのデータを取得中…"])
        case .writing: text([.english: "Writing the database…", .japanese: "データベースを書き込み中…"])
        }
    }

    func rate(_ rate: Int) -> String { text([.english: "\(rate)/s", .japanese: "毎秒\(rate)件"]) }

    func timeLeft(_ seconds: Int) -> String {
        let time = "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
        return text([.english: "\(time) left", .japanese: "残り\(time)"])
    }

    func failed(_ count: Int) -> String {
        text([.english: "\(count) failed", .japanese: "失敗\(count)件"])
    }

    func parallel(_ count: Int) -> String {
        text([.english: "\(count) at a time", .japanese: "並列\(count)"])
    }

    func counts(_ report: UpdateReport) -> String {
        text([
            .english:
                "\(report.added) new, \(report.refreshed) refreshed, \(report.unchanged) unchanged, "
                + "\(report.failures.count) failed",
            .japanese: "新規\(report.added)件、更新\(report.refreshed)件、変更なし\(report.unchanged)件、"
                + "失敗\(report.failures.count)件",
        ])
    }

    var current: String {
        text([.english: "everything is up to date", .japanese: "すべて最新です"])
    }

    func traffic(requests: Int, bytes: Int) -> String {
        let size = Figures.size(bytes)
        return text([
            .english: Figures.count(requests, "request", "requests") + ", \(size) received",
            .japanese: "リクエスト\(requests)件、受信\(size)",
        ])
    }

    func database(isChanged: Bool, size: String) -> String {
        isChanged
            ? text([.english: "database replaced, \(size)", .japanese: "データベースを更新、\(size)"])
            : text([.english: "database unchanged, \(size)", .japanese: "データベースは変更なし、\(size)"])
    }

    func failure(_ failure: UpdateReport.Failure) -> String {
        text([.english: "warning: \(failure)", .japanese: "警告: \(failure)"])
    }

    func refresh(_ reason: String) -> String {
        text([
            .english:
                "note: \(reason); all facts are made again: from the stored records, and by fetching "
                + "those that are not stored",
            .japanese: "注意: \(reason); 保存してあるデータからすべて作り直し、ないデータは取得します",
        ])
    }

    func waiting(_ count: Int) -> String {
        text([
            .english:
                "note: \(Figures.count(count, "reference", "references")) to records that the source "
                + "does not have yet: left out until then",
            .japanese: "注意: 配信元にまだないデータへの参照\(count)件は、届くまで載せません",
        ])
    }

    func unlisted(_ count: Int) -> String {
        text([
            .english:
                "note: \(Figures.count(count, "record", "records")) no longer listed by the source: kept "
                + "until `pokedex-site update --full`",
            .japanese: "注意: 配信元の一覧にないデータ\(count)件は残してあります "
                + "(`pokedex-site update --full` で削除)",
        ])
    }

    func stop(_ stop: UpdateReport.Stop, unreached: Int) -> String {
        let reason =
            switch stop {
            case .interrupted: text([.english: "interrupted", .japanese: "中断しました"])
            case .closed(let reason): reason
            }
        return text([
            .english:
                "warning: \(reason); \(Figures.count(unreached, "record is", "records are")) still to "
                + "be fetched: run `pokedex-site update` again to continue",
            .japanese: "警告: \(reason); 未取得\(unreached)件。もう一度 `pokedex-site update` "
                + "を実行すると続きから始めます",
        ])
    }

    private func text(_ texts: [Language: String]) -> String {
        ([language] + language.fallbacks).lazy.compactMap { texts[$0] }.first ?? ""
    }
}
