import PokedexDomain
import PokedexSite
import Testing

/// One sentence for every combination of trigger and conditions that the games have used.
struct EvolutionPhrasesTests {
    struct Case: Sendable {
        let trigger: String
        var into = "raichu"
        let english: String
        let japanese: String
        let set: @Sendable (inout EvolutionConditions, EvolutionFixture) -> Void

        init(
            _ trigger: String, into: String = "raichu", _ english: String, _ japanese: String,
            _ set: @escaping @Sendable (inout EvolutionConditions, EvolutionFixture) -> Void = {
                _, _ in
            }
        ) {
            self.trigger = trigger
            self.into = into
            self.english = english
            self.japanese = japanese
            self.set = set
        }
    }

    @Test(arguments: levelUps + surroundings + items + trades + specialWays + newCombinations)
    func saysHowAPokemonEvolves(example: Case) throws {
        let fixture = try EvolutionFixture()
        var conditions = EvolutionConditions()
        example.set(&conditions, fixture)
        let from = example.into == "shedinja" ? "nincada" : "pikachu"
        let evolution = fixture.evolution(
            from: from, into: example.into, by: example.trigger, conditions)
        #expect(try fixture.phrases(.english).phrase(for: evolution).text.text == example.english)
        #expect(try fixture.phrases(.japanese).phrase(for: evolution).text.text == example.japanese)
    }

    static let levelUps = [
        Case("level-up", "Level 36", "レベル36") { conditions, _ in conditions.minimumLevel = 36 },
        Case("level-up", "Level 20 (female)", "レベル20（メス）") { conditions, _ in
            conditions.minimumLevel = 20
            conditions.gender = .female
        },
        Case("level-up", "Level 20 (male)", "レベル20（オス）") { conditions, _ in
            conditions.minimumLevel = 20
            conditions.gender = .male
        },
        Case("level-up", "Level up with high friendship", "なつき度が高い状態でレベルアップ") {
            conditions, _ in conditions.minimumHappiness = 160
        },
        Case(
            "level-up", "Level up at night with high friendship", "なつき度が高い状態で夜にレベルアップ"
        ) { conditions, _ in
            conditions.minimumHappiness = 160
            conditions.timeOfDay = .night
        },
        Case("level-up", "Level up with high Beauty", "うつくしさが高い状態でレベルアップ") {
            conditions, _ in conditions.minimumBeauty = 170
        },
        Case("level-up", "Level up knowing Rollout", "ころがるを覚えた状態でレベルアップ") {
            $0.knownMove = $1.move("rollout")
        },
        Case(
            "level-up", "Level up knowing Mimic in Galar", "ガラル地方でものまねを覚えた状態でレベルアップ"
        ) {
            $0.knownMove = $1.move("mimic")
            $0.region = $1.region("galar")
        },
        Case(
            "level-up", "Level up knowing a Fairy-type move with 2 hearts of affection",
            "なかよし度がハート2つ以上でフェアリータイプのわざを覚えてレベルアップ"
        ) {
            $0.knownMoveType = $1.type("fairy")
            $0.minimumAffection = 2
        },
        Case(
            "level-up", "Level up knowing a Fairy-type move with high friendship",
            "なつき度が高い状態でフェアリータイプのわざを覚えてレベルアップ"
        ) {
            $0.knownMoveType = $1.type("fairy")
            $0.minimumHappiness = 160
        },
        Case(
            "level-up", "Level up at night while holding a Razor Claw",
            "するどいツメを持たせて夜にレベルアップ"
        ) {
            $0.heldItem = $1.item("razor-claw")
            $0.timeOfDay = .night
        },
        Case(
            "level-up", "Level up during the day while holding an Oval Stone",
            "まんまるいしを持たせて昼にレベルアップ"
        ) {
            $0.heldItem = $1.item("oval-stone")
            $0.timeOfDay = .day
        },
        Case(
            "level-up", "Level 20 with Attack higher than Defense",
            "こうげきがぼうぎょより高いときにレベル20以上でレベルアップ"
        ) { conditions, _ in
            conditions.minimumLevel = 20
            conditions.relativePhysicalStats = 1
        },
        Case(
            "level-up", "Level 20 with Attack equal to Defense",
            "こうげきとぼうぎょが同じときにレベル20以上でレベルアップ"
        ) { conditions, _ in
            conditions.minimumLevel = 20
            conditions.relativePhysicalStats = 0
        },
        Case(
            "level-up", "Level 20 with Attack lower than Defense",
            "こうげきがぼうぎょより低いときにレベル20以上でレベルアップ"
        ) { conditions, _ in
            conditions.minimumLevel = 20
            conditions.relativePhysicalStats = -1
        },
        Case(
            "level-up", "Level up after walking 1,000 steps together in Let’s Go mode",
            "レッツゴーで1,000歩一緒に歩いてからレベルアップ"
        ) { conditions, _ in conditions.minimumSteps = 1000 },
    ]

