import PokedexDomain
import TestSupport
import Testing

@Suite struct BattleFormsTests {
    private let sample: SampleCatalog
    private let forms: BattleForms

    init() throws {
        sample = try SampleCatalog()
        forms = CatalogIndexes(sample.catalog).battleForms
    }

    @Test func knowsFormsTakenOnlyInBattle() throws {
        #expect(try sample.pokemon("pikachu-gmax").isBattleOnly)
        #expect(try sample.pokemon("raichu-mega-x").isBattleOnly)
        #expect(try !sample.pokemon("raichu-alola").isBattleOnly)
        #expect(try !sample.pokemon("deoxys-attack").isBattleOnly)
    }

    @Test(arguments: [
        ("pikachu-gmax", "pikachu"), ("raichu-mega-x", "raichu"), ("raichu-alola", nil),
    ])
    func findsTheBaseOfAForm(slug: String, base: String?) throws {
        #expect(forms.base(of: try sample.pokemon(slug))?.slug.text == base)
    }

    @Test func prefersTheBaseWhoseSlugAgreesLongest() throws {
        let sample = try SampleCatalog { catalog in
            try catalog.pokemon.change("raichu-mega-x", \.slug) {
                $0.slug = try Slug("raichu-alola-mega")
            }
        }
        let mega = try sample.pokemon("raichu-alola-mega")
        #expect(
            CatalogIndexes(sample.catalog).battleForms.base(of: mega)?.slug.text == "raichu-alola")
    }

    @Test func canUseItsBasesMovesInThoseGames() throws {
        let entries = forms.effectiveLearnset(of: try sample.pokemon("pikachu-gmax")).entries
        #expect(
            entries.map { "\(sample.index[$0.versionGroup].slug) \(sample.index[$0.move].slug)" }
                == ["sword-shield thunderbolt", "sword-shield thunderbolt"])
        let ordinary = try sample.pokemon("raichu-alola")
        #expect(forms.effectiveLearnset(of: ordinary) == sample.index.learnset(of: ordinary.id))
    }
}
