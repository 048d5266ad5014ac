import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// Each kind of sentence, with moves made for it.
@Suite struct MoveComposerTests {
    @Test func tellsDamageAndWhomItStrikes() throws {
        #expect(
            try MoveDraft().texts == [
                "Deals physical Electric damage.", "でんきタイプの物理攻撃。",
            ])
        #expect(
            try MoveDraft(damageClass: .special, target: "all-opponents").texts == [
                "Deals special Electric damage to all opponents.", "相手全体にでんきタイプの特殊攻撃。",
            ])
        #expect(
            try MoveDraft(target: "all-other-pokemon").texts == [
                "Deals physical Electric damage to everyone around the user.",
                "自分の周り全員にでんきタイプの物理攻撃。",
            ])
        #expect(
            try MoveDraft(target: "random-opponent").texts == [
                "Deals physical Electric damage to a random opponent.",
                "ランダムな相手1匹にでんきタイプの物理攻撃。",
            ])
    }

    @Test func tellsOneHitKOs() throws {
        #expect(
            try MoveDraft(category: "ohko").more == [
                "If it hits, the target faints at once.", "当たれば相手は一撃でひんしになる。",
            ])
    }

    @Test func countsHits() throws {
        #expect(
            try MoveDraft(hits: (2, 5)).more == ["Hits 2 to 5 times.", "2～5回連続で攻撃する。"])
        #expect(try MoveDraft(hits: (3, 3)).more == ["Hits 3 times.", "3回連続で攻撃する。"])
        #expect(try MoveDraft(hits: (2, 2)).more == ["Hits twice.", "2回連続で攻撃する。"])
    }

    @Test func tellsHowOftenItLandsCriticalHits() throws {
        #expect(
            try MoveDraft(critical: 1).more == ["Lands critical hits more often.", "急所に当たりやすい。"])
        #expect(
            try MoveDraft(critical: 2).more == [
                "Lands critical hits far more often.", "急所に非常に当たりやすい。",
            ])
        #expect(
            try MoveDraft(critical: 6).more == ["Always lands a critical hit.", "必ず急所に当たる。"])
    }

    @Test func tellsDrainAndRecoil() throws {
        #expect(
            try MoveDraft(drain: 50).more == [
                "The user recovers half of the damage dealt as HP.", "与えたダメージの半分、自分のHPを回復する。",
            ])
        #expect(
            try MoveDraft(drain: -33).more == [
                "The user takes a third of the damage dealt as recoil.",
                "与えたダメージの1/3を、反動で自分も受ける。",
            ])
        #expect(try MoveDraft(drain: 40).more[0].contains("recovers 40% of the damage"))
    }

    @Test func tellsHealingAndCosts() throws {
        #expect(
            try MoveDraft(damageClass: .status, target: "user", healing: 50).texts == [
                "Restores half of the user’s max HP.", "自分の最大HPの半分を回復する。",
            ])
        #expect(
            try MoveDraft(damageClass: .status, target: "user", healing: -33).texts == [
                "The user loses a third of its max HP.", "自分の最大HPの1/3を失う。",
            ])
    }

    @Test func tellsAilmentsWithTheirChance() throws {
        #expect(
            try MoveDraft(ailment: "paralysis", ailmentChance: 10).more == [
                "10% chance to paralyze the target.", "10%の確率で相手をまひ状態にする。",
            ])
        #expect(
            try MoveDraft(ailment: "burn", ailmentChance: 100).more == [
                "Burns the target.", "相手をやけど状態にする。",
            ])
        #expect(
            try MoveDraft(target: "all-opponents", ailment: "freeze", ailmentChance: 10).more == [
                "10% chance to freeze each target.", "10%の確率で当たった相手をこおり状態にする。",
            ])
        #expect(
            try MoveDraft(damageClass: .status, target: "all-other-pokemon", ailment: "poison")
                .texts
                == ["Poisons everyone around the user.", "自分の周り全員をどく状態にする。"])
    }

    @Test func countsTurnsAsPlayersDo() throws {
        #expect(
            try MoveDraft(damageClass: .status, ailment: "sleep", turns: (2, 4)).texts == [
                "Puts the target to sleep for 1 to 3 turns.", "相手を1～3ターンの間、ねむり状態にする。",
            ])
        #expect(
            try MoveDraft(ailment: "confusion", ailmentChance: 20, turns: (2, 5)).more == [
                "20% chance to confuse the target for 1 to 4 turns.",
                "20%の確率で相手を1～4ターンの間、こんらん状態にする。",
            ])
        #expect(
            try MoveDraft(damageClass: .status, ailment: "embargo", turns: (5, 5)).texts == [
                "Keeps the target from using the item it holds for 5 turns.",
                "相手は5ターンの間、もちものを使えなくなる。",
            ])
    }

    @Test func namesAilmentsThatHaveNoSentence() throws {
        #expect(
            try MoveDraft(damageClass: .status, ailment: "yawn").texts == [
                "Inflicts “Drowsiness” on the target.", "相手を「ねむけ」の状態にする。",
            ])
        #expect(try MoveDraft(ailment: "unknown").more == ["", ""])
    }

    @Test func tellsWhoseStatsChange() throws {
        #expect(
            try MoveDraft(damageClass: .status, target: "user", stats: [(.attack, 2)]).texts == [
                "Raises the user’s Attack by 2 stages.", "自分のこうげきが2段階上がる。",
            ])
        #expect(
            try MoveDraft(damageClass: .status, target: "all-opponents", stats: [(.accuracy, -1)])
                .texts == [
                    "Lowers all opponents’ accuracy by 1 stage.", "相手全体の命中率を1段階下げる。",
                ])
        #expect(
            try MoveDraft(category: "damage-raise", statChance: 100, stats: [(.specialAttack, -2)])
                .more == ["Lowers the user’s Sp. Atk by 2 stages.", "自分のとくこうが2段階下がる。"])
        #expect(
            try MoveDraft(category: "damage-lower", statChance: 10, stats: [(.specialDefense, -1)])
                .more == [
                    "10% chance to lower the target’s Sp. Def by 1 stage.",
                    "10%の確率で相手のとくぼうを1段階下げる。",
                ])
    }

    @Test func joinsStatsThatChangeTogether() throws {
        let status = { MoveDraft(damageClass: .status, target: "user", stats: $0) }
        #expect(
            try status([(.attack, 1), (.defense, 1)]).texts == [
                "Raises the user’s Attack and Defense by 1 stage.", "自分のこうげきとぼうぎょが1段階ずつ上がる。",
            ])
        #expect(
            try status([(.attack, 1), (.defense, 1), (.speed, 1)]).texts == [
                "Raises the user’s Attack, Defense and Speed by 1 stage.",
                "自分のこうげき・ぼうぎょ・すばやさが1段階ずつ上がる。",
            ])
        #expect(
            try status([(.attack, 1), (.speed, 2)]).texts == [
                "Raises the user’s Attack by 1 stage and Speed by 2 stages.",
                "自分のこうげきが1段階、すばやさが2段階上がる。",
            ])
        #expect(
            try status([(.attack, 2), (.defense, -1)]).texts == [
                "Raises the user’s Attack by 2 stages. Lowers the user’s Defense by 1 stage.",
                "自分のこうげきが2段階上がる。自分のぼうぎょが1段階下がる。",
            ])
    }

    @Test func tellsFlinchingForcedSwitchesAndPriority() throws {
        #expect(
            try MoveDraft(flinch: 30).more == [
                "30% chance to make the target flinch.", "30%の確率で相手をひるませる。",
            ])
        #expect(try MoveDraft(flinch: 100).more == ["Makes the target flinch.", "相手をひるませる。"])
        #expect(
            try MoveDraft(damageClass: .status, category: "force-switch", priority: -6).texts == [
                "Forces the target out for a random party member. Ends battles with wild Pokémon. "
                    + "Acts after most moves (priority −6).",
                "相手を控えのランダムな1匹と交代させる。野生のポケモンとの戦闘は終わる。優先度−6で、多くのわざより後に出る。",
            ])
        #expect(
            try MoveDraft(priority: 1).more == [
                "Acts ahead of most moves (priority +1).", "優先度+1で、多くのわざより先に出る。",
            ])
    }

    @Test func putsWhatIsAddedBeforeThePriority() throws {
        #expect(
            try MoveDraft(priority: 3).sentences(adding: "Works once.", .english) == [
                "Deals physical Electric damage.", "Works once.",
                "Acts ahead of most moves (priority +3).",
            ])
    }

    @Test func saysNothingWhereTheFactsSayNothing() throws {
        #expect(try MoveDraft(damageClass: .status, hasEffect: false).texts == ["", ""])
        #expect(try MoveDraft(hasEffect: false).texts[0] == "Deals physical Electric damage.")
        #expect(try MoveDraft(stats: [(.speed, -1)], hasEffect: false).more == ["", ""])
    }
}
