import PokedexDomain
import PokedexSite
import Testing

/// One sentence for every combination of trigger and conditions that the games have used.
struct EvolutionPhrasesTests {
    @Test(arguments: (levels + surroundings + otherWays + newCombinations).split(separator: "\n"))
    func saysHowAPokemonEvolves(line: Substring) throws {
        let parts = line.split(separator: " | ").map(String.init)
        let words = parts[0].split(separator: ", ").map { $0.split(separator: " ") }
        let into = words[0].count > 1 ? String(words[0][1]) : "raichu"
        let fixture = try EvolutionFixture.made()
        var conditions = EvolutionConditions()
        for condition in words.dropFirst() {
            Self.set(condition.map(String.init), in: &conditions, fixture)
        }
        let evolution = fixture.evolution(
            from: into == "shedinja" ? "nincada" : "pikachu", into: into, by: String(words[0][0]),
            conditions)
        let sentences = try Language.allCases.map {
            try fixture.phrases($0).phrase(for: evolution).text.text
        }
        #expect(sentences == Array(parts.dropFirst()))
    }

    /// Sets what a condition in a line says.
    private static func set(
        _ words: [String], in conditions: inout EvolutionConditions, _ fixture: EvolutionFixture
    ) {
        let (slug, number) = (words.last ?? "", words.last.flatMap { Int($0) })
        switch words[0] {
        case "level": conditions.minimumLevel = number
        case "friendship": conditions.minimumHappiness = number
        case "beauty": conditions.minimumBeauty = number
        case "affection": conditions.minimumAffection = number
        case "damage": conditions.minimumDamageTaken = number
        case "count": conditions.minimumMoveCount = number
        case "steps": conditions.minimumSteps = number
        case "attack-over-defense": conditions.relativePhysicalStats = number
        case "gender": conditions.gender = slug == "female" ? .female : .male
        case "time": conditions.timeOfDay = EvolutionConditions.TimeOfDay(rawValue: slug)
        case "item": conditions.item = fixture.item(slug)
        case "holds": conditions.heldItem = fixture.item(slug)
        case "knows": conditions.knownMove = fixture.move(slug)
        case "knows-type": conditions.knownMoveType = fixture.type(slug)
        case "uses": conditions.usedMove = fixture.move(slug)
        case "party": conditions.partySpecies = fixture.species(slug)
        case "party-type": conditions.partyType = fixture.type(slug)
        case "trade-for": conditions.tradeSpecies = fixture.species(slug)
        case "region": conditions.region = fixture.region(slug)
        case "location": conditions.location = fixture.location(slug)
        case "rock": conditions.nearSpecialRock = true
        case "rain": conditions.needsOverworldRain = true
        case "multiplayer": conditions.needsMultiplayer = true
        case "upside-down": conditions.turnUpsideDown = true
        default: Issue.record("\(words)")
        }
    }

    // A line for each: the trigger and what the Pokémon becomes, unless that is Raichu, the
    // conditions, and the sentence in English and in Japanese.

    static let levels = """
        level-up, level 36 | Level 36 | レベル36
        level-up, level 20, gender female | Level 20 (female) | レベル20（メス）
        level-up, level 20, gender male | Level 20 (male) | レベル20（オス）
        level-up, friendship 160 | Level up with high friendship | なつき度が高い状態でレベルアップ
        level-up, friendship 160, time night | Level up at night with high friendship | \
        なつき度が高い状態で夜にレベルアップ
        level-up, beauty 170 | Level up with high Beauty | うつくしさが高い状態でレベルアップ
        level-up, knows rollout | Level up knowing Rollout | ころがるを覚えた状態でレベルアップ
        level-up, knows mimic, region galar | Level up knowing Mimic in Galar | \
        ガラル地方でものまねを覚えた状態でレベルアップ
        level-up, knows-type fairy, affection 2 | \
        Level up knowing a Fairy-type move with 2 hearts of affection | \
        なかよし度がハート2つ以上でフェアリータイプのわざを覚えてレベルアップ
        level-up, knows-type fairy, friendship 160 | \
        Level up knowing a Fairy-type move with high friendship | \
        なつき度が高い状態でフェアリータイプのわざを覚えてレベルアップ
        level-up, holds razor-claw, time night | Level up at night while holding a Razor Claw | \
        するどいツメを持たせて夜にレベルアップ
        level-up, holds oval-stone, time day | Level up during the day while holding an Oval Stone | \
        まんまるいしを持たせて昼にレベルアップ
        level-up, level 20, attack-over-defense 1 | Level 20 with Attack higher than Defense | \
        こうげきがぼうぎょより高いときにレベル20以上でレベルアップ
        level-up, level 20, attack-over-defense 0 | Level 20 with Attack equal to Defense | \
        こうげきとぼうぎょが同じときにレベル20以上でレベルアップ
        level-up, level 20, attack-over-defense -1 | Level 20 with Attack lower than Defense | \
        こうげきがぼうぎょより低いときにレベル20以上でレベルアップ
        level-up, steps 1000 | Level up after walking 1,000 steps together in Let’s Go mode | \
        レッツゴーで1,000歩一緒に歩いてからレベルアップ

        """

