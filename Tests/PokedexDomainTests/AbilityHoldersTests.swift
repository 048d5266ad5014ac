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
        #expect(holders.accounts(of: try sample.ability("mountaineer").id).isEmpty)
    }

    /// The accounts of an ability as lines: "5: 3 (1 new) +pikachu −zapdos hidden".
    private func accounts(
        _ ability: String, change: (inout Catalog) throws -> Void = { _ in }
    ) throws -> [String] {
        let sample = try SampleCatalog(change: change)
        let accounts = AbilityHolders(sample.index).accounts(of: try sample.ability(ability).id)
        let text = { (sign: String, holder: AbilityHolders.Holder) in
            " \(sign)\(sample.index[holder.pokemon].slug.text)"
                + (holder.isHidden ? " hidden" : "")
        }
        return accounts.map { account in
            "\(account.generation.rawValue): \(account.count) (\(account.newcomers) new)"
                + account.gained.map { text("+", $0) }.joined()
                + account.lost.map { text("−", $0) }.joined()
        }
    }

    @Test func tellsWhoGainedAndLostAnAbilityByGeneration() throws {
        #expect(
            try accounts("lightning-rod") == [
                "9: 5 (1 new)", "8: 4 (1 new)", "6: 3 (0 new) −zapdos hidden",
                "5: 4 (0 new) +pikachu hidden +raichu hidden +zapdos hidden +pichu hidden",
            ])
    }

    @Test func isEmptyWhereNobodyGainedOrLostTheAbility() throws {
        #expect(try accounts("surge-surfer") == [])
    }

    @Test func findsWhoHadAnAbilityInAGeneration() throws {
        let ability = try sample.ability("lightning-rod").id
        let holders = { (generation: Int) in
            self.holders.holders(of: ability, in: Identifier(generation)).map {
                self.sample.index[$0.pokemon].slug.text
            }
        }
        #expect(!holders(4).contains("zapdos"))
        #expect(holders(5).contains("zapdos"))
        #expect(!holders(6).contains("zapdos"))
        #expect(holders(2) == [])
    }

    @Test func takesTheEarliestOfSeveralListsThatStillHeld() throws {
        let slot = { (ability: Int?) in
            [AbilitySlot(slot: 2, isHidden: false, ability: ability.map { Identifier($0) })]
        }
        let accounts = try accounts("magic-guard") { catalog in
            try catalog.pokemon.change("deoxys-normal", \.slug) {
                $0.past = PokemonPast(abilities: [
                    .init(lastGeneration: Identifier(4), elements: slot(nil)),
                    .init(lastGeneration: Identifier(7), elements: slot(98)),
                ])
            }
        }
        #expect(accounts.first == "8: 1 (0 new) −deoxys-normal")
        #expect(accounts.contains { $0.hasPrefix("5: 2") && $0.contains("+deoxys-normal") })
    }

    @Test func countsHiddenAbilitiesFromGenerationFive() throws {
        // The source has no list without its hidden ability for it.
        let zapdos = try accounts("static") { catalog in
            try catalog.pokemon.change("zapdos", \.slug) { $0.past = PokemonPast() }
        }
        #expect(zapdos.contains { $0.hasPrefix("5: ") && $0.contains("+zapdos hidden") })
    }

    @Test func countsNoAbilityBeforeItAppeared() throws {
        let slot = AbilitySlot(slot: 2, isHidden: false, ability: Identifier(98))
        let accounts = try accounts("magic-guard") { catalog in
            try catalog.pokemon.change("zapdos", \.slug) {
                $0.past = PokemonPast(abilities: [
                    .init(lastGeneration: Identifier(6), elements: [slot])
                ])
            }
        }
        #expect(accounts.last?.hasPrefix("4: ") == true)
        #expect(accounts.last?.contains("+zapdos") == true)
        #expect(accounts.first == "7: 1 (0 new) −zapdos")
    }
}
