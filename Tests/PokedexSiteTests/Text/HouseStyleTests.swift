import Foundation
import PokedexDomain
import PokedexSite
import TestSupport
import Testing

/// One spelling for each thing, in every text that readers see. `RealDescriptionTests` has the same
/// for the texts that are composed.
@Suite struct HouseStyleTests {
    @Test(arguments: Language.allCases)
    func holdsInEveryString(language: Language) throws {
        let file = "content/strings/\(language.code).json"
        for (key, text) in try texts(of: file) where !key.hasSuffix(".query") {
            #expect(HouseStyle.violations(in: text, language) == [], "\(file): \(key)")
        }
    }

    @Test(arguments: [Descriptions.files.moves, Descriptions.files.abilities])
    func holdsInEveryDescription(name: String) throws {
        let file = "content/\(name)"
        for (key, text) in try texts(of: file) {
            for language in Language.allCases where key.hasSuffix(".\(language.code)") {
                #expect(HouseStyle.violations(in: text, language) == [], "\(file): \(key)")
            }
        }
    }

    @Test func speaksPolitelyInTheJapaneseInterface() throws {
        let file = "content/strings/ja.json"
        for (key, text) in try texts(of: file)
        where key.hasPrefix("ui.") || key.hasPrefix("script") {
            #expect(HouseStyle.plainForms(in: text) == [], "\(file): \(key)")
        }
    }

    @Test(arguments: [
        "its held item", "Supereffective", "a sleeping target", "×1.5 damage", "cannot miss",
        "could not be loaded", "One random foe", "Attack -1", "Favourites", "the sand hurts",
    ])
    func findsInEnglish(text: String) {
        #expect(HouseStyle.violations(in: text, .english).count == 1)
    }

    @Test(arguments: [
        "持ち物を奪う", "砂嵐の間", "効果抜群のわざ", "効果はいまひとつ", "眠っている", "相手1体", "くさわざが1.5倍になる",
        "はどうのわざが威力1.5倍", "敵専用", "すばやさの特攻", "防御", "しぼりこむ", "姿が変わる", "ほかの作品", "ぼうぎょ-1",
        "Championsでは",
    ])
    func findsInJapanese(text: String) {
        #expect(HouseStyle.violations(in: text, .japanese).count == 1)
    }

    @Test func findsPlainForms() {
        for text in ["このゲームにはいない。", "進化しない。", "ページへ移動する。"] {
            #expect(HouseStyle.plainForms(in: text).count == 1)
        }
        #expect(HouseStyle.plainForms(in: "進化しません。データを読み込んでいます。お試しください。") == [])
    }

    /// The texts of a file by their path, such as `ui.move.power`.
    private func texts(of file: String) throws -> [(key: String, text: String)] {
        let json = try JSONSerialization.jsonObject(with: Data(ProjectFiles.bytes(of: file)))
        return leaves(of: json, path: [])
    }

    private func leaves(of node: Any, path: [String]) -> [(key: String, text: String)] {
        if let text = node as? String { return [(path.joined(separator: "."), text)] }
        let members = node as? [String: Any] ?? [:]
        return members.sorted { $0.key < $1.key }.flatMap {
            leaves(of: $0.value, path: path + [$0.key])
        }
    }
}
