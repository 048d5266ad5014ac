import PokedexDomain

extension SampleCatalog {
    /// Moves: damaging and status ones, with and without every value, changed and unchanged.
    static func addMoves(to catalog: inout Catalog) throws {
        catalog.moves = try drafts.map { draft in
            Move(
                id: Identifier(draft.number), slug: try Slug(draft.slug),
                name: LocalizedName(english: draft.english, japanese: draft.japanese),
                generation: Identifier(draft.generation),
                type: try catalog.types.entity(draft.type, \.slug).id,
                damageClass: draft.damageClass, power: draft.power, accuracy: draft.accuracy,
                powerPoints: draft.powerPoints, priority: draft.priority,
                target: try catalog.moveTargets.entity(draft.target, \.slug).id,
                effectChance: draft.effectChance, effect: draft.effect,
                statChanges: draft.statChanges, past: draft.past, machines: draft.machines)
        }
    }

    private struct Draft {
        let number: Int
        let slug: String
        let english: String
        let japanese: String
        let generation: Int
        let type: String
        let damageClass: DamageClass
        var power: Int?
        var accuracy: Int?
        var powerPoints: Int?
        var priority = 0
        var target = "selected-pokemon"
        var effectChance: Int?
        var effect: MoveEffect? = SampleCatalog.effect(0)
        var statChanges: [StatChange] = []
        var past: [PastMoveValues] = []
        var machines: [Machine] = []
    }

    private static let drafts = [
        Draft(
            number: 3, slug: "double-slap", english: "Double Slap", japanese: "おうふくビンタ",
            generation: 1, type: "normal", damageClass: .physical, power: 15, accuracy: 85,
            powerPoints: 10, effect: effect(0, minimumHits: 2, maximumHits: 5)),
        Draft(
            number: 44, slug: "bite", english: "Bite", japanese: "かみつく", generation: 1,
            type: "dark", damageClass: .physical, power: 60, accuracy: 100, powerPoints: 25,
            effectChance: 30, effect: effect(0, flinchChance: 30), past: [past(3, type: 1)]),
        Draft(
            number: 57, slug: "surf", english: "Surf", japanese: "なみのり", generation: 1,
            type: "water", damageClass: .special, power: 90, accuracy: 100, powerPoints: 15,
            target: "all-other-pokemon", past: [past(15, power: 95)],
            machines: machines(.hiddenMachine, [(1, 3), (2, 3), (3, 3), (5, 3), (8, 3), (9, 3)])),
        Draft(
            number: 85, slug: "thunderbolt", english: "Thunderbolt", japanese: "１０まんボルト",
            generation: 1, type: "electric", damageClass: .special, power: 90, accuracy: 100,
            powerPoints: 15, effectChance: 10, effect: effect(4, ailment: 1, ailmentChance: 10),
            past: [past(15, power: 95)],
            machines: machines(
                .technicalMachine,
                [(1, 24), (2, 24), (5, 24), (8, 24), (9, 24), (11, 24), (15, 24), (17, 24)])
                + machines(.technicalRecord, [(20, 8)])
                + machines(.technicalMachine, [(25, 126), (30, 67)])),
        Draft(
            number: 86, slug: "thunder-wave", english: "Thunder Wave", japanese: "でんじは",
            generation: 1, type: "electric", damageClass: .status, accuracy: 90, powerPoints: 20,
            effect: effect(1, ailment: 1), past: [past(17, accuracy: 100)],
            machines: machines(.technicalMachine, [(1, 45), (2, 45), (8, 73), (9, 73)])),
        Draft(
            number: 98, slug: "quick-attack", english: "Quick Attack", japanese: "でんこうせっか",
            generation: 1, type: "normal", damageClass: .physical, power: 40, accuracy: 100,
            powerPoints: 30, priority: 1),
        Draft(
            number: 129, slug: "swift", english: "Swift", japanese: "スピードスター", generation: 1,
            type: "normal", damageClass: .special, power: 60, powerPoints: 20,
            target: "all-opponents", machines: machines(.technicalMachine, [(1, 39), (3, 39)])),
        Draft(
            number: 227, slug: "encore", english: "Encore", japanese: "アンコール", generation: 2,
            type: "normal", damageClass: .status, accuracy: 100, powerPoints: 5,
            effect: effect(13)),
        Draft(
            number: 273, slug: "wish", english: "Wish", japanese: "ねがいごと", generation: 3,
            type: "normal", damageClass: .status, powerPoints: 10, target: "user",
            effect: effect(13)),
        Draft(
            number: 344, slug: "volt-tackle", english: "Volt Tackle", japanese: "ボルテッカー",
            generation: 3, type: "electric", damageClass: .physical, power: 120, accuracy: 100,
            powerPoints: 15, effectChance: 10,
            effect: effect(4, ailment: 1, ailmentChance: 10, drain: -33)),
        Draft(
            number: 354, slug: "psycho-boost", english: "Psycho Boost", japanese: "サイコブースト",
            generation: 3, type: "psychic", damageClass: .special, power: 140, accuracy: 90,
            powerPoints: 5, effectChance: 100, effect: effect(7, statChance: 100),
            statChanges: [StatChange(stat: .specialAttack, stages: -2)]),
        Draft(
            number: 622, slug: "breakneck-blitz--physical", english: "Breakneck Blitz",
            japanese: "ウルトラダッシュアタック", generation: 7, type: "normal", damageClass: .physical,
            powerPoints: 1),
        Draft(
            number: 623, slug: "breakneck-blitz--special", english: "Breakneck Blitz",
            japanese: "ウルトラダッシュアタック", generation: 7, type: "normal", damageClass: .special,
            powerPoints: 1),
        Draft(
            number: 10001, slug: "shadow-rush", english: "Shadow Rush", japanese: "ダークラッシュ",
            generation: 3, type: "shadow", damageClass: .physical, power: 55, accuracy: 100,
            effect: nil),
    ]

    private static func effect(
        _ category: Int, ailment: Int = 0, ailmentChance: Int = 0, drain: Int = 0,
        flinchChance: Int = 0, minimumHits: Int? = nil, maximumHits: Int? = nil,
        statChance: Int = 0
    ) -> MoveEffect {
        MoveEffect(
            category: Identifier(category), ailment: Identifier(ailment),
            ailmentChance: ailmentChance, criticalStage: 0, drain: drain,
            flinchChance: flinchChance, healing: 0, minimumHits: minimumHits,
            maximumHits: maximumHits, minimumTurns: nil, maximumTurns: nil,
            statChance: statChance)
    }

    private static func past(
        _ before: Int, type: Int? = nil, power: Int? = nil, accuracy: Int? = nil
    ) -> PastMoveValues {
        PastMoveValues(
            before: Identifier(before),
            values: OtherMoveValues(
                type: type.map { Identifier($0) }, power: power, accuracy: accuracy))
    }

    private static func machines(_ kind: Machine.Kind, _ numbers: [(Int, Int)]) -> [Machine] {
        numbers.map { Machine(versionGroup: Identifier($0), kind: kind, number: $1) }
    }
}
