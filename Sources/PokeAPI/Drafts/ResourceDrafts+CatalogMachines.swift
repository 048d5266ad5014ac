import PokedexDomain

/// A catalog does not keep the numbers of machines, for nothing names a machine. Those that are
/// taken from one are numbered -1, -2 and so on, by move and then in the move's order: no record of
/// the source has such a number.
extension ResourceDrafts {
    /// Adds the machines of all moves, with negative numbers.
    mutating func addMachines(of catalog: Catalog) {
        for move in catalog.moves {
            for machine in move.machines {
                let id = -(machines.count + 1)
                machines[id] = PokeAPIMachine(id: id, machine, of: move.id)
            }
        }
    }

    /// Takes out the machines with negative numbers in place of which the source's own are there:
    /// those with the same item in the same games, whatever move that holds.
    mutating func dropReplacedMachines() {
        let replacing = Set(machines.values.filter { $0.id >= 0 }.map(\.place))
        machines = machines.filter { $0.key >= 0 || !replacing.contains($0.value.place) }
    }

    /// Takes out all machines with negative numbers.
    mutating func dropUnnumberedMachines() {
        machines = machines.filter { $0.key >= 0 }
    }

    /// Whether a resource is there, under another number where it is a machine.
    func contains(_ draft: ResourceDraft, of resource: PokeAPIResource) -> Bool {
        guard case .machine(let machine) = draft else {
            return self[resource, draft.record.id] != nil
        }
        return machines[machine.id] != nil
            || machines.values.contains { $0.id < 0 && $0.place == machine.place }
    }
}

/// What can be one machine only.
private struct MachinePlace: Hashable {
    let versionGroup: PokeAPIReference
    let item: PokeAPIWord
}

extension PokeAPIMachine {
    fileprivate var place: MachinePlace { MachinePlace(versionGroup: versionGroup, item: item) }

    fileprivate init(id: Int, _ machine: Machine, of move: Identifier<Move>) {
        let number = machine.number < 10 ? "0\(machine.number)" : "\(machine.number)"
        self.init(
            id: id, item: PokeAPIWord(name: machine.kind.rawValue + number),
            move: PokeAPIReference(.move, move),
            versionGroup: PokeAPIReference(.versionGroup, machine.versionGroup))
    }
}
