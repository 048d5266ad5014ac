import PokedexDomain
import TestSupport
import Testing

@Suite struct AbilityHoldersTests {
    private let sample: SampleCatalog
    private let holders: AbilityHolders

    init() throws {
        sample = try SampleCatalog()
        holders = AbilityHolders(sample.index)
    }

    private func today(_ ability: String) throws -> [String] {
        holders.holders(of: try sample.ability(ability).id).map { holder in
            sample.index[holder.pokemon].slug.text + (holder.isHidden ? " hidden" : "")
        }
    }

    @Test func tellsOrdinaryFromHidden() throws {
        #expect(
            try today("static") == [
                "pikachu", "pikachu-gmax", "raichu", "raichu-mega-x", "zapdos hidden", "pichu",
            ])
        #expect(try today("friend-guard") == ["clefairy hidden"])
    }

    @Test func sortsByNationalNumberThenVariety() throws {
        #expect(try today("pressure") == ["zapdos", "deoxys-normal", "deoxys-attack"])
    }

    @Test func findsNobodyForAbilitiesOfSideGames() throws {
        #expect(try today("mountaineer") == [])
        #expect(holders.pastHolders(of: try sample.ability("mountaineer").id).isEmpty)
    }

    @Test func remembersWhoHadAnAbilityAndWhen() throws {
        let past = holders.pastHolders(of: try sample.ability("lightning-rod").id)
        #expect(past.map(\.pokemon) == [try sample.pokemon("zapdos").id])
        #expect(past.map(\.isHidden) == [true])
        #expect(past.map(\.firstGeneration.rawValue) == [5])
        #expect(past.map(\.lastGeneration.rawValue) == [5])
    }

    @Test func countsThePastFromWhenAbilitiesOrThePokemonAppeared() throws {
        let sample = try SampleCatalog { catalog in
            let past = PokemonPast(abilities: [
                .init(
                    lastGeneration: Identifier(6),
                    elements: [AbilitySlot(slot: 1, isHidden: false, ability: Identifier(98))])
            ])
            catalog.pokemon = catalog.pokemon.map { pokemon in
                ["pikachu", "raichu-alola"].contains(pokemon.slug.text)
                    ? pokemon.with(past: past) : pokemon
            }
        }
        let past = AbilityHolders(sample.index).pastHolders(of: Identifier(98))
        #expect(past.map(\.firstGeneration.rawValue) == [3, 6])
    }

    @Test func forgetsAnAbilityThatAPokemonHasAgain() throws {
        let sample = try SampleCatalog { catalog in
            let past = PokemonPast(abilities: [
                .init(
                    lastGeneration: Identifier(5),
                    elements: [AbilitySlot(slot: 2, isHidden: false, ability: Identifier(9))])
            ])
            catalog.pokemon[0] = catalog.pokemon[0].with(past: past)
        }
        #expect(AbilityHolders(sample.index).pastHolders(of: Identifier(9)).isEmpty)
    }
}

extension Pokemon {
    fileprivate func with(past: PokemonPast) -> Pokemon {
        Pokemon(
            id: id, slug: slug, species: species, isDefault: isDefault, height: height,
            weight: weight, baseExperience: baseExperience, types: types, stats: stats,
            abilities: abilities, past: past, pictures: pictures, forms: forms)
    }
}
