import PokedexDomain

extension SampleCatalog {
    /// The ten Pokémon with their forms.
    static func addPokemon(to catalog: inout Catalog) throws {
        catalog.pokemon = try drafts.map { draft in
            Pokemon(
                id: Identifier(draft.number), slug: try Slug(draft.slug),
                species: Identifier(draft.species), isDefault: draft.number == draft.species,
                height: draft.height, weight: draft.weight, baseExperience: draft.experience,
                types: draft.types.map { Identifier($0) }, stats: stats(draft.stats),
                abilities: draft.abilities, past: draft.past,
                pictures: Pictures(
                    paths: draft.hasPictures ? pictures(of: draft.number) : [:]),
                forms: try forms(of: draft))
        }
    }

    private struct Draft {
        let number: Int
        let slug: String
        let species: Int
        var height: Int? = 4
        var weight: Int? = 60
        var experience: Int? = 112
        var types = [13]
        var stats = [35, 55, 40, 50, 50, 90]
        var abilities = SampleCatalog.abilities(ordinary: [9], hidden: 31)
        var past = PokemonPast()
        var hasPictures = true
        var look: Look
    }

    /// A Pokémon's first form.
    private struct Look {
        var number: Int
        var suffix = ""
        var english: String?
        var label: (english: String, japanese: String?)?
        var isBattleOnly = false
        var isMega = false
        var versionGroup = 1
    }

    private static let drafts = [
        Draft(
            number: 25, slug: "pikachu", species: 25,
            past: PokemonPast(
                abilities: [noHidden(until: 4)],
                stats: [
                    .init(
                        lastGeneration: Identifier(1),
                        elements: [BaseStat(stat: .special, base: 50, effort: 0)]),
                    .init(
                        lastGeneration: Identifier(5),
                        elements: [
                            BaseStat(stat: .defense, base: 30, effort: 0),
                            BaseStat(stat: .specialDefense, base: 40, effort: 0),
                        ]),
                ]),
            look: Look(number: 25)),
        Draft(
            number: 26, slug: "raichu", species: 26, height: 8, weight: 300, experience: 218,
            stats: [60, 90, 55, 90, 80, 110],
            past: PokemonPast(abilities: [noHidden(until: 4)]), look: Look(number: 26)),
        Draft(
            number: 35, slug: "clefairy", species: 35, height: 6, weight: 75, experience: 113,
            types: [18], stats: [70, 45, 48, 60, 65, 35],
            abilities: abilities(ordinary: [56, 98], hidden: 132),
            past: PokemonPast(
                types: [.init(lastGeneration: Identifier(5), elements: [Identifier(1)])],
                abilities: [
                    .init(
                        lastGeneration: Identifier(3),
                        elements: [AbilitySlot(slot: 2, isHidden: false, ability: nil)]),
                    noHidden(until: 4),
                ]),
            look: Look(number: 35)),
        Draft(
            number: 145, slug: "zapdos", species: 145, height: 16, weight: 526, experience: 261,
            types: [13, 3], stats: [90, 90, 85, 125, 90, 100],
            abilities: abilities(ordinary: [46], hidden: 9),
            past: PokemonPast(abilities: [
                noHidden(until: 4),
                .init(
                    lastGeneration: Identifier(5),
                    elements: [AbilitySlot(slot: 3, isHidden: true, ability: Identifier(31))]),
            ]),
            look: Look(number: 145)),
        Draft(
            number: 172, slug: "pichu", species: 172, height: 3, weight: 20, experience: 41,
            stats: [20, 40, 15, 35, 35, 60], past: PokemonPast(abilities: [noHidden(until: 4)]),
            look: Look(number: 172, versionGroup: 3)),
        Draft(
            number: 386, slug: "deoxys-normal", species: 386, height: 17, weight: 608,
            experience: 270, types: [14], stats: [50, 150, 50, 150, 50, 150],
            abilities: abilities(ordinary: [46], hidden: nil),
            look: Look(
                number: 386, suffix: "normal", english: "Normal Deoxys",
                label: ("Normal Forme", "ノーマルフォルム"), versionGroup: 5)),
        Draft(
            number: 10001, slug: "deoxys-attack", species: 386, height: 17, weight: 608,
            experience: 270, types: [14], stats: [50, 180, 20, 180, 20, 150],
            abilities: abilities(ordinary: [46], hidden: nil),
            look: Look(
                number: 10031, suffix: "attack", english: "Attack Deoxys",
                label: ("Attack Forme", "アタックフォルム"), versionGroup: 5)),
        Draft(
            number: 10100, slug: "raichu-alola", species: 26, height: 7, weight: 210,
            experience: 243, types: [13, 14], stats: [60, 85, 50, 95, 85, 110],
            abilities: abilities(ordinary: [207], hidden: nil),
            look: Look(
                number: 10202, suffix: "alola", english: "Alolan Raichu",
                label: ("Alolan Form", "アローラのすがた"), versionGroup: 17)),
        Draft(
            number: 10199, slug: "pikachu-gmax", species: 25, height: 210, weight: nil,
            look: Look(
                number: 10368, suffix: "gmax", english: "Gigantamax Pikachu",
                label: ("Gigantamax Form", "キョダイマックスのすがた"), isBattleOnly: true,
                versionGroup: 20)),
        Draft(
            number: 10304, slug: "raichu-mega-x", species: 26, height: 12, weight: 380,
            experience: nil, stats: [60, 135, 95, 90, 95, 110], hasPictures: false,
            look: Look(
                number: 10565, suffix: "mega-x", english: "Mega Raichu X", isMega: true,
                versionGroup: 30)),
    ]

