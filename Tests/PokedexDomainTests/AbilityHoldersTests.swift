import PokedexDomain
import TestSupport
import Testing

@Suite struct AbilityHoldersTests {
    private let sample: SampleCatalog
    private let holders: AbilityHolders

    init() throws {
        sample = try SampleCatalog()
        holders = AbilityHolders(sample.index, MainGames(sample.index))
    }

    @Test func tellsOrdinaryFromHiddenByNationalNumberThenVariety() throws {
        func today(_ ability: String) throws -> [String] {
            holders.holders(of: try sample.ability(ability).id).map { holder in
                sample.index[holder.pokemon].slug.text + (holder.isHidden ? " hidden" : "")
            }
        }
        #expect(
            try today("static") == [
                "pikachu", "pikachu-gmax", "raichu", "raichu-mega-x", "zapdos hidden", "pichu",
            ])
        #expect(try today("friend-guard") == ["clefairy hidden"])
        #expect(try today("pressure") == ["zapdos", "deoxys-normal", "deoxys-attack"])
        #expect(try today("mountaineer") == [], "of side games")
    }

    /// The accounts of an ability as lines: "5: 3 (1 new) +pikachu −zapdos hidden".
    private func accounts(
        _ ability: String, change: (inout Catalog) throws -> Void = { _ in }
    ) throws -> [String] {
        let sample = try SampleCatalog(change: change)
        let accounts = AbilityHolders(sample.index, MainGames(sample.index)).accounts(
            of: try sample.ability(ability).id)
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

    @Test(arguments: ["surge-surfer", "mountaineer"])
    func isEmptyWhereNobodyGainedOrLostTheAbility(ability: String) throws {
        #expect(try accounts(ability) == [])
    }

    @Test func findsWhoHadAnAbilityInAGeneration() throws {
        let ability = try sample.ability("lightning-rod").id
        let found = (1...9).map { self.holders.holders(of: ability, in: Identifier($0)) }
        let zapdos = try sample.pokemon("zapdos").id
        #expect(
            found.map { $0.contains { $0.pokemon == zapdos } }
                == [false, false, false, false, true, false, false, false, false])
        #expect(found[1].isEmpty)
    }

    /// The accounts of an ability where the second slot of a Pokémon was another one up to generations.
    private func accounts(
        _ ability: String, where slug: String, _ past: (until: Int, ability: Int?)...
    ) throws -> [String] {
        try accounts(ability) { catalog in
            try catalog.pokemon.change(slug, \.slug) {
                $0.past = PokemonPast(
                    abilities: past.map { generation, ability in
                        let id = ability.map { Identifier<Ability>($0) }
                        let slot = AbilitySlot(slot: 2, isHidden: false, ability: id)
                        return .init(lastGeneration: Identifier(generation), elements: [slot])
                    })
            }
        }
    }

    @Test func takesTheEarliestOfSeveralListsThatStillHeld() throws {
        let accounts = try accounts("magic-guard", where: "deoxys-normal", (4, nil), (7, 98))
        #expect(accounts.first == "8: 1 (0 new) −deoxys-normal")
        #expect(accounts.contains { $0.hasPrefix("5: 2") && $0.contains("+deoxys-normal") })
    }

    /// Also where the source has no list without the hidden ability.
    @Test func countsHiddenAbilitiesFromGenerationFive() throws {
        let zapdos = try accounts("static", where: "zapdos")
        #expect(zapdos.contains { $0.hasPrefix("5: ") && $0.contains("+zapdos hidden") })
    }

    @Test func countsNoAbilityBeforeItAppeared() throws {
        let accounts = try accounts("magic-guard", where: "zapdos", (6, 98))
        #expect(accounts.last?.hasPrefix("4: ") == true)
        #expect(accounts.last?.contains("+zapdos") == true)
        #expect(accounts.first == "7: 1 (0 new) −zapdos")
    }
}
