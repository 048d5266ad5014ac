import PokedexDomain

/// An encounter by the numbers of what it names.
public func encounter(
    _ chance: Int, _ levels: ClosedRange<Int>, versions: [Int] = [1], area: Int = 1,
    method: Int = 1, conditions: [Int] = []
) -> Encounter {
    Encounter(
        area: Identifier(area), method: Identifier(method),
        conditions: conditions.map { Identifier($0) },
        versions: versions.map { Identifier($0) }, levels: levels, chance: chance)
}
