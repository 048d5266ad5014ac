import PokedexDomain

extension CatalogAssembler {
    /// Takes the moves, each with its machines.
    mutating func assembleMoves() {
        let machines = machinesByMove()
        catalog.moves = take(.move) { (move: inout Move, assembler) in
            try assembler.require(move.generation, "generation")
            try assembler.require(move.type, "type")
            try assembler.require(move.target, "target")
            if let effect = move.effect,
                assembler.present(effect.category, "effect") == nil
                    || assembler.present(effect.ailment, "effect") == nil
            {
                move.effect = nil
            }
            move.past = move.past.filter { assembler.has($0.before, $0.values, "past value") }
                .sorted { assembler.order(of: $0.before) < assembler.order(of: $1.before) }
            move.inGames = move.inGames.filter { assembler.has($0.game, $0.values, "value") }
            move.machines = machines[move.id] ?? []
        }
        for (move, machines) in machines.sorted(by: { $0.key < $1.key })
        where !isPresent(ResourceKey(move)) {
            for _ in machines { drop("machine", lacking: ResourceKey(move)) }
        }
    }

    /// Whether everything is there that a move's other values name.
    private mutating func has(
        _ game: Identifier<VersionGroup>, _ values: OtherMoveValues, _ what: String
    ) -> Bool {
        present(game, what) != nil
            && (values.type == nil || present(values.type, what) != nil)
            && (values.target == nil || present(values.target, what) != nil)
    }

    private mutating func machinesByMove() -> [Identifier<Move>: [Machine]] {
        var taken: Set<Machine> = []
        let machines = assemble(.machine) { (facts: MachineFacts, assembler) in
            let machine = facts.machine
            try assembler.require(machine.versionGroup, "version_group")
            guard taken.insert(machine).inserted else {
                throw MalformedResource(
                    "item.name is that of another machine of "
                        + "\(ResourceKey(machine.versionGroup))")
            }
            return facts
        }
        var byMove = Dictionary(grouping: machines, by: \.move).mapValues { $0.map(\.machine) }
        for (machine, move) in known.unnumberedMachines {
            guard present(machine.versionGroup, "machine") != nil else { continue }
            byMove[move, default: []].append(machine)
        }
        return byMove.mapValues { machines in
            machines.sorted { first, second in
                (order(of: first.versionGroup), first.number, first.kind.rawValue)
                    < (order(of: second.versionGroup), second.number, second.kind.rawValue)
            }
        }
    }

    /// A version group's position in time.
    private func order(of id: Identifier<VersionGroup>) -> Int {
        let group: VersionGroup? = known.facts(.versionGroup, id.rawValue)
        return group?.order ?? 0
    }
}

extension CatalogAssembler {
    /// Takes the items with their kinds, and the Berries among them.
    mutating func assembleItems() {
        catalog.itemCategories = assemble(.itemCategory) {
            (facts: ItemCategoryFacts, _) in facts.category
        }
        catalog.items = take(.item) { (item: inout Item, assembler) in
            item.category = assembler.present(item.category, "category")
        }
        var items: Set<Identifier<Item>> = []
        catalog.berries = assemble(.berry) { (facts: BerryFacts, assembler) in
            var berry = facts.berry
            try assembler.require(berry.item, "item")
            guard items.insert(berry.item).inserted else {
                throw MalformedResource(
                    "item names \(ResourceKey(berry.item)), which another berry has already")
            }
            if assembler.present(berry.gift?.type, "natural gift") == nil { berry.gift = nil }
            return berry
        }
    }

    /// What a Pokémon holds, without the items and games that are missing.
    mutating func present(_ heldItems: [HeldItem]) -> [HeldItem] {
        heldItems.compactMap { held in
            var held = held
            guard present(held.item, "held item") != nil else { return nil }
            held.versions = present(held.versions, "held item (version)")
            return held.versions.isEmpty ? nil : held
        }
    }
}
