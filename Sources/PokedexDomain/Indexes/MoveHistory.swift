package struct MoveValues: Hashable, Sendable {
    package let type: Identifier<PokemonType>
    /// Its class: that of its type before generation IV, but for status moves.
    package let damageClass: DamageClass
    /// Its power; `nil` for moves without one.
    package let power: Int?
    /// Its accuracy in percent; `nil` for moves that cannot miss.
    package let accuracy: Int?
    /// Its power points; `nil` where unknown.
    package let powerPoints: Int?
    /// The chance of its added effect in percent; `nil` for moves without one.
    package let effectChance: Int?
}

/// What moves were in earlier games.
///
/// A past value held until before the version group it names; the class of a move that deals
/// damage was its type's before generation IV.
package struct MoveHistory: Sendable {
    let index: CatalogIndex
    private static let firstGenerationWithOwnClasses = 4

    package init(_ index: CatalogIndex) { self.index = index }

    package func valuesToday(of move: Move) -> MoveValues {
        MoveValues(
            type: move.type, damageClass: move.damageClass, power: Self.fixed(move.power),
            accuracy: Self.some(move.accuracy), powerPoints: move.powerPoints,
            effectChance: move.effectChance)
    }

    package func values(of move: Move, in versionGroup: VersionGroup) -> MoveValues {
        let past = move.past.filter { index[$0.before].order > versionGroup.order }
        let type = past.lazy.compactMap(\.type).first ?? move.type
        return MoveValues(
            type: type,
            damageClass: damageClass(of: move, type: type, in: versionGroup.generation),
            power: Self.fixed(past.lazy.compactMap(\.power).first ?? move.power),
            accuracy: Self.some(past.lazy.compactMap(\.accuracy).first ?? move.accuracy),
            powerPoints: past.lazy.compactMap(\.powerPoints).first ?? move.powerPoints,
            effectChance: past.lazy.compactMap(\.effectChance).first ?? move.effectChance)
    }

    /// No move has a power or an accuracy of 0: the source's 0 stands for none.
    private static func some(_ value: Int?) -> Int? { value == 0 ? nil : value }

    /// Nor has one a power of 1: it stands for a power that is not fixed, as that of Hidden Power was.
    private static func fixed(_ power: Int?) -> Int? { power == 1 ? nil : some(power) }

    private func damageClass(
        of move: Move, type: Identifier<PokemonType>, in generation: Identifier<Generation>
    ) -> DamageClass {
        guard generation.rawValue < Self.firstGenerationWithOwnClasses,
            move.damageClass != .status
        else { return move.damageClass }
        return index[type].damageClass ?? move.damageClass
    }
}

/// A time in which one of a move's values was not what it is today.
package struct MoveChange: Hashable, Sendable {
    /// The values that changed.
    package enum Aspect: CaseIterable, Hashable, Sendable {
        case type, damageClass, power, accuracy, powerPoints, effectChance
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

    /// The times in which a move's values were not today's: by value, the oldest time first.
    package func changes(of move: Move) -> [MoveChange] {
        let games = index.versionGroupsInOrder.filter { $0.generation >= move.generation }
        let values = games.map { self.values(of: move, in: $0) }
        let today = valuesToday(of: move)
        return MoveChange.Aspect.allCases.flatMap { aspect in
            Self.stretches(of: values) { $0.agrees(with: $1, in: aspect) }
                .filter { !values[$0.lowerBound].agrees(with: today, in: aspect) }
                .map { stretch in
                    MoveChange(
                        aspect: aspect, first: games[stretch.lowerBound].id,
                        last: games[stretch.upperBound].id, then: values[stretch.upperBound])
                }
        }
    }

    private static func stretches(
        of values: [MoveValues], agree: (MoveValues, MoveValues) -> Bool
    ) -> [ClosedRange<Int>] {
        values.indices.reduce(into: []) { stretches, place in
            if let last = stretches.last, agree(values[last.upperBound], values[place]) {
                stretches[stretches.count - 1] = last.lowerBound...place
            } else {
                stretches.append(place...place)
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