    static let surroundings = [
        Case("level-up", "Level 25 during the day", "昼にレベル25以上でレベルアップ") {
            conditions, _ in
            conditions.minimumLevel = 25
            conditions.timeOfDay = .day
        },
        Case("level-up", "Level 25 at dusk", "夕方にレベル25以上でレベルアップ") { conditions, _ in
            conditions.minimumLevel = 25
            conditions.timeOfDay = .dusk
        },
        Case("level-up", "Level 36 in Hisui", "ヒスイ地方でレベル36以上でレベルアップ") {
            $0.minimumLevel = 36
            $0.region = $1.region("hisui")
        },
        Case("level-up", "Level 28 at night in Alola", "アローラ地方で夜にレベル28以上でレベルアップ") {
            $0.minimumLevel = 28
            $0.region = $1.region("alola")
            $0.timeOfDay = .night
        },
        Case("level-up", "Level up on Mt. Coronet", "テンガンざんでレベルアップ") {
            $0.location = $1.location("mt-coronet")
        },
        Case(
            "level-up", into: "leafeon", "Level up near the Moss Rock in Eterna Forest",
            "ハクタイのもりの苔むした岩の近くでレベルアップ"
        ) {
            $0.location = $1.location("eterna-forest")
            $0.nearSpecialRock = true
        },
        Case(
            "level-up", into: "glaceon", "Level up near the Ice Rock on Route 217",
            "２１７番道路の氷に覆われた岩の近くでレベルアップ"
        ) {
            $0.location = $1.location("sinnoh-route-217")
            $0.nearSpecialRock = true
        },
        Case(
            "level-up", "Level 50 while it is raining outside battle",
            "フィールドで雨が降っているときにレベル50以上でレベルアップ"
        ) { conditions, _ in
            conditions.minimumLevel = 50
            conditions.needsOverworldRain = true
        },
        Case(
            "level-up", "Level 38 while playing with others in a Union Circle",
            "ユニオンサークルで遊んでいるときにレベル38以上でレベルアップ"
        ) { conditions, _ in
            conditions.minimumLevel = 38
            conditions.needsMultiplayer = true
        },
        Case(
            "level-up", "Level 30 with the console held upside down",
            "本体を逆さまに持ってレベル30以上でレベルアップ"
        ) { conditions, _ in
            conditions.minimumLevel = 30
            conditions.turnUpsideDown = true
        },
        Case(
            "level-up", "Level 32 with a Dark-type Pokémon in the party",
            "手持ちにあくタイプのポケモンがいるときにレベル32以上でレベルアップ"
        ) {
            $0.minimumLevel = 32
            $0.partyType = $1.type("dark")
        },
        Case(
            "level-up", "Level up with Remoraid in the party",
            "手持ちにテッポウオがいるときにレベルアップ"
        ) { $0.partySpecies = $1.species("remoraid") },
    ]

    static let items = [
        Case("use-item", "Use a Thunder Stone", "かみなりのいしを使う") {
            $0.item = $1.item("thunder-stone")
        },
        Case("use-item", "Use an Ice Stone", "こおりのいしを使う") {
            $0.item = $1.item("ice-stone")
        },
        Case("use-item", "Use Malicious Armor", "ノロイノヨロイを使う") {
            $0.item = $1.item("malicious-armor")
        },
        Case("use-item", "Use a Dawn Stone (male)", "めざめいしを使う（オス）") {
            $0.item = $1.item("dawn-stone")
            $0.gender = .male
        },
        Case("use-item", "Use a Thunder Stone in Alola", "アローラ地方でかみなりのいしを使う") {
            $0.item = $1.item("thunder-stone")
            $0.region = $1.region("alola")
        },
        Case("use-item", "Use a Peat Block under a full moon", "満月の夜にピートブロックを使う") {
            $0.item = $1.item("peat-block")
            $0.timeOfDay = .fullMoon
        },
    ]

    static let trades = [
        Case("trade", "Trade", "通信交換"),
        Case("trade", "Trade while holding a Metal Coat", "メタルコートを持たせて通信交換") {
            $0.heldItem = $1.item("metal-coat")
        },
        Case("trade", "Trade for Shelmet", "チョボマキと通信交換") {
            $0.tradeSpecies = $1.species("shelmet")
        },
    ]

