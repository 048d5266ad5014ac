import PokedexDomain
import Testing

@testable import PokeAPI

/// The machines of a catalog, which have no numbers there.
struct CatalogMachinesTests {
    @Test func areNumberedDownwards() throws {
        let machines = ResourceDrafts(try Everything.catalog()).machines
        #expect(machines.keys.sorted() == [-1])
        #expect(machines[-1] == Self.machine(-1, "tm00", move: 1, group: 1))
    }

    @Test(arguments: [(0, "tm00"), (9, "tm09"), (10, "tm10"), (229, "tm229")])
    func areNamedLikeTheirItems(number: Int, name: String) throws {
        var catalog = try Everything.catalog()
        catalog.moves[0] = catalog.moves[0].with(
            Machine(versionGroup: Identifier(2), kind: .technicalMachine, number: number))
        #expect(ResourceDrafts(catalog).machines[-1]?.item.name == name)
    }

    @Test func goWhereTheSourcesOwnAreThere() {
        var drafts = ResourceDrafts()
        for machine in [
            Self.machine(-1, "tm01", move: 1, group: 1),
            Self.machine(-2, "tm02", move: 1, group: 1),
            Self.machine(-3, "tm01", move: 1, group: 2),
            Self.machine(-4, "tr01", move: 1, group: 1),
            Self.machine(5, "tm01", move: 2, group: 1), Self.machine(6, "tr01", move: 1, group: 2),
            Self.machine(7, "tm01", move: 3, group: 1),
        ] {
            drafts.machines[machine.id] = machine
        }
        drafts.dropReplacedMachines()
        #expect(drafts.ids(of: .machine) == [-4, -3, -2, 5, 6, 7])
    }

    private static func machine(
        _ id: Int, _ item: String, move: Int, group: Int
    ) -> PokeAPIMachine {
        PokeAPIMachine(
            id: id, item: PokeAPIWord(name: item),
            move: PokeAPIReference(url: "/api/v2/move/\(move)/"),
            versionGroup: PokeAPIReference(url: "/api/v2/version-group/\(group)/"))
    }
}

extension Move {
    /// The same with one machine.
    fileprivate func with(_ machine: Machine) -> Move {
        Move(
            id: id, slug: slug, name: name, generation: generation, type: type,
            damageClass: damageClass, power: power, accuracy: accuracy, powerPoints: powerPoints,
            priority: priority, target: target, effectChance: effectChance, effect: effect,
            statChanges: statChanges, past: past, machines: [machine])
    }
}