    static let surroundings = """
        level-up, level 25, time day | Level 25 during the day | 昼にレベル25以上でレベルアップ
        level-up, level 25, time dusk | Level 25 at dusk | 夕方にレベル25以上でレベルアップ
        level-up, level 36, region hisui | Level 36 in Hisui | ヒスイ地方でレベル36以上でレベルアップ
        level-up, level 28, region alola, time night | Level 28 at night in Alola | \
        アローラ地方で夜にレベル28以上でレベルアップ
        level-up, location mt-coronet | Level up on Mt. Coronet | テンガンざんでレベルアップ
        level-up leafeon, location eterna-forest, rock | \
        Level up near the Moss Rock in Eterna Forest | ハクタイのもりの苔むした岩の近くでレベルアップ
        level-up glaceon, location sinnoh-route-217, rock | \
        Level up near the Ice Rock on Route 217 | ２１７番道路の氷に覆われた岩の近くでレベルアップ
        level-up, level 50, rain | Level 50 while it is raining outside battle | \
        フィールドで雨が降っているときにレベル50以上でレベルアップ
        level-up, level 38, multiplayer | Level 38 while playing with others in a Union Circle | \
        ユニオンサークルで遊んでいるときにレベル38以上でレベルアップ
        level-up, level 30, upside-down | Level 30 with the console held upside down | \
        本体を逆さまに持ってレベル30以上でレベルアップ
        level-up, level 32, party-type dark | Level 32 with a Dark-type Pokémon in the party | \
        手持ちにあくタイプのポケモンがいるときにレベル32以上でレベルアップ
        level-up, party remoraid | Level up with Remoraid in the party | \
        手持ちにテッポウオがいるときにレベルアップ

        """

    static let otherWays = """
        use-item, item thunder-stone | Use a Thunder Stone | かみなりのいしを使う
        use-item, item ice-stone | Use an Ice Stone | こおりのいしを使う
        use-item, item malicious-armor | Use Malicious Armor | ノロイノヨロイを使う
        use-item, item dawn-stone, gender male | Use a Dawn Stone (male) | めざめいしを使う（オス）
        use-item, item thunder-stone, region alola | Use a Thunder Stone in Alola | \
        アローラ地方でかみなりのいしを使う
        use-item, item peat-block, time full-moon | Use a Peat Block under a full moon | \
        満月の夜にピートブロックを使う
        trade | Trade | 通信交換
        trade, holds metal-coat | Trade while holding a Metal Coat | メタルコートを持たせて通信交換
        trade, trade-for shelmet | Trade for Shelmet | チョボマキと通信交換
        shed shedinja | Appears when Nincada evolves, with room in the party and a spare Poké Ball | \
        ツチニンが進化したとき、手持ちに空きがありモンスターボールを持っていると現れる
        spin | Spin around while it holds a Sweet | アメざいくを持たせて主人公がくるくる回る
        tower-of-darkness | Clear the Tower of Darkness | あくの塔を制覇する
        tower-of-waters | Clear the Tower of Waters | みずの塔を制覇する
        three-critical-hits | Land three critical hits in one battle | 1回のバトルで急所に3回当てる
        take-damage runerigus, damage 49 | \
        Lose at least 49 HP without fainting, then pass under the stone arch in the Dusty Bowl | \
        ひんしにならずに49以上のダメージを受けてから、砂塵の窪地の石のアーチをくぐる
        other maushold, level 25 | Level up in battle from level 25 on; the form is random | \
        レベル25以上でバトルしてレベルアップ（すがたはランダムに決まる）
        agile-style-move, uses psyshield-bash, count 20 | \
        Use Psyshield Bash in agile style 20 times | バリアーラッシュを早業で20回使う
        strong-style-move, uses barb-barrage, count 20 | \
        Use Barb Barrage in strong style 20 times | どくばりセンボンを力業で20回使う
        recoil-damage, damage 294 | Take at least 294 HP of recoil damage without fainting | \
        ひんしにならずに反動のダメージを合計294以上受ける
        use-move annihilape, uses rage-fist, count 20 | Use Rage Fist 20 times, then level up | \
        ふんどのこぶしを20回使ってからレベルアップ
        use-move, uses barb-barrage, count 20 | Use Barb Barrage 20 times | どくばりセンボンを20回使う
        three-defeated-bisharp | Defeat three Bisharp that hold a Leader’s Crest, then level up | \
        かしらのしるしを持ったキリキザンを3匹倒してレベルアップ
        gimmighoul-coins | Level up with 999 Gimmighoul Coins | コレクレーのコインを999枚集めてレベルアップ

        """

    /// What no game has asked for yet is said from its parts.
    static let newCombinations = """
        level-up | Level up | レベルアップ
        use-item | Use an item | 道具を使う
        trade, region alola, time night, upside-down, gender female | \
        Trade at night with the console held upside down in Alola (female) | \
        アローラ地方で夜に本体を逆さまに持って通信交換（メス）
        spin, level 30, knows-type ice, affection 1 | Spin around while it holds a Sweet \
        at level 30 or higher knowing an Ice-type move with one heart of affection | \
        なかよし度がハート1つ以上でこおりタイプのわざを覚えてレベル30以上でアメざいくを持たせて主人公がくるくる回る
        level-up, location new-place, rock | Level up near a special rock at New Place | \
        新しい場所の特別な岩の近くでレベルアップ
        agile-style-move, count 5 | Use a move in agile style after using its move 5 times | \
        わざを5回使ってからわざを早業で使う
        level-up, level 12, uses mimic, damage 30, trade-for shelmet | Level 12 after using Mimic \
        after taking at least 30 HP of damage in exchange for Shelmet | \
        30以上のダメージを受けてからものまねを使ってからチョボマキとの交換でレベル12以上でレベルアップ
        """
}
