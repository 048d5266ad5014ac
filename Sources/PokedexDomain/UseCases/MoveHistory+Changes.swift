/// A time in which one of a move's values was not what it is today.
public struct MoveChange: Hashable, Sendable {
    /// The values that changed.
    public enum Aspect: CaseIterable, Hashable, Sendable {
        /// ``MoveValues/type``.
        case type
        /// ``MoveValues/damageClass``.
        case damageClass
        /// ``MoveValues/power``.
        case power
        /// ``MoveValues/accuracy``.
        case accuracy
        /// ``MoveValues/powerPoints``.
        case powerPoints
        /// ``MoveValues/effectChance``.
        case effectChance
    }

    /// Which value was different.
    public let aspect: Aspect
    /// The first games in which it was.
    public let first: Identifier<VersionGroup>
    /// The last games in which it was.
    public let last: Identifier<VersionGroup>
    /// All values of that time; those beside the aspect are those of its last games.
    public let then: MoveValues
}

extension MoveHistory {
    /// The times in which a move's values were not today's: by value, the oldest time first.
    public func changes(of move: Move) -> [MoveChange] {
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

    /// The stretches of neighbours that agree.
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
    fileprivate func agrees(with other: Self, in aspect: MoveChange.Aspect) -> Bool {
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