    static let specialWays = [
        Case(
            "shed", into: "shedinja",
            "Appears when Nincada evolves, with room in the party and a spare Poké Ball",
            "ツチニンが進化したとき、手持ちに空きがありモンスターボールを持っていると現れる"),
        Case(
            "spin", "Spin around while it holds a Sweet", "アメざいくを持たせて主人公がくるくる回る"),
        Case("tower-of-darkness", "Clear the Tower of Darkness", "あくの塔を制覇する"),
        Case("tower-of-waters", "Clear the Tower of Waters", "みずの塔を制覇する"),
        Case(
            "three-critical-hits", "Land three critical hits in one battle",
            "1回のバトルで急所に3回当てる"),
        Case(
            "take-damage", into: "runerigus",
            "Lose at least 49 HP without fainting, then pass under the stone arch "
                + "in the Dusty Bowl",
            "ひんしにならずに49以上のダメージを受けてから、砂塵の窪地の石のアーチをくぐる"
        ) { conditions, _ in conditions.minimumDamageTaken = 49 },
        Case(
            "other", into: "maushold", "Level up in battle from level 25 on; the form is random",
            "レベル25以上でバトルしてレベルアップ（すがたはランダムに決まる）"
        ) { conditions, _ in conditions.minimumLevel = 25 },
        Case(
            "agile-style-move", "Use Psyshield Bash in agile style 20 times",
            "バリアーラッシュを早業で20回使う"
        ) {
            $0.usedMove = $1.move("psyshield-bash")
            $0.minimumMoveCount = 20
        },
        Case(
            "strong-style-move", "Use Barb Barrage in strong style 20 times",
            "どくばりセンボンを力業で20回使う"
        ) {
            $0.usedMove = $1.move("barb-barrage")
            $0.minimumMoveCount = 20
        },
        Case(
            "recoil-damage", "Take at least 294 HP of recoil damage without fainting",
            "ひんしにならずに反動のダメージを合計294以上受ける"
        ) { conditions, _ in conditions.minimumDamageTaken = 294 },
        Case(
            "use-move", into: "annihilape", "Use Rage Fist 20 times, then level up",
            "ふんどのこぶしを20回使ってからレベルアップ"
        ) {
            $0.usedMove = $1.move("rage-fist")
            $0.minimumMoveCount = 20
        },
        Case("use-move", "Use Barb Barrage 20 times", "どくばりセンボンを20回使う") {
            $0.usedMove = $1.move("barb-barrage")
            $0.minimumMoveCount = 20
        },
        Case(
            "three-defeated-bisharp",
            "Defeat three Bisharp that hold a Leader’s Crest, then level up",
            "かしらのしるしを持ったキリキザンを3匹倒してレベルアップ"),
        Case(
            "gimmighoul-coins", "Level up with 999 Gimmighoul Coins",
            "コレクレーのコインを999枚集めてレベルアップ"),
    ]

    /// What no game has asked for yet is said from its parts.
    static let newCombinations = [
        Case("level-up", "Level up", "レベルアップ"),
        Case("use-item", "Use an item", "道具を使う"),
        Case(
            "trade", "Trade at night with the console held upside down in Alola (female)",
            "アローラ地方で夜に本体を逆さまに持って通信交換（メス）"
        ) {
            $0.region = $1.region("alola")
            $0.timeOfDay = .night
            $0.turnUpsideDown = true
            $0.gender = .female
        },
        Case(
            "spin",
            "Spin around while it holds a Sweet at level 30 or higher knowing an Ice-type "
                + "move with one heart of affection",
            "なかよし度がハート1つ以上でこおりタイプのわざを覚えてレベル30以上で"
                + "アメざいくを持たせて主人公がくるくる回る"
        ) {
            $0.minimumLevel = 30
            $0.knownMoveType = $1.type("ice")
            $0.minimumAffection = 1
        },
        Case(
            "level-up", "Level up near a special rock at New Place",
            "新しい場所の特別な岩の近くでレベルアップ"
        ) {
            $0.location = $1.location("new-place")
            $0.nearSpecialRock = true
        },
        Case(
            "agile-style-move", "Use a move in agile style after using its move 5 times",
            "わざを5回使ってからわざを早業で使う"
        ) { conditions, _ in conditions.minimumMoveCount = 5 },
        Case(
            "level-up",
            "Level 12 after using Mimic after taking at least 30 HP of damage "
                + "in exchange for Shelmet",
            "30以上のダメージを受けてからものまねを使ってからチョボマキとの交換でレベル12以上でレベルアップ"
        ) {
            $0.minimumLevel = 12
            $0.usedMove = $1.move("mimic")
            $0.minimumDamageTaken = 30
            $0.tradeSpecies = $1.species("shelmet")
        },
    ]
}
