/// What may be wrong with a resource.
extension DamagedImportTests {
    private static let pokemonOne = [
        "pokemon-species/1: skipped: varieties names pokemon/1 as the default one, which is "
            + "missing",
        "pokemon/1: skipped: ",
        "pokemon-form/1: skipped: pokemon names pokemon/1, which is missing",
        "pokedex/1: entry left out: pokemon-species/1 is missing",
        "evolution-chain/1: evolution left out: pokemon-species/1 is missing",
        "pokemon-species/2: species that it evolves from left out: pokemon-species/1 is missing",
    ]

    private static func withoutPokemonOne(
        _ text: String, _ replacement: String, _ reason: String
    ) -> Damage {
        Damage(
            path: "pokemon/1", text: text, replacement: replacement,
            report: pokemonOne.map { $0.hasSuffix(": ") ? $0 + reason : $0 })
    }

    static let malformed = withoutAPokemon + incomplete

    private static let withoutAPokemon = [
        withoutPokemonOne(
            #""level_learned_at": 5"#, #""level_learned_at": 300"#,
            "moves[0].version_group_details[0].level_learned_at is 300, but only 0 to 100 is possible"
        ),
        withoutPokemonOne(
            #""height": 7"#, #""height": -7"#, "height is -7, but only 1 to 1000000 is possible"),
        withoutPokemonOne(#""height": 7"#, #""height": "7""#, "height is no whole number"),
        withoutPokemonOne(#""height": 7, "#, "", "height is missing"),
        withoutPokemonOne(
            #""height": 7"#, #""height": 99999999999999999999"#,
            "height is 1e+20, which is too large"),
        withoutPokemonOne(
            #""base_experience": null"#, #""base_experience": 64.5"#,
            "base_experience is 64.5, which is no whole number"),
        withoutPokemonOne(
            #""forms": ["#, #""forms": null, "looks": ["#, "forms is null instead of a list"),
        withoutPokemonOne(
            "/api/v2/ability/1/", "/api/v2/item/1/",
            "abilities[0].ability is \"/api/v2/item/1/\", which is no address of an ability"),
        withoutPokemonOne(#""id": 1"#, #""id": 7"#, "id is 7 instead of 1"),
        withoutPokemonOne(
            #""name": "leafling""#, #""name": "Leaf/ling""#,
            "name holds \"Leaf/ling\", but a slug may hold only a–z, 0–9 and -"),
        withoutPokemonOne(
            #""name": "leafling""#, #""name": "nul""#,
            "name holds \"nul\", which Windows keeps for a device: no file may be named so"),
        withoutPokemonOne(
            #"{"name": "hp"}"#, #"{"name": "luck"}"#,
            "stats[0].stat.name is \"luck\", which is no stat"),
        withoutPokemonOne(
            #"{"name": "hp"}"#, #"{"name": "speed"}"#,
            "stats are not the six that every Pokémon has"),
        withoutPokemonOne(
            "/api/v2/move/1/", "/api/v2/item/1/",
            "moves[0].move is \"/api/v2/item/1/\", which is no address of a move"),
    ]

    private static let incomplete = [
        Damage(
            "pokemon/1", "front_default\": \"https://raw.githubusercontent.com",
            "front_default\": \"https://example.org",
            "pokemon/1: picture left out: \"https://example.org/PokeAPI/sprites/master/sprites/pokemon/1…\" "
                + "is no path below "
                + "https://raw.githubusercontent.com/PokeAPI/sprites/master/sprites/"),
        Damage(
            "pokemon/1", "/api/v2/move/1/", "/api/v2/move/9/",
            "pokemon/1: learnset entry left out 2 times: move/9 is missing"),
        Damage(
            "pokemon/1", #""level_learned_at": 1,"#, #""level_learned_at": 5,"#,
            "pokemon/1: learnset entry left out: it is there twice"),
        Damage(
            "move/2", #""name": "rest-up""#, #""name": "leaf-cut""#,
            "move/2: skipped: name is \"leaf-cut\", which another move has already",
            "pokemon/1, pokemon/2, pokemon/10001: learnset entry left out 3 times: move/2 is missing"
        ),
        Damage(
            "move/1", #""power": 40"#, #""power": 4000"#,
            "move/1: skipped: power is 4000, but only 0 to 1000 is possible",
            "pokemon/1, pokemon/2, pokemon/10001: learnset entry left out 6 times: move/1 is missing",
            "machine left out: move/1 is missing"),
        Damage(
            "machine/1", "tm00", "cd00",
            "machine/1: skipped: item.name is \"cd00\", which is no tm, hm or tr with a number"),
        Damage(
            "item/1", #""id": 1"#, #""id": "1""#, "item/1: skipped: id is no whole number",
            "evolution-chain/1: evolution left out: item/1 is missing"),
        Damage(
            "evolution-chain/1", #""min_level": 16"#, #""min_level": 0"#,
            "evolution-chain/1: skipped: chain.evolves_to[0].evolution_details[0].min_level is 0, "
                + "but only 1 to 100 is possible",
            "pokemon-species/1, pokemon-species/2: evolution chain left out 2 times: "
                + "evolution-chain/1 is missing"),
        Damage(
            "pokemon-species/1", #""evolves_from_species": null"#,
            #""evolves_from_species": {"url": "/api/v2/pokemon-species/2/"}"#,
            "evolution-chain/1, pokemon-species/2: evolution left out 2 times: pokemon-species/2 would come from itself"
        ),
        Damage(
            "type/2", #""double_damage_to": []"#,
            #""double_damage_to": [{"url": "/api/v2/type/7/"}]"#,
            "type/2: type relation left out: type/7 is missing"),
        Damage(
            "type/2", #""no_damage_from": []"#,
            #""no_damage_from": [{"url": "/api/v2/type/1/"}]"#,
            "type/2: type relation left out: type/1 striking type/2 is both 0 % and 200 % in the "
                + "lists of type/2",
            "type/2: type relation left out: type/1 striking type/2 is both 200 % and 0 % today"
        ),
        Damage(
            "nature/1", "Bold", "Bo\u{202E}ld",
            "nature/1: skipped: names[en] holds \"Bo\u{FFFD}ld\", which has control characters"),
        Damage(
            "nature/1", "Bold", String(repeating: "Bold", count: 51),
            "nature/1: skipped: names[en] holds more than 200 bytes, too many for a name"),
        Damage(
            "meta", "1700000000", "yesterday",
            "the data set's own date and commit left out: meta is missing or malformed"),
        Damage(
            "version-group/2", #""order": 1"#, #""order": 2"#,
            "version-group/2: skipped: order is 2, which another version group has already",
            "version/2: skipped: version_group names version-group/2, which is missing",
            "pokemon/1/encounters: encounter (version) left out 2 times: version/2 is missing",
            "pokemon/1: held item (version) left out 2 times: version/2 is missing"),
        Damage(
            "pokemon-species/2", #""is_default": true"#, #""is_default": false"#,
            "pokemon-species/2: skipped: varieties has 0 default ones instead of one",
            "pokemon/2: skipped: species names pokemon-species/2, which is missing",
            "pokemon/10001: skipped: species names pokemon-species/2, which is missing",
            "pokemon-form/2: skipped: pokemon names pokemon/2, which is missing",
            "pokemon-form/10001: skipped: pokemon names pokemon/10001, which is missing",
            "pokemon/2/encounters: skipped: the address names pokemon/2, which is missing",
            "pokemon/10001/encounters: skipped: the address names pokemon/10001, which is missing",
            "pokedex/1: entry left out: pokemon-species/2 is missing",
            "evolution-chain/1: evolution left out: pokemon/10001 is missing"),
    ]
}

extension DamagedImportTests.Damage {
    fileprivate init(
        _ path: String, _ text: String, _ replacement: String, _ report: String...
    ) {
        self.init(path: path, text: text, replacement: replacement, report: report)
    }
}
