import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct RegionalFormsTests {
    /// What a Pokédex of a region shows of Raichu, of which there is an Alolan form.
    private func raichu(
        in region: Int?, slug: String = "original-alola",
        change: (inout Catalog) throws -> Void = { _ in }
    ) throws -> String {
        let sample = try SampleCatalog(change: change)
        let pokedex = Pokedex(
            id: Identifier(16), slug: try Slug(slug),
            name: LocalizedName(english: nil, japanese: nil),
            region: region.map { Identifier($0) }, isMainSeries: true, versionGroups: [],
            entries: [])
        return RegionalForms(of: pokedex, sample.index).pokemon(of: Identifier(26)).slug.text
    }

    @Test func showsARegionsOwnForm() throws {
        #expect(try raichu(in: 7) == "raichu-alola")
    }

    @Test func showsTheDefaultVarietyElsewhere() throws {
        #expect(try raichu(in: 1, slug: "kanto") == "raichu")
        #expect(try raichu(in: nil, slug: "national") == "raichu")
    }

    @Test func keepsToTheDefaultVarietyWhereGamesHaveTheOrdinaryForm() throws {
        #expect(try raichu(in: 7, slug: "kitakami") == "raichu")
    }

    @Test func passesOverACapThatBearsTheRegionsName() throws {
        let slug = try raichu(in: 7) { catalog in
            catalog.pokemon = catalog.pokemon.map { pokemon in
                guard pokemon.slug.text == "raichu-alola" else { return pokemon }
                return Pokemon(
                    id: pokemon.id, slug: pokemon.slug, species: pokemon.species,
                    isDefault: false, height: nil, weight: nil, baseExperience: nil,
                    types: [Identifier(13)], stats: pokemon.stats,
                    abilities: pokemon.abilities, past: pokemon.past,
                    pictures: pokemon.pictures, forms: pokemon.forms)
            }
        }
        #expect(slug == "raichu")
    }
}
