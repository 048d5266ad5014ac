import PokedexDomain

extension CatalogAssembler {
    /// Joins species, Pokémon and forms, which name one another: a Pokémon needs its species, a
    /// species its default Pokémon.
    mutating func assembleSpeciesAndPokemon() {
        let forms = formsByPokemon()
        let pokemon = joinPokemon(forms: forms)
        let varieties = Dictionary(grouping: pokemon, by: \.species)
            .mapValues { Set($0.map(\.id)) }
        announceChains()
        announceSpecies(varieties)
        catalog.species = join(.pokemonSpecies, drafts.species, slug: \.slug) {
            (draft, assembler) throws(MalformedResource) in
            try assembler.species(draft, known: varieties[Identifier(draft.id)] ?? [])
        }
        dropLostAncestors()
        catalog.pokemon = withoutOrphans(pokemon)
        noteLostForms(forms)
        assembleLearnsets()
    }

    /// Species name the chains before those are joined; a chain that is malformed is absent already.
    private mutating func announceChains() {
        for id in drafts.evolutionChains.keys { announce(.evolutionChain, id) }
    }

    /// Species name one another, so that those which will be taken must be known before.
    private mutating func announceSpecies(
        _ varieties: [Identifier<Species>: Set<Identifier<Pokemon>>]
    ) {
        for (id, draft) in drafts.species where isUsable(draft, varieties[Identifier(id)] ?? []) {
            announce(.pokemonSpecies, id)
        }
    }

    /// A species that seemed usable may have been skipped after another had named it.
    private mutating func dropLostAncestors() {
        catalog.species = catalog.species.map { species in
            guard let ancestor = species.evolvesFrom,
                !isPresent(.pokemonSpecies, ancestor.rawValue)
            else { return species }
            within(.pokemonSpecies, species.id.rawValue) { assembler in
                assembler.drop(
                    Self.ancestor, lacking: ResourceKey(.pokemonSpecies, ancestor.rawValue))
            }
            return species.with(evolvesFrom: nil, evolutionChain: species.evolutionChain)
        }
    }

    private static let ancestor = "species that it evolves from"

    private func isUsable(_ draft: PokeAPISpecies, _ known: Set<Identifier<Pokemon>>) -> Bool {
        var trial = self
        return (try? trial.species(draft, known: known)) != nil
    }

    private mutating func species(
        _ draft: PokeAPISpecies, known: Set<Identifier<Pokemon>>
    ) throws(MalformedResource) -> Species {
        let varieties = try varieties(of: draft, known: known)
        return Species(
            id: try identifier(draft.id), slug: try Checked.slug(draft.name),
            name: try draft.names.localized("names"),
            genus: try draft.genera.localized("genera"),
            generation: try essential(draft.generation, .generation, "generation"),
            femaleEighths: try femaleEighths(draft.genderRate),
            captureRate: try Checked.number(draft.captureRate, FactRange.byte, "capture_rate"),
            baseHappiness: try Checked.number(
                draft.baseHappiness, FactRange.byte, "base_happiness"),
            hatchCounter: try Checked.number(draft.hatchCounter, FactRange.byte, "hatch_counter"),
            growthRate: try optional(
                draft.growthRate, .growthRate, "growth_rate", dropping: "growth rate"),
            eggGroups: try elements(
                draft.eggGroups, .eggGroup, "egg_groups", dropping: "egg group"),
            color: try optional(draft.color, .pokemonColor, "color", dropping: "color"),
            shape: try optional(draft.shape, .pokemonShape, "shape", dropping: "shape"),
            habitat: try optional(
                draft.habitat, .pokemonHabitat, "habitat", dropping: "habitat"),
            isBaby: draft.isBaby, isLegendary: draft.isLegendary, isMythical: draft.isMythical,
            hasGenderDifferences: draft.hasGenderDifferences,
            formsSwitchable: draft.formsSwitchable,
            evolvesFrom: try optional(
                draft.evolvesFrom, .pokemonSpecies, "evolves_from_species",
                dropping: Self.ancestor),
            evolutionChain: try optional(
                draft.evolutionChain, .evolutionChain, "evolution_chain",
                dropping: "evolution chain"),
            varieties: varieties)
    }

    private mutating func varieties(
        of draft: PokeAPISpecies, known: Set<Identifier<Pokemon>>
    ) throws(MalformedResource) -> [Identifier<Pokemon>] {
        let all = draft.varieties.enumerated()
        let defaults = all.filter(\.element.isDefault)
        guard defaults.count == 1 else {
            throw MalformedResource("varieties has \(defaults.count) default ones instead of one")
        }
        var varieties: [Identifier<Pokemon>] = []
        for (index, variety) in defaults + all.filter({ !$0.element.isDefault }) {
            let id: Identifier<Pokemon> = Identifier(
                try variety.pokemon.number(of: .pokemon, "varieties[\(index)].pokemon"))
            if known.contains(id) {
                if !varieties.contains(id) { varieties.append(id) }
            } else if variety.isDefault {
                throw MalformedResource(
                    "varieties names pokemon/\(id.rawValue) as the default one, which is missing",
                    isWaiting: true)
            } else {
                drop("variety", lacking: ResourceKey(.pokemon, id.rawValue))
            }
        }
        return varieties
    }

    private func femaleEighths(_ rate: Int) throws(MalformedResource) -> Int? {
        rate == -1 ? nil : try Checked.number(rate, FactRange.femaleEighths, "gender_rate")
    }

    /// Pokémon whose species was not taken are skipped.
    private mutating func withoutOrphans(_ pokemon: [Pokemon]) -> [Pokemon] {
        let owned = Set(catalog.species.flatMap(\.varieties))
        return pokemon.filter { pokemon in
            if owned.contains(pokemon.id) { return true }
            remove(.pokemon, pokemon.id.rawValue)
            skip(
                .pokemon, pokemon.id.rawValue,
                .missing(
                    ResourceKey(.pokemonSpecies, pokemon.species.rawValue), in: "species"))
            return false
        }
    }
}
