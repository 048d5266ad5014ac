import Foundation
import PokedexDomain

/// The words that the project decided against, each with the one that it uses.
package enum HouseStyle {
    /// A word that texts avoid.
    private struct Rule {
        /// A regular expression of ICU.
        let avoided: String
        let preferred: String

        init(_ avoided: String, _ preferred: String) {
            self.avoided = avoided
            self.preferred = preferred
        }
    }

    /// The avoided words in a text, each with the one to use.
    package static func violations(in text: String, _ language: Language) -> [String] {
        found(language == .english ? english : japanese, in: text)
    }

    /// The sentences of the Japanese interface that end in the plain form.
    package static func plainForms(in text: String) -> [String] {
        found([Rule("[^。]*(ない|いる|する|れる|える|なる|だ|った)。", "です・ます")], in: text)
    }

    private static func found(_ rules: [Rule], in text: String) -> [String] {
        rules.compactMap { rule in
            text.range(of: rule.avoided, options: .regularExpression).map {
                "“\(text[$0])” for “\(rule.preferred)” in “\(text)”"
            }
        }
    }

    private static let signs = [
        Rule(#"(?<![A-Za-z0-9])[×xX][0-9]"#, "1.5 times, 1.5倍"),
        Rule(#"(?<![A-Za-z0-9])[-－‐–][0-9]"#, "−"),
    ]

    private static let english =
        signs + [
            Rule(#"(?i)\bheld items?\b"#, "item it holds"),
            Rule(#"(?i)\bthe sand\b|\bsand ?storms\b|\bsnow(storm|fall)"#, "sandstorm, snow"),
            Rule(#"(?i)\bsuper-?effective"#, "super effective"),
            Rule(#"(?i)\bsleeping\b"#, "asleep"),
            Rule(#"(?i)\b(cannot|can not|could not)\b"#, "can’t, couldn’t"),
            Rule(#"(?i)\bfoes?\b"#, "opponents"),
            Rule(
                #"(?i)(neighbo|favo|colo|behavio|armo|hono)ur|\b(centre|metres?|defence|grey)\b"#,
                "American spelling"),
        ]

    private static let japanese =
        signs + [
            Rule("持ち物", "もちもの"),
            Rule("砂(?![塵漠])", "すなあらし"),
            Rule("抜群|今ひとつ|効果[がは](ばつぐん|いまひとつ)", "効果ばつぐん、効果いまひとつ"),
            Rule("眠", "ねむり、ねむって"),
            Rule("[0-9}]体(?![形重])", "1匹"),
            Rule("わざが、?(威力)?[0-9.]+倍", "わざの威力が1.5倍"),
            Rule("ほかのポケモン", "他のポケモン"),
            Rule("敵", "相手"),
            Rule("素早さ|特攻|特防|^(攻撃|防御)$", "こうげき、すばやさ"),
            Rule("しぼりこ|しぼり込", "絞り込"),
            Rule("姿", "すがた"),
            Rule("作品", "ゲーム"),
            Rule("Champions", "チャンピオンズ"),
        ]
}
