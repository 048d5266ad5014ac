import PokedexDomain

/// A form with the Pokémon that it is a form of.
struct OwnedForm: Hashable {
    let form: Form
    let pokemon: Identifier<Pokemon>
}

extension FactSheet {
    /// All forms, sorted by number.
    var ownedForms: [OwnedForm] {
        catalog.pokemon
            .flatMap { pokemon in pokemon.forms.map { OwnedForm(form: $0, pokemon: pokemon.id) } }
            .sorted { $0.form.id < $1.form.id }
    }

    func describe(_ owned: OwnedForm) -> Described {
        let form = owned.form
        let facts: [Fact] = [
            .one("pokemon", slugs[owned.pokemon]), .one("form_slug", form.formSlug),
            .many("types", form.types.map { slugs[$0] }), .one("is_default", form.isDefault),
            .one("is_battle_only", form.isBattleOnly), .one("is_mega", form.isMega),
            .one("version_group", slugs[form.versionGroup]), .one("picture", form.picture),
        ]
        return Described(form.slug, form.name, Fact.names(form.label, "label") + facts)
    }

    func describe(_ species: Species) -> Described {
        let numbers: [Fact] = [
            .one("generation", slugs[species.generation]),
            .one("female_eighths", species.femaleEighths),
            .one("capture_rate", species.captureRate),
            .one("base_happiness", species.baseHappiness),
            .one("hatch_counter", species.hatchCounter),
        ]
        let words: [Fact] = [
            .one("growth_rate", slugs[any: species.growthRate]),
            .one("color", slugs[any: species.color]), .one("shape", slugs[any: species.shape]),
            .one("habitat", slugs[any: species.habitat]),
            .many("egg_groups", species.eggGroups.map { slugs[$0] }),
        ]
        let truths: [Fact] = [
            .one("is_baby", species.isBaby), .one("is_legendary", species.isLegendary),
            .one("is_mythical", species.isMythical),
            .one("has_gender_differences", species.hasGenderDifferences),
            .one("forms_switchable", species.formsSwitchable),
        ]
        let family: [Fact] = [
            .one("evolves_from", slugs[any: species.evolvesFrom]),
            .one("evolution_chain", slugs[any: species.evolutionChain]),
            .many("varieties", species.varieties.map { slugs[$0] }),
        ]
        return Described(
            species.slug, species.name,
            Fact.names(species.genus, "genus") + numbers + words + truths + family)
    }
}
