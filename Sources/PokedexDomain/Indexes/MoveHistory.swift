package struct MoveValues: Hashable, Sendable {
    package let type: Identifier<PokemonType>
    /// Its class: before generation IV that of its type, but for status moves.
    package let damageClass: DamageClass
    /// Its power; `nil` for moves without one.
    package let power: Int?
    /// Its accuracy in percent; `nil` for moves that cannot miss.
    package let accuracy: Int?
    /// Its power points; `nil` where unknown.
    package let powerPoints: Int?
    /// When it strikes within a turn, from -7 (last) to 5.
    package let priority: Int
    /// Whom it strikes.
    package let target: Identifier<MoveTarget>
    /// The chance of its added effect in percent; `nil` for moves without one.
    package let effectChance: Int?
}

/// What moves were in earlier games.
///
/// A value of a single game comes before a past one, which held until before the version group it
/// names, and that before today's. The class of a move that deals damage was its type's before
/// generation IV.
package struct MoveHistory: Sendable {
    let index: CatalogIndex
    package static let firstGenerationWithOwnClasses = 4

    package init(_ index: CatalogIndex) { self.index = index }

    package func valuesToday(of move: Move) -> MoveValues {
        MoveValues(
            type: move.type, damageClass: move.damageClass, power: Self.fixed(move.power),
            accuracy: Self.some(move.accuracy), powerPoints: move.powerPoints,
            priority: move.priority, target: move.target,
            effectChance: Self.some(move.effectChance))
    }

    package func values(of move: Move, in versionGroup: VersionGroup) -> MoveValues {
        let own = move.inGames.filter { $0.game == versionGroup.id }.map(\.values)
        let others =
            own
            + move.past.filter { index[$0.before].order > versionGroup.order }.map(\.values)
        let type = others.lazy.compactMap(\.type).first ?? move.type
        return MoveValues(
            type: type,
            damageClass: own.first?.damageClass
                ?? damageClass(
                    others.lazy.compactMap(\.damageClass).first ?? move.damageClass, of: type,
                    in: versionGroup.generation),
            power: Self.fixed(others.lazy.compactMap(\.power).first ?? move.power),
            accuracy: Self.some(others.lazy.compactMap(\.accuracy).first ?? move.accuracy),
            powerPoints: others.lazy.compactMap(\.powerPoints).first ?? move.powerPoints,
            priority: others.lazy.compactMap(\.priority).first ?? move.priority,
            target: others.lazy.compactMap(\.target).first ?? move.target,
            effectChance: Self.some(
                others.lazy.compactMap(\.effectChance).first ?? move.effectChance))
    }

    /// No move has a power, an accuracy or a chance of 0: the source's 0 stands for none.
    private static func some(_ value: Int?) -> Int? { value == 0 ? nil : value }

    /// Nor has one a power of 1: it stands for a power that is not fixed, as that of Hidden Power was.
    private static func fixed(_ power: Int?) -> Int? { power == 1 ? nil : some(power) }

    /// The class of a move's own, or that of its type before moves had one.
    private func damageClass(
        _ own: DamageClass, of type: Identifier<PokemonType>, in generation: Identifier<Generation>
    ) -> DamageClass {
        guard generation.rawValue < Self.firstGenerationWithOwnClasses, own != .status
        else { return own }
        return index[type].damageClass ?? own
    }
}

/// A time in which one of a move's values was not what it is today.
package struct MoveChange: Hashable, Sendable {
    /// The values that changed.
    package enum Aspect: CaseIterable, Hashable, Sendable {
        case type, damageClass, power, accuracy, powerPoints, priority, target, effectChance
    }

    package let aspect: Aspect
    /// The first games in which it was.
    package let first: Identifier<VersionGroup>
    /// The last games in which it was.
    package let last: Identifier<VersionGroup>
    /// All values of that time; those beside the aspect are those of its last games.
    package let then: MoveValues
}

extension MoveHistory {
    /// A move's values in the main games since it appeared, the newest games first: one span where
    /// nothing changed.
    package func spans(of move: Move, in games: MainGames) -> [GameSpan<MoveValues>] {
        games.spans { $0.generation >= move.generation ? values(of: move, in: $0) : nil }
    }

    /// The times in which a move's values were not today's: by value, the oldest time first. What games that
    /// stand apart have for themselves is no change.
    package func changes(of move: Move) -> [MoveChange] {
        let games = index.versionGroupsInOrder.filter {
            $0.generation >= move.generation && !$0.standsApart
        }
        let values = games.map { self.values(of: move, in: $0) }
        let today = valuesToday(of: move)
        return MoveChange.Aspect.allCases.flatMap { aspect in
            values.indices.grouped { values[$0].agrees(with: values[$1], in: aspect) }
                .filter { !values[$0[0]].agrees(with: today, in: aspect) }
                .map { places in
                    let last = places[places.count - 1]
                    return MoveChange(
                        aspect: aspect, first: games[places[0]].id, last: games[last].id,
                        then: values[last])
                }
        }
    }
}

extension MoveValues {
    /// Whether one of the values is the same.
    package func agrees(with other: Self, in aspect: MoveChange.Aspect) -> Bool {
        switch aspect {
        case .type: type == other.type
        case .damageClass: damageClass == other.damageClass
        case .power: power == other.power
        case .accuracy: accuracy == other.accuracy
        case .powerPoints: powerPoints == other.powerPoints
        case .priority: priority == other.priority
        case .target: target == other.target
        case .effectChance: effectChance == other.effectChance
        }
    }
}

/// Main games, neighbours in time, in which the same is the case.
package struct GameSpan<Fact: Hashable & Sendable>: Hashable, Sendable {
    package let first: Identifier<VersionGroup>
    package let last: Identifier<VersionGroup>
    package let fact: Fact
}

extension MainGames {
    /// Joins neighbouring games in which the same is the case, the newest first.
    ///
    /// - Parameter fact: what is the case in a game; `nil` for those that are in no span.
    package func spans<Fact>(by fact: (VersionGroup) -> Fact?) -> [GameSpan<Fact>] {
        var spans: [GameSpan<Fact>] = []
        // The newer neighbour's fact.
        var neighbor: Fact?
        for game in inOrder.reversed() {
            let fact = fact(game)
            if let fact {
                let last = fact == neighbor ? spans.popLast()?.last : nil
                spans.append(GameSpan(first: game.id, last: last ?? game.id, fact: fact))
            }
            neighbor = fact
        }
        return spans
    }
}