    private static func noHidden(
        until generation: Int
    ) -> PokemonPast.Entry<AbilitySlot> {
        .init(
            lastGeneration: Identifier(generation),
            elements: [AbilitySlot(slot: 3, isHidden: true, ability: nil)])
    }

    private static func abilities(ordinary: [Int], hidden: Int?) -> [AbilitySlot] {
        ordinary.enumerated().map { place, number in
            AbilitySlot(slot: place + 1, isHidden: false, ability: Identifier(number))
        } + (hidden.map { [AbilitySlot(slot: 3, isHidden: true, ability: Identifier($0))] } ?? [])
    }

    /// The effort points go to the highest stat.
    private static func stats(_ bases: [Int]) -> [BaseStat] {
        let highest = bases.firstIndex(of: bases.max() ?? 0)
        return zip(Stat.permanent, bases).enumerated().map { place, stat in
            BaseStat(stat: stat.0, base: stat.1, effort: place == highest ? 2 : 0)
        }
    }

    private static func pictures(of number: Int) -> [Pictures.Kind: String] {
        [
            .sprite: "pokemon/\(number).png", .shiny: "pokemon/shiny/\(number).png",
            .home: "pokemon/other/home/\(number).png",
            .homeShiny: "pokemon/other/home/shiny/\(number).png",
        ]
    }

    private static func forms(of draft: Draft) throws -> [Form] {
        let look = draft.look
        let first = Form(
            id: Identifier(look.number), slug: try Slug(draft.slug), formSlug: look.suffix,
            name: LocalizedName(english: look.english, japanese: nil),
            label: LocalizedName(english: look.label?.english, japanese: look.label?.japanese),
            types: draft.types.map { Identifier($0) }, isDefault: true,
            isBattleOnly: look.isBattleOnly, isMega: look.isMega,
            versionGroup: Identifier(look.versionGroup),
            picture: draft.hasPictures ? "pokemon/\(draft.number).png" : nil)
        return draft.slug == "pichu" ? [first, try spikyEaredPichu()] : [first]
    }

    private static func spikyEaredPichu() throws -> Form {
        Form(
            id: Identifier(10065), slug: try Slug("pichu-spiky-eared"), formSlug: "spiky-eared",
            name: LocalizedName(english: "Spiky-eared Pichu", japanese: nil),
            label: LocalizedName(english: "Spiky-eared", japanese: nil),
            types: [Identifier(13)], isDefault: false, isBattleOnly: false, isMega: false,
            versionGroup: Identifier(9), picture: "pokemon/172-spiky-eared.png")
    }
}
