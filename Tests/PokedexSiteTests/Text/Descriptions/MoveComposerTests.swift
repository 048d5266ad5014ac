import PokedexDomain
import Testing

@testable import PokedexSite

/// Each kind of sentence, with moves made for it.
@Suite struct MoveComposerTests {
    @Test(
        arguments: [
            (MoveDraft(), "Deals Electric damage.", "でんきタイプの攻撃。"),
            (
                MoveDraft(damageClass: .special, target: "all-opponents"),
                "Deals Electric damage to all opponents.", "相手全体にでんきタイプの攻撃。"
            ),
            (
                MoveDraft(target: "all-other-pokemon"),
                "Deals Electric damage to everyone around the user.",
                "自分の周り全員にでんきタイプの攻撃。"
            ),
            (
                MoveDraft(target: "random-opponent"),
                "Deals Electric damage to a random opponent.", "ランダムな相手1匹にでんきタイプの攻撃。"
            ),
            (
                MoveDraft.status("user", healing: 50), "Restores half of the user’s max HP.",
                "自分の最大HPの半分を回復する。"
            ),
            (
                .status("user", healing: -33), "The user loses a third of its max HP.",
                "自分の最大HPの1/3を失う。"
            ),
            (
                .status("all-other-pokemon", ailment: "poison"),
                "Poisons everyone around the user.",
                "自分の周り全員をどく状態にする。"
            ),
            // Turns are counted as players do.
            (
                .status(ailment: "sleep", turns: (2, 4)),
                "Puts the target to sleep for 1 to 3 turns.",
                "相手を1～3ターンの間、ねむり状態にする。"
            ),
            (
                .status(ailment: "embargo", turns: (5, 5)),
                "Keeps the target from using the item it holds for 5 turns.",
                "相手は5ターンの間、もちものを使えなくなる。"
            ),
            (.status(ailment: "yawn"), "Inflicts “Drowsiness” on the target.", "相手を「ねむけ」の状態にする。"),
            (
                .status("user", stats: [(.attack, 2)]), "Raises the user’s Attack by 2 stages.",
                "自分のこうげきが2段階上がる。"
            ),
            (
                .status("all-opponents", stats: [(.accuracy, -1)]),
                "Lowers all opponents’ accuracy by 1 stage.", "相手全体の命中率を1段階下げる。"
            ),
            (
                .status("user", stats: [(.attack, 1), (.defense, 1)]),
                "Raises the user’s Attack and Defense by 1 stage.", "自分のこうげきとぼうぎょが1段階ずつ上がる。"
            ),
            (
                .status("user", stats: [(.attack, 1), (.defense, 1), (.speed, 1)]),
                "Raises the user’s Attack, Defense and Speed by 1 stage.",
                "自分のこうげき・ぼうぎょ・すばやさが1段階ずつ上がる。"
            ),
            (
                .status("user", stats: [(.attack, 1), (.speed, 2)]),
                "Raises the user’s Attack by 1 stage and Speed by 2 stages.",
                "自分のこうげきが1段階、すばやさが2段階上がる。"
            ),
            (
                .status("user", stats: [(.attack, 2), (.defense, -1)]),
                "Raises the user’s Attack by 2 stages. Lowers the user’s Defense by 1 stage.",
                "自分のこうげきが2段階上がる。自分のぼうぎょが1段階下がる。"
            ),
            (
                MoveDraft(damageClass: .status, category: "force-switch", priority: -6),
                "Forces the target out for a random party member. Ends battles with wild Pokémon. "
                    + "Acts after most moves (priority −6).",
                "相手を控えのランダムな1匹と交代させる。野生のポケモンとの戦闘は終わる。優先度−6で、多くのわざより後に出る。"
            ),
            (MoveDraft(damageClass: .status, hasEffect: false), "", ""),
            (MoveDraft(hasEffect: false), "Deals Electric damage.", "でんきタイプの攻撃。"),
        ] as [(MoveDraft, String, String)])
    func tells(move: MoveDraft, english: String, japanese: String) throws {
        #expect(try move.texts == [english, japanese])
    }

    @Test(
        arguments: [
            (
                MoveDraft(category: "ohko"), "If it hits, the target faints at once.",
                "当たれば相手は一撃でひんしになる。"
            ),
            (MoveDraft(hits: (2, 5)), "Hits 2 to 5 times.", "2～5回連続で攻撃する。"),
            (MoveDraft(hits: (3, 3)), "Hits 3 times.", "3回連続で攻撃する。"),
            (MoveDraft(hits: (2, 2)), "Hits twice.", "2回連続で攻撃する。"),
            (MoveDraft(critical: 1), "Lands critical hits more often.", "急所に当たりやすい。"),
            (MoveDraft(critical: 2), "Lands critical hits far more often.", "急所に非常に当たりやすい。"),
            (MoveDraft(critical: 6), "Always lands a critical hit.", "必ず急所に当たる。"),
            (
                MoveDraft(drain: 50), "The user recovers half of the damage dealt as HP.",
                "与えたダメージの半分、自分のHPを回復する。"
            ),
            (
                MoveDraft(drain: 40), "The user recovers 40% of the damage dealt as HP.",
                "与えたダメージの40%、自分のHPを回復する。"
            ),
            (
                MoveDraft(drain: -33), "The user takes a third of the damage dealt as recoil.",
                "与えたダメージの1/3を、反動で自分も受ける。"
            ),
            (
                MoveDraft(ailment: "paralysis", ailmentChance: 10),
                "10% chance to paralyze the target.",
                "10%の確率で相手をまひ状態にする。"
            ),
            (MoveDraft(ailment: "burn", ailmentChance: 100), "Burns the target.", "相手をやけど状態にする。"),
            (
                MoveDraft(target: "all-opponents", ailment: "freeze", ailmentChance: 10),
                "10% chance to freeze each target.", "10%の確率で当たった相手をこおり状態にする。"
            ),
            (
                MoveDraft(ailment: "confusion", ailmentChance: 20, turns: (2, 5)),
                "20% chance to confuse the target for 1 to 4 turns.",
                "20%の確率で相手を1～4ターンの間、こんらん状態にする。"
            ),
            (MoveDraft(ailment: "unknown"), "", ""),
            (
                MoveDraft(category: "damage-raise", statChance: 100, stats: [(.specialAttack, -2)]),
                "Lowers the user’s Sp. Atk by 2 stages.", "自分のとくこうが2段階下がる。"
            ),
            (
                MoveDraft(category: "damage-lower", statChance: 10, stats: [(.specialDefense, -1)]),
                "10% chance to lower the target’s Sp. Def by 1 stage.", "10%の確率で相手のとくぼうを1段階下げる。"
            ),
            (
                MoveDraft(flinch: 30), "30% chance to make the target flinch.", "30%の確率で相手をひるませる。"
            ),
            (MoveDraft(flinch: 100), "Makes the target flinch.", "相手をひるませる。"),
            (
                MoveDraft(priority: 1), "Acts ahead of most moves (priority +1).",
                "優先度+1で、多くのわざより先に出る。"
            ),
            (MoveDraft(stats: [(.speed, -1)], hasEffect: false), "", ""),
        ] as [(MoveDraft, String, String)])
    func tellsBesideTheDamage(move: MoveDraft, english: String, japanese: String) throws {
        #expect(try move.more == [english, japanese])
    }

    @Test func putsWhatIsAddedBeforeThePriority() throws {
        #expect(
            try MoveDraft(priority: 3).sentences(adding: "Works once.", .english) == [
                "Deals Electric damage.", "Works once.",
                "Acts ahead of most moves (priority +3).",
            ])
    }
}

extension MoveDraft {
    /// A status move.
    fileprivate static func status(
        _ target: String = "selected-pokemon", ailment: String = "none", healing: Int = 0,
        turns: (Int, Int)? = nil, stats: [(Stat, Int)] = []
    ) -> MoveDraft {
        MoveDraft(
            damageClass: .status, target: target, ailment: ailment, healing: healing, turns: turns,
            stats: stats)
    }
}
